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
wh-because-ground = steht wie der Sterbliche { $where }
wh-because-colour = hat die Farbe des Steins beim Sterblichen ({ $colour })
wh-mortal-at = Der Sterbliche steht auf { $square }, { $where }.
wh-mortal-walks = Der Sterbliche steht auf { $square }, { $where }, beim { $stone }. Wenn der Stein versetzt ist, geht er weiter.
wh-mortal-with = Der Sterbliche steht auf { $square }, { $where }, beim { $stone }. Wer { $where } steht, muss ziehen; wer die Farbe { $colour } hat, darf.
wh-hint-setup = Vergleiche die Aufstellungen und { $press } eine an. Rote Blüten sind Seelie, schwarze Sterne Unseelie.
wh-setup-Home = Jede Fae beginnt auf ihrer eigenen Farbe. Gut für die erste Partie.
wh-setup-Strayed = Keine Fae beginnt auf ihrer eigenen Farbe, und die Steine liegen anders.
wh-hint-mortal = { $Press } eines der vier mittleren Felder an: Dort beginnt der Sterbliche. Landschaft und Stein dort bestimmen, welche Fae ziehen dürfen.
wh-hint-order = Du wählst, wer in dieser Runde beginnt. Wer beginnt, schlägt zuerst zu. Wer als Zweites dran ist, hat oft das letzte Wort, bevor sich am Ende der Runde zeigt, ob der Sterbliche umgarnt ist.
wh-hint-select = { $Press } eine deiner Fae mit einem Ring an. Rot (!) heißt: Sie muss ziehen. Blau (○): Sie darf auch bleiben.
wh-hint-select-must = { $Press } eine deiner Fae mit einem Ring an. Das rote Zeichen (!) heißt, dass sie ziehen muss.
wh-hint-select-may = { $Press } eine deiner Fae mit einem Ring an. Das blaue Zeichen (○) heißt, dass sie auch bleiben darf.
wh-hint-select-one-must = { $Press } deine Fae mit dem Ring an: Sie muss ziehen (!).
wh-hint-select-one-may = { $Press } deine Fae mit dem Ring an: Sie darf ziehen oder bleiben (○).
wh-hint-move = { $Press } jetzt ein markiertes Feld an. Fae ziehen wie die Dame im Schach, auch über eigene hinweg. Wo ein Gegner steht, halten sie an, und es gibt einen Wettstreit.
wh-hint-move-or-stay = { $Press } ein markiertes Feld an, um dorthin zu ziehen, oder lass die Fae stehen, wo sie ist.
wh-hint-stay = Diese Fae kann nur bleiben, wo sie ist.
wh-hint-stone = Du lenkst das Schicksal: { $Press } das Feld an, auf das der Stein soll. Der Sterbliche geht dann zum Stein der nächsten Jahreszeit.
wh-hint-stone-edges = Du lenkst das Schicksal: { $Press } das Feld an, auf das der Stein soll. Für Steine hängen die Ränder des Bretts zusammen: A liegt neben H und 1 neben 8.
wh-hint-send = Das steht fest. Spiele es mit dem Knopf, oder { $press } etwas anderes an, um es zu ändern.
wh-goal = Umgarne den Sterblichen, indem du am Ende einer Runde auf seinem Feld beide Farben besetzt, die des Feldes und die des Steins. Oder: Nur du hast noch Fae auf dem Brett.
wh-snare = Beim Sterblichen: { $have } von { $need } Farben
wh-domination = { $have } von { $need } Gegnern vom Brett
wh-no-season = keine Jahreszeit
wh-season-favours = { $season }: { $colour }

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
wh-legend-colours = Vier Farben
wh-legend-colours-about = Eine Fae behält ihre Farbe. Auf der Landschaft ihrer Farbe ist sie zu Hause. Beim Sterblichen ist sie sicher, wenn das Feld oder der Stein dort ihre Farbe hat.
wh-legend-colour = Farbe
wh-legend-ground = Landschaft
wh-legend-stone = Stein
wh-legend-fae = Fae
wh-kind-Sylph = Sylphe
wh-kind-Salamander = Salamander
wh-kind-Gnome = Gnom
wh-kind-Undine = Undine
wh-legend-signs = Figuren und Zeichen
wh-legend-seelie = Eine rote Blüte: die Seelie.
wh-legend-unseelie = Ein schwarzer Stern: die Unseelie.
wh-legend-mortal = Der Sterbliche. Am Ende einer Runde gewinnt die Seite, deren Fae dort beide Farben besetzen: die des Feldes und die des Steins. Eine Fae, die keine der beiden hat, wird dort für immer verbannt.
wh-legend-reach = Zeigst du auf eine Fae (mit dem Finger: halte ihn darauf), so siehst du an gepunkteten Feldern, wohin sie ziehen könnte, wenn sie dran ist.
wh-legend-way = Der Weg des Sterblichen: Zu Beginn der nächsten Runde geht er zu diesem Stein. Eine Fae, die dort wartet und weder die Farbe des Feldes noch die des Steins hat, wird verbannt.
wh-legend-must = Diese Fae steht auf derselben Landschaft wie der Sterbliche: Sie muss ziehen.
wh-legend-may = Diese Fae hat die Farbe des Steins unter dem Sterblichen: Sie darf ziehen oder bleiben.
wh-legend-season = Der Stein, der auf einer Landschaft zählt, gibt ihr seine Jahreszeit. In einem Wettstreit entscheidet zuerst die Farbe der Landschaft, dann die der Jahreszeit.
wh-legend-outcomes = Was ein Zug bewirkt
wh-legend-victory = Er umgarnt den Sterblichen: Du gewinnst.
wh-legend-win = Deine Fae gewinnt den Wettstreit, oder ein Gegner wird verbannt.
wh-legend-lose = Deine Fae verliert den Wettstreit.
wh-legend-gain = Eine deiner Fae kehrt aufs Brett zurück.
wh-legend-tie = Der Wettstreit endet unentschieden: Beide bleiben.
wh-legend-banished = Eine Fae wird für immer verbannt: deine, wenn sie dorthin zieht.
wh-legend-pips = Wie nah eine Seite am Sieg ist: Farben beim Sterblichen und Gegner, die nicht auf dem Brett sind.
wh-season-tip = { $ground }: Hier herrscht { $season }. Im Wettstreit zählt zuerst { $colour }, dann { $other }.
wh-no-season-tip = { $ground }: Hier herrscht keine Jahreszeit. Im Wettstreit zählt nur { $colour }, sonst endet er unentschieden.

