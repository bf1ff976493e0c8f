### Die Worte der Lektionen. `first-move` sagt der Schritt `move` der Lektion `first`; `-goal` ist, was zu tun ist,
### `-done` folgt darauf, `-other` auf etwas anderes Erlaubtes, und `-instead-<Name>` auf das, was in der Lektion
### unter diesem Namen steht. `click` ist ein Wort, das zu Maus oder Finger passt.

click =
    { $touch ->
        [yes] Tippe
       *[no] Klicke
    }

## Der erste Kampf

first = Der erste Kampf
first-about = Bewegen, zuschlagen, dem Gegner in den Rücken kommen und den Assent fällen.
first-end = Koralt ist gefallen: Du hast gewonnen! Wo man steht und wohin man blickt, ist der halbe Kampf. In der nächsten Lektion kommen Würfel dazu, die dir helfen, und Fähigkeiten.

first-aim = Zwei Truppen in der Arena. Deine ist rot. Sie wird von einem Assent geführt, Gurantev; die blaue führt Koralt. Fällt Koralt, hast du gewonnen; fällt Gurantev, hast du verloren. In jeder Runde wird jeder Gladiator einmal aktiviert: Er bewegt sich, dann handelt er.

first-move = Gurantev ist an der Reihe. Ein Schritt nach vorn, nach links oder nach rechts kostet 1 Tempo und dreht ihn nicht. Eine Drehung in irgendeine Richtung kostet auch 1 Tempo. Wo er mit seinem Tempo hinkommt, darf er stehen bleiben, weiter nicht: Probier es mit Feld 9,5.
first-move-goal = Bewege Gurantev zwei Felder vor, auf 6,5, mit Blick nach Osten zur Wildblüte. { click } auf das Feld, dann auf die Blickrichtung, dann auf den grünen Knopf.
first-move-done = Zwei Schritte, 2 Tempo. Was übrig bleibt, verfällt.
first-move-other = Das geht, aber bewege ihn hier auf 6,5 mit Blick nach Osten.
first-move-instead-stay = Er darf stehen bleiben, aber von dort erreicht er niemanden. Geh auf 6,5.
first-move-instead-facing = Das ist das Feld, aber er muss seinen Gegner ansehen. { click } noch einmal auf 6,5, dann auf den Pfeil nach Osten.
first-move-instead-elsewhere = Dorthin kann er gehen, aber die Wildblüte steht auf 7,5. Geh auf 6,5, direkt vor sie.

first-attack = Für einen Angriff braucht es dreierlei: Das Ziel liegt im vorderen Bogen (geradeaus oder schräg voraus), es ist in Reichweite, und auf der Linie dorthin steht niemand und keine volle Deckung. Gurantevs Reichweite ist 1, also ist Koralt zu weit weg. Zu den Würfeln: Jeder Treffer und jedes Spezialsymbol gibt 1 zu seinem Grundschaden von 3. Die Verteidigung des Ziels wird abgezogen.
first-attack-goal = Greif die Wildblüte an.
first-attack-done = 3 und drei Treffer sind 6, weniger ihre Verteidigung: Alle Gladiatoren haben eine gegen körperliche und eine gegen magische Angriffe, und Gurantevs Angriff ist körperlich. Koralt wartet; dann ist die Wildblüte an der Reihe und schlägt zurück.
first-attack-other = Das geht, aber greif hier die Wildblüte an.
first-attack-instead-end = Noch nicht: Die Wildblüte steht direkt vor dir.
first-attack-instead-skill = Fähigkeiten kommen später. Greif die Wildblüte an.

first-arc = Jetzt der Phönix. Er fliegt: Hindernisse und Gladiatoren halten ihn unterwegs nicht auf. Die Wildblüte blickt nach Westen, zu Gurantev. Hinter ihr, im Osten, liegt ihr Rücken. Wer über dieses Feld angreift, macht 2 Schaden mehr, und die Wildblüte hat nur noch 4 Leben.
first-arc-goal = Flieg auf 8,5, hinter die Wildblüte, und blicke nach Westen auf sie.
first-arc-done = Vier Felder, mitten über die volle Deckung, und eine Drehung: sein ganzes Tempo von 5.
first-arc-other = Das geht, aber flieg auf 8,5 mit Blick nach Westen.
first-arc-instead-stay = Von hier erreicht der Phönix niemanden. Flieg auf 8,5.
first-arc-instead-facing = Das richtige Feld, aber der Phönix blickt in die falsche Richtung. { click } noch einmal auf 8,5, dann auf den Pfeil nach Westen.
first-arc-instead-elsewhere = Das ist nicht hinter der Wildblüte: In ihrem Rücken liegt 8,5.

