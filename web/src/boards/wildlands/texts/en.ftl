wl-map = Map: { $map }
wl-no-map = The map of this table has no drawing.
wl-space = space { $number }
wl-cover = cover
wl-high = high ground
wl-slot = Slot { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = { $damage } of { $health } damage
wl-health = { $health } health
wl-health-left = { $left } of { $health } health
wl-hidden = hidden
wl-own-shard = your shard
wl-shard = shard of { $seat }
wl-dealt = one of your map cards
wl-unplaced = no space yet
wl-points = { $points } of 5 points
wl-turn = has the turn
wl-your-interrupt = Your interrupt
wl-your-turn-interrupted = Your turn, interrupted
wl-interrupts = interrupts
wl-defended = defended
wl-faction-card = faction card
wl-discard-of = { $faction }: discard pile
wl-discard-empty = The discard pile is empty.
wl-discard-closed = { $count } cards; at this table discard piles are closed.
wl-aside = Played in the action under way
wl-hand-empty = No cards in hand.
wl-out = knocked out: its icon can still pay for a shard
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
wl-taken-by =
    { $who ->
        [you] Taken by you
       *[other] Taken by { $who }
    }
wl-about-guild = Strong magic at a distance, and shields. Fragile, but for Lunk.
wl-about-gnomads = Quick: they fly and rally one another. Best when they stay together.
wl-about-lawbringers = Sturdy, each with a speciality. A good band to begin with.
wl-about-pit_fighters = Nobody beats them up close. They cannot shoot at all.
wl-look = Sight and ways
wl-look-about = Shows what can be seen and reached from a space: hover over it, or switch this on and choose it.
wl-look-tap =
    { $touch ->
        [yes] Tap a space or a character to look round from there.
       *[no] Click a space or a character to look round from there.
    }
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
wl-short-guild = Guild
wl-short-gnomads = Gnomads
wl-short-lawbringers = Lawbringers
wl-short-pit_fighters = Pit Fighters
wl-hint-faction = Choose who you will lead. Circles are health; below are the flags of the deck: attacks, defences and manoeuvres.
wl-hint-assign = { $Press } a glowing space, and once more to settle it: the next of your characters will appear there. The five spaces you leave over get your neighbour’s shards.
wl-hint-reopen = Your characters are placed. Until everybody is done you may still take the map cards back.
wl-hint-reveal = { $Press } one of your hidden characters to reveal it.
wl-hint-act = { $Press } one of your characters to see where it can go and whom it can attack. Each card you play does one thing.
wl-hint-claim = One of your characters stands on your shard, and you can pay for it: { $press } “Claim the shard”.
wl-hint-who = Now { $press } the character of yours that shall do it.
wl-hint-partner = { $Press } the second character, who moves along.
wl-hint-where-or-whom = { $Press } a framed space to go there, or an enemy with a ring to attack.
wl-hint-where = { $Press } a framed space to go there.
wl-hint-whom = { $Press } the enemy you want to attack.
wl-hint-pay = Choose what to pay with: the cards with a golden edge fit.
wl-hint-word = More than one thing is possible: choose what you mean.
wl-hint-how = More than one thing is possible: choose the button, or the card to pay with.
wl-hint-send = That is a whole action. Play it with the button, or { $press } something else to change it.
wl-hint-along-send = Play it with the button. You may also { $press } another of your characters and its space: it moves along.
wl-hint-along-how = Choose the button or a card to pay with. You may also { $press } another of your characters and its space: it moves along.
wl-hint-along-pay = Choose a card to pay with. You may also { $press } another of your characters and its space: it moves along.
wl-hint-send-end = Your turn ends and you draw cards. Play it with the button, or { $press } one of your characters to go on.
wl-hint-send-finish = Your interrupt ends. Play it with the button, or { $press } one of your characters to go on.
wl-hint-end = You can do nothing more with these cards: end the turn to draw new ones.
wl-hint-finish = You can do nothing more with these cards: finish your interrupt.
wl-hint-reveal-or-end = You can still reveal a character: { $press } it. Otherwise you are done.
wl-hint-draw-or-end = Your wild card can still draw you two cards. Otherwise you are done.
wl-hint-interrupt = With your wild card you may step in and act yourself; otherwise pass.
wl-hint-no-interrupt = You cannot interrupt here, so pass.
wl-hint-pass = You hold no wild card, so you can only pass.
wl-hint-target = You are attacked: { $press } the one of your characters that takes the blow.
wl-hint-defend = You are attacked: a card with a golden edge stops it. Or take the damage.
wl-hint-take = You are attacked and hold nothing that stops it: the right flag must be open, or beside the one who is attacked.
wl-goal = Five points win: one for each shard of your own that you claim, one for each enemy you knock out.

## What a button says

wl-or = { " or " }
wl-say-with = with { $cards }
wl-say-with-entry = with the card: { $entry }
wl-say-with-many =
    with { $count } cards{ $wild ->
        [0] { "" }
        [1] , one of them wild
       *[other] , { $wild } of them wild
    }
wl-prompt-hit =
    { $how ->
        [knocked-out] { $attacker } attacks { $target } ({ $attack }), who would be knocked out.
        [damage] { $attacker } attacks { $target } ({ $attack }): { $damage } damage, { $left } health left.
       *[untold] { $attacker } attacks { $target } ({ $attack }).
    }
wl-prompt-defend = { wl-prompt-hit } Defend?
wl-prompt-take = { wl-prompt-hit } You cannot defend.
wl-prompt-act =
    { $whose ->
        [interrupt] { "" }
       *[turn] Your turn:
    } { $can ->
        [both] take an action, reveal a character, or say that you are done.
        [act] take an action, or say that you are done.
        [reveal] reveal a character, or say that you are done.
       *[none] you can only say that you are done.
    }
wl-first-reveal = First choose one of your hidden characters to reveal.
wl-say-faction = Lead { $faction }
wl-say-assign = Let { $who } appear on space { $space }
wl-say-reopen = Take the map cards back
wl-say-reveal = Reveal { $who } on space { $space }
wl-say-move = Move { $who } to space { $space }
wl-say-climb = Climb with { $who } to space { $space }
wl-say-fly = Fly with { $who } to space { $space }
wl-say-rally = Rally { $who } to space { $space }
wl-say-rally-two = Rally { $who } to space { $space } and { $other } to space { $space2 }
wl-say-claim = Claim the shard with { $who }
wl-say-attack = Attack { $foes } with { $who }: { $attack }
wl-say-area = Attack everybody on space { $space } with { $who }
wl-say-draw-two =
    { $cards ->
        [0] Play a wild card and draw nothing
       *[other] Play a wild card and draw { $cards }
    }
wl-say-end =
    { $cards ->
        [0] End the turn
       *[other] End the turn and draw { $cards }
    }
wl-say-finish = Finish the interrupt
wl-say-target = Let { $who } take the blow
wl-say-defend = Defend { $who }
wl-say-take =
    { $how ->
        [knocked-out] Let { $who } be knocked out
       *[other] Take { $damage } damage
    }
wl-say-interrupt = Interrupt
wl-say-pass = Pass
wl-legend-flags = Flags on cards
wl-legend-open = A flag without a character, at the foot of a card: any of your revealed characters may use it.
wl-legend-wild = pays as any icon, or draws two cards, or lets you interrupt.
wl-legend-characters = Characters and shards
wl-legend-token = A character in its player’s colour and shape; its sign is on the cards that it can use.
wl-legend-hidden = Hidden: not revealed yet. Where it will appear only its player knows.
wl-legend-health = Health: a circle is one you have, a red diamond is damage. Without circles it is knocked out.
wl-legend-shard = A shard: one point for the player of its colour, who claims it with three cards.
wl-legend-map = On the map
wl-legend-plain = A space without cover.
wl-legend-cover = A dark number with battlements: cover. Who stands here can stop a shot with a cover flag.
wl-legend-line = A white line: the spaces are adjacent. One card with the character’s icon moves it across.
wl-legend-wall = A wall: nobody walks or sees through it.
wl-legend-arrow = An arrow points up to high ground: the climb costs two cards.
wl-about-icon = { $who }: moves one space
wl-about-melee = 1 damage in the same space. It also stops a melee attack.
wl-about-heavy-melee = 2 damage in the same space.
wl-about-ranged = 1 damage in line of sight.
wl-about-heavy-ranged = 2 damage in line of sight, with at most one space between.
wl-about-area = 1 damage to everybody in your own or an adjacent space, your own characters too.
wl-about-cover = stops a shot while you stand in a cover space.
wl-about-shield = stops a shot or an area attack.
wl-about-rally = two of your characters move one space each.
wl-about-fly = one character moves up to two spaces.

## What happened: sentences of the log and captions

wl-the-guild = the Guild
wl-the-gnomads = the Gnomads
wl-the-lawbringers = the Lawbringers
wl-the-pit_fighters = the Pit Fighters
wl-number-guild = one
wl-number-gnomads = many
wl-number-lawbringers = many
wl-number-pit_fighters = many
wl-band-guild = Guild
wl-band-gnomads = Gnomads
wl-band-lawbringers = Lawbringers
wl-band-pit_fighters = Pit Fighters
wl-your = your { $name }
wl-called-lawbringers-2 = the Deputy
wl-called-lawbringers-3 = the Minotaur
wl-called-lawbringers-4 = the Delinquent
wl-called-lawbringers-5 = the Satyr
wl-called-pit_fighters-1 = the Unknown
wl-called-pit_fighters-3 = the Gnoll
wl-called-pit_fighters-4 = the Assassin
wl-theirs = { $name } ({ $band })
wl-you-object = you
wl-tell-faction-picked =
    { $who ->
        [you] You lead { $faction }.
       *[other] { $person } leads { $faction }.
    }
wl-tell-map-card-dealt =
    { $who ->
        [you] You are dealt a map card.
        [many] { $name } are dealt a map card.
       *[one] { $name } is dealt a map card.
    }
wl-tell-map-card-dealt-own = You are dealt map card { $space }.
wl-tell-assigned = { $character } will appear on space { $space }.
wl-tell-reopened = You take your map cards back.
wl-tell-shards-placed =
    { $who ->
        [you] Your shards lie on the spaces { $spaces }.
       *[other] The shards for { $name } lie on the spaces { $spaces }.
    }
wl-tell-drew =
    { $who ->
        [you] You draw a card.
        [many] { $name } draw a card.
       *[one] { $name } draws a card.
    }
wl-tell-drew-own =
    { $wild ->
        [true] You draw a wild card.
       *[other] You draw a card: { $card }.
    }
wl-tell-deck-renewed =
    { $who ->
        [you] You shuffle your discard pile into a new deck.
        [many] { $name } shuffle their discard pile into a new deck.
       *[one] { $name } shuffles the discard pile into a new deck.
    }
wl-tell-turn-began =
    { $who ->
        [you] Your turn begins.
        [many] { $name } ({ $person }) have the turn.
       *[one] { $name } ({ $person }) has the turn.
    }
wl-tell-end-declared =
    { $who ->
        [you] You end your turn.
        [many] { $name } end their turn.
       *[one] { $name } ends the turn.
    }
wl-tell-interrupted =
    { $who ->
        [you] You interrupt { $other }!
        [many] { $name } interrupt { $other }!
       *[one] { $name } interrupts { $other }!
    }{ $over ->
        [you] { " " }Your interrupt is over.
        [other] { " " }The interrupt of { $other } is over.
       *[no] { "" }
    }
wl-tell-interrupt-finished =
    { $who ->
        [you] You finish your interrupt.
        [many] { $name } finish their interrupt.
       *[one] { $name } finishes the interrupt.
    }{ $whose ->
        [you] { " " }Your turn goes on.
        [other] { " " }The turn of { $other } goes on.
       *[nobody] { "" }
    }
wl-tell-played =
    { $who ->
        [you] You play: { $cards }.
        [many] { $name } play: { $cards }.
       *[one] { $name } plays: { $cards }.
    }
wl-tell-revealed = { $character } comes out of hiding on space { $space }.
wl-tell-revealed-several = { $name }: { $names } come out of hiding.
wl-revealed-there = { $name } ({ $space })
wl-tell-moved = { $character } moves from { $from } to { $to }.
wl-tell-claimed = { $character } claims a shard on space { $space }.
wl-tell-scored =
    { $who ->
        [you] You now have { $total } of 5 points.
        [many] { $name } now have { $total } of 5 points.
       *[one] { $name } now has { $total } of 5 points.
    }
wl-tell-attacked = { $character } attacks { $targets } ({ $attack }).
wl-tell-attacked-some = { $character } attacks { $other } ({ $attack }): { $targets }.
wl-tell-area-attacked = { $character } makes an area attack on space { $space }: { $targets }.
wl-tell-target-named = { $character } is to take the blow.
wl-tell-defended =
    { $flag ->
        [shield] Blocked with { $line }: { $character } is unharmed.
        [cover] Stopped with { $line }: { $character } is unharmed.
       *[melee] Parried with { $line }: { $character } is unharmed.
    }
wl-line-own = { $name }’s { $word }
wl-line-open =
    { $flag ->
        [cover] open cover
       *[other] an open { $word }
    }
wl-used-own = { $name }’s { $word }
wl-used-icon = { $name }’s icon
wl-tell-damaged = { $character } takes { $damage } damage.
wl-tell-knocked-out = { $character } is knocked out!
wl-tell-tied = The survivors in front are level: play goes on until one of them takes the lead.
wl-tell-game-over =
    { $who ->
        [you] You win the game!
        [many] { $name } win the game!
       *[one] { $name } wins the game!
    }
wl-tell-game-over-together = { $name } win the game together!
wl-from-shards = Shards
wl-from-knock-outs = Knock-outs

## What an open window follows on

wl-just-moved = { $character } has moved to { $to }.
wl-just-claimed = { $character } has claimed a shard.
wl-just-attacked =
    { $how ->
        [out] { $character } has knocked out { $targets }.
        [hit] { $character } has hit { $targets }.
       *[stopped] { $character } has attacked { $targets } in vain.
    }
wl-just-area-attacked = { $character } has attacked everybody on space { $space }.
wl-just-played =
    { $who ->
        [you] You have drawn two cards.
        [many] { $name } have drawn two cards.
       *[one] { $name } has drawn two cards.
    }
