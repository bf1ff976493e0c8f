### The texts of Wilderness in English.
### A fact that has a message `name-<value>` arrives here by its name: "Player 1", not "P1"; a list arrives with
### its names joined by commas. Of an event with secret facts there are two messages: `event-<kind>` for everybody
### and `event-<kind>-own` for those who know them.

## The game

title = Wilderness
tagline = Robbed and left behind, you walk east: find water, find food, find the way, and be the first in the village.
by-lot = who sits where, what the dice show and which cards come
about =
    One to eight people without food or gear cross a wild country that they see only as they reach it. Thirst, hunger and exhaustion grow with every round; rivers, nights, animals and the others get in the way. Whoever stands in the village at the end of a turn wins, and so does the last survivor. Everybody holds secret Event cards that can be played at almost any time, for oneself or against somebody else.

## Names

name-P1 = Player 1
name-P2 = Player 2
name-P3 = Player 3
name-P4 = Player 4
name-P5 = Player 5
name-P6 = Player 6
name-P7 = Player 7
name-P8 = Player 8

name-reed-delta = Reed Delta
name-wolfback-ridge = Wolfback Ridge
name-ashwood = Ashwood
name-salt-pan = The Salt Pan
name-mirror-lakes = Mirror Lakes
name-smoke-meadows = Smoke Meadows
name-red-gorge = Red Gorge
name-black-moor = Black Moor

name-grassland = grassland
name-rocky = rocky area
name-desert = desert
name-forest = forest
name-swamp = swamp
name-mountain = mountain
name-lake = lake
name-tribe = the Tribe
name-village = the village

name-wolf = wolf
name-snake = snake
name-bear = bear
name-wolf-1 = the grey wolf
name-wolf-2 = the black wolf
name-snake-1 = the snake
name-bear-1 = the bear

name-the-land = The land

name-thirst = thirst
name-hunger = hunger
name-exhaustion = exhaustion

name-NE = north-east
name-E = east
name-SE = south-east
name-SW = south-west
name-W = west
name-NW = north-west

## Log lines: set-up, days and rounds

event-first-player = { $seat } goes first.
event-day-began = Day { $day } begins: { $weather }.
event-round-began =
    { $light ->
        [day] A round of daylight.
        [night] A round of night.
        [star-day] A special round by day.
       *[star-night] A special round at night.
    }
event-nature-began = Nature’s turn: everybody grows thirstier, hungrier and more tired.
event-reshuffled =
    { $pile ->
        [event] The discarded Event cards are shuffled into a new deck.
        [sickness] The discarded Sickness cards are shuffled into a new deck.
       *[weather] The earlier Weather cards are shuffled into a new deck.
    }
event-asked =
    { $about ->
        [acted] Cards may be played after this.
        [start] Cards may be played at the beginning of this turn.
        [end] Cards may be played at the end of this turn.
        [way] Cards may be played on the roll for the way.
        [search] Cards may be played on the roll for food.
        [direction] Cards may be played on the spin of the compass.
        [lost] Cards may be played before the compass is spun.
        [attack] Cards may be played on this attack.
        [nature] Cards may be played in Nature’s turn.
        [card] Cards that cancel may be played on this card.
       *[day] Cards may be played on the new day.
    }

## Log lines: turns

event-turn-began = { $seat } has the turn.
event-energy-read = { $seat } has { $energy } energy.
event-energy-given =
    { $by ->
        [one] The energy of { $seat } changes by 1.
       *[other] The energy of { $seat } changes by { $by }.
    }
event-moved =
    { $how ->
        [walk] { $seat } moves on: { $terrain } ({ $cost } energy).
        [along] { $seat } goes along: { $terrain }.
        [lost] { $seat } strays: { $terrain }.
        [drift] { $seat } is carried off: { $terrain }.
       *[card] { $seat } comes to: { $terrain }.
    }
event-stayed = { $seat } cannot go where the needle points, and stays.
event-track-moved =
    { $way ->
        [up] { $seat }: { $track } rises by { $by }
       *[down] { $seat }: { $track } falls by { $by }
    }{ $why ->
        [sun] , from the desert
        [nature] , as time passes
        [drank] , from drinking
        [rested] , from resting
        [slept] , from sleeping
        [food] , from food
        [gift] , a gift of the Tribe
        [attack] , from the attack
        [won] , from the prey
       *[card] { "" }
    }.
event-drank = { $seat } drinks.
event-rested = { $seat } rests.
event-slept = { $seat } sleeps.
event-searched = { $seat } searches for food.
event-ended = { $seat } ends the turn.
event-thrown =
    { $why ->
        [search] { $seat } rolls for food: { $faces }.
        [way] { $seat } rolls for the way: { $faces }.
        [direction] The compass turns for { $seat }: { $faces }.
        [attack] { $seat } rolls in the attack: { $faces }.
        [mood] The mood of the Tribe towards { $seat }: { $faces }.
        [brawl] { $seat } rolls in the fight: { $faces }.
        [animal] The animal’s way: { $faces }.
       *[card] { $seat } rolls for the card: { $faces }.
    }
event-lost = { $seat } gets lost.
event-not-lost = { $seat } finds the way after all.
event-lapsed = What { $seat } was about to do is no longer possible.
event-goes-along = { $seat } goes along with { $with }.
event-taken-back = The turn of { $seat } goes back to its beginning.

## Log lines: land and animals

event-tile-turned = New land comes into sight: { $tile }.
event-animal-came = An animal is at its lair: { $animal }.
event-animal-moved = On the prowl: { $animal }.
event-animal-gone = Gone for good: { $animal }.
event-attacked =
    { $by ->
        [card] { $seat } is attacked out of nowhere.
       *[other] { $seat } is attacked by { $by }.
    }
event-fought =
    { $outcome ->
        [won] { $seat } wins the fight, { $defence } to { $strength }.
        [held] { $seat } holds out, { $defence } to { $strength }.
       *[hurt] { $seat } is hurt, { $defence } to { $strength }.
    }
