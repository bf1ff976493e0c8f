### The texts of Wildlands in English.
### A fact that has a message `name-<value>` arrives here by its name: "Player 1", not "P1"; a list arrives with
### its names joined by commas. A character is shown by seat and slot: P2.3. Of an event with secret facts there
### are two messages: `event-<kind>` for everybody and `event-<kind>-own` for those who know them.

## The game

title = Wildlands
tagline = Four bands in hiding fight over the shards of a burst crystal, and anybody may interrupt at any time.
by-lot = who sits where and how the cards are shuffled
about =
    Every player leads five characters who step out of hiding one by one to gather shards and to knock out the others; the first with five points wins. Everything is done with cards, each of which can be used in several ways, and a wild card even lets you act when it is somebody else’s turn. The game is for two to four players, with secret hands and no dice.

## Names

name-P1 = Player 1
name-P2 = Player 2
name-P3 = Player 3
name-P4 = Player 4

name-guild = The Guild
name-gnomads = The Gnomads
name-lawbringers = The Lawbringers
name-pit_fighters = The Pit Fighters

name-dungeon = The Dungeon
name-ruins = The Ruins

name-melee = melee
name-heavy-melee = heavy melee
name-ranged = ranged
name-heavy-ranged = heavy ranged
name-area = area attack
name-cover = cover
name-shield = shield
name-rally = rally
name-fly = fly
name-wild = wild card

## The characters, by faction and slot

character-guild-1 = Cindrick Ould
character-guild-2 = Hespera Gale
character-guild-3 = Ambrose Quill
character-guild-4 = Granny Moss
character-guild-5 = Lunk

character-gnomads-1 = Tak
character-gnomads-2 = Elsie
character-gnomads-3 = Automate
character-gnomads-4 = Burra Tongs
character-gnomads-5 = Pim

character-lawbringers-1 = Matilda
character-lawbringers-2 = Deputy
character-lawbringers-3 = Minotaur
character-lawbringers-4 = Delinquent
character-lawbringers-5 = Satyr

character-pit_fighters-1 = Unknown
character-pit_fighters-2 = Grutha
character-pit_fighters-3 = Gnoll
character-pit_fighters-4 = Assassin
character-pit_fighters-5 = Dorrag

## Log lines: set-up

event-faction-picked = { $seat } leads a faction: { $faction }.
event-map-card-dealt = { $seat } is dealt a map card.
event-map-card-dealt-own = { $seat } is dealt map card { $space }.
event-assigned = { $character } will appear on space { $space }.
event-reopened = You take your map cards back and assign them anew.
event-shards-placed = The shards of { $seat } lie on the spaces { $spaces }.

## Log lines: turns, cards and interrupts

event-drew = { $seat } draws a card.
event-drew-own = { $seat } draws a card: { $card }.
event-deck-renewed = { $seat } shuffles the discard pile into a new deck.
event-turn-began = { $seat } has the turn.
event-end-declared = { $seat } declares the end of the turn.
event-answered =
    { $answer ->
        [interrupt] You want to interrupt.
       *[pass] You pass.
    }
event-interrupted = { $seat } plays a wild card and interrupts.
event-interrupt-finished = { $seat } finishes the interrupt.
event-played = { $seat } plays: { $cards }.

## Log lines: characters on the board

event-revealed = { $character } is revealed on space { $space }.
event-moved = { $character } moves from { $from } to { $to }.
event-claimed = { $character } claims the shard on space { $space }.
event-scored =
    { $points ->
        [one] { $seat } scores a point and now has { $total }.
       *[other] { $seat } scores { $points } points and now has { $total }.
    }

## Log lines: attacks

event-attacked = { $character } attacks { $seat } ({ $attack }: { $targets }).
event-area-attacked = { $character } makes an area attack on space { $space } ({ $targets }).
event-target-named = { $character } is to be the target.
event-defended = { $character } is defended with { $card }.
event-damaged = { $character } takes { $damage } damage.
event-knocked-out = { $character } is knocked out.

## Log lines: the end. The reason follows as a sentence of its own.

event-tied = The survivors in front are level: play goes on until one of them takes the lead.
event-game-over = The game is over. It is won by { $winners }.
reason-five-points = Five points have been reached.
reason-elimination = All five characters of a player are knocked out.
reason-lead-after-a-tie = After a tie, one player has taken the lead.
reason-stall = Too many rounds went by without a shard claimed, a character revealed or an enemy attacked, so the points decide.
reason-turn-limit = The last turn has been played, so the points decide.

## What is asked of a player

