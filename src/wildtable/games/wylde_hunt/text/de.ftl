### Die Texte von Wylde Hunt auf Deutsch.
### Eine Angabe, zu der es `name-<Wert>` gibt, kommt hier mit ihrem Namen an: "Seelie-Sylphe" statt "S-Sylph".
### Die Namen der Fae haben verschiedene Geschlechter: `$fae-the` ist "die Sylphe der Seelie", `$fae-den` der vierte Fall;
### Fürwörter beziehen sich auf "diese Fae".

## Das Spiel

title = Wylde Hunt
tagline = Zwei Höfe der Fae jagen einen Sterblichen, der von Jahreszeit zu Jahreszeit weiterzieht.
by-lot = wer welchen Hof führt
about =
    Seelie und Unseelie führen je drei Fae über ein Brett in vier Farben; das Feld des Sterblichen und der Stein darauf bestimmen, wer sich bewegen darf. Es gewinnt, wer den Sterblichen umgarnt oder als einzige Seite noch Fae auf dem Brett hat. Ein Spiel für zwei, bei dem alles offen liegt und das Glück keine Rolle spielt.

## Namen

name-S = Seelie
name-U = Unseelie

name-S-Sylph = Seelie-Sylphe
    .the = die Sylphe der Seelie
    .den = die Sylphe der Seelie
name-S-Salamander = Seelie-Salamander
    .the = der Salamander der Seelie
    .den = den Salamander der Seelie
name-S-Gnome = Seelie-Gnom
    .the = der Gnom der Seelie
    .den = den Gnom der Seelie
name-S-Undine = Seelie-Undine
    .the = die Undine der Seelie
    .den = die Undine der Seelie
name-U-Sylph = Unseelie-Sylphe
    .the = die Sylphe der Unseelie
    .den = die Sylphe der Unseelie
name-U-Salamander = Unseelie-Salamander
    .the = der Salamander der Unseelie
    .den = den Salamander der Unseelie
name-U-Gnome = Unseelie-Gnom
    .the = der Gnom der Unseelie
    .den = den Gnom der Unseelie
name-U-Undine = Unseelie-Undine
    .the = die Undine der Unseelie
    .den = die Undine der Unseelie

name-Spring = Frühling
    .the = der Frühling
name-Summer = Sommer
    .the = der Sommer
name-Autumn = Herbst
    .the = der Herbst
name-Winter = Winter
    .the = der Winter

name-Mountain = Gebirge
    .the = das Gebirge
    .in = im Gebirge
name-Plains = Ebene
    .the = die Ebene
    .in = in der Ebene
name-Forest = Wald
    .the = der Wald
    .in = im Wald
name-River = Fluss
    .the = der Fluss
    .in = im Fluss

name-white = Weiß
name-yellow = Gelb
name-green = Grün
name-blue = Blau

name-vanquished = bezwungen
name-banished = verbannt

## Logzeilen: Aufstellung und Phase 1

event-setup-chosen =
    { $setup ->
        [1] Seelie wählt Aufstellung 1, „Daheim“.
       *[other] Seelie wählt Aufstellung { $setup }, „Verirrt“.
    }
event-mortal-placed = Unseelie stellt den Sterblichen auf { $to }.
event-round-began = Runde { $round } beginnt.
event-destiny-settled =
    { $how ->
        [tie] Keine Seite ist dem Sterblichen näher, deshalb geht das Schicksal an { $side } über.
       *[farther] { $side } lenkt das Schicksal, denn eine Fae der anderen Seite ist dem Sterblichen am nächsten.
    }
# Die Jahreszeit kommt hier mit ihrem Namen an; nur der Frühling braucht ein Fugen-s.
event-stone-moved =
    { $season ->
        [Sommer] Der Sommerstein wird von { $from } nach { $to } versetzt.
        [Herbst] Der Herbststein wird von { $from } nach { $to } versetzt.
        [Winter] Der Winterstein wird von { $from } nach { $to } versetzt.
       *[other] Der { $season }sstein wird von { $from } nach { $to } versetzt.
    }
event-mortal-moved = Der Sterbliche geht von { $from } nach { $to }.
event-returned = { $fae-the } kehrt auf { $square } ins Spiel zurück.

## Logzeilen: Phase 2

event-order-chosen =
    { $place ->
        [first] { $side } beginnt.
       *[second] { $side } lässt die andere Seite beginnen.
    }