event-prevented = { $seat } gets away before it comes to a fight.
event-tribe-turned = The Tribe turns against { $seat }.
event-tribe-fed = The Tribe shares water and food with { $seat }.
event-area-placed = { $seat } changes the land: { $terrain }.
event-area-returned = { $seat } takes an extra area away; what was there before is back: { $terrain }.

## Log lines: cards

event-drew = { $seat } draws an Event card and holds { $held }.
event-drew-own = { $seat } draws an Event card: { $card }.
event-played =
    { $whom ->
        [self] { $seat } plays { $card } for themselves.
        [one] { $seat } plays { $card } against { $against }.
       *[others] { $seat } plays { $card } against others.
    }
event-played-late =
    { $whom ->
        [self] { $seat } still plays { $card } for themselves, as at the beginning of the turn.
        [one] { $seat } still plays { $card } against { $against }, as at the beginning of the turn.
       *[others] { $seat } still plays { $card } against others, as at the beginning of the turn.
    }
event-cancelled = { $card }, played by { $seat }, is cancelled.
event-dropped = { $seat } loses an Event card: { $card }.
event-fell-ill = { $seat } draws a Sickness card: { $card }.
event-recovered = { $seat } gets over it: { $card }.
event-text-acts = { $seat }: { $card }.

## Log lines: death and the end. The reason follows as a sentence of its own.

event-died = { $seat } is dead. Cards left behind: { $cards }.
event-gave-up = { $seat } gives up and stays behind. Cards left behind: { $cards }.
event-game-over = The game is over. It is won by { $winners }.
resigning = You die at once, and the others play on. You cannot take it back.
reason-village = The village has been reached.
reason-last-survivor = Only one is still alive.
reason-all-dead = Nobody is left alive.
reason-days-over = The last day has passed.

## What is asked of a player

prompt-turn = { $side }: move, search for food, drink, rest, sleep, or end your turn.
prompt-window = { $side }: play an Event card, or pass?
prompt-walk = { $side }: choose the area to go to.
prompt-drive = { $side }: choose the area the animal goes to.
prompt-place = { $side }: choose the area that the extra area is laid on.
prompt-return = { $side }: choose the extra area that is taken away.
prompt-effect = { $side }: decide what your card does.
prompt-over = The game is over.

## The open window, in the words of this game

window-open = Everybody may play a card now
window-asks-you =
    { $occasion } { $about ->
        [acted] { $whose ->
            [you] After what you did you may play a card.
            [one] After what { $name } did you may play a card.
           *[none] After this you may play a card.
        }
        [start] { $whose ->
            [you] Your turn begins: you may play a card.
            [one] { $name }’s turn begins: you may play a card.
           *[none] A turn begins: you may play a card.
        }
        [end] { $whose ->
            [you] Your turn ends: you may play a card.
            [one] { $name }’s turn ends: you may play a card.
           *[none] A turn ends: you may play a card.
        }
        [way] { $whose ->
            [you] Your die for the way: you may play a card.
            [one] { $name }’s die for the way: you may play a card.
           *[none] The die for the way: you may play a card.
        }
        [search] { $whose ->
            [you] Your dice for food: you may play a card.
            [one] { $name }’s dice for food: you may play a card.
           *[none] The dice for food: you may play a card.
        }
        [direction] The compass has turned: you may play a card.
        [lost] Somebody is about to get lost: you may play a card.
        [attack] { $whose ->
            [you] You are attacked: you may play a card.
            [one] { $name } is attacked: you may play a card.
           *[none] An attack: you may play a card.
        }
        [nature] Nature’s turn: you may play a card.
       *[day] A new day: you may play a card.
    } Silence is a pass.
window-asks = { $who } may play a card now.
window-you-wait =
    { $occasion } { $about ->
        [attack] { $whose ->
            [you] You are attacked.
            [one] { $name } is attacked.
           *[none] An attack.
        }
        [nature] Nature’s turn.
        [day] A new day.
       *[other] { $whose ->
            [you] Your turn.
            [one] { $name }’s turn.
           *[none] {""}
        }
    } { $seconds ->
        [0] The table waits for you: play a card or pass.
       *[other] The table waits { $seconds } seconds for you: play a card or pass.
    }
said-beforehand = If nobody plays a card, you play: { $action }.

## The steps of the game

step-lead = First player
step-turn = Turn
step-step = On the way
step-search = Searching
step-arrive = Arriving
step-drift = Straying
step-attack = Attack
step-mood = The Tribe
step-nature = Nature’s turn
step-dawn = New day
step-dice = Dice
step-pick = Drawing lots
step-reveal = New land
step-draw = Drawing
step-drop = Discarding
step-illness = Sickness
step-weather = Weather
step-window = Cards?
step-card = A card
step-walk = Where to?
step-effect = A card’s choice
step-drive = The animal’s way
step-place = Laying an area
step-return = Taking an area
step-trial = A roll
step-fight = Fight
step-over = End

## What an action comes to

outcome-cost =
    { $left ->
        [0] Costs { $energy } energy, all that you have left.
       *[other] Costs { $energy } energy, { $left } left.
    }
outcome-night-roll =
    { $needed ->
        [7] The way cannot be found: you would get lost.
       *[other] Roll for the way: on less than { $needed } you get lost.
    }
outcome-swamp = A swamp: you draw a Sickness card.
outcome-desert =
    { $thirst ->
        [one] The desert by day: your thirst rises by 1.
       *[other] The desert by day: your thirst rises by { $thirst }.
    }
outcome-turns-up = New land comes into sight.
outcome-drink = There is water.
outcome-wins = If you are still here when your turn ends, you have won.
outcome-searches = Two dice: your hunger falls by their sum, but with a 1 you get lost.
outcome-drinks = Your thirst is gone.
outcome-eases =
    { $steps ->
        [0] Your exhaustion does not change.
        [one] Your exhaustion falls by 1.
       *[other] Your exhaustion falls by { $steps }.
    }
