wh-board = Board, eight by eight squares
wh-mortal = the Mortal
wh-stone = { $season } Stone
wh-seasons = Seasons of the lands
wh-because-ground = on { $ground }, like the Mortal
wh-because-colour = { $colour }, like the { $season } Stone
wh-mortal-at = The Mortal is on { $square }, { $ground }.
wh-mortal-walks = The Mortal is on { $square }: { $ground }, with the { $season } Stone. When the stone is moved, it walks on.
wh-mortal-with = The Mortal is on { $square }: { $ground }, with the { $season } Stone. Who stands on { $ground } must move, who is { $colour } may.
wh-hint-setup = Compare the two set-ups and { $press } the one you like. Red blossoms are Seelie, black stars Unseelie.
wh-setup-Home = Each Fae begins on its own colour. Good for a first game.
wh-setup-Strayed = No Fae begins on its own colour, and the stones lie differently.
wh-hint-mortal = { $Press } one of the four centre squares: the Mortal starts there. Its ground and the stone on it decide which Fae may move.
wh-hint-order = You choose who goes first this round. Going first lets you strike first; going second often gives you the last word before the snare is checked.
wh-hint-select = { $Press } one of your Fae with a ring. A red mark (!) means that it must move, a blue one (○) that it may also stay.
wh-hint-select-must = { $Press } one of your Fae with a ring. The red mark (!) means that it must move.
wh-hint-select-may = { $Press } one of your Fae with a ring. The blue mark (○) means that it may also stay.
wh-hint-select-one-must = { $Press } your Fae with the ring: it must move (!).
wh-hint-select-one-may = { $Press } your Fae with the ring: it may move or stay (○).
wh-hint-move = Now { $press } a marked square. Fae move like a queen in chess, also past their own side. Where an enemy stands they stop, and there is a contest.
wh-hint-move-or-stay = { $Press } a marked square to move there, or let the Fae stay where it is.
wh-hint-stay = This Fae can only stay where it is.
wh-hint-stone = You control destiny: { $press } where the stone shall lie. The Mortal walks on to the stone of the next season.
wh-hint-stone-edges = You control destiny: { $press } where the stone shall lie. For stones the edges of the board are joined: A is next to H, and 1 next to 8.
wh-hint-send = That is settled. Play it with the button, or { $press } something else to change it.
wh-goal = Ensnare the Mortal: at a round’s end, hold both colours of its square. Or be the only side with Fae left.
wh-snare = At the Mortal: { $have } of { $need } colours
wh-domination = { $have } of { $need } enemies off the board
wh-no-season = no season
wh-season-favours = { $season }: { $colour }

## What a button says

wh-say-turn = Move the { $kind } to { $square }
wh-say-hold = Let the { $kind } stay on { $square }
wh-say-stone = Lay the { $stone } on { $square }
wh-say-mortal = Put the Mortal on { $square }
wh-say-setup = Choose { $setup }
wh-legend-colours = Four colours
wh-legend-colours-about = A Fae keeps its colour. It is at home on the ground of its colour. In the Mortal’s square it is safe if that square or the stone there has its colour.
wh-legend-colour = Colour
wh-legend-ground = Ground
wh-legend-stone = Stone
wh-legend-fae = Fae
wh-kind-Sylph = Sylph
wh-kind-Salamander = Salamander
wh-kind-Gnome = Gnome
wh-kind-Undine = Undine
wh-legend-signs = Pieces and marks
wh-legend-seelie = A red blossom: the Seelie.
wh-legend-unseelie = A black star: the Unseelie.
wh-legend-mortal = The Mortal. At the end of a round the side wins whose Fae hold both colours there: that of the ground and that of the stone. A Fae with neither of these colours is banished from its square for good.
wh-legend-reach = Point at any Fae: dotted squares show where it could go if it may move.
wh-legend-way = The Mortal’s way: when the next round begins, it walks to this stone. A Fae that waits there with neither the colour of the ground nor that of the stone is banished.
wh-legend-must = This Fae stands on the same ground as the Mortal: it must move.
wh-legend-may = This Fae has the colour of the stone under the Mortal: it may move or stay.
wh-legend-season = The stone that counts on a ground gives it its season. In a contest the colour of the ground decides first, then the colour of the season.
wh-legend-outcomes = What a move would do
wh-legend-victory = It ensnares the Mortal: you win.
wh-legend-win = Your Fae wins the contest, or an enemy is banished.
wh-legend-lose = Your Fae loses the contest.
wh-legend-gain = A Fae of yours comes back to the board.
wh-legend-tie = The contest is drawn: both stay.
wh-legend-banished = A Fae is banished for good: yours, if it goes there.
wh-legend-pips = How near a side is to winning: colours held at the Mortal, and enemies off the board.
wh-season-tip = { $ground } has { $season }. Contest here: { $colour } Fae first, then { $other } ones.
wh-no-season-tip = { $ground } has no season. Contest here: { $colour } Fae decide, otherwise it is drawn.

