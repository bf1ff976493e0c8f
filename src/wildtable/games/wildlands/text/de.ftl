### Die Texte von Wildlands auf Deutsch.
### Eine Angabe, zu der es `name-<Wert>` gibt, kommt hier mit ihrem Namen an: „Spieler 1“ statt „P1“; eine Liste
### kommt mit ihren Namen an, durch Kommas getrennt. Ein Charakter heißt nach Platz und Nummer: P2.3. Zu einem
### Ereignis mit Geheimnissen gibt es zwei Texte: `event-<Art>` für alle und `event-<Art>-own` für Eingeweihte.

## Das Spiel

title = Wildlands
tagline = Vier Fraktionen kämpfen aus dem Versteck heraus um die Splitter eines Kristalls, und jederzeit kann jemand dazwischengehen.
by-lot = wer wo sitzt und wie die Karten gemischt werden
about =
    Alle führen fünf Charaktere an, die einer nach dem anderen aus ihrem Versteck kommen, um Kristallsplitter aufzusammeln und die anderen zu besiegen; wer zuerst fünf Punkte hat, gewinnt. Alles geschieht mit Karten, die sich auf verschiedene Weise nutzen lassen, und mit einer Spezialkarte kann man sogar handeln, während jemand anderes am Zug ist. Ein Spiel für zwei bis vier Personen mit geheimen Handkarten und ohne Würfel.

## Namen

name-P1 = Spieler 1
name-P2 = Spieler 2
name-P3 = Spieler 3
name-P4 = Spieler 4

name-guild = Die Gilde
name-gnomads = Das kleine Volk
name-lawbringers = Die Bürgerwehr
name-pit_fighters = Die Kämpfer

name-dungeon = Der Dungeon
name-ruins = Die Ruinen

name-melee = Nahkampf
name-heavy-melee = Schwerer Nahkampf
name-ranged = Fernkampf
name-heavy-ranged = Schwerer Fernkampf
name-area = Flächenangriff
name-cover = Deckung
name-shield = Schild
name-rally = Manöver
name-fly = Fliegen
name-wild = Spezialkarte

## Die Charaktere, nach Fraktion und Nummer

character-guild-1 = Cindrick Ould
character-guild-2 = Hespera Gale
character-guild-3 = Ambrose Quill
character-guild-4 = Oma Moos
character-guild-5 = Lunk

character-gnomads-1 = Tak
character-gnomads-2 = Elsie
character-gnomads-3 = Automate
character-gnomads-4 = Burra Tongs
character-gnomads-5 = Pim

character-lawbringers-1 = Matilda
character-lawbringers-2 = Gehilfe
character-lawbringers-3 = Minotaurus
character-lawbringers-4 = Gauner
character-lawbringers-5 = Satyr

character-pit_fighters-1 = Maskierter
character-pit_fighters-2 = Grutha
character-pit_fighters-3 = Gnoll
character-pit_fighters-4 = Elfenklinge
character-pit_fighters-5 = Dorrag

## Logzeilen: Spielaufbau

event-faction-picked = { $seat } führt eine Fraktion an: { $faction }.
event-map-card-dealt = { $seat } erhält eine Ortskarte.
event-map-card-dealt-own = { $seat } erhält die Ortskarte { $space }.
event-assigned = { $character } wird auf Feld { $space } auftauchen.
event-reopened = Du nimmst deine Ortskarten zurück und verteilst sie neu.
event-shards-placed = Die Splitter von { $seat } liegen auf den Feldern { $spaces }.

## Logzeilen: Züge, Karten und Unterbrechungen

event-drew = { $seat } zieht eine Karte.
event-drew-own = { $seat } zieht { $card }.
event-deck-renewed = { $seat } mischt den Ablagestapel zu einem neuen Stapel.
event-turn-began = { $seat } ist am Zug.
event-end-declared = { $seat } erklärt den Zug für beendet.
event-answered =
    { $answer ->
        [interrupt] Du willst unterbrechen.
       *[pass] Du passt.
    }
event-interrupted = { $seat } spielt eine Spezialkarte und unterbricht.
event-interrupt-finished = { $seat } beendet die Unterbrechung.
event-played = { $seat } spielt: { $cards }.

## Logzeilen: Charaktere auf dem Spielbrett