outcome-unused = { $energy } energy will be lost.
outcome-nature =
    { $left ->
        [0] Then Nature takes { $steps }, and that kills you!
        [one] Then Nature takes { $steps }; 1 step to the skull is left.
       *[other] Then Nature takes { $steps }; { $left } steps to the skull are left.
    }
outcome-hunted =
    { $animals ->
        [one] An animal can reach and attack you in Nature’s turn.
       *[other] { $animals } animals can reach and attack you in Nature’s turn.
    }
outcome-meant = { $player } is meant.
outcome-says = { $en }
outcome-rewinds = The turn goes back to its beginning for it.

## Refusals: whose moment it is

refusal-WN-END-01 = The game is over; nothing more is played.
refusal-WN-END-04 = The game is over: only one player is alive.
refusal-WN-RULING-38 = The game is over: nobody is alive.
refusal-WN-RULING-67 = The game is over: the days that were agreed on have passed.
refusal-WN-ROUND-01 = It is not your turn.
refusal-WN-ROUND-02 = That is not what is asked of you now.
refusal-WN-RULING-54 = Not at this moment: cards are played in between, for instance after an action, at the end of a turn or in Nature’s turn. You will be asked.
refusal-WN-RULING-91 = You have answered already; the window waits for the others.
refusal-WN-DEATH-02 = The dead take no turns and play no cards.
refusal-WN-DEATH-01 = That would be over the skull: whoever gets there is dead.

## Refusals: actions

refusal-WN-MOVE-01 = You can only move into an area next to your own.
refusal-WN-COMPASS-03 = There is no area there: nobody leaves the board.
refusal-WN-REVEAL-01 = That land lies face down: nobody knows what is there.
refusal-WN-TERRAIN-07 = That is a lake: it takes a raft to get there.
refusal-WN-RULING-71 = From one lake to the next it takes a raft in this turn.
refusal-WN-ENERGY-02 = { $cost ->
    [none] You do not have the energy for that.
   *[other] That costs { $cost } energy, and you have { $energy }.
}
refusal-WN-ENERGY-03 = You do not have the energy for that.
refusal-WN-LOST-01 = You are lost: in this turn you can do nothing more.
refusal-WN-SLEEP-01 = You are asleep: in this turn you can only drink.
refusal-WN-RULING-24 = You can only sleep through the whole turn: you have spent energy already, or slept.
refusal-WN-RULING-82 = A card forbids it for now.
refusal-WN-WEATHER-04 = You cannot move any further in this turn: a card limits your moves.
refusal-WN-FOOD-01 = There is nothing to eat here: food is found in grassland, forests and swamps, and at the Tribe.
refusal-WN-FOOD-04 = At night you cannot search for food.
refusal-WN-DRINK-01 = There is no water here: you drink at a river or beside a lake.

## Refusals: Event cards and what they do

refusal-WN-EVENT-01 = You do not hold that card.
refusal-WN-EVENT-05 = This is not the moment for that half of the card.
refusal-WN-EVENT-08 = The dead play no Event cards.
refusal-WN-EVENT-07 = It is too late for a card that belongs to the beginning of the turn: something has happened that cannot be taken back.
refusal-WN-EVENT-02 = There are no Event cards left to draw.
refusal-WN-EVENT-06 = There is no card in hand to discard.
refusal-WN-RULING-16 = From here nobody can be led anywhere.
refusal-WN-RULING-13 = That belongs to the beginning of a turn.
refusal-WN-RULING-14 = There is no turn to end.
refusal-WN-RULING-19 = An extra area cannot be laid or taken away there.
refusal-WN-RULING-42 = The animal cannot go there: lakes, the Tribe, the village and face-down land are closed to it.
refusal-WN-RULING-47 = There is no animal that could be removed.
refusal-WN-RULING-56 = There is nobody at whom that could be aimed.
refusal-WN-RULING-72 = You can only go along with a player in whose area you stand.
refusal-WN-RULING-73 = You can only fight somebody who stands in your area.
refusal-WN-RULING-83 = That half of the card can do nothing now.
refusal-WN-RULING-84 = There is no Sickness card to discard.
refusal-WN-RULING-90 = There is no roll that could be repeated.
refusal-WN-RULING-96 = What the card asks for does not hold now.
refusal-WN-RULING-95 = There is no card left to cancel.
refusal-WN-RULING-101 = There is no attack and no loss of the way to prevent.
refusal-WN-RULING-110 = Energy can only be given in a turn.
refusal-WN-RULING-36 = The marker stands on the last square already.
refusal-WN-RULING-37 = The marker stands on the first square already.
refusal-WN-ROUND-04 = The marker cannot go any further.
refusal-WN-SICK-01 = There are no Sickness cards left to draw.
refusal-WN-SICK-03 = There is no Sickness card to discard.
refusal-WN-ENERGY-01 = Energy is for the player whose turn it is.
refusal-WN-RULING-58 = There are no cards left to draw.
refusal-WN-RULING-104 = The end of the turn has been declared already.
refusal-WN-RULING-32 = Nobody can be led there.
refusal-WN-RULING-62 = Whoever is dead pays nothing.

## The board in words

board-day = day { $day }
board-round = round { $round } of { $rounds }
board-light-day = daylight
board-light-night = night
board-star = special round
board-active = { $seat } has the turn
board-energy = { $energy } energy left
board-hand = Your hand
board-dead = dead
board-exhaustion = exhaustion { $square } of { $squares }, Nature takes { $steps }
board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-asleep = asleep
board-lost = lost
board-hated = hated by the Tribe
board-roll = The dice of { $seat }: { $faces }
board-ways = Ways
board-legend = g grassland   r rocks   d desert   f forest   s swamp   m mountain   ~ lake   T the Tribe   V village   ? not yet seen

## Options

