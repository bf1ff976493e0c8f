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

## The first shards

first = The first shards
first-about = Reveal, move, claim, attack: your first win.
first-end = Five points: you have won! In a real game the others shoot back. The next lesson shows how you stop them.

first-points = You lead the Gnomads, and you need five points. There are two ways to a point: pick up a crystal shard of your own colour, or knock out an enemy. You already have three, and one of your shards lies in the middle, on space 25.

first-reveal = All your characters are in hiding; only you know where. Each of your turns begins with one of them stepping out.
first-reveal-goal = { click } Tak on space 42 to reveal him.
first-reveal-done = There he is, right beside your shard.
first-reveal-instead-another = You may reveal any of them, but Tak is the one beside your shard.

first-card = Everything is done with cards, and each card does one thing only. The round icons on the left are your characters: play the card, and one of them moves. A coloured flag beside an icon is a special action for that character: the one at the arrow is a shot for Tak. A flag with a dashed frame is for anybody.

first-move = A card with Tak’s icon moves him one space, across a white line. Stone walls stop him. All your cards show Tak, so think about which one you can spare: one of them has no flag beside his icon and nothing better to offer him.
first-move-goal = Move Tak to your shard on 25, and pay with the card that has no flag beside him.
first-move-done = One card, one step. Tak stands on your shard.
first-move-other = You can, but here move Tak to space 25.
first-move-instead-keep = That card would do, but you will need it in a moment. Pay with the one that has no flag beside Tak and a shield for Elsie.
first-move-instead-elsewhere = Tak can go there, but your shard lies on space 25.
first-move-instead-reveal = You may reveal more of them at any time, free of charge. But now move Tak to space 25.
first-move-instead-end = Not yet: you still have five cards. Move Tak to space 25.

first-claim = To claim a shard you pay three cards with the icon of the one who stands on it. The wild card stands for any icon. Keep the card with Tak’s shot!
first-claim-goal = Claim the shard: the wild card and the two cards that give Tak no shot.
first-claim-done = A shard, a point: you have four.
first-claim-other = You can, but here claim the shard: three cards with Tak’s icon.
first-claim-instead-keep = That would pay for the shard too, but then Tak’s shot is gone. Pay with the wild card and the two others.
first-claim-instead-end = Not yet: the shard lies at Tak’s feet. Claim it.

first-shoot = One more point. The Assassin on space 31 has taken two of three damage already, and Tak can see her: a straight line from number to number, with neither a wall nor a cover space in between. Spaces with their number on black are cover.
first-shoot-goal = { click } Tak, then the Assassin, to shoot at her.
first-shoot-done = A hit! The Assassin is knocked out, and that is your fifth point.
first-shoot-other = You can, but one shot wins the game here: at the Assassin on 31.
first-shoot-instead-move = You could also move with this card. But a card does one thing only, and its shot wins the game.
first-shoot-instead-end = Not yet! One shot at the Assassin and you have won.

## Defence and interrupts

defence = Defence and interrupts
defence-about = Stop an attack, and act when it is not your turn.
defence-end = Shield, cover, melee, and a wild card at the right moment: now nobody takes you by surprise.

defence-shot = The Deputy shoots at Tak, who can take only one more hit. When you are attacked you may defend with one card, though it is not your turn. A shield stops a shot. Cover stops it too, but only on a cover space, and Tak’s space 42 is none.
defence-shot-goal = Defend Tak with an open shield. An open flag is for any of your characters.
defence-shot-done = Stopped: no damage at all. The attack and your card are both spent.
defence-shot-instead-take = Then Tak is knocked out, and the Lawbringers score. Stop the shot with a shield.

defence-cover = The next shot, a heavy one for two damage. But now Tak stands on 25, and its number on black says: cover space. So a cover flag will do, and you can save your shield.
defence-cover-goal = Defend Tak with the cover card.
defence-cover-done = In cover! One card stops a heavy shot as well as a light one.
defence-cover-instead-take = Then Tak is knocked out, and the Lawbringers score. Stop the shot with the cover card.
defence-cover-instead-shield = The shield would do, but it works everywhere, and cover only in a cover space. Use the cover card while you can.

