# What the board of Wilderness says besides the texts of the game.

wn-map = The land
wn-areas = Areas
wn-area = area { $area }
wn-village = Village
wn-by-the-river = by a river
wn-you = you
wn-player = player { $number }
wn-compass = Compass
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
    [thirst] Thirst: the number is exhaustion that Nature adds
    [hunger] Hunger: the number is exhaustion that Nature adds
   *[exhaustion] Exhaustion: the number is your energy; at the skull you die
  }
wn-nature-takes = Nature takes { $takes }
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
wn-upper = for you
wn-lower = against others
wn-playable = can be played now
wn-day = Day { $day }
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
    [mood] The Tribe's mood:
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
wn-hint-turn = Go to a neighbouring area, or rest, sleep or look for food. The number on an area is the energy it costs.
wn-hint-drink = There is water here. Drinking costs nothing and takes away all thirst.
wn-hint-window = You may play a card now. Nothing happens if you do not.
wn-hint-no-card = None of your cards can be played at this moment.
wn-do-yes = Yes
wn-do-no = No
wn-say-move = Go to { $area }
wn-say-play = Play { $card }
wn-say-choose = Choose { $what }
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
wn-legend-marker = The white square is where the marker stands, the dotted one where Nature will put it.
wn-legend-figure = A player; lying down: dead.
wn-legend-animal = An animal. In Nature's turn it attacks who is there or next to it.
wn-legend-day = A round of daylight.
wn-legend-night = A round of night: no food, and a die before every step; on 1 to 3 you get lost.
wn-legend-star = A special round: what the day's card says holds.
