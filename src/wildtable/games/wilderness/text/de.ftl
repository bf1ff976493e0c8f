### Die Texte von Wilderness auf Deutsch.
### Eine Angabe, zu der es eine Nachricht `name-<Wert>` gibt, kommt hier mit ihrem Namen an: "Spieler 1", nicht "P1";
### eine Liste kommt mit ihren Namen an, durch Kommas getrennt. Zu einem Ereignis mit geheimen Angaben gibt es zwei
### Nachrichten: `event-<Art>` für alle und `event-<Art>-own` für die, die sie kennen.

## Das Spiel

title = Wilderness
tagline = Ausgeraubt und zurückgelassen, geht ihr nach Osten: Findet Wasser, Nahrung und den Weg, und seid als Erste im Dorf.
by-lot = wer wo sitzt, was die Würfel zeigen und welche Karten kommen
about =
    Bis zu acht Leute ohne Vorräte durchqueren ein wildes Land, das sie erst sehen, wenn sie dort ankommen. Durst, Hunger und Erschöpfung wachsen mit jeder Runde; Flüsse, Nächte, Tiere und die anderen stehen im Weg. Wer am Ende seines Zuges im Dorf steht, gewinnt, ebenso wer als Letzter überlebt. Alle haben geheime Ereigniskarten, die sich fast jederzeit spielen lassen, für sich selbst oder gegen andere.

## Namen

name-P1 = Spieler 1
name-P2 = Spieler 2
name-P3 = Spieler 3
name-P4 = Spieler 4
name-P5 = Spieler 5
name-P6 = Spieler 6
name-P7 = Spieler 7
name-P8 = Spieler 8

name-reed-delta = Schilfdelta
name-wolfback-ridge = Wolfsrücken
name-ashwood = Aschenwald
name-salt-pan = Die Salzpfanne
name-mirror-lakes = Spiegelseen
name-smoke-meadows = Rauchwiesen
name-red-gorge = Rote Schlucht
name-black-moor = Schwarzmoor

name-grassland = Grasland
name-rocky = Felsgebiet
name-desert = Wüste
name-forest = Wald
name-swamp = Sumpf
name-mountain = Gebirge
name-lake = See
name-tribe = der Stamm
name-village = das Dorf

name-wolf = Wolf
name-snake = Schlange
name-bear = Bär
name-wolf-1 = der graue Wolf
name-wolf-2 = der schwarze Wolf
name-snake-1 = die Schlange
name-bear-1 = der Bär

name-the-land = Das Land

name-thirst = Durst
name-hunger = Hunger
name-exhaustion = Erschöpfung

name-NE = Nordosten
name-E = Osten
name-SE = Südosten
name-SW = Südwesten
name-W = Westen
name-NW = Nordwesten

## Protokoll: Aufbau, Tage und Runden

event-first-player = { $seat } beginnt.
event-day-began = Tag { $day } bricht an: { $weather }.
event-round-began =
    { $light ->
        [day] Eine Runde bei Tageslicht.
        [night] Eine Runde in der Nacht.
        [star-day] Eine besondere Runde bei Tag.
       *[star-night] Eine besondere Runde in der Nacht.
    }
event-nature-began = Zug der Natur: Alle werden durstiger, hungriger und müder.
event-reshuffled =
    { $pile ->
        [event] Die abgelegten Ereigniskarten werden zu einem neuen Stapel gemischt.
        [sickness] Die abgelegten Krankheitskarten werden zu einem neuen Stapel gemischt.
       *[weather] Die früheren Wetterkarten werden zu einem neuen Stapel gemischt.
    }
event-asked =
    { $about ->
        [acted] Jetzt können Karten gespielt werden.
        [start] Zu Beginn dieses Zuges können Karten gespielt werden.
        [end] Am Ende dieses Zuges können Karten gespielt werden.
        [way] Zum Wurf um den Weg können Karten gespielt werden.
        [search] Zum Wurf um Nahrung können Karten gespielt werden.
        [direction] Zum Drehen des Kompasses können Karten gespielt werden.
        [lost] Bevor der Kompass gedreht wird, können Karten gespielt werden.
        [attack] Zu diesem Angriff können Karten gespielt werden.
        [nature] Im Zug der Natur können Karten gespielt werden.
        [card] Auf diese Karte können Karten gespielt werden, die sie aufheben.
       *[day] Zum neuen Tag können Karten gespielt werden.
    }

## Protokoll: Züge

event-turn-began = { $seat } ist am Zug.
event-energy-read = { $seat } hat { $energy } Energie.
event-energy-given =
    { $by ->
        [one] Die Energie von { $seat } ändert sich um 1.
       *[other] Die Energie von { $seat } ändert sich um { $by }.
    }
event-moved =
    { $how ->
        [walk] { $seat } geht weiter: { $terrain } ({ $cost } Energie).
        [along] { $seat } geht mit: { $terrain }.
        [lost] { $seat } irrt umher: { $terrain }.
        [drift] { $seat } wird abgetrieben: { $terrain }.
       *[card] { $seat } kommt hierher: { $terrain }.
    }
event-stayed = { $seat } kann nicht dorthin, wohin die Nadel zeigt, und bleibt.
event-track-moved =
    { $way ->
        [up] { $seat }: { $track } steigt um { $by }
       *[down] { $seat }: { $track } sinkt um { $by }
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
       *[card] { "" }
    }.
event-drank = { $seat } trinkt.
event-rested = { $seat } rastet.
event-slept = { $seat } schläft.
event-searched = { $seat } sucht nach Nahrung.
event-ended = { $seat } beendet den Zug.
event-thrown =
    { $why ->
        [search] { $seat } würfelt um Nahrung: { $faces }.
        [way] { $seat } würfelt um den Weg: { $faces }.
        [direction] Der Kompass dreht sich für { $seat }: { $faces }.
        [attack] { $seat } würfelt beim Angriff: { $faces }.
        [mood] Die Stimmung des Stammes gegenüber { $seat }: { $faces }.
        [brawl] { $seat } würfelt im Kampf: { $faces }.
        [animal] Der Weg des Tieres: { $faces }.
       *[card] { $seat } würfelt für die Karte: { $faces }.
    }
event-lost = { $seat } verirrt sich.
event-not-lost = { $seat } findet den Weg doch noch.
event-lapsed = Was { $seat } gerade tun wollte, geht nicht mehr.
event-goes-along = { $seat } geht mit { $with } mit.
event-taken-back = Der Zug von { $seat } geht an seinen Anfang zurück.

## Protokoll: Land und Tiere

event-tile-turned = Neues Land kommt in Sicht: { $tile }.
event-animal-came = Ein Tier ist in seinem Bau: { $animal }.
event-animal-moved = Auf der Pirsch: { $animal }.
event-animal-gone = Für immer fort: { $animal }.
event-attacked =
    { $by ->
        [card] { $seat } wird aus dem Nichts angegriffen.
       *[other] { $seat } wird angegriffen. Es ist { $by }.
    }
event-fought =
    { $outcome ->
        [won] { $seat } siegt mit { $defence } zu { $strength }.
        [held] { $seat } hält stand, { $defence } zu { $strength }.
       *[hurt] { $seat } wird verletzt, { $defence } zu { $strength }.
    }
event-prevented = { $seat } entkommt, bevor es zum Kampf kommt.
event-tribe-turned = Der Stamm wendet sich gegen { $seat }.
event-tribe-fed = Der Stamm teilt Wasser und Essen mit { $seat }.
event-area-placed = { $seat } verändert das Land: { $terrain }.
event-area-returned = { $seat } nimmt ein Zusatzgebiet weg; was vorher da war, ist wieder da: { $terrain }.

## Protokoll: Karten

event-drew = { $seat } zieht eine Ereigniskarte und hat { $held }.
event-drew-own = { $seat } zieht eine Ereigniskarte: { $card }.
event-played =
    { $whom ->
        [self] { $seat } spielt „{ $card }“ für sich selbst.
        [one] { $seat } spielt „{ $card }“ gegen { $against }.
       *[others] { $seat } spielt „{ $card }“ gegen andere.
    }
