# Was das Brett von Wilderness außer den Texten des Spiels sagt.

wn-map = Das Land
wn-areas = Gebiete
wn-area = Gebiet { $area }
wn-village = Dorf
wn-by-the-river = am Fluss
wn-you = du
wn-player = Spieler { $number }
wn-compass = Kompass
wn-look = { $area }: { $words }
wn-costs = Energie für einen Schritt: Grasland, Felsen und Wüste 2, Wald und Sumpf 3, Berge 4, ein Fluss 2 mehr
wn-goal = Sei am Ende deines Zuges im Dorf, oder überlebe alle anderen.
wn-steps-left = { $steps } Schritte bis zum Dorf
wn-strength-left = { $steps } Schritte Erschöpfung bis zum Totenkopf
wn-track = { $track ->
    [thirst] Durst
    [hunger] Hunger
   *[exhaustion] Erschöpfung
  }: Feld { $square } von { $squares }
wn-track-name = { $track ->
    [thirst] Durst: Die Zahl auf dem Feld des Markers ist die Erschöpfung, die die Natur dazugibt
    [hunger] Hunger: Die Zahl auf dem Feld des Markers ist die Erschöpfung, die die Natur dazugibt
   *[exhaustion] Erschöpfung: Die Zahl auf dem Feld des Markers ist deine Energie; am Totenkopf stirbst du
  }
wn-your-health = Deine Leisten
wn-ill = { $count ->
    [one] 1 Krankheitskarte
   *[other] { $count } Krankheitskarten
  }
wn-nature-takes = Die Natur nimmt { $takes }
wn-nature-why = Im Zug der Natur steigen erst Durst und Hunger, dann die Erschöpfung um 1 und die Zahlen, auf die sie gekommen sind: so, wie es steht, um { $takes }.
wn-hunted = Kann dich im Zug der Natur angreifen: Es ist bei dir oder neben dir.
wn-doomed = Erschöpfung { $exhaustion } von { $skull }: Die Natur nimmt { $takes }!
wn-cards = { $count ->
    [one] 1 Ereigniskarte
   *[other] { $count } Ereigniskarten
  }
wn-copies = { $count } davon
wn-hated = Der Stamm greift diesen Spieler an
wn-hated-short = dem Stamm verhasst
wn-lost = verirrt
wn-asleep = schläft
wn-dead = tot
wn-hand = Deine Ereigniskarten
wn-no-cards = Du hast keine Ereigniskarte.
wn-you-are-dead = Du bist tot. Du kannst weiter zusehen und im Chat mit den anderen reden.
wn-upper = für dich
wn-lower = gegen andere
wn-upper-short = für dich
wn-lower-short = andere
wn-playable = jetzt spielbar
wn-day = Tag { $day }
wn-no-text = Keine besondere Regel.
wn-hours = Die Stunden des Tages
wn-square = { $kind ->
    [night] Nacht
   *[day] Tageslicht
  } ab { $hour } Uhr{ $starred ->
    [yes] , besondere Runde
   *[no] {""}
  }
wn-roll = { $kind ->
    [search] Nahrung:
    [step] Den Weg finden:
    [drift] Der Kompass:
    [attack] Angriff:
    [brawl] Kampf:
    [mood] Die Laune des Stammes:
    [trial] Probe:
   *[other] Würfel:
  }
wn-against = gegen
wn-do-search = Nahrung suchen
wn-do-drink = Trinken
wn-do-rest = Rasten
wn-do-sleep = Schlafen
wn-do-end = Zug beenden
wn-do-pass = Passen
wn-hint-turn = { $Press } ein helles Gebiet neben dir an, um dorthin zu gehen; die Zahl ist die Energie, die es kostet. Oder tu zuerst etwas anderes.
wn-hint-no-step = Weiter kannst du in diesem Zug nicht gehen. Tu, was noch möglich ist, oder beende ihn.
wn-hint-end = Sonst ist in diesem Zug nichts mehr möglich: Beende ihn.
wn-hint-drink = Hier ist Wasser. Trinken kostet nichts und löscht den ganzen Durst.
wn-hint-village = Das Dorf liegt neben dir: Stehst du am Ende deines Zuges darin, gewinnst du.
wn-hint-deadly = So, wie es steht, stirbst du im Zug der Natur! Weniger Erschöpfung, Durst oder Hunger kann dich retten, oder eine Karte.
wn-hint-window = Du kannst jetzt eine Karte spielen. Wenn du es nicht tust, geschieht nichts.
wn-hint-no-card = Keine deiner Karten passt in diesem Augenblick.
wn-energy = { $who ->
    [you] noch { $energy } Energie
   *[one] { $name }: noch { $energy } Energie
  }