option-tiles = Length
option-tiles-about = How many landscape tiles lie between the start and the village: 4 suit six to eight players, 6 four or five, 8 two or three.
option-tiles-4 = Short: 4 tiles
option-tiles-6 = Normal: 6 tiles
option-tiles-8 = Long: 8 tiles

option-mirror_board = Mirrored board
option-mirror_board-about = The board is drawn upside down, so that everybody starts in the south-west; nothing else changes.

option-village_contacts = Ways into the village
option-village_contacts-about = From how many areas one can enter the village.
option-village_contacts-2 = Two
option-village_contacts-1 = One

option-tile_rotation = Orientation of tiles
option-tile_rotation-about = How the face-down tiles lie: turned at random, or always in the same way.
option-tile_rotation-random = At random
option-tile_rotation-fixed = Always the same

option-tracks = Health boards
option-tracks-about = The numbers on the tracks for thirst, hunger and exhaustion.
option-tracks-tracks_v1 = Standard

option-rotate_first_player = Take turns in going first
option-rotate_first_player-about = The next player goes first in every new round; otherwise the same player does all game.

option-solo = Alone
option-solo-about = A game for one person against the land: reach the village, or die.

option-undo_moves = Take back moves
option-undo_moves-about = A move can be taken back as long as nothing was rolled or shown and nobody was asked since.

option-all_dead = When all die at once
option-all_dead-about = Who wins if the last survivors die in the same moment.
option-all_dead-draw = Nobody
option-all_dead-fewest_excess_steps = Whoever is less far beyond the skull

option-animal_refuge = Refuge from animals
option-animal_refuge-about = Whether animals may follow a player to the Tribe and into the village.
option-animal_refuge-random_only = They follow
option-animal_refuge-always = Safe there

option-tribe_source = Where the Tribe lives
option-tribe_source-about = On a landscape tile, or on an extra area that comes into play by a card.
option-tribe_source-tile = On a tile
option-tribe_source-extra_area = On an extra area

option-reaction_seconds = Time to think
option-reaction_seconds-about = How long the table waits for those who asked for more time to play a card.
option-reaction_seconds-10 = 10 seconds
option-reaction_seconds-5 = 5 seconds
option-reaction_seconds-20 = 20 seconds
option-reaction_seconds-0 = Until all have answered

option-breath_seconds = A breath in each window
option-breath_seconds-about = How long everybody has to play a card or to ask for more time. Silence is a pass.
option-breath_seconds-3 = A count to three
option-breath_seconds-2 = 2 seconds
option-breath_seconds-5 = 5 seconds
option-breath_seconds-8 = 8 seconds

option-stops = Wait for everybody
option-stops-about = When the table waits for a player who says nothing; everybody can change it for themselves during the game.
option-stops-attacked = When something happens to them: an attack, their own roll, getting lost
option-stops-all = In every window
option-stops-none = Never

stop-attacked = something happens to me: an attack, my own roll, getting lost
stop-winning = somebody stands in the village
stop-start = a turn begins
stop-lost = somebody gets lost
stop-end = a turn is about to end
stop-action = somebody has acted
stop-nature = Nature has her turn
stop-roll = dice are about to be rolled, or have been
stop-card = somebody plays a card

option-late_beginning_cards = Late cards
option-late_beginning_cards-about = A card for the beginning of a turn may still be played as long as nothing has happened that cannot be taken back.

option-special_replaces_base = A star replaces day and night
option-special_replaces_base-about = In a special round only the rules on the Weather card hold, not those of daylight or night.

option-max_days = Last day
option-max_days-about = After how many days the game ends in a draw.
option-max_days-0 = No limit
option-max_days-1 = After 1 day
option-max_days-2 = After 2 days
option-max_days-3 = After 3 days
option-max_days-4 = After 4 days
option-max_days-5 = After 5 days
option-max_days-6 = After 6 days
option-max_days-7 = After 7 days
option-max_days-8 = After 8 days
option-max_days-10 = After 10 days
option-max_days-12 = After 12 days
option-max_days-15 = After 15 days
option-max_days-20 = After 20 days
option-max_days-30 = After 30 days

option-on_leave = When somebody leaves
option-on_leave-about = What becomes of the seat of a player who has left: a bot plays on, the figure only drinks and sleeps, or the game waits.
option-on_leave-bot = A bot takes over
option-on_leave-autopass = Drink and sleep
option-on_leave-pause = The game waits

## Event cards

name-raft = Raft
name-companion = Companion
name-game-path = Game Path
name-stepping-stones = Stepping Stones
name-goat-track = Goat Track
name-lookout = Lookout
name-dust-devil = Dust Devil
name-strange-voices = Strange Voices
name-dogs-at-the-gate = Dogs at the Gate
name-old-landmark = Old Landmark
name-going-in-circles = Going in Circles
name-night-eyes = Night Eyes
name-clear-stars = Clear Stars
name-dusk = Dusk
name-hidden-spring = Hidden Spring
name-morning-dew = Morning Dew
name-cloudburst = Cloudburst
name-last-drops = Last Drops
name-ripe-berries = Ripe Berries
name-honey-tree = Honey Tree
name-good-tracks = Good Tracks
name-rich-catch = Rich Catch
name-shared-fire = Shared Fire
name-second-wind = Second Wind
name-gritted-teeth = Gritted Teeth
name-last-strength = Last Strength
name-long-shadows = Long Shadows
name-splint = Splint
name-bed-of-moss = Bed of Moss
name-warm-stone = Warm Stone
name-landslide = Landslide
name-up-a-tree = Up a Tree
name-burning-branch = Burning Branch
name-fight = Fight
name-thick-hide = Thick Hide
name-downwind = Downwind
name-snare = Snare
name-eyes-in-the-dark = Eyes in the Dark
name-root-lore = Root Lore
name-clean-bandage = Clean Bandage
name-green-valley = Green Valley
name-young-wood = Young Wood
name-dry-feet = Dry Feet
name-abandoned-camp = Abandoned Camp
name-lost-pack = Lost Pack