event-revealed = { $character } wird auf Feld { $space } aufgedeckt.
event-moved = { $character } geht von { $from } nach { $to }.
event-claimed = { $character } sammelt den Splitter auf Feld { $space } auf.
event-scored =
    { $points ->
        [one] { $seat } bekommt einen Punkt und hat nun { $total }.
       *[other] { $seat } bekommt { $points } Punkte und hat nun { $total }.
    }

## Logzeilen: Angriffe

event-attacked = { $character } greift { $seat } an ({ $attack }: { $targets }).
event-area-attacked = { $character } führt einen Flächenangriff auf Feld { $space } aus ({ $targets }).
event-target-named = { $character } soll das Ziel sein.
event-defended = { $character } ist geschützt durch: { $card }.
event-damaged = { $character } erleidet { $damage } Schaden.
event-knocked-out = { $character } ist besiegt.

## Logzeilen: das Ende. Der Grund folgt als eigener Satz.

event-tied = Unter den Verbliebenen herrscht Gleichstand an der Spitze: Es geht weiter, bis jemand in Führung liegt.
event-game-over = Die Partie ist zu Ende. Der Sieg geht an { $winners }.
reason-five-points = Fünf Punkte sind erreicht.
reason-elimination = Jemand hat alle fünf Charaktere verloren.
reason-lead-after-a-tie = Nach einem Gleichstand ist jemand in Führung gegangen.
reason-stall = Zu viele Runden lang wurde kein Splitter aufgesammelt, kein Charakter aufgedeckt und kein Gegner angegriffen, also entscheiden die Punkte.
reason-turn-limit = Der letzte Zug ist gespielt, also entscheiden die Punkte.

## Was zu entscheiden ist

prompt-faction = { $side }: Wähle eine Fraktion, die noch frei ist.
prompt-assign = { $side }: Wähle, wo jeder deiner Charaktere auftauchen soll.
prompt-reveal = { $side }: Dein Zug beginnt. Deck einen deiner Charaktere auf.
prompt-act = { $side }: Führ eine Aktion aus, deck einen Charakter auf oder beende deinen Zug.
prompt-target = { $side }: Bestimme, welcher deiner Charaktere das Ziel dieses Angriffs ist.
prompt-defend = { $side }: Wehr den Angriff mit einer Karte ab, oder nimm den Schaden hin.
prompt-window = { $side }: Willst du unterbrechen oder passen?
prompt-over = Die Partie ist zu Ende.

## Die Schritte des Spiels

step-faction = Fraktionen
step-deal = Austeilen der Ortskarten
step-assign = Startfelder
step-draw = Ziehen
step-reveal = Aufdecken
step-act = Aktionen
step-interrupt =
    { $whose ->
        [you] Dein Zug wird unterbrochen
       *[other] Unterbrechung
    }
step-target = Ziel
step-defend = Verteidigung
step-window = Unterbrechung?
step-over = Ende

## Das Spielbrett in Worten

board-turn = Zug { $turn }
board-active = { $seat } ist am Zug
board-acting = { $seat } handelt in einer Unterbrechung
board-no-faction = noch keine Fraktion
board-points = Punkte
board-hand = Hand
board-deck = Stapel
board-discard = Ablage
board-map-cards = Ortskarten
board-hidden = nicht aufgedeckt
board-out = besiegt
board-occupied = Felder mit Charakteren
board-own-hand = Die eigenen Handkarten
board-open-flag = offene Flagge { $flag }
board-attack = { $by } greift an ({ $flag }: { $targets })
board-legend = ■ Deckung   ▲ höhere Ebene   → benachbart   ↑ ein Schritt nach oben   ◆ Splitter

## Der Spielplan

map-open = keine Deckung
map-cover = Deckung
map-line = weiße Linie
map-wall = Wand
map-arrow = hinauf zur höheren Ebene
map-gate = Tor
map-space = Feld
map-neighbours = benachbart
map-up = davon aufwärts
map-high = hoch
map-sees = sieht
map-yes = ja
map-drawn = Der Spielplan ist gezeichnet: { $file }.

## Ablehnungen: Spielaufbau und Ende

