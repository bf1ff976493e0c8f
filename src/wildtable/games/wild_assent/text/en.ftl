### The texts of Wild Assent in English.
### A fact that has a message `name-<value>` arrives here by its name: "Player 1", not "P1"; a list arrives with
### its names joined by commas. The form `the` of a name is what a sentence says in its midst: `$gladiator-the`. A
### log line has the form `you` where the player who reads it is the one who acts.

## The game

title = Wild Assent: The Arena
tagline = Two troupes of Creatures and their Assents in the ring: where you stand and where you look decides the fight.
by-lot = who sits where, what the dice show and which cards come
about =
    Each side drafts a troupe: an Assent with Skills and Equipment, and Creatures that each have a craft of their own. Round after round a Silvestrem card stirs things up, Momentum dice lend strength, and everybody moves and strikes once. Whoever comes from behind hits harder; whoever stands beside cover is hit less. When an Assent falls, its side has lost. For two players, or four in two teams.

## Names

name-P1 = Player 1
name-P2 = Player 2
name-P3 = Player 3
name-P4 = Player 4

name-N = north
name-E = east
name-S = south
name-W = west

name-gurantev = Gurantev
name-koralt = Koralt
name-amalia = Amalia
name-yerra = Yerra
name-phoenix = Phoenix
    .the = the Phoenix
name-horned-golem = Horned Golem
    .the = the Horned Golem
name-river-guardian = River Guardian
    .the = the River Guardian
name-wildswood-sentinel = Wildswood Sentinel
    .the = the Wildswood Sentinel
name-gryphon = Gryphon
    .the = the Gryphon
name-daemonretch = Daemonretch
    .the = the Daemonretch
name-streamcaller = Streamcaller
    .the = the Streamcaller
name-wildsflower = Wildsflower
    .the = the Wildsflower
name-lava-fiend = Lava Fiend
    .the = the Lava Fiend
name-exalted-effigy = Exalted Effigy
    .the = the Exalted Effigy
name-daemonspawn = Daemonspawn
    .the = the Daemonspawn
    .a = a Daemonspawn
name-wildswood-skirmisher = Wildswood Skirmisher
    .the = the Wildswood Skirmisher
    .a = a Wildswood Skirmisher
name-waterbound = Waterbound
    .the = the Waterbound
    .a = a Waterbound

name-stand-fast = Stand Fast
name-field-dressing = Field Dressing
name-onslaught = Onslaught
name-riposte = Riposte
name-war-horn = War Horn
name-unbreakable = Unbreakable
name-hammer-blow = Hammer Blow
name-soul-feast = Soul Feast
name-grave-chill = Grave Chill
name-drain-essence = Drain Essence
name-spirit-step = Spirit Step
name-beckon = Beckon
name-reaper = Reaper
name-dark-tide = Dark Tide
name-debilitate = Debilitate
name-mending-light = Mending Light
name-hex-of-roots = Hex of Roots
name-mirror-ward = Mirror Ward
name-foresight = Foresight
name-distant-doom = Distant Doom
name-sanctuary = Sanctuary
name-hunting-drums = Hunting Drums
name-scent-of-blood = Scent of Blood
name-blood-rite = Blood Rite
name-dodge = Dodge
name-maelstrom = Maelstrom
name-mending = Mending
name-the-binding = The Binding
name-ember-wake = Ember Wake
name-rekindle = Rekindle
name-bull-rush = Bull Rush
name-unmoved = Unmoved
name-tidal-wave = Tidal Wave
name-call-the-grove = Call the Grove
name-thorns = Thorns
name-quick-wings = Agile
name-take-wing = Take Wing
name-brood = Brood
name-leech = Leech
name-soothing-rain = Soothing Rain
name-splash = Splash
name-grasping-roots = Grasping Roots
name-pollen-cloud = Pollen Cloud
name-eruption = Eruption
name-molten-blood = Molten Blood
name-blinding-halo = Blinding Halo
name-piercing-light = Piercing Light

name-hunting-bow = Hunting Bow
name-war-axe = War Axe
name-ember-staff = Ember Staff
name-moon-blade = Moon Blade
name-chain-hook = Chain Hook
name-twin-fangs = Twin Fangs
name-gate-plate = Gate Plate
name-ring-mail = Ring Mail
name-runed-robe = Runed Robe
name-bark-hide = Bark Hide
name-warded-cloak = Warded Cloak
name-spiked-harness = Spiked Harness
name-gryphon-hide-gloves = Gryphon Hide Gloves
name-runners-boots = Runner's Boots
name-hunters-hood = Hunter's Hood
name-belt-of-vials = Belt of Vials
name-shadow-wraps = Shadow Wraps
name-war-paint = War Paint
name-lucky-bone = Lucky Bone
name-blood-stone = Blood Stone
name-raven-feather = Raven Feather
name-sun-disc = Sun Disc
name-bell-of-calm = Bell of Calm
name-fang-necklace = Fang Necklace
name-horn-of-echoes = Horn of Echoes
name-storm-orb = Storm Orb
name-stone-heart = Stone Heart
name-old-banner = Old Banner
name-hourglass = Hourglass
name-mask-of-dread = Mask of Dread

name-gentle-rain = Gentle Rain
name-stinging-swarm = Stinging Swarm
name-shifting-sands = Shifting Sands
name-lullaby = Lullaby
name-hot-blood = Hot Blood
name-heavy-air = Heavy Air
name-the-crowd-roars = The Crowd Roars
name-homeward-call = Homeward Call
name-iron-season = Iron Season
name-thin-air = Thin Air
name-keen-blades = Keen Blades
name-open-wounds = Open Wounds
name-healing-springs = Healing Springs
name-draw-blood = Draw Blood
name-no-idlers = No Idlers
name-take-the-middle = Take the Middle
name-untouchable = Untouchable
name-no-honor = No Honor
name-cross-the-line = Cross the Line
name-a-life = A Life

