### Die Worte der Lektionen. `first-queen` sagt der Schritt `queen` der Lektion `first`; `-goal` ist, was zu tun ist,
### `-done` folgt darauf, `-other` auf etwas anderes Erlaubtes, und `-instead-<Name>` auf das, was in der Lektion
### unter diesem Namen steht. `click` ist ein Wort, das zu Maus oder Finger passt.

click =
    { $touch ->
        [yes] Tippe
       *[no] Klicke
    }

## Die erste Jagd

first = Die erste Jagd
first-about = Vom Ziel des Spiels bis zu deinem ersten Sieg.
first-end = Du hast deine erste Jagd gewonnen! In einer ganzen Partie kehren bezwungene Fae wieder zurück, und in jeder Runde wandert der Sterbliche weiter.

first-mortal = Das ist der Sterbliche. Er hat sich ins Reich der Fae verirrt, und zwei Höfe jagen ihn. Wer ihn zuerst umgarnt, gewinnt.

first-courts = Du führst Seelie: drei Fae auf roten Sockeln. Unseelie jagt mit dreien auf schwarzen. Jede Fae hat eine Farbe, und jedes Feld auch: Deine Sylphe ist weiß wie das Gebirge, dein Salamander gelb wie die Ebene, dein Gnom grün wie der Wald.

first-eligible = Der Sterbliche bestimmt, wer ziehen darf. Er steht auf einem gelben Feld mit dem weißen Frühlingsstein. Also zieht in dieser Runde nur, wer auf Gelb steht wie dein Salamander oder selbst weiß ist wie deine Sylphe. Auf deinen Gnom trifft keins von beidem zu.
first-eligible-goal = Versuche es trotzdem: { click } auf deinen Gnom.
first-eligible-done = Richtig, er bleibt stehen. Geht etwas nicht, erfährst du immer, warum.

first-queen = Zwei deiner Fae sind an der Reihe: Ein rotes „!“ sagt, dass dein Salamander ziehen muss, ein blauer Ring „○“, dass deine Sylphe darf. Fae ziehen wie die Dame im Schach, gerade oder schräg, so weit du willst. Gegner halten sie auf, eigene Fae und Steine nicht.
first-queen-goal = Zieh mit einer von beiden, wohin du magst: { click } auf die Fae, dann auf ein Feld, und noch einmal auf dieses Feld.
first-queen-done = So ziehen Fae. Die Seiten wechseln sich ab, immer mit einer Fae, und passen darf niemand. Auf zur Jagd!
first-queen-instead-hold = Eine weiße Fae darf auch stehen bleiben. Versuche diesmal aber einen Zug.

first-snare = Hier kannst du noch in dieser Runde gewinnen. Um den Sterblichen zu umgarnen, brauchst du zwei deiner Fae auf seinem Feld: eine in der Farbe des Feldes, Gelb, und eine in der Farbe seines Steins, Weiß. Das sind dein Salamander und deine Sylphe!

first-contest = Zuerst aber dein Gnom: Er steht auf Gelb, also muss er ziehen. Auf G4 wartet eine Undine der Unseelie. Wer ein Feld betritt, auf dem ein Gegner steht, löst einen Wettstreit aus, und die Fae in der Farbe des Feldes gewinnt ihn. G4 ist ein Waldfeld, also grün.
first-contest-goal = Greif mit deinem Gnom die Undine auf G4 an.
first-contest-done = Grün gewinnt auf Grün: Die Undine ist bezwungen und verlässt das Brett. Nun kommt die Sylphe der Unseelie näher.
first-contest-other = Das geht, und diese Fae kommt auch noch dran. Beginne aber mit dem Gnom: Greif die Undine auf G4 an.
first-contest-instead-elsewhere = Dorthin kann dein Gnom ziehen, aber dann bleibt die Undine. G4 ist grün, und Grün gewinnt dort: Greif an!

first-salamander = Nun zum Sterblichen. Auf seinem Feld ist nur sicher, wer die Farbe des Feldes oder des Steins hat, auch beim bloßen Hindurchziehen. Dein Salamander ist gelb wie das Feld.
first-salamander-goal = Zieh deinen Salamander zum Sterblichen auf D5.
first-salamander-done = Dort ist er sicher. Der Gnom der Unseelie stürmt hinterher, doch Grün schützt hier niemanden: Er ist für immer verbannt.
first-salamander-other = Das geht, aber zum Umgarnen brauchst du deinen Salamander: Zieh ihn nach D5.
first-salamander-instead-sylph = Auch das führt ans Ziel, denn du brauchst beide. Bring aber zuerst den Salamander.

