### The client's own texts in English. What belongs to a game is in that game's file on the server.

## Everywhere

skip-to-content = Skip to the content
main-menu = Menu
other-language = Deutsch
settings = Settings
close = Close
cancel = Cancel
go-on = Go on
copy = Copy
copied = Copied
rename = Rename
about = About Wildtable
to-home = To all games
lost-title = There is nothing at this address.
server-away = The server cannot be reached.
connection-retry = Try again now

## Who you are

name-ask = What shall we call you?
name-ask-about = A name is all it takes. There is no account and no password.
your-name = Your name
move-about = Go on playing as yourself on another device: open this link there within ten minutes. It works once.
move-link = Link for the other device
move-make = Make a link
move-title = Is that you?
move-here-about = This link makes this browser go on as the same person as on the other device.
move-here = Yes, go on here

## Settings

language = Language
theme = Colours
theme-system = As on my device
theme-light = Light
theme-dark = Dark
setting-quick = Quick send
setting-quick-about = A move is played as soon as it is the only one left, without a confirmation.
setting-sounds = Sounds
setting-guide = Guide
setting-guide-about = Says and shows what can be done next.

## Home

home-title = Take a seat at the wild table
home-about = Play with friends by sending them a link, or against bots that see no more than you do.
games = Games
players-exactly = { $count } players
players-between = { $least } to { $most } players
minutes = { $least } to { $most } minutes
play-bot = Play against a bot
bot-level = Which bot
new-table = New table
rules = Rules
your-tables = Your tables
open-tables = Open tables
no-open-tables = No table is open right now. Open one yourself!
resume = Play on
resume-your-turn = Your turn: play on
join = Join
watch = Watch

bot-random = Random bot
bot-greedy = Easy bot
bot-search-level = Thinking bot, strength { $level } of 5
bot-ismcts-level = Thinking bot, strength { $level } of 5

## A new table

new-table-of = New table: { $game }
seats = Seats
how-many = How many players
seat-number = Seat { $number }
seat-me = Me (or somebody beside me)
seat-open = open
seat-open-for = Open, for whoever has the link
seat-bot = { $bot }
table-public = Show among the open tables
table-public-about = Otherwise only those who have the link can find it.
options = Options
open-table = Open the table

## Waiting for players

table-coming = Loading …
waiting-about = The game begins when every seat is taken. Send this link to whoever shall play.
invite-link = Invitation
sit-here = Sit here
waiting-minutes = A game takes about { $least } to { $most } minutes.

## At the table

no-table = There is no such table, or it has been cleared away.
at-the-table = At the table
what-is-asked = What is asked
board = Board
no-board = This game has no drawn board yet. Play with the choices above.
waiting-for = { $step }: waiting for { $who }.
waiting-for-others = Waiting for the others.
your-choices = Your choices
picked = Picked
put-back = Put back: { $what }
clear = Clear
confirm = Play it
can-be-picked = can be picked
can-be-goal = possible goal
is-picked = picked
nothing-here = There is nothing to do here now.
show-rule = Rule { $rule }
you = you
has-left = has left
is-away = away
to-move = to move
watching = You are watching this table.
log = What happened
log-empty = Nothing yet.
chat = Chat
chat-message = Message
chat-send = Send
chat-watching = watching
share = Share
watch-link = Link to this table, to play on or to watch
undo = Take back
undo-ask = Ask to take back
undo-asked = { $who } asks to take back the last move.
undo-asked-waiting = { $who } has asked to take back the last move. Waiting for an answer.
draw-offer = Offer a draw
draw-asked = { $who } offers a draw.
draw-asked-waiting = { $who } has offered a draw. Waiting for an answer.
agree = Agree
refuse = Refuse
resign = Resign
resign-sure = Resign this game?
resign-about = The game counts as lost for you.
leave = Leave
leave-sure = Leave this table?
leave-about = { $how ->
    [pause] The game waits for you. You can come back to it from the first page.
    [lose] At this table whoever leaves loses the game.
   *[bot] The table goes on without you. You can come back to it from the first page.
}
play-on = Play on
connection-lost = The connection is lost. Trying to get it back …
connection-restarting = The server is being restarted; everything that was played is stored.
curtain-title = { $who } is next
curtain-about = Hand over the device. Nobody else should look now.
curtain-open = I am { $who }
window-open = Anybody may interrupt now
orders = When others act:
order-ask = ask me every time
order-pass-until-my-turn = pass until my turn
order-ask-when-attacked = ask me only when I am attacked
guide = Guide
guide-off = No more hints
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

## The end

result-won = You have won!
result-lost = You have lost.
result-draw = A draw
result-winner = { $who } wins
place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-resigned = The game was resigned.
reason-draw-agreed = The players have agreed on a draw.
rematch = Rematch
rematch-go = To the rematch
rematch-asked = You asked for a rematch and wait for the others.
rematch-agree = Rematch, as others want it
record = Download the record
record-about = The record holds every move and every draw. That nobody steered the draws can be checked with it: wildtable verify FILE

## Rules

rules-of = The rules of { $game }
rules-search = Search the rules
rules-none = No rule says that.

## About

about-what = Wildtable is one table for several board games. The rules are exact, every refusal names its rule, and the bots know no more than a player in their seat would.
about-drawings = Drawings
about-drawings-text = Boards, pieces and emblems are drawn by us. Some small signs on cards come from game-icons.net, by Lorc, Delapouite and others, under Creative Commons Attribution 3.0; they are recoloured.
about-software = Software
about-software-text = Wildtable is free software under the MIT licence. The client is made with Svelte (MIT) and Fluent (Apache 2.0).
about-keys = By keyboard
keys-arrows = Arrow keys go from square to square on the board.
keys-enter = Enter picks what is there; once more, and a settled move is played. So does a second click.
keys-shift-enter = Shift and Enter pick the next of several pieces that share a square.
keys-escape = Escape clears what is picked.

