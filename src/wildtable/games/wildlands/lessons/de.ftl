### Die Worte der Lektionen. `first-move` sagt der Schritt `move` der Lektion `first`; `-goal` ist, was zu tun ist,
### `-done` folgt darauf, `-other` auf etwas anderes Erlaubtes, und `-instead-<Name>` auf das, was in der Lektion
### unter diesem Namen steht. `click` ist ein Wort, das zu Maus oder Finger passt.

click =
    { $touch ->
        [yes] Tippe
       *[no] Klicke
    }

## Die ersten Splitter

first = Die ersten Splitter
first-about = Aufdecken, bewegen, aufsammeln, angreifen: dein erster Sieg.
first-end = Fünf Punkte: Du hast gewonnen! In einer richtigen Partie schießen die anderen zurück. Wie du das abwehrst, zeigt die nächste Lektion.

first-points = Du führst das kleine Volk an und brauchst fünf Punkte. Einen Punkt gibt es für jeden Kristallsplitter deiner Farbe, den du aufsammelst, und für jeden Gegner, den du besiegst. Drei hast du schon, und einer deiner Splitter liegt in der Mitte, auf Feld 25.

first-reveal = Alle deine Charaktere sind versteckt; nur du weißt, wo. Jeder deiner Züge beginnt damit, dass einer aus dem Versteck kommt.
first-reveal-goal = Decke Tak auf: { click } auf ihn, auf Feld 42.
first-reveal-done = Da ist er, gleich neben deinem Splitter.
first-reveal-instead-another = Du darfst jeden aufdecken, aber Tak ist der neben deinem Splitter.

first-card = Alles geschieht mit Karten, und jede Karte tut nur eines. Die runden Symbole links sind deine Charaktere: Spielst du die Karte, geht einer von ihnen ein Feld weit. Eine farbige Flagge neben einem Symbol ist eine besondere Aktion dieses Charakters: Die beim Pfeil ist ein Schuss für Tak. Eine Flagge im gestrichelten Rahmen ist offen, für jeden.

first-move = Eine Karte mit Taks Symbol bewegt ihn ein Feld weit, über eine weiße Linie. Steinwände halten ihn auf. Tak ist auf allen deinen Karten; überlege also, welche du entbehren kannst: Eine hat keine Flagge neben seinem Symbol und ihm sonst nichts zu bieten.
first-move-goal = Bewege Tak zu deinem Splitter auf 25 und bezahle mit der Karte, die keine Flagge neben ihm hat.
first-move-done = Eine Karte, ein Schritt. Tak steht auf deinem Splitter.
first-move-other = Das geht, aber bewege hier Tak auf Feld 25.
first-move-instead-keep = Diese Karte täte es auch, aber du brauchst sie gleich noch. Bezahle mit der, die für Tak keine Flagge und für Elsie einen Schild hat.
first-move-instead-elsewhere = Dorthin kann Tak gehen, aber dein Splitter liegt auf Feld 25.
first-move-instead-reveal = Weitere darfst du jederzeit aufdecken, das kostet nichts. Bewege jetzt aber Tak auf Feld 25.
first-move-instead-end = Noch nicht: Du hast noch fünf Karten. Bewege Tak auf Feld 25.

first-claim = Ein Splitter kostet drei Karten mit dem Symbol dessen, der auf ihm steht. Die Spezialkarte steht für jedes Symbol. Behalte die Karte mit Taks Schuss!
first-claim-goal = Nimm den Splitter: mit der Spezialkarte und den beiden Karten, die Tak keinen Schuss geben.
first-claim-done = Ein Splitter, ein Punkt: Du hast vier.
first-claim-other = Das geht, aber nimm hier den Splitter: drei Karten mit Taks Symbol.
first-claim-instead-keep = Auch das würde den Splitter bezahlen, aber dann ist Taks Schuss weg. Nimm die Spezialkarte und die beiden anderen.
first-claim-instead-end = Noch nicht: Der Splitter liegt Tak zu Füßen. Nimm ihn.