defence-strike = The Minotaur strikes at Automate, close up: heavy melee, two damage. Against melee neither shield nor cover helps. Only melee does, with a flag beside Automate’s icon or an open one.
defence-strike-goal = Parry with Automate’s melee card.
defence-strike-done = Parried. Remember: melee against melee, a shield against shots and area attacks, cover against shots in a cover space.
defence-strike-instead-take = Automate would survive it, barely. But you hold the right card: parry!

defence-window = Some turns later it gets serious: the Lawbringers have four points, it is their turn, and their Deputy has just walked onto their last shard, on 35. With three cards they win. But after every action the others may interrupt, and you hold a wild card.

defence-interrupt = In a real game you have a few seconds here, and a button Wait for more of them. Whoever does nothing passes.
defence-interrupt-goal = Interrupt!
defence-interrupt-done = The wild card is played. Now you act, in the middle of their turn.
defence-interrupt-instead-pass = Then they claim the shard and win. Interrupt!

defence-act = The Deputy has one health left, and Elsie on 40 stands next door and sees him.
defence-act-goal = Shoot at the Deputy with Elsie.
defence-act-done = They have no card to stop it. The Deputy is knocked out: four points for you, and nobody claims that shard now.
defence-act-other = You can, but the Deputy is about to win. Shoot at him with Elsie.
defence-act-instead-move = You can move in an interrupt, too, but a card does one thing only, and you need the shot.
defence-act-instead-finish = Not yet: the Deputy is still standing on the shard. Shoot at him with Elsie.

defence-finish = You could go on as long as you have cards and nobody interrupts you in turn. But you draw no cards after it, so save the last one.
defence-finish-goal = Finish your interrupt.
defence-finish-done = Their turn goes on where you interrupted it, without their Deputy.
defence-finish-other = You can, but save that card and finish your interrupt.

## High ground and companions

ground = High ground and companions
ground-about = Sight and climbing, moving together, and help from the fallen.
ground-end = You climbed, moved two at once and let a fallen friend pay. All that is left is a real game.

ground-sight = These are the ruins. Arrows point up to high ground, drawn lighter. From below nobody sees up there. The wizard Cindrick stands on 7, right above Tak.
ground-sight-goal = Try to shoot at him anyway: { click.within } Tak, then Cindrick.
ground-sight-done = No line of sight from below. So up we go!

ground-climb = A step along an arrow is a climb: it takes two cards with the climber’s icon at once. Coming down costs only one.
ground-climb-goal = Climb with Tak to space 7, and keep the card with his shot.
ground-climb-done = Two cards, one action. Now Tak and Cindrick stand in the same space, and your own space you always see.
ground-climb-other = You can, but here climb with Tak to space 7.
ground-climb-instead-keep = You would get up there, but without the card for your shot. Pay with the other two.
ground-climb-instead-elsewhere = That is high ground too, but Cindrick stands on 7.
ground-climb-instead-move = That is a step on the level. Climb to space 7: { click.within } Tak, then 7, then two cards.
ground-climb-instead-end = Not yet: climb with Tak to space 7.

ground-shoot = Mages are strong, but frail: Cindrick has one health left.
ground-shoot-goal = Shoot at Cindrick with Tak.
ground-shoot-done = Knocked out: four points.
ground-shoot-other = You can, but here shoot at Cindrick.

ground-rally = Rally moves two at once: the character of the flag and another one beside it, one space each. Elsie has the flag. She stands on 30, Burra next to her on 33, and your shard lies on 12.
ground-rally-goal = Rally: { click.within } Elsie, then Burra. Asked what you mean, go on with both. Then the spaces 33 and 12.
ground-rally-done = One card, two steps.
ground-rally-other = You can, but here let both of them move with the rally card.
ground-rally-instead-where = That is a rally, too. But bring Burra to the shard on 12, and Elsie after her to 33.
ground-rally-instead-move = That is a plain move. The rally flag moves two for one card.
ground-rally-instead-end = Not yet: bring Burra to the shard first.

ground-fallen = Burra stands on the shard, but no card in your hand shows her icon. All three show Automate, who has been knocked out. Fallen companions may still help: three cards with the icon of one of them pay for a shard.
ground-fallen-goal = Claim the shard with Automate’s three cards.
ground-fallen-done = Thank you, Automate. The fifth point!
ground-fallen-other = You can, but three cards with Automate’s icon win the game here: claim the shard.