first-behind = Bevor du zuschlägst, siehst du, was der Angriff wohl ausrichtet. Er kommt von hinten und macht deshalb 2 mehr.
first-behind-goal = Greif die Wildblüte an.
first-behind-done = Gefallen! Wer fällt, verlässt die Arena für immer.
first-behind-other = Das geht, aber greif hier die Wildblüte an.
first-behind-instead-end = Dafür bist du so weit geflogen: Greif an!

first-last = Zwei Runden und viele Hiebe später: Koralt steht auf 8,5 und blickt nach Norden. Er hat noch 6 Leben. Von welchem Feld aus trifft Gurantev ihn am härtesten?
first-last-goal = Finde das beste Feld und die richtige Blickrichtung für Gurantev.
first-last-done = Richtig: zwei Schritte und eine Drehung, und er steht in Koralts Rücken.
first-last-other = Es gibt einen besseren Platz. Wo ist Koralts Rücken?
first-last-instead-stay = Von hier erreicht er Koralt nicht.
first-last-instead-facing = Das ist das Feld! Aber sieh Koralt an: Er steht nördlich davon.
first-last-instead-front = Von hier könntest du angreifen, aber nur von der Seite, ohne Zuschlag. Koralt blickt nach Norden; wo ist sein Rücken?
first-last-instead-elsewhere = Koralt blickt nach Norden, also liegt sein Rücken im Süden. Geh dorthin und sieh ihn an.

first-win = Er sieht dich nicht kommen.
first-win-goal = Greif Koralt an.
first-win-other = Das geht, aber greif Koralt an: Das gewinnt die Partie.
first-win-instead-end = Jetzt? Ein Hieb gewinnt die Partie.
first-win-instead-skill = Nicht nötig: Ein Hieb gewinnt die Partie.

## Schwung, Fähigkeiten und Zustände

momentum = Schwung und Fähigkeiten
momentum-about = Gib deinen Gladiatoren Würfel, stille Blut, stoß jemanden in die Klingen.
momentum-end = Würfel, Fähigkeiten und Zustände: So gewinnt eine Truppe gemeinsam. Die letzte Lektion zeigt, wie eine Partie beginnt und was Silvestrem fordert.

momentum-roll = Zu Beginn jeder Runde wirfst du fünf Schwungwürfel. Einmal darfst du beliebig viele davon noch einmal werfen; dann gilt das zweite Ergebnis. Leere Würfel bewirken nichts, da ist also nichts zu verlieren.
momentum-roll-goal = Wirf die drei leeren Würfel noch einmal.
momentum-roll-done = Ein Tempowürfel. Jetzt hast du einen Schadens-, einen Tempo- und einen Heilungswürfel.
momentum-roll-other = Das geht, aber wirf genau die drei leeren noch einmal.
momentum-roll-instead-keep = Du darfst alle behalten, aber leere Würfel nützen nichts. Wirf sie noch einmal.
momentum-roll-instead-good = Behalte, was dir hilft, und wirf alle drei leeren noch einmal.

momentum-damage = Ein Schadenswürfel gibt einer Kreatur in dieser Runde +1 Schaden bei allen Angriffen. Schadens-, Verteidigungs- und Tempowürfel sind nur für Kreaturen: höchstens zwei für jede, nie zwei gleiche. Versuch, ihn Gurantev zu geben.
momentum-damage-goal = Gib dem Phönix den Schadenswürfel.
momentum-damage-done = Der Phönix trifft jetzt härter, bis die Runde endet.
momentum-damage-instead-golem = Der langsame Golem erreicht in dieser Runde vielleicht niemanden. Der Phönix schon.
momentum-damage-instead-leave = Du darfst Würfel verfallen lassen, aber das hilft niemandem. Gib ihn dem Phönix.

momentum-speed = Ein Tempowürfel gibt einer Kreatur +1 Tempo. Wer braucht ihn am meisten?
momentum-speed-goal = Gib dem Gehörnten Golem den Tempowürfel.
momentum-speed-done = Der Golem hat in dieser Runde ein Tempo mehr.
momentum-speed-instead-phoenix = Der Phönix ist schon schnell. Der Gehörnte Golem ist langsam.
momentum-speed-instead-leave = Du darfst Würfel verfallen lassen, aber das hilft niemandem. Gib ihn dem Golem.

momentum-healing = Ein Heilungswürfel heilt 1, und zwar sofort. Er ist der einzige, den auch ein Assent bekommen darf.
momentum-healing-goal = Gurantev ist verletzt: Gib ihm den Heilungswürfel.
momentum-healing-done = Ein Leben mehr. Auch die andere Seite hat gewürfelt: fünf leere und kein zweiter Wurf, nicht sehr klug.
momentum-healing-instead-other = Da ist niemand verletzt. Gib ihn Gurantev.
momentum-healing-instead-leave = Du darfst Würfel verfallen lassen, aber Gurantev ist verletzt. Gib ihn ihm.

