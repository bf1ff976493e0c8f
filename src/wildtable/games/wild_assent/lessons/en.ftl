### The words of the lessons. `first-move` is what the step `move` of the lesson `first` says; `-goal` is what is to
### be done, `-done` what is said then, `-other` what is said to something else that is legal, and `-instead-<name>`
### to what the lesson has under that name. `click` is a word that fits a mouse or a finger.

click =
    { $touch ->
        [yes] Tap
       *[no] Click
    }

## The first fight

first = The first fight
first-about = Move, strike, get behind the enemy, and fell the Assent.
first-end = Koralt has fallen: you have won! Where you stand and where you look is half the fight. The next lesson adds dice that help you, and Skills.

first-aim = Two troupes in the arena. Yours is red. It is led by an Assent, Gurantev; the blue one is led by Koralt. Fell Koralt, and you have won; if Gurantev falls, you have lost. In every round each Gladiator has one activation: it moves, then it acts.

first-move = It is Gurantev's activation. A step forward, to the left or to the right costs 1 Speed and does not turn him. A turn to any side costs 1 Speed as well. He may end his movement wherever his Speed takes him, but not further: try the field 9,5.
first-move-goal = Move Gurantev two fields forward, to 6,5, and let him look east, towards the Wildsflower. { click } the field, then the facing, then the green button.
first-move-done = Two steps, 2 Speed. What is left over is lost.
first-move-other = You can, but here move to 6,5, facing east.
first-move-instead-stay = You can stay, but from there Gurantev reaches nobody. Go to 6,5.
first-move-instead-facing = That is the field, but he must look at his enemy. { click } 6,5 once more, then the arrow to the east.
first-move-instead-elsewhere = You can go there, but the Wildsflower stands on 7,5. Go to 6,5, right before it.

first-attack = An attack needs three things: the target lies in the frontal arc (straight ahead or obliquely ahead), within Range, and nobody and no Full Cover stands on the line to it. Gurantev's Range is 1, so Koralt is too far away. The dice: each Success and each Special adds 1 to his Base Damage of 3. The target's defense is subtracted.
first-attack-goal = Attack the Wildsflower.
first-attack-done = 3 and three Successes are 6, less its defense: every Gladiator has one against physical and one against magical attacks, and Gurantev strikes physically. Koralt waits; then the Wildsflower has its activation and strikes back.
first-attack-other = You can, but here attack the Wildsflower.
first-attack-instead-end = Not yet: the Wildsflower stands right before you.
first-attack-instead-skill = Skills are for later. Attack the Wildsflower.

first-arc = Now the Phoenix. It flies: obstacles and Gladiators do not stop it on its way. The Wildsflower looks west, at Gurantev. Behind it, in the east, lies its Back. Whoever attacks across that field does 2 more damage, and the Wildsflower has only 4 Health left.
first-arc-goal = Fly to 8,5, behind the Wildsflower, and look west at it.
first-arc-done = Four fields, right over the Full Cover, and a turn: all of its 5 Speed.
first-arc-other = You can, but fly to 8,5, facing west.
first-arc-instead-stay = From here the Phoenix reaches nobody. Fly to 8,5.
first-arc-instead-facing = The right field, but the Phoenix looks the wrong way. { click } 8,5 once more, then the arrow to the west.
first-arc-instead-elsewhere = That is not behind the Wildsflower: its Back is 8,5.

first-behind = Before you strike you can see what the attack is likely to do. It comes from behind, so it does 2 more.
first-behind-goal = Attack the Wildsflower.
first-behind-done = Slain! What is slain leaves the arena for good.
first-behind-other = You can, but here attack the Wildsflower.
first-behind-instead-end = You have flown all that way: attack!

first-last = Two rounds and many blows later, Koralt stands at 8,5 and looks north. He has 6 Health left. From which field does Gurantev hit him hardest?
first-last-goal = Find the best field and the right facing for Gurantev.
first-last-done = Right: two steps and a turn, and he stands in Koralt's Back.
first-last-other = There is a better place. Where is Koralt's Back?
first-last-instead-stay = From here he does not reach Koralt.
first-last-instead-facing = That is the field! But look at Koralt: he stands north of it.
first-last-instead-front = From here you could attack, but only from the side, without a bonus. Koralt looks north; where is his Back?
first-last-instead-elsewhere = Koralt looks north, so his Back lies south of him. Go there, and look at him.

