name-P1 = Anna
name-P2 = Ben
name-fox = a fox
name-goose = a goose
name-dog = a dog
event-laid = { $seat } lays { $card } face up.
refusal-TN-LAY-01 = You cannot { $action }: you hold no such card.

## The sentences on the cards; engine/wording.py puts them together.

card-prefixed = { $prefix }: { $sentence }
card-until = { $sentence } { $until }
card-then = then
card-else = otherwise
card-done = if you do
card-not-done = if you do not

when-own-turn = play in your turn
when-raid-before = { $whose ->
    [own] play when you raid, before the dice are thrown
    [opponent] play when somebody else raids, before the dice are thrown
   *[any] play in any raid, before the dice are thrown
}
when-raid-after = { $whose ->
    [own] play when you raid, after the dice are thrown
    [opponent] play when somebody else raids, after the dice are thrown
   *[any] play in any raid, after the dice are thrown
}
when-raid-won = { $whose ->
    [own] when your raid has scored
    [opponent] when somebody else's raid has scored
   *[any] when a raid has scored
}
when-always = as long as this card lies before you

if-hand = { $is ->
    [yes] if you hold at least { $at-least ->
        [one] one card
       *[other] { $at-least } cards
    }
   *[no] if you hold fewer than { $at-least ->
        [one] one card
       *[other] { $at-least } cards
    }
}
if-behind = { $is ->
    [yes] if somebody has more points than you
   *[no] if nobody has more points than you
}
if-throw = { $is ->
    [yes] { $at-least ->
        [one] if at least one die shows { $symbol-name }
       *[other] if at least { $at-least } dice show { $symbol-name }
    }
   *[no] { $at-least ->
        [one] if no die shows { $symbol-name }
       *[other] if fewer than { $at-least } dice show { $symbol-name }
    }
}

until-raid = until the end of the raid
until-round = until the end of the round

to-self = you
to-raider = the raider
to-opponent = an opponent of your choice
to-each-opponent = each opponent

symbol-bite = a bite
symbol-howl = a howl
symbol-miss = nothing
action-raid = go on a raid
action-draw = draw cards in a turn
action-lay = lay cards

cost-points = you may pay { $points ->
    [one] one point
   *[other] { $points } points
}

do-draw = { $to ->
    [self] { $may ->
        [yes] you may draw
       *[no] draw
    }
   *[other] { $may ->
        [yes] you may let { $to-name } draw
       *[no] { $to-name } draws
    }
} { $by ->
    [one] one card
   *[other] { $by } cards
}
do-score = { $to ->
    [self] { $may ->
        [yes] you may score
       *[no] score
    }
   *[other] { $may ->
        [yes] you may let { $to-name } score
       *[no] { $to-name } scores
    }
} { $by ->
    [one] one point
   *[other] { $by } points
}
do-lose = { $may ->
    [yes] { $to ->
        [self] you may lose
       *[other] you may let { $to-name } lose
    }
   *[no] { $to ->
        [self] lose
       *[other] { $to-name } loses
    }
} { $by ->
    [one] one point
   *[other] { $by } points
}
do-raid = { $may ->
    [yes] you may go on a raid yourself
   *[no] go on a raid yourself
}, here and now
do-stop = { $may ->
    [yes] you may stop the raid
   *[no] the raid is stopped
}
do-reroll = { $may ->
    [yes] you may throw all dice of the raid again
   *[no] throw all dice of the raid again
}
do-roll = { $may ->
    [yes] you may throw one die
   *[no] throw one die
}
    .then = if it shows { $symbol-name }
    .else = otherwise

change-dice = { $to ->
    [self] you throw
   *[other] { $to-name } throws
} { $way ->
    [set] { $by ->
        [0] no dice
        [one] just one die
       *[other] just { $by } dice
    }
    [more] { $by ->
        [one] one more die
       *[other] { $by } more dice
    }
   *[less] { $by ->
        [one] one die fewer
       *[other] { $by } dice fewer
    }
}
change-bites = { $to ->
    [self] you count
   *[other] { $to-name } counts
} { $way ->
    [set] { $by ->
        [0] no bites
        [one] just one bite
       *[other] just { $by } bites
    }
    [more] { $by ->
        [one] one more bite
       *[other] { $by } more bites
    }
   *[less] { $by ->
        [one] one bite fewer
       *[other] { $by } bites fewer
    }
}
change-forbid = { $to ->
    [self] you may not
    [each-opponent] no opponent may
   *[other] { $to-name } may not
} { $action-name }

card-fox = Fox
card-goose = Goose
card-dog = Dog
card-feast = Feast
card-thief = Thief
card-storm = Storm
card-omen = Omen
card-pack-hunt = Pack Hunt
card-fog = Fog
card-second-wind = Second Wind
card-false-trail = False Trail
card-bribe = Bribe
card-watch-goose = Watch Goose
card-old-fox = Old Fox
card-full-belly = Full Belly