momentum-tokens = Nach einer Runde voller Hiebe. Marker auf Gladiatoren sind Zustände. Gurantev sitzt fest: In dieser Aktivierung kann er keinen Schritt tun und sich nicht drehen. Der Phönix blutet: Zu Beginn jeder seiner Aktivierungen verliert er 1 Leben. Ermüden kostet Tempo, Blenden kostet Würfel, Betäuben die ganze Aktivierung. Alle außer Bluten vergehen von selbst; gegen Bluten hilft nur Heilung.

momentum-skill = Eine aktive Fähigkeit ist eine Aktion, genau wie ein Angriff. Gurantevs Feldverband heilt eine Kreatur in der Nähe.
momentum-skill-goal = Nutze „Feldverband“.
momentum-skill-other = Das geht, aber nutze „Feldverband“.
momentum-skill-instead-end = Der Phönix blutet. Nutze „Feldverband“.

momentum-heal = Wer soll geheilt werden? Nur einer hat es nötig.
momentum-heal-goal = Wähle den Phönix.
momentum-heal-done = Das Blut ist gestillt. Das hat die ganze Heilung gekostet: Leben hat der Phönix keines zurückbekommen. Und Gurantevs Marker ist weg, denn seine Aktivierung ist vorbei.
momentum-heal-instead-other = Wer blutet, ist der Phönix.

momentum-special = Später in dieser Runde steht der Gehörnte Golem vor dem Erhabenen Bildnis. Er hat eine Spezialfähigkeit, den Hörnerstoß: Zeigen seine Angriffswürfel ein Spezialsymbol, wird das Ziel zurückgestoßen. Hinter dem Bildnis sind Wirbelklingen.
momentum-special-goal = Greif das Erhabene Bildnis an.
momentum-special-done = Ein Spezialsymbol! Das Bildnis wurde gegen die Klingen gestoßen: Es bleibt, wo es ist, erleidet 2 Schaden mehr und blutet.
momentum-special-other = Das geht, aber greif das Erhabene Bildnis an.
momentum-special-instead-end = Die Klingen sind direkt dahinter. Greif an!

momentum-stay = Zwei Runden später; der Golem ist gefallen. Gurantev hat das Kriegshorn. Das ist eine freie Aktion: Sie kostet ihn seine Aktion nicht. Aber sie beendet seine Bewegung, also müsste er sich vorher bewegen. Koralt hat nur noch 4 Leben, doch er ist weit weg.
momentum-stay-goal = Bleib, wo du bist.
momentum-stay-instead-move = Das geht, aber Koralt ist zu weit weg. Lass Gurantev stehen.

momentum-horn = Das Kriegshorn kostet einen Marker, und Gurantev hat einen. Es aktiviert eine Kreatur in der Nähe frei: einmal mehr als sonst.
momentum-horn-goal = Nutze das Kriegshorn als freie Aktion.
momentum-horn-done = Jetzt ist der Phönix an der Reihe, mitten in Gurantevs Aktivierung.
momentum-horn-other = Das geht, aber blas das Kriegshorn.
momentum-horn-instead-end = Noch nicht: Blas das Kriegshorn.
momentum-horn-instead-action = Heilung braucht jetzt niemand. Blas das Kriegshorn.

momentum-dive = Eine ganze Aktivierung: Bewegung und Aktion.
momentum-dive-goal = Flieg auf ein Feld neben Koralt, von dem aus der Phönix ihn ansieht. Am besten ist 9,6, hinter ihm.
momentum-dive-instead-elsewhere = Von dort kann der Phönix Koralt nicht angreifen. Neben ihn und mit Blick auf ihn!

momentum-strike = Der Phönix steht hinter Koralt.
momentum-strike-goal = Greif Koralt an.
momentum-strike-other = Das geht, aber greif Koralt an.
momentum-strike-instead-end = Jetzt? Greif Koralt an.

## In die Arena

arena = In die Arena
arena-about = Stell eine Truppe zusammen und auf, erfülle eine Forderung und weiche einem Hieb aus.
arena-end = Du hast alles gesehen, woraus eine Partie besteht. Probier es aus: Ein Bot ist immer zum Kampf bereit.