name-partial-cover = Partial Cover
    .the = Partial Cover
name-full-cover = Full Cover
    .the = Full Cover
name-spinning-blades = Spinning Blades
    .the = Spinning Blades
name-pit = Pit
    .the = a Pit

name-success = Success
name-special = Special
name-blank = Blank
name-damage = Damage
    .die = a Damage die
    .dice = Damage dice
name-defense = Defense
    .die = a Defense die
    .dice = Defense dice
name-speed = Speed
    .die = a Speed die
    .dice = Speed dice
name-healing = Healing
    .die = a Healing die
    .dice = Healing dice

name-whim = Whim
name-edict = Edict
name-demand = Demand

## What a fighter is good for, in one sentence

role-gurantev = The guardian: slow, hard to hurt, and at his best beside his own.
role-koralt = The reaper: strikes from afar and grows stronger with everybody who falls.
role-amalia = The witch: hardly fights herself, heals her own and leaves nobody else fit to fight.
role-yerra = The huntress: drives her Creatures forward and pays for it in blood.
role-phoenix = Flies over everything and strikes from behind.
role-horned-golem = A wall that walks: slow, thick-skinned, and it pushes others away.
role-river-guardian = Stands in the midst of everybody and washes them away.
role-wildswood-sentinel = Strikes back at whoever strikes it, and calls saplings to its side.
role-gryphon = Acts twice in a round.
role-daemonretch = Fights from a distance and sends its brood ahead.
role-streamcaller = Swift; heals its friends and raises water against attackers.
role-wildsflower = Holds others where they are and tires them.
role-lava-fiend = Burns all in front of it, and whoever touches it.
role-exalted-effigy = Fragile; shoots straight through a whole row.
role-daemonspawn = Small and quick to fall; there is always another.
role-wildswood-skirmisher = Small and swift; gets behind others.
role-waterbound = Small; stands in the way.

## Words on the cards

size-large = large
size-medium = medium
type-special = Special Skill
type-passive = Passive Skill
type-defensive = Defensive Skill
type-active = Active Skill
equipment-weapon = weapon
equipment-armor = armor
equipment-garb = garb
equipment-charm = charm
equipment-relic = relic
card-numbers =
    Health { $health }, Speed { $speed }{ $movement ->
        [swift] , Swift
        [flight] , Flight
       *[normal] { "" }
    }, Range { $range }, { $base } { $type ->
        [physical] physical
       *[magical] magical
    } Base Damage, { $dice } Attack dice, Physical Defense { $physical }, Magical Defense { $magical }.
card-weapon =
    Range { $range }, { $base } { $type ->
        [physical] physical
       *[magical] magical
    } Base Damage, { $dice } Attack dice.