first-shoot = Noch ein Punkt. Die Elfenklinge auf Feld 31 hat schon zwei von drei Schaden, und Tak kann sie sehen: eine gerade Linie von Zahl zu Zahl, ohne Wand und ohne ein Feld mit Deckung dazwischen. Felder, deren Zahl auf Schwarz steht, bieten Deckung.
first-shoot-goal = Schieß auf die Elfenklinge: { click } auf Tak, dann auf sie.
first-shoot-done = Getroffen! Die Elfenklinge ist besiegt, und das ist dein fünfter Punkt.
first-shoot-other = Das geht, aber hier gewinnt ein Schuss: auf die Elfenklinge auf 31.
first-shoot-instead-move = Mit dieser Karte könntest du auch gehen. Aber jede Karte tut nur eines, und ihr Schuss gewinnt das Spiel.
first-shoot-instead-end = Noch nicht! Ein Schuss auf die Elfenklinge, und du hast gewonnen.

## Abwehr und Unterbrechung

defence = Abwehr und Unterbrechung
defence-about = Einen Angriff abwehren und handeln, wenn andere am Zug sind.
defence-end = Schild, Deckung, Nahkampf, und eine Spezialkarte im rechten Moment: Jetzt überrascht dich niemand mehr.

defence-shot = Der Gehilfe schießt auf Tak, und der hält nur noch einen Treffer aus. Wirst du angegriffen, darfst du mit einer Karte abwehren, obwohl du nicht am Zug bist. Ein Schild hält einen Schuss auf. Deckung auch, aber nur auf einem Feld mit Deckung, und Taks Feld 42 ist keines.
defence-shot-goal = Schütze Tak mit einem offenen Schild. Eine offene Flagge gilt für jeden deiner Charaktere.
defence-shot-done = Abgewehrt: kein Schaden. Der Angriff und deine Karte sind beide verbraucht.
defence-shot-instead-take = Dann ist Tak besiegt, und die Bürgerwehr bekommt einen Punkt. Halte den Schuss mit einem Schild auf.

defence-cover = Der nächste Schuss, ein schwerer mit zwei Schaden. Doch nun steht Tak auf 25, und die Zahl auf Schwarz bedeutet: Hier gibt es Deckung. Also genügt eine Deckungsflagge, und du sparst den Schild.
defence-cover-goal = Schütze Tak mit der Deckungskarte.
defence-cover-done = In Deckung! Eine Karte hält einen schweren Schuss ebenso auf wie einen leichten.
defence-cover-instead-take = Dann ist Tak besiegt, und die Bürgerwehr bekommt einen Punkt. Halte den Schuss mit der Deckungskarte auf.
defence-cover-instead-shield = Der Schild täte es auch, aber er hilft überall und Deckung nur auf Feldern mit Deckung. Nimm die Deckungskarte, solange sie hilft.

defence-strike = Der Minotaurus schlägt nach Automate: schwerer Nahkampf, zwei Schaden. Gegen Nahkampf helfen weder Schild noch Deckung. Da hilft nur Nahkampf, mit einer Flagge neben Automates Symbol oder einer offenen.
defence-strike-goal = Pariere mit Automates Nahkampfkarte.
defence-strike-done = Pariert. Merke dir: Nahkampf gegen Nahkampf, ein Schild gegen Schüsse und Flächenangriffe, Deckung gegen Schüsse auf einem Feld mit Deckung.
defence-strike-instead-take = Automate würde es gerade so überstehen. Aber du hast die richtige Karte: Pariere!

defence-window = Einige Züge später wird es ernst: Die Bürgerwehr hat vier Punkte, sie ist am Zug, und ihr Gehilfe ist soeben auf ihren letzten Splitter getreten, auf 35. Mit drei Karten gewinnt sie. Doch nach jeder Aktion dürfen die anderen unterbrechen, und du hast eine Spezialkarte.

defence-interrupt = In einer richtigen Partie hast du hier einige Sekunden Zeit, und mehr davon mit dem Knopf „Warten“. Wer nichts tut, passt.
defence-interrupt-goal = Unterbrich!
defence-interrupt-done = Die Spezialkarte ist gespielt. Jetzt handelst du, mitten in ihrem Zug.
defence-interrupt-instead-pass = Dann nehmen sie den Splitter und gewinnen. Unterbrich!

defence-act = Der Gehilfe hat nur noch einen Lebenspunkt, und Elsie auf 40 steht nebenan und sieht ihn.
defence-act-goal = Schieß mit Elsie auf den Gehilfen.
defence-act-done = Sie haben keine Karte dagegen. Der Gehilfe ist besiegt: vier Punkte für dich, und niemand nimmt mehr diesen Splitter.
defence-act-other = Das geht, aber der Gehilfe ist kurz vor dem Sieg. Schieß mit Elsie auf ihn.
defence-act-instead-move = Auch gehen kannst du in einer Unterbrechung, aber jede Karte tut nur eines, und du brauchst den Schuss.
defence-act-instead-finish = Noch nicht: Der Gehilfe steht noch auf dem Splitter. Schieß mit Elsie auf ihn.