first-win = He does not see you coming.
first-win-goal = Attack Koralt.
first-win-other = You can, but attack Koralt: it wins the match.
first-win-instead-end = Now? One blow wins the match.
first-win-instead-skill = No need: one blow wins the match.

## Momentum, Skills and statuses

momentum = Momentum and Skills
momentum-about = Give dice to your Gladiators, stop the bleeding, push somebody into the blades.
momentum-end = Dice, Skills and tokens: that is how troupes win together. The last lesson shows how a match begins, and what Silvestrem demands.

momentum-roll = At the start of each round you roll five Momentum dice. Once you may roll as many of them again as you like; the second result stands. Blanks do nothing, so there is nothing to lose.
momentum-roll-goal = Roll the three Blanks again.
momentum-roll-done = A Speed die. Now you have a Damage, a Speed and a Healing die.
momentum-roll-other = You can, but roll just the three Blanks again.
momentum-roll-instead-keep = You can keep them all, but Blanks are good for nothing. Roll them again.
momentum-roll-instead-good = Keep what helps you, and roll all three Blanks again.

momentum-damage = A Damage die gives a Creature +1 damage in all its attacks of this round. Damage, Defense and Speed dice are for Creatures only: at most two on each, never two alike. Try to give it to Gurantev.
momentum-damage-goal = Give the Damage die to the Phoenix.
momentum-damage-done = The Phoenix hits harder now, until the round ends.
momentum-damage-instead-golem = The slow Golem may not reach anybody this round. The Phoenix will.
momentum-damage-instead-leave = You may leave dice, but that helps nobody. Give it to the Phoenix.

momentum-speed = A Speed die gives a Creature +1 Speed. Who needs it most?
momentum-speed-goal = Give the Speed die to the Horned Golem.
momentum-speed-done = The Golem has one Speed more in this round.
momentum-speed-instead-phoenix = The Phoenix is fast already. The Horned Golem is slow.
momentum-speed-instead-leave = You may leave dice, but that helps nobody. Give it to the Golem.

momentum-healing = A Healing die heals 1, at once. It is the only die that may go to an Assent too.
momentum-healing-goal = Gurantev is hurt: give him the Healing die.
momentum-healing-done = One Health more. The other side has rolled as well, five Blanks and no second roll: not very clever.
momentum-healing-instead-other = That one is not hurt. Give it to Gurantev.
momentum-healing-instead-leave = You may leave dice, but Gurantev is hurt. Give it to him.

momentum-tokens = A round of blows later. Tokens on Gladiators are statuses. Gurantev is Immobilized: he can neither step nor turn in this activation. The Phoenix bleeds: it loses 1 Health at the start of each of its activations. Fatigue takes Speed, Blind takes dice, Stun the whole activation. All but Bleed go away by themselves; Bleed needs healing.

momentum-skill = An Active Skill is an action, just like an attack. Gurantev's Field Dressing heals a Creature close by.
momentum-skill-goal = Use Field Dressing.
momentum-skill-other = You can, but use Field Dressing.
momentum-skill-instead-end = The Phoenix bleeds. Use Field Dressing.

momentum-heal = Whom shall it heal? Only one of them needs it.
momentum-heal-goal = Choose the Phoenix.
momentum-heal-done = The bleeding has stopped. That took the whole of the healing: the Phoenix got no Health back. And Gurantev's token is gone, as his activation is over.
momentum-heal-instead-other = The Phoenix is the one that bleeds.

momentum-special = Later in this round the Horned Golem stands before the Exalted Effigy. It has a Special Skill, Bull Rush: if its Attack dice show a Special, the target is knocked back. Behind the Effigy there are Spinning Blades.
momentum-special-goal = Attack the Exalted Effigy.
momentum-special-done = A Special! The Effigy was pushed against the blades: it stays where it is, takes 2 more damage, and bleeds.
momentum-special-other = You can, but attack the Exalted Effigy.
momentum-special-instead-end = The blades are right behind it. Attack!

momentum-stay = Two rounds later; the Golem has fallen. Gurantev has the War Horn. That is a free action: it does not take his action. But it ends his movement, so he would have to move first. Koralt has only 4 Health left, but he is far away.
momentum-stay-goal = Stay where you are.
momentum-stay-instead-move = You can, but Koralt is too far away. Let Gurantev stay.