first-close = Eine Farbe fehlt noch: Weiß, wie der Frühlingsstein.
first-close-goal = Umgarne den Sterblichen: Zieh deine Sylphe nach D5.
first-close-done = Gelb und Weiß auf dem Feld des Sterblichen, und die Runde ist zu Ende: Er ist umgarnt! Haben Feld und Stein dieselbe Farbe, genügt eine Fae.
first-close-other = Das geht, aber dann entkommt der Sterbliche. Deine Sylphe auf D5 gewinnt das Spiel.

## Wettstreit und Jahreszeiten

contest = Wettstreit und Jahreszeiten
contest-about = Wer gewinnt, wenn sich zwei Fae begegnen, und was aus der unterlegenen wird.
contest-end = Erst das Feld, dann die Jahreszeit, sonst unentschieden: So läuft jeder Wettstreit. Neben dem Brett oder darüber siehst du immer, welche Jahreszeit in einer Landschaft herrscht.

contest-colour = Über einen Wettstreit entscheiden Farben, nie das Glück. Zuerst zählt die Farbe des Feldes: Wer sie hat, gewinnt dort. Dein Salamander ist gelb und erreicht zwei Gegner, einen in der Ebene und einen im Gebirge.
contest-colour-goal = Greif den Gegner an, den dein Salamander besiegen kann.
contest-colour-done = E6 ist Ebene, und dort ist Gelb zu Hause. Die Undine ist bezwungen.
contest-colour-other = Das geht, aber suche hier einen Kampf, den du gewinnst.
contest-colour-instead-mountain = Nicht dort! H6 ist Gebirge, da ist die weiße Sylphe zu Hause: Dein Salamander würde verlieren.

contest-season = Ist keine der beiden Fae zu Hause, so entscheidet die Jahreszeit. Der grüne Herbststein liegt auf einem Flussfeld. Also ist auf allen Flussfeldern Herbst, und dort ist Grün im Vorteil.

contest-autumn = Die Sylphe der Unseelie steht auf C1, im Fluss. Weder Weiß noch Grün, die Farbe deines Gnoms, ist hier zu Hause. Also zählt die Jahreszeit, und im Fluss ist Herbst.
contest-autumn-goal = Greif mit deinem Gnom die Sylphe auf C1 an.
contest-autumn-done = Keine der beiden war zu Hause, und der Herbst begünstigt Grün. Die Sylphe ist bezwungen.
contest-autumn-other = Das geht, aber greif hier die Sylphe auf C1 an.
contest-autumn-instead-home = Das ist die Undine, blau im blauen Fluss: zu Hause. Nach der Jahreszeit fragt da niemand, und dein Gnom würde verlieren.

contest-two = Jetzt liegen zwei Steine im Fluss: der Herbst auf A4 und der Frühling auf H3. Nur einer zählt, nämlich der, zu dem der Sterbliche zuerst kommt. Er steht beim Sommerstein und geht von Jahreszeit zu Jahreszeit: Als Nächstes kommt der Herbst. Im Fluss ist also weiterhin Herbst.

contest-which = Dein Salamander auf C7 und dein Gnom auf F4 können beide die Sylphe auf C1 angreifen.
contest-which-goal = Greif mit der Fae an, die gewinnt.
contest-which-done = Der Herbst ist grün, und dein Gnom ist es auch. Hätte der Frühling gezählt, so hätte die Sylphe gewonnen.
contest-which-other = Das geht, aber greif hier die Sylphe auf C1 an.
contest-which-instead-draw = Das wäre unentschieden: Gelb ist weder die Farbe des Flusses noch die des Herbstes, und Weiß auch nicht.
contest-which-instead-home = Die Undine ist blau, und Blau ist im Fluss zu Hause. Dein Gnom würde verlieren.

