### Everywhere

skip-to-content = Skip to the content
main-menu = Menu
other-language = Deutsch
settings = Settings
close = Close
cancel = Cancel
go-on = Go on
copy = Copy
copied = Copied
rename = Rename
about = About Wildtable
to-home = To all games
lost-title = There is nothing at this address.
server-away = The server cannot be reached.
connection-retry = Try again now

## Who you are

name-ask = What shall we call you?
name-ask-about = A name is all it takes. There is no account and no password.
your-name = Your name
move-about = Go on playing as yourself on another device: open this link there within ten minutes. It works once.
move-link = Link for the other device
move-make = Make a link
move-title = Is that you?
move-here-about = This link makes this browser go on as the same person as on the other device.
move-here = Yes, go on here

## Settings

language = Language
theme = Colours
theme-system = As on my device
theme-light = Light
theme-dark = Dark
setting-quick = Quick send
setting-quick-about = A move is played as soon as it is the only one left, without a confirmation.
quick-offer = Play moves at once, without the green button?
quick-offer-yes = Yes, at once
quick-offer-no = No
setting-sounds = Sounds
setting-guide = Guide
setting-guide-about = Says and shows what can be done next.

## Home

home-title = Take a seat at the wild table
home-about = Play with friends by sending them a link, or against bots that see no more than you do.
games = Games
players-exactly = { $count } players
players-either = { $counts } players
players-between = { $least } to { $most } players
minutes = { $least } to { $most } minutes
play-bot = Play against a bot
bot-level = Which bot
new-table = New table
rules = Rules
your-tables = Your tables
open-tables = Open tables
watched-tables = Games to watch
no-open-tables = No table is open right now. Open one yourself!
resume = Play on
resume-your-turn = Your turn: play on
join = Join
watch = Watch

bot-random = Random bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
bot-greedy = Easy bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
bot-search-level = Thinking bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, strength { $level } of 5
bot-level-short = Thinking bot, { $level } of 5
bot-random-about = Plays without a plan.
bot-greedy-about = Looks one step ahead.
bot-search-about = Thinks ahead; 5 is the strongest.
bot-ismcts-about = Thinks ahead; 5 is the strongest.
bot-ismcts-level = Thinking bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, strength { $level } of 5

## A new table

new-table-of = New table: { $game }
seats = Seats
how-many = How many players
seat-number = Seat { $number }
team-number = Team { $number }
seat-me = Me (or somebody beside me)
seat-open = open
seat-open-for = Open, for whoever has the link
seat-bot = { $bot }
table-public = Show among the open tables
table-public-about = Otherwise only those who have the link can find it.
options = { $scope ->
    [match] The match
    [rules] House rules
   *[table] At the table
}
open-table = Open the table

## Waiting for players

table-coming = Loading …
invite-link = Link to this table
sit-here = Sit here
waiting-minutes = A game takes about { $least } to { $most } minutes.

## At the table

