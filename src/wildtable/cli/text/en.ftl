play-welcome = You play { $seats }. Against you: { $rivals }.
    Type a move, or its number from "?"; "help" says what else there is.
play-thinking = { $seat } is thinking ...
play-ambiguous = "{ $typed }" could be several moves: { $choices }
play-no-number = There is no move { $typed }: there are moves 1 to { $last }.
play-allowed = "{ $typed }" is allowed.
play-why-what = Write what you would like to do after "why", for example "why stone A1".
play-no-rule = There is no rule "{ $rule }".
play-save-where = Write the name of a file after "save", for example "save evening.txt".
play-saved = Saved. Go on later with: wildtable play { $game }{ $pack } --resume { $path }
play-kept = Saved. Look at it again with: wildtable replay{ $pack } { $path }
play-over = The game is over. Type save FILE, log, or just Enter to leave.
save-taken = { $path } is there already and is not overwritten: name another file.
save-failed = { $path } cannot be written ({ $cause }): name another file.
saved-unfinished = The unfinished game was saved. Go on with: wildtable play { $game }{ $pack } --resume { $path }
undo-nothing = There is no decision of yours to take back.
undo-no-consent = Between people a move is final; play with --option undo_by_consent=on to take back.
undo-barrier = A chance outcome or something revealed lies in between; it cannot be taken back.
play-help =
    a move, or part of it that fits only one    play it (for example "stone H3" or just "H3")
    ?              what is legal now, numbered
    a number       play that move of the list
    why MOVE       why a move is not allowed
    rule ID        read a rule
    undo           take back to your last decision
    board, log     draw the board, tell the game so far
    save FILE      save the game; resume it with --resume FILE
    quit           leave (an unfinished game is saved)
play-curtain = { $seat }: press Enter when only you look.
result-win = { $who } has won.
result-together = { $who } have won together.
result-team = The team of { $who } has won.
result-draw = A draw: nobody has won.
reason-resigned = The game was resigned.
reason-draw-agreed = The players have agreed on a draw.
and = { $others } and { $last }
