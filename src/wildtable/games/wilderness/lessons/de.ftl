### Die Worte der Lektionen. `first-move` sagt der Schritt `move` der Lektion `first`; `-goal` ist, was zu tun ist,
### `-done` folgt darauf, `-other` auf etwas anderes Erlaubtes, und `-instead-<Name>` auf das, was in der Lektion
### unter diesem Namen steht. `click` ist ein Wort, das zu Maus oder Finger passt.

click =
    { $touch ->
        [yes] Tippe
       *[no] Klicke
    }

## Der Weg nach Osten

first = Der Weg nach Osten
first-about = Gehen, trinken, rasten, schlafen und als Erster im Dorf sein.
first-end = Du stehst im Dorf: Du hast gewonnen! In einer richtigen Partie sind die anderen auch unterwegs, und das Land ist weniger freundlich. In der nächsten Lektion zeigt es die Zähne.

first-aim = Du wurdest ausgeraubt und zurückgelassen. Du weißt nur: Im Osten, ganz am Ende, liegt ein Dorf. Wer am Ende eines Zuges darin steht, gewinnt. Auf deiner Tafel siehst du drei Leisten: Durst, Hunger und Erschöpfung. Erreicht die Erschöpfung den Totenkopf, stirbst du.

first-move = Du hast so viel Energie, wie deine Erschöpfung dir lässt; jetzt sind es 6. Ein Schritt kostet, was das neue Land verlangt: Grasland, Fels und Wüste 2, Wald und Sumpf 3, Gebirge 4.
first-move-goal = Geh in den Wald östlich von dir: { click } auf deine Figur, dann auf den Wald. Das kostet 3.
first-move-done = Drei Energie ausgegeben, drei sind übrig.
first-move-other = Das geht, aber geh hier in den Wald im Osten.
first-move-instead-end = Noch nicht: Du hast 6 Energie, und was am Ende des Zuges übrig ist, verfällt.
first-move-instead-sleep = Man kann einen ganzen Zug verschlafen, aber so müde bist du noch nicht. Geh in den Wald.

first-drink = An der Ostseite dieses Gebiets fließt ein Bach. Wo ein Fluss oder ein See dein Gebiet berührt, kannst du trinken. Das kostet keine Energie, und dein Durst geht auf das allererste Feld zurück.
first-drink-goal = Trink.
first-drink-done = Der Durst ist weg, und du hast noch immer 3 Energie.
first-drink-other = Das geht, aber trink zuerst: Wer weiß, wann du wieder Wasser findest.
first-drink-instead-end = Trink zuerst: Es kostet nichts.
first-drink-instead-move = Trink zuerst: Es kostet nichts, und wer weiß, wo es wieder Wasser gibt.

first-river = Jetzt über den Bach, zum Pass im Gebirge. Fels kostet 2, und ein Fluss auf der Seite, die du überschreitest, 2 dazu. Das macht 4, und du hast 3. Probiere, was geschieht; dann beende deinen Zug.
first-river-goal = Beende deinen Zug. Nach dem letzten Spieler ist die Natur am Zug.
first-river-done = Im Zug der Natur werden alle um einen Schritt durstiger und hungriger und dann erschöpfter: um 1 und um die Zahlen bei den Markern für Durst und Hunger. Deine zeigen 0, also war es 1. Doch nun hast du nur noch 5 Energie.
first-river-other = Das geht, aber beende hier deinen Zug.
first-river-instead-move = Du kannst zurückgehen, aber das Dorf liegt im Osten. Beende deinen Zug.

first-cross = Ein neuer Zug, neue Energie.
first-cross-goal = Überquere den Bach zum Pass.
first-cross-done = Drüben! Keine Aktion kostet 1, also nützt die letzte Energie dieses Zuges nichts mehr.
first-cross-other = Das geht, aber überquere den Bach zum Pass.
first-cross-instead-end = Du hast 5 Energie: Überquere zuerst den Bach.
first-cross-instead-move = Das ist nicht der Pass: Er liegt östlich von dir, jenseits des Baches.

first-tired = Eine Runde später bist du am Ende: Auf diesem Feld lässt dir die Erschöpfung 4 Energie, weiter rechts sind es 3. Der nächste Zug der Natur nimmt noch mehr. Es gibt zwei Mittel dagegen. Rasten kostet 2 Energie und bringt einen Schritt zurück. Schlafen kostet den ganzen Zug und bringt vier.