defence-finish = Du könntest weitermachen, solange du Karten hast und dich nicht auch jemand unterbricht. Aber danach ziehst du keine Karten nach. Spar dir also die letzte.
defence-finish-goal = Beende deine Unterbrechung.
defence-finish-done = Ihr Zug geht weiter, wo du ihn unterbrochen hast, aber ohne den Gehilfen.
defence-finish-other = Das geht, aber spar dir die Karte und beende deine Unterbrechung.

## Höhere Ebene und Gefährten

ground = Höhere Ebene und Gefährten
ground-about = Sicht und Klettern, gemeinsam gehen, und Hilfe von Besiegten.
ground-end = Du bist geklettert, hast zwei auf einmal bewegt und einen besiegten Gefährten bezahlen lassen. Fehlt nur noch eine richtige Partie.

ground-sight = Das sind die Ruinen. Pfeile zeigen hinauf auf die höhere Ebene, die heller gezeichnet ist. Von unten sieht niemand hinauf. Der Zauberer Cindrick steht auf 7, gleich über Tak.
ground-sight-goal = Versuche trotzdem, auf ihn zu schießen: { click } auf Tak, dann auf Cindrick.
ground-sight-done = Von unten keine Sicht. Also hinauf!

ground-climb = Ein Schritt in Pfeilrichtung ist Klettern: Er kostet zwei Karten mit dem Symbol des Kletternden auf einmal. Hinunter kostet es nur eine.
ground-climb-goal = Klettere mit Tak auf Feld 7 und behalte die Karte mit seinem Schuss.
ground-climb-done = Zwei Karten, eine Aktion. Nun stehen Tak und Cindrick auf demselben Feld, und das eigene Feld sieht man immer.
ground-climb-other = Das geht, aber klettere hier mit Tak auf Feld 7.
ground-climb-instead-keep = So kämst du hinauf, aber ohne die Karte für deinen Schuss. Bezahle mit den beiden anderen.
ground-climb-instead-elsewhere = Auch dort ist die höhere Ebene, aber Cindrick steht auf 7.
ground-climb-instead-move = Das ist ein Schritt auf ebenem Boden. Klettere auf Feld 7: { click } auf Tak, dann auf 7, dann auf zwei Karten.
ground-climb-instead-end = Noch nicht: Klettere mit Tak auf Feld 7.

ground-shoot = Zauberer sind stark, aber zerbrechlich: Cindrick hat noch einen Lebenspunkt.
ground-shoot-goal = Schieß mit Tak auf Cindrick.
ground-shoot-done = Besiegt: vier Punkte.
ground-shoot-other = Das geht, aber schieß hier auf Cindrick.

ground-rally = Ein Manöver bewegt zwei auf einmal: den Charakter mit der Flagge und einen neben ihm, je ein Feld weit. Elsie hat die Flagge. Sie steht auf 30, Burra neben ihr auf 33, und dein Splitter liegt auf 12.
ground-rally-goal = Manöver: { click } auf Elsie, dann auf Burra. Auf die Frage, was du meinst: weiter mit beiden. Dann die Felder 33 und 12.
ground-rally-done = Eine Karte, zwei Schritte.
ground-rally-other = Das geht, aber lass hier beide mit der Manöverkarte gehen.
ground-rally-instead-where = Auch das ist ein Manöver. Bring aber Burra zum Splitter auf 12 und Elsie hinterher auf 33.
ground-rally-instead-move = Das ist ein einfacher Schritt. Die Manöverflagge bewegt zwei für eine Karte.
ground-rally-instead-end = Noch nicht: Bring erst Burra zum Splitter.

ground-fallen = Burra steht auf dem Splitter, aber keine deiner Karten zeigt ihr Symbol. Alle drei zeigen Automate, der besiegt ist. Besiegte Gefährten können trotzdem helfen: Drei Karten mit dem Symbol von einem von ihnen bezahlen einen Splitter.
ground-fallen-goal = Nimm den Splitter mit Automates drei Karten.
ground-fallen-done = Danke, Automate. Der fünfte Punkt!
ground-fallen-other = Das geht, aber hier gewinnen drei Karten mit Automates Symbol: Nimm den Splitter.
