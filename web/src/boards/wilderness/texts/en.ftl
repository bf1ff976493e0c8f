# What the board of Wilderness says besides the texts of the game.

wn-map = The land
wn-areas = Areas
wn-area = area { $area }
wn-village = Village
wn-by-the-river = by a river
wn-you = you
wn-player = player { $number }
wn-compass = Compass
wn-look = { $area }: { $words }
wn-costs = Energy for a step: grassland, rocks and desert 2, forest and swamp 3, mountain 4, a river 2 more
wn-goal = Be in the village at the end of your turn, or be the last alive.
wn-steps-left = { $steps } steps to the village
wn-strength-left = { $steps } steps of exhaustion to the skull
wn-track = { $track ->
    [thirst] Thirst
    [hunger] Hunger
   *[exhaustion] Exhaustion
  }: square { $square } of { $squares }
wn-track-name = { $track ->
    [thirst] Thirst: the number on the marker’s square is exhaustion that Nature adds
    [hunger] Hunger: the number on the marker’s square is exhaustion that Nature adds
   *[exhaustion] Exhaustion: the number on the marker’s square is your energy; at the skull you die
  }
wn-your-health = Your health
wn-ill = { $count ->
    [one] 1 Sickness card
   *[other] { $count } Sickness cards
  }
wn-nature-takes = Nature takes { $takes }
wn-nature-why = In Nature’s turn thirst and hunger rise first; then exhaustion by 1 and the numbers they have come to: by { $takes } as things stand.
wn-hunted = Can attack you in Nature’s turn: it is here or next to you.
wn-doomed = Exhaustion { $exhaustion } of { $skull }: Nature takes { $takes }!
wn-cards = { $count ->
    [one] 1 Event card
   *[other] { $count } Event cards
  }
wn-copies = { $count } of these
wn-hated = The Tribe attacks this player
wn-hated-short = hated by the Tribe
wn-lost = lost
wn-asleep = asleep
wn-dead = dead
wn-hand = Your Event cards
wn-no-cards = You have no Event card.
wn-you-are-dead = You are dead. You can go on watching, and talk to the others in the chat.
wn-upper = for you
wn-lower = against others
wn-upper-short = for you
wn-lower-short = others
wn-playable = can be played now
wn-day = Day { $day }
wn-no-text = No special rule.
wn-hours = The hours of the day
wn-square = { $kind ->
    [night] Night
   *[day] Daylight
  } from { $hour }:00{ $starred ->
    [yes] , special round
   *[no] {""}
  }
wn-roll = { $kind ->
    [search] Food:
    [step] Finding the way:
    [drift] The compass:
    [attack] Attack:
    [brawl] Fight:
    [mood] The Tribe’s mood:
    [trial] Trial:
   *[other] Dice:
  }
wn-against = against
wn-do-search = Search for food
wn-do-drink = Drink
wn-do-rest = Rest
wn-do-sleep = Sleep
wn-do-end = End the turn
wn-do-pass = Pass
wn-hint-turn = { $Press } a bright area beside you to go there; the number is the energy it costs. Or do something else first.
wn-hint-no-step = You cannot go any further in this turn. Do what is still possible, or end it.
wn-hint-end = Nothing else is possible in this turn: end it.
wn-hint-drink = There is water here. Drinking costs nothing and takes away all thirst.
wn-hint-village = The village is beside you: if you stand in it when your turn ends, you win.
wn-hint-deadly = Nature’s turn would kill you as things stand! Less exhaustion, thirst or hunger may save you, or a card.
wn-hint-window = You may play a card now. Nothing happens if you do not.
wn-hint-no-card = None of your cards can be played at this moment.
wn-energy = { $who ->
    [you] { $energy } energy left
   *[one] { $name }: { $energy } energy left
  }
wn-ask = { $what }.
wn-ask-move = move
wn-ask-search = search for food
wn-ask-drink = drink
wn-ask-rest = rest
wn-ask-sleep = sleep
wn-ask-card = play a card
wn-ask-end = end your turn
wn-ask-yes = { $card }: do you want what it offers?
wn-ask-player = { $card }: choose a player.
wn-ask-animal = { $card }: choose an animal.
wn-ask-sickness = { $card }: choose a Sickness card.
wn-do-yes = Yes
wn-do-no = No
wn-say-move = Go into { $place }: { $cost } energy
wn-say-play = Play { $card }
wn-say-against = Play { $card } against { $who }
wn-say-choose = Choose { $what }
wn-say-walk = Go there
wn-say-drive = Send the animal there
wn-say-place = Lay the extra area there
wn-say-return = Take that extra area away
## The legend

