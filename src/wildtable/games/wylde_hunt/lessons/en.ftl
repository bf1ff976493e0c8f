### The words of the lessons. `first-queen` is what the step `queen` of the lesson `first` says; `-goal` is what is to
### be done, `-done` what is said then, `-other` what is said to something else that is legal, and `-instead-<name>`
### to what the lesson has under that name. `click` is a word that fits a mouse or a finger,
### `click.within` the same within a sentence.

click =
    { $touch ->
        [yes] Tap
       *[no] Click
    }
    .within =
        { $touch ->
            [yes] tap
           *[no] click
        }

## The first hunt

first = The first hunt
first-about = From the aim of the game to your first win.
first-end = You have won your first hunt! In a whole game vanquished Fae come back, and every round the Mortal walks on.

first-mortal = This is the Mortal. It has strayed into the faery realm, and two courts hunt it. Whoever closes a snare around it wins.

first-courts = You lead Seelie: three Fae on red bases. Unseelie hunts with three on black ones. Every Fae has a colour, and so has every square: your Sylph is white like the Mountains, your Salamander yellow like the Plains, your Gnome green like the Forest.

first-eligible = The Mortal decides who may move. It stands on a yellow square with the white Spring Stone. So in this round a Fae moves only if it stands on yellow, like your Salamander, or if it is white itself, like your Sylph. Your Gnome is neither.
first-eligible-goal = Try it all the same: { click.within } your Gnome.
first-eligible-done = Right, it stays. Whenever something cannot be done, you are told why.

first-queen = Two of your Fae have a turn in this round: a red “!” says that your Salamander must move, a blue ring “○” that your Sylph may. Fae move like the queen in chess, straight or diagonally, as far as you like. Enemies stop them; your own Fae and stones do not.
first-queen-goal = Move one of the two wherever you like: { click.within } it, then a square, then the square once more.
first-queen-done = That is how Fae move. The sides take turns, one Fae each, and nobody may pass. Now let us hunt!
first-queen-instead-hold = A white Fae may also stay where it is. But try a move this time.

first-snare = Here you can win this very round. The snare needs two Fae of yours in the Mortal’s square: one of the colour of the square, yellow, and one of the colour of its stone, white. Your Salamander and your Sylph!

first-contest = But first your Gnome: it stands on yellow, so it must move. An Unseelie Undine waits on G4. Whoever enters an enemy’s square starts a contest, and the Fae with the colour of the square wins it. G4 is Forest: green.
first-contest-goal = Attack the Undine on G4 with your Gnome.
first-contest-done = Green wins on green: the Undine is vanquished and leaves the board. Now the Unseelie Sylph comes closer.
first-contest-other = That Fae may move too, a little later. But begin with your Gnome: attack the Undine on G4.
first-contest-instead-elsewhere = Your Gnome can go there, but then the Undine stays. G4 is green, and green wins there: attack!

first-salamander = Now the snare. Only a Fae with the colour of the square or of the stone is safe in the Mortal’s square, even if it only passes through. Your Salamander is yellow, like the square.
first-salamander-goal = Move your Salamander to the Mortal on D5.
first-salamander-done = It is safe there. The Unseelie Gnome rushes in after it, but green protects nobody here: it is banished for good.
first-salamander-other = You can, but the snare needs your Salamander: move it to D5.
first-salamander-instead-sylph = That works too, in the end: the snare needs both of them. But bring the Salamander first.

first-close = One colour is still missing: white, like the Spring Stone.
first-close-goal = Close the snare: move your Sylph to D5.
first-close-done = Yellow and white in the Mortal’s square when the round ends: the Mortal is ensnared! Where square and stone have the same colour, one Fae is enough.
first-close-other = You can, but then the Mortal escapes. Your Sylph on D5 wins the game.

## Contests and seasons

contest = Contests and seasons
contest-about = Who wins when two Fae meet, and what becomes of the loser.
contest-end = Square, season, draw: that is every contest. The board always shows which season a kind of square has.

contest-colour = A contest is decided by colours, never by luck. First comes the colour of the square: whoever has it there wins. Your Salamander is yellow and can reach two enemies, one on Plains and one on a Mountain.
contest-colour-goal = Attack the enemy that your Salamander beats.
contest-colour-done = E6 is Plains, and yellow is at home there. The Undine is vanquished.
contest-colour-other = You can, but here look for a fight that you win.
contest-colour-instead-mountain = Not there! H6 is a Mountain, where the white Sylph is at home: your Salamander would lose.

