# Was das Brett von Wild Assent außer den Texten des Spiels sagt.

wa-arena = Die Arena
wa-fields = Felder
wa-field = Feld { $column },{ $row }
wa-facings = Blickrichtung
wa-face = Nach { $facing ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  } blicken
wa-facing-N = Norden
wa-facing-E = Osten
wa-facing-S = Süden
wa-facing-W = Westen
wa-looks = blickt nach { $facing }
wa-you = Du
wa-yours = deins
wa-partner = Dein Partner
wa-of-player = von Spieler { $number }
wa-health-words = Leben { $health } von { $most }
wa-left = { $gladiator }: Leben { $health } von { $most }
wa-standing = Noch { $standing } von { $all } Gladiatoren stehen
wa-fallen = { $gladiator }: gefallen
wa-round = Runde { $round }
wa-order = Die Reihenfolge der Aktivierungen
wa-hand = Was du zur Hand hast
wa-read = Karte lesen
wa-read-card = Was auf der Karte steht: { $name }
wa-nobody-yet = noch niemand
wa-nothing-yet = noch nichts
wa-demand = { $side }: { $met ->
    [yes] die Forderung ist im Augenblick erfüllt
   *[no] die Forderung ist noch nicht erfüllt
  }
wa-dice-of = { $mine ->
    [yes] Deine Schwungwürfel:
   *[no] { $whose } hat diese Schwungwürfel:
  }
wa-roll = { $why ->
    [attack] Angriff:
    [draft] Vortritt: { $whose } würfelt:
   *[text] Würfel für eine Fähigkeit:
  }
wa-roll-attack = { $attacker-der } gegen { $targets-den }:
wa-roll-hurt = { $total } − { $defense } Verteidigung: { $lost } Schaden
wa-roll-slain = { $total } − { $defense } Verteidigung: gefallen
wa-roll-unharmed = { $total } − { $defense } Verteidigung: unverletzt
wa-goal-deathmatch = { $team ->
    [yes] Erschlage beide feindlichen Assents.
   *[no] Erschlage den feindlichen Assent.
  }
wa-goal-last-man-standing = Erschlage alle feindlichen Assents und Kreaturen.
wa-goal-own-high-ground = Hab am Ende einer Runde mehr Assents und Kreaturen auf den gerahmten Feldern in der Mitte als der Feind. Drei solche Runden gewinnen; ebenso, wer { $team ->
    [yes] beide feindlichen Assents
   *[no] den feindlichen Assent
  } erschlägt.
wa-goal-own-breakthrough = Hab am Ende einer Runde zwei deiner Assents und Kreaturen in den Startspalten des Feindes, oder erschlage { $team ->
    [yes] beide feindlichen Assents
   *[no] den feindlichen Assent
  }.
wa-points = { $points } von { $need } Runden auf der Anhöhe
wa-broken = { $there } von { $need } in den Startspalten des Feindes

## Werte und Karten

wa-stat = { $stat ->
    [health] Leben
    [speed] Tempo: Felder und Drehungen in einer Aktivierung
    [range] Reichweite: wie weit ein Angriff trifft
    [base] Grundschaden, { $damage ->
        [magical] magisch
       *[physical] körperlich
      }
    [dice] Angriffswürfel
    [physical] Körperliche Verteidigung
   *[magical] Magische Verteidigung
  }
wa-stat-word = { $stat ->
    [health] Leben
    [speed] Tempo
    [range] Reichw.
    [base] { $damage ->
        [magical] magisch
       *[physical] Schaden
      }
    [dice] Würfel
    [physical] Vert.
   *[magical] mag. V.
  }
wa-movement-swift = gewandt: auch schräg nach vorn
wa-movement-swift-short = gewandt
wa-movement-flight = fliegend: über Gladiatoren und Hindernisse hinweg
wa-movement-flight-short = fliegend
wa-sort = { $sort ->
    [assent] Assent
    [summon] Beschworener
   *[creature] { $size ->
        [large] große Kreatur
       *[medium] mittelgroße Kreatur
      }
  }
wa-type-special = Spezial
wa-type-passive = Passiv
wa-type-defensive = Abwehr
wa-type-active = Aktiv
wa-tokens = { $tokens } von { $most ->
    [one] 1 Marker
   *[other] { $most } Markern
  }