event-played-late =
    { $whom ->
        [self] { $seat } spielt nachträglich „{ $card }“ für sich selbst, wie zu Beginn des Zuges.
        [one] { $seat } spielt nachträglich „{ $card }“ gegen { $against }, wie zu Beginn des Zuges.
       *[others] { $seat } spielt nachträglich „{ $card }“ gegen andere, wie zu Beginn des Zuges.
    }
event-cancelled = „{ $card }“, gespielt von { $seat }, wird aufgehoben.
event-dropped = { $seat } verliert eine Ereigniskarte: { $card }.
event-fell-ill = { $seat } zieht eine Krankheitskarte: { $card }.
event-recovered = { $seat } hat es überstanden: { $card }.
event-text-acts = { $seat }: { $card }.

## Protokoll: Tod und Ende. Der Grund folgt als eigener Satz.

event-died = { $seat } ist tot. Zurückgelassene Karten: { $cards }.
event-gave-up = { $seat } gibt auf und bleibt zurück. Zurückgelassene Karten: { $cards }.
event-game-over = Die Partie ist zu Ende. Gewonnen: { $winners }.
resigning = Du stirbst sofort, und die anderen spielen weiter. Zurücknehmen kannst du es nicht.
reason-village = Das Dorf ist erreicht.
reason-last-survivor = Nur einer lebt noch.
reason-all-dead = Niemand lebt mehr.
reason-days-over = Der letzte Tag ist vorüber.

## Was von einem Spieler gefragt ist

prompt-turn = { $side }: gehen, nach Nahrung suchen, trinken, rasten, schlafen oder Zug beenden.
prompt-window = { $side }: eine Ereigniskarte spielen oder passen?
prompt-walk = { $side }: das Gebiet wählen, in das es geht.
prompt-drive = { $side }: das Gebiet wählen, in das das Tier geht.
prompt-place = { $side }: das Gebiet wählen, auf das das Zusatzgebiet gelegt wird.
prompt-return = { $side }: das Zusatzgebiet wählen, das weggenommen wird.
prompt-effect = { $side }: entscheiden, was die Karte bewirkt.
prompt-over = Die Partie ist zu Ende.

## Das offene Fenster, mit den Worten dieses Spiels

window-open = Jetzt können alle eine Karte spielen
window-asks-you =
    { $occasion } { $about ->
        [acted] { $whose ->
            [you] Nach dem, was du getan hast, kannst du eine Karte spielen.
            [one] Nach dem, was { $name } getan hat, kannst du eine Karte spielen.
           *[none] Danach kannst du eine Karte spielen.
        }
        [start] { $whose ->
            [you] Dein Zug beginnt: Du kannst eine Karte spielen.
            [one] Der Zug von { $name } beginnt: Du kannst eine Karte spielen.
           *[none] Ein Zug beginnt: Du kannst eine Karte spielen.
        }
        [end] { $whose ->
            [you] Dein Zug endet: Du kannst eine Karte spielen.
            [one] Der Zug von { $name } endet: Du kannst eine Karte spielen.
           *[none] Ein Zug endet: Du kannst eine Karte spielen.
        }
        [way] { $whose ->
            [you] Dein Würfel um den Weg: Du kannst eine Karte spielen.
            [one] Der Würfel um den Weg von { $name }: Du kannst eine Karte spielen.
           *[none] Der Würfel um den Weg: Du kannst eine Karte spielen.
        }
        [search] { $whose ->
            [you] Deine Würfel um Nahrung: Du kannst eine Karte spielen.
            [one] Die Würfel von { $name } um Nahrung: Du kannst eine Karte spielen.
           *[none] Die Würfel um Nahrung: Du kannst eine Karte spielen.
        }
        [direction] Der Kompass hat sich gedreht: Du kannst eine Karte spielen.
        [lost] Gleich verirrt sich jemand: Du kannst eine Karte spielen.
        [attack] { $whose ->
            [you] Du wirst angegriffen: Du kannst eine Karte spielen.
            [one] { $name } wird angegriffen: Du kannst eine Karte spielen.
           *[none] Ein Angriff: Du kannst eine Karte spielen.
        }
        [nature] Zug der Natur: Du kannst eine Karte spielen.
       *[day] Ein neuer Tag: Du kannst eine Karte spielen.
    } Wer schweigt, passt.
window-asks = Eine Karte spielen können jetzt: { $who }.
window-you-wait =
    { $occasion } { $about ->
        [attack] { $whose ->
            [you] Du wirst angegriffen.
            [one] { $name } wird angegriffen.
           *[none] Ein Angriff.
        }
        [nature] Zug der Natur.
        [day] Ein neuer Tag.
       *[other] { $whose ->
            [you] Dein Zug.
            [one] Zug von { $name }.
           *[none] {""}
        }
    } { $seconds ->
        [0] Der Tisch wartet auf dich: eine Karte spielen oder passen.
       *[other] Der Tisch wartet { $seconds } Sekunden auf dich: eine Karte spielen oder passen.
    }
said-beforehand = Wenn niemand eine Karte spielt, spielst du: { $action }.

## Die Schritte des Spiels

step-lead = Wer beginnt
step-turn = Zug
step-step = Unterwegs
step-search = Suche
step-arrive = Ankunft
step-drift = Verirrt
step-attack = Angriff
step-mood = Der Stamm
step-nature = Zug der Natur
step-dawn = Neuer Tag
step-dice = Würfel
step-pick = Das Los
step-reveal = Neues Land
step-draw = Ziehen
step-drop = Abwerfen
step-illness = Krankheit
step-weather = Wetter
step-window = Karten?
step-card = Eine Karte
step-walk = Wohin?
step-effect = Wahl einer Karte
step-drive = Weg des Tieres
step-place = Gebiet legen
step-return = Gebiet wegnehmen
step-trial = Ein Wurf
step-fight = Kampf
step-over = Ende

## Was eine Aktion bewirkt

outcome-cost =
    { $left ->
        [0] Kostet { $energy } Energie, alles, was du noch hast.
        [one] Kostet { $energy } Energie, 1 bleibt.
       *[other] Kostet { $energy } Energie, { $left } bleiben.
    }
outcome-night-roll =
    { $needed ->
        [7] Der Weg ist nicht zu finden: Du würdest dich verirren.
       *[other] Wurf um den Weg: Bei weniger als { $needed } verirrst du dich.
    }
outcome-swamp = Ein Sumpf: Du ziehst eine Krankheitskarte.
outcome-desert =
    { $thirst ->
        [one] Die Wüste bei Tag: Dein Durst steigt um 1.
       *[other] Die Wüste bei Tag: Dein Durst steigt um { $thirst }.
    }
outcome-turns-up = Neues Land kommt in Sicht.
outcome-drink = Dort gibt es Wasser.
outcome-wins = Bist du am Ende deines Zuges noch hier, hast du gewonnen.
outcome-searches = Zwei Würfel: Dein Hunger sinkt um ihre Summe, aber bei einer 1 verirrst du dich.
outcome-drinks = Dein Durst ist weg.
outcome-eases =
    { $steps ->
        [0] Deine Erschöpfung ändert sich nicht.
        [one] Deine Erschöpfung sinkt um 1.
       *[other] Deine Erschöpfung sinkt um { $steps }.
    }
outcome-unused = { $energy } Energie verfällt.
outcome-nature =
    { $left ->
        [0] Dann nimmt die Natur { $steps }, und daran stirbst du!
        [one] Dann nimmt die Natur { $steps }; bis zum Totenkopf bleibt 1 Schritt.
       *[other] Dann nimmt die Natur { $steps }; bis zum Totenkopf bleiben { $left } Schritte.
    }
outcome-hunted =
    { $animals ->
        [one] Ein Tier kann dich im Zug der Natur erreichen und angreifen.
       *[other] { $animals } Tiere können dich im Zug der Natur erreichen und angreifen.
    }