wn-ask = { $what }.
wn-ask-move = gehen
wn-ask-search = nach Nahrung suchen
wn-ask-drink = trinken
wn-ask-rest = rasten
wn-ask-sleep = schlafen
wn-ask-card = eine Karte spielen
wn-ask-end = den Zug beenden
wn-ask-yes = { $card }: Willst du, was die Karte anbietet?
wn-ask-player = { $card }: Wähle einen Spieler.
wn-ask-animal = { $card }: Wähle ein Tier.
wn-ask-sickness = { $card }: Wähle eine Krankheitskarte.
wn-do-yes = Ja
wn-do-no = Nein
wn-say-move = Geh in { $place }: { $cost } Energie
wn-say-play = Spiel { $card }
wn-say-against = Spiel { $card } gegen { $who }
wn-say-choose = Wähle { $what }
wn-say-walk = Geh dorthin
wn-say-drive = Schick das Tier dorthin
wn-say-place = Leg das Zusatzgebiet dorthin
wn-say-return = Nimm dieses Zusatzgebiet weg
## Die Legende

wn-legend-land = Das Land
wn-legend-health = Die drei Leisten
wn-legend-figures = Figuren und Zeit
wn-about-grassland = 2 Energie; hier gibt es Nahrung.
wn-about-rocky = 2 Energie; keine Nahrung.
wn-about-desert = 2 Energie; keine Nahrung. Wer sie bei Tag betritt, wird durstiger.
wn-about-forest = 3 Energie; hier gibt es Nahrung.
wn-about-swamp = 3 Energie; hier gibt es Nahrung. Wer ihn betritt, zieht eine Krankheitskarte.
wn-about-mountain = 4 Energie; keine Nahrung.
wn-about-lake = Nicht zu betreten; neben ihm kannst du trinken.
wn-about-tribe = 3 Energie; hier gibt es Nahrung. Der Stamm teilt mit dir oder wendet sich gegen dich.
wn-about-river = Ein Fluss zwischen zwei Gebieten: 2 Energie mehr, um ihn zu überqueren. Neben ihm kannst du trinken.
wn-legend-line = In einer Zeile: auf welchem von wie vielen Feldern dein Marker steht; das letzte der Erschöpfung ist der Totenkopf. Drück darauf, um die Leisten zu sehen.
wn-legend-marker = Auf dem weißen Feld steht der Marker; auf das gepunktete schiebt ihn die Natur.
wn-legend-figure = Ein Spieler; liegend: tot.
wn-legend-animal = Ein Tier. Im Zug der Natur greift es an, wer bei ihm oder daneben steht.
wn-lair = ein Bau
wn-laid = ein Zusatzgebiet
wn-legend-lair = Ein Bau: Als sein Landschaftsteil aufgedeckt wurde, kam ein Tier heraus.
wn-legend-laid = Ein Zusatzgebiet, das eine Karte über das gelegt hat, was dort war.
wn-legend-signs = Zeichen
wn-sign-village = Schritte bis zum Dorf.
wn-sign-skull = Schritte Erschöpfung bis zum Totenkopf, bei dem man stirbt.
wn-sign-cards = Ereigniskarten auf der Hand.
wn-sign-energy = Energie, die in diesem Zug noch übrig ist.
wn-sign-sickness = Eine Krankheitskarte. An einem Schritt: Dort ziehst du eine.
wn-sign-hated = Diesen Spieler greift der Stamm an.
wn-sign-dice = An einem Schritt: Es ist Nacht, und du würfelst um den Weg.
wn-sign-thirst = An einem Schritt: Die Wüste bei Tag macht dich durstiger.
wn-sign-claws = An einem Schritt: Dort kann dich ein Tier angreifen.
wn-sign-compass = An einem Schritt: Ein Landschaftsteil wird aufgedeckt.
wn-legend-day = Eine Runde Tageslicht.
wn-legend-night = Eine Runde Nacht: keine Nahrung, und vor jedem Schritt ein Würfel; bei 1 bis 3 verirrst du dich.
wn-legend-star = Eine besondere Runde: Es gilt, was auf der Karte des Tages steht.

## Der Verlauf: du als „du“, alle anderen mit Namen

wn-into-grassland = das Grasland
wn-into-rocky = das Felsgebiet
wn-into-desert = die Wüste
wn-into-forest = den Wald
wn-into-swamp = den Sumpf
wn-into-mountain = die Berge
wn-into-lake = das Seegebiet
wn-into-tribe = das Gebiet des Stammes
wn-into-village = das Dorf
wn-you-object = dir
wn-tell-first-player = { $who ->
    [you] Du beginnst.
   *[one] { $name } beginnt.
  }
