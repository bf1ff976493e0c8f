wl-map = Map: { $map }
wl-no-map = The map of this table has no drawing.
wl-space = Space { $number }
wl-cover = cover
wl-high = high ground
wl-slot = Slot { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = { $damage } of { $health } damage
wl-health = { $health } health
wl-own-shard = your shard
wl-shard = shard of { $seat }
wl-dealt = one of your map cards
wl-players = The players
wl-points = { $points } of 5 points
wl-details = { $faction }: show or hide names
wl-turn = has the turn
wl-interrupts = interrupts
wl-defended = defended
wl-faction-card = faction card
wl-discard-of = { $faction }: discard pile
wl-discard-empty = The discard pile is empty.
wl-discard-closed = { $count } cards; at this table discard piles are closed.
wl-aside = Played in the action under way
wl-hand-show = Show hand
wl-hand-hide = Hide hand
wl-hand-empty = No cards in hand.
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
wl-taken-by = Taken by { $seat }
wl-about-guild = Strong magic at a distance, and shields. Fragile, but for Lunk.
wl-about-gnomads = Quick: they fly and rally one another. Best when they stay together.
wl-about-lawbringers = Sturdy, each with a speciality. A good band to begin with.
wl-about-pit_fighters = Nobody beats them up close. They cannot shoot at all.
wl-look = Sight and ways
wl-look-about = Shows what can be seen and reached from a space: hover over it, or switch this on and tap it.
wl-look-tap = Tap a space or a character to look round from there.
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
wl-hint-faction = Choose who you will lead. Circles are health; below are the flags of the deck, which are attacks, defences and manoeuvres.
wl-hint-assign = Click a glowing space: the next of your characters will appear there. The five that are left over become your neighbour's shards.
wl-hint-reopen = Your characters are placed. Until everybody is done you may still take the cards back.
wl-hint-reveal = Your turn begins: click one of your hidden characters, on the map or beside it, to reveal it.
wl-hint-act = Click one of your characters on the map to see where it can go and whom it can attack. Every card does one thing. You want five points: your own shards and knocked-out enemies.
wl-hint-claim = One of your characters stands on your shard and you can pay for it: click "Claim the shard".
wl-hint-who = Now click the character that shall do it.
wl-hint-where = Click a framed space to go there, or an enemy with a ring to attack.
wl-hint-pay = Now choose the card to pay with: those with a golden edge fit.
wl-hint-word = More than one thing is possible: choose what you mean.
wl-hint-end = Nothing is left to do with these cards: end the turn to draw new ones.
wl-hint-interrupt = Somebody has just acted. With a wild card you may step in and act yourself; otherwise pass.
wl-hint-pass = Somebody has just acted. Without a wild card you can only pass.
wl-hint-target = You are attacked: click which of your characters takes the blow.
wl-hint-defend = You are attacked: a card with a golden edge stops it. Or take the damage.
wl-hint-take = You are attacked and have nothing to stop it with.
wl-goal = Five points win: one for each shard of your own that you claim, one for each enemy you knock out.

## What a button says

wl-or = { " or " }
wl-say-with = with { $cards }
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
wl-say-take = Take the damage
wl-say-interrupt = Interrupt
wl-say-pass = Pass

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
wl-tell-drew-own = You draw { $card }.
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
    }
wl-tell-interrupt-finished =
    { $who ->
        [you] You finish your interrupt.
        [many] { $name } finish their interrupt.
       *[one] { $name } finishes the interrupt.
    }
wl-tell-played =
    { $who ->
        [you] You play: { $cards }.
        [many] { $name } play: { $cards }.
       *[one] { $name } plays: { $cards }.
    }
wl-tell-revealed = { $character } comes out of hiding on space { $space }.
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
        [shield] Blocked by a shield: { $character } is unharmed.
        [cover] Stopped by cover: { $character } is unharmed.
       *[melee] Parried: { $character } is unharmed.
    }
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
