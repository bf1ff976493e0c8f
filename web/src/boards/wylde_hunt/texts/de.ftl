wh-board = Spielbrett, acht mal acht Felder
wh-mortal = der Sterbliche
wh-stone =
    { $season ->
        [Sommer] Sommerstein
        [Herbst] Herbststein
        [Winter] Winterstein
       *[other] { $season }sstein
    }
wh-seasons = Jahreszeiten der Landschaften
wh-roster = Die Fae
wh-because-ground = auf { $ground } wie der Sterbliche
wh-because-colour = { $colour } wie der Stein beim Sterblichen
wh-mortal-at = Der Sterbliche ist auf { $square }, { $ground }.
wh-mortal-walks = Der Sterbliche ist auf { $square }: { $ground }, Stein: { $season }. Wenn der Stein versetzt ist, geht er weiter.
wh-mortal-with = Der Sterbliche ist auf { $square }: { $ground }, Stein: { $season }. Wer auf { $ground } steht, muss ziehen; wer die Farbe { $colour } hat, darf.
wh-hint-setup = Vergleiche die beiden Aufstellungen und klicke die an, die dir gefällt. Rote Blüten gehören den Seelie, schwarze Sterne den Unseelie.
wh-hint-mortal = Klicke eines der vier Mittelfelder an: Dort beginnt der Sterbliche. Seine Landschaft und der Stein darauf bestimmen, welche Fae ziehen dürfen.
wh-hint-order = Wer zuerst zieht, schlägt zuerst zu; wer als Zweiter zieht, kann antworten.
wh-hint-select = Klicke eine deiner Fae mit goldenem Ring an. Ein rotes Zeichen (!) heißt, dass sie ziehen muss, ein blaues (○), dass sie auch bleiben darf.
wh-hint-move = Klicke jetzt ein Feld mit Punkt an. Fae ziehen wie die Dame im Schach. Wo ein Gegner steht, gibt es einen Wettstreit.
wh-hint-move-or-stay = Klicke ein Feld mit Punkt an, um dorthin zu ziehen, oder lass die Fae stehen, wo sie ist.
wh-hint-stone = Du lenkst das Schicksal: Klicke an, wohin der Stein soll. Der Sterbliche geht dann zum Stein der nächsten Jahreszeit.
wh-goal = Umgarne den Sterblichen: Halte am Ende einer Runde beide Farben seines Feldes. Oder sorge dafür, dass nur noch deine Seite Fae auf dem Brett hat.
wh-snare = Beim Sterblichen: { $have } von { $need } Farben
wh-domination = { $have } von { $need } Gegnern vom Brett
wh-no-season = keine Jahreszeit

## Was auf einer Schaltfläche steht

wh-say-turn =
    { $kind ->
        [Salamander] Den Salamander nach { $square } ziehen
        [Gnome] Den Gnom nach { $square } ziehen
        [Undine] Die Undine nach { $square } ziehen
       *[Sylph] Die Sylphe nach { $square } ziehen
    }
wh-say-hold =
    { $kind ->
        [Salamander] Den Salamander auf { $square } stehen lassen
        [Gnome] Den Gnom auf { $square } stehen lassen
        [Undine] Die Undine auf { $square } stehen lassen
       *[Sylph] Die Sylphe auf { $square } stehen lassen
    }
wh-say-stone = Den { $stone } auf { $square } legen
wh-say-mortal = Den Sterblichen auf { $square } stellen
wh-say-setup = { $setup } wählen

## Was geschah: Sätze des Verlaufs und Einblendungen

wh-your-Sylph = deine Sylphe
wh-your-Salamander = dein Salamander
wh-your-Gnome = dein Gnom
wh-your-Undine = deine Undine
wh-tell-setup-chosen =
    { $who ->
        [you] Du wählst Aufstellung { $setup }, „{ $called }“.
       *[other] { $side } wählt Aufstellung { $setup }, „{ $called }“.
    }
wh-tell-mortal-placed =
    { $who ->
        [you] Du stellst den Sterblichen auf { $to }.
       *[other] { $side } stellt den Sterblichen auf { $to }.
    }
wh-tell-destiny-settled =
    { $how ->
        [tie] { $who ->
            [you] Keine Seite ist dem Sterblichen näher, deshalb geht das Schicksal an dich über.
           *[other] Keine Seite ist dem Sterblichen näher, deshalb geht das Schicksal an { $side } über.
        }
       *[farther] { $who ->
            [you] Du lenkst das Schicksal: Die dem Sterblichen nächste Fae gehört nicht dir.
           *[other] { $side } lenkt das Schicksal: Die dem Sterblichen nächste Fae gehört der anderen Seite.
        }
    }
wh-tell-stone-moved = Der { $stone } wird von { $from } nach { $to } versetzt.
wh-tell-mortal-moved = Der Sterbliche geht von { $from } nach { $to }.
wh-tell-returned = { $fae } kehrt auf { $square } ins Spiel zurück.
wh-tell-order-chosen =
    { $place ->
        [first] { $who ->
            [you] Du übernimmst den ersten Zug.
           *[other] { $side } übernimmt den ersten Zug.
        }
       *[second] { $who ->
            [you] Du überlässt der anderen Seite den ersten Zug.
           *[other] { $side } überlässt der anderen Seite den ersten Zug.
        }
    }
wh-tell-moved = { $fae } zieht von { $from } nach { $to }.
wh-tell-held = { $fae } bleibt auf { $square } stehen.
wh-tell-contested-season =
    { $who ->
        [you] Du verlierst den Wettstreit auf { $square }: { $season } begünstigt { $colour }.
       *[other] { $side } verliert den Wettstreit auf { $square }: { $season } begünstigt { $colour }.
    }
wh-tell-contested-ground =
    { $who ->
        [you] Du verlierst den Wettstreit auf { $square }: Die Landschaft ({ $ground }) begünstigt { $colour }.
       *[other] { $side } verliert den Wettstreit auf { $square }: Die Landschaft ({ $ground }) begünstigt { $colour }.
    }
wh-tell-contested-none = Der Wettstreit auf { $square } geht unentschieden aus: Weder Landschaft noch Jahreszeit begünstigt jemanden.
wh-tell-vanquished = { $fae } wird auf { $square } bezwungen.
wh-tell-banished = { $fae } wird auf { $square } für immer verbannt: Weder die Landschaft ({ $ground }) noch der { $stone } bietet Schutz.
wh-tell-banished-lifted = { $fae } wird auf { $square } für immer verbannt: Der schützende Stein ist weg.
wh-tell-drawn = Die Partie endet unentschieden.
wh-tell-won =
    { $who ->
        [you] Du gewinnst die Partie!
       *[other] { $side } gewinnt die Partie!
    }
wh-tell-ensnared =
    { $number ->
        [one] { $fae } umgarnt den Sterblichen auf { $square }!
       *[other] { $fae } umgarnen den Sterblichen auf { $square }!
    }