contest-draw = Und wenn weder das Feld noch seine Jahreszeit entscheidet? Sieh selbst: Hier erreicht dein Salamander die Sylphe.
contest-draw-goal = Zieh deinen Salamander nach C1.
contest-draw-done = Unentschieden. Niemand geht; Freund und Feind teilen sich das Feld.
contest-draw-other = Das geht, aber greif hier die Sylphe auf C1 an.

contest-return = Eine bezwungene Fae ist nicht verloren. Deine Sylphe wartet außerhalb des Bretts, bis der Sterbliche zum Stein ihrer Farbe kommt, und das ist der nächste: der Frühling.
contest-return-goal = Beende die Runde: Zieh deinen Salamander nach D3.
contest-return-done = Unseelie hat einen Stein versetzt, der Sterbliche ist zum Frühling gegangen, und deine Sylphe ist wieder da: in der weißen Ecke A1.
contest-return-other = Das geht, aber zieh hier deinen Salamander nach D3.

## Schicksal und Steine

stones = Schicksal und Steine
stones-about = Wie du den Sterblichen führst, und der zweite Weg zum Sieg.
stones-end = Du hast den Sterblichen geführt, eine Jahreszeit verändert und durch Vorherrschaft gewonnen. Umgarnen oder Vorherrschaft: Was zuerst gelingt, entscheidet.

stones-destiny = Ab der zweiten Runde beginnt jede Runde mit dem Sterblichen. Wer weiter von ihm entfernt ist, lenkt das Schicksal; bei gleichem Abstand lenkt, wer es zuletzt nicht tat. Die andere Seite bestimmt danach, wer beginnt. Der Gnom der Unseelie ist einen Schritt von ihm entfernt; deine nächste Fae ist vier Schritte entfernt. Also lenkst du!

stones-beside = Du hebst den Stein auf dem Feld des Sterblichen auf, den Frühling, und legst ihn neben den Stein der Jahreszeit davor, den Winter: darüber, darunter, links oder rechts davon. Für Steine und Entfernungen hängen die Ränder des Bretts zusammen: A liegt neben H.
stones-beside-goal = Versuch es mit einem Feld, das nicht neben dem Winter liegt: { click } auf C3.
stones-beside-done = Richtig: Es geht nur neben dem Winter.

stones-walk = Danach geht der Sterbliche von selbst zur nächsten Jahreszeit, zum Sommer. Genau dort steht der Gnom der Unseelie. Wer weder die Farbe des Feldes noch die des Steins hat, erträgt die Nähe des Sterblichen nicht.
stones-walk-goal = Leg den Stein auf eines der markierten Felder und schau zu.
stones-walk-done = Gelbes Feld, gelber Stein, grüner Gnom: für immer verbannt. Lass nie eine Fae dort stehen, wohin der Sterbliche geht, wenn sie keine der beiden Farben hat.

stones-plan = Eine weitere Runde, und wieder lenkst du das Schicksal. Unseelie hat nur noch eine Fae: die Undine auf F1, im Wald. Deine Sylphe erreicht sie, aber im Wald nützt ihr Weiß allein nichts. Also brauchst du die Jahreszeit: Bring den Frühling in den Wald!

stones-lay = Der Frühlingsstein darf nach E5, E3 oder F4. Er bringt den Frühling in die Landschaft, in der er liegt.
stones-lay-goal = Leg den Frühlingsstein auf ein Waldfeld: E5 oder E3.
stones-lay-done = Jetzt ist in jedem Wald Frühling, auch auf F1. Der Sterbliche ist in die Ebene gegangen, und weil deine Sylphe auch in der Ebene steht, muss sie ziehen.
stones-lay-other = Das geht, aber leg den Stein hier auf E5 oder E3.
stones-lay-instead-plains = F4 ist Ebene. Dort zählt der Sommer, denn der Sterbliche wird auf ihm stehen. Bring den Frühling in den Wald: E5 oder E3.

stones-strike = Blau und Weiß sind beide fremd im Wald, und dort ist Frühling.
stones-strike-goal = Greif mit deiner Sylphe die Undine auf F1 an.
stones-strike-done = Unseelie hat keine Fae mehr auf dem Brett. Der Sterbliche geht weiter, niemand kehrt zurück, und du gewinnst durch Vorherrschaft.
stones-strike-other = Das geht, aber die Undine steht auf F1, und deine Sylphe gewinnt dort.