half-upper = for you
half-lower = against others

## What is printed beneath the names of Event cards

mood-raft = Four logs, two belts and a good deal of faith.
mood-companion = Two are slower than one. They also arrive more often.
mood-game-path = Whoever made it had four feet and knew where it was going.
mood-stepping-stones = The third one wobbles.
mood-goat-track = If a goat can stand there, so can you. Probably.
mood-lookout = From up there it looks so easy.
mood-dust-devil = It picks things up and puts them down again, just not where they were.
mood-strange-voices = Somebody called your name. You are almost sure.
mood-dogs-at-the-gate = They have no idea that you have just been saved.
mood-old-landmark = A cairn. Somebody stood here once and knew the way.
mood-going-in-circles = That tree again.
mood-night-eyes = Sit still until the dark turns grey.
mood-clear-stars = The one that does not move is north.
mood-dusk = Another half hour, you said. That was an hour ago.
mood-hidden-spring = The birds knew.
mood-morning-dew = A shirt, wrung out over an open mouth.
mood-cloudburst = Too much of what you prayed for.
mood-last-drops = You shake the bottle. You shake it again.
mood-ripe-berries = The red ones. Or was it the blue ones?
mood-honey-tree = The bees see it differently.
mood-good-tracks = Fresh, deep, and heading your way.
mood-rich-catch = For one evening you are rich.
mood-shared-fire = They ask no questions. They have spears.
mood-second-wind = It comes when you have stopped waiting for it.
mood-gritted-teeth = Tomorrow you will pay for this.
mood-last-strength = There is always a little more, at the very bottom.
mood-long-shadows = You can see them ahead of you: small, and far, and slow.
mood-splint = Two sticks and a sleeve.
mood-bed-of-moss = Softer than anything you own. You own nothing.
mood-warm-stone = It keeps the sun until midnight.
mood-landslide = First a pebble, then the hill.
mood-up-a-tree = It can wait. But it gets bored before you do.
mood-burning-branch = For a moment you are the one they fear.
mood-fight = There was one apple.
mood-thick-hide = Three coats of mud and a bad temper.
mood-downwind = As long as the wind stays where it is.
mood-snare = A loop of wire, a bent sapling, an hour of patience.
mood-eyes-in-the-dark = Two. Four. Six.
mood-root-lore = Chew, do not swallow.
mood-clean-bandage = The last clean thing you have.
mood-green-valley = It was not on any map.
mood-young-wood = Where it burned, it grows.
mood-dry-feet = Tussock, tussock, log, tussock.
mood-abandoned-camp = The ashes are cold. The stew is not quite.
mood-lost-pack = Somebody is looking for this. It is not you.

## Weather cards

name-clear-sky = Clear Sky
name-windfall = Windfall
name-mild-air = Mild Air
name-long-day = Long Day
name-long-night = Long Night
name-eclipse = Eclipse
name-drizzle = Drizzle
name-downpour = Downpour
name-swollen-rivers = Swollen Rivers
name-low-water = Low Water
name-heat = Heat
name-glare = Glare
name-sultry-air = Sultry Air
name-fog = Fog
name-ground-mist = Ground Mist
name-full-moon = Full Moon
name-frost = Frost
name-snow = Snow
name-gale = Gale
name-thunder = Thunder
name-hunger-moon = Hunger Moon
name-stillness = Stillness
name-northern-lights = Northern Lights

mood-clear-sky = Nothing above you but blue.
mood-windfall = The storm came by night and left presents.
mood-mild-air = A day like an apology.
mood-long-day = The sun has forgotten to go home.
mood-long-night = It gets dark while you are still counting hours.
mood-eclipse = At noon the birds go to sleep.
mood-drizzle = You are wet. You have never minded less.
mood-downpour = Open your mouth and look up.
mood-swollen-rivers = The water is brown and carries trees.
mood-low-water = Where the river was there are stones.
mood-heat = The air stands over the ground like over a stove.
mood-glare = White above, white below, and you between.
mood-sultry-air = Every step is one too many.
mood-fog = Your hand ends at the wrist.
mood-ground-mist = Heads without bodies cross the meadow.
mood-full-moon = You could read by it, if you had a letter.
mood-frost = The ground rings.
mood-snow = It covers your tracks, and the path.
mood-gale = Walking is a matter of opinion.
mood-thunder = You count. One, two
mood-hunger-moon = They sing all night.
mood-stillness = Not a leaf. Not a bird. Rest.
mood-northern-lights = Green curtains, and nobody behind them.

## Sickness cards

name-just-a-fright = Just a Fright
name-cramp = Cramp
name-nausea = Nausea
name-cold-sweat = Cold Sweat
name-leeches = Leeches
name-dizziness = Dizziness
name-adder = Adder
name-contagion = Contagion
name-relapse = Relapse
name-fever = Fever
name-worms = Worms
name-festering-cut = Festering Cut
name-blisters = Blisters
name-marsh-fever = Marsh Fever
name-bloody-flux = Bloody Flux
name-hacking-cough = Hacking Cough
name-night-blindness = Night Blindness
name-swollen-knee = Swollen Knee
name-delirium = Delirium
name-shakes = The Shakes
name-rash = Rash
name-black-mood = Black Mood

mood-just-a-fright = A frog. It was a frog.
mood-cramp = In the calf, in the middle of the water.
mood-nausea = It was the blue ones.
mood-cold-sweat = It runs down your back and takes the rest with it.
mood-leeches = One, two, five. Better not count.
mood-dizziness = The reeds are turning. Or you are.
mood-adder = What you took for a root moves.
mood-contagion = You cough, and apologise, and cough.
mood-relapse = You thought you were over it.
mood-fever = The trees lean in to listen.
mood-worms = You eat for two. For two dozen.
mood-festering-cut = It was only a scratch.
mood-blisters = Each boot has found its spot.
mood-marsh-fever = It comes every other evening, punctual as a clerk.
mood-bloody-flux = Never drink where the cattle stood.
mood-hacking-cough = Nobody sleeps, least of all you.
mood-night-blindness = At dusk the world simply ends.
mood-swollen-knee = It has opinions about hills.
mood-delirium = Mother is calling from over there.
mood-shakes = You drop the spoon. You drop it again.
mood-rash = Do not scratch. Do not scratch.
mood-black-mood = What for, asks a voice. It has a point.