no-table = There is no such table, or it has been cleared away.
at-the-table = At the table
what-is-asked = What is asked
board = Board
no-board = This game has no drawn board yet. Play with the choices above.
prompt-for = { $who }: { $asked }
waiting-for = { $step }: waiting for { $who }.
waiting-for-others = Waiting for the others.
your-choices = Your choices
can-be-picked = can be picked
can-be-goal = possible goal
is-picked = picked
nothing-here = There is nothing to do here now.
choose-first = First choose who is to act, then the target.
show-rule = Rule { $rule }
you = you
has-left = has left
has-left-to = { $own ->
    [true] has left; you play on
   *[other] has left; { $keeper } plays on
}
is-away = away
to-move = to move
to-answer = to answer
interrupts = interrupts
is-asked = asked
watching = You are watching this table.
log = What happened
log-empty = Nothing yet.
chat = Chat
chat-message = Message
chat-unread = new
chat-send = Send
chat-watching = watching
chat-team = to the team
chat-to = Who shall read it?
chat-to-all = To all
chat-to-team = To my team
chat-message-team = Message to my team
time-left = Your time: { $written }
share = Share
watch-link = Link to this table, to play on or to watch
undo = Take back
undo-ask = Ask to take back
undo-asked = { $who } asks to take back the last move.
undo-asked-waiting = { $who } has asked to take back the last move. Waiting for an answer.
undo-asked-by-you = You have asked to take back your last move. Waiting for an answer.
undo-declined = { $who } does not agree to taking back. Play on.
undo-nothing = There is nothing that you could take back now.
undo-resting = You have asked for this already. Play on before you ask again.
draw-offer = Offer a draw
draw = End as a draw
draw-sure = End this game as a draw?
draw-about = All players sit at this device, so the draw holds at once. Agree on it first.
draw-asked = { $who } offers a draw.
draw-asked-waiting = { $who } has offered a draw. Waiting for an answer.
draw-asked-by-you = You have offered a draw. Waiting for an answer.
draw-declined = { $who } declines the draw. Play on.
draw-resting = You offered a draw a short while ago. Play on before you offer another.
withdraw = Withdraw
agree = Agree
refuse = Refuse
resign = Resign
resign-sure = Resign this game?
resign-about = { $how ->
    [replaced] A bot plays on for you, under your name. You can watch, but you cannot take the seat again.
   *[loses] The game is over at once, and you have lost it.
}
leave = Leave
leave-sure = Leave this table?
leave-about = { $how ->
    [pause] The game waits for you. You can come back to it from the first page.
    [lose] At this table whoever leaves loses the game, at once.
    [autopass] The game goes on, and only what must be done is done for you. You can come back from the first page.
    [partner] The game goes on, and your partner plays for you until you come back, seeing what you see. You find the table on the first page.
   *[bot] The game goes on, and a bot plays for you until you come back. You find the table on the first page.
}
play-on = Play on
connection-lost = The connection is lost. Trying to get it back …
connection-restarting = The server is being restarted; everything that was played is stored.
curtain-title = { $who } is next
curtain-who = Who wants to answer?
curtain-about = Hand over the device. Nobody else should look now.
curtain-open = I am { $who }
window-open = Anybody may interrupt now
window-asks-you = { $occasion } { $can ->
    [pass] You have nothing to interrupt with. Silence is a pass.
   *[interrupt] You may interrupt. Silence is a pass.
}
you-passed = You passed.
window-answered = { $how ->
    [passed] { you-passed }
   *[said] You have said: { $answer }.
} { $asked ->
    [one] It counts when the time is up.
   *[other] The others have a moment more.
}
window-asks = { $who } may interrupt now.
window-ahead = You can already say what you do next.
window-own = { $number ->
    [many] { $who } decide what to do.
   *[one] { $who } decides what to do.
}
window-own-you = The table waits for what you do.
window-thinking = Somebody is thinking about it.
window-you-wait = { $occasion } { $seconds ->
    [0] The table waits for you
   *[other] The table waits { $seconds } seconds for you
}{ $can ->
    [pass] . You can only pass.
   *[interrupt] : interrupt or pass.
}
not-taken = Something was played first: what you had said has not happened. Say it again if you still want it.
window-lapsed = Your time to react is over: you passed.
wait-about = Stops the clock while you think
wait = Wait
you-wait = Held open
said-beforehand = If nobody interrupts, you play: { $action }.
unsay = Do not play it
took-back = { $who } takes the last action back.
took-back-yourself = You take your last action back.
bot-comes = { $minutes ->
    [one] away; { $how ->
        [partner] the partner takes over
       *[bot] a bot takes over
    } within a minute
   *[other] away; { $how ->
        [partner] the partner takes over
       *[bot] a bot takes over
    } in { $minutes } minutes
}
guide = Guide
guide-off = No more hints
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

## The screen

held = Your hand
log-and-chat = Log, chat and table
click-first = Click
click = click
tap-first = Tap
tap = tap
help = { $keys ->
    [yes] Help: goal, signs and keys
   *[no] Help: goal and signs
}
how-to-win = How to win:
this-table = Table

## The end

result-won = You have won!
result-lost = You have lost.
result-draw = A draw
result-nobody = Nobody has won
result-winner = { $number ->
    [many] { $who } win
   *[one] { $who } wins
}
result-together = { $who } win together
result-team = The team of { $who } wins
result-won-together = You and { $who } win together!
result-won-team = Your team has won: { $who }!
result-lost-team = Your team has lost.
place = { $place }.
was-out = out before the end
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-resigned = { $who ->
    [none] The game was resigned.
    [you] You have given up.
   *[other] { $who } has given up.
}
reason-draw-agreed = The players have agreed on a draw.
rematch = Rematch
rematch-go = To the rematch
record = Download the record
fair-title = Was it fair?
fair-kept = Yes, your browser has checked it. In this game chance decides { $what }. All of it was sealed before the game began, the seal is unbroken, and your browser had its part in every draw.
fair-broken = The secret of the draws is not the one that was promised to your browser.
fair-left-out = What your browser threw in for the draws is not in the record.
record-about = The record, which you can download, holds every move and every draw. So anybody can check this again.
record-how = How to check it
record-command = Install Wildtable on your own computer, download the record there and run:

## Rules

rules-of = The rules of { $game }
rules-search = Search the rules
rules-none = No rule says that.
rules-found = { $count ->
    [one] Found in one place
   *[other] Found in { $count } places
}
new-tab = (opens in a new tab)

## About