first-sleep = Du hast in diesem Zug noch keine Energie ausgegeben, also kannst du schlafen.
first-sleep-goal = Schlaf.
first-sleep-done = Vier Schritte besser. Trinken ginge noch, sonst nichts.
first-sleep-other = Das geht, aber Schlaf hilft dir jetzt am meisten.
first-sleep-instead-rest = Rasten brächte für 2 Energie einen Schritt zurück. Schlaf bringt vier.
first-sleep-instead-end = Dann ist der ganze Zug vertan. Schlaf!
first-sleep-instead-move = So müde kommst du nicht weit. Schlaf zuerst.

first-wake = Geschlafen am helllichten Tag.
first-wake-goal = Beende deinen Zug.
first-wake-done = Auch wer schläft, dem nimmt die Natur einen Schritt, aber drei hast du gewonnen.
first-wake-other = Das geht, aber beende hier deinen Zug.

first-land = Hinter diesem Pass ist das Land unbekannt. Ein Teil wird aufgedeckt, sobald jemand daneben steht. Dein Zug geht weiter: Du siehst also das neue Land, bevor du den nächsten Schritt wählst.
first-land-goal = Geh in den Wald im Südosten.
first-land-done = Neues Land: Wiesen, ein Bach und Rauch über einem Lager. Das ist der Stamm, der sein Essen teilt, an den meisten Tagen.
first-land-other = Das geht, aber geh hier in den Wald im Südosten.
first-land-instead-end = Du hast 5 Energie: Geh und sieh nach.
first-land-instead-elsewhere = Dorthin kannst du gehen, aber der Wald im Südosten kostet am wenigsten und zeigt neues Land.

first-last = Am dritten Tag. Das Dorf ist in Sicht, zwei Schritte weit.
first-last-goal = Geh in das Gebiet südwestlich vom Dorf.
first-last-done = Noch ein Schritt.
first-last-other = Das geht, aber du bist fast da: Geh in das Gebiet südwestlich vom Dorf.
first-last-instead-end = Jetzt? Du kannst noch in diesem Zug im Dorf sein.
first-last-instead-forest = Auch von dort kämst du ins Dorf, aber der Wald kostet 3 und dieses Gebiet nur 2. Geh in das Gebiet südwestlich vom Dorf.
first-last-instead-elsewhere = Das liegt nicht am Weg. Geh in das Gebiet südwestlich vom Dorf.

first-village = Das Dorf kostet 3 Energie.
first-village-goal = Geh ins Dorf.
first-village-done = Du bist da. Aber gewonnen hast du noch nicht: Bis dein Zug zu Ende ist, können die anderen Karten spielen, die dich wieder fortbringen.
first-village-other = Das geht, aber geh ins Dorf!
first-village-instead-end = Doch nicht einen Schritt vor dem Tor! Geh ins Dorf.
first-village-instead-elsewhere = Das Dorf ist gleich neben dir: Geh hinein.

first-win = Niemand hat noch eine Karte.
first-win-goal = Beende deinen Zug.
first-win-done = Du hast das Dorf erreicht.

## Nahrung, Nacht und Zähne

dangers = Nahrung, Nacht und Zähne
dangers-about = Nahrung suchen, im Dunkeln den Weg finden und einem Wolf begegnen.
dangers-end = Hunger, Nacht, Fieber, Wölfe: Jetzt weißt du, was das Land kann. Was du dagegen tun kannst, hast du in der nächsten Lektion in der Hand.

dangers-food = Du hast Hunger: Dein Hungermarker steht auf einem Feld mit 2, also nimmt dir jeder Zug der Natur zwei Schritte mehr. In Grasland, Wäldern und Sümpfen kannst du nach Nahrung suchen. Das kostet 4 Energie, und du wirfst zwei Würfel.
dangers-food-goal = Suche nach Nahrung.
dangers-food-done = Eine 4 und eine 3: Dein Hunger sinkt um 7 Schritte.
dangers-food-other = Das geht, aber du hast Hunger: Suche nach Nahrung.
dangers-food-instead-rest = Rasten bringt einen Schritt zurück, aber der Hunger nimmt jede Runde zwei. Suche nach Nahrung.
dangers-food-instead-sleep = Du würdest noch hungriger aufwachen. Suche nach Nahrung.
dangers-food-instead-end = Nicht mit leerem Magen: Suche nach Nahrung.
dangers-food-instead-move = Iss zuerst: Suche nach Nahrung.