wn-tell-turn-began = { $who ->
    [you] Du bist am Zug.
   *[one] { $name } ist am Zug.
  }
wn-tell-energy-read = { $who ->
    [you] Du hast { $energy } Energie.
   *[one] { $name } hat { $energy } Energie.
  }
wn-tell-energy-given = { $who ->
    [you] Du { $way ->
        [down] verlierst
       *[up] bekommst
    } { $by } Energie.
   *[one] { $name } { $way ->
        [down] verliert
       *[up] bekommt
    } { $by } Energie.
  }
wn-tell-moved = { $who ->
    [you] { $how ->
        [walk] Du gehst in { $place } ({ $cost } Energie).
        [along] Du gehst mit in { $place }.
        [lost] Du irrst in { $place }.
        [drift] Du wirst in { $place } abgetrieben.
       *[card] Du kommst in { $place }.
    }
   *[one] { $how ->
        [walk] { $name } geht in { $place } ({ $cost } Energie).
        [along] { $name } geht mit in { $place }.
        [lost] { $name } irrt in { $place }.
        [drift] { $name } wird in { $place } abgetrieben.
       *[card] { $name } kommt in { $place }.
    }
  }
wn-tell-stayed = { $who ->
    [you] Du kannst nicht dorthin, wohin die Nadel zeigt, und bleibst.
   *[one] { $name } kann nicht dorthin, wohin die Nadel zeigt, und bleibt.
  }
wn-tell-track-moved = { $who ->
    [you] Bei dir: { $track }
   *[one] { $name }: { $track }
  } { $way ->
    [up] steigt um { $by }
   *[down] sinkt um { $by }
  }{ $why ->
    [sun] , wegen der Wüste
    [nature] , mit der Zeit
    [drank] , durch Trinken
    [rested] , durch Rasten
    [slept] , durch Schlaf
    [food] , durch Nahrung
    [gift] , ein Geschenk des Stammes
    [attack] , durch den Angriff
    [won] , durch die Beute
   *[card] {""}
  }.
wn-tell-drank = { $who ->
    [you] Du trinkst.
   *[one] { $name } trinkt.
  }
wn-tell-rested = { $who ->
    [you] Du rastest.
   *[one] { $name } rastet.
  }
wn-tell-slept = { $who ->
    [you] Du schläfst.
   *[one] { $name } schläft.
  }
wn-tell-searched = { $who ->
    [you] Du suchst nach Nahrung.
   *[one] { $name } sucht nach Nahrung.
  }
wn-tell-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[one] { $name } beendet den Zug.
  }
wn-tell-thrown = { $why ->
    [direction] { $who ->
        [you] Der Kompass dreht sich für dich: { $faces }.
       *[one] Der Kompass dreht sich für { $name }: { $faces }.
    }
    [mood] { $who ->
        [you] Die Stimmung des Stammes gegenüber dir: { $faces }.
       *[one] Die Stimmung des Stammes gegenüber { $name }: { $faces }.
    }
    [attack] { $who ->
        [you] Die Würfel beim Angriff auf dich: { $faces }.
       *[one] Die Würfel beim Angriff auf { $name }: { $faces }.
    }
    [animal] Der Würfel schickt das Tier zur { $faces } auf dem Kompass.
   *[other] { $who ->
        [you] Du würfelst
       *[one] { $name } würfelt
    } { $why ->
        [search] um Nahrung
        [way] um den Weg
        [brawl] im Kampf
       *[card] für die Karte
    }: { $faces }.
  }
wn-tell-lost = { $who ->
    [you] Du verirrst dich.
   *[one] { $name } verirrt sich.
  }
wn-tell-not-lost = { $who ->
    [you] Du findest den Weg doch noch.
   *[one] { $name } findet den Weg doch noch.
  }
wn-tell-lapsed = { $who ->
    [you] Was du gerade tun wolltest, geht nicht mehr.
   *[one] Was { $name } gerade tun wollte, geht nicht mehr.
  }
wn-tell-goes-along = { $who ->
    [you] Du gehst mit { $other } mit.
   *[one] { $name } geht mit { $other } mit.
  }
wn-tell-taken-back = { $who ->
    [you] Dein Zug geht an seinen Anfang zurück.
   *[one] Der Zug von { $name } geht an seinen Anfang zurück.
  }
wn-thrown = { $dice ->
    [one] Der Würfel zeigt { $faces }.
   *[other] Die Würfel zeigen { $faces }.
}
wn-tell-attacked = { $who ->
    [you] { $by ->
        [card] Du wirst aus dem Nichts angegriffen.
       *[other] Du wirst angegriffen. Es ist { $beast }.
    }
   *[one] { $by ->
        [card] { $name } wird aus dem Nichts angegriffen.
       *[other] { $name } wird angegriffen. Es ist { $beast }.
    }
  }