## The sentences on the cards, made from their data (docs/effects.md)

card-prefixed = { $prefix }: { $sentence }
card-until =
    { $until ->
        [none] { $sentence }
       *[other] { $sentence } { $until }
    }
card-then = then
card-else = otherwise
card-done = if you do
card-not-done = if you do not
card-maybe =
    { $may ->
        [yes] if you like,{ " " }
       *[no] { "" }
    }

when-any-time = at any time
when-any-turn =
    { $whose ->
        [own] in your turn
        [opponent] in another player’s turn
       *[any] in any player’s turn
    }
when-turn-start =
    { $whose ->
        [own] at the beginning of your turn
        [opponent] at the beginning of another player’s turn
       *[any] at the beginning of a player’s turn
    }
when-turn-end =
    { $whose ->
        [own] at the end of your turn
        [opponent] at the end of another player’s turn
       *[any] at the end of a player’s turn
    }
when-roll-before =
    { $whose ->
        [own] before your { $roll-name }
        [opponent] before another player’s { $roll-name }
       *[any] before a player’s { $roll-name }
    }
when-roll-after =
    { $whose ->
        [own] after your { $roll-name }
        [opponent] after another player’s { $roll-name }
       *[any] after a player’s { $roll-name }
    }
when-attack-before =
    { $whose ->
        [own] before the dice of an animal attack on you
        [opponent] before the dice of an animal attack on another player
       *[any] before the dice of an animal attack
    }
when-attack-after =
    { $whose ->
        [own] after the dice of an animal attack on you
        [opponent] after the dice of an animal attack on another player
       *[any] after the dice of an animal attack
    }
when-lost =
    { $whose ->
        [own] when you get lost
        [opponent] when another player gets lost
       *[any] when a player gets lost
    }
when-card-declared =
    { $whose ->
        [own] when you play a card
        [opponent] when another player plays a card
       *[any] when a player plays a card
    }
when-drawn = at once
when-always = as long as you have this card
when-all-day = all day
when-new-day = when a new day begins
when-starred =
    { $acts ->
        [yes] at the beginning of each round with a star
       *[no] in each round with a star
    }
when-enter =
    { $whose ->
        [own] when you move into { $terrain-into }
        [opponent] when another player moves into { $terrain-into }
       *[any] when a player moves into { $terrain-into }
    }
when-drink =
    { $whose ->
        [own] when you drink
        [opponent] when another player drinks
       *[any] when a player drinks
    }
when-rest =
    { $whose ->
        [own] when you rest
        [opponent] when another player rests
       *[any] when a player rests
    }
when-sleep =
    { $whose ->
        [own] when you sleep
        [opponent] when another player sleeps
       *[any] when a player sleeps
    }
when-search =
    { $whose ->
        [own] when you find food
        [opponent] when another player finds food
       *[any] when a player finds food
    }
when-nature-1 = in Nature’s turn, after thirst and hunger have risen
when-nature-3 = in Nature’s turn, before the animals move

roll-search = roll for food
roll-way = roll for the way
roll-direction = spin of the compass

if-terrain =
    { $is ->
        [yes] { $who ->
            [you] if you are in { $terrain-into }
           *[player] if that player is in { $terrain-into }
        }
       *[no] { $who ->
            [you] if you are not in { $terrain-into }
           *[player] if that player is not in { $terrain-into }
        }
    }
if-water-side =
    { $is ->
        [yes] { $who ->
            [you] if you are by the water
           *[player] if that player is by the water
        }
       *[no] { $who ->
            [you] if you are not by the water
           *[player] if that player is not by the water
        }
    }
if-night =
    { $is ->
        [yes] if it is night
       *[no] if it is daylight
    }
if-in-village =
    { $is ->
        [yes] { $who ->
            [you] if you are in the village
           *[player] if that player is in the village
        }
       *[no] { $who ->
            [you] if you are not in the village
           *[player] if that player is not in the village
        }
    }
if-asleep =
    { $is ->
        [yes] { $who ->
            [you] { $to ->
                [each-player] among those who have slept
               *[other] if you have slept
            }
           *[player] if that player has slept
        }
       *[no] { $who ->
            [you] { $to ->
                [each-player] among those who have not slept
               *[other] if you have not slept
            }
           *[player] if that player has not slept
        }
    }
if-lost =
    { $is ->
        [yes] { $who ->
            [you] if you are lost
           *[player] if that player is lost
        }
       *[no] { $who ->
            [you] if you are not lost
           *[player] if that player is not lost
        }
    }
if-number =
    { $is ->
        [yes] { $who ->
            [you] if your { $track-name } shows { $at-least } or more
           *[player] if that player’s { $track-name } shows { $at-least } or more
        }
       *[no] { $who ->
            [you] if your { $track-name } shows less than { $at-least }
           *[player] if that player’s { $track-name } shows less than { $at-least }
        }
    }
if-weary =
    { $is ->
        [yes] { $who ->
            [you] if your exhaustion gives you { $energy } energy or less
           *[player] if that player’s exhaustion gives { $energy } energy or less
        }
       *[no] { $who ->
            [you] if your exhaustion gives you more than { $energy } energy
           *[player] if that player’s exhaustion gives more than { $energy } energy
        }
    }
if-sick =
    { $is ->
        [yes] { $who ->
            [you] if a Sickness card lies before you
           *[player] if a Sickness card lies before that player
        }
       *[no] { $who ->
            [you] if no Sickness card lies before you
           *[player] if no Sickness card lies before that player
        }
    }
