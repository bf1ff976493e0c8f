# What the board of Wild Assent says besides the texts of the game.

wa-arena = The arena
wa-fields = Fields
wa-field = field { $column },{ $row }
wa-facings = Where to look
wa-face = Look { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
wa-facing-N = north
wa-facing-E = east
wa-facing-S = south
wa-facing-W = west
wa-looks = looks { $facing }
wa-you = You
wa-yours = yours
wa-partner = Your partner
wa-of-player = of player { $number }
wa-health-words = Health { $health } of { $most }
wa-left = { $gladiator }: Health { $health } of { $most }
wa-standing = { $standing } of { $all } Gladiators still stand
wa-fallen = { $gladiator }: slain
wa-round = Round { $round }
wa-order = The order of activation
wa-hand = What you have to hand
wa-read = Read the card
wa-read-card = What the card of { $name } says
wa-nobody-yet = nobody yet
wa-nothing-yet = nothing yet
wa-demand = { $side }: { $met ->
    [yes] the Demand is met as things stand
   *[no] the Demand is not met yet
  }
wa-dice-of = { $mine ->
    [yes] Your Momentum dice:
   *[no] { $whose } has these Momentum dice:
  }
wa-roll = { $why ->
    [attack] Attack:
    [draft] Draft roll of { $whose }:
   *[text] Dice for a Skill:
  }
wa-roll-attack = { $attacker-the } attacks { $targets-the }:
wa-roll-hurt = { $total } − { $defense } Defense: { $lost } damage
wa-roll-slain = { $total } − { $defense } Defense: slain
wa-roll-unharmed = { $total } − { $defense } Defense: unharmed
wa-goal-deathmatch = { $team ->
    [yes] Slay both enemy Assents.
   *[no] Slay the enemy Assent.
  }
wa-goal-last-man-standing = Slay every enemy Assent and Creature.
wa-goal-own-high-ground = Have more Assents and Creatures than the enemy on the framed fields in the middle when a round ends. Three such rounds win; so does slaying { $team ->
    [yes] both enemy Assents
   *[no] the enemy Assent
  }.
wa-goal-own-breakthrough = Have two of your Assents and Creatures in the start columns of the enemy when a round ends, or slay { $team ->
    [yes] both enemy Assents
   *[no] the enemy Assent
  }.
wa-points = { $points } of { $need } rounds on the High Ground
wa-broken = { $there } of { $need } in the enemy's start columns

## Statistics and cards

wa-stat = { $stat ->
    [health] Health
    [speed] Speed: fields and turns in one activation
    [range] Range: how far an attack reaches
    [base] Base Damage, { $damage ->
        [magical] magical
       *[physical] physical
      }
    [dice] Attack dice
    [physical] Physical Defense
   *[magical] Magical Defense
  }
wa-stat-word = { $stat ->
    [health] Health
    [speed] Speed
    [range] Range
    [base] { $damage ->
        [magical] magical
       *[physical] Damage
      }
    [dice] dice
    [physical] Defense
   *[magical] mag. Def.
  }
wa-movement-swift = Swift: steps diagonally forward, too
wa-movement-swift-short = Swift
wa-movement-flight = Flight: passes over Gladiators and obstacles
wa-movement-flight-short = Flight
wa-sort = { $sort ->
    [assent] Assent
    [summon] Summon
   *[creature] { $size ->
        [large] large Creature
       *[medium] medium Creature
      }
  }
wa-type-special = Special
wa-type-passive = Passive
wa-type-defensive = Defensive
wa-type-active = Active
wa-tokens = { $tokens } of { $most } tokens
wa-no-skills = It has no Skills.
wa-slots = Equipment
wa-choice-of-two = Two of these Skill cards
wa-slot-weapon = weapon
wa-slot-armor = armor
wa-slot-garb = garb
wa-slot-charm = charm
wa-slot-relic = relic
wa-slot-any = any
wa-kind-whim = Whim
wa-kind-edict = Edict
wa-kind-demand = Demand
wa-about-whim = A Whim acts at once and is then discarded.
wa-about-edict = An Edict holds for the rest of the match.
wa-about-demand = A Demand is judged at the end of this round, for each side.

wa-role-gurantev = The guardian: slow and hard to hurt, best beside his own.
wa-role-koralt = The reaper: strikes from afar and feeds on the fallen.
wa-role-amalia = The witch: weakens everybody and heals her own.
wa-role-yerra = The huntress: drives her Creatures forward, and pays in blood.
wa-role-phoenix = Flies over everything and falls upon the back rows.
wa-role-horned-golem = A wall that walks: hard to hurt, pushes others away.
wa-role-river-guardian = Stands in the midst of enemies and washes them away.
wa-role-wildswood-sentinel = Holds a place; whoever strikes it is struck.
wa-role-gryphon = Activates twice: there and back again in one round.
wa-role-daemonretch = Shoots, and brings a Daemonspawn each time it activates.
wa-role-streamcaller = Slips between enemies and mends allies.
wa-role-wildsflower = Holds enemies fast where they stand.
wa-role-lava-fiend = Burns everything before it at once.
wa-role-exalted-effigy = Shoots far and blinds what it hits.

## Why it ended, and for whom

wa-reason-assent-fell = { $who ->
    [you] Your Assent has fallen.
    [team] The last Assent of your team has fallen.
    [one] The Assent of { $name } has fallen.
   *[several] The last Assent of { $name } has fallen.
  }
wa-reason-last-standing = { $who ->
    [you] None of your Gladiators is left standing.
    [team] Nobody of your team is left standing.
   *[other] Nobody of { $name } is left standing.
  }
wa-reason-conceded = { $who ->
    [you] You have conceded.
    [team] Your team has conceded.
    [one] { $name } has conceded.
   *[several] { $name } have conceded.
  }

## The draft

wa-draft-roll = Who is Player 1?
wa-draft = { $whose ->
    [you] { $category ->
        [large] Take a large Creature
        [medium] Take a medium Creature
        [assent] Take an Assent
       *[equipment] Take an Equipment card
      }
   *[other] { $category ->
        [large] { $name } takes a large Creature
        [medium] { $name } takes a medium Creature
        [assent] { $name } takes an Assent
       *[equipment] { $name } takes an Equipment card
      }
  }
wa-draft-about-large = Every card is there once: what one side takes the other cannot have.
wa-draft-about-medium = Look for what you lack: somebody who shoots, heals or holds a place.
wa-draft-about-assent = { $team ->
    [yes] An Assent leads each troupe, with Skills of its own and Equipment.
   *[no] Your Assent leads the troupe, with Skills of its own and Equipment.
  }
wa-draft-about-equipment = What fits the slots of your { $team ->
    [yes] Assents
   *[no] Assent
  } lies first. A weapon is one more attack to choose from.
wa-picks = Whose pick it is
wa-deal = Who gets { $card-the }?
wa-choose-skills = Choose two of five Skill cards
wa-choose-order = Choose the order of your Creatures
wa-skills-about = Nobody sees your choice until all have chosen.
wa-order-about = The Assents go first in every round, then your Creatures in this order, in turn with those of the enemy.
wa-taken-by = taken by { $name }

## Obstacles, statuses and dice

wa-partial-cover = Partial Cover
wa-full-cover = Full Cover
wa-spinning-blades = Spinning Blades
wa-pit = Pit
wa-about-partial-cover = +1 Defense beside it; crossing it costs 3 Speed.
wa-about-full-cover = Nobody passes, nobody sees through.
wa-about-spinning-blades = As Full Cover; whoever is pushed into it is hurt and bleeds.
wa-about-pit = Whoever enters it loses the next activation to climbing out.
wa-status-immobilize = Immobilize
wa-status-bleed = Bleed
wa-status-fatigue = Fatigue
wa-status-blind = Blind
wa-status-stun = Stun
wa-about-immobilize = no movement in the next activation; twice is Stun.
wa-about-bleed = 1 damage at each activation, until healed.
wa-about-fatigue = 2 Speed less in the next activation.
wa-about-blind = 2 Attack dice fewer in the next activation.
wa-about-stun = the next activation is skipped.
wa-word-immobilize = Immobilize
wa-word-bleed = Bleed
wa-word-fatigue = Fatigue
wa-word-blind = Blind
wa-word-stun = Stun
wa-die-damage = Damage die
wa-die-defense = Defense die
wa-die-speed = Speed die
wa-die-healing = Healing die
wa-die-blank = blank die
wa-die-success = Success
wa-die-special = Special
wa-some-dice = { $face ->
    [damage] { $dice ->
        [one] Damage die
       *[other] { $dice } Damage dice
      }
    [defense] { $dice ->
        [one] Defense die
       *[other] { $dice } Defense dice
      }
    [speed] { $dice ->
        [one] Speed die
       *[other] { $dice } Speed dice
      }
    [healing] { $dice ->
        [one] Healing die
       *[other] { $dice } Healing dice
      }
   *[blank] { $dice ->
        [one] blank die
       *[other] { $dice } blank dice
      }
  }
wa-about-die-damage = Damage: +1 to all attacks of a Creature in this round.
wa-about-die-defense = Defense: +1 to both defenses of a Creature in this round.
wa-about-die-speed = Speed: +1 Speed of a Creature in this round.
wa-about-die-healing = Healing: heals any Gladiator of yours for 1, at once.
wa-about-die-blank = Blank: nothing, but it can be rerolled.
wa-about-die-success = Success on an Attack die: +1 damage.
wa-about-die-special = Special on an Attack die: +1 damage, and Special Skills act.

## Words on cards: how they are found in a text (a pattern), and what they mean

wa-word-knockback = Knockback(?: \d)?|knocked back
wa-about-word-knockback = Knockback: pushed straight away from the attacker. Whoever is stopped by Spinning Blades is hurt by them.
wa-word-retaliate = Retaliate
wa-about-word-retaliate = Retaliate: a free attack on the attacker.
wa-word-life-steal = Life Steal
wa-about-word-life-steal = Life Steal: the attacker is healed for the damage that the attack does.
wa-word-assign = Assign(?:ed)?
wa-about-word-assign = Assigned damage: defense does not reduce it.
wa-word-place = Place
wa-about-word-place = Place: put on a free field, whatever lies in between.
wa-word-free-attack = free attack
wa-about-word-free-attack = Free attack: an attack that takes neither an activation nor an action.
wa-word-free-activation = free activation
wa-about-word-free-activation = Free activation: one more besides its usual one.
wa-word-free-action = Free action
wa-about-word-free-action = Free action: you can still attack or use another Skill, but not move any more.
wa-word-escape = escapes?
wa-about-word-escape = Escape: it leaves the arena; it does not count as slain.
wa-word-regain = regain a token
wa-about-word-regain = Tokens are spent to use a Skill; a regained one can be spent again.
wa-word-summon = summon one
wa-about-word-summon = Summon: a small Gladiator appears beside this one. It acts within the activations of its summoner.
wa-word-automatically = Automatically
wa-about-word-automatically = Automatically: nothing can come between, no Defensive Skill either.

## What to do

wa-do-stay = Stay here
wa-do-end = End the activation
wa-do-go-on = Go on with { $gladiator-the }
wa-do-attack = Attack
wa-do-free = { $skill } (free action)
wa-do-keep = Keep all dice
wa-do-reroll = Reroll
wa-do-leave = Leave these dice
wa-do-yes = Yes
wa-do-no = No
wa-say-obstacle = Place { $obstacle-the } on { $field }
wa-say-place = Place { $who-the } on { $field }, looking { $facing }
wa-say-move = { $mover-the } goes to { $field } and looks { $facing }
wa-say-turn = { $mover-the } turns { $facing }
wa-say-summon = Summon { $summoned-a } on { $field }, looking { $facing }
wa-say-go = Go to { $field }
wa-say-attack = Attack { $who-the }
wa-say-with = { $hits ->
    [own] { $with }: { $who }, and your own: { $own }
   *[foes] { $with }: { $who }
  }
wa-say-reroll = Reroll: { $dice }
wa-say-first = First { $with }
wa-say-use = Use { $with }
wa-say-word = { $with }
wa-say-assign = { $die } to { $who-the }
wa-say-pick = Take { $pick-the }
wa-say-next = Next: { $who }
wa-say-skills = Choose { $pick }
wa-say-mate-deal = { $mine ->
    [yes] You get { $card-the }
   *[no] Your partner gets { $card-the }
  }
wa-say-mate-name = { $mine ->
    [yes] You go first
   *[no] Your partner goes first
  }
wa-say-mate-award = { $mine ->
    [yes] You get the dice
   *[no] Your partner gets the dice
  }
wa-say-choose = Choose { $who-the }
wa-say-activate = Activate { $who-the }

## Hints

wa-prompt-attack = { $attacker-the } attacks { $targets-the }.
wa-prompt-maybe = Use { $card }?
wa-prompt-further = Use the further effect of { $card }?
wa-prompt-target = { $card }: choose who it is done to.
wa-do-yes-maybe = Use { $card }
wa-do-no-maybe = Do not use it
wa-do-yes-further = Use the further effect
wa-do-no-further = Do not use it
wa-prompt-draft = { $category ->
    [large] Take a large Creature
    [medium] Take a medium Creature
    [assent] Take an Assent
   *[equipment] Take an Equipment card
  }{ $team ->
    [yes] { " " }for your team; it is dealt among you later
   *[no] { "" }
  }.
wa-prompt-skills = Choose two of your five Skill cards.
wa-prompt-order = Choose the order in which your Creatures will activate.
wa-prompt-moves = Move { $gladiator-the }, then act.
wa-prompt-acts = Act with { $gladiator-the }, or end the activation.
wa-prompt-climbs = { $gladiator-the } climbs out of the Pit: choose where to.
wa-prompt-summons = Choose a Summon that activates now, or go on with { $gladiator-the }.
wa-prompt-stroll = Choose where { $gladiator-the } goes.
wa-prompt-put = Choose where { $gladiator-the } is put, and where it looks.
wa-prompt-summon = { $gladiator-the } summons { $summoned-a }: choose a field, and where it looks.
wa-prompt-aim = { $gladiator-the } makes a free attack: choose its target.
wa-prompt-reroll = Roll Momentum dice again, or keep them all.
wa-prompt-assign = Who gets the die?

wa-first-obstacle = First choose an obstacle below the board, then its field.
wa-first-placing = First choose a Gladiator below the board, then its field.

wa-hint-draft = Compare the cards and { $press } the one you want. Above you see what each side has.
wa-hint-skills = { $Press } two Skill cards; both will be yours for the whole match.
wa-hint-order = { $Press } the Creature that shall activate next.
wa-hint-obstacle = { $Press } an obstacle below the board, then a bright field. Obstacles never touch each other.
wa-hint-placing = { $Press } one of your Gladiators below the board, then a field of your columns.
wa-hint-reroll = { $Press } the dice that you want to roll again, or keep them all. This can be done once.
wa-hint-assign = { $Press } the Gladiator that shall have the die.
wa-hint-move = { $Press } a bright field to go there, or stay. Afterwards you can attack.
wa-hint-summons = { $Press } one of your Summons to move and attack with it first. Its summoner comes afterwards.
wa-hint-facing = Now choose where to look: you can only attack what lies ahead.
wa-hint-turn-or-go = Another arrow turns it. { $Press } the field once more to go.
wa-hint-attack = { $Press } an enemy in red to attack it. The number is the damage to be expected, the skull the chance to slay it.

## The legend

wa-legend-figures = Gladiators
wa-legend-assent = An Assent, with a golden rim. The ring and the number are its Health; the bright prow shows where it looks, the dark notch its Back.
wa-legend-creature = A Creature. In the Back it is struck with +2 damage.
wa-legend-summon = A Summon.
wa-legend-red = Red is the side that won the draft roll; in a team, the second player is orange.
wa-legend-blue = Blue is the other side; in a team, the second player is green.
wa-legend-pips = Beside the names of the players: how near they are to the end. Where all must fall, a sign for each Assent and Creature, golden as long as it stands.
wa-legend-obstacles = Obstacles
wa-legend-pointing = When you point at a Gladiator
wa-legend-arc = It can attack this field from where it stands.
wa-legend-strike = It can attack this field in its next activation, after moving.
wa-legend-goal = It can move here in its next activation.
wa-legend-hidden = In range, but something blocks the line.
wa-legend-back = Its back: an attack over this field does 2 more. Purple dots are farther fields for such an attack.
wa-legend-stats = Statistics
wa-legend-statuses = Statuses
wa-legend-dice = Dice