wn-tell-fought = { $who ->
    [you] { $outcome ->
        [won] Du siegst mit { $defence } zu { $strength }.
        [held] Du hältst stand, { $defence } zu { $strength }.
       *[hurt] Du wirst verletzt, { $defence } zu { $strength }.
    }
   *[one] { $outcome ->
        [won] { $name } siegt mit { $defence } zu { $strength }.
        [held] { $name } hält stand, { $defence } zu { $strength }.
       *[hurt] { $name } wird verletzt, { $defence } zu { $strength }.
    }
  }
wn-tell-prevented = { $who ->
    [you] Du entkommst, bevor es zum Kampf kommt.
   *[one] { $name } entkommt, bevor es zum Kampf kommt.
  }
wn-tell-tribe-turned = { $who ->
    [you] Der Stamm wendet sich gegen dich.
   *[one] Der Stamm wendet sich gegen { $name }.
  }
wn-tell-tribe-fed = { $who ->
    [you] Der Stamm teilt Wasser und Essen mit dir.
   *[one] Der Stamm teilt Wasser und Essen mit { $name }.
  }
wn-tell-area-placed = { $who ->
    [you] Du veränderst das Land: { $terrain }.
   *[one] { $name } verändert das Land: { $terrain }.
  }
wn-tell-area-returned = { $who ->
    [you] Du nimmst ein Zusatzgebiet weg; was vorher da war, ist wieder da: { $terrain }.
   *[one] { $name } nimmt ein Zusatzgebiet weg; was vorher da war, ist wieder da: { $terrain }.
  }
wn-tell-drew = { $who ->
    [you] Du ziehst eine Ereigniskarte und hast { $held }.
   *[one] { $name } zieht eine Ereigniskarte und hat { $held }.
  }
wn-tell-drew-own = { $who ->
    [you] Du ziehst eine Ereigniskarte: „{ $card }“.
   *[one] { $name } zieht eine Ereigniskarte: „{ $card }“.
  }
wn-tell-played = { $who ->
    [you] Du spielst „{ $card }“ { $half ->
        [upper] für dich selbst
       *[lower] gegen andere
    }.
   *[one] { $name } spielt „{ $card }“ { $half ->
        [upper] für sich selbst
       *[lower] gegen andere
    }.
  }
wn-tell-text = { $line } „{ $text }“
wn-tell-played-late = { $who ->
    [you] Du spielst nachträglich „{ $card }“ { $half ->
        [upper] für dich selbst
       *[lower] gegen andere
    }, wie zu Beginn des Zuges.
   *[one] { $name } spielt nachträglich „{ $card }“ { $half ->
        [upper] für sich selbst
       *[lower] gegen andere
    }, wie zu Beginn des Zuges.
  }
wn-tell-dropped = { $who ->
    [you] Du verlierst eine Ereigniskarte: „{ $card }“.
   *[one] { $name } verliert eine Ereigniskarte: „{ $card }“.
  }
wn-tell-fell-ill = { $who ->
    [you] Du ziehst eine Krankheitskarte: „{ $card }“.
   *[one] { $name } zieht eine Krankheitskarte: „{ $card }“.
  }
wn-tell-recovered = { $who ->
    [you] Du hast es überstanden: „{ $card }“.
   *[one] { $name } hat es überstanden: „{ $card }“.
  }
wn-tell-text-acts = { $who ->
    [you] „{ $card }“ wirkt auf dich.
   *[one] „{ $card }“ wirkt auf { $name }.
  }
wn-tell-died = { $who ->
    [you] Du bist tot: Deine Erschöpfung hat den Totenkopf erreicht. Zurückgelassene Karten: { $cards }.
   *[one] { $name } ist tot: Die Erschöpfung hat den Totenkopf erreicht. Zurückgelassene Karten: { $cards }.
  }
wn-tell-gave-up = { $who ->
    [you] Du gibst auf und bleibst zurück. Zurückgelassene Karten: { $cards }.
   *[one] { $name } gibt auf und bleibt zurück. Zurückgelassene Karten: { $cards }.
  }
wn-how-won = { $who ->
    [you] Du warst am { $day }. Tag dort.
    [several] { $name } waren am { $day }. Tag dort.
   *[one] { $name } war am { $day }. Tag dort.
  }
wn-you-died = Du bist am { $day }. Tag gestorben.
wn-tell-game-over = { $who ->
    [you] Die Partie ist zu Ende. Du hast gewonnen.
    [nobody] Die Partie ist zu Ende. Niemand hat gewonnen.
   *[one] Die Partie ist zu Ende. Gewonnen: { $name }.
  }