event-moved = { $fae-the } zieht von { $from } nach { $to }.
event-held = { $fae-the } bleibt auf { $square } stehen.
event-contested =
    { $loser ->
        [none] Der Wettstreit auf { $square } endet unentschieden; alle bleiben dort.
       *[other] { $by ->
            [season] { $loser } verliert den Wettstreit auf { $square }: Hier entscheidet die Jahreszeit, { $season }.
           *[ground] { $loser } verliert den Wettstreit auf { $square }: Hier entscheidet die Landschaft, { $ground }.
        }
    }
event-vanquished = { $fae-the } wird auf { $square } bezwungen.
event-banished = { $fae-the } wird auf { $square } verbannt und kehrt nicht wieder.
event-none-eligible =
    { $side ->
        [both] In dieser Runde darf keine Fae ziehen.
       *[other] In dieser Runde darf keine Fae der { $side } ziehen.
    }

## Logzeilen: das Ende. Der Grund folgt als eigener Satz.

event-game-over =
    { $winner ->
        [none] Die Partie endet unentschieden.
       *[other] { $winner } gewinnt die Partie.
    }
reason-ensnare = Der Sterbliche ist umgarnt.
reason-domination = Vorherrschaft: Nur eine Seite hat Fae auf dem Brett.
reason-repetition = Dieselbe Stellung ist zum dritten Mal erreicht.
reason-round-limit = Die letzte Runde ist vorbei, und niemand hat gewonnen.
reason-all-banished = Alle sechs Fae sind verbannt.

## Was eine Seite zu entscheiden hat

prompt-setup = { $side }: Wähle eine der beiden Aufstellungen, 1 („Daheim“) oder 2 („Verirrt“).
prompt-mortal = { $side }: Stell den Sterblichen auf eines der vier Felder in der Mitte.
prompt-order = { $side }: Wer beginnt in dieser Runde?
prompt-turn = { $side }: Zieh mit einer deiner markierten Fae. Eine mit ○ darfst du auch stehen lassen.
prompt-stone = { $side }: Leg den Stein vom Feld des Sterblichen neben den Stein der vorangehenden Jahreszeit.
prompt-over = Die Partie ist zu Ende.

## Die Schritte des Spiels

step-setup = Aufstellung
step-mortal = Start des Sterblichen
step-order = Reihenfolge
step-turn = Zug
step-stone = Stein
step-over = Ende

## Legenden

fae-eligible-may = darf ziehen oder bleiben
fae-eligible-must = muss ziehen
fae-not-eligible = nicht dran

## Ablehnungen: Aufstellung

refusal-WH-SETUP-02 = Die Partie beginnt mit der Aufstellung: Seelie wählt eine der beiden, einmal und vor allem anderen.
refusal-WH-SETUP-04 = { $fae-the } ist in dieser Partie nicht dabei: Jede Seite spielt nur mit drei Fae.
refusal-WH-SETUP-05 = Zuerst stellt Unseelie den Sterblichen auf eines der vier mittleren Felder: D4, D5, E4 oder E5.
refusal-WH-SETUP-06 = In der ersten Runde wird kein Stein versetzt: Sie beginnt gleich mit den Fae.
refusal-WH-SETUP-07 = In der ersten Runde entscheidet Seelie, wer beginnt.

## Ablehnungen: die Runde und ihre Reihenfolge

refusal-WH-ROUND-02 =
    { $step ->
        [stone] Zuerst wird der Stein versetzt; danach ziehen die Fae.
       *[other] In dieser Runde wird kein Stein mehr versetzt: Jetzt ziehen die Fae.
    }
refusal-WH-ROUND-03 = { $fae-the } muss noch warten: Zuerst wird entschieden, wer beginnt.
refusal-WH-ORDER-01 = Wer beginnt, wird in jeder Runde einmal entschieden, bevor die Fae ziehen: von der Seite, die das Schicksal nicht lenkt (in Runde 1 von Seelie).
refusal-WH-RULING-13 = Hier gibt es keine Reihenfolge zu wählen: Nur eine Seite hat wählbare Fae.
refusal-WH-WIN-07 = Die Partie ist zu Ende; es wird nichts mehr gespielt.

## Ablehnungen: der Sterbliche und der Stein

refusal-WH-MORTAL-04 = Niemand versetzt den Sterblichen: Er geht von selbst, zu Beginn jeder Runde, zum Stein der nächsten Jahreszeit.
refusal-WH-STONE-01 =
    { $season ->
        [Sommer] Der Sommerstein bleibt liegen: Versetzt wird nur der Stein auf dem Feld des Sterblichen.
        [Herbst] Der Herbststein bleibt liegen: Versetzt wird nur der Stein auf dem Feld des Sterblichen.
        [Winter] Der Winterstein bleibt liegen: Versetzt wird nur der Stein auf dem Feld des Sterblichen.
       *[other] Der { $season }sstein bleibt liegen: Versetzt wird nur der Stein auf dem Feld des Sterblichen.
    }