refusal-WL-SETUP-02 = Alle nehmen vor Spielbeginn eine Fraktion, und jede Fraktion gibt es nur einmal.
refusal-WL-SETUP-07 = Jetzt wählst du, wo deine Charaktere beginnen: einer nach dem anderen, vom ersten bis zum fünften, jeder auf einem Feld einer Ortskarte, die du noch hast.
refusal-WL-RULING-05 = Deine Ortskarten sind verteilt: Du kannst sie nur alle zusammen zurücknehmen, und auch das nur, solange noch jemand anderes wählt.
refusal-WL-SETUP-11 = Es werden noch Karten ausgeteilt oder gezogen; danach geht es weiter.
refusal-WL-END-01 = Die Partie ist zu Ende; es wird nichts mehr gespielt.

## Ablehnungen: wer wann an der Reihe ist

refusal-WL-RULING-20 = Gerade handelt jemand anderes: Du kannst jetzt nur abwehren und unterbrechen, beides erst, wenn du gefragt wirst.
refusal-WL-TURN-02 = Der Zug beginnt mit dem Aufdecken: Decke zuerst einen deiner Charaktere auf.
refusal-WL-TURN-04 = Das ist eine Unterbrechung und nicht dein Zug: Beenden kannst du nur die Unterbrechung.
refusal-WL-TURN-07 = Noch nicht: Nach jeder Aktion dürfen die anderen unterbrechen, und erst wenn das geklärt ist, geht es weiter.
refusal-WL-REVEAL-01 = { $character } ist schon aufgedeckt.
refusal-WL-CARD-07 = { $character } ist nicht auf dem Spielbrett und kann deshalb nicht handeln.

## Ablehnungen: Unterbrechungen und Spezialkarten

refusal-WL-INT-01 = Gerade handelt jemand anderes: Um jetzt zu handeln, musst du unterbrechen, und das geht nur mit einer Spezialkarte.
refusal-WL-INT-06 = Jetzt kann niemand unterbrechen: Das geht nur nach einer Aktion oder wenn jemand den Zug für beendet erklärt hat.
refusal-WL-INT-08 = Hier ist keine Unterbrechung zu beenden: Es ist dein Zug, und den kannst du beenden.
refusal-WL-INT-11 = Gefragt werden nur die anderen: Deine eigene Aktion kannst du nicht unterbrechen.
refusal-WL-RULING-68 = Du bist nicht gefragt oder hast schon geantwortet: Gefragt wird, wer Karten auf der Hand hat, und jede Person antwortet einmal.
refusal-WL-RULING-70 = Du handelst schon, also gibt es für dich niemanden zu unterbrechen.
refusal-WL-RULING-84 = Nicht mitten in einer Aktion: Erst muss der Angriff entschieden sein.
refusal-WL-WILD-01 = Um zwei Karten zu ziehen, musst du eine Spezialkarte spielen.

## Ablehnungen: die Bezahlung

refusal-WL-RULING-901 = Jede Aktion wird mit Handkarten bezahlt: Was du nicht auf der Hand hast, kannst du nicht spielen.
refusal-WL-CARD-05 = Eine offene Flagge bewegt niemanden: Für einen Schritt muss die Karte das Symbol von { $character } zeigen oder eine Spezialkarte sein.
refusal-WL-RULING-15 = Aufdecken darf, wer gerade handelt, und zwar zwischen zwei Aktionen.
refusal-WL-TURN-05 = Am Ende eines Zuges werden Karten gezogen; danach geht es weiter.
refusal-WL-DRAW2-01 = Es werden gerade zwei Karten gezogen; danach geht es weiter.
refusal-WL-CARD-02 = { $character } braucht zur Bewegung Karten mit dem eigenen Symbol oder Spezialkarten.
refusal-WL-CARD-03 = Dafür braucht es eine Karte mit der passenden Flagge, und die Flagge muss neben dem Symbol des Charakters stehen oder offen sein.
refusal-WL-CARD-08 = Eine Flagge nutzt man mit einer einzigen Karte.
refusal-WL-RULING-31 = Das ist mehr als nötig: In einer Bezahlung darf keine Karte entbehrlich sein.
refusal-WL-RULING-32 = So wird dieses Manöver nicht bezahlt: Zu einer Manöverflagge gehören genau die Karten, die seine Schritte nach oben verlangen.

## Ablehnungen: Bewegung, Klettern, Manöver und Fliegen

