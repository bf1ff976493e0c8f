### Die eigenen Texte der Oberfläche auf Deutsch. Was zu einem Spiel gehört, steht in dessen Datei auf dem Server.

## Überall

skip-to-content = Zum Inhalt
main-menu = Menü
other-language = English
settings = Einstellungen
close = Schließen
cancel = Abbrechen
go-on = Weiter
copy = Kopieren
copied = Kopiert
rename = Umbenennen
about = Über Wildtable
to-home = Zu allen Spielen
lost-title = Unter dieser Adresse ist nichts.
server-away = Der Server ist nicht zu erreichen.
connection-retry = Jetzt noch einmal versuchen

## Wer man ist

name-ask = Wie sollen wir dich nennen?
name-ask-about = Ein Name genügt. Es gibt kein Konto und kein Passwort.
your-name = Dein Name
move-about = Auf einem anderen Gerät als du selbst weiterspielen: Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal.
move-link = Link für das andere Gerät
move-make = Link erzeugen
move-title = Bist du das?
move-here-about = Mit diesem Link macht dieser Browser als dieselbe Person weiter wie auf dem anderen Gerät.
move-here = Ja, hier weitermachen

## Einstellungen

language = Sprache
theme = Farben
theme-system = Wie auf meinem Gerät
theme-light = Hell
theme-dark = Dunkel
setting-quick = Sofort ziehen
setting-quick-about = Ein Zug wird gespielt, sobald nur noch er übrig ist, ohne Bestätigung.
setting-sounds = Töne
setting-guide = Begleiter
setting-guide-about = Sagt und zeigt, was als Nächstes möglich ist.

## Startseite

home-title = Nimm Platz am wilden Tisch
home-about = Spiele mit Freunden, denen du einen Link schickst, oder gegen Bots, die nicht mehr sehen als du.
games = Spiele
players-exactly = { $count } Personen
players-between = { $least } bis { $most } Personen
minutes = { $least } bis { $most } Minuten
play-bot = Gegen einen Bot spielen
bot-level = Welcher Bot
new-table = Neuer Tisch
rules = Regeln
your-tables = Deine Tische
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne selbst einen!
resume = Weiterspielen
resume-your-turn = Du bist dran: weiterspielen
join = Mitspielen
watch = Zuschauen

bot-random = Zufallsbot
bot-greedy = Leichter Bot
bot-search-level = Denkender Bot, Stärke { $level } von 5
bot-ismcts-level = Denkender Bot, Stärke { $level } von 5

## Ein neuer Tisch

new-table-of = Neuer Tisch: { $game }
seats = Plätze
how-many = Wie viele spielen
seat-number = Platz { $number }
seat-me = Ich (oder jemand neben mir)
seat-open = frei
seat-open-for = Frei, für alle mit dem Link
seat-bot = { $bot }
table-public = Unter den offenen Tischen zeigen
table-public-about = Sonst finden ihn nur diejenigen, die den Link haben.
options = Optionen
open-table = Tisch eröffnen

## Warten auf Mitspieler

table-coming = Wird geladen …
waiting-about = Das Spiel beginnt, wenn alle Plätze besetzt sind. Schicke diesen Link an alle, die mitspielen sollen.
invite-link = Einladung
sit-here = Hier Platz nehmen
waiting-minutes = Eine Partie dauert etwa { $least } bis { $most } Minuten.

## Am Tisch