outcome-meant = Gemeint ist { $player }.
outcome-says = { $de }
outcome-rewinds = Dafür geht der Zug an seinen Anfang zurück.

## Ablehnungen: wer gerade gefragt ist

refusal-WN-END-01 = Die Partie ist zu Ende; gespielt wird nicht mehr.
refusal-WN-END-04 = Die Partie ist zu Ende: Nur noch ein Spieler lebt.
refusal-WN-RULING-38 = Die Partie ist zu Ende: Niemand lebt mehr.
refusal-WN-RULING-67 = Die Partie ist zu Ende: Die vereinbarten Tage sind vorbei.
refusal-WN-ROUND-01 = Du bist nicht am Zug.
refusal-WN-ROUND-02 = Danach bist du gerade nicht gefragt.
refusal-WN-RULING-54 = Nicht in diesem Moment: Karten werden zwischendurch gespielt, etwa nach einer Aktion, am Ende eines Zuges oder im Zug der Natur. Du wirst gefragt.
refusal-WN-RULING-91 = Du hast schon geantwortet; gewartet wird auf die anderen.
refusal-WN-DEATH-02 = Tote haben keine Züge und spielen keine Karten.
refusal-WN-DEATH-01 = Das ginge über den Totenkopf hinaus: Wer dort ankommt, ist tot.

## Ablehnungen: Aktionen

refusal-WN-MOVE-01 = Du kannst nur in ein Gebiet gehen, das an deines grenzt.
refusal-WN-COMPASS-03 = Dort ist kein Gebiet: Niemand verlässt den Plan.
refusal-WN-REVEAL-01 = Dieses Land ist noch verdeckt: niemand weiß, was dort ist.
refusal-WN-TERRAIN-07 = Das ist ein See: Dorthin kommt man nur mit einem Floß.
refusal-WN-RULING-71 = Von einem See auf den nächsten kommt man nur mit einem Floß in diesem Zug.
refusal-WN-ENERGY-02 = { $cost ->
    [none] Dafür fehlt dir die Energie.
   *[other] Das kostet { $cost } Energie, und du hast { $energy }.
}
refusal-WN-ENERGY-03 = Dafür fehlt dir die Energie.
refusal-WN-LOST-01 = Du hast dich verirrt: In diesem Zug kannst du nichts mehr tun.
refusal-WN-SLEEP-01 = Du schläfst: In diesem Zug kannst du nur noch trinken.
refusal-WN-RULING-24 = Schlafen geht nur den ganzen Zug lang: Du hast schon Energie ausgegeben oder geschlafen.
refusal-WN-RULING-82 = Eine Karte verbietet es im Augenblick.
refusal-WN-WEATHER-04 = Weiter kannst du in diesem Zug nicht gehen: Eine Karte begrenzt deine Bewegungen.
refusal-WN-FOOD-01 = Hier gibt es nichts zu essen: Nahrung findet man im Grasland, in Wäldern, in Sümpfen und beim Stamm.
refusal-WN-FOOD-04 = Nachts kannst du nicht nach Nahrung suchen.
refusal-WN-DRINK-01 = Hier gibt es kein Wasser: Trinken kannst du an einem Fluss oder neben einem See.

## Ablehnungen: Ereigniskarten und was sie bewirken

refusal-WN-EVENT-01 = Diese Karte hast du nicht.
refusal-WN-EVENT-05 = Für diese Hälfte der Karte ist jetzt nicht der Augenblick.
refusal-WN-EVENT-08 = Tote spielen keine Ereigniskarten.
refusal-WN-EVENT-07 = Für eine Karte, die an den Anfang des Zuges gehört, ist es zu spät: Es ist etwas geschehen, was sich nicht zurücknehmen lässt.
refusal-WN-EVENT-02 = Es gibt keine Ereigniskarten mehr zu ziehen.
refusal-WN-EVENT-06 = Es ist keine Handkarte da, die man abwerfen könnte.
refusal-WN-RULING-16 = Von hier aus kann niemand irgendwohin geführt werden.
refusal-WN-RULING-13 = Das gehört an den Anfang eines Zuges.
refusal-WN-RULING-14 = Es ist kein Zug da, der enden könnte.
refusal-WN-RULING-19 = Dort lässt sich kein Zusatzgebiet legen oder wegnehmen.
refusal-WN-RULING-42 = Dorthin kann das Tier nicht: Seen, der Stamm, das Dorf und verdecktes Land sind ihm verschlossen.
refusal-WN-RULING-47 = Es ist kein Tier da, das man aus dem Spiel nehmen könnte.
refusal-WN-RULING-56 = Es ist niemand da, gegen den sich das richten könnte.
refusal-WN-RULING-72 = Mitgehen kannst du nur mit jemandem, in dessen Gebiet du stehst.
refusal-WN-RULING-73 = Kämpfen kannst du nur gegen jemanden in deinem Gebiet.
refusal-WN-RULING-83 = Diese Hälfte der Karte kann jetzt nichts bewirken.
refusal-WN-RULING-84 = Es ist keine Krankheitskarte da, die man ablegen könnte.
refusal-WN-RULING-90 = Es ist kein Wurf da, der sich wiederholen ließe.
refusal-WN-RULING-96 = Was die Karte verlangt, trifft jetzt nicht zu.
refusal-WN-RULING-95 = Es ist keine Karte mehr aufzuheben.
refusal-WN-RULING-101 = Es gibt keinen Angriff und kein Verirren zu verhindern.
refusal-WN-RULING-110 = Energie gibt es nur in einem Zug.
refusal-WN-RULING-36 = Der Marker steht schon auf dem letzten Feld.
refusal-WN-RULING-37 = Der Marker steht schon auf dem ersten Feld.
refusal-WN-ROUND-04 = Weiter kann der Marker nicht.
refusal-WN-SICK-01 = Es gibt keine Krankheitskarten mehr zu ziehen.
refusal-WN-SICK-03 = Es ist keine Krankheitskarte da, die man ablegen könnte.
refusal-WN-ENERGY-01 = Energie hat nur, wer am Zug ist.
refusal-WN-RULING-58 = Es gibt keine Karten mehr zu ziehen.
refusal-WN-RULING-104 = Das Ende des Zuges ist schon angesagt.
refusal-WN-RULING-32 = Dorthin kann niemand geführt werden.
refusal-WN-RULING-62 = Wer tot ist, bezahlt nichts.

## Der Plan in Worten

board-day = Tag { $day }
board-round = Runde { $round } von { $rounds }
board-light-day = Tageslicht
board-light-night = Nacht
board-star = besondere Runde
board-active = { $seat } ist am Zug
board-energy = noch { $energy } Energie
board-hand = Deine Karten
board-dead = tot
board-exhaustion = Erschöpfung { $square } von { $squares }, die Natur nimmt { $steps }
board-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
board-asleep = schläft
board-lost = verirrt
board-hated = vom Stamm gehasst
board-roll = Die Würfel von { $seat }: { $faces }
board-ways = Wege
board-legend = g Grasland   r Fels   d Wüste   f Wald   s Sumpf   m Gebirge   ~ See   T der Stamm   V Dorf   ? noch unbekannt

## Optionen

option-tiles = Länge
option-tiles-about = Wie viele Landschaftsteile zwischen Start und Dorf liegen: 4 passen für sechs bis acht Personen, 6 für vier oder fünf, 8 für zwei oder drei.
option-tiles-4 = Kurz: 4 Teile
option-tiles-6 = Normal: 6 Teile
option-tiles-8 = Lang: 8 Teile

option-mirror_board = Gespiegelter Plan
option-mirror_board-about = Der Plan wird kopfüber gezeichnet, sodass alle im Südwesten beginnen; sonst ändert sich nichts.

option-village_contacts = Wege ins Dorf
option-village_contacts-about = Von wie vielen Gebieten aus man ins Dorf gehen kann.
option-village_contacts-2 = Zwei
option-village_contacts-1 = Eines

option-tile_rotation = Lage der Teile
option-tile_rotation-about = Wie die verdeckten Teile liegen: zufällig gedreht oder immer gleich.
option-tile_rotation-random = Zufällig
option-tile_rotation-fixed = Immer gleich