refusal-WL-MOVE-03 = Dorthin führt kein Schritt: Ein Charakter bewegt sich auf ein benachbartes Feld, über eine weiße Linie{ $gate ->
        [yes] { " " }oder durch das Tor.
       *[no] .
    }
refusal-WL-CLIMB-01 = Feld { $space } liegt höher: Um dorthin zu klettern, brauchst du zwei Karten auf einmal, von denen jede diesen Charakter bewegen kann.
refusal-WL-CLIMB-02 = Zu Feld { $space } führt von hier kein Pfeil hinauf: Eine zweite Karte braucht es nur auf dem Weg nach oben.
refusal-WL-CLIMB-04 = Auf diesem Spielplan gibt es keine höhere Ebene, also auch nichts zu erklettern.
refusal-WL-RALLY-02 = Ein Manöver zu zweit ist nur mit zwei Charakteren auf demselben Feld oder auf benachbarten Feldern möglich.
refusal-WL-FLY-01 = Feld { $space } ist im Flug nicht zu erreichen: Er führt ein oder zwei Felder weit und nicht durch Wände.

## Ablehnungen: Splitter aufsammeln

refusal-WL-CLAIM-01 = Dieser Splitter gehört jemand anderem: Aufsammeln kannst du nur Splitter deiner Farbe.
refusal-WL-CLAIM-02 = Wo { $character } steht, liegt kein Splitter.
refusal-WL-CLAIM-03 = Ein Splitter kostet drei Karten.
refusal-WL-CLAIM-05 = Diese drei Karten passen nicht zusammen: Alle müssen das Symbol des aufsammelnden Charakters zeigen oder alle das eines einzigen deiner besiegten Charaktere; Spezialkarten passen zu beidem.
refusal-WL-CLAIM-09 = Jede der drei Karten muss das Symbol von { $character } oder das eines deiner besiegten Charaktere zeigen oder eine Spezialkarte sein. Keine Flagge bezahlt einen Splitter, auch keine offene.
refusal-WL-RULING-35 = Mit diesem Symbol kannst du nicht bezahlen: Es muss das des aufsammelnden Charakters sein oder das eines deiner besiegten Charaktere.

## Ablehnungen: Angriffe

refusal-WL-ATTACK-01 = Deine eigenen Charaktere können nicht das Ziel dieses Angriffs sein.
refusal-WL-MELEE-03 = Jetzt bestimmt die angegriffene Seite das Ziel, und zwar unter ihren Charakteren auf diesem Feld.
refusal-WL-RULING-41 = Auf dem Feld von { $character } steht niemand von dieser Fraktion.
refusal-WL-REVEAL-05 = Das Ziel ist nicht auf dem Spielbrett.
refusal-WL-LOS-02 = Zwischen { $character } und dem Ziel { $target } steht eine Wand.
refusal-WL-LOS-03 = Zwischen { $character } und { $target } liegt ein Feld mit Deckung: Du kannst aus der Deckung heraus und in sie hinein schießen, aber nicht hindurch.
refusal-WL-LOS-05 = Von der unteren Ebene sieht man weder auf die höhere Ebene noch durch sie hindurch; { $target } ist also nicht zu sehen.
refusal-WL-LOS-06 = Von der höheren Ebene hinab sieht man nicht über andere Felder der höheren Ebene hinweg; { $target } ist also nicht zu sehen.
refusal-WL-RULING-53 = Jede Linie zu { $target } berührt etwas, das die Sicht versperrt, und Berühren gilt als Hindurchführen.
refusal-WL-RULING-57 = An diesem Tisch sieht niemand durch das Tor, und eine andere Linie zu { $target } gibt es nicht.
refusal-WL-HRANGED-02 = Das Ziel ist zu sehen, aber zu weit entfernt: Beim schweren Fernkampf darf ein Feld dazwischenliegen und nicht mehr.
refusal-WL-AREA-02 = Ein Flächenangriff reicht nicht bis Feld { $space }: Er trifft das Feld des Angreifers oder ein benachbartes.
refusal-WL-RULING-42 = Auf Feld { $space } ist niemand, den man treffen könnte.
refusal-WL-RULING-43 = Auf Feld { $space } steht kein Gegner, und an diesem Tisch braucht ein Flächenangriff einen.

## Ablehnungen: Verteidigung

