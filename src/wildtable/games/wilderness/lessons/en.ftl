### The words of the lessons. `first-move` is what the step `move` of the lesson `first` says; `-goal` is what is to
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

## The way east

first = The way east
first-about = Walk, drink, rest, sleep, and be the first in the village.
first-end = You stand in the village: you have won! In a real game the others are on their way too, and the land is less kind. The next lesson shows its teeth.

first-aim = You were robbed and left behind. All you know: there is a village in the east, at the far end. Whoever stands in it at the end of a turn wins. On your board you see three tracks: thirst, hunger and exhaustion. When exhaustion reaches the skull, you die.

first-move = You have as much energy as your exhaustion leaves you; now it is 6. A step costs what the land you enter says: grassland, rocks and desert 2, forest and swamp 3, mountains 4.
first-move-goal = Move into the forest east of you: { click.within } your figure, then the forest. It costs 3.
first-move-done = Three energy spent, three left.
first-move-other = You can, but here move into the forest in the east.
first-move-instead-end = Not yet: you have 6 energy, and what is left at the end of the turn is lost.
first-move-instead-sleep = You can sleep a whole turn away, but you are not that tired yet. Move into the forest.

first-drink = A stream runs along the eastern side of this area. Wherever a river or a lake touches your area you can drink. It costs no energy, and your thirst goes back to the very first square.
first-drink-goal = Drink.
first-drink-done = Your thirst is gone, and you still have 3 energy.
first-drink-other = You can, but drink first: you do not know when you will find water again.
first-drink-instead-end = First drink: it costs nothing.
first-drink-instead-move = First drink: it costs nothing, and who knows where there is water again.

first-river = Now across the stream, to the pass in the mountains. Rocks cost 2, and a river on the side you cross costs 2 more. That is 4, and you have 3. Try it, and see what happens; then end your turn.
first-river-goal = End your turn. Nature has hers after the last player.
first-river-done = In Nature’s turn everybody gets thirstier and hungrier by a step, and then more exhausted: by 1, plus the numbers at the thirst and hunger markers. Yours show 0, so it was 1. But now you have only 5 energy.
first-river-other = You can, but end your turn here.
first-river-instead-move = You can go back, but the village is in the east. End your turn.

first-cross = A new turn, new energy.
first-cross-goal = Cross the stream to the pass.
first-cross-done = Across! No action costs 1, so the last energy of this turn is of no use.
first-cross-other = You can, but cross the stream to the pass.
first-cross-instead-end = You have 5 energy: cross the stream first.
first-cross-instead-move = That is not the pass: it lies east of you, across the stream.

first-tired = A round later you are worn out: on this square exhaustion leaves you 4 energy, further right it is 3. Nature’s next turn will take more. There are two remedies. Resting costs 2 energy and gives one step back. Sleeping takes the whole turn and gives four.

first-sleep = You have not spent any energy in this turn, so you can sleep.
first-sleep-goal = Sleep.
first-sleep-done = Four steps better. Drinking would still be possible, nothing else.
first-sleep-other = You can, but sleep helps you most now.
first-sleep-instead-rest = Resting would give one step back for 2 energy. Sleep gives four.
first-sleep-instead-end = Then the whole turn is lost. Sleep!
first-sleep-instead-move = So tired you will not get far. Sleep first.

first-wake = A night’s rest in broad daylight.
first-wake-goal = End your turn.
first-wake-done = Nature takes a step even from those who sleep, but you have gained three.
first-wake-other = You can, but end your turn here.

first-land = Beyond this pass the land is unknown. A tile is turned up as soon as somebody stands next to it. Your turn goes on, so you see the new land before you choose your next step.
first-land-goal = Move into the forest in the south-east.
first-land-done = New land: meadows, a stream, and smoke over a camp. That is the Tribe, which shares its food, on most days.
first-land-other = You can, but here go into the forest in the south-east.
first-land-instead-end = You have 5 energy: go and look.
first-land-instead-elsewhere = You can go there, but the forest in the south-east costs least and shows new land.