option-tracks = Zustandstafeln
option-tracks-about = Die Zahlen auf den Leisten für Durst, Hunger und Erschöpfung.
option-tracks-tracks_v1 = Standard

option-rotate_first_player = Wechselnder Startspieler
option-rotate_first_player-about = In jeder neuen Runde beginnt der Nächste; sonst beginnt die ganze Partie lang derselbe.

option-solo = Allein
option-solo-about = Eine Partie für eine Person gegen das Land: das Dorf erreichen oder sterben.

option-undo_moves = Bewegungen zurücknehmen
option-undo_moves-about = Eine Bewegung lässt sich zurücknehmen, solange seither nichts gewürfelt oder aufgedeckt und niemand gefragt wurde.

option-all_dead = Wenn alle zugleich sterben
option-all_dead-about = Wer gewinnt, wenn die letzten Überlebenden im selben Augenblick sterben.
option-all_dead-draw = Niemand
option-all_dead-fewest_excess_steps = Wer weniger weit hinter dem Totenkopf ist

option-animal_refuge = Zuflucht vor Tieren
option-animal_refuge-about = Ob Tiere jemandem zum Stamm und ins Dorf folgen dürfen.
option-animal_refuge-random_only = Sie folgen
option-animal_refuge-always = Dort ist man sicher

option-tribe_source = Wo der Stamm lebt
option-tribe_source-about = Auf einem Landschaftsteil oder auf einem Zusatzgebiet, das durch eine Karte ins Spiel kommt.
option-tribe_source-tile = Auf einem Landschaftsteil
option-tribe_source-extra_area = Auf einem Zusatzgebiet

option-reaction_seconds = Bedenkzeit
option-reaction_seconds-about = Wie lange der Tisch auf die wartet, die um mehr Zeit für eine Karte gebeten haben.
option-reaction_seconds-10 = 10 Sekunden
option-reaction_seconds-5 = 5 Sekunden
option-reaction_seconds-20 = 20 Sekunden
option-reaction_seconds-0 = Bis alle geantwortet haben

option-breath_seconds = Ein Atemzug für Karten
option-breath_seconds-about = Wie lange alle Zeit haben, eine Karte zu spielen oder um mehr Zeit zu bitten. Wer schweigt, passt.
option-breath_seconds-3 = Bis drei zählen
option-breath_seconds-2 = 2 Sekunden
option-breath_seconds-5 = 5 Sekunden
option-breath_seconds-8 = 8 Sekunden

option-stops = Auf alle warten
option-stops-about = Wann der Tisch auf jemanden wartet, der nichts sagt; das kann jede Person während der Partie für sich ändern.
option-stops-attacked = Wenn ihnen etwas zustößt: Angriff, eigener Wurf, Verirren
option-stops-all = Bei jeder Gelegenheit
option-stops-none = Nie

stop-attacked = mir etwas zustößt: ein Angriff, mein eigener Wurf, dass ich mich verirre
stop-winning = jemand im Dorf steht
stop-start = ein Zug beginnt
stop-lost = sich jemand verirrt
stop-end = ein Zug zu Ende geht
stop-action = jemand etwas getan hat
stop-nature = die Natur am Zug ist
stop-roll = gewürfelt wird oder wurde
stop-card = jemand eine Karte spielt

option-late_beginning_cards = Verspätete Karten
option-late_beginning_cards-about = Eine Karte für den Beginn eines Zuges darf noch gespielt werden, solange nichts geschehen ist, was sich nicht zurücknehmen lässt.

option-special_replaces_base = Ein Stern ersetzt Tag und Nacht
option-special_replaces_base-about = In einer besonderen Runde gelten nur die Regeln der Wetterkarte, nicht die für Tageslicht oder Nacht.

option-max_days = Letzter Tag
option-max_days-about = Nach wie vielen Tagen die Partie unentschieden endet.
option-max_days-0 = Keine Grenze
option-max_days-1 = Nach 1 Tag
option-max_days-2 = Nach 2 Tagen
option-max_days-3 = Nach 3 Tagen
option-max_days-4 = Nach 4 Tagen
option-max_days-5 = Nach 5 Tagen
option-max_days-6 = Nach 6 Tagen
option-max_days-7 = Nach 7 Tagen
option-max_days-8 = Nach 8 Tagen
option-max_days-10 = Nach 10 Tagen
option-max_days-12 = Nach 12 Tagen
option-max_days-15 = Nach 15 Tagen
option-max_days-20 = Nach 20 Tagen
option-max_days-30 = Nach 30 Tagen

option-on_leave = Wenn jemand geht
option-on_leave-about = Was mit dem Platz einer Person geschieht, die gegangen ist: Ein Bot spielt weiter, die Figur trinkt und schläft nur noch, oder die Partie wartet.
option-on_leave-bot = Ein Bot übernimmt
option-on_leave-autopass = Trinken und schlafen
option-on_leave-pause = Die Partie wartet

## Ereigniskarten

name-raft = Floß
name-companion = Gefährte
name-game-path = Wildwechsel
name-stepping-stones = Trittsteine
name-goat-track = Ziegenpfad
name-lookout = Ausguck
name-dust-devil = Staubteufel
name-strange-voices = Fremde Stimmen
name-dogs-at-the-gate = Hunde am Tor
name-old-landmark = Altes Wegzeichen
name-going-in-circles = Im Kreis
name-night-eyes = Nachtaugen
name-clear-stars = Klare Sterne
name-dusk = Einbruch der Dunkelheit
name-hidden-spring = Verborgene Quelle
name-morning-dew = Morgentau
name-cloudburst = Wolkenbruch
name-last-drops = Letzte Tropfen
name-ripe-berries = Reife Beeren
name-honey-tree = Honigbaum
name-good-tracks = Frische Fährte
name-rich-catch = Reicher Fang
name-shared-fire = Geteiltes Feuer
name-second-wind = Zweite Luft
name-gritted-teeth = Zähne zusammenbeißen
name-last-strength = Letzte Kraft
name-long-shadows = Lange Schatten
name-splint = Schiene
name-bed-of-moss = Moosbett
name-warm-stone = Warmer Stein
name-landslide = Erdrutsch
name-up-a-tree = Auf den Baum
name-burning-branch = Brennender Ast
name-fight = Kampf
name-thick-hide = Dickes Fell
name-downwind = Gegen den Wind
name-snare = Schlinge
name-eyes-in-the-dark = Augen im Dunkeln
name-root-lore = Wurzelkunde
name-clean-bandage = Sauberer Verband
name-green-valley = Grünes Tal
name-young-wood = Junger Wald
name-dry-feet = Trockene Füße
name-abandoned-camp = Verlassenes Lager
name-lost-pack = Verlorener Rucksack

half-upper = für dich
half-lower = gegen andere

## Was unter den Namen der Ereigniskarten steht

