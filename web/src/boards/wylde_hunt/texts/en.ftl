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