first-last = On the third day. The village is in sight, two steps away.
first-last-goal = Move to the area south-west of the village.
first-last-done = One more step.
first-last-other = You can, but you are almost there: go to the area south-west of the village.
first-last-instead-end = Now? You can be in the village in this very turn.
first-last-instead-forest = From there you would get into the village too, but the forest costs 3 and this area only 2. Go to the area south-west of the village.
first-last-instead-elsewhere = That is not on the way. Go to the area south-west of the village.

first-village = The village costs 3 energy.
first-village-goal = Move into the village.
first-village-done = You are there. But you have not won yet: until your turn is over, the others may play cards that take you away again.
first-village-other = You can, but go into the village!
first-village-instead-end = Not one step before the gate! Go into the village.
first-village-instead-elsewhere = The village is right beside you: go in.

first-win = Nobody has a card left.
first-win-goal = End your turn.
first-win-done = You have reached the village.

## Food, night and teeth

dangers = Food, night and teeth
dangers-about = Search for food, find the way in the dark, and meet a wolf.
dangers-end = Hunger, night, fever, wolves: you know now what the land can do. What you can do about it is in your hand, in the next lesson.

dangers-food = You are hungry: your hunger marker is on a square with 2, so each of Nature’s turns takes two steps more from you. In grassland, forests and swamps you can search for food. It costs 4 energy, and you roll two dice.
dangers-food-goal = Search for food.
dangers-food-done = A 4 and a 3: your hunger falls by 7 steps.
dangers-food-other = You can, but you are hungry: search for food.
dangers-food-instead-rest = Rest gives a step back, but hunger takes two every round. Search for food.
dangers-food-instead-sleep = You would wake up hungrier. Search for food.
dangers-food-instead-end = Not on an empty stomach: search for food.
dangers-food-instead-move = First eat: search for food.

dangers-luck = It does not always go so well. If one of the dice shows a 1, you find nothing and get lost. Try it.
dangers-luck-goal = Search once more.
dangers-luck-done = A 1! You are lost: the rest of your turn is gone, and the compass says where you stray. It said east, of all things.
dangers-luck-other = You can, but here search for food.
dangers-luck-instead-rest = Later. Search for food.
dangers-luck-instead-sleep = Later. Search for food.
dangers-luck-instead-end = Later. Search for food.
dangers-luck-instead-move = Later. Search for food.

dangers-dark = A dark square: it is night. At night there is no food to be found, and before every step you roll a die. On 4 or more you find the way; on 3 or less you are lost. It is an even chance, so most people sleep.
dangers-dark-goal = Be brave: move into the forest south-east of you.
dangers-dark-done = A 5: you have found the way. The next step would be another roll.
dangers-dark-other = You can, but try the forest south-east of you.
dangers-dark-instead-rest = Sensible. But try the forest once.
dangers-dark-instead-sleep = That is what most people do at night. But try the forest once.
dangers-dark-instead-end = Try the forest once.
dangers-dark-instead-elsewhere = You could, with the same roll. Try the forest in the south-east.

dangers-swamp = Straight ahead lies the Black Moor. Whoever moves into a swamp draws a Sickness card. The long way round is dry.
dangers-swamp-goal = Take the short way: move into the swamp south-east of you.
dangers-swamp-done = Fever! The card stays in front of you and makes you thirstier until you have slept.
dangers-swamp-other = You can, but here see what the swamp does.
dangers-swamp-instead-rest = Later. Move into the swamp.
dangers-swamp-instead-sleep = Later. Move into the swamp.
dangers-swamp-instead-end = Later. Move into the swamp.
dangers-swamp-instead-elsewhere = That is wiser, but here see what the swamp south-east of you does.