no-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
at-the-table = Am Tisch
what-is-asked = Was gefragt ist
board = Spielbrett
no-board = Für dieses Spiel ist noch kein Spielfeld gezeichnet. Spiele mit den Möglichkeiten darüber.
waiting-for = { $step }: Warten auf { $who }.
waiting-for-others = Warten auf die anderen.
your-choices = Deine Möglichkeiten
picked = Gewählt
put-back = Zurücklegen: { $what }
clear = Verwerfen
confirm = Spielen
can-be-picked = kann gewählt werden
can-be-goal = mögliches Ziel
is-picked = gewählt
nothing-here = Hier gibt es jetzt nichts zu tun.
show-rule = Regel { $rule }
you = du
has-left = ist gegangen
is-away = abwesend
to-move = am Zug
watching = Du schaust an diesem Tisch zu.
log = Was geschah
log-empty = Noch nichts.
chat = Unterhaltung
chat-message = Nachricht
chat-send = Senden
chat-watching = schaut zu
share = Teilen
watch-link = Link zu diesem Tisch, zum Weiterspielen oder Zuschauen
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $who } möchte den letzten Zug zurücknehmen.
undo-asked-waiting = { $who } hat gebeten, den letzten Zug zurückzunehmen. Die Antwort steht aus.
draw-offer = Remis anbieten
draw-asked = { $who } bietet Remis an.
draw-asked-waiting = { $who } hat Remis angeboten. Die Antwort steht aus.
agree = Zustimmen
refuse = Ablehnen
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-about = Die Partie zählt für dich als verloren.
leave = Verlassen
leave-sure = Diesen Tisch verlassen?
leave-about = { $how ->
    [pause] Die Partie wartet auf dich. Von der ersten Seite aus kannst du zurückkommen.
    [lose] An diesem Tisch verliert, wer geht.
   *[bot] Der Tisch macht ohne dich weiter. Von der ersten Seite aus kannst du zurückkommen.
}
play-on = Weiterspielen
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen, sie wiederherzustellen …
connection-restarting = Der Server startet neu; alles, was gespielt wurde, ist gespeichert.
curtain-title = { $who } ist an der Reihe
curtain-about = Gib das Gerät weiter. Niemand sonst sollte jetzt hinsehen.
curtain-open = Ich bin { $who }
window-open = Jetzt darf unterbrochen werden
orders = Wenn andere handeln:
order-ask = jedes Mal fragen
order-pass-until-my-turn = passen, bis ich dran bin
order-ask-when-attacked = nur fragen, wenn ich angegriffen werde
guide = Begleiter
guide-off = Keine Hinweise mehr
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen

## Das Ende

result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-draw = Unentschieden
result-winner = Gewonnen: { $who }
place = { $place }.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-resigned = Die Partie wurde aufgegeben.
reason-draw-agreed = Die Spieler haben sich auf Remis geeinigt.
rematch = Revanche
rematch-go = Zur Revanche
rematch-asked = Du möchtest eine Revanche und wartest auf die anderen.
rematch-agree = Revanche, wie andere sie möchten
record = Aufzeichnung herunterladen
record-about = Die Aufzeichnung enthält jeden Zug und jede Ziehung. Mit ihr lässt sich prüfen, dass niemand die Ziehungen gelenkt hat: wildtable verify DATEI

## Regeln

rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.

## Über Wildtable

about-what = Wildtable ist ein Tisch für mehrere Brettspiele. Die Regeln sind genau, jede Ablehnung nennt ihre Regel, und die Bots wissen nicht mehr, als ein Mensch auf ihrem Platz wüsste.
about-drawings = Zeichnungen
about-drawings-text = Spielbretter, Figuren und Embleme haben wir gezeichnet. Einige kleine Zeichen auf Karten stammen von game-icons.net, von Lorc, Delapouite und anderen, unter Creative Commons Namensnennung 3.0; sie sind umgefärbt.
about-software = Software
about-software-text = Wildtable ist freie Software unter der MIT-Lizenz. Die Oberfläche ist mit Svelte (MIT) und Fluent (Apache 2.0) gemacht.
about-keys = Mit der Tastatur
keys-arrows = Die Pfeiltasten führen auf dem Brett von Feld zu Feld.
keys-enter = Die Eingabetaste wählt, was dort ist; noch einmal, und ein fertiger Zug wird gespielt. Ebenso ein zweiter Klick.
keys-shift-enter = Umschalt- und Eingabetaste wählen die nächste von mehreren Figuren auf demselben Feld.
keys-escape = Escape verwirft, was gewählt ist.

## Wylde Hunt