card-armor = Physical Defense +{ $physical }, Magical Defense +{ $magical }.
card-summons = Summons: { $name }.
card-tokens =
    { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
sort-assent = Assent
sort-creature = Creature
sort-summon = Summon
sort-skill = Skill card
sort-equipment = Equipment card
sort-silvestrem = Silvestrem card

## What the statuses do

about-immobilize = Immobilize: neither steps nor turns in the next activation. A second one becomes Stun.
about-bleed = Bleed: loses 1 Health whenever it activates, until something heals it; that healing only stops the bleeding.
about-fatigue = Fatigue: 2 less Speed in the next activation.
about-blind = Blind: 2 fewer Attack dice in the next activation.
about-stun = Stun: the next activation is skipped.

## Log lines: the draft and the set-up

event-draft-rolled =
    { $symbols ->
        [one] Draft roll of { $seats }: { $faces }. That is one symbol.
       *[other] Draft roll of { $seats }: { $faces }. That is { $symbols } symbols.
    }
event-draft-tied = As many symbols on both sides: they roll again.
event-draft-decided = The most symbols: { $seats } may pick first and will be red.
event-picked = { $seat } picks { $card-the }.
    .you = You pick { $card-the }.
event-dealt = { $seat } is given { $card-the }.
    .you = You are given { $card-the }.
event-chose = { $seat } has chosen the Skills { $skills }; the order of activation is { $order-the }.
    .you = Your Skills are { $skills }; your order of activation is { $order-the }.
event-obstacle-placed = { $seat } puts { $obstacle-the } on { $field }.
    .you = You put { $obstacle-the } on { $field }.
event-placed = { $gladiator-the } starts on { $field }, facing { $facing }.

## Log lines: the round, Silvestrem and Momentum

event-round-began = Round { $round }. First: { $seats }.
event-revealed = What was placed hidden lies open.
event-scored = { $seats } holds the High Ground: { $points } of 3.
event-reshuffled = The discarded Silvestrem cards are shuffled into a new deck.
event-silvestrem-drawn = Silvestrem sends a card. { $kind }: { $card }.
event-edict-resolved = The Edict { $card } takes effect.
event-demand-judged =
    { $result ->
        [all] Both sides have met the Demand { $card }.
        [none] Neither side has met the Demand { $card }.
       *[some] The Demand { $card } has been met by { $met }, but not by { $failed }.
    }
event-dice-won =
    { $dice ->
        [one] { $seat } wins { $die-die }.
       *[other] { $seat } wins { $dice } { $die-dice }.
    }
    .you =
    { $dice ->
        [one] You win { $die-die }.
       *[other] You win { $dice } { $die-dice }.
    }
event-rolled =
    { $why ->
        [attack] The Attack dice of { $seat }: { $faces }.
        [momentum] The Momentum dice of { $seat }: { $faces }.
        [reroll] { $seat } rolls again: { $faces }.
       *[text] { $seat } rolls Momentum dice for a Skill: { $faces }.
    }
    .you =
    { $why ->
        [attack] Your Attack dice: { $faces }.
        [momentum] Your Momentum dice: { $faces }.
        [reroll] You roll again: { $faces }.
       *[text] You roll Momentum dice for a Skill: { $faces }.
    }
event-assigned = { $gladiator-the } gets { $die-die }.
event-left =
    { $dice ->
        [one] { $die-die } of { $seat } is lost.
       *[other] { $dice } { $die-dice } of { $seat } are lost.
    }
    .you =
    { $dice ->
        [one] { $die-die } of yours is lost.
       *[other] { $dice } { $die-dice } of yours are lost.
    }
event-named-first = { $seat } goes first of the team.
    .you = You go first of your team.

## Log lines: activations

event-activated =
    { $how ->
        [free] { $gladiator-the } gets a free activation.
        [summon] { $gladiator-the } acts for its summoner.
       *[usual] It is the turn of { $gladiator-the }.
    }
event-skipped = { $gladiator-the } is stunned and misses its turn.
event-moved =
    { $how ->
        [turns] { $gladiator-the } turns to face { $facing } (1 Speed).
       *[goes] { $gladiator-the } moves to { $field }, facing { $facing } ({ $cost } Speed).
    }
event-climbed = { $gladiator-the } climbs out of the Pit to { $field }.
event-fell-into-pit = { $gladiator-the } is in the Pit on { $field }: its next activation goes into climbing out.
event-brought = { $gladiator-the } comes to { $field }, facing { $facing }.
event-pushed = { $gladiator-the } is knocked back to { $field }.
event-held = { $gladiator-the } is not knocked back: something is in the way.
event-summoned = { $by-the } summons { $gladiator-the } on { $field }, facing { $facing }.
event-used =
    { $how ->
        [free] { $gladiator-the } uses { $skill } as a free action.
       *[usual] { $gladiator-the } uses { $skill }.
    }
event-text-acts = The Skill { $skill } of { $gladiator-the } acts.
event-affected = { $skill } acts on { $gladiator-the }.
event-regained =
    { $tokens ->
        [one] { $gladiator-the } regains a token for { $skill }.
       *[other] { $gladiator-the } regains { $tokens } tokens for { $skill }.
    }

## Log lines: attacks and what comes of them

event-attacked =
    { $how ->
        [with] { $gladiator-the } attacks { $targets-the } with { $with }
        [free] { $gladiator-the } makes a free attack on { $targets-the }
        [retaliates] { $gladiator-the } strikes back at { $targets-the }
       *[default] { $gladiator-the } attacks { $targets-the }
    }{ $behind ->
        [yes] , from behind: 2 more damage
       *[no] { "" }
    }.
event-ignored = { $gladiator-the } ignores the attack.
event-struck =
    { $through ->
        [yes] { $gladiator-the } is hit: { $total } damage against a defense of { $defense }.
       *[no] { $gladiator-the } is unharmed: { $total } damage against a defense of { $defense }.
    }
event-hurt =
    { $gladiator-the } loses { $lost } Health{ $why ->
        [bleed] { " " }by bleeding
        [blades] { " " }in the Spinning Blades
        [collision] { " " }in the collision
        [cost] { " " }as the price of a Skill
        [text] { " " }by { $card }
       *[attack] { "" }
    } and has { $left } left.
event-healed =
    { $gained ->
        [0] { $gladiator-the } is healed, but had lost nothing.
       *[other] { $gladiator-the } is healed by { $gained } and has { $left } Health.
    }
event-inflicted =
    { $status ->
        [immobilize] { $gladiator-the } is Immobilized.
        [bleed] { $gladiator-the } bleeds.
        [fatigue] { $gladiator-the } is Fatigued.
        [blind] { $gladiator-the } is Blinded.
       *[stun] { $gladiator-the } is Stunned.
    }
event-cleansed =
    { $status ->
        [immobilize] { $gladiator-the } is no longer Immobilized.
        [bleed] { $gladiator-the } stops bleeding.
        [fatigue] { $gladiator-the } is no longer Fatigued.
        [blind] { $gladiator-the } is no longer Blinded.
        [stun] { $gladiator-the } is no longer Stunned.
       *[any] { $gladiator-the } is rid of all statuses.
    }
event-slain = { $gladiator-the } is slain.
event-destroyed = { $gladiator-the } is destroyed.
event-escaped = { $gladiator-the } escapes from the arena.

## Log lines: the end. The reason follows as a sentence of its own.

event-conceded = { $seat } concedes.
    .you = You concede.
event-game-over =
    { $result ->
        [drawn] The match is over. Nobody wins.
       *[won] The match is over. It is won by { $winners }.
    }
resigning = The other side wins at once; in a team, when your partner gives up too. You cannot take it back.
reason-assent-fell = The last Assent of a side has fallen.
reason-last-standing = Nobody of a side is left standing.
reason-stalemate = For many rounds nobody has lost any Health, or nobody has fallen.
reason-round-limit = The last round has been played.
reason-conceded = A side has conceded.
reason-scenario = The aim of the scenario has been reached.
reason-both-fell = Both sides fell in the same moment.

## What is asked of a player

prompt-draft = { $side }: pick a card.
prompt-deal = { $side }: choose who of your team gets the card.
prompt-choose = { $side }: choose two Skill cards, and the order in which your Creatures will activate.
prompt-obstacle = { $side }: put an obstacle on your half of the arena.
prompt-placing = { $side }: put one of your Gladiators on a start field.
prompt-momentum = { $side }: roll Momentum dice again, or give the dice to your Gladiators.
prompt-name = { $side }: choose who of your team goes first in this round.
prompt-activation = { $side }: move your Gladiator, then act with it.
prompt-aim = { $side }: choose the target of the free attack.
prompt-push = { $side }: choose who is knocked back next.
prompt-stroll = { $side }: choose where your Gladiator goes.
prompt-put = { $side }: choose the field and the facing.
prompt-summon = { $side }: choose where the Summon appears.
prompt-effect = { $side }: decide what the card does.
prompt-award = { $side }: choose who of your team gets the dice that you won.
prompt-sequence = { $side }: choose which of your Skills acts first.
prompt-hidden-obstacles = { $side }: place your obstacles, hidden from the other side.
prompt-hidden-troupes = { $side }: place your Gladiators, hidden from the other side.
prompt-over = The match is over.

## The steps of the game

step-draft-roll = Draft roll
step-draft = Draft
step-deal = Dealing in the team
step-choose = Skills and order
step-obstacle = Obstacles
step-placing = Placement
step-round = Round
step-silvestrem = Silvestrem
step-card = A Silvestrem card
step-momentum = Momentum
step-name = Who goes first
step-activation = Activation
step-moment = Skills
step-attack = Attack
step-aim = Free attack
step-push = Knockback
step-stroll = Moving
step-put = Placing
step-summon = Summoning
step-trial = A roll
step-dice = Dice
step-effect = A card's choice
step-award = Who gets the dice
step-sequence = Which Skill first
step-hidden-obstacles = Hidden obstacles
step-hidden-troupes = Hidden placement
step-over = End

## What an action comes to

outcome-way = { $cost } of { $speed } Speed.
outcome-pit = A Pit: the activation ends there, and the next one is spent on climbing out.
outcome-summons = This leaves { $by-the } where it stands.
outcome-covered = +{ $defense } Defense beside Partial Cover.
outcome-reaches = From there you could attack { $targets-the }.
outcome-behind = You would strike { $targets-the } from behind: +2 damage.
outcome-strikes = { $target }: { $several ->
        [yes] { $least }–{ $most } damage{ $slain ->
            [0] { "" }
           *[other] , slain with { $slain }%
        }
       *[no] { $least ->
            [0] { $most ->
                [0] no damage
               *[other] up to { $most } damage
            }
           *[other] { $least } to { $most } damage
        }, { $expected } to be expected; { $slain ->
            [0] cannot be slain
            [100] { $open ->
                [yes] slain
               *[no] will be slain
            }
           *[other] slain with a chance of { $slain }%
        }
    }{ $slain ->
        [0] { "" }
       *[other] { $open ->
            [yes] { " " }unless { $unless } prevents it
           *[no] { "" }
        }
    }{ $back ->
        [yes] ; from behind, +2
       *[no] { "" }
    }.

## The board in words

board-round = round { $round }
board-fallen = fallen
board-in-pit = in the Pit
board-waiting = not on the board yet
board-acted = has acted
board-active = active
board-momentum = Momentum dice of { $seat }: { $faces }
board-won = { $seat } has for the next roll: { $faces }
board-left-over = Still to be placed by { $seats }: { $obstacles }
board-attack = { $gladiator-the } attacks { $targets-the }.
board-text = To be decided: { $card }.
board-legend = ^ > v <  facing   + Partial Cover   # Full Cover   * Spinning Blades   o Pit

## Why something is not allowed

refusal-WA-WIN-04 = The match is over; nothing more is played.
refusal-WA-ROUND-01 = That is not what is asked of you now.
refusal-WA-RULING-113 = You have chosen already; the others are still choosing.
refusal-WA-RULING-139 = You have conceded already; your partner has to as well.

refusal-WA-TROUPE-04 = There is no such card to choose from.
refusal-WA-DRAFT-02 = It is the other side that takes a large Creature now.
refusal-WA-DRAFT-03 = It is the other side that takes a medium Creature now.
refusal-WA-DRAFT-04 = It is the other team that takes a medium Creature now.
refusal-WA-DRAFT-06 = It is the other side that takes an Assent now.
refusal-WA-DRAFT-07 = It is the other team that takes an Assent now.
refusal-WA-DRAFT-08 = It is the other side that takes an Equipment card now.
refusal-WA-DRAFT-09 = It is the other team that takes an Equipment card now.
refusal-WA-RULING-121 = The sides take one card each in turn, and it is the turn of the other side.
refusal-WA-RULING-167 = Others are first: Player 1's captain deals first, and of team-mates the lower seat begins.
refusal-WA-PLACE-02 =
    { $asked ->
        [no] The sides place their obstacles in turn, and it is the turn of the other side.
       *[yes] All obstacles are placed before any Gladiator.
    }
refusal-WA-DRAFT-05 = Large Creatures are taken first, medium ones after them.
refusal-WA-RULING-110 = That card is taken already.
refusal-WA-RULING-112 = Your Assents have no slot left for that card.
refusal-WA-RULING-114 =
    { $asked ->
        [no] That is decided by the captain of your team.
       *[yes] The cards of a team go to its two players: one large Creature each, medium ones evenly.
    }
refusal-WA-TROUPE-02 = Choose your two Skill cards first.
refusal-WA-TROUPE-05 = That is no Creature of yours without a place in the row.
refusal-WA-TROUPE-07 = Choose two different ones of the five Skill cards of your Assent.
refusal-WA-PLACE-01 = You have no obstacle of that kind left.
refusal-WA-PLACE-03 = Your obstacles go on the three columns of your half between your start columns and the middle.
refusal-WA-PLACE-04 = An obstacle may not be beside another one, not even diagonally.
refusal-WA-OBST-01 = There is an obstacle on that field already.
refusal-WA-PLACE-05 =
    { $asked ->
        [no] The sides place their Gladiators in turn, and it is the turn of the other side.
       *[yes] That is no Gladiator of yours that is still to be placed.
    }
refusal-WA-PLACE-06 = Your Gladiators start on free fields of your own two start columns.
refusal-WA-RULING-118 = Only Assents and Creatures are placed before the match.

refusal-WA-ROUND-09 = Name one of the two players of your own team.
refusal-WA-MOM-02 = You reroll once in a round, and only dice that you have rolled.
refusal-WA-MOM-09 = A Creature gets at most two such dice, and never two of the same kind.
refusal-WA-MOM-10 = Only Creatures get this die; for others there are Healing dice.
refusal-WA-RULING-101 = Summons get Healing dice and no others.
refusal-WA-MOM-13 = There is no such Gladiator on the board.
refusal-WA-RULING-132 = Your dice go to your own troupe.
refusal-WA-RULING-131 = Somebody else rolls and assigns Momentum dice now; everybody does all of it at once.
refusal-WA-RULING-159 = Name the one of the two players of your own team who gets the dice.

refusal-WA-MOVE-01 = That is too far for a Speed of { $speed }.
refusal-WA-MOVE-05 = That field is occupied.
refusal-WA-MOVE-06 = Its movement is over: it is made at once, before any action or free action.
refusal-WA-ACT-01 = The movement comes first; it may also stay where it is. Then it may act.
refusal-WA-COVER-02 = Nobody stops on Partial Cover.
refusal-WA-FLY-02 = Whoever flies passes over that field, but cannot end there.
refusal-WA-STATUS-02 = It is Immobilized and uses no Speed in this activation.
refusal-WA-RULING-38 = There is no such field: nobody leaves the board.
refusal-WA-RULING-41 = That is farther than the text lets it move, or it would have to turn.
refusal-WA-KEY-23 = That field is farther away than the text allows.
refusal-WA-RULING-143 = Somebody can only be Placed on a free field.
refusal-WA-PIT-02 = From the Pit it climbs to an adjacent field, and does nothing else.
refusal-WA-RULING-43 = It climbs to a free field beside the Pit and does not turn.
refusal-WA-RULING-48 = Whoever can climb out of a Pit has to; that is so for Summons, too.
refusal-WA-SUMMON-03 = Its Summons activate first, or pass; then it moves and acts.
refusal-WA-SUMMON-05 = A Summon enters on a field adjacent to its summoner.
refusal-WA-RULING-95 = All figures of that kind are on the board already.
refusal-WA-RULING-96 = A Summon enters on a free field.
refusal-WA-RULING-150 = That Summon has activated already, or it is no Summon of the one who activates.

refusal-WA-ACTION-01 = It has no such attack or Skill to use.
refusal-WA-RULING-40 = That Skill was used in this activation already.
refusal-WA-TOKEN-01 = There are not enough tokens left for that.
refusal-WA-RULING-163 = The price for that cannot be paid.
refusal-WA-RULING-61 = There is no enemy whom that attack could hit.
refusal-WA-RULING-51 = This Skill has nothing to say now.
refusal-WA-RULING-120 = You have placed everything that you had to place.
refusal-WA-RULING-57 = That attack hits everybody in its area; no single target is chosen.
refusal-WA-LOS-03 = The target is not in the frontal arc.
refusal-WA-LOS-04 = The line of sight is blocked: a Gladiator, Full Cover or Spinning Blades are in between.
refusal-WA-LOS-05 = Allies cannot be attacked.
refusal-WA-RANGE-01 = The target is { $away } fields away, and the Range is { $range }.
refusal-WA-KEY-26 = A Retaliate attack does not set off another one.
refusal-WA-RULING-90 = It has struck back at this attack already.
refusal-WA-RULING-75 = Choose one of those who are still to be pushed.
refusal-WA-RULING-94 = It has had a Free Activation in this round already.
refusal-WA-RULING-173 = From where it stands it has nobody to attack.
refusal-WA-RULING-176 = A harmful Skill needs an enemy within its range, in the frontal arc and in a free line.
refusal-WA-RULING-144 = There are no more tokens to regain.
refusal-WA-STATUS-01 = There is no such status to take off.
refusal-WA-KEY-08 = Only Summons are destroyed.

refusal-WA-KEY-01 = Those whom the text asks for are not near enough.
refusal-WA-KEY-02 = Choose an ally whom the text can reach.
refusal-WA-RULING-59 = The text does not reach that ally: it must be of the right kind, near enough, and in a free line.
refusal-WA-KEY-15 = Choose a Gladiator whom the text can reach.
refusal-WA-COVER-01 = That asks for Partial Cover beside it.
refusal-WA-BACK-01 = That asks for an attack from behind.
refusal-WA-STAT-04 = That depends on how much Health is left.
refusal-WA-RULING-53 = Choose a target of the attack.
refusal-WA-RULING-60 = There is nobody whom the text means.
refusal-WA-RULING-62 = That depends on what kind of Gladiator it is.
refusal-WA-RULING-63 = That depends on whether somebody is damaged.
refusal-WA-RULING-127 = That is judged at the end of the round.
refusal-WA-RULING-165 = Choose one of those with the least Health.

## Options

option-victory = Aim of the match
option-victory-about = What a side must do to win.
option-victory-deathmatch = Deathmatch: fell the Assent
option-victory-last-man-standing = Last Man Standing: fell everybody
option-victory-own-high-ground = Scenario of our own: hold the High Ground
option-victory-own-breakthrough = Scenario of our own: Breakthrough

option-silvestrem = Silvestrem cards
option-silvestrem-about = In every round a card is drawn that changes something for both sides.

option-placement = Placement
option-placement-about = In turn, one at a time, or both sides at the same time and hidden until all are done.
option-placement-alternating = In turn
option-placement-simultaneous = Hidden, at the same time
option-on_leave = When somebody leaves
option-on_leave-about = What becomes of the seat of a player who has left: a bot plays on, the partner of the team plays both troupes (without one a bot does), the troupe stands still and only climbs out of Pits, or the match waits.
option-on_leave-bot = A bot takes over
option-on_leave-partner = The partner takes over
option-on_leave-autopass = The troupe stands still
option-on_leave-pause = The match waits
option-decision_seconds = Time for a decision
option-decision_seconds-about = When the time is up, as little as possible happens by itself: nobody moves, attacks or rerolls. Whoever is not at the table then counts as having left.
option-decision_seconds-0 = No limit
option-decision_seconds-30 = 30 seconds
option-decision_seconds-60 = 1 minute
option-decision_seconds-120 = 2 minutes
option-decision_seconds-300 = 5 minutes

option-selection = Choice of troupes
option-selection-about = In the draft the side that picks second picks twice; otherwise both sides pick in turn, one card at a time.
option-selection-draft = Draft
option-selection-free = In turn

option-large_per_side = Large Creatures
option-large_per_side-about = How many large Creatures each side has.
option-large_per_side-2 = 2
option-large_per_side-1 = 1
option-large_per_side-3 = 3

option-medium_per_side = Medium Creatures
option-medium_per_side-about = How many medium Creatures each side has; the usual number is 3 for two players and 4 for a team.
option-medium_per_side-0 = The usual number
option-medium_per_side-1 = 1
option-medium_per_side-2 = 2
option-medium_per_side-3 = 3
option-medium_per_side-4 = 4
option-medium_per_side-5 = 5

option-board_rows = Width of the arena
option-board_rows-about = How many rows the arena has; it always has ten columns.
option-board_rows-10 = 10 rows
option-board_rows-6 = 6 rows
option-board_rows-7 = 7 rows
option-board_rows-8 = 8 rows
option-board_rows-9 = 9 rows
option-board_rows-11 = 11 rows
option-board_rows-12 = 12 rows

option-momentum_before_card = Momentum before the card
option-momentum_before_card-about = The Momentum dice are rolled before the Silvestrem card is drawn, not after it.

option-blades_damage = Damage by Spinning Blades
option-blades_damage-about = How much damage somebody takes who is knocked into Spinning Blades.
option-blades_damage-2 = 2
option-blades_damage-1 = 1
option-blades_damage-3 = 3

option-blades_bleed = Spinning Blades make bleed
option-blades_bleed-about = Whoever is knocked into Spinning Blades also bleeds.

option-healing_counts_against_limit = Healing dice count
option-healing_counts_against_limit-about = Healing dice count towards the two Momentum dice that a Creature may have.

option-side_step = Side steps
option-side_step-about = A step to the left or right needs no turn.

option-corner_blocks = Lines past corners
option-corner_blocks-about = Whether a line of sight that runs exactly through the corner of a field is blocked there.
option-corner_blocks-none = Never blocked
option-corner_blocks-both = Blocked if both fields beside it block
option-corner_blocks-any = Blocked if one field beside it blocks

option-area_back_bonus = Area attacks from behind
option-area_back_bonus-about = Attacks on an area also do 2 more damage from behind.

option-partial_cover_stacks = Two Partial Covers
option-partial_cover_stacks-about = Two Partial Covers beside a Gladiator give +2 Defense, not +1.

option-pit_free_facing = Turning out of a Pit
option-pit_free_facing-about = Whoever climbs out of a Pit may choose the facing.

option-support_needs_arc = Help only ahead
option-support_needs_arc-about = Skills that help an ally need that ally in the frontal arc.

option-knockback_collision_damage = Damage by collisions
option-knockback_collision_damage-about = How much damage a Knockback does that something else than Spinning Blades stops.
option-knockback_collision_damage-0 = None
option-knockback_collision_damage-1 = 1
option-knockback_collision_damage-2 = 2

option-stun_stops_reactions = Stun stops Skills
option-stun_stops_reactions-about = Whoever is Stunned cannot use Defensive Skills or strike back.

option-on_activation_before_bleed = Skills before bleeding
option-on_activation_before_bleed-about = At the start of an activation, Skills act before the bleeding does.

option-agile_second_slot = Second activation later
option-agile_second_slot-about = The second activation of an Agile Creature comes after all other Creatures of its player.

option-team_momentum = Dice for the team
option-team_momentum-about = In a team, Momentum dice may go to the Gladiators of the partner.

option-unlimited_summons = Any number of Summons
option-unlimited_summons-about = The number of figures does not limit the Summons.

option-allow_duplicate_creatures = Creatures more than once
option-allow_duplicate_creatures-about = Both sides may pick the same Creature.

option-stall_rounds = Stalemate
option-stall_rounds-about = After how many rounds without any lost Health the match is drawn.
option-stall_rounds-10 = After 10 rounds
option-stall_rounds-5 = After 5 rounds
option-stall_rounds-20 = After 20 rounds

option-round_limit = Last round
option-round_limit-about = After how many rounds the match ends; then more living Assents win, then more Creatures, then more Health.
option-round_limit-0 = No limit
option-round_limit-5 = After 5 rounds
option-round_limit-10 = After 10 rounds
option-round_limit-15 = After 15 rounds
option-round_limit-20 = After 20 rounds

## The sentences on the cards

card-prefixed = { $prefix }: { $sentence }
card-until = { $sentence } { $until }
card-then = then
card-else = otherwise
card-done = if you do
card-not-done = if you do not

when-always = always
when-action = action
when-free-action = free action
when-activation-start = on activation
when-activation-end = at the end of the activation
when-own-attack = on attack
when-special =
    { $specials ->
        [one] on Special
       *[other] on Special (x{ $specials })
    }
when-each-special = on each Special
when-on-damage = on damage
when-attacked-before = on defense, before the roll
when-attacked-after = on defense, after the attack
when-slain =
    { $whose ->
        [own] when { $kind-own } of yours is slain
        [opponent] when an enemy { $kind-word } is slain
       *[any] when { $kind-own } is slain
    }
when-drawn = at once, each side for itself
when-round-end = at the end of each round, each side for itself
when-success = success
when-failure = failure

kind-assent = Assent
    .own = an Assent
    .word = Assent
    .many = Assents
kind-creature = Creature
    .own = a Creature
    .word = Creature
    .many = Creatures
kind-summon = Summon
    .own = a Summon
    .word = Summon
    .many = Summons
kind-any = Gladiator
    .own = a Gladiator
    .word = Gladiator
    .many = Gladiators

who-self = this Gladiator
    .has = this Gladiator has
    .is = this Gladiator is
    .stands = this Gladiator stands
who-target = the target
    .has = the target has
    .is = the target is
    .stands = the target stands
who-attacker = the attacker
    .has = the attacker has
    .is = the attacker is
    .stands = the attacker stands

status-immobilize = Immobilize
status-bleed = Bleed
status-fatigue = Fatigue
status-blind = Blind
status-stun = Stun
status-any = all statuses

damage-physical = physical
damage-magical = magical
area-one = one enemy
area-adjacent = all adjacent Gladiators
area-adjacent-enemies = all adjacent enemies
area-line = all in a straight line ahead
area-arc = all in the frontal arc
face-damage = a Damage die
    .many = Damage dice
    .shown = Damage
face-defense = a Defense die
    .many = Defense dice
    .shown = Defense
face-speed = a Speed die
    .many = Speed dice
    .shown = Speed
face-healing = a Healing die
    .many = Healing dice
    .shown = Healing
what-physical = physical defense
what-magical = magical defense
what-cover = Partial Cover
what-momentum = Defense dice
deed-hurt-assent = damage an enemy Assent
deed-hurt-creature = damage an enemy Creature
deed-slay = slay an enemy Assent or Creature
deed-heal = heal a Gladiator
deed-attack = attack
deed-attack-from-behind = attack an enemy from behind
deed-move-every-creature = move every Creature of yours
deed-inflict = inflict a status
deed-unhurt = lose no Health at all
zone-middle = in the two middle columns
zone-enemy-half = in the enemy half
zone-own-half = in your own half
zone-beside-cover = beside Partial Cover

if-damaged =
    { $is ->
        [yes] if { $who-is } damaged
       *[no] if { $who-is } not damaged
    }
if-kind =
    { $is ->
        [yes] if { $who-is } { $kind-own }
       *[no] if { $who-is } not { $kind-own }
    }
if-status =
    { $is ->
        [yes] if { $who-has } { $status-name }
       *[no] if { $who-has } no { $status-name }
    }
if-afflicted =
    { $is ->
        [yes] if { $who-has } a status
       *[no] if { $who-has } no status
    }
if-allies =
    { $is ->
        [yes] if at least { $at-least ->
            [one] one ally stands
           *[other] { $at-least } allies stand
        } { $within ->
            [one] adjacent
            [20] on the board
           *[other] within { $within } fields
        }
       *[no] if fewer than { $at-least } allies stand { $within ->
            [one] adjacent
            [20] on the board
           *[other] within { $within } fields
        }
    }
if-enemies =
    { $is ->
        [yes] if at least { $at-least ->
            [one] one enemy stands
           *[other] { $at-least } enemies stand
        } { $within ->
            [one] adjacent
            [20] on the board
           *[other] within { $within } fields
        }
       *[no] if fewer than { $at-least } enemies stand { $within ->
            [one] adjacent
            [20] on the board
           *[other] within { $within } fields
        }
    }
if-cover =
    { $is ->
        [yes] if { $who-stands } beside Partial Cover
       *[no] if { $who-stands } beside no Partial Cover
    }
if-back =
    { $is ->
        [yes] if the attack comes from behind
       *[no] if the attack does not come from behind
    }
if-health =
    { $is ->
        [yes] if { $who-has } { $at-most } Health or less
       *[no] if { $who-has } more than { $at-most } Health
    }
if-tokens =
    { $is ->
        [yes] if { $at-least ->
            [one] a token is
           *[other] { $at-least } tokens are
        } left
       *[no] if fewer than { $at-least } tokens are left
    }
if-far =
    { $is ->
        [yes] if the attacker is { $at-least } or more fields away
       *[no] if the attacker is less than { $at-least } fields away
    }
if-did =
    { $times ->
        [one] { $deed-name } in this round
       *[other] { $deed-name } { $times } times in this round
    }
if-stands =
    { $at-least ->
        [one] have { $kind-own } { $zone-name } at the end of the round
       *[other] have { $at-least } { $kind-many } { $zone-name } at the end of the round
    }

until-attack = in this attack
until-next-attack = in the next attack
until-activation = in this activation
until-next-activation = until the end of the next activation
until-round = in this round
until-match = for the rest of the match

to-self = this Gladiator
to-target = the target
to-attacker = the attacker
to-ally =
    { $kind ->
        [any] an ally
       *[other] an allied { $kind-word }
    }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields
    }