if-near =
    { $is ->
        [yes] { $range ->
            [same-area] if you are in the same area
           *[adjacent] if you are in the same area or next to it
        }
       *[no] { $range ->
            [same-area] if you are not in the same area
           *[adjacent] if you are neither in the same area nor next to it
        }
    }
if-behind =
    { $is ->
        [yes] if an opponent is nearer to the village than you
       *[no] if no opponent is nearer to the village than you
    }

who-you = you
who-player = that player
range-any = anywhere
range-same-area = in the same area
range-adjacent = in the same area or next to it

until-roll = none
until-turn = until the end of the turn
until-next-turn =
    { $to ->
        [self] until the end of your next turn
       *[other] until the end of their next turn
    }
until-round = until the end of the round
until-starred = none
until-day = until the end of the day

to-self = you
    .of = your
to-player = that player
    .of = that player’s
to-opponent =
    { $range ->
        [same-area] an opponent in your area
        [adjacent] an opponent in your area or next to it
       *[any] an opponent of your choice
    }
    .of =
        { $range ->
            [same-area] in your area, an opponent’s
            [adjacent] in your area or next to it, an opponent’s
           *[any] an opponent’s
        }
to-each-opponent =
    { $range ->
        [same-area] each opponent in your area
        [adjacent] each opponent in your area or next to it
       *[any] each opponent
    }
    .of =
        { $range ->
            [same-area] in your area, each opponent’s
            [adjacent] in your area or next to it, each opponent’s
           *[any] each opponent’s
        }
to-each-player = everybody
    .of = everybody’s
to-leader = the opponent nearest to the village
    .of = the leading opponent’s
to-loser = the loser
    .of = the loser’s
to-animal =
    { $range ->
        [same-area] an animal in your area
        [adjacent] an animal in your area or next to it
       *[any] an animal of your choice
    }
    .of = the animal’s
to-own-sickness = one of your Sickness cards
    .of = its
to-each-own-sickness = all your Sickness cards
    .of = their
to-this-card = this card
    .of = its

terrain-grassland = grassland
    .into = grassland
terrain-rocky = rocks
    .into = a rocky area
terrain-desert = desert
    .into = a desert
terrain-forest = forest
    .into = a forest
terrain-swamp = swamp
    .into = a swamp
terrain-mountain = mountain
    .into = the mountains
terrain-lake = lake
    .into = a lake area
terrain-tribe = the Tribe
    .into = the Tribe’s area
terrain-village = the village
    .into = the village
terrain-any = any area
    .into = any area

track-thirst = thirst
track-hunger = hunger
track-exhaustion = exhaustion

what-lake = move into lake areas for 2 energy each
what-night-search = search for food at night too
what-drink = drink in any area

action-move = move
action-search = search for food
action-drink = drink
action-rest = rest
action-sleep = sleep