## Was geschah: Sätze des Verlaufs und Einblendungen

wh-your-den-Sylph = deine Sylphe
wh-your-den-Salamander = deinen Salamander
wh-your-den-Gnome = deinen Gnom
wh-your-den-Undine = deine Undine
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
            [you] Beide Seiten sind dem Sterblichen gleich nah: Diesmal lenkst du das Schicksal.
           *[other] Beide Seiten sind dem Sterblichen gleich nah: Diesmal lenkt { $side } das Schicksal.
        }
       *[farther] { $who ->
            [you] Du lenkst das Schicksal, denn { $other } ist dem Sterblichen näher.
           *[other] { $side } lenkt das Schicksal, denn { $whom ->
                [you] du bist dem Sterblichen näher.
               *[other] { $other } ist dem Sterblichen näher.
            }
        }
    }
wh-tell-stone-moved = Der { $stone } wird von { $from } nach { $to } versetzt.
wh-tell-mortal-moved = Der Sterbliche geht von { $from } nach { $to }.
wh-tell-returned = { $fae } kehrt auf { $square } ins Spiel zurück.
wh-tell-order-chosen =
    { $place ->
        [first] { $who ->
            [you] Du beginnst.
           *[other] { $side } beginnt.
        }
       *[second] { $who ->
            [you] Du lässt { $other } beginnen.
           *[other] { $side } lässt { $whom ->
                [you] dich
               *[other] { $other }
            } beginnen.
        }
    }