prompt-faction = { $side }: choose one of the factions that nobody has taken yet.
prompt-assign = { $side }: choose where each of your characters will appear.
prompt-reveal = { $side }: your turn begins; reveal one of your characters.
prompt-act = { $side }: take an action, reveal a character, or say that you are done.
prompt-target = { $side }: name the one of your characters that is the target of this attack.
prompt-defend = { $side }: defend the attacked character with a card, or take the damage.
prompt-window = { $side }: interrupt or pass?
prompt-over = The game is over.

## The steps of the game

step-faction = Factions
step-deal = Dealing map cards
step-assign = Starting spaces
step-draw = Drawing
step-reveal = Revealing
step-act = Actions
step-interrupt =
    { $whose ->
        [you] Your turn is interrupted
       *[other] Interrupt
    }
step-target = Target
step-defend = Defence
step-window = Interrupt?
step-over = End

## The board in words

board-turn = turn { $turn }
board-active = { $seat } has the turn
board-acting = { $seat } acts in an interrupt
board-no-faction = no faction yet
board-points = points
board-hand = hand
board-deck = deck
board-discard = discard
board-map-cards = map cards
board-hidden = unrevealed
board-out = knocked out
board-occupied = Spaces with characters
board-own-hand = Your hand
board-open-flag = open { $flag }
board-attack = { $by } attacks ({ $flag }: { $targets })
board-legend = ■ cover   ▲ high ground   → adjacent   ↑ a step up   ◆ shard

## The map

map-open = no cover
map-cover = cover
map-line = white line
map-wall = wall
map-arrow = up to high ground
map-gate = gate
map-space = space
map-neighbours = adjacent
map-up = of these, up
map-high = high
map-sees = sees
map-yes = yes
map-drawn = The map is drawn in { $file }.

## Refusals: set-up and the end

refusal-WL-SETUP-02 = Everybody takes one faction before the game begins, and each faction is there only once.
refusal-WL-SETUP-07 = Now you choose where your characters start: one after another, from the first to the fifth, each on a space of a map card that you still hold.
refusal-WL-RULING-05 = Your map cards are assigned: you can only take all of them back, and only while somebody else is still choosing.
refusal-WL-SETUP-11 = Cards are still being dealt or drawn; play goes on after that.
refusal-WL-END-01 = The game is over; nothing more is played.

## Refusals: whose moment it is

refusal-WL-RULING-20 = Somebody else is acting: until they are done, you can only defend yourself and interrupt, each when you are asked.
refusal-WL-TURN-02 = Your turn begins with a reveal: before you have revealed a character, you can do nothing else.
refusal-WL-TURN-04 = This is an interrupt and not your turn: there is no end of the turn to declare, you can only finish the interrupt.
refusal-WL-TURN-07 = Not yet: after every action the others may interrupt, and play goes on only when that is settled.
refusal-WL-REVEAL-01 = { $character } cannot be revealed: it has been already.
refusal-WL-CARD-07 = { $character } is not on the board, so it cannot act.

## Refusals: interrupts and wild cards

refusal-WL-INT-01 = Somebody else is acting: to act now, you have to interrupt, and only a wild card can do that.
refusal-WL-INT-06 = Nobody can interrupt now: an interrupt follows on an action or on the declared end of a turn.
refusal-WL-INT-08 = There is no interrupt for you to finish: it is your own turn, and you can declare its end.
refusal-WL-INT-11 = It is only the others who are asked: nobody can interrupt an action of their own.
refusal-WL-RULING-68 = You are not asked, or no longer: only those with cards in hand are, and each of them answers once.
refusal-WL-RULING-70 = You are acting already, so there is nobody for you to interrupt.
refusal-WL-RULING-84 = Not in the middle of an action: the attack has to be settled first.
refusal-WL-WILD-01 = To draw two cards, you have to play a wild card.

## Refusals: what is paid

refusal-WL-RULING-901 = Every action is paid with cards from your hand; what you do not hold, you cannot play.
refusal-WL-CARD-05 = An open flag moves nobody: for a step the card must show the icon of { $character }, or be wild.
refusal-WL-RULING-15 = Characters are revealed by the player who is acting, between two actions.
refusal-WL-TURN-05 = Cards are being drawn at the end of a turn; play goes on after that.
refusal-WL-DRAW2-01 = Two cards are being drawn; play goes on after that.
refusal-WL-CARD-02 = { $character } needs cards with its own icon to move, or wild cards.
refusal-WL-CARD-03 = This takes a card with the right flag, and the flag has to stand beside the character’s icon or be open.
refusal-WL-CARD-08 = A flag is used with a single card.
refusal-WL-RULING-31 = That is more than is needed: in a payment there may be no card that could be spared.
refusal-WL-RULING-32 = That is not the right payment for this rally: besides a rally flag it takes exactly the cards that its steps up require.

