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
wh-goal = Umgarne den Sterblichen: Halte am Ende einer Runde beide Farben seines Feldes. Oder behalte als Einziger Fae auf dem Brett.
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