refusal-WH-DESTINY-03 = In dieser Runde lenkt die andere Seite das Schicksal, also versetzt auch sie den Stein.
refusal-WH-STONE-03 = { $square } liegt nicht direkt neben dem Stein der vorangehenden Jahreszeit.
refusal-WH-STONE-04 = Auf { $square } darf der Stein nicht gelegt werden: Dort liegt ein anderer Stein, oder es ist das Feld, von dem er kommt.
refusal-WH-RULING-10 = Der Stein darf nicht liegen bleiben: Zu Beginn der Runde muss er versetzt werden.

## Ablehnungen: eine Fae wählen

refusal-WH-TURN-01 = Nicht { $fae-the }: Gezogen wird nur mit einer eigenen Fae, und nur, wenn man am Zug ist.
refusal-WH-TURN-03 = { $fae-the } war in dieser Runde schon dran, und jede Fae ist nur einmal dran.
refusal-WH-TURN-05 = Passen darf niemand: Jede markierte Fae kommt einmal an die Reihe.
refusal-WH-TURN-07 = { $fae-the } ist in dieser Runde nicht dran: weder auf der Farbe des Sterblichen noch in der Farbe des Steins dort.
refusal-WH-CONTEST-05 = { $fae-the } ist bezwungen und wartet außerhalb des Brettes auf die Rückkehr.
refusal-WH-BANISH-05 = { $fae-the } ist verbannt und endgültig aus dem Spiel.

## Ablehnungen: stehen bleiben und ziehen

refusal-WH-ELIG-01 = { $fae-the } muss sich bewegen: Diese Fae steht auf derselben Farbe wie der Sterbliche.
refusal-WH-ELIG-02 = { $fae-the } kann nicht auf { $square } stehen bleiben, denn dort steht diese Fae gar nicht.
refusal-WH-ELIG-03 = { $fae-the } hat die Farbe des Steins, muss sich aber trotzdem bewegen: Diese Fae steht auf derselben Farbe wie der Sterbliche.
refusal-WH-MOVE-01 = Keine gerade Linie führt { $fae-den } nach { $square }: Fae ziehen wie die Dame im Schach und mindestens ein Feld weit.
refusal-WH-MOVE-05 = { $fae-the } kommt nicht bis { $square }: Auf { $stop } steht der Gegner, und an gegnerischen Fae kommt niemand vorbei.
refusal-WH-MOVE-08 = { $fae-the } käme nur über den Rand des Brettes nach { $square }, und den überqueren Fae nicht.
refusal-WH-RULING-18 = { $fae-the } kommt nicht bis { $square }: Dazwischen, auf { $stop }, steht der Sterbliche, und dort würde diese Fae verbannt.

## Optionen

option-seelie = Wer Seelie spielt
option-seelie-about = Wird beim Eröffnen des Tisches festgelegt, durch das Los oder nach Absprache.
option-seelie-random = Das Los entscheidet
option-seelie-host = Wer den Tisch eröffnet
option-seelie-guest = Wer dazukommt

option-seelie_third = Dritte Fae der Seelie
option-seelie_third-about = Seelie hat Sylphe, Salamander und diese Fae; nur mit dem Gnom sind die beiden Seiten genaue Abbilder voneinander.
option-seelie_third-gnome = Gnom
option-seelie_third-undine = Undine

option-fae_wrap = Fae ziehen über die Ränder
option-fae_wrap-about = Die Linie einer Fae geht über den Rand hinaus auf der anderen Seite des Brettes weiter, insgesamt bis zu sieben Felder.

option-strict_lift = Verbannung beim Aufnehmen des Steins
option-strict_lift-about = Eine Fae auf dem Feld des Sterblichen, die nur der Stein dort schützt, wird verbannt, sobald dieser Stein aufgenommen wird.

option-contest_on_return = Wettstreit bei der Rückkehr
option-contest_on_return-about = Stehen nach einer Rückkehr Fae beider Seiten in der Ecke, findet dort ein einziger Wettstreit statt.

option-repetition = Unentschieden durch Wiederholung
option-repetition-about = Die Partie endet unentschieden, wenn zu Beginn von Phase 2 zum dritten Mal dieselbe Stellung erreicht ist.
option-repetition-3 = Beim dritten Mal
option-repetition-0 = Aus