wh-board = Spielbrett, acht mal acht Felder
wh-mortal = der Sterbliche
wh-stone =
    { $season ->
        [Sommer] Sommerstein
        [Herbst] Herbststein
        [Winter] Winterstein
       *[other] { $season }sstein
    }
wh-seasons = Jahreszeiten der Landschaften
wh-roster = Die Fae
wh-because-ground = auf { $ground } wie der Sterbliche
wh-because-colour = Farbe { $colour } wie der Stein beim Sterblichen
wh-mortal-at = Der Sterbliche ist auf { $square }, { $ground }.
wh-mortal-walks = Der Sterbliche ist auf { $square }: { $ground }, Stein: { $season }. Wenn der Stein versetzt ist, geht er weiter.
wh-mortal-with = Der Sterbliche ist auf { $square }: { $ground }, Stein: { $season }. Wer auf { $ground } steht, muss ziehen; wer die Farbe { $colour } hat, darf.
wh-hint-setup = Vergleiche die beiden Aufstellungen und klicke die an, die dir gefällt. Rote Blüten gehören den Seelie, schwarze Sterne den Unseelie.
wh-hint-mortal = Klicke eines der vier Mittelfelder an: Dort beginnt der Sterbliche. Seine Landschaft und der Stein darauf bestimmen, welche Fae ziehen dürfen.
wh-hint-order = Wer zuerst zieht, schlägt zuerst zu; wer als Zweiter zieht, kann antworten.
wh-hint-select = Klicke eine deiner Fae mit goldenem Ring an. Ein rotes Zeichen (!) heißt, dass sie ziehen muss, ein blaues (○), dass sie auch bleiben darf.
wh-hint-move = Klicke jetzt ein Feld mit Punkt an. Fae ziehen wie die Dame im Schach. Wo ein Gegner steht, gibt es einen Wettstreit.
wh-hint-move-or-stay = Klicke ein Feld mit Punkt an, um dorthin zu ziehen, oder lass die Fae stehen, wo sie ist.
wh-hint-stone = Du lenkst das Schicksal: Klicke an, wohin der Stein soll. Der Sterbliche geht dann zum Stein der nächsten Jahreszeit.

## Wildlands