dangers-luck = So gut geht es nicht immer. Zeigt einer der Würfel eine 1, findest du nichts und verirrst dich. Probiere es.
dangers-luck-goal = Suche noch einmal.
dangers-luck-done = Eine 1! Du hast dich verirrt: Der Rest deines Zuges ist verloren, und der Kompass sagt, wohin du irrst. Ausgerechnet nach Osten.
dangers-luck-other = Das geht, aber suche hier nach Nahrung.
dangers-luck-instead-rest = Später. Suche nach Nahrung.
dangers-luck-instead-sleep = Später. Suche nach Nahrung.
dangers-luck-instead-end = Später. Suche nach Nahrung.
dangers-luck-instead-move = Später. Suche nach Nahrung.

dangers-dark = Ein dunkles Feld: Es ist Nacht. Nachts gibt es keine Nahrung zu finden, und vor jedem Schritt wirfst du einen Würfel. Bei 4 oder mehr findest du den Weg, bei 3 oder weniger verirrst du dich. Die Aussichten stehen gleich, darum schlafen die meisten.
dangers-dark-goal = Sei mutig: Geh in den Wald südöstlich von dir.
dangers-dark-done = Eine 5: Du hast den Weg gefunden. Für den nächsten Schritt wäre wieder ein Wurf fällig.
dangers-dark-other = Das geht, aber versuche es mit dem Wald südöstlich von dir.
dangers-dark-instead-rest = Vernünftig. Aber versuche es einmal mit dem Wald.
dangers-dark-instead-sleep = Das tun nachts die meisten. Aber versuche es einmal mit dem Wald.
dangers-dark-instead-end = Versuche es einmal mit dem Wald.
dangers-dark-instead-elsewhere = Das ginge, mit demselben Wurf. Versuche es mit dem Wald im Südosten.

dangers-swamp = Geradeaus liegt das Schwarzmoor. Wer in einen Sumpf geht, zieht eine Krankheitskarte. Der Umweg ist trocken.
dangers-swamp-goal = Nimm den kurzen Weg: Geh in den Sumpf südöstlich von dir.
dangers-swamp-done = Fieber! Die Karte bleibt vor dir liegen und macht dich durstiger, bis du geschlafen hast.
dangers-swamp-other = Das geht, aber sieh dir hier an, was der Sumpf tut.
dangers-swamp-instead-rest = Später. Geh in den Sumpf.
dangers-swamp-instead-sleep = Später. Geh in den Sumpf.
dangers-swamp-instead-end = Später. Geh in den Sumpf.
dangers-swamp-instead-elsewhere = Das ist klüger, aber sieh dir hier an, was der Sumpf südöstlich von dir tut.

dangers-cure = Jede Krankheitskarte, die liegen bleibt, sagt, wie du sie loswirst. { click } sie an, um sie zu lesen. Im Sumpf zu bleiben macht nichts schlimmer: nur hineinzugehen.
dangers-cure-goal = Schlaf das Fieber aus.
dangers-cure-done = Die Karte ist weg, und du bist vier Schritte frischer.
dangers-cure-other = Das geht, aber schlaf das Fieber aus.
dangers-cure-instead-rest = Rasten hilft gegen Blasen, nicht gegen dieses Fieber. Schlaf.
dangers-cure-instead-end = Das Fieber bliebe. Schlaf.
dangers-cure-instead-move = Mit Fieber wirst du doppelt so schnell durstig. Schlaf.

dangers-wolf = Ein Wolf, gleich neben dir. Im Zug der Natur geht jedes Tier auf jemanden in seinem Gebiet oder nebenan los; sonst streift es umher. Zwei Würfel für den Wolf, einer für dich.

