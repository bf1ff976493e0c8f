wl-map = Spielplan: { $map }
wl-no-map = Von diesem Spielplan gibt es keine Zeichnung.
wl-space = Feld { $number }
wl-cover = Deckung
wl-high = höhere Ebene
wl-slot = Nummer { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = Schaden { $damage } von { $health }
wl-health = { $health } Lebenspunkte
wl-health-left = { $left } von { $health } Lebenspunkten
wl-hidden = verborgen
wl-own-shard = dein Splitter
wl-shard = Splitter von { $seat }
wl-dealt = eine deiner Ortskarten
wl-unplaced = noch kein Feld
wl-points = { $points } von 5 Punkten
wl-turn = ist am Zug
wl-your-interrupt = Deine Unterbrechung
wl-your-turn-interrupted = Dein Zug, unterbrochen
wl-interrupts = unterbricht
wl-defended = abgewehrt
wl-faction-card = Übersicht
wl-discard-of = { $faction }: Ablagestapel
wl-discard-empty = Der Ablagestapel ist leer.
wl-discard-closed = { $count } Karten; an diesem Tisch bleiben Ablagestapel zu.
wl-aside = In der laufenden Aktion gespielt
wl-hand-empty = Keine Karten auf der Hand.
wl-out = besiegt: Das Symbol kann noch einen Splitter bezahlen
wl-wild-move = jedes Symbol
wl-wild-draw-two = zwei ziehen
wl-wild-interrupt = unterbrechen
wl-flag-melee = Nah­kampf
wl-flag-heavy-melee = Schwerer Nahkampf
wl-flag-ranged = Fern­kampf
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
wl-taken-by =
    { $who ->
        [you] Von dir gewählt
       *[other] Gewählt von { $who }
    }
wl-about-guild = Starke Magie aus der Ferne, dazu Schilde. Zerbrechlich, bis auf Lunk.
wl-about-gnomads = Flink: Sie fliegen und ziehen einander mit. Am besten bleiben sie beisammen.
wl-about-lawbringers = Zäh, und jeder hat seine eigene Stärke. Gut für den Anfang.
wl-about-pit_fighters = Im Nahkampf unschlagbar. Schießen können sie gar nicht.
wl-look = Sicht und Wege
wl-look-about = Zeigt, was von einem Feld aus zu sehen und zu erreichen ist: Bleib mit dem Mauszeiger darauf, oder schalte dies ein und wähle das Feld.
wl-look-tap =
    { $touch ->
        [yes] Tippe ein Feld oder einen Charakter an, um dich von dort umzusehen.
       *[no] Klicke ein Feld oder einen Charakter an, um dich von dort umzusehen.
    }
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
wl-short-guild = Gilde
wl-short-gnomads = Kleines Volk
wl-short-lawbringers = Bürgerwehr
wl-short-pit_fighters = Kämpfer
wl-hint-faction = Wähle, wen du anführst. Kreise sind Lebenspunkte, darunter die Flaggen der Karten: Angriff, Verteidigung, Manöver.
wl-hint-assign = { $Press } ein leuchtendes Feld an, und noch einmal, damit es gilt: Dort taucht dein nächster Charakter auf. Auf die fünf übrigen kommen Splitter deines Nachbarn.
wl-hint-reopen = Deine Charaktere sind verteilt. Bis alle fertig sind, kannst du die Ortskarten noch zurücknehmen.
wl-hint-reveal = { $Press } einen deiner verborgenen Charaktere an, um ihn aufzudecken.
wl-hint-act = { $Press } einen deiner Charaktere an und sieh, wohin er gehen und wen er angreifen kann. Jede Karte tut nur eines.
wl-hint-claim = Einer deiner Charaktere steht auf deinem Splitter, und du kannst bezahlen: { $Press } auf „Splitter aufsammeln“.
wl-hint-who = { $Press } nun den Charakter an, der das tun soll.
wl-hint-partner = { $Press } den zweiten Charakter an, der mitzieht.
wl-hint-where-or-whom = { $Press } ein umrahmtes Feld an, um dorthin zu gehen, oder einen Gegner mit Ring, um ihn anzugreifen.
wl-hint-where = { $Press } ein umrahmtes Feld an, um dorthin zu gehen.
wl-hint-whom = { $Press } den Gegner an, den du angreifen willst.
wl-hint-pay = Wähle, womit du bezahlst: Die Karten mit goldenem Rand passen.
wl-hint-how = Dafür gibt es mehrere Möglichkeiten: Wähle den Knopf oder die Karte, mit der du bezahlst.
wl-hint-word = Mehreres ist möglich: Wähle, was du meinst.
wl-hint-send = Das ist eine ganze Aktion. Spiele sie mit dem Knopf, oder { $press } etwas anderes an, um sie zu ändern.
wl-hint-along-send = Spiele die Aktion mit dem Knopf. Oder { $press } noch einen deiner Charaktere und sein Feld an: Er zieht mit.
wl-hint-along-how = Wähle den Knopf oder eine Karte zum Bezahlen. Oder { $press } noch einen deiner Charaktere und sein Feld an: Er zieht mit.
wl-hint-along-pay = Wähle eine Karte zum Bezahlen. Oder { $press } noch einen deiner Charaktere und sein Feld an: Er zieht mit.
wl-hint-send-end = Dein Zug endet, und du ziehst Karten. Bestätige es mit dem Knopf, oder { $press } einen deiner Charaktere an, um weiterzuspielen.
wl-hint-send-finish = Deine Unterbrechung endet. Bestätige es mit dem Knopf, oder { $press } einen deiner Charaktere an, um weiterzuspielen.
wl-hint-end = Mit diesen Karten kannst du nichts mehr tun: Beende den Zug, um neue zu ziehen.
wl-hint-finish = Mit diesen Karten kannst du nichts mehr tun: Beende deine Unterbrechung.
wl-hint-reveal-or-end = Du kannst noch einen Charakter aufdecken: { $Press } ihn an. Sonst bist du fertig.
wl-hint-draw-or-end = Mit deiner Spezialkarte kannst du noch zwei Karten ziehen. Sonst bist du fertig.
wl-hint-interrupt = Mit deiner Spezialkarte kannst du unterbrechen und selbst handeln; sonst passe.
wl-hint-no-interrupt = Du kannst hier nicht unterbrechen, also passe.
wl-hint-pass = Du hast keine Spezialkarte und kannst nur passen.
wl-hint-target = Du wirst angegriffen: { $Press } den deiner Charaktere an, der den Schlag abbekommt.
wl-hint-defend = Du wirst angegriffen: Eine Karte mit goldenem Rand wehrt das ab. Oder nimm den Schaden hin.
wl-hint-take = Du wirst angegriffen und hast nichts dagegen: Die passende Flagge muss offen sein oder neben dem angegriffenen Charakter stehen.
wl-goal = Ziel sind fünf Punkte: je einer für eigene Splitter und besiegte Gegner.

## Was auf einer Schaltfläche steht

wl-or = { " oder " }
wl-say-with = mit { $cards }
wl-say-with-entry = mit der Karte: { $entry }
wl-say-with-many =
    mit { $count } Karten{ $wild ->
        [0] { "" }
        [1] , davon eine Spezialkarte
       *[other] , davon { $wild } Spezialkarten
    }
wl-prompt-hit =
    { $how ->
        [knocked-out] { $attacker } greift { $target } an ({ $attack }): { $target } würde besiegt.
        [damage] { $attacker } greift { $target } an ({ $attack }): { $damage } Schaden, noch { $left ->
            [one] { $left } Lebenspunkt
           *[other] { $left } Lebenspunkte
        }.
       *[untold] { $attacker } greift { $target } an ({ $attack }).
    }
wl-prompt-defend = { wl-prompt-hit } Abwehren?
wl-prompt-take = { wl-prompt-hit } Du kannst nicht abwehren.
wl-prompt-act =
    { $whose ->
        [interrupt] { "" }
       *[turn] Dein Zug:
    } { $can ->
        [both] Führ eine Aktion aus, deck einen Charakter auf oder sag, dass du fertig bist.
        [act] Führ eine Aktion aus oder sag, dass du fertig bist.
        [reveal] Deck einen Charakter auf oder sag, dass du fertig bist.
       *[none] Du kannst nur noch sagen, dass du fertig bist.
    }
wl-first-reveal = Wähle zuerst einen deiner verborgenen Charaktere, um ihn aufzudecken.
wl-say-faction = { $faction } anführen
wl-say-assign = { $who } auf Feld { $space } auftauchen lassen
wl-say-reopen = Ortskarten zurücknehmen
wl-say-reveal = { $who } auf Feld { $space } aufdecken
wl-say-move = { $who } auf Feld { $space } bewegen
wl-say-climb = Mit { $who } auf Feld { $space } klettern
wl-say-fly = Mit { $who } auf Feld { $space } fliegen
wl-say-rally = Manöver: { $who } auf Feld { $space }
wl-say-rally-two = Manöver: { $who } auf Feld { $space } und { $other } auf Feld { $space2 }
wl-say-claim = Splitter aufsammeln: { $who }
wl-say-attack = Angriff auf { $foes }: { $who }, { $attack }
wl-say-area = Angriff auf alle auf Feld { $space }: { $who }
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
wl-say-take =
    { $how ->
        [knocked-out] Hinnehmen: { $who } wird besiegt
       *[other] { $damage } Schaden hinnehmen
    }
wl-say-interrupt = Unterbrechen
wl-say-pass = Passen
wl-legend-flags = Flaggen auf Karten
wl-legend-open = Eine Flagge ohne Charakter, unten auf der Karte: Jeder deiner aufgedeckten Charaktere darf sie nutzen.
wl-legend-wild = gilt als jedes Symbol, oder du ziehst damit zwei Karten oder unterbrichst.
wl-legend-characters = Charaktere und Splitter
wl-legend-token = Ein Charakter in Farbe und Form der Person, die ihn führt; sein Zeichen steht auf den Karten, die er nutzen kann.
wl-legend-hidden = Verborgen: noch nicht aufgedeckt. Wo er erscheint, weiß nur, wer ihn führt.
wl-legend-health = Lebenspunkte: Ein Kreis ist noch da, eine rote Raute ist Schaden. Ohne Kreise ist der Charakter besiegt.
wl-legend-shard = Ein Splitter: ein Punkt für die Person seiner Farbe, die ihn mit drei Karten aufsammelt.
wl-legend-map = Auf dem Spielplan
wl-legend-plain = Ein Feld ohne Deckung.
wl-legend-cover = Eine Zahl auf Schwarz mit Zinnen: Deckung. Wer hier steht, kann einen Schuss mit einer Deckungsflagge abwehren.
wl-legend-line = Eine weiße Linie: Die Felder sind benachbart. Eine Karte mit dem Symbol des Charakters führt ihn hinüber.
wl-legend-wall = Eine Wand: Niemand geht oder sieht hindurch.
wl-legend-arrow = Ein Pfeil weist auf die höhere Ebene: Hinaufklettern kostet zwei Karten.
wl-about-icon = { $who }: zieht ein Feld weit
wl-about-melee = 1 Schaden auf demselben Feld. Wehrt auch einen Nahkampfangriff ab.
wl-about-heavy-melee = 2 Schaden auf demselben Feld.
wl-about-ranged = 1 Schaden in Sichtlinie.
wl-about-heavy-ranged = 2 Schaden in Sichtlinie, mit höchstens einem Feld dazwischen.
wl-about-area = 1 Schaden für alle auf deinem oder einem benachbarten Feld, auch für deine eigenen Charaktere.
wl-about-cover = wehrt einen Schuss ab, während du auf einem Feld mit Deckung stehst.
wl-about-shield = wehrt einen Schuss oder einen Flächenangriff ab.
wl-about-rally = zwei deiner Charaktere gehen je ein Feld weit.
wl-about-fly = ein Charakter zieht bis zu zwei Felder weit.

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
wl-your =
    { $which ->
        [guild-2] deine { $name }
        [guild-4] deine { $name }
        [gnomads-2] deine { $name }
        [gnomads-4] deine { $name }
        [lawbringers-1] deine { $name }
        [pit_fighters-2] deine { $name }
        [pit_fighters-4] deine { $name }
       *[other] dein { $name }
    }
wl-called-lawbringers-2 = Gehilfe
wl-called-lawbringers-3 = Minotaurus
wl-called-lawbringers-4 = Gauner
wl-called-lawbringers-5 = Satyr
wl-called-pit_fighters-1 = Maskierter
wl-called-pit_fighters-3 = Gnoll
wl-called-pit_fighters-4 = Elfenklinge
wl-theirs = { $name } ({ $band })
wl-you-object = dich
wl-tell-faction-picked =
    { $who ->
        [you] Du führst { $faction } an.
       *[other] { $person } führt { $faction } an.
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
wl-tell-drew-own =
    { $wild ->
        [true] Du ziehst eine Spezialkarte.
       *[other] Du ziehst eine Karte: { $card }.
    }
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
    }{ $over ->
        [you] { " " }Deine Unterbrechung ist vorbei.
        [other] { " " }Die frühere Unterbrechung ist damit vorbei.
       *[no] { "" }
    }
wl-tell-interrupt-finished =
    { $who ->
        [you] Du beendest deine Unterbrechung.
        [many] { $name } beenden die Unterbrechung.
       *[one] { $name } beendet die Unterbrechung.
    }{ $whose ->
        [you] { " " }Dein Zug geht weiter.
        [other] { " " }Der unterbrochene Zug geht weiter.
       *[nobody] { "" }
    }
wl-tell-played =
    { $who ->
        [you] Du spielst: { $cards }.
        [many] { $name } spielen: { $cards }.
       *[one] { $name } spielt: { $cards }.
    }
wl-tell-revealed = { $character } taucht auf Feld { $space } auf.
wl-tell-revealed-several = { $name }: { $names } tauchen auf.
wl-revealed-there = { $name } ({ $space })
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
wl-tell-area-attacked = { $character } greift alle auf Feld { $space } an: { $targets }.
wl-tell-target-named = { $character } soll den Schlag abbekommen.
wl-tell-defended =
    { $flag ->
        [shield] Abgewehrt mit { $line }: { $character } bleibt unverletzt.
        [cover] Abgewehrt mit { $line }: { $character } bleibt unverletzt.
       *[melee] Pariert mit { $line }: { $character } bleibt unverletzt.
    }
wl-line-own =
    { $flag ->
        [shield] dem Schild von { $name }
        [cover] der Deckung von { $name }
       *[melee] dem Nahkampf von { $name }
    }
wl-line-open =
    { $flag ->
        [shield] einem offenen Schild
        [cover] einer offenen Deckung
       *[melee] einem offenen Nahkampf
    }
wl-used-own = { $name } ({ $word })
wl-used-icon = Symbol von { $name }
wl-tell-damaged = { $character } erleidet { $damage } Schaden.
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

## Worauf ein Moment zum Unterbrechen folgt

wl-just-moved = { $character } ist nach { $to } gegangen.
wl-just-claimed = { $character } hat einen Splitter aufgesammelt.
wl-just-attacked =
    { $how ->
        [out] { $character } hat besiegt: { $targets }.
        [hit] { $character } hat getroffen: { $targets }.
       *[stopped] { $character } hat vergeblich angegriffen: { $targets }.
    }
wl-just-area-attacked = { $character } hat alle auf Feld { $space } angegriffen.
wl-just-played =
    { $who ->
        [you] Du hast zwei Karten gezogen.
        [many] { $name } haben zwei Karten gezogen.
       *[one] { $name } hat zwei Karten gezogen.
    }