wl-map = Karte: { $map }
wl-no-map = Von der Karte dieses Tisches gibt es keine Zeichnung.
wl-space = Feld { $number }
wl-cover = Deckung
wl-high = höhere Ebene
wl-slot = Platz { $slot }
wl-character = { $name } ({ $faction }, { $seat })
wl-damage = { $damage } von { $health } Schaden
wl-health = { $health } Lebenspunkte
wl-own-shard = dein Splitter
wl-shard = Splitter von { $seat }
wl-dealt = eine deiner Ortskarten
wl-players = Die Spieler
wl-points = { $points } von 5 Punkten
wl-details = { $faction }: Namen zeigen oder verbergen
wl-turn = ist am Zug
wl-interrupts = unterbricht
wl-defended = abgewehrt
wl-faction-card = Übersicht
wl-discard-of = { $faction }: Ablagestapel
wl-discard-empty = Der Ablagestapel ist leer.
wl-discard-closed = { $count } Karten; an diesem Tisch bleiben Ablagestapel zu.
wl-aside = In der laufenden Aktion gespielt
wl-hand-show = Hand zeigen
wl-hand-hide = Hand verbergen
wl-hand-empty = Keine Karten auf der Hand.
wl-wild-move = jedes Symbol
wl-wild-draw-two = zwei ziehen
wl-wild-interrupt = unterbrechen
wl-flag-melee = nah
wl-flag-heavy-melee = schwer, nah
wl-flag-ranged = fern
wl-flag-heavy-ranged = schwer, fern
wl-flag-area = Fläche
wl-flag-cover = Deckung
wl-flag-shield = Schild
wl-flag-rally = Manöver
wl-flag-fly = Fliegen
wl-fc-character = Charakter
wl-fc-icons = Symbole
wl-fc-open = Offene Flaggen
wl-fc-total = Summe
wl-fc-wilds = Und { $count } Spezialkarten.
wl-taken-by = Genommen von { $seat }
wl-about-guild = Starke Magie auf Entfernung, dazu Schilde. Zerbrechlich, bis auf Lunk.
wl-about-gnomads = Flink: Sie fliegen und ziehen einander mit. Am besten bleiben sie beisammen.
wl-about-lawbringers = Robust, und jeder mit eigener Stärke. Gut für den Anfang.
wl-about-pit_fighters = Im Nahkampf unschlagbar. Schießen können sie gar nicht.
wl-look = Sicht und Wege
wl-look-about = Zeigt, was von einem Feld aus zu sehen und zu erreichen ist: mit dem Zeiger darauf bleiben, oder dies einschalten und das Feld antippen.
wl-look-tap = Tippe ein Feld oder einen Charakter an, um dich von dort umzusehen.
wl-look-from = Von Feld { $number }:
wl-near = in Sicht, nah
wl-far = in Sicht, fern
wl-walk = Karten für den Weg
wl-look-words = Nah in Sicht: { $near }. Fern in Sicht: { $far }. Zu Fuß mit höchstens drei Karten: { $steps }.
wl-do-faction = diese Fraktion nehmen
wl-do-assign = zuordnen
wl-do-reopen = Ortskarten zurücknehmen
wl-do-reveal = aufdecken
wl-do-move = bewegen
wl-do-climb = klettern
wl-do-claim = Splitter nehmen
wl-do-draw-two = Zwei Karten ziehen
wl-do-end = Zug beenden
wl-do-finish = Unterbrechung beenden
wl-do-target = als Ziel nennen
wl-do-defend = abwehren
wl-do-take = Schaden nehmen
wl-do-interrupt = Unterbrechen
wl-do-pass = Passen
wl-hint-faction = Wähle, wen du anführst. Kreise sind Lebenspunkte; darunter stehen die Flaggen der Karten: Angriffe, Abwehr und Manöver.
wl-hint-assign = Klicke ein leuchtendes Feld an: Dort erscheint der nächste deiner Charaktere. Auf die fünf übrigen Felder kommen die Splitter deines Nachbarn.
wl-hint-reopen = Deine Charaktere sind verteilt. Bis alle fertig sind, kannst du die Karten noch zurücknehmen.
wl-hint-reveal = Dein Zug beginnt: Klicke einen deiner verborgenen Charaktere an, auf der Karte oder daneben, um ihn aufzudecken.
wl-hint-act = Klicke einen deiner Charaktere auf der Karte an und sieh, wohin er gehen und wen er angreifen kann. Jede Karte tut nur eines. Du brauchst fünf Punkte: eigene Splitter und besiegte Gegner.
wl-hint-claim = Einer deiner Charaktere steht auf deinem Splitter, und du kannst ihn bezahlen: Klicke »Splitter nehmen« an.
wl-hint-who = Klicke nun den Charakter an, der es tun soll.
wl-hint-where = Klicke ein umrahmtes Feld an, um dorthin zu gehen, oder einen Gegner mit Ring, um ihn anzugreifen.
wl-hint-pay = Wähle nun die Karte, mit der du bezahlst: Die mit goldenem Rand passen.
wl-hint-word = Mehreres ist möglich: Wähle, was du meinst.
wl-hint-end = Mit diesen Karten ist nichts mehr zu tun: Beende den Zug, um neue zu ziehen.
wl-hint-interrupt = Jemand hat gerade gehandelt. Mit einer Spezialkarte kannst du dazwischengehen und selbst handeln; sonst passe.
wl-hint-pass = Jemand hat gerade gehandelt. Ohne Spezialkarte kannst du nur passen.
wl-hint-target = Du wirst angegriffen: Klicke an, welcher deiner Charaktere den Schlag abbekommt.
wl-hint-defend = Du wirst angegriffen: Eine Karte mit goldenem Rand hält das ab. Oder nimm den Schaden.
wl-hint-take = Du wirst angegriffen und hast nichts, um es abzuhalten.