momentum-horn = The War Horn costs a token, and Gurantev has one. It gives a Creature close by a free activation: one more than its usual one.
momentum-horn-goal = Use the War Horn as a free action.
momentum-horn-done = Now it is the Phoenix' turn, in the midst of Gurantev's.
momentum-horn-other = You can, but blow the War Horn.
momentum-horn-instead-end = Not yet: blow the War Horn.
momentum-horn-instead-action = Nobody needs healing now. Blow the War Horn.

momentum-dive = A whole activation: movement and action.
momentum-dive-goal = Fly to a field next to Koralt from which the Phoenix looks at him. Best is 9,6, behind him.
momentum-dive-instead-elsewhere = From there the Phoenix cannot attack Koralt. Next to him, and looking at him!

momentum-strike = The Phoenix stands behind Koralt.
momentum-strike-goal = Attack Koralt.
momentum-strike-other = You can, but attack Koralt.
momentum-strike-instead-end = Now? Attack Koralt.

## Into the arena

arena = Into the arena
arena-about = Draft a troupe, place it, meet a Demand, and dodge a blow.
arena-end = You have seen everything that a match is made of. Try one: a bot is always ready to fight.

arena-draft = Before the fight the sides draft their troupes. Whoever shows more symbols in a roll picks first: one large Creature, then the other side picks two, then you again. Medium Creatures follow, then the Assents, for which the other side goes first, then Equipment. Everything lies open.
arena-draft-goal = Pick the Phoenix.
arena-draft-done = The Phoenix is yours. The other side has taken the Horned Golem and the River Guardian; one large Creature is left for you.
arena-draft-instead-other = A good one too. But here pick the Phoenix.

arena-skills = Every Assent has two Skills of its own and five Skill cards, of which you choose two. Both sides choose in secret, at the same time. Dodge lets Yerra avoid attacks from nearby, Maelstrom strikes everybody around her.
arena-skills-goal = Choose Dodge and Maelstrom.
arena-skills-done = The other three cards leave the game.
arena-skills-instead-other = Also possible. But here choose Dodge and Maelstrom.

arena-order = Your Creatures activate in a fixed order, all match long. Whoever shall act first lies first.
arena-order-goal = Choose the Creature that activates first.

arena-obstacle = In turn each side places one of each obstacle on its half, in the three columns before the middle. They must not touch each other, not even at a corner. Partial Cover gives everybody beside it +1 Defense; Full Cover and Spinning Blades block the way and the line; a Pit swallows an activation.
arena-obstacle-goal = Place the Partial Cover somewhere on your half. 5,5 would be in the middle.
arena-obstacle-done = The other side places next: a Pit.
arena-obstacle-instead-other = You can, but first the Partial Cover.

arena-place = Then the Gladiators, in turn, on the two outermost columns. You choose the facing too. Whoever stands at the wall cannot be attacked from behind.
arena-place-goal = Put Yerra on 1,5, facing east.
arena-place-done = Nobody gets behind her there.
arena-place-instead-facing = With her eyes on the wall she cannot attack anybody. Put her on 1,5 once more, and choose the arrow to the east.
arena-place-instead-elsewhere = Also possible. But put her on 1,5, at the wall.
arena-place-instead-later = That one later. First Yerra.

arena-demand = In every round Silvestrem sends a card. A Whim happens at once; an Edict stays for the match; a Demand is judged when the round ends. This one, No Honor, demands: attack an enemy from behind. Who does, wins a Damage die; who does not, has the Assent Blinded. The other side has not done it, and yours has only the Phoenix left. It is Immobilized, but it stands in the right place.
arena-demand-goal = Attack the Horned Golem from behind.
arena-demand-done = The Demand is met, and you have won a Damage die for the next roll. The other side has failed: Koralt is Blinded.
arena-demand-other = You can, but attack the Horned Golem.
arena-demand-instead-end = Then the Demand is not met. Attack the Horned Golem!

arena-dodge = Three rounds later, and the other's turn: the Horned Golem attacks Yerra, who has 6 Health left. In the middle of this attack you are asked. Dodge: roll two Momentum dice; if one shows Defense, the attack is ignored.
arena-dodge-goal = Use Dodge.
arena-dodge-done = Defense! The attack is ignored.
arena-dodge-instead-no = Then the Golem strikes. Try to dodge!

arena-leap = Dodge goes on: Yerra may move up to two fields, away from the Golem.
arena-leap-goal = Use Dodge once more.
arena-leap-instead-no = She may stay, but next to the Golem? Use Dodge once more.

arena-away = This movement needs no Speed, and she keeps her facing.
arena-away-goal = Choose a field.
