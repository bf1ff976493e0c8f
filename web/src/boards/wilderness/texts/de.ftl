# Was das Brett von Wilderness außer den Texten des Spiels sagt.

wn-map = Das Land
wn-areas = Felder
wn-area = Feld { $area }
wn-village = Dorf
wn-by-the-river = am Fluss
wn-you = du
wn-player = Spieler { $number }
wn-compass = Kompass
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
    [thirst] Durst: Die Zahl ist die Erschöpfung, die die Natur dazugibt
    [hunger] Hunger: Die Zahl ist die Erschöpfung, die die Natur dazugibt
   *[exhaustion] Erschöpfung: Die Zahl ist deine Energie; am Totenkopf stirbst du
  }
wn-nature-takes = Die Natur nimmt { $takes }
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
wn-upper = für dich
wn-lower = gegen andere
wn-playable = jetzt spielbar
wn-day = Tag { $day }
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
wn-hint-turn = Geh auf ein Nachbarfeld, oder raste, schlafe oder such nach Nahrung. Die Zahl auf einem Feld ist die Energie, die es kostet.
wn-hint-drink = Hier ist Wasser. Trinken kostet nichts und löscht den ganzen Durst.
wn-hint-window = Du kannst jetzt eine Karte spielen. Wenn du es nicht tust, geschieht nichts.
wn-hint-no-card = Keine deiner Karten passt in diesem Augenblick.
wn-do-yes = Ja
wn-do-no = Nein
wn-say-move = Geh auf { $area }
wn-say-play = Spiel { $card }
wn-say-choose = Wähle { $what }
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
wn-about-river = Ein Fluss zwischen zwei Feldern: 2 Energie mehr, um ihn zu überqueren. Neben ihm kannst du trinken.
wn-legend-marker = Auf dem weißen Feld steht der Marker; auf das gepunktete schiebt ihn die Natur.
wn-legend-figure = Ein Spieler; liegend: tot.
wn-legend-animal = Ein Tier. Im Zug der Natur greift es an, wer bei ihm oder daneben steht.
wn-legend-day = Eine Runde Tageslicht.
wn-legend-night = Eine Runde Nacht: keine Nahrung, und vor jedem Schritt ein Würfel; bei 1 bis 3 verirrst du dich.
wn-legend-star = Eine besondere Runde: Es gilt, was auf der Karte des Tages steht.
