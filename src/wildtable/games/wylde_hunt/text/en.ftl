### The texts of Wylde Hunt in English.
### A fact that has a message `name-<value>` arrives here by its name: "Seelie Sylph", not "S-Sylph".

## The game

title = Wylde Hunt
tagline = Two faery courts hunt one Mortal, who wanders on from season to season.
by-lot = who leads which court
about =
    Seelie and Unseelie each lead three Fae across a board of four colours, where the Mortal’s square and the stone in it decide who may move. Win by ensnaring the Mortal or by being the only side left on the board. The game is for two, everything lies open, and luck has no part in it.

## Names

name-S = Seelie
name-U = Unseelie

name-S-Sylph = Seelie Sylph
    .the = the Seelie Sylph
name-S-Salamander = Seelie Salamander
    .the = the Seelie Salamander
name-S-Gnome = Seelie Gnome
    .the = the Seelie Gnome
name-S-Undine = Seelie Undine
    .the = the Seelie Undine
name-U-Sylph = Unseelie Sylph
    .the = the Unseelie Sylph
name-U-Salamander = Unseelie Salamander
    .the = the Unseelie Salamander
name-U-Gnome = Unseelie Gnome
    .the = the Unseelie Gnome
name-U-Undine = Unseelie Undine
    .the = the Unseelie Undine

name-Spring = Spring
name-Summer = Summer
name-Autumn = Autumn
name-Winter = Winter

name-Mountain = Mountain
name-Plains = Plains
name-Forest = Forest
name-River = River

name-white = white
name-yellow = yellow
name-green = green
name-blue = blue

name-vanquished = vanquished
name-banished = banished

## Log lines: set-up and Phase 1

event-setup-chosen =
    { $setup ->
        [1] Seelie chooses set-up 1, “Home”.
       *[other] Seelie chooses set-up { $setup }, “Strayed”.
    }
event-mortal-placed = Unseelie puts the Mortal on { $to }.
event-round-began = Round { $round } begins.
event-destiny-settled =
    { $how ->
        [tie] Neither side is closer to the Mortal, so destiny passes to { $side }.
       *[farther] { $side } controls destiny: the Fae closest to the Mortal belongs to the other side.
    }
event-stone-moved = The { $season } Stone is moved from { $from } to { $to }.
event-mortal-moved = The Mortal walks from { $from } to { $to }.
event-returned = { $fae-the } returns to the board on { $square }.

## Log lines: Phase 2

event-order-chosen =
    { $place ->
        [first] { $side } takes the first turn.
       *[second] { $side } leaves the first turn to the other side.
    }
event-moved = { $fae-the } moves from { $from } to { $to }.
event-held = { $fae-the } stays on { $square }.
event-contested =
    { $loser ->
        [none] The contest on { $square } is drawn; everyone stays.
       *[other] { $by ->
            [season] { $loser } loses the contest on { $square }: { $season } decides it on { $ground }.
           *[ground] { $loser } loses the contest on { $square }: { $ground } decides it.
        }
    }
event-vanquished = { $fae-the } is vanquished on { $square }.
event-banished = { $fae-the } is banished on { $square } and will not come back.
event-none-eligible =
    { $side ->
        [both] None of the Fae may move in this round.
       *[other] None of the Fae of { $side } may move in this round.
    }

## Log lines: the end. The reason follows as a sentence of its own.

event-game-over =
    { $winner ->
        [none] The game ends in a draw.
       *[other] { $winner } wins the game.
    }
reason-ensnare = The Mortal is ensnared.
reason-domination = Domination: only one side has Fae on the board.
reason-repetition = The same position has come up for the third time.
reason-round-limit = The last round is over, and nobody has won.
reason-all-banished = All six Fae are banished.

## What is asked of a side

prompt-setup = { $side }: choose one of the two set-ups, 1 (“Home”) or 2 (“Strayed”).
prompt-mortal = { $side }: put the Mortal on one of the four centre squares.
prompt-order = { $side }: take the first turn or the second?
prompt-turn = { $side }: select one of your eligible Fae, and move it or, if it may, let it stay.
prompt-stone = { $side }: lay the stone from the Mortal’s square next to the stone of the preceding season.
prompt-over = The game is over.

