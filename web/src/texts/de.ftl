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
is-asked = gefragt
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
window-open = Jetzt kann unterbrochen werden
window-asks-you = Du kannst jetzt unterbrechen. Wer schweigt, passt.
window-answered = Deine Antwort: { $answer }. Die anderen haben noch einen Augenblick.
window-asks = Unterbrechen können jetzt: { $who }.
window-asks-all = Alle anderen können jetzt unterbrechen.
window-ahead = Du kannst schon sagen, was du danach tust.
window-thinking = Jemand überlegt noch.
window-you-wait = Der Tisch wartet auf dich: unterbrechen oder passen.
wait = Warten
said-beforehand = Falls niemand unterbricht, spielst du: { $action }.
confirm-ahead = Danach spielen
unsay = Doch nicht spielen
took-back = { $who } nimmt die letzte Aktion zurück.
bot-comes = { $minutes ->
    [one] abwesend; innerhalb einer Minute übernimmt ein Bot
   *[other] abwesend; in { $minutes } Minuten übernimmt ein Bot
}
orders = Wenn andere handeln:
order-ask = mir einen Augenblick geben
order-pass-until-my-turn = passen, bis ich am Zug bin
order-pass = immer passen
stops = Aber immer auf mich warten, wenn
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
result-together = { $who } gewinnen gemeinsam
result-team = Das Team { $who } gewinnt
result-won-together = Du und { $who } gewinnt gemeinsam!
result-won-team = Euer Team hat gewonnen: { $who }!
result-lost-team = Euer Team hat verloren.
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
fair-kept = Das Geheimnis der Ziehungen ist das, das deinem Browser versprochen wurde, und sein Beitrag steht in der Aufzeichnung.
fair-broken = Das Geheimnis der Ziehungen ist nicht das, das deinem Browser versprochen wurde.
fair-left-out = Was dein Browser zu den Ziehungen beigetragen hat, steht nicht in der Aufzeichnung.
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

## Mitverfolgen: Einblendungen, Rückblick, Zurückblättern

pace = Was andere tun, wird gezeigt
pace-about = Schritt für Schritt, damit man folgen kann. Ein Klick auf das Brett oder die Taste S springt sofort ans Ende.
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-off = sofort
skip = Überspringen
since-your-turn = Seit deinem Zug
recap-close = Schließen
look-back = Zurückblättern
look-first = Zum Anfang
look-turn-back = Einen Zug zurück
look-step-back = Einen Schritt zurück
look-play = Von hier abspielen
look-pause = Anhalten
look-step-on = Einen Schritt weiter
look-turn-on = Einen Zug weiter
look-scrubber = Zeitpunkt der Partie
look-at = { $place } von { $count }
look-beginning = Der Anfang
look-now = Zurück zum Jetzt
look-gone-on =
    { $count ->
        [one] Die Partie ist um einen Schritt weitergegangen.
       *[other] Die Partie ist um { $count } Schritte weitergegangen.
    }
look-your-turn = Du bist am Zug.
look-asked = Du wirst gefragt; wer schweigt, passt.
look-keys = Pfeiltasten: Schritt für Schritt; mit Umschalt: Zug für Zug; Esc: zurück zum Jetzt
keys-following = S springt ans Ende dessen, was gezeigt wird; L blättert zurück, die Pfeiltasten gehen Schritt für Schritt, mit Umschalt Zug für Zug.
latest = Zuletzt

## Das Ende einer Partie

scores-title = Woher die Punkte kamen
scores-total = Summe
end-look = Die Partie noch einmal ansehen
finished-games = Beendete Partien
finished-won = gewonnen
finished-lost = verloren
finished-drawn = unentschieden
finished-winner = Gewonnen: { $who }
finished-look = Noch einmal ansehen
result-side = Eine Seite: { $who }