mood-raft = Vier Stämme, zwei Gürtel und eine Menge Gottvertrauen.
mood-companion = Zu zweit geht es langsamer. Man kommt aber öfter an.
mood-game-path = Wer ihn ausgetreten hat, hatte vier Füße und ein Ziel.
mood-stepping-stones = Der dritte wackelt.
mood-goat-track = Wo eine Ziege steht, stehst auch du. Vermutlich.
mood-lookout = Von hier oben sieht es so einfach aus.
mood-dust-devil = Er hebt die Dinge auf und setzt sie wieder ab, nur nicht dort, wo sie waren.
mood-strange-voices = Jemand hat deinen Namen gerufen. Du bist fast sicher.
mood-dogs-at-the-gate = Sie wissen nicht, dass du gerade gerettet bist.
mood-old-landmark = Ein Steinmännchen. Hier stand einmal jemand, der den Weg kannte.
mood-going-in-circles = Schon wieder dieser Baum.
mood-night-eyes = Halt still, bis das Schwarz zu Grau wird.
mood-clear-stars = Der eine, der sich nicht bewegt, ist Norden.
mood-dusk = Noch ein halbes Stündchen, hast du gesagt. Vor einer Stunde.
mood-hidden-spring = Die Vögel wussten Bescheid.
mood-morning-dew = Ein Hemd, ausgewrungen über dem offenen Mund.
mood-cloudburst = Zu viel von dem, worum du gebeten hast.
mood-last-drops = Du schüttelst die Flasche. Du schüttelst sie noch einmal.
mood-ripe-berries = Die roten. Oder waren es die blauen?
mood-honey-tree = Die Bienen sehen das anders.
mood-good-tracks = Frisch, tief und in deine Richtung.
mood-rich-catch = Einen Abend lang bist du reich.
mood-shared-fire = Sie stellen keine Fragen. Sie haben Speere.
mood-second-wind = Sie kommt, wenn du nicht mehr auf sie wartest.
mood-gritted-teeth = Morgen wirst du dafür bezahlen.
mood-last-strength = Ganz unten ist immer noch ein Rest.
mood-long-shadows = Du siehst sie vor dir: klein und weit und langsam.
mood-splint = Zwei Stöcke und ein Ärmel.
mood-bed-of-moss = Weicher als alles, was du besitzt. Du besitzt nichts.
mood-warm-stone = Er behält die Sonne bis Mitternacht.
mood-landslide = Erst ein Kiesel, dann der Hang.
mood-up-a-tree = Warten kann es auch. Aber es langweilt sich früher als du.
mood-burning-branch = Einen Augenblick lang fürchten sie dich.
mood-fight = Es gab einen Apfel.
mood-thick-hide = Drei Schichten Schlamm und schlechte Laune.
mood-downwind = Solange der Wind nicht dreht.
mood-snare = Ein Draht, ein gebogenes Bäumchen, eine Stunde Geduld.
mood-eyes-in-the-dark = Zwei. Vier. Sechs.
mood-root-lore = Kauen, nicht schlucken.
mood-clean-bandage = Das letzte Saubere, das du hast.
mood-green-valley = Auf keiner Karte war es eingezeichnet.
mood-young-wood = Wo es gebrannt hat, da wächst es.
mood-dry-feet = Grasbüschel, Grasbüschel, Stamm, Grasbüschel.
mood-abandoned-camp = Die Asche ist kalt. Der Eintopf noch nicht ganz.
mood-lost-pack = Jemand sucht danach. Du nicht.

## Wetterkarten

name-clear-sky = Klarer Himmel
name-windfall = Fallobst
name-mild-air = Milde Luft
name-long-day = Langer Tag
name-long-night = Lange Nacht
name-eclipse = Sonnenfinsternis
name-drizzle = Nieselregen
name-downpour = Platzregen
name-swollen-rivers = Hochwasser
name-low-water = Niedrigwasser
name-heat = Hitze
name-glare = Gleißendes Licht
name-sultry-air = Schwüle
name-fog = Nebel
name-ground-mist = Bodennebel
name-full-moon = Vollmond
name-frost = Frost
name-snow = Schnee
name-gale = Sturm
name-thunder = Gewitter
name-hunger-moon = Hungermond
name-stillness = Windstille
name-northern-lights = Nordlicht

mood-clear-sky = Über dir nichts als Blau.
mood-windfall = Der Sturm kam in der Nacht und ließ Geschenke da.
mood-mild-air = Ein Tag wie eine Entschuldigung.
mood-long-day = Die Sonne hat vergessen, nach Hause zu gehen.
mood-long-night = Es wird dunkel, während du noch Stunden zählst.
mood-eclipse = Am Mittag gehen die Vögel schlafen.
mood-drizzle = Du bist nass. Noch nie war es dir so recht.
mood-downpour = Mach den Mund auf und sieh nach oben.
mood-swollen-rivers = Das Wasser ist braun und trägt Bäume.
mood-low-water = Wo der Fluss war, liegen Steine.
mood-heat = Die Luft steht über dem Boden wie über einem Herd.
mood-glare = Oben weiß, unten weiß, und du dazwischen.
mood-sultry-air = Jeder Schritt ist einer zu viel.
mood-fog = Deine Hand hört am Handgelenk auf.
mood-ground-mist = Köpfe ohne Körper gehen über die Wiese.
mood-full-moon = Man könnte dabei lesen, hätte man einen Brief.
mood-frost = Der Boden klingt.
mood-snow = Er deckt deine Spuren zu, und den Weg.
mood-gale = Wohin man geht, ist Ansichtssache.
mood-thunder = Du zählst. Eins, zwei
mood-hunger-moon = Sie singen die ganze Nacht.
mood-stillness = Kein Blatt. Kein Vogel. Ruh dich aus.
mood-northern-lights = Grüne Vorhänge, und niemand dahinter.

## Krankheitskarten

name-just-a-fright = Nur ein Schreck
name-cramp = Krampf
name-nausea = Übelkeit
name-cold-sweat = Kalter Schweiß
name-leeches = Blutegel
name-dizziness = Schwindel
name-adder = Kreuzotter
name-contagion = Ansteckung
name-relapse = Rückfall
name-fever = Fieber
name-worms = Würmer
name-festering-cut = Eiternde Wunde
name-blisters = Blasen
name-marsh-fever = Sumpffieber
name-bloody-flux = Ruhr
name-hacking-cough = Keuchhusten
name-night-blindness = Nachtblindheit
name-swollen-knee = Dickes Knie
name-delirium = Fieberwahn
name-shakes = Zittern
name-rash = Ausschlag
name-black-mood = Schwarze Gedanken

mood-just-a-fright = Ein Frosch. Es war ein Frosch.
mood-cramp = In der Wade, mitten im Wasser.
mood-nausea = Es waren die blauen.
mood-cold-sweat = Er läuft dir den Rücken hinunter und nimmt den Rest mit.
mood-leeches = Einer, zwei, fünf. Besser nicht zählen.
mood-dizziness = Das Schilf dreht sich. Oder du.
mood-adder = Was du für eine Wurzel hieltest, bewegt sich.
mood-contagion = Du hustest, entschuldigst dich und hustest.
mood-relapse = Du dachtest, du wärst darüber weg.
mood-fever = Die Bäume beugen sich vor, um zuzuhören.
mood-worms = Du isst für zwei. Für zwei Dutzend.
mood-festering-cut = Es war doch nur ein Kratzer.
mood-blisters = Jeder Stiefel hat seine Stelle gefunden.
mood-marsh-fever = Es kommt jeden zweiten Abend, pünktlich wie ein Beamter.
mood-bloody-flux = Trink nie, wo das Vieh stand.
mood-hacking-cough = Keiner schläft, du am wenigsten.
mood-night-blindness = In der Dämmerung hört die Welt einfach auf.
mood-swollen-knee = Über Hügel hat es seine eigene Meinung.
mood-delirium = Da drüben ruft die Mutter.
mood-shakes = Dir fällt der Löffel herunter. Und noch einmal.
mood-rash = Nicht kratzen. Nicht kratzen.
mood-black-mood = Wozu, fragt eine Stimme. Ganz unrecht hat sie nicht.

## Die Sätze auf den Karten, aus ihren Daten gemacht (docs/effects.md)

card-prefixed = { $prefix }: { $capital }
card-until =
    { $until ->
        [none] { $sentence }
       *[other] { $sentence }, { $until }
    }
card-then = danach
card-else = sonst
card-done = wenn du das tust
card-not-done = wenn du das nicht tust
card-maybe =
    { $may ->
        [yes] wenn du willst:{ " " }
       *[no] { "" }
    }

when-any-time = jederzeit
when-any-turn =
    { $whose ->
        [own] in deinem Zug
        [opponent] im Zug eines Gegners
       *[any] im Zug eines Spielers
    }
when-turn-start =
    { $whose ->
        [own] zu Beginn deines Zuges
        [opponent] zu Beginn des Zuges eines Gegners
       *[any] zu Beginn des Zuges eines Spielers
    }
when-turn-end =
    { $whose ->
        [own] am Ende deines Zuges
        [opponent] am Ende des Zuges eines Gegners
       *[any] am Ende des Zuges eines Spielers
    }