wn-legend-land = The land
wn-legend-health = Health
wn-legend-figures = Figures and time
wn-about-grassland = 2 energy; food can be found.
wn-about-rocky = 2 energy; no food.
wn-about-desert = 2 energy; no food. Whoever enters it by day grows thirstier.
wn-about-forest = 3 energy; food can be found.
wn-about-swamp = 3 energy; food can be found. Whoever enters it draws a Sickness card.
wn-about-mountain = 4 energy; no food.
wn-about-lake = Cannot be entered; beside it you can drink.
wn-about-tribe = 3 energy; food can be found. The Tribe shares, or turns against you.
wn-about-river = A river between two areas: 2 energy more to cross it. Beside it you can drink.
wn-legend-line = In one line: on which of how many squares your marker stands; the last one of exhaustion is the skull. Press it to see the tracks.
wn-legend-marker = The white square is where the marker stands, the dotted one where Nature will put it.
wn-legend-figure = A player; lying down: dead.
wn-legend-animal = An animal. In Nature’s turn it attacks who is there or next to it.
wn-lair = a lair
wn-laid = an extra area
wn-legend-lair = A lair: when its tile was turned up, an animal came out of it.
wn-legend-laid = An extra area, laid by a card over what was there.
wn-legend-signs = Signs
wn-sign-village = Steps to the village.
wn-sign-skull = Steps of exhaustion to the skull, where one dies.
wn-sign-cards = Event cards in hand.
wn-sign-energy = Energy that is left in this turn.
wn-sign-sickness = A Sickness card. On a step: you draw one there.
wn-sign-hated = The Tribe attacks this player.
wn-sign-dice = On a step: it is night, and you roll for the way.
wn-sign-thirst = On a step: the desert by day makes you thirstier.
wn-sign-claws = On a step: an animal can attack you there.
wn-sign-compass = On a step: a tile of the land is turned up.
wn-legend-day = A round of daylight.
wn-legend-night = A round of night: no food, and a die before every step; on 1 to 3 you get lost.
wn-legend-star = A special round: what the day’s card says holds.

## The log: you as "you", everybody else by name

wn-into-grassland = the grassland
wn-into-rocky = the rocky area
wn-into-desert = the desert
wn-into-forest = the forest
wn-into-swamp = the swamp
wn-into-mountain = the mountains
wn-into-lake = the lake
wn-into-tribe = the area of the Tribe
wn-into-village = the village
wn-you-object = you
wn-tell-first-player = { $who ->
    [you] You go first.
   *[one] { $name } goes first.
  }
wn-tell-turn-began = { $who ->
    [you] It is your turn.
   *[one] { $name } has the turn.
  }
wn-tell-energy-read = { $who ->
    [you] You have { $energy } energy.
   *[one] { $name } has { $energy } energy.
  }
wn-tell-energy-given = { $who ->
    [you] You { $way ->
        [down] lose
       *[up] gain
    } { $by } energy.
   *[one] { $name } { $way ->
        [down] loses
       *[up] gains
    } { $by } energy.
  }
wn-tell-moved = { $who ->
    [you] { $how ->
        [walk] You go into { $place } ({ $cost } energy).
        [along] You go along into { $place }.
        [lost] You stray into { $place }.
        [drift] You are carried off into { $place }.
       *[card] You come into { $place }.
    }
   *[one] { $how ->
        [walk] { $name } goes into { $place } ({ $cost } energy).
        [along] { $name } goes along into { $place }.
        [lost] { $name } strays into { $place }.
        [drift] { $name } is carried off into { $place }.
       *[card] { $name } comes into { $place }.
    }
  }
wn-tell-stayed = { $who ->
    [you] You cannot go where the needle points, and stay.
   *[one] { $name } cannot go where the needle points, and stays.
  }
wn-tell-track-moved = { $who ->
    [you] Your { $track }
   *[one] { $name }: { $track }
  } { $way ->
    [up] rises by { $by }
   *[down] falls by { $by }
  }{ $why ->
    [sun] , from the desert
    [nature] , as time passes
    [drank] , from drinking
    [rested] , from resting
    [slept] , from sleeping
    [food] , from food
    [gift] , a gift of the Tribe
    [attack] , from the attack
    [won] , from the prey
   *[card] {""}
  }.
wn-tell-drank = { $who ->
    [you] You drink.
   *[one] { $name } drinks.
  }
wn-tell-rested = { $who ->
    [you] You rest.
   *[one] { $name } rests.
  }
wn-tell-slept = { $who ->
    [you] You sleep.
   *[one] { $name } sleeps.
  }
wn-tell-searched = { $who ->
    [you] You search for food.
   *[one] { $name } searches for food.
  }
wn-tell-ended = { $who ->
    [you] You end your turn.
   *[one] { $name } ends the turn.
  }
wn-tell-thrown = { $why ->
    [direction] { $who ->
        [you] The compass turns for you: { $faces }.
       *[one] The compass turns for { $name }: { $faces }.
    }
    [mood] { $who ->
        [you] The mood of the Tribe towards you: { $faces }.
       *[one] The mood of the Tribe towards { $name }: { $faces }.
    }
    [attack] { $who ->
        [you] The dice of the attack on you: { $faces }.
       *[one] The dice of the attack on { $name }: { $faces }.
    }
    [animal] The die sends the animal towards { $faces } on the compass.
   *[other] { $who ->
        [you] You roll
       *[one] { $name } rolls
    } { $why ->
        [search] for food
        [way] for the way
        [brawl] in the fight
       *[card] for the card
    }: { $faces }.
  }