refusal-WL-DEF-01 = Jetzt gibt es nichts abzuwehren: Keiner deiner Charaktere wird angegriffen.
refusal-WL-DEF-03 = Diese Karte hält den Angriff nicht auf.
refusal-WL-HMELEE-02 = Schwerer Nahkampf taugt nur zum Angriff; gegen Nahkampf hilft nur Nahkampf.
refusal-WL-SHIELD-04 = Ein Schild hält keinen Nahkampf auf.
refusal-WL-COVER-01 = Deckung hilft hier nicht: Das Feld des angegriffenen Charakters bietet keine Deckung.
refusal-WL-COVER-02 = Deckung hält Schüsse auf, aber weder Nahkampf noch Flächenangriffe.
refusal-WL-WMOVE-02 = Eine Spezialkarte hat keine Flagge und taugt deshalb nicht zur Abwehr.
refusal-WL-RULING-46 = Nur die Flagge des angegriffenen Charakters schützt ihn: Sie muss neben dem Symbol von { $attacked } stehen oder eine offene Flagge sein, und niemand kann für einen anderen einspringen.
refusal-WL-RULING-48 = Ein Charakter wird mit einer einzigen Karte verteidigt.
refusal-WL-RULING-52 = Gerade wird ein Charakter von jemand anderem angegriffen: Über die Verteidigung entscheidet, wer ihn anführt.

## Optionen

option-map = Spielplan
option-map-about = Die Seite des Spielbretts; der Dungeon ist die einfachere, in den Ruinen gibt es höhere Ebenen und ein Tor.
option-map-dungeon = Der Dungeon
option-map-ruins = Die Ruinen

option-factions = Fraktionen
option-factions-about = Wer welche Fraktion spielt: im Spiel gewählt oder vorher festgelegt, Platz für Platz.
option-factions-pick = Im Spiel gewählt

option-faction_pick = Wahl der Fraktionen
option-faction_pick-about = Wie die Fraktionen im Spiel gewählt werden: frei, durch das Los oder der Reihe nach.
option-faction_pick-free = Frei: Wer zuerst kommt, wählt zuerst
option-faction_pick-random = Das Los entscheidet
option-faction_pick-draft = Der Reihe nach

option-reshuffle = Neuer Stapel
option-reshuffle-about = Wann der Ablagestapel zum neuen Stapel wird: sobald die letzte Karte gezogen ist oder wenn die nächste gebraucht wird.
option-reshuffle-immediate = Sofort
option-reshuffle-on_demand = Wenn eine Karte gebraucht wird

option-open_discards = Offene Ablagestapel
option-open_discards-about = Alle dürfen jeden Ablagestapel durchsehen.

option-area_empty_ok = Flächenangriffe auf leere Felder
option-area_empty_ok-about = Ein Flächenangriff darf sich auch gegen ein Feld richten, auf dem niemand steht.

option-area_needs_enemy = Flächenangriffe nur auf Gegner
option-area_needs_enemy-about = Für einen Flächenangriff muss ein gegnerischer Charakter auf dem Feld stehen; eigene allein genügen nicht.

option-gate_blocks_sight = Das Tor versperrt die Sicht
option-gate_blocks_sight-about = In den Ruinen kann man durch das Tor gehen, aber keine Sichtlinie führt hindurch.

option-breath_seconds = Bedenkpause nach jeder Aktion
option-breath_seconds-about = Wie lange die anderen nach jeder Aktion Zeit haben, zu unterbrechen oder um mehr Zeit zu bitten. Wer schweigt, passt.
option-breath_seconds-3 = Bis drei zählen
option-breath_seconds-2 = 2 Sekunden
option-breath_seconds-5 = 5 Sekunden
option-breath_seconds-8 = 8 Sekunden

option-stops = Auf alle warten
option-stops-about = Wann der Tisch auf jemanden wartet, der nichts sagt: üblich ist nach einem Angriff auf diese Person, und wenn sie allein mit Bots spielt, auch am Ende jedes Zuges. Das kann jede Person während der Partie für sich ändern.
option-stops-usual = Wie üblich
option-stops-attacked = Nach einem Angriff auf sie
option-stops-all = Nach jeder Aktion
option-stops-none = Nie

stop-attacked = ich angegriffen wurde
stop-winning = jemand gehandelt hat, dem ein Punkt zum Sieg fehlt
stop-end = ein Zug gleich endet
stop-action = jemand gehandelt hat