when-roll-before =
    { $whose ->
        [own] bevor du { $roll-du }
        [opponent] bevor ein Gegner { $roll-er }
       *[any] bevor ein Spieler { $roll-er }
    }
when-roll-after =
    { $whose ->
        [own] nachdem du { $roll-du-hast }
        [opponent] nachdem ein Gegner { $roll-er-hat }
       *[any] nachdem ein Spieler { $roll-er-hat }
    }
when-attack-before =
    { $whose ->
        [own] bevor für einen Tierangriff auf dich gewürfelt wird
        [opponent] bevor für einen Tierangriff auf einen Gegner gewürfelt wird
       *[any] bevor für einen Tierangriff gewürfelt wird
    }
when-attack-after =
    { $whose ->
        [own] nachdem für einen Tierangriff auf dich gewürfelt wurde
        [opponent] nachdem für einen Tierangriff auf einen Gegner gewürfelt wurde
       *[any] nachdem für einen Tierangriff gewürfelt wurde
    }
when-lost =
    { $whose ->
        [own] wenn du dich verirrst
        [opponent] wenn sich ein Gegner verirrt
       *[any] wenn sich ein Spieler verirrt
    }
when-card-declared =
    { $whose ->
        [own] wenn du eine Karte spielst
        [opponent] wenn ein Gegner eine Karte spielt
       *[any] wenn ein Spieler eine Karte spielt
    }
when-drawn = sofort
when-always = solange du diese Karte hast
when-all-day = den ganzen Tag
when-new-day = wenn ein neuer Tag beginnt
when-starred =
    { $acts ->
        [yes] zu Beginn jeder Runde mit Stern
       *[no] in jeder Runde mit Stern
    }
when-enter =
    { $whose ->
        [own] wenn du { $terrain-into } gehst
        [opponent] wenn ein Gegner { $terrain-into } geht
       *[any] wenn ein Spieler { $terrain-into } geht
    }
when-drink =
    { $whose ->
        [own] wenn du trinkst
        [opponent] wenn ein Gegner trinkt
       *[any] wenn ein Spieler trinkt
    }
when-rest =
    { $whose ->
        [own] wenn du rastest
        [opponent] wenn ein Gegner rastet
       *[any] wenn ein Spieler rastet
    }
when-sleep =
    { $whose ->
        [own] wenn du schläfst
        [opponent] wenn ein Gegner schläft
       *[any] wenn ein Spieler schläft
    }
when-search =
    { $whose ->
        [own] wenn du Nahrung findest
        [opponent] wenn ein Gegner Nahrung findet
       *[any] wenn ein Spieler Nahrung findet
    }
when-nature-1 = im Zug der Natur, nachdem Durst und Hunger gestiegen sind
when-nature-3 = im Zug der Natur, bevor die Tiere ziehen

roll-search = Wurf um Nahrung
    .du = um Nahrung würfelst
    .er = um Nahrung würfelt
    .du-hast = um Nahrung gewürfelt hast
    .er-hat = um Nahrung gewürfelt hat
roll-way = Wurf um den Weg
    .du = um den Weg würfelst
    .er = um den Weg würfelt
    .du-hast = um den Weg gewürfelt hast
    .er-hat = um den Weg gewürfelt hat
roll-direction = Drehen des Kompasses
    .du = den Kompass drehst
    .er = den Kompass dreht
    .du-hast = den Kompass gedreht hast
    .er-hat = den Kompass gedreht hat

if-terrain =
    { $is ->
        [yes] { $who ->
            [you] falls du { $terrain-in } bist
           *[player] falls er { $terrain-in } ist
        }
       *[no] { $who ->
            [you] falls du nicht { $terrain-in } bist
           *[player] falls er nicht { $terrain-in } ist
        }
    }
if-water-side =
    { $is ->
        [yes] { $who ->
            [you] falls du am Wasser bist
           *[player] falls er am Wasser ist
        }
       *[no] { $who ->
            [you] falls du nicht am Wasser bist
           *[player] falls er nicht am Wasser ist
        }
    }
if-night =
    { $is ->
        [yes] falls es Nacht ist
       *[no] falls es Tag ist
    }
if-in-village =
    { $is ->
        [yes] { $who ->
            [you] falls du im Dorf bist
           *[player] falls er im Dorf ist
        }
       *[no] { $who ->
            [you] falls du nicht im Dorf bist
           *[player] falls er nicht im Dorf ist
        }
    }
if-asleep =
    { $is ->
        [yes] { $who ->
            [you] { $to ->
                [each-player] unter denen, die geschlafen haben
               *[other] falls du geschlafen hast
            }
           *[player] falls er geschlafen hat
        }
       *[no] { $who ->
            [you] { $to ->
                [each-player] unter denen, die nicht geschlafen haben
               *[other] falls du nicht geschlafen hast
            }
           *[player] falls er nicht geschlafen hat
        }
    }
if-lost =
    { $is ->
        [yes] { $who ->
            [you] falls du dich verirrt hast
           *[player] falls er sich verirrt hat
        }
       *[no] { $who ->
            [you] falls du dich nicht verirrt hast
           *[player] falls er sich nicht verirrt hat
        }
    }
if-number =
    { $is ->
        [yes] { $who ->
            [you] falls dein { $track-name } { $at-least } oder mehr zeigt
           *[player] falls sein { $track-name } { $at-least } oder mehr zeigt
        }
       *[no] { $who ->
            [you] falls dein { $track-name } weniger als { $at-least } zeigt
           *[player] falls sein { $track-name } weniger als { $at-least } zeigt
        }
    }
if-weary =
    { $is ->
        [yes] { $who ->
            [you] falls dir deine Erschöpfung höchstens { $energy } Energie lässt
           *[player] falls ihm seine Erschöpfung höchstens { $energy } Energie lässt
        }
       *[no] { $who ->
            [you] falls dir deine Erschöpfung mehr als { $energy } Energie lässt
           *[player] falls ihm seine Erschöpfung mehr als { $energy } Energie lässt
        }
    }
if-sick =
    { $is ->
        [yes] { $who ->
            [you] falls eine Krankheitskarte vor dir liegt
           *[player] falls eine Krankheitskarte vor ihm liegt
        }
       *[no] { $who ->
            [you] falls keine Krankheitskarte vor dir liegt
           *[player] falls keine Krankheitskarte vor ihm liegt
        }
    }
if-near =
    { $is ->
        [yes] { $range ->
            [same-area] falls du im selben Gebiet bist
           *[adjacent] falls du im selben Gebiet oder daneben bist
        }
       *[no] { $range ->
            [same-area] falls du nicht im selben Gebiet bist
           *[adjacent] falls du weder im selben Gebiet noch daneben bist
        }
    }
if-behind =
    { $is ->
        [yes] falls ein Gegner näher am Dorf ist als du
       *[no] falls kein Gegner näher am Dorf ist als du
    }

who-you = du
who-player = dieser Gegner
range-any = überall
range-same-area = im selben Gebiet
range-adjacent = im selben Gebiet oder daneben

until-roll = none
until-turn = bis zum Ende des Zuges
until-next-turn =
    { $to ->
        [self] bis zum Ende deines nächsten Zuges
       *[other] bis zum Ende seines nächsten Zuges
    }
until-round = bis zum Ende der Runde
until-starred = none
until-day = bis zum Ende des Tages

to-self = du
    .accusative = dich
    .dative = dir
    .von = von dir
to-player = dieser Gegner
    .accusative = diesen Gegner
    .dative = diesem Gegner
    .von = dieses Gegners