wn-tell-lost = { $who ->
    [you] You get lost.
   *[one] { $name } gets lost.
  }
wn-tell-not-lost = { $who ->
    [you] You find the way after all.
   *[one] { $name } finds the way after all.
  }
wn-tell-lapsed = { $who ->
    [you] What you were about to do is no longer possible.
   *[one] What { $name } was about to do is no longer possible.
  }
wn-tell-goes-along = { $who ->
    [you] You go along with { $other }.
   *[one] { $name } goes along with { $other }.
  }
wn-tell-taken-back = { $who ->
    [you] Your turn goes back to its beginning.
   *[one] The turn of { $name } goes back to its beginning.
  }
wn-thrown = { $dice ->
    [one] The die shows { $faces }.
   *[other] The dice show { $faces }.
}
wn-tell-attacked = { $who ->
    [you] { $by ->
        [card] You are attacked out of nowhere.
       *[other] You are attacked by { $beast }.
    }
   *[one] { $by ->
        [card] { $name } is attacked out of nowhere.
       *[other] { $name } is attacked by { $beast }.
    }
  }
wn-tell-fought = { $who ->
    [you] { $outcome ->
        [won] You win the fight, { $defence } to { $strength }.
        [held] You hold out, { $defence } to { $strength }.
       *[hurt] You are hurt, { $defence } to { $strength }.
    }
   *[one] { $outcome ->
        [won] { $name } wins the fight, { $defence } to { $strength }.
        [held] { $name } holds out, { $defence } to { $strength }.
       *[hurt] { $name } is hurt, { $defence } to { $strength }.
    }
  }
wn-tell-prevented = { $who ->
    [you] You get away before it comes to a fight.
   *[one] { $name } gets away before it comes to a fight.
  }
wn-tell-tribe-turned = { $who ->
    [you] The Tribe turns against you.
   *[one] The Tribe turns against { $name }.
  }
wn-tell-tribe-fed = { $who ->
    [you] The Tribe shares water and food with you.
   *[one] The Tribe shares water and food with { $name }.
  }
wn-tell-area-placed = { $who ->
    [you] You change the land: { $terrain }.
   *[one] { $name } changes the land: { $terrain }.
  }
wn-tell-area-returned = { $who ->
    [you] You take an extra area away; what was there before is back: { $terrain }.
   *[one] { $name } takes an extra area away; what was there before is back: { $terrain }.
  }
wn-tell-drew = { $who ->
    [you] You draw an Event card and hold { $held }.
   *[one] { $name } draws an Event card and holds { $held }.
  }
wn-tell-drew-own = { $who ->
    [you] You draw an Event card: { $card }.
   *[one] { $name } draws an Event card: { $card }.
  }
wn-tell-played = { $who ->
    [you] You play { $card } { $half ->
        [upper] for yourself
       *[lower] against others
    }.
   *[one] { $name } plays { $card } { $half ->
        [upper] for themselves
       *[lower] against others
    }.
  }
wn-tell-text = { $line } “{ $text }”
wn-tell-played-late = { $who ->
    [you] You still play { $card } { $half ->
        [upper] for yourself
       *[lower] against others
    }, as at the beginning of the turn.
   *[one] { $name } still plays { $card } { $half ->
        [upper] for themselves
       *[lower] against others
    }, as at the beginning of the turn.
  }
wn-tell-dropped = { $who ->
    [you] You lose an Event card: { $card }.
   *[one] { $name } loses an Event card: { $card }.
  }
wn-tell-fell-ill = { $who ->
    [you] You draw a Sickness card: { $card }.
   *[one] { $name } draws a Sickness card: { $card }.
  }
wn-tell-recovered = { $who ->
    [you] You get over it: { $card }.
   *[one] { $name } gets over it: { $card }.
  }
wn-tell-text-acts = { $who ->
    [you] { $card } takes effect on you.
   *[one] { $card } takes effect on { $name }.
  }
wn-tell-died = { $who ->
    [you] You are dead: your exhaustion has reached the skull. Cards left behind: { $cards }.
   *[one] { $name } is dead: exhaustion has reached the skull. Cards left behind: { $cards }.
  }
wn-tell-gave-up = { $who ->
    [you] You give up and stay behind. Cards left behind: { $cards }.
   *[one] { $name } gives up and stays behind. Cards left behind: { $cards }.
  }
wn-how-won = { $who ->
    [you] You were there on day { $day }.
    [several] { $name } were there on day { $day }.
   *[one] { $name } was there on day { $day }.
  }
wn-you-died = You had died on day { $day }.
wn-tell-game-over = { $who ->
    [you] The game is over. You have won.
    [nobody] The game is over. Nobody has won.
   *[one] The game is over. It is won by { $name }.
  }