wa-no-skills = Ohne Fähigkeiten.
wa-slots = Ausrüstung
wa-choice-of-two = Zwei dieser Fähigkeitskarten
wa-slot-weapon = Waffe
wa-slot-armor = Rüstung
wa-slot-garb = Kleidung
wa-slot-charm = Talisman
wa-slot-relic = Relikt
wa-slot-any = beliebig
wa-kind-whim = Laune
wa-kind-edict = Erlass
wa-kind-demand = Forderung
wa-about-whim = Eine Laune wirkt sofort und wird dann abgelegt.
wa-about-edict = Ein Erlass gilt bis zum Ende der Partie.
wa-about-demand = Eine Forderung wird am Ende dieser Runde für jede Seite geprüft.

wa-role-gurantev = Der Wächter: langsam, schwer zu verletzen, am besten neben den Seinen.
wa-role-koralt = Der Schnitter: trifft von fern und nährt sich von Gefallenen.
wa-role-amalia = Die Hexe: schwächt alle und heilt die Ihren.
wa-role-yerra = Die Jägerin: treibt ihre Kreaturen voran und zahlt mit Blut.
wa-role-phoenix = Fliegt über alles hinweg und fällt über die hinteren Reihen her.
wa-role-horned-golem = Eine Mauer, die geht: schwer zu verletzen, stößt andere fort.
wa-role-river-guardian = Steht mitten unter Feinden und spült sie weg.
wa-role-wildswood-sentinel = Hält die Stellung; wer sie trifft, wird selbst getroffen.
wa-role-gryphon = Wird zweimal aktiviert: in einer Runde hin und zurück.
wa-role-daemonretch = Schießt und bringt bei jeder Aktivierung eine Dämonenbrut.
wa-role-streamcaller = Schlüpft zwischen Feinden durch und heilt Verbündete.
wa-role-wildsflower = Hält Feinde fest, wo sie stehen.
wa-role-lava-fiend = Verbrennt alles vor sich auf einmal.
wa-role-exalted-effigy = Schießt weit und blendet, was es trifft.

## Warum es endete, und für wen

wa-reason-assent-fell = { $who ->
    [you] Dein Assent ist gefallen.
    [team] Der letzte Assent eures Teams ist gefallen.
    [one] { $name } hat den Assent verloren.
   *[several] { $name } haben ihren letzten Assent verloren.
  }
wa-reason-last-standing = { $who ->
    [you] Von deinen Gladiatoren steht keiner mehr.
    [team] Von eurem Team steht niemand mehr.
    [one] { $name } hat niemanden mehr in der Arena.
   *[several] { $name } haben niemanden mehr in der Arena.
  }
wa-reason-conceded = { $who ->
    [you] Du hast aufgegeben.
    [team] Euer Team hat aufgegeben.
    [one] { $name } hat aufgegeben.
   *[several] { $name } haben aufgegeben.
  }

## Die Auswahl

wa-draft-roll = Wer ist Spieler 1?
wa-draft = { $whose ->
    [you] { $category ->
        [large] Nimm eine große Kreatur
        [medium] Nimm eine mittelgroße Kreatur
        [assent] Nimm einen Assent
       *[equipment] Nimm eine Ausrüstungskarte
      }
   *[other] { $category ->
        [large] { $name } nimmt eine große Kreatur
        [medium] { $name } nimmt eine mittelgroße Kreatur
        [assent] { $name } nimmt einen Assent
       *[equipment] { $name } nimmt eine Ausrüstungskarte
      }
  }
wa-draft-about-large = Jede Karte gibt es einmal: Was eine Seite nimmt, fehlt der anderen.
wa-draft-about-medium = Suche, was dir fehlt: jemanden, der schießt, heilt oder die Stellung hält.
wa-draft-about-assent = { $team ->
    [yes] Jede Truppe führt ein Assent, mit eigenen Fähigkeiten und Ausrüstung.
   *[no] Dein Assent führt die Truppe, mit eigenen Fähigkeiten und Ausrüstung.
  }
wa-draft-about-equipment = Was in die Fächer { $team ->
    [yes] eurer Assents
   *[no] deines Assents
  } passt, liegt vorn. Eine Waffe gibt dir einen weiteren Angriff zur Wahl.
wa-picks = Wer an der Reihe ist
wa-deal = Wer bekommt { $card-den }?
wa-choose-skills = Wähle zwei von fünf Fähigkeitskarten
wa-choose-order = Wähle die Reihenfolge deiner Kreaturen
wa-skills-about = Niemand sieht deine Wahl, bis alle gewählt haben.
wa-order-about = Erst kommen die Assents, dann in jeder Runde deine Kreaturen in dieser Reihenfolge, abwechselnd mit den feindlichen.
wa-taken-by = { $name } hat diese Karte