arena-draft = Vor dem Kampf stellen die Seiten ihre Truppen zusammen. Wer beim Wurf um den Vortritt mehr Symbole zeigt, wählt zuerst: eine große Kreatur, dann wählt die andere Seite zwei, dann wieder du. Danach kommen die mittelgroßen, dann die Assents, bei denen die andere Seite beginnt, dann die Ausrüstung. Alles liegt offen.
arena-draft-goal = Wähle den Phönix.
arena-draft-done = Der Phönix gehört dir. Die andere Seite hat den Gehörnten Golem und den Flusswächter genommen; eine große Kreatur bleibt für dich.
arena-draft-instead-other = Auch nicht schlecht. Aber wähle hier den Phönix.

arena-skills = Jeder Assent hat zwei eigene Fähigkeiten und fünf Fähigkeitskarten, von denen du zwei wählst. Beide Seiten wählen geheim und zur selben Zeit. Mit „Ausweichen“ entgeht Yerra Angriffen aus der Nähe, der „Mahlstrom“ trifft alle um sie herum.
arena-skills-goal = Wähle „Ausweichen“ und „Mahlstrom“.
arena-skills-done = Die anderen drei Karten kommen aus dem Spiel.
arena-skills-instead-other = Auch möglich. Aber wähle hier „Ausweichen“ und „Mahlstrom“.

arena-order = Deine Kreaturen werden in einer festen Reihenfolge aktiviert, die ganze Partie lang. Wer zuerst dran sein soll, liegt zuerst.
arena-order-goal = Wähle die Kreatur, die zuerst aktiviert wird.

arena-obstacle = Abwechselnd stellt jede Seite von jedem Hindernis eines in ihre Hälfte, in die drei Spalten vor der Mitte. Sie dürfen sich nicht berühren, auch nicht an einer Ecke. Halbe Deckung gibt allen daneben +1 Verteidigung; volle Deckung und Wirbelklingen versperren Weg und Sicht; eine Grube verschluckt eine Aktivierung.
arena-obstacle-goal = Stell die halbe Deckung irgendwo in deine Hälfte. 5,5 wäre in der Mitte.
arena-obstacle-done = Nun stellt die andere Seite: eine Grube.
arena-obstacle-instead-other = Das geht, aber zuerst die halbe Deckung.

arena-place = Dann kommen die Gladiatoren, abwechselnd, in die zwei äußersten Spalten. Auch die Blickrichtung wählst du. Wer an der Wand steht, kann nicht von hinten angegriffen werden.
arena-place-goal = Stell Yerra auf 1,5 mit Blick nach Osten.
arena-place-done = Dort kommt ihr niemand in den Rücken.
arena-place-instead-facing = Mit dem Blick zur Wand kann sie niemanden angreifen. Stell sie noch einmal auf 1,5 und wähle den Pfeil nach Osten.
arena-place-instead-elsewhere = Auch möglich. Aber stell sie auf 1,5, an die Wand.
arena-place-instead-later = Später. Zuerst Yerra.

arena-demand = In jeder Runde schickt Silvestrem eine Karte. Eine Laune geschieht sofort; ein Erlass gilt für die ganze Partie; eine Forderung wird am Ende der Runde geprüft. Diese, „Ohne Ehre“, verlangt: Greif einen Gegner von hinten an. Wer das tut, gewinnt einen Schadenswürfel; wer nicht, dessen Assent wird geblendet. Die andere Seite hat es nicht getan, und du hast nur noch den Phönix: Er sitzt fest, steht aber richtig.
arena-demand-goal = Greif den Gehörnten Golem von hinten an.
arena-demand-done = Die Forderung ist erfüllt, und du hast einen Schadenswürfel für den nächsten Wurf gewonnen. Die andere Seite hat versagt: Koralt ist geblendet.
arena-demand-other = Das geht, aber greif den Gehörnten Golem an.
arena-demand-instead-end = Dann ist die Forderung nicht erfüllt. Greif den Gehörnten Golem an!

arena-dodge = Drei Runden später, und die andere Seite ist dran: Der Gehörnte Golem greift Yerra an, die noch 6 Leben hat. Mitten in diesem Angriff wirst du gefragt. „Ausweichen“: Wirf zwei Schwungwürfel; zeigt einer Verteidigung, wird der Angriff ignoriert.
arena-dodge-goal = Setze „Ausweichen“ ein.
arena-dodge-done = Verteidigung! Der Angriff wird ignoriert.
arena-dodge-instead-no = Dann schlägt der Golem zu. Versuch auszuweichen!

arena-leap = „Ausweichen“ geht weiter: Yerra darf sich bis zu zwei Felder bewegen, weg vom Golem.
arena-leap-goal = Setze „Ausweichen“ noch einmal ein.
arena-leap-instead-no = Sie darf bleiben, aber neben dem Golem? Setze „Ausweichen“ noch einmal ein.

arena-away = Diese Bewegung braucht kein Tempo, und die Blickrichtung bleibt.
arena-away-goal = Wähle ein Feld.