to-opponent =
    { $range ->
        [same-area] ein Gegner in deinem Gebiet
        [adjacent] ein Gegner in deinem Gebiet oder daneben
       *[any] ein Gegner deiner Wahl
    }
    .accusative =
        { $range ->
            [same-area] einen Gegner in deinem Gebiet
            [adjacent] einen Gegner in deinem Gebiet oder daneben
           *[any] einen Gegner deiner Wahl
        }
    .dative =
        { $range ->
            [same-area] einem Gegner in deinem Gebiet
            [adjacent] einem Gegner in deinem Gebiet oder daneben
           *[any] einem Gegner deiner Wahl
        }
    .von =
        { $range ->
            [same-area] eines Gegners in deinem Gebiet
            [adjacent] eines Gegners in deinem Gebiet oder daneben
           *[any] eines Gegners deiner Wahl
        }
to-each-opponent =
    { $range ->
        [same-area] jeder Gegner in deinem Gebiet
        [adjacent] jeder Gegner in deinem Gebiet oder daneben
       *[any] jeder Gegner
    }
    .accusative =
        { $range ->
            [same-area] jeden Gegner in deinem Gebiet
            [adjacent] jeden Gegner in deinem Gebiet oder daneben
           *[any] jeden Gegner
        }
    .dative =
        { $range ->
            [same-area] jedem Gegner in deinem Gebiet
            [adjacent] jedem Gegner in deinem Gebiet oder daneben
           *[any] jedem Gegner
        }
    .von =
        { $range ->
            [same-area] jedes Gegners in deinem Gebiet
            [adjacent] jedes Gegners in deinem Gebiet oder daneben
           *[any] jedes Gegners
        }
to-each-player = jeder Spieler
    .accusative = jeden Spieler
    .dative = jedem Spieler
    .von = aller Spieler
to-leader = der Gegner, der dem Dorf am nächsten ist,
    .accusative = den Gegner, der dem Dorf am nächsten ist,
    .dative = dem Gegner, der dem Dorf am nächsten ist,
    .von = des Gegners, der dem Dorf am nächsten ist,
to-loser = der Verlierer
    .accusative = den Verlierer
    .dative = dem Verlierer
    .von = des Verlierers
to-animal =
    { $range ->
        [same-area] ein Tier in deinem Gebiet
        [adjacent] ein Tier in deinem Gebiet oder daneben
       *[any] ein Tier deiner Wahl
    }
    .accusative =
        { $range ->
            [same-area] ein Tier in deinem Gebiet
            [adjacent] ein Tier in deinem Gebiet oder daneben
           *[any] ein Tier deiner Wahl
        }
    .dative = dem Tier
    .von = des Tieres
to-own-sickness = eine deiner Krankheitskarten
    .accusative = eine deiner Krankheitskarten
    .dative = einer deiner Krankheitskarten
    .von = einer deiner Krankheitskarten
to-each-own-sickness = alle deine Krankheitskarten
    .accusative = alle deine Krankheitskarten
    .dative = allen deinen Krankheitskarten
    .von = aller deiner Krankheitskarten
to-this-card = diese Karte
    .accusative = diese Karte
    .dative = dieser Karte
    .von = dieser Karte

terrain-grassland = Grasland
    .into = in Grasland
    .in = im Grasland
terrain-rocky = Felsgebiet
    .into = in ein Felsgebiet
    .in = in einem Felsgebiet
terrain-desert = Wüste
    .into = in eine Wüste
    .in = in einer Wüste
terrain-forest = Wald
    .into = in einen Wald
    .in = in einem Wald
terrain-swamp = Sumpf
    .into = in einen Sumpf
    .in = in einem Sumpf
terrain-mountain = Gebirge
    .into = ins Gebirge
    .in = im Gebirge
terrain-lake = See
    .into = auf einen See
    .in = auf einem See
terrain-tribe = der Stamm
    .into = zum Stamm
    .in = beim Stamm
terrain-village = das Dorf
    .into = ins Dorf
    .in = im Dorf
terrain-any = jedes Gebiet
    .into = in jedes Gebiet
    .in = in irgendeinem Gebiet

track-thirst = Durst
    .dein = deinen Durst
    .sein = seinen Durst
    .der = der Durst
    .nominative = dein Durst
track-hunger = Hunger
    .dein = deinen Hunger
    .sein = seinen Hunger
    .der = der Hunger
    .nominative = dein Hunger
track-exhaustion = Erschöpfung
    .dein = deine Erschöpfung
    .sein = seine Erschöpfung
    .der = die Erschöpfung
    .nominative = deine Erschöpfung

what-lake = für je 2 Energie auf Seen gehen
what-night-search = auch nachts nach Nahrung suchen
what-drink = in jedem Gebiet trinken

action-move = sich bewegen
    .du = dich nicht bewegen
    .er = sich nicht bewegen
action-search = nach Nahrung suchen
    .du = nicht nach Nahrung suchen
    .er = nicht nach Nahrung suchen
action-drink = trinken
    .du = nicht trinken
    .er = nicht trinken
action-rest = rasten
    .du = nicht rasten
    .er = nicht rasten
action-sleep = schlafen
    .du = nicht schlafen
    .er = nicht schlafen

cost-exhaustion =
    du darfst deine Erschöpfung um { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } erhöhen
cost-energy = du darfst { $energy } Energie bezahlen

do-increase =
    { card-maybe }{ $to ->
        [self] erhöhe { $track-dein }
       *[other] { $to-name } erhöht { $track-sein }
    } um { $by ->
        [one] 1 Schritt
       *[other] { $by } Schritte
    }
do-reduce =
    { card-maybe }{ $to ->
        [self] senke { $track-dein }
       *[other] { $to-name } senkt { $track-sein }
    } um { $by ->
        [one] 1 Schritt
       *[other] { $by } Schritte
    }
do-restore =
    { card-maybe }{ $to ->
        [self] setze { $track-dein }
       *[other] { $to-name } setzt { $track-sein }
    } auf das erste Feld
do-energy =
    { card-maybe }{ $to ->
        [self] du hast
       *[other] { $to-name } hat
    } in diesem Zug { $by } Energie { $way ->
        [less] weniger
       *[more] mehr
    }
do-drift =
    { card-maybe }{ $to ->
        [self] du wirst
       *[other] { $to-name } wird
    } { $by ->
        [one] um ein Gebiet
       *[other] { $by }-mal um ein Gebiet
    } in eine zufällige Richtung bewegt
do-walk =
    { card-maybe }{ $to ->
        [self] setze deine Figur { $by ->
            [one] ein Gebiet
           *[other] { $by } Gebiete
        } weiter, kostenlos und ohne Wurf um den Weg
       *[other] bewege { $to-accusative } { $by ->
            [one] um ein Gebiet
           *[other] um { $by } Gebiete
        } deiner Wahl
    }
do-lost =
    { card-maybe }{ $to ->
        [self] du verirrst dich
       *[other] { $to-name } verirrt sich
    }
do-end-turn = { card-maybe }der Zug ist zu Ende
do-draw =
    { card-maybe }{ $to ->
        [self] ziehe
       *[other] { $to-name } zieht
    } { $by ->
        [one] eine Karte
       *[other] { $by } Karten
    }
do-discard =
    { card-maybe }{ $to ->
        [self] wirf
       *[other] { $to-name } wirft
    } { $by ->
        [one] eine zufällige Karte
       *[other] { $by } zufällige Karten
    } ab
do-sickness =
    { card-maybe }{ $to ->
        [self] ziehe
       *[other] { $to-name } zieht
    } { $by ->
        [one] eine Krankheitskarte
       *[other] { $by } Krankheitskarten
    }
do-cure = { card-maybe }lege { $to-accusative } ab
do-animal-attack =
    { card-maybe }{ $to ->
        [self] du erleidest
       *[other] { $to-name } erleidet
    } einen Tierangriff
do-roll =
    { card-maybe }{ $to ->
        [self] wirf einen Würfel
       *[other] { $to-name } wirft einen Würfel
    }
    .then = bei { $at-least } oder mehr
    .else = bei weniger
do-fight = { card-maybe }kämpfe gegen { $to-accusative }: Beide werfen zwei Würfel, und wer weniger hat, erhöht seine Erschöpfung um den Unterschied
    .then = wenn du gewonnen hast
    .else = wenn du nicht gewonnen hast
