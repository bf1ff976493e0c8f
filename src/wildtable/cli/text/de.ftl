play-welcome = Am Zug mit: { $seats }. Dagegen: { $rivals }.
    Einen Zug eingeben oder seine Nummer aus „?“; „help“ nennt alles Weitere.
play-thinking = { $seat } überlegt ...
play-ambiguous = „{ $typed }“ kann mehreres heißen: { $choices }
play-no-number = Einen Zug { $typed } gibt es nicht: Es gibt die Züge 1 bis { $last }.
play-allowed = „{ $typed }“ ist erlaubt.
play-why-what = Nach „why“ steht der gewünschte Zug, zum Beispiel „why stone A1“.
play-no-rule = Eine Regel „{ $rule }“ gibt es nicht.
play-save-where = Nach „save“ steht der Name einer Datei, zum Beispiel „save abend.txt“.
play-saved = Gespeichert. Weiter geht es mit: wildtable play { $game }{ $pack } --resume { $path }
play-kept = Gespeichert. Noch einmal ansehen mit: wildtable replay{ $pack } { $path }
play-over = Die Partie ist zu Ende. Es geht noch: save DATEI, log, oder nur Enter zum Verlassen.
save-taken = { $path } gibt es schon und wird nicht überschrieben: einen anderen Namen wählen.
save-failed = { $path } lässt sich nicht schreiben ({ $cause }): einen anderen Namen wählen.
saved-unfinished = Die angefangene Partie ist gespeichert. Weiter geht es mit: wildtable play { $game }{ $pack } --resume { $path }
undo-nothing = Es gibt keine eigene Entscheidung zum Zurücknehmen.
undo-no-consent = Unter Menschen gilt ein Zug; mit --option undo_by_consent=on darf zurückgenommen werden.
undo-barrier = Dazwischen liegt ein Zufall oder etwas Aufgedecktes; das lässt sich nicht zurücknehmen.
play-help =
    ein Zug oder ein eindeutiger Teil davon    ihn ausführen (etwa „stone H3“ oder nur „H3“)
    ?              was jetzt erlaubt ist, mit Nummern
    eine Nummer    diesen Zug der Liste ausführen
    why ZUG        warum ein Zug nicht erlaubt ist
    rule ID        eine Regel lesen
    undo           bis zur letzten eigenen Entscheidung zurück
    board, log     das Brett zeichnen, den Verlauf erzählen
    save DATEI     die Partie speichern; weiter mit --resume DATEI
    quit           aufhören (eine angefangene Partie wird gespeichert)
play-curtain = { $seat }: Enter drücken, sobald sonst niemand zusieht.
result-win = { $who } hat gewonnen.
result-together = { $who } haben gemeinsam gewonnen.
result-team = Das Team { $who } hat gewonnen.
result-draw = Unentschieden: Niemand hat gewonnen.
reason-resigned = Die Partie wurde aufgegeben.
reason-draw-agreed = Alle haben sich auf ein Unentschieden geeinigt.
and = { $others } und { $last }