## Hindernisse, Zustände und Würfel

wa-partial-cover = Halbe Deckung
wa-full-cover = Volle Deckung
wa-spinning-blades = Wirbelklingen
wa-pit = Grube
wa-about-partial-cover = +1 Verteidigung daneben; hinüber kostet 3 Tempo.
wa-about-full-cover = Niemand kommt oder sieht hindurch.
wa-about-spinning-blades = Wie volle Deckung; wer hineingestoßen wird, ist verletzt und blutet.
wa-about-pit = Wer hineingerät, verliert die nächste Aktivierung mit Klettern.
wa-status-immobilize = Festsetzen
wa-status-bleed = Bluten
wa-status-fatigue = Ermüden
wa-status-blind = Blenden
wa-status-stun = Betäuben
wa-about-immobilize = keine Bewegung in der nächsten Aktivierung; zweimal heißt Betäuben.
wa-about-bleed = 1 Schaden bei jeder Aktivierung, bis zur Heilung.
wa-about-fatigue = 2 Tempo weniger in der nächsten Aktivierung.
wa-about-blind = 2 Angriffswürfel weniger in der nächsten Aktivierung.
wa-about-stun = die nächste Aktivierung entfällt.
wa-word-immobilize = Festsetzen|festsetzen|setze [^.:]*? fest
wa-word-bleed = Bluten|bluten(?: lassen)?
wa-word-fatigue = Ermüden|ermüden?
wa-word-blind = Blenden|blenden?
wa-word-stun = Betäuben|betäuben?
wa-die-damage = Schadenswürfel
wa-die-defense = Verteidigungswürfel
wa-die-speed = Tempowürfel
wa-die-healing = Heilungswürfel
wa-die-blank = leerer Würfel
wa-die-success = Treffer
wa-die-special = Spezial
wa-some-dice = { $face ->
    [damage] { $dice ->
        [one] ein Schadenswürfel
       *[other] { $dice } Schadenswürfel
      }
    [defense] { $dice ->
        [one] ein Verteidigungswürfel
       *[other] { $dice } Verteidigungswürfel
      }
    [speed] { $dice ->
        [one] ein Tempowürfel
       *[other] { $dice } Tempowürfel
      }
    [healing] { $dice ->
        [one] ein Heilungswürfel
       *[other] { $dice } Heilungswürfel
      }
   *[blank] { $dice ->
        [one] ein leerer Würfel
       *[other] { $dice } leere Würfel
      }
  }
wa-about-die-damage = Schaden: +1 für alle Angriffe einer Kreatur in dieser Runde.
wa-about-die-defense = Verteidigung: +1 auf beide Verteidigungen einer Kreatur in dieser Runde.
wa-about-die-speed = Tempo: +1 Tempo einer Kreatur in dieser Runde.
wa-about-die-healing = Heilung: heilt sofort 1 bei einem deiner Gladiatoren.
wa-about-die-blank = Leer: nichts, kann aber neu gewürfelt werden.
wa-about-die-success = Treffer auf einem Angriffswürfel: +1 Schaden.
wa-about-die-special = Spezial auf einem Angriffswürfel: +1 Schaden, und Spezialfähigkeiten wirken.

## Wörter auf Karten: wie sie in einem Text zu finden sind (ein Muster), und was sie heißen