to-enemy =
    { $kind ->
        [any] an enemy
       *[other] an enemy { $kind-word }
    }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields
    }
to-gladiator =
    { $kind-own }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields
    }
to-each-ally =
    { $kind ->
        [any] each ally
       *[other] each allied { $kind-word }
    }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields all around
    }
to-each-enemy =
    { $kind ->
        [any] each enemy
       *[other] each enemy { $kind-word }
    }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields all around
    }
to-each-gladiator =
    each { $kind-word }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields all around
    }
to-weakest = the { $kind-word } with the least Health

cost-health = you may damage this Gladiator for { $points }
cost-tokens =
    you may spend { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }

do-attack =
    attack { $area-name }{ $area ->
        [one] { $range ->
            [20] { " " }anywhere on the board
           *[other] { " " }at Range { $range }
        }
        [line] { " " }up to { $range } fields
        [arc] { " " }up to { $range } fields
       *[other] { "" }
    } with { $base } { $damage-name } damage and { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
do-assign = { $may ->
        [yes] you may Assign
       *[no] Assign
    } { $by } damage to { $to-name }
do-heal = { $may ->
        [yes] you may heal
       *[no] heal
    } { $to-name } for { $by }
do-inflict = { $may ->
        [yes] you may inflict
       *[no] inflict
    } { $status-name } on { $to-name }
do-cleanse = { $may ->
        [yes] you may take
       *[no] take
    } { $status-name } from { $to-name }
do-move-fields = { $may ->
        [yes] { $to-name } may move
       *[no] { $to-name } moves
    } up to { $by ->
        [one] one field
       *[other] { $by } fields
    }
do-place = { $may ->
        [yes] you may Place
       *[no] Place
    } { $to-name } on a free field within { $within } fields
do-knockback = { $may ->
        [yes] you may use Knockback { $by } on
       *[no] Knockback { $by } on
    } { $to-name }
do-free-attack = { $to-name } { $may ->
        [yes] may make
       *[no] makes
    } a free attack
do-free-activation = { $to-name } { $may ->
        [yes] may take
       *[no] takes
    } a free activation
do-retaliate = { $may ->
        [yes] you may Retaliate
       *[no] Retaliate
    }
do-summon = { $may ->
        [yes] you may summon
       *[no] summon
    } one
do-regain = { $may ->
        [yes] you may regain
       *[no] regain
    } { $by ->
        [one] a token
       *[other] { $by } tokens
    }
do-roll-momentum = { $may ->
        [yes] you may roll
       *[no] roll
    } { $by ->
        [one] one Momentum die
       *[other] { $by } Momentum dice
    }
    .then = if at least one shows { $face-shown }
    .else = otherwise
do-ignore-attack = { $may ->
        [yes] this Gladiator may ignore
       *[no] this Gladiator ignores
    } the attack
do-die = get { $by ->
        [one] { $face-name }
       *[other] { $by } { $face-many }
    }
do-escape = { $to-name } { $may ->
        [yes] may escape
       *[no] escapes
    }
do-destroy = { $may ->
        [yes] you may destroy
       *[no] destroy
    } { $to-name }

change-speed = { $to-name } has { $way ->
        [set] Speed { $by }
        [more] +{ $by } Speed
       *[less] -{ $by } Speed
    }
change-range = { $to-name } has { $way ->
        [set] Range { $by }
        [more] +{ $by } Range
       *[less] -{ $by } Range
    }
change-base = { $to-name } has { $way ->
        [set] Base Damage { $by }
        [more] +{ $by } Base Damage
       *[less] -{ $by } Base Damage
    }
change-dice = { $to-name } rolls { $way ->
        [set] { $by } Attack dice
        [more] { $by ->
            [one] one Attack die more
           *[other] { $by } Attack dice more
        }
       *[less] { $by ->
            [one] one Attack die fewer
           *[other] { $by } Attack dice fewer
        }
    }
change-physical = { $to-name } has { $way ->
        [set] { $by } Physical Defense
        [more] +{ $by } Physical Defense
       *[less] -{ $by } Physical Defense
    }
change-magical = { $to-name } has { $way ->
        [set] { $by } Magical Defense
        [more] +{ $by } Magical Defense
       *[less] -{ $by } Magical Defense
    }
change-defense = { $to-name } has { $way ->
        [set] { $by } Defense
        [more] +{ $by } Defense
       *[less] -{ $by } Defense
    }
change-health = { $to-name } has { $way ->
        [set] { $by } Health
        [more] +{ $by } Health
       *[less] -{ $by } Health
    }
change-attack-damage = the attack does { $way ->
        [set] { $by } damage
        [more] +{ $by } damage
       *[less] -{ $by } damage
    }
change-attack-assigned = the damage is Assigned
change-automatically = it happens Automatically
change-life-steal = Life Steal
change-ignore = ignore { $what-name }
change-agile = { $to-name } activates twice each round
change-momentum-dice = roll { $way ->
        [set] { $by } Momentum dice
        [more] { $by ->
            [one] one Momentum die more
           *[other] { $by } Momentum dice more
        }
       *[less] { $by ->
            [one] one Momentum die fewer
           *[other] { $by } Momentum dice fewer
        }
    }
change-steady = { $to-name } cannot be knocked back