option-interrupt_window_seconds = Bedenkzeit
option-interrupt_window_seconds-about = Wie lange der Tisch auf die wartet, die um mehr Zeit gebeten haben.
option-interrupt_window_seconds-10 = 10 Sekunden
option-interrupt_window_seconds-5 = 5 Sekunden
option-interrupt_window_seconds-20 = 20 Sekunden
option-interrupt_window_seconds-0 = Bis alle geantwortet haben

option-auto_pass_without_wild = Ohne Spezialkarte sofort passen
option-auto_pass_without_wild-about = Auf Personen ohne Spezialkarte wird nicht gewartet; unter Menschen verrät das Tempo dann etwas über die Handkarten.

option-stall_rounds = Ende ohne Fortschritt
option-stall_rounds-about = Die Punkte entscheiden, wenn so viele Runden lang kein Splitter aufgesammelt, kein Charakter aufgedeckt und kein Gegner angegriffen wurde.
option-stall_rounds-6 = Nach 6 Runden
option-stall_rounds-3 = Nach 3 Runden
option-stall_rounds-10 = Nach 10 Runden
option-stall_rounds-0 = Nie

option-turn_limit = Zuggrenze
option-turn_limit-about = Die Punkte entscheiden nach so vielen Zügen, die aller Personen zusammengerechnet.
option-turn_limit-0 = Keine Grenze
option-turn_limit-200 = 200 Züge

option-on_leave = Wenn jemand geht
option-on_leave-about = Was mit dem Platz einer Person geschieht, die gegangen ist: Ein Bot spielt weiter, nur das Nötigste geschieht, oder die Partie wartet.
option-on_leave-bot = Ein Bot übernimmt
option-on_leave-autopass = Nur das Nötigste
option-on_leave-pause = Die Partie wartet

## Was eine Aktion bewirkt, gesagt, bevor sie gespielt wird

outcome-damage =
    { $character }: { $damage } Schaden, noch { $left ->
        [one] { $left } Lebenspunkt
       *[other] { $left } Lebenspunkte
    }{ $stops ->
        [by-melee] , wenn niemand mit Nahkampf abwehrt.
        [by-shield] , wenn niemand mit Schild abwehrt.
        [by-shield-or-cover] , wenn niemand mit Schild oder Deckung abwehrt.
        [by-nobody] ; niemand kann es abwehren, denn der Gegner hat keine Karten mehr.
       *[settled] .
    }
outcome-knocked-out =
    { $character } { $stops ->
        [by-melee] würde besiegt, wenn niemand mit Nahkampf abwehrt.
        [by-shield] würde besiegt, wenn niemand mit Schild abwehrt.
        [by-shield-or-cover] würde besiegt, wenn niemand mit Schild oder Deckung abwehrt.
        [by-nobody] wird besiegt; niemand kann es abwehren, denn der Gegner hat keine Karten mehr.
       *[settled] wird besiegt.
    }
outcome-one-of =
    { $damage } Schaden nach Wahl von { $seat } an: { $targets }{ $stops ->
        [by-melee] , wenn niemand mit Nahkampf abwehrt.
       *[by-nobody] ; niemand kann es abwehren, denn der Gegner hat keine Karten mehr.
    }
outcome-hits-nobody = Trifft niemanden.
outcome-points =
    { $points ->
        [one] Bringt einen Punkt: { $total } von 5.
       *[other] Bringt { $points } Punkte: { $total } von 5.
    }
outcome-won = Damit gewinnst du.
outcome-lost = Damit ist die Partie verloren: { $winners } würde gewinnen.
outcome-shard = Erreicht deinen Splitter auf Feld { $space }.
outcome-reveals-nothing = Verborgene Gegner bleiben verborgen: Kein Schritt deckt sie auf.
outcome-appears = Taucht auf Feld { $space } auf; das ist keine Aktion, und niemand kann es unterbrechen.
outcome-draws =
    { $cards ->
        [0] Du ziehst keine Karte.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $cards } Karten.
    }
outcome-stops = Wehrt den Angriff auf { $character } ab.
outcome-interrupts = Mit einer Spezialkarte handelst du als Nächstes, falls nicht auch jemand unterbricht, der früher an der Reihe ist.