## The steps of the game

step-setup = Set-up
step-mortal = The Mortal’s start
step-order = Order of turns
step-turn = Turn
step-stone = Stone
step-over = End

## Legends

fae-eligible-may = eligible, may stay
fae-eligible-must = eligible, must move
fae-not-eligible = not eligible

## Refusals: set-up

refusal-WH-SETUP-02 = The game begins with the set-up: Seelie chooses one of the two, once and before anything else.
refusal-WH-SETUP-04 = { $fae-the } is not in this game: each side plays with three Fae only.
refusal-WH-SETUP-05 = First Unseelie puts the Mortal on one of the four centre squares: D4, D5, E4 or E5.
refusal-WH-SETUP-06 = No stone is moved in the first round: it begins with the Fae.
refusal-WH-SETUP-07 = In the first round it is Seelie who decides who goes first.

## Refusals: the round and its order

refusal-WH-ROUND-02 =
    { $step ->
        [stone] First the stone is moved; the Fae have their turns after that.
       *[other] No stone is moved any more in this round: now the Fae move.
    }
refusal-WH-ROUND-03 = { $fae-the } has to wait: first it is decided who begins.
refusal-WH-ORDER-01 = Who goes first is decided once in a round, before the Fae move, by the side without destiny (in round 1, Seelie).
refusal-WH-RULING-13 = There is no order to choose here: only one side has Fae that may move.
refusal-WH-WIN-07 = The game is over; nothing more is played.

## Refusals: the Mortal and the stone

refusal-WH-MORTAL-04 = Nobody moves the Mortal: it walks by itself, when a round begins, to the stone of the next season.
refusal-WH-STONE-01 = The { $season } Stone lies still: only the stone in the Mortal’s square is moved.
refusal-WH-DESTINY-03 = The other side controls destiny in this round, so moving the stone is up to them.
refusal-WH-STONE-03 = { $square } does not lie directly next to the stone of the preceding season.
refusal-WH-STONE-04 = The stone cannot be laid on { $square }: another stone lies there, or it is the square this one comes from.
refusal-WH-RULING-10 = The stone cannot stay where it is: it has to be moved when a round begins.

## Refusals: selecting a Fae

refusal-WH-TURN-01 = { $fae-the } is not yours to move now: you need a Fae of your own, and it has to be your turn.
refusal-WH-TURN-03 = { $fae-the } has had its turn in this round, and one is all a Fae gets.
refusal-WH-TURN-05 = Nobody may pass: every marked Fae has its turn.
refusal-WH-TURN-07 = { $fae-the } has no turn in this round: it neither stands on the colour of the Mortal’s square nor has the colour of the stone there.
refusal-WH-CONTEST-05 = { $fae-the } is vanquished and waits off the board for its return.
refusal-WH-BANISH-05 = { $fae-the } is banished and out of the game for good.

## Refusals: staying and moving

refusal-WH-ELIG-01 = { $fae-the } has to move: it stands on the same colour as the Mortal.
refusal-WH-ELIG-02 = { $fae-the } cannot stay on { $square }, for it is not standing there.
refusal-WH-ELIG-03 = { $fae-the } has the colour of the stone but has to move all the same: it stands on the same colour as the Mortal.
refusal-WH-MOVE-01 = No straight line takes { $fae-the } to { $square }: Fae move like a queen in chess, and at least one square.
refusal-WH-MOVE-05 = { $fae-the } cannot get as far as { $square }: the enemy stands on { $stop }, and enemies cannot be passed.
refusal-WH-MOVE-08 = { $fae-the } could reach { $square } only across the edge of the board, and Fae do not cross it.
refusal-WH-RULING-18 = { $fae-the } cannot get as far as { $square }: the Mortal stands in between, on { $stop }, and this Fae would be banished there.

## Options

option-seelie = Who plays Seelie
option-seelie-about = Settled when the table is opened, by lot or by agreement.
option-seelie-random = By lot
option-seelie-host = The host
option-seelie-guest = The guest