do-reroll =
    { card-maybe }{ $when ->
        [attack-after] der Wurf wird wiederholt
       *[other] das wird wiederholt
    }
do-prevent =
    { card-maybe }{ $when ->
        [attack-before] der Angriff findet nicht statt
       *[other] dazu kommt es nicht
    }
do-cancel = { card-maybe }diese Karte wird aufgehoben
do-place-area =
    { card-maybe }{ $terrain ->
        [tribe] lege das Zusatzgebiet mit dem Stamm auf den Plan
       *[other] lege ein Zusatzgebiet auf den Plan: { $terrain-name }
    }
    .then = danach
    .else = falls das nicht geht
do-return-area = { card-maybe }nimm ein Zusatzgebiet vom Plan
do-drive =
    { card-maybe }bewege { $to-accusative } { $by ->
        [one] um ein Gebiet
       *[other] { $by }-mal in ein Gebiet daneben
    }
do-remove-animal = { card-maybe }nimm { $to-accusative } aus dem Spiel
do-go-along = { card-maybe }du gehst bis zum Ende des Zuges kostenlos mit diesem Gegner mit

change-cost =
    { $terrain ->
        [any] jede Bewegung
       *[other] jede Bewegung { $terrain-into }
    } kostet { $to-accusative } { $way ->
        [set] nur { $by } Energie
        [more] { $by } Energie mehr
       *[less] { $by } Energie weniger
    }
change-river =
    einen Fluss zu überqueren kostet { $to-accusative } { $way ->
        [set] { $by ->
            [0] keine zusätzliche Energie
           *[other] nur { $by } zusätzliche Energie
        }
        [more] { $by } Energie mehr
       *[less] { $by } Energie weniger
    }
change-way =
    { $to ->
        [self] { $way ->
            [set] { $by ->
                [0] du findest den Weg ohne Wurf
               *[other] du musst vor jeder Bewegung um den Weg würfeln und brauchst { $by } oder mehr
            }
           *[other] du brauchst
        }
       *[other] { $to-name } { $way ->
            [set] { $by ->
                [0] findet den Weg ohne Wurf
               *[other] muss vor jeder Bewegung um den Weg würfeln und braucht { $by } oder mehr
            }
           *[other] braucht
        }
    }{ $way ->
        [set] { "" }
       *[other] { $until ->
            [roll] { "" }
           *[other] { " " }bei jedem Wurf um den Weg
        } { $by } { $way ->
            [more] mehr
           *[less] weniger
        }
    }
change-moves =
    { $to ->
        [self] du kannst dich
       *[other] { $to-name } kann sich
    }{ $until ->
        [turn] { "" }
       *[other] { " " }in jedem Zug
    } { $way ->
        [set] { $by ->
            [0] gar nicht
            [one] nur einmal
            [2] nur zweimal
           *[other] nur { $by }-mal
        }
        [more] { $by }-mal mehr
       *[less] { $by }-mal weniger
    } bewegen
change-energy =
    { $to ->
        [self] du hast
       *[other] { $to-name } hat
    }{ $until ->
        [turn] { "" }
       *[other] { " " }in jedem Zug
    } { $by } Energie{ $way ->
        [set] { "" }
        [more] { " " }mehr
       *[less] { " " }weniger
    }
change-rate =
    { $to ->
        [self] { $track-nominative }
       *[other] { $track-der } { $to-von }
    } { $way ->
        [set] { $by ->
            [0] steigt im Zug der Natur nicht
           *[other] steigt im Zug der Natur um { $by }
        }
        [more] steigt im Zug der Natur um { $by } mehr
       *[less] steigt im Zug der Natur um { $by } weniger
    }
change-desert =
    bei Tag in eine Wüste zu gehen erhöht { $to ->
        [self] deinen Durst
       *[other] den Durst { $to-von }
    } um { $by }{ $way ->
        [set] { "" }
        [more] { " " }mehr
       *[less] { " " }weniger
    }
change-search-cost =
    die Suche nach Nahrung kostet { $to-accusative } { $way ->
        [set] nur { $by } Energie
        [more] { $by } Energie mehr
       *[less] { $by } Energie weniger
    }
change-search-found =
    Nahrung senkt { $to ->
        [self] deinen Hunger
       *[other] den Hunger { $to-von }
    } um { $by } { $way ->
        [set] Schritte
        [more] Schritte mehr
       *[less] Schritte weniger
    }
change-rest =
    { $way ->
        [set] { $by ->
            [0] rasten hilft { $to-dative } nicht
           *[other] rasten senkt die Erschöpfung { $to-von } um { $by }
        }
       *[other] rasten senkt { $to ->
            [self] deine Erschöpfung
           *[other] die Erschöpfung { $to-von }
        } um { $by } { $way ->
            [more] mehr
           *[less] weniger
        }
    }
change-sleep =
    { $way ->
        [set] { $by ->
            [0] schlafen hilft { $to-dative } nicht
           *[other] schlafen senkt die Erschöpfung { $to-von } um { $by }
        }
       *[other] schlafen senkt { $to ->
            [self] deine Erschöpfung
           *[other] die Erschöpfung { $to-von }
        } um { $by } { $way ->
            [more] mehr
           *[less] weniger
        }
    }
change-attack-strength =
    { $until ->
        [roll] der Angreifer
       *[other] { $to ->
            [each-player] wer angreift,
           *[other] wer { $to-accusative } angreift,
        }
    } { $way ->
        [set] hat die Summe { $by }
        [more] zählt { $by } zu seiner Summe
       *[less] zieht { $by } von seiner Summe ab
    }
change-attack-dice =
    { $until ->
        [roll] der Angreifer
       *[other] { $to ->
            [each-player] wer angreift,
           *[other] wer { $to-accusative } angreift,
        }
    } wirft { $way ->
        [set] { $by ->
            [one] nur einen Würfel
           *[other] { $by } Würfel
        }
        [more] { $by ->
            [one] einen Würfel mehr
           *[other] { $by } Würfel mehr
        }
       *[less] { $by ->
            [one] einen Würfel weniger
           *[other] { $by } Würfel weniger
        }
    }
change-defence =
    { $to ->
        [self] { $way ->
            [set] deine Summe ist { $by }
            [more] zähle { $by } zu deiner Summe
           *[less] zieh { $by } von deiner Summe ab
        }
       *[other] { $to-name } { $way ->
            [set] hat die Summe { $by }
            [more] zählt { $by } zu seiner Summe
           *[less] zieht { $by } von seiner Summe ab
        }
    }{ $until ->
        [roll] { "" }
       *[other] { ", " }wenn ein Tier angreift
    }
change-defence-dice =
    { $to ->
        [self] du wirfst
       *[other] { $to-name } wirft
    } { $way ->
        [set] { $by ->
            [one] einen Würfel
           *[other] { $by } Würfel
        }
        [more] { $by ->
            [one] einen Würfel mehr
           *[other] { $by } Würfel mehr
        }
       *[less] { $by ->
            [one] einen Würfel weniger
           *[other] { $by } Würfel weniger
        }
    }{ $until ->
        [roll] { "" }
       *[other] { ", " }wenn ein Tier angreift
    }
change-wound =
    { $until ->
        [roll] der Angriff erschöpft
       *[other] jeder Tierangriff erschöpft
    } { $to-accusative } { $way ->
        [set] { $by ->
            [0] nicht
           *[other] um { $by }
        }
        [more] um { $by } mehr
       *[less] um { $by } weniger
    }
change-allow =
    { $to ->
        [self] du darfst
       *[other] { $to-name } darf
    } { $what-name }
change-forbid =
    { $to ->
        [self] du darfst { $action-du }
        [each-player] niemand darf { $action-name }
        [each-opponent] kein Gegner darf { $action-name }
       *[other] { $to-name } darf { $action-er }
    }
change-unseen =
    { $to ->
        [each-player] Tiere beachten niemanden
       *[other] Tiere beachten { $to-accusative } nicht
    }
change-immune =
    { $to ->
        [self] du ziehst
       *[other] { $to-name } zieht
    } in Sümpfen keine Krankheitskarte