option-round_limit = Rundengrenze
option-round_limit-about = Die Partie endet unentschieden, wenn so viele Runden gespielt sind und niemand gewonnen hat.
option-round_limit-100 = 100 Runden
option-round_limit-60 = 60 Runden
option-round_limit-40 = 40 Runden
option-round_limit-0 = Keine Grenze

option-undo_by_consent = Zurücknehmen mit Zustimmung
option-undo_by_consent-about = Unter Menschen: Ein Zug darf zurückgenommen werden, wenn die andere Seite zustimmt. Gegen Bots darf man es immer.

option-on_leave = Wenn jemand geht
option-on_leave-about = Was aus der Partie wird, wenn jemand geht oder lange wegbleibt.
option-on_leave-pause = Die Partie wartet
option-on_leave-bot = Ein Bot übernimmt
option-on_leave-lose = Die Partie ist verloren

legend-round = Runde { $round }, Schicksal: { $side }
legend-setup = Aufstellung { $number } „{ $setup }“
name-Home = Daheim
name-Strayed = Verirrt

## Was man außer auf dem Brett tun kann

do-first = Selbst beginnen
do-second = Der andere Hof zuerst
do-hold = Stehen bleiben

## Was eine Aktion bewirkt, gesagt, bevor sie gespielt wird

outcome-contest-won = { $fae-the } gewinnt den Wettstreit, denn { $by-the } begünstigt { $colour }.
outcome-contest-lost = { $fae-the } verliert den Wettstreit, denn { $by-the } begünstigt { $colour }.
outcome-contest-tied = Der Wettstreit endet unentschieden: Alle bleiben auf { $square }.
outcome-vanquished = { $fae-the } wird bezwungen.
outcome-banished = { $fae-the } wird für immer verbannt: { $season ->
        [none] Der Stein, der davor schützte, ist fort.
        [Sommer] Weder { $ground-the } noch der Sommerstein schützt davor.
        [Herbst] Weder { $ground-the } noch der Herbststein schützt davor.
        [Winter] Weder { $ground-the } noch der Winterstein schützt davor.
       *[other] Weder { $ground-the } noch der Frühlingsstein schützt davor.
    }
outcome-destiny =
    { $yours ->
        [yes] Damit endet die Runde, und in der nächsten lenkst du das Schicksal.
       *[no] Damit endet die Runde, und in der nächsten lenkt { $side } das Schicksal.
    }
outcome-dominates =
    { $yours ->
        [yes] Niemand kehrt rechtzeitig zurück: Sobald der Stein versetzt ist, gewinnst du durch Vorherrschaft.
       *[no] Niemand kehrt rechtzeitig zurück: Sobald der Stein versetzt ist, gewinnt { $side } durch Vorherrschaft.
    }
outcome-doomed = Hierher kommt der Sterbliche als Nächstes und verbannt { $fae-den } für immer.
outcome-returned = { $fae-the } kehrt ins Spiel zurück.
outcome-mortal = Der Sterbliche geht weiter nach { $to }.
outcome-beside = Sicher beim Sterblichen, und dort { $have ->
        [one] ist
       *[other] sind
    } dann { $have } von { $need } Farben besetzt.{ $all ->
        [yes] { " " }Ist das am Ende der Runde noch so, ist der Sterbliche umgarnt.
       *[no] { "" }
    }
outcome-season =
    { $season ->
        [none] { $ground-in }: keine Jahreszeit.
       *[other] { $ground-in }: { $season }.
    }
outcome-must =
    { $number ->
        [one] Ziehen muss { $fae }.
       *[other] Ziehen müssen { $fae }.
    }
outcome-may =
    { $number ->
        [one] Ziehen darf { $fae }.
       *[other] Ziehen dürfen { $fae }.
    }
outcome-won =
    { $reason ->
        [ensnare] Der Sterbliche ist umgarnt: Du gewinnst.
       *[domination] Nur du hast noch Fae auf dem Brett: Du gewinnst.
    }
outcome-lost =
    { $reason ->
        [ensnare] Der Sterbliche ist umgarnt: { $side } gewinnt.
       *[domination] Nur { $side } hat noch Fae auf dem Brett und gewinnt.
    }
outcome-drawn =
    { $reason ->
        [repetition] Dieselbe Stellung zum dritten Mal: unentschieden.
        [all-banished] Alle sechs Fae sind verbannt: unentschieden.
       *[other] Die letzte Runde ist vorbei: unentschieden.
    }
