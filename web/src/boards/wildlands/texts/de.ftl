wl-map = Spielplan: { $map }
wl-no-map = Von diesem Spielplan gibt es keine Zeichnung.
wl-space = Feld { $number }
wl-cover = Deckung
wl-high = höhere Ebene
wl-slot = Nummer { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = Schaden { $damage } von { $health }
wl-health = { $health } Lebenspunkte
wl-own-shard = dein Splitter
wl-shard = Splitter von { $seat }
wl-dealt = eine deiner Ortskarten
wl-players = Alle am Tisch
wl-points = { $points } von 5 Punkten
wl-details = { $faction }: Namen zeigen oder verbergen
wl-turn = ist am Zug
wl-interrupts = unterbricht
wl-defended = abgewehrt
wl-faction-card = Übersicht
wl-discard-of = { $faction }: Ablagestapel
wl-discard-empty = Der Ablagestapel ist leer.
wl-discard-closed = { $count } Karten; an diesem Tisch bleiben Ablagestapel zu.
wl-aside = In der laufenden Aktion gespielt
wl-hand-show = Hand zeigen
wl-hand-hide = Hand verbergen
wl-hand-empty = Keine Karten auf der Hand.
wl-wild-move = jedes Symbol
wl-wild-draw-two = zwei ziehen
wl-wild-interrupt = unterbrechen
wl-flag-melee = Nahkampf
wl-flag-heavy-melee = Schwerer Nahkampf
wl-flag-ranged = Fernkampf
wl-flag-heavy-ranged = Schwerer Fernkampf
wl-flag-area = Flächen­angriff
wl-flag-cover = Deckung
wl-flag-shield = Schild
wl-flag-rally = Manöver
wl-flag-fly = Fliegen
wl-fc-character = Charakter
wl-fc-icons = Symbole
wl-fc-open = Offene Flaggen
wl-fc-total = Summe
wl-fc-wilds = Und { $count } Spezialkarten.
wl-taken-by = Genommen von { $seat }
wl-about-guild = Starke Magie aus der Ferne, dazu Schilde. Zerbrechlich, bis auf Lunk.
wl-about-gnomads = Flink: Sie fliegen und ziehen einander mit. Am besten bleiben sie beisammen.
wl-about-lawbringers = Zäh, und jeder hat seine eigene Stärke. Gut für den Anfang.
wl-about-pit_fighters = Im Nahkampf unschlagbar. Schießen können sie gar nicht.
wl-look = Sicht und Wege
wl-look-about = Zeigt, was von einem Feld aus zu sehen und zu erreichen ist: Bleib mit dem Mauszeiger darauf, oder schalte dies ein und tippe das Feld an.
wl-look-tap = Tippe ein Feld oder einen Charakter an, um dich von dort umzusehen.
wl-look-from = Von Feld { $number }:
wl-near = in Sicht, nah
wl-far = in Sicht, fern
wl-walk = Karten für den Weg
wl-look-words = Nah in Sicht: { $near }. Fern in Sicht: { $far }. Zu Fuß mit höchstens drei Karten: { $steps }.
wl-do-faction = diese Fraktion nehmen
wl-do-assign = zuordnen
wl-do-reopen = Ortskarten zurücknehmen
wl-do-reveal = aufdecken
wl-do-move = bewegen
wl-do-climb = klettern
wl-do-claim = Splitter aufsammeln
wl-do-draw-two = Zwei Karten ziehen
wl-do-end = Zug beenden
wl-do-finish = Unterbrechung beenden
wl-do-target = als Ziel nennen
wl-do-defend = verteidigen
wl-do-take = Schaden hinnehmen
wl-do-interrupt = Unterbrechen
wl-do-pass = Passen
wl-hint-faction = Wähle, wen du anführst. Die Kreise sind Lebenspunkte; darunter stehen die Flaggen der Karten: Angriff, Verteidigung und Manöver.
wl-hint-assign = Klicke ein leuchtendes Feld an: Dort erscheint der nächste deiner Charaktere. Auf die fünf übrigen Felder kommen die Splitter deines Nachbarn.
wl-hint-reopen = Deine Charaktere sind verteilt. Bis alle fertig sind, kannst du die Karten noch zurücknehmen.
wl-hint-reveal = Dein Zug beginnt: Klicke einen deiner verborgenen Charaktere an, auf dem Spielplan oder daneben, um ihn aufzudecken.
wl-hint-act = Klicke einen deiner Charaktere auf dem Spielplan an und sieh, wohin er gehen und wen er angreifen kann. Jede Karte tut nur eines. Du brauchst fünf Punkte: eigene Splitter und besiegte Gegner.
wl-hint-claim = Einer deiner Charaktere steht auf deinem Splitter, und du kannst ihn bezahlen: Klicke auf „Splitter aufsammeln“.
wl-hint-who = Klicke nun den Charakter an, der es tun soll.
wl-hint-where = Klicke ein umrahmtes Feld an, um dorthin zu gehen, oder einen Gegner mit Ring, um ihn anzugreifen.
wl-hint-pay = Wähle nun die Karte, mit der du bezahlst: Die mit goldenem Rand passen.
wl-hint-word = Mehreres ist möglich: Wähle, was du meinst.
wl-hint-end = Mit diesen Karten ist nichts mehr zu tun: Beende den Zug, um neue zu ziehen.
wl-hint-interrupt = Jemand hat gerade gehandelt. Mit einer Spezialkarte kannst du dazwischengehen und selbst handeln; sonst passe.
wl-hint-pass = Jemand hat gerade gehandelt. Ohne Spezialkarte kannst du nur passen.
wl-hint-target = Du wirst angegriffen: Klicke an, welcher deiner Charaktere den Schlag abbekommt.
wl-hint-defend = Du wirst angegriffen: Eine Karte mit goldenem Rand wehrt das ab. Oder nimm den Schaden hin.
wl-hint-take = Du wirst angegriffen und hast nichts, um es abzuwehren.
wl-goal = Mit fünf Punkten gewinnst du: je einer für jeden eigenen Splitter und für jeden Gegner, den du besiegst.

## Was auf einer Schaltfläche steht

wl-or = { " oder " }
wl-say-with = mit { $cards }
wl-say-faction = { $faction } anführen
wl-say-assign = { $who } auf Feld { $space } auftauchen lassen
wl-say-reopen = Ortskarten zurücknehmen
wl-say-reveal = { $who } auf Feld { $space } aufdecken
wl-say-move = { $who } auf Feld { $space } bewegen
wl-say-climb = Mit { $who } auf Feld { $space } klettern
wl-say-fly = Mit { $who } auf Feld { $space } fliegen
wl-say-rally = Manöver: { $who } auf Feld { $space }
wl-say-rally-two = Manöver: { $who } auf Feld { $space } und { $other } auf Feld { $space2 }
wl-say-claim = Mit { $who } den Splitter aufsammeln
wl-say-attack = Mit { $who } angreifen ({ $attack }): { $foes }
wl-say-area = Mit { $who } alle auf Feld { $space } angreifen
wl-say-draw-two =
    { $cards ->
        [0] Spezialkarte spielen und nichts ziehen
       *[other] Spezialkarte spielen und { $cards } ziehen
    }
wl-say-end =
    { $cards ->
        [0] Zug beenden
       *[other] Zug beenden und { $cards } ziehen
    }
wl-say-finish = Unterbrechung beenden
wl-say-target = { $who } soll den Schlag abbekommen
wl-say-defend = { $who } verteidigen
wl-say-take = Schaden hinnehmen
wl-say-interrupt = Unterbrechen
wl-say-pass = Passen

## Was geschah: Sätze des Verlaufs und Einblendungen

wl-the-guild = die Gilde
wl-the-gnomads = das kleine Volk
wl-the-lawbringers = die Bürgerwehr
wl-the-pit_fighters = die Kämpfer
wl-number-guild = one
wl-number-gnomads = one
wl-number-lawbringers = one
wl-number-pit_fighters = many
wl-band-guild = Gilde
wl-band-gnomads = kleines Volk
wl-band-lawbringers = Bürgerwehr
wl-band-pit_fighters = Kämpfer
wl-your = { $name } (du)
wl-theirs = { $name } ({ $band })
wl-you-object = dich
wl-tell-faction-picked =
    { $who ->
        [you] Du führst an: { $faction }.
       *[other] { $person } führt an: { $faction }.
    }
wl-tell-map-card-dealt =
    { $who ->
        [you] Du erhältst eine Ortskarte.
        [many] { $name } erhalten eine Ortskarte.
       *[one] { $name } erhält eine Ortskarte.
    }
wl-tell-map-card-dealt-own = Du erhältst die Ortskarte { $space }.
wl-tell-assigned = { $character } wird auf Feld { $space } auftauchen.
wl-tell-reopened = Du nimmst deine Ortskarten zurück.
wl-tell-shards-placed =
    { $who ->
        [you] Deine Splitter liegen auf den Feldern { $spaces }.
       *[other] Die Splitter für { $name } liegen auf den Feldern { $spaces }.
    }
wl-tell-drew =
    { $who ->
        [you] Du ziehst eine Karte.
        [many] { $name } ziehen eine Karte.
       *[one] { $name } zieht eine Karte.
    }
wl-tell-drew-own = Du ziehst { $card }.
wl-tell-deck-renewed =
    { $who ->
        [you] Du mischst deinen Ablagestapel zu einem neuen Stapel.
        [many] { $name } mischen den Ablagestapel zu einem neuen Stapel.
       *[one] { $name } mischt den Ablagestapel zu einem neuen Stapel.
    }
wl-tell-turn-began =
    { $who ->
        [you] Dein Zug beginnt.
        [many] { $name } ({ $person }) sind am Zug.
       *[one] { $name } ({ $person }) ist am Zug.
    }
wl-tell-end-declared =
    { $who ->
        [you] Du beendest deinen Zug.
        [many] { $name } beenden ihren Zug.
       *[one] { $name } beendet den Zug.
    }
wl-tell-interrupted =
    { $who ->
        [you] Du unterbrichst { $other }!
        [many] { $name } unterbrechen { $other }!
       *[one] { $name } unterbricht { $other }!
    }
wl-tell-interrupt-finished =
    { $who ->
        [you] Du beendest deine Unterbrechung.
        [many] { $name } beenden die Unterbrechung.
       *[one] { $name } beendet die Unterbrechung.
    }
wl-tell-played =
    { $who ->
        [you] Du spielst: { $cards }.
        [many] { $name } spielen: { $cards }.
       *[one] { $name } spielt: { $cards }.
    }
wl-tell-revealed = { $character } taucht auf Feld { $space } auf.
wl-tell-moved = { $character } geht von { $from } nach { $to }.
wl-tell-claimed = { $character } sammelt auf Feld { $space } einen Splitter auf.
wl-tell-scored =
    { $who ->
        [you] Du hast jetzt { $total } von 5 Punkten.
        [many] { $name } haben jetzt { $total } von 5 Punkten.
       *[one] { $name } hat jetzt { $total } von 5 Punkten.
    }
wl-tell-attacked = { $character } greift an ({ $attack }): { $targets }.
wl-tell-attacked-some = { $character } greift { $other } an ({ $attack }): { $targets }.
wl-tell-area-attacked = { $character } greift Feld { $space } großflächig an: { $targets }.
wl-tell-target-named = { $character } soll den Schlag abbekommen.
wl-tell-defended =
    { $flag ->
        [shield] Abgeschirmt: { $character } bleibt unverletzt.
        [cover] In Deckung: { $character } bleibt unverletzt.
       *[melee] Pariert: { $character } bleibt unverletzt.
    }
wl-tell-damaged = { $character } nimmt { $damage } Schaden.
wl-tell-knocked-out = { $character } ist besiegt!
wl-tell-tied = Unter den Verbliebenen herrscht Gleichstand an der Spitze: Es geht weiter, bis jemand in Führung liegt.
wl-tell-game-over =
    { $who ->
        [you] Du gewinnst die Partie!
        [many] { $name } gewinnen die Partie!
       *[one] { $name } gewinnt die Partie!
    }
wl-tell-game-over-together = { $name } gewinnen die Partie gemeinsam!
wl-from-shards = Splitter
wl-from-knock-outs = Besiegte