about-what = Wildtable is one table for several board games. The rules are exact, every refusal names its rule, and the bots know no more than a player in their seat would.
about-drawings = Drawings
about-drawings-text = Boards, pieces and emblems are drawn by us. Some small signs on cards come from game-icons.net, by Lorc, Delapouite and others, under Creative Commons Attribution 3.0; they are recoloured.
about-letters = Letters
about-letters-text = Text is set in Source Sans 3 by Paul D. Hunt (Adobe), headings in Alegreya by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License 1.1.
about-software = Software
about-software-text = Wildtable is free software under the MIT licence. The client is made with Svelte (MIT), Fluent (Apache 2.0) and lean-qr (MIT).
about-keys = By keyboard
keys-arrows = Arrow keys move a frame over the board as long as you have something to choose.
keys-enter = Enter picks what is there; once more, and a settled move is played. So does a second click.
keys-shift-enter = Shift and Enter pick the next of several pieces that share a square.
keys-escape = Escape goes one step back.

## Saying an action

which-is-meant = What do you mean?
is-that-meant = Did you mean this?
pending-staged = { $action }?
pending-cards = { $action }: { $have } of { $need } { $need ->
        [one] card
       *[other] cards
    } chosen.
taken-out = KO
pending-with = With { $count ->
        [one] this card
       *[other] these cards
    }: choose who is to act.
pending-who = { $whom }: now choose who is to do it.
pending-how = { $what } and { $whom }: choose how.
pending-piece = { $what }: choose { $aim ->
        [foe] a target
       *[place] a place
    }{ $more ->
        [yes] { " " }or a button.
       *[no] .
    }
choose-instead = Choose { $what } instead
with-piece = Go on with { $piece }: { $what }
with-word = Go on with { $piece } and { $what }: { $word }
back = Back
afterwards = Afterwards: { $what }
keys-title = Keys
keys-name-arrows = Arrow keys
keys-name-enter = Enter
keys-name-shift-enter = Shift + Enter
keys-name-escape = Esc
keys-name-drag = Drag
keys-drag = A piece can also be dragged to its goal.
keys-wait = Wait: hold the open window for yourself.
keys-sheet = This help.

## Lessons, how to play, the rulebook

learn = Learn
lessons = Lessons
lessons-about = Learn it by playing
lesson-of = { $game }: { $lesson }
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-is-done = done
lesson-progress = Step { $step } of { $steps }
lesson-number = Lesson { $number } of { $of }
lesson-words = What the lesson says
lesson-anew = Set up anew.
lesson-other = You can, but here it is something else. { $goal }
lesson-astray = That leads somewhere else. { $goal }
lesson-play-it =
    { $touch ->
        [yes] Now play it: press the green button, or tap once more.
       *[no] Now play it: press the green button, or click once more.
    }
lesson-next = Next
lesson-back = Previous step
lesson-skip = Skip step
lesson-restart = Restart
lesson-leave = All lessons
lesson-finish = Finish
lesson-ended = Well done!
lesson-skipped = That was the last step. You left some out, so the lesson is not ticked off yet.
lesson-then = Next lesson: { $lesson }
lesson-lost = The lesson cannot be reached.
lesson-you = You
bot-lesson = opponent
how-to-play = How to play
how-to-play-minutes = 5 minutes, with pictures
rules-all = The whole rulebook
rules-contents = Contents
rules-questions = { $count ->
    [one] A question and its answer
   *[other] { $count } questions and answers
}
rules-editions = Where printed editions differ ({ $count })

## A game that cannot go on

stopped-title = This game cannot go on
stopped-about = What happened can still be read; the board shows the last position that the server can read.
stopped-close-about = If you close the game for good, you can download its record, which shows what everybody held.
stopped-close = Close the game
## Lobby, offers, farewell