option-seelie_third = Seelie’s third Fae
option-seelie_third-about = Seelie has a Sylph, a Salamander and this Fae; only with the Gnome are the two sides exact images of each other.
option-seelie_third-gnome = Gnome
option-seelie_third-undine = Undine

option-fae_wrap = Fae cross the edges
option-fae_wrap-about = A Fae’s line goes on over the edge of the board to the other side, up to seven squares in all.

option-strict_lift = Banishment when the stone is lifted
option-strict_lift-about = A Fae in the Mortal’s square that only the stone there keeps safe is banished as soon as that stone is lifted.

option-contest_on_return = Contest on return
option-contest_on_return-about = If Fae of both sides stand in a corner after a return to it, there is one contest there.

option-repetition = Draw by repetition
option-repetition-about = The game is drawn when the same position is reached for the third time at the start of Phase 2.
option-repetition-3 = At the third time
option-repetition-0 = Off

option-round_limit = Round limit
option-round_limit-about = The game is drawn when this many rounds have been played and nobody has won.
option-round_limit-100 = 100 rounds
option-round_limit-60 = 60 rounds
option-round_limit-40 = 40 rounds
option-round_limit-0 = No limit

option-undo_by_consent = Taking back by consent
option-undo_by_consent-about = Between people: a move may be taken back if the other player agrees. Against bots it always may.

option-on_leave = When somebody leaves
option-on_leave-about = What becomes of the game when a player goes away or stays away for long.
option-on_leave-pause = The game waits
option-on_leave-bot = A bot takes over
option-on_leave-lose = The game is lost

legend-round = Round { $round }, destiny: { $side }
legend-setup = Set-up { $number }, “{ $setup }”
name-Home = Home
name-Strayed = Strayed

## What can be done besides clicking the board

do-first = Take the first turn
do-second = Take the second turn
do-hold = Stay

## What an action comes to, told before it is played

outcome-contest-won = { $fae-the } wins the contest: { $by } favours { $colour }.
outcome-contest-lost = { $fae-the } loses the contest: { $by } favours { $colour }.
outcome-contest-tied = The contest is drawn: all stay on { $square }.
outcome-vanquished = { $fae-the } is vanquished.
outcome-banished = { $fae-the } is banished for good: { $season ->
        [none] the stone that protected it is lifted.
       *[other] neither { $ground } nor the { $season } Stone protects it.
    }
outcome-destiny =
    { $yours ->
        [yes] With this the round ends, and in the next one you control destiny.
       *[no] With this the round ends, and in the next one { $side } controls destiny.
    }
outcome-dominates =
    { $yours ->
        [yes] Nobody can come back in time: as soon as the stone is laid, you win by domination.
       *[no] Nobody can come back in time: as soon as the stone is laid, { $side } wins by domination.
    }
outcome-doomed = The Mortal walks here next and banishes { $fae-the } for good.
outcome-returned = { $fae-the } returns to the board.
outcome-mortal = The Mortal walks on to { $to }.
outcome-beside = Safe in the Mortal’s square, with { $have } of { $need } { $need ->
        [one] colour
       *[other] colours
    } held.{ $all ->
        [yes] { " " }If that is still so when the round ends, the Mortal is ensnared.
       *[no] { "" }
    }
outcome-season =
    { $season ->
        [none] { $ground }: no season any more.
       *[other] { $ground } turns to { $season }.
    }
outcome-must = Must move: { $fae-the }.
outcome-may = May move: { $fae-the }.
outcome-won =
    { $reason ->
        [ensnare] The Mortal is ensnared: you win.
       *[domination] Only your side has Fae on the board: you win.
    }
outcome-lost =
    { $reason ->
        [ensnare] The Mortal is ensnared: { $side } wins.
       *[domination] Only { $side } has Fae on the board, and wins.
    }
outcome-drawn =
    { $reason ->
        [repetition] The same position for the third time: a draw.
        [all-banished] All six Fae are banished: a draw.
       *[other] The last round is over: a draw.
    }