## Refusals: moving, climbing, rally and fly

refusal-WL-MOVE-03 = No step leads there: a character moves to an adjacent space, across a white line{ $gate ->
        [yes] { " " }or through the gate.
       *[no] .
    }
refusal-WL-CLIMB-01 = Space { $space } lies higher: climbing there takes two cards at once, each of which lets this character move.
refusal-WL-CLIMB-02 = No arrow leads up to space { $space } from here: a second card is needed on the way up only.
refusal-WL-CLIMB-04 = This map has no high ground, so there is nothing to climb.
refusal-WL-RALLY-02 = Only two different characters in the same space or in adjacent ones can rally.
refusal-WL-FLY-01 = Space { $space } cannot be reached by flying: that leads one or two spaces far, and not through walls.

## Refusals: claiming shards

refusal-WL-CLAIM-01 = The shard here is somebody else’s: you can claim those of your own colour only.
refusal-WL-CLAIM-02 = There is no shard where { $character } stands.
refusal-WL-CLAIM-03 = A shard costs three cards.
refusal-WL-CLAIM-05 = These three cards do not go together: all of them have to show the icon of the claiming character, or all that of one knocked-out character of yours; wild cards fit with either.
refusal-WL-CLAIM-09 = Each of the three cards must show the icon of { $character } or of a knocked-out character of yours, or be wild. No flag pays for a shard, not even an open one.
refusal-WL-RULING-35 = You cannot pay with that icon: it has to be the claiming character’s own, or that of a character of yours who is knocked out.

## Refusals: attacks

refusal-WL-ATTACK-01 = Your own characters cannot be the target of this attack.
refusal-WL-MELEE-03 = Whoever leads the attacked faction has to choose the target now, from their characters in that space.
refusal-WL-RULING-41 = Nobody of that faction stands in the same space as { $character }.
refusal-WL-REVEAL-05 = The target is not on the board.
refusal-WL-LOS-02 = A wall stands between { $character } and the target, { $target }.
refusal-WL-LOS-03 = A space with cover lies between { $character } and { $target }: one can shoot out of cover and into it, but not through it.
refusal-WL-LOS-05 = From low ground one sees neither into high ground nor through it, so { $target } is out of sight.
refusal-WL-LOS-06 = Looking down from high ground, one does not see across other high ground, so { $target } is out of sight.
refusal-WL-RULING-53 = Every line to { $target } touches something that blocks it, and touching counts as passing through.
refusal-WL-RULING-57 = At this table nobody sees through the gate, and there is no other line to { $target }.
refusal-WL-HRANGED-02 = The target is in sight but too far away: for heavy ranged there may be one space in between and no more.
refusal-WL-AREA-02 = An area attack cannot reach space { $space }: it takes the attacker’s own space or an adjacent one.
refusal-WL-RULING-42 = There is nobody on space { $space } to be hit.
refusal-WL-RULING-43 = There is no enemy on space { $space }, and at this table an area attack needs one.

## Refusals: defence

refusal-WL-DEF-01 = There is nothing to defend against now: none of your characters is under attack.
refusal-WL-DEF-03 = That card does not stop this attack.
refusal-WL-HMELEE-02 = Heavy melee is for attacking only; against melee you defend with melee.
refusal-WL-SHIELD-04 = A shield does not stop melee.
refusal-WL-COVER-01 = Cover is of no help here: the attacked character does not stand in a cover space.
refusal-WL-COVER-02 = Cover stops shots, but neither melee nor area attacks.
refusal-WL-WMOVE-02 = A wild card has no flag, so you cannot defend with it.
refusal-WL-RULING-46 = Only the flag of the attacked character defends it: the card must show it beside the icon of { $attacked } or as an open flag, and nobody can stand in for another.
refusal-WL-RULING-48 = A character is defended with one card and no more.
refusal-WL-RULING-52 = An attack on somebody else’s character is being settled: whoever leads that character decides about its defence.

## Options

option-map = Map
option-map-about = The side of the board to play on; the dungeon is the simpler one, the ruins have high ground and a gate.
option-map-dungeon = The Dungeon
option-map-ruins = The Ruins

option-factions = Factions
option-factions-about = Who plays which faction: chosen in play, or settled beforehand, seat by seat.
option-factions-pick = Chosen in play

option-faction_pick = Choice of factions
option-faction_pick-about = How factions are chosen in play: freely, by lot, or one player after another.
option-faction_pick-free = Freely, first come, first served
option-faction_pick-random = By lot
option-faction_pick-draft = One after another