cost-exhaustion =
    you may increase your exhaustion by { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
cost-energy = you may pay { $energy } energy

do-increase =
    { card-maybe }{ $to ->
        [self] increase your
       *[other] { $to-name } increases their
    } { $track-name } by { $by ->
        [one] 1 step
       *[other] { $by } steps
    }
do-reduce =
    { card-maybe }{ $to ->
        [self] reduce your
       *[other] { $to-name } reduces their
    } { $track-name } by { $by ->
        [one] 1 step
       *[other] { $by } steps
    }
do-restore =
    { card-maybe }{ $to ->
        [self] restore your
       *[other] { $to-name } restores their
    } { $track-name }
do-energy =
    { card-maybe }{ $to ->
        [self] you have
       *[other] { $to-name } has
    } { $by } { $way ->
        [less] energy less
       *[more] energy more
    } in this turn
do-drift =
    { card-maybe }{ $to ->
        [self] you are
       *[other] { $to-name } is
    } moved { $by ->
        [one] one area in a random direction
       *[other] { $by } times one area in a random direction
    }
do-walk =
    { card-maybe }{ $to ->
        [self] move your figure { $by ->
            [one] one area
           *[other] { $by } areas
        }, at no cost and without a roll for the way
       *[other] move { $to-name } { $by ->
            [one] one area
           *[other] { $by } areas
        } of your choice
    }
do-lost =
    { card-maybe }{ $to ->
        [self] you get lost
       *[other] { $to-name } gets lost
    }
do-end-turn = { card-maybe }the turn ends
do-draw =
    { card-maybe }{ $to ->
        [self] draw
       *[other] { $to-name } draws
    } { $by ->
        [one] one card
       *[other] { $by } cards
    }
do-discard =
    { card-maybe }{ $to ->
        [self] discard
       *[other] { $to-name } discards
    } { $by ->
        [one] one card
       *[other] { $by } cards
    } at random
do-sickness =
    { card-maybe }{ $to ->
        [self] draw
       *[other] { $to-name } draws
    } { $by ->
        [one] one Sickness card
       *[other] { $by } Sickness cards
    }
do-cure = { card-maybe }discard { $to-name }
do-animal-attack =
    { card-maybe }{ $to ->
        [self] you suffer
       *[other] { $to-name } suffers
    } an animal attack
do-roll =
    { card-maybe }{ $to ->
        [self] roll a die
       *[other] { $to-name } rolls a die
    }
    .then = on { $at-least } or more
    .else = on less
do-fight = { card-maybe }fight { $to-name }: both roll two dice, and whoever has less increases their exhaustion by the difference
    .then = if you have won
    .else = if you have not won
do-reroll = { card-maybe }it is repeated
do-prevent =
    { card-maybe }{ $when ->
        [attack-before] the attack does not take place
        [lost] that does not happen
       *[other] it does not happen
    }
do-cancel = { card-maybe }that card is cancelled
do-place-area =
    { card-maybe }{ $terrain ->
        [tribe] lay the extra area with the Tribe on the board
       *[other] lay an extra area on the board: { $terrain-name }
    }
    .then = then
    .else = if that is not possible
do-return-area = { card-maybe }take an extra area off the board
do-drive =
    { card-maybe }move { $to-name } { $by ->
        [one] one area
       *[other] { $by } times to an area next to it
    }
do-remove-animal = { card-maybe }remove { $to-name } from the game
do-go-along = { card-maybe }you go along with that player until the end of the turn, at no cost

change-cost =
    { $terrain ->
        [any] every move
       *[other] moving into { $terrain-into }
    } costs { $to-name } { $way ->
        [set] only { $by } energy
        [more] { $by } energy more
       *[less] { $by } energy less
    }
change-river =
    { $way ->
        [set] { $by ->
            [0] crossing a river costs { $to-name } nothing extra
           *[other] crossing a river costs { $to-name } only { $by } energy extra
        }
        [more] crossing a river costs { $to-name } { $by } energy more
       *[less] crossing a river costs { $to-name } { $by } energy less
    }
change-way =
    { $to ->
        [self] { $way ->
            [set] { $by ->
                [0] you find the way without a roll
               *[other] you must roll for the way before each move, and need { $by } or more
            }
            [more] you need { $by } more
           *[less] you need { $by } less
        }
       *[other] { $to-name } { $way ->
            [set] { $by ->
                [0] finds the way without a roll
               *[other] must roll for the way before each move, and needs { $by } or more
            }
            [more] needs { $by } more
           *[less] needs { $by } less
        }
    }{ $way ->
        [set] { "" }
       *[other] { $until ->
            [roll] { "" }
           *[other] { " " }on each roll for the way
        }
    }
change-moves =
    { $to-name } can move { $way ->
        [set] { $by ->
            [0] not at all
            [one] only once
            [2] only twice
           *[other] only { $by } times
        }
        [more] { $by } times more
       *[less] { $by } times less
    }{ $until ->
        [turn] { "" }
       *[other] { " " }in each turn
    }
change-energy =
    { $to ->
        [self] you have
       *[other] { $to-name } has
    } { $way ->
        [set] { $by } energy
        [more] { $by } energy more
       *[less] { $by } energy less
    }{ $until ->
        [turn] { "" }
       *[other] { $to ->
            [self] { " " }in your turns
           *[other] { " " }in their turns
        }
    }
change-rate =
    { $to-of } { $track-name } { $way ->
        [set] { $by ->
            [0] stays as it is
           *[other] rises by { $by }
        }
        [more] rises by { $by } more
       *[less] rises by { $by } less
    } in Nature’s turn
change-desert =
    moving into a desert by day increases { $to-of } thirst by { $way ->
        [set] { $by }
        [more] { $by } more
       *[less] { $by } less
    }
change-search-cost =
    searching for food costs { $to-name } { $way ->
        [set] only { $by } energy
        [more] { $by } energy more
       *[less] { $by } energy less
    }
change-search-found =
    food reduces { $to-of } hunger by { $by } { $way ->
        [set] steps
        [more] steps more
       *[less] steps less
    }
change-rest =
    { $way ->
        [set] { $by ->
            [0] resting does not help { $to-name }
           *[other] resting reduces { $to-of } exhaustion by { $by }
        }
        [more] resting reduces { $to-of } exhaustion by { $by } more
       *[less] resting reduces { $to-of } exhaustion by { $by } less
    }
change-sleep =
    { $way ->
        [set] { $by ->
            [0] sleeping does not help { $to-name }
           *[other] sleeping reduces { $to-of } exhaustion by { $by }
        }
        [more] sleeping reduces { $to-of } exhaustion by { $by } more
       *[less] sleeping reduces { $to-of } exhaustion by { $by } less
    }
change-attack-strength =
    { $until ->
        [roll] the attacker
       *[other] { $to ->
            [each-player] whatever attacks somebody
           *[other] whatever attacks { $to-name }
        }
    } { $way ->
        [set] has a total of { $by }
        [more] adds { $by } to its total
       *[less] subtracts { $by } from its total
    }
change-attack-dice =
    { $until ->
        [roll] the attacker
       *[other] { $to ->
            [each-player] whatever attacks somebody
           *[other] whatever attacks { $to-name }
        }
    } rolls { $way ->
        [set] { $by ->
            [one] only one die
           *[other] { $by } dice
        }
        [more] { $by ->
            [one] one die more
           *[other] { $by } dice more
        }
       *[less] { $by ->
            [one] one die less
           *[other] { $by } dice less
        }
    }
change-defence =
    { $to ->
        [self] { $way ->
            [set] your total is { $by }
            [more] add { $by } to your total
           *[less] subtract { $by } from your total
        }
       *[other] { $to-name } { $way ->
            [set] has a total of { $by }
            [more] adds { $by } to their total
           *[less] subtracts { $by } from their total
        }
    }{ $until ->
        [roll] { "" }
       *[other] { " " }in animal attacks
    }
change-defence-dice =
    { $to ->
        [self] you roll
       *[other] { $to-name } rolls
    } { $way ->
        [set] { $by ->
            [one] one die
           *[other] { $by } dice
        }
        [more] { $by ->
            [one] one die more
           *[other] { $by } dice more
        }
       *[less] { $by ->
            [one] one die less
           *[other] { $by } dice less
        }
    }{ $until ->
        [roll] { "" }
       *[other] { " " }in animal attacks
    }
change-wound =
    { $until ->
        [roll] the attack does
       *[other] animal attacks do
    } { $way ->
        [set] { $by ->
            [0] not exhaust { $to-name }
           *[other] exhaust { $to-name } by { $by }
        }
        [more] exhaust { $to-name } by { $by } more
       *[less] exhaust { $to-name } by { $by } less
    }
change-allow = { $to-name } may { $what-name }
change-forbid =
    { $to ->
        [each-player] nobody may
        [each-opponent] no opponent may
       *[other] { $to-name } may not
    } { $action-name }
change-unseen = animals ignore { $to-name }
change-immune =
    { $to ->
        [self] you draw
       *[other] { $to-name } draws
    } no Sickness card in swamps