## Wylde Hunt

wh-board = Board, eight by eight squares
wh-mortal = the Mortal
wh-stone = { $season } Stone
wh-seasons = Seasons of the lands
wh-roster = The Fae
wh-because-ground = on { $ground }, like the Mortal
wh-because-colour = { $colour }, like the { $season } Stone
wh-mortal-at = The Mortal is on { $square }, { $ground }.
wh-mortal-walks = The Mortal is on { $square }: { $ground }, with the { $season } Stone. When the stone is moved, it walks on.
wh-mortal-with = The Mortal is on { $square }: { $ground }, with the { $season } Stone. Who stands on { $ground } must move, who is { $colour } may.
wh-hint-setup = Compare the two set-ups and click the one you like. Red blossoms are Seelie, black stars Unseelie.
wh-hint-mortal = Click one of the four centre squares: the Mortal starts there. Its ground and the stone on it decide which Fae may move.
wh-hint-order = Going first lets you strike first; going second lets you answer.
wh-hint-select = Click one of your Fae with a golden ring. A red mark (!) means that it must move, a blue one (○) that it may also stay.
wh-hint-move = Now click a square with a dot. Fae move like a queen in chess. Where an enemy stands, there is a contest.
wh-hint-move-or-stay = Click a square with a dot to move there, or let the Fae stay where it is.
wh-hint-stone = You control destiny: click where the stone shall lie. The Mortal walks on to the stone of the next season.

## Wildlands

wl-map = Map: { $map }
wl-no-map = The map of this table has no drawing.
wl-space = Space { $number }
wl-cover = cover
wl-high = high ground
wl-slot = Slot { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = { $damage } of { $health } damage
wl-health = { $health } health
wl-own-shard = your shard
wl-shard = shard of { $seat }
wl-dealt = one of your map cards
wl-players = The players
wl-points = { $points } of 5 points
wl-details = { $faction }: show or hide names
wl-turn = has the turn
wl-interrupts = interrupts
wl-defended = defended
wl-faction-card = faction card
wl-discard-of = { $faction }: discard pile
wl-discard-empty = The discard pile is empty.
wl-discard-closed = { $count } cards; at this table discard piles are closed.
wl-aside = Played in the action under way
wl-hand-show = Show hand
wl-hand-hide = Hide hand
wl-hand-empty = No cards in hand.
wl-wild-move = any icon
wl-wild-draw-two = draw two
wl-wild-interrupt = interrupt
wl-flag-melee = melee
wl-flag-heavy-melee = heavy melee
wl-flag-ranged = ranged
wl-flag-heavy-ranged = heavy ranged
wl-flag-area = area
wl-flag-cover = cover
wl-flag-shield = shield
wl-flag-rally = rally
wl-flag-fly = fly
wl-fc-character = Character
wl-fc-icons = Icons
wl-fc-open = Open flags
wl-fc-total = Total
wl-fc-wilds = And { $count } wild cards.
wl-taken-by = Taken by { $seat }
wl-about-guild = Strong magic at a distance, and shields. Fragile, but for Lunk.
wl-about-gnomads = Quick: they fly and rally one another. Best when they stay together.
wl-about-lawbringers = Sturdy, each with a speciality. A good band to begin with.
wl-about-pit_fighters = Nobody beats them up close. They cannot shoot at all.
wl-look = Sight and ways
wl-look-about = Shows what can be seen and reached from a space: hover over it, or switch this on and tap it.
wl-look-tap = Tap a space or a character to look round from there.
wl-look-from = From space { $number }:
wl-near = seen, near
wl-far = seen, far
wl-walk = cards to walk there
wl-look-words = Seen near: { $near }. Seen far: { $far }. Within three cards on foot: { $steps }.
wl-do-faction = take this faction
wl-do-assign = assign
wl-do-reopen = Take the map cards back
wl-do-reveal = reveal
wl-do-move = move
wl-do-climb = climb
wl-do-claim = Claim the shard
wl-do-draw-two = Draw two cards
wl-do-end = End the turn
wl-do-finish = Finish the interrupt
wl-do-target = name as target
wl-do-defend = defend
wl-do-take = Take the damage
wl-do-interrupt = Interrupt
wl-do-pass = Pass
wl-hint-faction = Choose who you will lead. Circles are health; below are the flags of the deck, which are attacks, defences and manoeuvres.
wl-hint-assign = Click a glowing space: the next of your characters will appear there. The five that are left over become your neighbour's shards.
wl-hint-reopen = Your characters are placed. Until everybody is done you may still take the cards back.
wl-hint-reveal = Your turn begins: click one of your hidden characters, on the map or beside it, to reveal it.
wl-hint-act = Click one of your characters on the map to see where it can go and whom it can attack. Every card does one thing. You want five points: your own shards and knocked-out enemies.
wl-hint-claim = One of your characters stands on your shard and you can pay for it: click "Claim the shard".
wl-hint-who = Now click the character that shall do it.
wl-hint-where = Click a framed space to go there, or an enemy with a ring to attack.
wl-hint-pay = Now choose the card to pay with: those with a golden edge fit.
wl-hint-word = More than one thing is possible: choose what you mean.
wl-hint-end = Nothing is left to do with these cards: end the turn to draw new ones.
wl-hint-interrupt = Somebody has just acted. With a wild card you may step in and act yourself; otherwise pass.
wl-hint-pass = Somebody has just acted. Without a wild card you can only pass.
wl-hint-target = You are attacked: click which of your characters takes the blow.
wl-hint-defend = You are attacked: a card with a golden edge stops it. Or take the damage.
wl-hint-take = You are attacked and have nothing to stop it with.