wa-word-knockback = stoß [^.:]*? zurück|zurückgestoßen
wa-about-word-knockback = Zurückstoßen: gerade vom Angreifer weg. Wen dabei Wirbelklingen aufhalten, den verletzen sie.
wa-word-retaliate = schlag zurück
wa-about-word-retaliate = Zurückschlagen: ein freier Angriff auf den Angreifer.
wa-word-life-steal = Lebensraub
wa-about-word-life-steal = Lebensraub: Der Angreifer wird um den Schaden geheilt, den der Angriff macht.
wa-word-assign = weise [^.:]*? Schaden zu|zugewiesen(?:er)?
wa-about-word-assign = Zugewiesener Schaden: Verteidigung macht ihn nicht kleiner.
wa-word-place = versetze
wa-about-word-place = Versetzen: auf ein freies Feld gestellt, was immer dazwischen liegt.
wa-word-free-attack = greift frei an
wa-about-word-free-attack = Freier Angriff: ein Angriff, der weder eine Aktivierung noch eine Aktion kostet.
wa-word-free-activation = wird frei aktiviert
wa-about-word-free-activation = Freie Aktivierung: eine zusätzliche Aktivierung neben der, die jeder in der Runde hat.
wa-word-free-action = Freie Aktion
wa-about-word-free-action = Freie Aktion: Angreifen oder eine andere Fähigkeit geht danach noch, bewegen nicht mehr.
wa-word-escape = flieht|fliehen
wa-about-word-escape = Fliehen: Der Gladiator verlässt die Arena; er gilt nicht als gefallen.
wa-word-regain = bekomme einen Marker zurück
wa-about-word-regain = Marker werden ausgegeben, um eine Fähigkeit zu nutzen; ein zurückgewonnener kann wieder ausgegeben werden.
wa-word-summon = bring einen Beschworenen ins Spiel|einen Beschworenen ins Spiel bringen
wa-about-word-summon = Beschwören: Ein kleiner Gladiator erscheint neben diesem. Er handelt in den Aktivierungen seines Beschwörers.
wa-word-automatically = automatisch
wa-about-word-automatically = Automatisch: Nichts kommt dazwischen, auch keine Abwehrfähigkeit.

## Was zu tun ist

wa-do-stay = Hier bleiben
wa-do-end = Aktivierung beenden
wa-do-go-on = Weiter mit { $gladiator-dem }
wa-do-attack = Angreifen
wa-do-free = { $skill } (freie Aktion)
wa-do-keep = Alle Würfel behalten
wa-do-reroll = Neu würfeln
wa-do-leave = Diese Würfel verfallen lassen
wa-do-yes = Ja
wa-do-no = Nein
wa-say-obstacle = { $obstacle-den } auf { $field } stellen
wa-say-place = { $who-den } auf { $field } stellen, Blick nach { $facing }
wa-say-move = { $mover-der } geht auf { $field } und blickt nach { $facing }
wa-say-turn = { $mover-der } dreht sich nach { $facing }
wa-say-summon = { $summoned-einen } auf { $field } beschwören, Blick nach { $facing }
wa-say-go = Auf { $field } gehen
wa-say-attack = { $who-den } angreifen
wa-say-with = { $hits ->
    [own] { $with }: { $who }, dazu eigene: { $own }
   *[foes] { $with }: { $who }
  }
wa-say-reroll = Neu würfeln: { $dice }
wa-say-first = Zuerst { $with }
wa-say-use = { $with } einsetzen
wa-say-word = { $with }
wa-say-assign = { $die } für { $who-den }
wa-say-pick = { $pick-den } nehmen
wa-say-next = Als Nächstes: { $who }
wa-say-skills = { $pick } wählen
wa-say-mate-deal = { $mine ->
    [yes] Du bekommst { $card-den }
   *[no] Dein Partner bekommt { $card-den }
  }
wa-say-mate-name = { $mine ->
    [yes] Du beginnst
   *[no] Dein Partner beginnt
  }
wa-say-mate-award = { $mine ->
    [yes] Du bekommst die Würfel
   *[no] Dein Partner bekommt die Würfel
  }
wa-say-choose = { $who-den } wählen
wa-say-activate = { $who-den } aktivieren

## Hinweise

wa-prompt-attack = { $attacker-der } greift { $targets-den } an.
wa-prompt-maybe = „{ $card }“ einsetzen?
wa-prompt-further = Die weitere Wirkung von „{ $card }“ nutzen?
wa-prompt-target = Wähle, wen „{ $card }“ betrifft.
wa-do-yes-maybe = „{ $card }“ einsetzen
wa-do-no-maybe = Nicht einsetzen
wa-do-yes-further = Weitere Wirkung nutzen
wa-do-no-further = Nicht nutzen
wa-prompt-draft = { $category ->
    [large] Nimm eine große Kreatur
    [medium] Nimm eine mittelgroße Kreatur
    [assent] Nimm einen Assent
   *[equipment] Nimm eine Ausrüstungskarte
  }{ $team ->
    [yes] { " " }für euer Team; verteilt wird später
   *[no] { "" }
  }.