dangers-cure = Every Sickness card that stays tells how you get rid of it. { click } it to read it. Staying in the swamp makes nothing worse: only moving in does.
dangers-cure-goal = Sleep the fever off.
dangers-cure-done = The card is gone, and you are four steps fresher.
dangers-cure-other = You can, but sleep the fever off.
dangers-cure-instead-rest = Rest helps against blisters, not against this fever. Sleep.
dangers-cure-instead-end = The fever would stay. Sleep.
dangers-cure-instead-move = With a fever you get thirsty twice as fast. Sleep.

dangers-wolf = A wolf, right beside you. In Nature’s turn every animal goes for a player in its own area or a neighbouring one; otherwise it wanders at random. Two dice for the wolf, one for you.

dangers-teeth = You could run: out of its reach it would only wander. But see what an attack is like.
dangers-teeth-goal = End your turn.
dangers-teeth-done = 3 and 4 against your 2: five steps of exhaustion, on top of what Nature took. A tie would have done nothing, and with more than the wolf you would have eaten it.
dangers-teeth-other = You can, but here wait for it.
dangers-teeth-instead-sleep = Sleep does not protect you. End your turn.
dangers-teeth-instead-rest = Sensible, but end your turn here.
dangers-teeth-instead-move = Sensible! But here wait for it.

## Cards in hand

cards = Cards in hand
cards-about = Help yourself, hinder others, and save your skin in time.
cards-end = A card for yourself, a card against others, at the right moment: that is all. Off you go!

cards-hand = These are your Event cards, and nobody else sees them. Each has two halves: the one for you helps you, the one against others hinders them. You use one of them; then the card is gone.

cards-act = Cards are played in between: at the start and at the end of a turn, after every action, before dice are rolled, in Nature’s turn. Each time everybody who holds a card is asked.
cards-act-goal = Rest for a moment.
cards-act-done = After your action all who hold cards are asked. Here it is only you.
cards-act-other = You can, but here rest.
cards-act-instead-sleep = Later. Rest for a moment.
cards-act-instead-end = Not yet. Rest for a moment.
cards-act-instead-move = Later. Rest for a moment.

cards-upper = Your thirst is on a square with 2, and there is no water far and wide. The half of the Hidden Spring that is for you can be played at any time. The one against others cannot: it belongs to the beginning of somebody else’s turn.
cards-upper-goal = Play the Hidden Spring for you.
cards-upper-done = Your thirst is gone, and so is the card.
cards-upper-other = You can, but play the Hidden Spring for you.
cards-upper-instead-pass = You can pass, but you are very thirsty.
cards-upper-instead-splint = Keep it for a moment. Play the Hidden Spring.

cards-others = You have ended your turn. Now it is Player 2’s, and you are asked again. Player 3 is close to the skull: exhaustion is on square 15 of 21.
cards-others-goal = Play the Splint against others.
cards-others-done = It is played. Whom it hits is up to you.
cards-others-other = You can, but here play the Splint against others.
cards-others-instead-pass = You can pass and keep the card. But here play it against others.
cards-others-instead-upper = That would help you. But here play it against others.

cards-whom = The half against others goes against one opponent of your choice.
cards-whom-goal = Choose Player 3.
cards-whom-done = Player 3 is two steps closer to the skull: square 17 of 21.
cards-whom-instead-second = Player 2 is in good shape. Choose Player 3.

cards-late = Player 2 has already moved, and you wanted to play a card at the beginning of that turn! As long as nothing was rolled, drawn or turned up, you still may: the turn goes back to its beginning.
cards-late-goal = Play the Game Path against others.
cards-late-done = Player 2 is back, and every step of this turn costs 1 more.
cards-late-instead-pass = You can, but then it is too late. Play the Game Path.

cards-save = Nature’s turn: the wolf has come and attacks you. Before the dice are rolled you are asked. Three more steps would kill you.
cards-save-goal = Play Up a Tree for you.
cards-save-done = You sit in a tree and the wolf goes hungry.
cards-save-instead-pass = You would need luck. Climb the tree!