## What happened: sentences of the log and captions

wh-your-den-Sylph = your Sylph
wh-your-den-Salamander = your Salamander
wh-your-den-Gnome = your Gnome
wh-your-den-Undine = your Undine
wh-your-Sylph = your Sylph
wh-your-Salamander = your Salamander
wh-your-Gnome = your Gnome
wh-your-Undine = your Undine
wh-tell-setup-chosen =
    { $who ->
        [you] You choose set-up { $setup }, “{ $called }”.
       *[other] { $side } chooses set-up { $setup }, “{ $called }”.
    }
wh-tell-mortal-placed =
    { $who ->
        [you] You put the Mortal on { $to }.
       *[other] { $side } puts the Mortal on { $to }.
    }
wh-tell-destiny-settled =
    { $how ->
        [tie] { $who ->
            [you] Both sides are equally close to the Mortal: this time you control destiny.
           *[other] Both sides are equally close to the Mortal: this time { $side } controls destiny.
        }
       *[farther] { $who ->
            [you] You control destiny, because { $other } is closer to the Mortal.
           *[other] { $side } controls destiny, because { $whom ->
                [you] you are closer to the Mortal.
               *[other] { $other } is closer to the Mortal.
            }
        }
    }
wh-tell-stone-moved = The { $stone } is moved from { $from } to { $to }.
wh-tell-stone-laid =
    { $who ->
        [you] You lay the { $stone } on { $to } (from { $from }).
       *[other] { $side } lays the { $stone } on { $to } (from { $from }).
    }
wh-tell-mortal-moved = The Mortal walks from { $from } to { $to }.
wh-tell-returned = { $fae } returns to the board on { $square }.
wh-tell-order-chosen =
    { $place ->
        [first] { $who ->
            [you] You take the first turn.
           *[other] { $side } takes the first turn.
        }
       *[second] { $who ->
            [you] You leave the first turn to { $other }.
           *[other] { $side } leaves the first turn to { $whom ->
                [you] you
               *[other] { $other }
            }.
        }
    }
wh-tell-none-eligible =
    { $who ->
        [you] None of your Fae may move in this round.
        [both] None of the Fae may move in this round.
       *[other] None of the Fae of { $side } may move in this round.
    }
wh-tell-moved = { $fae } moves from { $from } to { $to }.
wh-tell-held = { $fae } stays on { $square }.
wh-tell-contested-season =
    { $who ->
        [you] You lose the contest on { $square }: { $season } favours { $colour }.
       *[other] { $side } loses the contest on { $square }: { $season } favours { $colour }.
    }
wh-tell-contested-ground =
    { $who ->
        [you] You lose the contest on { $square }: { $ground } favours { $colour }.
       *[other] { $side } loses the contest on { $square }: { $ground } favours { $colour }.
    }
wh-tell-contested-none = The contest on { $square } is drawn: neither ground nor season decides it. All stay there.
wh-tell-vanquished = { $fae } is vanquished on { $square }.
wh-tell-banished = { $fae } is banished for good on { $square }: neither { $ground } nor the { $stone } protects it.
wh-tell-banished-lifted = { $fae } is banished for good on { $square }: the stone that protected it is lifted.
wh-tell-drawn = The game ends in a draw.
wh-tell-won =
    { $who ->
        [you] You win the game!
       *[other] { $side } wins the game!
    }
wh-tell-ensnared =
    { $number ->
        [one] { $fae } ensnares the Mortal on { $square }: square and stone have the same colour!
       *[other] { $fae } ensnare the Mortal on { $square }!
    }
wh-must = must move
wh-until = until { $season }
wh-for-good = for good
wh-vanquished-about = Vanquished: comes back when the Mortal walks to the { $stone }.
wh-banished-about = Banished: never comes back.
wh-prompt-must = { $fae } must move.
wh-prompt-may = { $fae } may move or stay.
wh-prompt-all-must = Select one of your Fae with a ring: each of them must move.
wh-prompt-stone = Lay the { $stone } next to the { $before }.
wh-may = may move
wh-meets-won = It would win the contest there.
wh-meets-lost = It would lose the contest there.
wh-meets-tied = The contest there would be a draw.
wh-you-win = You would win there.
wh-you-lose = You would lose there.
wh-legend-meets = The signs on those squares are yours, whoever would move: ✓ you would win the contest there, ✗ you would lose it, = it would be a draw.
wh-doomed = the Mortal comes here
wh-doomed-brief = Mortal comes
wh-doomed-about = The Mortal walks here next: where it stands, this Fae will be banished for good.
wh-legend-doomed = The Mortal comes here next: if this Fae stays where it stands, it will be banished for good.
wh-you = you
wh-no-fae = no Fae
wh-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
wh-nearest = Nearest to the Mortal: { $first }, { $second }
wh-heir = next destiny: { $side }
wh-nearest-tip = Steps go straight or diagonally, also over the edges. Whoever is farther away when the round ends controls destiny in the next one; equally near, it passes to the side that does not control it now.