contest-season = If neither of the two is at home, the season decides. The green Autumn Stone lies on a River square. So it is Autumn in every River on the board, and green has the advantage there.

contest-autumn = The Unseelie Sylph stands on C1, a River. White is not blue, and neither is your Gnome’s green. So the season is asked, and in the River it is Autumn.
contest-autumn-goal = Attack the Sylph on C1 with your Gnome.
contest-autumn-done = Nobody was at home, and Autumn favours green. The Sylph is vanquished.
contest-autumn-other = You can, but here try the Sylph on C1.
contest-autumn-instead-home = That is the Undine, blue on a blue River: at home. The season is not even asked, and your Gnome would lose.

contest-two = Now two stones lie on Rivers: Autumn on A4 and Spring on H3. Only one of them counts, the one that the Mortal comes to first. It stands on Summer and walks on from season to season: Autumn is next. So the River has Autumn still.

contest-which = Your Salamander on C7 and your Gnome on F4 can both attack the Sylph on C1.
contest-which-goal = Attack with the one that wins.
contest-which-done = Autumn is green, and so is your Gnome. Had Spring counted, the Sylph would have won.
contest-which-other = You can, but here attack the Sylph on C1.
contest-which-instead-draw = That would be a draw: yellow is neither the colour of the River nor of Autumn, and white is not either.
contest-which-instead-home = The Undine is blue, and blue is at home in the River. Your Gnome would lose.

contest-draw = And if neither the square nor its season decides? See for yourself: here your Salamander can reach the Sylph.
contest-draw-goal = Move your Salamander to C1.
contest-draw-done = A draw. Nobody leaves; friend and foe share the square.
contest-draw-other = You can, but here try the Sylph on C1.

contest-return = A vanquished Fae is not lost. Your Sylph waits off the board until the Mortal comes to the stone of its colour, and that is the next one: Spring.
contest-return-goal = End the round: move your Salamander to D3.
contest-return-done = Unseelie has moved a stone, the Mortal walked on to Spring, and your Sylph is back, in the white corner A1.
contest-return-other = You can, but here move your Salamander to D3.

## Destiny and stones

stones = Destiny and stones
stones-about = How you lead the Mortal, and the second way to win.
stones-end = You led the Mortal, changed a season and won by domination. Snare or domination: whichever comes first.

stones-destiny = From the second round on, each round begins with the Mortal. Whoever is farther from it controls destiny and leads it (if both are equally near, the side that did not last time); the other side then chooses who goes first. The Unseelie Gnome stands one step from the Mortal; your nearest Fae is four steps away. So it is you!

stones-beside = You lift the stone in the Mortal’s square, Spring, and lay it next to the stone of the season before, Winter: above, below, left or right of it. For stones and distances the edges of the board are joined: A lies beside H.
stones-beside-goal = Try a square that is not next to Winter: { click.within } C3.
stones-beside-done = Right: only squares next to Winter will do.

stones-walk = Then the Mortal walks on by itself to the next season, Summer. That is where the Unseelie Gnome stands. A Fae that shares neither the colour of the square nor of the stone cannot bear the Mortal’s presence.
stones-walk-goal = Lay the stone on any of the marked squares, and watch.
stones-walk-done = Yellow square, yellow stone, green Gnome: banished, for good. Never wait where the Mortal is going, unless you have one of the colours there.

stones-plan = Another round, and you lead again. Unseelie has only one Fae left: the Undine on F1, in the Forest. Your Sylph can reach it, but white is not green. So you need the season: make it Spring in the Forest!

stones-lay = The Spring Stone may go to E5, E3 or F4. It brings Spring to the kind of square that it lies on.
stones-lay-goal = Lay the Spring Stone on a Forest square: E5 or E3.
stones-lay-done = Now it is Spring in every Forest, also on F1. The Mortal has walked on to the Plains, so your Sylph, on Plains too, has to move.
stones-lay-other = You can, but here lay the stone on E5 or E3.
stones-lay-instead-plains = F4 is Plains. There Summer counts, because the Mortal will stand on it. Make it Spring in the Forest: E5 or E3.

stones-strike = Blue and white are both strangers in the Forest, and it is Spring there.
stones-strike-goal = Attack the Undine on F1 with your Sylph.
stones-strike-done = Unseelie has no Fae on the board any more. The Mortal walks on, nobody comes back, and you win by domination.
stones-strike-other = You can, but the Undine stands on F1, and your Sylph wins there.