dangers-teeth = Du könntest fliehen: Außer Reichweite streift er nur umher. Aber sieh dir an, wie ein Angriff ist.
dangers-teeth-goal = Beende deinen Zug.
dangers-teeth-done = 3 und 4 gegen deine 2: fünf Schritte Erschöpfung, zu dem, was die Natur genommen hat. Bei Gleichstand wäre nichts geschehen, und mit mehr als der Wolf hättest du ihn gegessen.
dangers-teeth-other = Das geht, aber warte hier auf ihn.
dangers-teeth-instead-sleep = Schlaf schützt nicht. Beende deinen Zug.
dangers-teeth-instead-rest = Vernünftig, aber beende hier deinen Zug.
dangers-teeth-instead-move = Vernünftig! Aber warte hier auf ihn.

## Karten auf der Hand

cards = Karten auf der Hand
cards-about = Dir helfen, andere behindern und rechtzeitig die eigene Haut retten.
cards-end = Eine Karte für dich, eine gegen andere, im richtigen Augenblick: Das ist alles. Auf geht's!

cards-hand = Das sind deine Ereigniskarten, und niemand sonst sieht sie. Jede hat zwei Hälften: Die eine ist für dich und hilft dir, die andere ist gegen andere und behindert sie. Du nutzt eine davon; dann ist die Karte weg.

cards-act = Karten spielt man zwischendurch: am Anfang und am Ende eines Zuges, nach jeder Aktion, vor Würfen, im Zug der Natur. Jedes Mal werden alle gefragt, die eine Karte haben.
cards-act-goal = Raste einen Augenblick.
cards-act-done = Nach deiner Aktion werden alle gefragt, die Karten haben. Hier bist das nur du.
cards-act-other = Das geht, aber raste hier.
cards-act-instead-sleep = Später. Raste einen Augenblick.
cards-act-instead-end = Noch nicht. Raste einen Augenblick.
cards-act-instead-move = Später. Raste einen Augenblick.

cards-upper = Dein Durst steht auf einem Feld mit 2, und weit und breit ist kein Wasser. Die Hälfte der Verborgenen Quelle, die für dich ist, gilt jederzeit. Die gegen andere nicht: Sie gehört an den Anfang eines fremden Zuges.
cards-upper-goal = Spiele die Verborgene Quelle für dich.
cards-upper-done = Der Durst ist weg, und die Karte auch.
cards-upper-other = Das geht, aber spiele die Verborgene Quelle für dich.
cards-upper-instead-pass = Passen kannst du, aber du hast großen Durst.
cards-upper-instead-splint = Behalte sie noch einen Augenblick. Spiele die Verborgene Quelle.

cards-others = Du hast deinen Zug beendet. Jetzt ist Spieler 2 am Zug, und du wirst wieder gefragt. Spieler 3 ist nahe am Totenkopf: Seine Erschöpfung steht auf Feld 15 von 21.
cards-others-goal = Spiele die Schiene gegen andere.
cards-others-done = Sie ist gespielt. Wen sie trifft, bestimmst du.
cards-others-other = Das geht, aber spiele hier die Schiene gegen andere.
cards-others-instead-pass = Du kannst passen und die Karte behalten. Aber spiele sie hier gegen andere.
cards-others-instead-upper = Das würde dir helfen. Aber spiele sie hier gegen andere.

cards-whom = Die Hälfte gegen andere richtet sich gegen einen Gegner deiner Wahl.
cards-whom-goal = Wähle Spieler 3.
cards-whom-done = Spieler 3 ist zwei Schritte näher am Totenkopf: auf Feld 17 von 21.
cards-whom-instead-second = Spieler 2 ist gut in Form. Wähle Spieler 3.

cards-late = Spieler 2 ist schon gegangen, und du wolltest doch zu Beginn dieses Zuges eine Karte spielen! Solange nichts gewürfelt, gezogen oder aufgedeckt wurde, darfst du es noch: Der Zug geht an seinen Anfang zurück.
cards-late-goal = Spiele den Wildwechsel gegen andere.
cards-late-done = Spieler 2 ist wieder am alten Ort, und jeder Schritt dieses Zuges kostet 1 mehr.
cards-late-instead-pass = Das geht, aber dann ist es zu spät. Spiele den Wildwechsel.

cards-save = Zug der Natur: Der Wolf ist gekommen und greift dich an. Bevor gewürfelt wird, wirst du gefragt. Noch drei Schritte, und du bist tot.
cards-save-goal = Spiele „Auf den Baum“ für dich.
cards-save-done = Du sitzt auf einem Baum, und der Wolf bleibt hungrig.
cards-save-instead-pass = Dann bräuchtest du Glück. Auf den Baum!
