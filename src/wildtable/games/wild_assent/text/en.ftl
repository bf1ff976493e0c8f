# Names, and the sentences on the cards; engine/wording.py puts the sentences together.

title = Wild Assent: The Arena

name-gurantev = Gurantev
name-koralt = Koralt
name-amalia = Amalia
name-yerra = Yerra
name-phoenix = Phoenix
name-horned-golem = Horned Golem
name-river-guardian = River Guardian
name-wildswood-sentinel = Wildswood Sentinel
name-gryphon = Gryphon
name-daemonretch = Daemonretch
name-streamcaller = Streamcaller
name-wildsflower = Wildsflower
name-lava-fiend = Lava Fiend
name-exalted-effigy = Exalted Effigy
name-daemonspawn = Daemonspawn
name-wildswood-skirmisher = Wildswood Skirmisher
name-waterbound = Waterbound

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
status-any = one status of your choice

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
deed-slay = slay an enemy
deed-heal = heal a Gladiator
deed-attack = attack
deed-attack-from-behind = hit an enemy from behind
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
       *[other] { " " }within { $within } fields
    }
to-each-enemy =
    { $kind ->
        [any] each enemy
       *[other] each enemy { $kind-word }
    }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields
    }
to-each-gladiator =
    each { $kind-word }{ $within ->
        [20] { "" }
        [one] { " " }in an adjacent field
       *[other] { " " }within { $within } fields
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
    } { $to-name } on a free field within { $within }
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

## What an action comes to, before it is played

outcome-way = { $cost } of { $speed } Speed.
outcome-pit = A Pit: the activation ends there, and the next one is spent on climbing out.
outcome-covered = +{ $defense } Defense beside Partial Cover.
outcome-reaches = From there you could attack { $targets }.
outcome-behind = You would strike { $targets } from behind: +2 damage.
outcome-strikes = { $target }: { $least ->
        [0] { $most ->
            [0] no damage
           *[other] up to { $most } damage
        }
       *[other] { $least } to { $most } damage
    }, { $expected } to be expected; { $slain ->
        [0] cannot be slain
        [100] will be slain
       *[other] slain with a chance of { $slain } %
    }{ $back ->
        [yes] ; from behind, +2
       *[no] { "" }
    }.
