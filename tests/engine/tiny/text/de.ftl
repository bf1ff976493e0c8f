name-P1 = Anna
name-fox = einen Fuchs
event-laid = { $seat } legt { $card } offen hin.

## Die Sätze auf den Karten; engine/wording.py setzt sie zusammen. Wer gemeint ist, kommt fertig gebeugt an.

card-prefixed = { $prefix }: { $capital }
card-until = { $sentence }, { $until }
card-then = danach
card-else = sonst
card-done = wenn du das tust
card-not-done = wenn du das nicht tust

when-own-turn = in deinem Zug auszuspielen
when-raid-before = { $whose ->
    [own] bei deinem Raubzug vor dem Wurf auszuspielen
    [opponent] bei einem fremden Raubzug vor dem Wurf auszuspielen
   *[any] bei jedem Raubzug vor dem Wurf auszuspielen
}
when-raid-after = { $whose ->
    [own] bei deinem Raubzug nach dem Wurf auszuspielen
    [opponent] bei einem fremden Raubzug nach dem Wurf auszuspielen
   *[any] bei jedem Raubzug nach dem Wurf auszuspielen
}
when-raid-won = { $whose ->
    [own] wenn dein Raubzug Punkte gebracht hat
    [opponent] wenn ein fremder Raubzug Punkte gebracht hat
   *[any] wenn ein Raubzug Punkte gebracht hat
}
when-always = solange diese Karte vor dir liegt

if-hand = { $is ->
    [yes] falls du mindestens { $at-least ->
        [one] eine Karte
       *[other] { $at-least } Karten
    } hast
   *[no] falls du weniger als { $at-least ->
        [one] eine Karte
       *[other] { $at-least } Karten
    } hast
}
if-behind = { $is ->
    [yes] falls jemand mehr Punkte hat als du
   *[no] falls niemand mehr Punkte hat als du
}
if-throw = { $is ->
    [yes] { $at-least ->
        [one] falls mindestens ein Würfel { $symbol-accusative } zeigt
       *[other] falls mindestens { $at-least } Würfel { $symbol-accusative } zeigen
    }
   *[no] { $at-least ->
        [one] falls kein Würfel { $symbol-accusative } zeigt
       *[other] falls weniger als { $at-least } Würfel { $symbol-accusative } zeigen
    }
}

until-raid = bis zum Ende des Raubzugs
until-round = bis zum Ende der Runde

to-self = du
    .dative = dir
    .accusative = dich
to-raider = der Räuber
    .dative = dem Räuber
    .accusative = den Räuber
to-opponent = ein Gegner deiner Wahl
    .dative = einem Gegner deiner Wahl
    .accusative = einen Gegner deiner Wahl
to-each-opponent = jeder Gegner
    .dative = jedem Gegner
    .accusative = jeden Gegner

symbol-bite = Biss
    .accusative = einen Biss
symbol-howl = Geheul
    .accusative = ein Geheul
symbol-miss = nichts
    .accusative = nichts
action-raid = auf Raubzug gehen
    .negated = nicht auf Raubzug gehen
action-draw = im Zug Karten ziehen
    .negated = im Zug keine Karten ziehen
action-lay = Karten hinlegen
    .negated = keine Karten hinlegen

cost-points = du darfst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bezahlen

do-draw = { $may ->
    [yes] { $to ->
        [self] du darfst
       *[other] du darfst { $to-accusative }
    } { $by ->
        [one] eine Karte
       *[other] { $by } Karten
    } { $to ->
        [self] ziehen
       *[other] ziehen lassen
    }
   *[no] { $to ->
        [self] ziehe
       *[other] { $to-name } zieht
    } { $by ->
        [one] eine Karte
       *[other] { $by } Karten
    }
}
do-score = { $may ->
    [yes] { $to ->
        [self] du darfst dir
       *[other] du darfst { $to-dative }
    } { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    } gutschreiben
   *[no] { $to ->
        [self] du gewinnst
       *[other] { $to-name } gewinnt
    } { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    }
}
do-lose = { $may ->
    [yes] { $to ->
        [self] du darfst auf
       *[other] du darfst { $to-dative }
    } { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    } { $to ->
        [self] verzichten
       *[other] abnehmen
    }
   *[no] { $to ->
        [self] du verlierst
       *[other] { $to-name } verliert
    } { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    }
}
do-raid = { $may ->
    [yes] du darfst hier und jetzt selbst auf Raubzug gehen
   *[no] geh hier und jetzt selbst auf Raubzug
}
do-stop = { $may ->
    [yes] du darfst den Raubzug aufhalten
   *[no] der Raubzug ist aufgehalten
}
do-reroll = { $may ->
    [yes] du darfst alle Würfel des Raubzugs noch einmal werfen
   *[no] wirf alle Würfel des Raubzugs noch einmal
}
do-roll = { $may ->
    [yes] du darfst einen Würfel werfen
   *[no] wirf einen Würfel
}
    .then = wenn er { $symbol-accusative } zeigt
    .else = sonst

change-dice = { $to ->
    [self] du wirfst
   *[other] { $to-name } wirft
} { $way ->
    [set] { $by ->
        [0] keine Würfel
        [one] nur einen Würfel
       *[other] nur { $by } Würfel
    }
    [more] { $by ->
        [one] einen Würfel
       *[other] { $by } Würfel
    } mehr
   *[less] { $by ->
        [one] einen Würfel
       *[other] { $by } Würfel
    } weniger
}
change-bites = { $to ->
    [self] du zählst
   *[other] { $to-name } zählt
} { $way ->
    [set] { $by ->
        [0] keine Bisse
        [one] nur einen Biss
       *[other] nur { $by } Bisse
    }
    [more] { $by ->
        [one] einen Biss
       *[other] { $by } Bisse
    } mehr
   *[less] { $by ->
        [one] einen Biss
       *[other] { $by } Bisse
    } weniger
}
change-forbid = { $to ->
    [self] du darfst { $action-negated }
    [each-opponent] kein Gegner darf { $action-name }
   *[other] { $to-name } darf { $action-negated }
}

card-fox = Fuchs
card-goose = Gans
card-dog = Hund
card-feast = Festmahl
card-thief = Dieb
card-storm = Sturm
card-omen = Vorzeichen
card-pack-hunt = Hetzjagd
card-fog = Nebel
card-second-wind = Zweiter Anlauf
card-false-trail = Falsche Fährte
card-bribe = Bestechung
card-watch-goose = Wachgans
card-old-fox = Alter Fuchs
card-full-belly = Voller Bauch
