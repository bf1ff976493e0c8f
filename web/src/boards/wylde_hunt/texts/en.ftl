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
wh-goal = Ensnare the Mortal: at the end of a round, hold both colours of its square. Or be the only side with Fae on the board.
wh-snare = At the Mortal: { $have } of { $need } colours
wh-domination = { $have } of { $need } enemies off the board
wh-no-season = no season

## What a button says

wh-say-turn = Move the { $kind } to { $square }
wh-say-hold = Let the { $kind } stay on { $square }
wh-say-stone = Lay the { $stone } on { $square }
wh-say-mortal = Put the Mortal on { $square }
wh-say-setup = Choose { $setup }

## What happened: sentences of the log and captions

wh-your-Sylph = your Sylph
wh-your-Salamander = your Salamander
wh-your-Gnome = your Gnome
wh-your-Undine = your Undine
wh-tell-setup-chosen =
    { $who ->
        [you] You choose set-up { $setup }, "{ $called }".
       *[other] { $side } chooses set-up { $setup }, "{ $called }".
    }
wh-tell-mortal-placed =
    { $who ->
        [you] You put the Mortal on { $to }.
       *[other] { $side } puts the Mortal on { $to }.
    }
wh-tell-destiny-settled =
    { $how ->
        [tie] { $who ->
            [you] Neither side is closer to the Mortal, so destiny passes to you.
           *[other] Neither side is closer to the Mortal, so destiny passes to { $side }.
        }
       *[farther] { $who ->
            [you] You control destiny: the closest Fae to the Mortal is not yours.
           *[other] { $side } controls destiny: the closest Fae to the Mortal is not theirs.
        }
    }
wh-tell-stone-moved = The { $stone } is moved from { $from } to { $to }.
wh-tell-mortal-moved = The Mortal walks from { $from } to { $to }.
wh-tell-returned = { $fae } returns to the board on { $square }.
wh-tell-order-chosen =
    { $place ->
        [first] { $who ->
            [you] You take the first turn.
           *[other] { $side } takes the first turn.
        }
       *[second] { $who ->
            [you] You leave the first turn to the other side.
           *[other] { $side } leaves the first turn to the other side.
        }
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
        [you] You lose the contest on { $square }: the ground ({ $ground }) favours { $colour }.
       *[other] { $side } loses the contest on { $square }: the ground ({ $ground }) favours { $colour }.
    }
wh-tell-contested-none = The contest on { $square } is drawn: neither ground nor season favours anybody.
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
        [one] { $fae } ensnares the Mortal on { $square }!
       *[other] { $fae } ensnare the Mortal on { $square }!
    }