option-reshuffle = New deck
option-reshuffle-about = When the discard pile becomes the new deck: as soon as the last card is drawn, or when the next one is needed.
option-reshuffle-immediate = At once
option-reshuffle-on_demand = When a card is needed

option-open_discards = Open discard piles
option-open_discards-about = Everybody may look through every discard pile.

option-area_empty_ok = Area attacks on empty spaces
option-area_empty_ok-about = An area attack may be made on a space with nobody in it.

option-area_needs_enemy = Area attacks only on enemies
option-area_needs_enemy-about = An area attack needs an enemy character in its space; your own alone will not do.

option-gate_blocks_sight = The gate blocks sight
option-gate_blocks_sight-about = In the ruins one can walk through the gate, but no line of sight goes through it.

option-breath_seconds = A breath after each action
option-breath_seconds-about = How long the others have after each action to interrupt or to ask for more time. Silence is a pass.
option-breath_seconds-3 = A count to three
option-breath_seconds-2 = 2 seconds
option-breath_seconds-5 = 5 seconds
option-breath_seconds-8 = 8 seconds

option-stops = Wait for everybody
option-stops-about = When the table waits for a player who says nothing: usually after an attack on them, and for somebody alone with bots also at the end of every turn. Everybody can change it for themselves during the game.
option-stops-usual = As usual
option-stops-attacked = After an attack on them
option-stops-all = After every action
option-stops-none = Never

stop-attacked = I was attacked
stop-winning = whoever acted is one point from winning
stop-end = a turn is about to end
stop-action = somebody has acted

option-interrupt_window_seconds = Time to think
option-interrupt_window_seconds-about = How long the table waits for those who asked for more time.
option-interrupt_window_seconds-10 = 10 seconds
option-interrupt_window_seconds-5 = 5 seconds
option-interrupt_window_seconds-20 = 20 seconds
option-interrupt_window_seconds-0 = Until all have answered

option-auto_pass_without_wild = Pass at once without a wild card
option-auto_pass_without_wild-about = Players without a wild card are not waited for; between people the pace then gives something away.

option-stall_rounds = End without progress
option-stall_rounds-about = The points decide after this many rounds without a shard claimed, a character revealed or an enemy attacked.
option-stall_rounds-6 = After 6 rounds
option-stall_rounds-3 = After 3 rounds
option-stall_rounds-10 = After 10 rounds
option-stall_rounds-0 = Never

option-turn_limit = Turn limit
option-turn_limit-about = The points decide after this many turns, counting those of all players.
option-turn_limit-0 = No limit
option-turn_limit-200 = 200 turns

option-on_leave = When somebody leaves
option-on_leave-about = What becomes of the seat of a player who has left: a bot plays on, only what must be done is done, or the game waits.
option-on_leave-bot = A bot takes over
option-on_leave-autopass = Only what must be done
option-on_leave-pause = The game waits

## What an action comes to, told before it is played

outcome-damage =
    { $character }: { $damage } damage, { $left } health left{ $stops ->
        [by-melee] , unless melee stops it.
        [by-shield] , unless a shield stops it.
        [by-shield-or-cover] , unless a shield or cover stops it.
        [by-nobody] ; nobody can stop it, for there is no card in that hand.
       *[settled] .
    }
outcome-knocked-out =
    { $character } { $stops ->
        [by-melee] would be knocked out, unless melee stops it.
        [by-shield] would be knocked out, unless a shield stops it.
        [by-shield-or-cover] would be knocked out, unless a shield or cover stops it.
        [by-nobody] is knocked out; nobody can stop it, for there is no card in that hand.
       *[settled] is knocked out.
    }
outcome-one-of =
    { $damage } damage to one of these, as { $seat } chooses: { $targets }{ $stops ->
        [by-melee] , unless melee stops it.
       *[by-nobody] ; nobody can stop it, for there is no card in that hand.
    }
outcome-hits-nobody = Hits nobody.
outcome-points =
    { $points ->
        [one] Worth a point: { $total } of 5.
       *[other] Worth { $points } points: { $total } of 5.
    }
outcome-won = With that you win.
outcome-lost = With that the game is lost: { $winners } would win.
outcome-shard = Reaches your shard on space { $space }.
outcome-reveals-nothing = Enemies in hiding stay hidden: no step reveals them.
outcome-appears = Appears on space { $space }; that is no action, and nobody can interrupt it.
outcome-draws =
    { $cards ->
        [0] You draw no card.
        [one] You draw a card.
       *[other] You draw { $cards } cards.
    }
outcome-stops = Stops the attack on { $character }.
outcome-interrupts = A wild card lets you act next, unless somebody nearer to the turn interrupts as well.