wa-prompt-skills = Wähle zwei deiner fünf Fähigkeitskarten.
wa-prompt-order = Wähle, in welcher Reihenfolge deine Kreaturen aktiviert werden.
wa-prompt-moves = Bewege { $gladiator-den }, danach kannst du handeln.
wa-prompt-acts = Handle mit { $gladiator-dem } oder beende die Aktivierung.
wa-prompt-climbs = { $gladiator-der } klettert aus der Grube: Wähle, wohin.
wa-prompt-summons = Wähle einen Beschworenen, der jetzt aktiviert wird, oder mach mit { $gladiator-dem } weiter.
wa-prompt-stroll = Wähle, wohin { $gladiator-der } geht.
wa-prompt-put = Wähle das Feld, auf das { $gladiator-der } kommt, und die Blickrichtung.
wa-prompt-summon = { $gladiator-der } beschwört { $summoned-einen }: Wähle ein Feld und die Blickrichtung.
wa-prompt-aim = { $gladiator-der } greift frei an: Wähle das Ziel.
wa-prompt-reroll = Würfle Schwungwürfel neu oder behalte alle.
wa-prompt-assign = Wer bekommt den Würfel?

wa-first-obstacle = Wähle zuerst unter dem Brett ein Hindernis, dann sein Feld.
wa-first-placing = Wähle zuerst unter dem Brett einen Gladiator, dann sein Feld.

wa-hint-draft = Vergleiche die Karten und { $press } die an, die du willst. Oben siehst du, was jede Seite hat.
wa-hint-skills = { $Press } zwei Fähigkeitskarten an; beide gehören dir die ganze Partie lang.
wa-hint-order = { $Press } die Kreatur an, die als nächste aktiviert werden soll.
wa-hint-obstacle = { $Press } unter dem Brett ein Hindernis an, dann ein helles Feld. Hindernisse berühren sich nie.
wa-hint-placing = { $Press } unter dem Brett einen deiner Gladiatoren an, dann ein Feld deiner Spalten.
wa-hint-reroll = { $Press } die Würfel an, die du neu würfeln willst, oder behalte alle. Das geht einmal.
wa-hint-assign = { $Press } den Gladiator an, der den Würfel bekommen soll.
wa-hint-move = { $Press } ein helles Feld an, um hinzugehen, oder bleib. Danach kannst du angreifen.
wa-hint-summons = { $Press } einen deiner Beschworenen an, um zuerst ihn zu bewegen und mit ihm anzugreifen. Danach kommt sein Beschwörer.
wa-hint-facing = Wähle nun die Blickrichtung: Du kannst nur angreifen, was vor dir liegt.
wa-hint-turn-or-go = Ein anderer Pfeil dreht um. { $Press } das Feld noch einmal an, um zu gehen.
wa-hint-attack = { $Press } einen Feind in Rot an, um ihn anzugreifen. Die Zahl ist der zu erwartende Schaden, der Schädel die Aussicht, ihn zu töten.

## Die Legende

wa-legend-figures = Gladiatoren
wa-legend-assent = Ein Assent, mit goldenem Rand. Ring und Zahl sind sein Leben; die helle Spitze zeigt, wohin er blickt, die dunkle Kerbe seinen Rücken.
wa-legend-creature = Eine Kreatur. In den Rücken trifft man sie mit +2 Schaden.
wa-legend-summon = Ein Beschworener.
wa-legend-red = Rot ist die Seite, die den Wurf um den Vortritt gewonnen hat; im Team ist der zweite Spieler orange.
wa-legend-blue = Blau ist die andere Seite; im Team ist der zweite Spieler grün.
wa-legend-pips = Neben den Namen der Spieler steht, wie nahe sie dem Ende sind. Müssen alle fallen, gibt es ein Zeichen für jeden Assent und jede Kreatur, golden, solange sie stehen.
wa-legend-obstacles = Hindernisse
wa-legend-pointing = Wenn du auf einen Gladiator zeigst
wa-legend-arc = Dieses Feld kann er angreifen, wo er steht.
wa-legend-strike = Dieses Feld kann er in seiner nächsten Aktivierung angreifen, nachdem er gegangen ist.
wa-legend-goal = Hierhin kann er in seiner nächsten Aktivierung gehen.
wa-legend-hidden = In Reichweite, aber etwas versperrt die Linie.
wa-legend-back = Sein Rücken: Ein Angriff über dieses Feld macht 2 mehr. Violette Punkte sind fernere Felder für einen solchen Angriff.
wa-legend-stats = Werte
wa-legend-statuses = Zustände
wa-legend-dice = Würfel