wh-tell-moved = { $fae } zieht von { $from } nach { $to }.
wh-tell-held = { $fae } bleibt auf { $square } stehen.
wh-tell-contested-season =
    { $who ->
        [you] Du verlierst den Wettstreit auf { $square }: Der { $season } begünstigt { $colour }.
       *[other] { $side } verliert den Wettstreit auf { $square }: Der { $season } begünstigt { $colour }.
    }
wh-tell-contested-ground =
    { $who ->
        [you] Du verlierst den Wettstreit auf { $square }: { $Ground } begünstigt { $colour }.
       *[other] { $side } verliert den Wettstreit auf { $square }: { $Ground } begünstigt { $colour }.
    }
wh-tell-contested-none = Der Wettstreit auf { $square } endet unentschieden: Weder die Landschaft noch die Jahreszeit gibt den Ausschlag. Alle bleiben dort.
wh-tell-vanquished = { $fae } wird auf { $square } bezwungen.
wh-tell-banished = { $fae } wird auf { $square } für immer verbannt: Weder { $ground } noch der { $stone } schützt davor.
wh-tell-banished-lifted = { $fae } wird auf { $square } für immer verbannt: Der schützende Stein ist weg.
wh-tell-drawn = Die Partie endet unentschieden.
wh-tell-won =
    { $who ->
        [you] Du gewinnst die Partie!
       *[other] { $side } gewinnt die Partie!
    }
wh-tell-ensnared =
    { $number ->
        [one] { $fae } umgarnt den Sterblichen auf { $square }: Feld und Stein haben dieselbe Farbe!
       *[other] { $fae } umgarnen den Sterblichen auf { $square }!
    }
wh-must = muss ziehen
wh-until = bis zum { $season }
wh-for-good = für immer
wh-vanquished-about = Bezwungen: kehrt zurück, sobald der Sterbliche zum { $stone } kommt.
wh-banished-about = Verbannt: kehrt nie zurück.
wh-prompt-must = { $fae } muss ziehen.
wh-prompt-may = { $fae } darf ziehen oder bleiben.
wh-prompt-all-must = Wähle eine deiner Fae mit einem Ring: Jede von ihnen muss ziehen.
wh-prompt-stone = Leg den { $stone } neben den { $before }.
wh-may = darf ziehen
wh-meets-won = Sie würde dort den Wettstreit gewinnen.
wh-meets-lost = Sie würde dort den Wettstreit verlieren.
wh-meets-tied = Der Wettstreit dort ginge unentschieden aus.
wh-you-win = Du würdest dort gewinnen.
wh-you-lose = Du würdest dort verlieren.
wh-legend-meets = Die Zeichen auf diesen Feldern gelten für dich, wer auch immer zieht: ✓ du würdest den Wettstreit dort gewinnen, ✗ du würdest ihn verlieren, = er ginge unentschieden aus.
wh-tell-stone-laid =
    { $who ->
        [you] Du versetzt den { $stone } von { $from } nach { $to }.
       *[other] { $side } versetzt den { $stone } von { $from } nach { $to }.
    }
wh-tell-none-eligible =
    { $who ->
        [you] Von deinen Fae darf in dieser Runde keine ziehen.
        [both] In dieser Runde darf keine Fae ziehen.
       *[other] Von den Fae der { $side } darf in dieser Runde keine ziehen.
    }
wh-doomed = hierher kommt der Sterbliche
wh-doomed-brief = Bann droht
wh-doomed-about = Hierher geht der Sterbliche als Nächstes: Bleibt diese Fae stehen, wird sie für immer verbannt.
wh-legend-doomed = Hierher kommt der Sterbliche als Nächstes: Bleibt diese Fae stehen, wird sie für immer verbannt.
wh-you = du
wh-no-fae = ohne Fae auf dem Brett
wh-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
wh-nearest = Abstand zum Sterblichen: { $first }, { $second }
wh-heir = danach: { $side }
wh-nearest-tip = Schritte gehen gerade oder schräg, auch über die Ränder. Wer am Ende der Runde weiter weg ist, lenkt in der nächsten das Schicksal; bei gleichem Abstand geht es an die Seite über, die es jetzt nicht lenkt.