waiting-about = { $open ->
    [one] One seat is still open. The game begins when it is taken.
   *[other] { $open } seats are still open. The game begins when all are taken.
}
waiting-guest = You are invited. Read what is agreed at this table, then take a seat.
sit-beside = Somebody beside me sits here
stand-up = Stand up again
stand-up-one = Free this seat
close-table = Close the table
close-table-sure = Close this table?
close-table-about = The table is gone for everybody. Nothing has been played at it yet.
table-closed = The host has closed this table.
invite = Invite
invite-text = Come and play { $game } with me! No account needed: open this link and take a seat.
invite-copy = Copy with text
invite-share = Share …
invite-code = QR code with the link to this table
agreed = What is agreed here
agreed-as-written = Everything as in the rules as written; no house rules.
agreed-differs = { $count ->
    [one] One thing is otherwise than usual:
   *[other] { $count } things are otherwise than usual:
}
agreed-usually = usually: { $value }
agreed-all = In detail
agreed-usual = Everything else is as usual
switched-on = yes
switched-off = no
one-alone = 1, alone
table-several = One guest may take several seats
table-several-about = For people who share a device. Otherwise everybody who is invited gets one seat.
seat-gave-up = { $name } (gave up; a bot plays on)
you-keep = { $name } has left. You play { $role } too, until they are back.
you-gave-up = You have given up as { $role }. A bot plays on under your name, and you watch.
said-resign = { $how ->
    [yours] You give up.
    [replaced] { $who } gives up; a bot plays on.
   *[other] { $who } gives up.
}
said-leave = { $how ->
    [kept] { $who } leaves the table; { $keeper } plays on for them.
   *[other] { $who } leaves the table.
}
said-late = The time of { $who } was up: as little as possible was done.
said-return = { $who } is back.
said-draw = { $how ->
    [yours] You offer a draw.
   *[other] { $who } offers a draw.
}
said-refuse-draw = { $how ->
    [yours] You decline the draw.
   *[other] { $who } declines the draw.
}
said-withdraw-draw = { $how ->
    [yours] You withdraw your offer of a draw.
   *[other] { $who } withdraws the offer of a draw.
}
rematch-made = The rematch is ready.
rematch-watch = Watch the rematch
rematch-asked = You have offered a rematch. It begins as soon as { $who } agrees.
rematch-away = Not at the table right now: { $who }. The offer stands.
rematch-wanted = { $who } would like a rematch.
rematch-agree = Accept the rematch
rematch-decline = Rather not
rematch-declined = { $who } would rather not play again.

## Deleting oneself

delete-me = Delete my data …
delete-me-about = The server deletes your name and what you said. At every table and in every record from now on somebody without a name sat in your place. Games that you are playing are given up, tables that you opened and that have not begun are removed. What you played stays, for it is the others’ game too; so do records and backups that were made before. This cannot be undone.
delete-me-sure = Delete for good
delete-me-not = Keep it

## Following: captions, recap, looking back

pace = What others do is shown
pace-about = Step by step, so that it can be followed. A click on the board or the key X goes to the end at once.
pace-slow = slowly
pace-normal = at a normal pace
pace-fast = fast
pace-off = at once
skip = Skip
your-turn-soon = First see what happened.
has-the-turn = { $number ->
    [many] { $who } are playing.
   *[one] { $who } is playing.
}
interrupts-now = { $number ->
    [you] You interrupt
    [many] { $who } interrupt
   *[one] { $who } interrupts
} { $whom ->
    [you] you.
   *[other] { $other }.
}
bot-thinks = thinking
what-happened-first = See what happens.
since-your-turn = Since your turn
since-count = { $count } new
recap-close = Close
look-back = Look back
look-headline = You are looking back at the match.
look-watching = The match plays on from an earlier moment.
look-tried = This is an earlier moment. To play, go back to now.
look-start = To the beginning
look-turn-back = One turn back
look-step-back = One step back
look-play = Play on from here
look-pause = Pause
look-step-on = One step on
look-turn-on = One turn on
look-end = To the last step
look-scrubber = Moment of the match
look-at = { $place } of { $count }
look-beginning = The beginning
look-now = Back to now
look-to-end = To the end
look-gone-on =
    { $count ->
        [one] The game has gone on by one step.
       *[other] The game has gone on by { $count } steps.
    }
look-your-turn = Meanwhile it is your turn.
look-asked = Meanwhile you are asked; silence is a pass.
look-awaited = Meanwhile the table waits for you.
look-keys = Arrow keys: step by step; with Shift: turn by turn; Esc: back to now
keys-name-following = X, L
keys-following = X skips to the end of what is shown. L looks back, and so does the left arrow key while others play: arrow keys go step by step, with Shift turn by turn.
latest = Latest

## The end of a game

scores-title = Where the points came from
scores-total = Total
end-look = Look at the game again
finished-games = Finished games
finished-won = won
finished-lost = lost
finished-drawn = drawn
finished-winner = { $who } won
finished-look = Look at it again

## When others act

orders = When others act
orders-about =
    After every action you have { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } to interrupt. Silence is a pass, so you never have to do anything. Wait holds the moment for you.
order-ask = Ask me
ask-me-again = Ask me again
you-pass = { $order ->
    [pass] You pass whatever others do.
   *[pass-until-my-turn] You pass until your turn.
}
pass-until-my-turn = Pass until my turn
pass-until-my-turn-about =
    { $attacked ->
        [yes] The table passes for you until your turn comes. In between it asks you only after an attack on you, and then goes on passing.
       *[no] The table passes for you until your turn comes, also after an attack on you.
    }
order-pass-until-my-turn = Pass for me until my turn
order-pass = Always pass for me
stops = Wait for me, even if I do not press Wait, when
stops-now = The table waits for me when { $when }.
stops-none = The table waits for me only if I press Wait.
