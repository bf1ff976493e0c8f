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
wh-hint-mortal = { $Press } one of the four centre squares: the Mortal starts there. Its ground and the stone on it decide which Fae may move.
wh-hint-order = Going first lets you strike first; going second lets you answer.
wh-hint-select = { $Press } one of your Fae with a golden ring. A red mark (!) means that it must move, a blue one (○) that it may also stay.
wh-hint-select-must = { $Press } one of your Fae with a golden ring. The red mark (!) means that it must move.
wh-hint-select-may = { $Press } one of your Fae with a golden ring. The blue mark (○) means that it may also stay.
wh-hint-select-one-must = { $Press } your Fae with the golden ring: it must move (!).
wh-hint-select-one-may = { $Press } your Fae with the golden ring: it may move or stay (○).
wh-hint-move = Now { $press } a marked square. Fae move like a queen in chess. Where an enemy stands, there is a contest.
wh-hint-move-or-stay = { $Press } a marked square to move there, or let the Fae stay where it is.
wh-hint-stay = This Fae can only stay where it is.
wh-hint-stone = You control destiny: { $press } where the stone shall lie. The Mortal walks on to the stone of the next season.
wh-hint-send = That is settled. Play it with the button, or { $press } something else to change it.
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
