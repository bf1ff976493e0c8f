### Überall

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
move-about = Auf einem anderen Gerät unter deinem Namen weiterspielen: Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal.
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
setting-quick-about = Ein Zug wird ohne Bestätigung gespielt, sobald er feststeht.
quick-offer = Züge sofort spielen, ohne den grünen Knopf?
quick-offer-yes = Ja, sofort
quick-offer-no = Nein
setting-sounds = Klänge
setting-guide = Hinweise
setting-guide-about = Sagt und zeigt, was als Nächstes möglich ist.

## Startseite

home-title = Nimm Platz am wilden Tisch
home-about = Spiel mit Freunden, denen du einen Link schickst, oder gegen Bots, die auch nur sehen, was du sehen kannst.
games = Spiele
players-exactly = { $count } Personen
players-either = { $counts } Personen
players-between = { $least } bis { $most } Personen
minutes = { $least } bis { $most } Minuten
play-bot = Gegen einen Bot spielen
bot-level = Welcher Bot
new-table = Neuer Tisch
rules = Regeln
your-tables = Deine Tische
open-tables = Offene Tische
watched-tables = Partien zum Zuschauen
no-open-tables = Gerade ist kein Tisch offen. Eröffne selbst einen!
resume = Weiterspielen
resume-your-turn = Du bist dran: weiterspielen
join = Mitspielen
watch = Zuschauen

bot-random = Zufallsbot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
bot-greedy = Leichter Bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
bot-search-level = Denkender Bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, Stärke { $level } von 5
bot-level-short = Denkender Bot, { $level } von 5
bot-random-about = Spielt ohne Plan.
bot-greedy-about = Schaut einen Schritt voraus.
bot-search-about = Denkt voraus; Stärke 5 spielt am besten.
bot-ismcts-about = Denkt voraus; Stärke 5 spielt am besten.
bot-ismcts-level = Denkender Bot{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }, Stärke { $level } von 5

## Ein neuer Tisch

new-table-of = Neuer Tisch: { $game }
seats = Plätze
how-many = Wie viele spielen
seat-number = Platz { $number }
team-number = Team { $number }
seat-me = Ich (oder jemand hier)
seat-open = frei
seat-open-for = Frei, für alle mit dem Link
seat-bot = { $bot }
table-public = Unter den offenen Tischen zeigen
table-public-about = Sonst finden ihn nur diejenigen, die den Link haben.
options = { $scope ->
    [match] Die Partie
    [rules] Hausregeln
   *[table] Am Tisch
}
open-table = Tisch eröffnen

## Warten auf Mitspieler

table-coming = Wird geladen …
invite-link = Link zu diesem Tisch
sit-here = Hier Platz nehmen
waiting-minutes = Eine Partie dauert etwa { $least } bis { $most } Minuten.

## Am Tisch

no-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
at-the-table = Am Tisch
what-is-asked = Was gefragt ist
board = Spielbrett
no-board = Für dieses Spiel ist noch kein Spielbrett gezeichnet. Spiel mit den Möglichkeiten darüber.
prompt-for = { $who }: { $asked }
waiting-for = Warten auf { $who } ({ $step }).
waiting-for-others = Warten auf die anderen.
your-choices = Deine Möglichkeiten
can-be-picked = kann gewählt werden
can-be-goal = mögliches Ziel
is-picked = gewählt
nothing-here = Hier gibt es jetzt nichts zu tun.
choose-first = Wähle zuerst, wer es tun soll, dann das Ziel.
show-rule = Regel { $rule }
you = du
has-left = ist gegangen
has-left-to = { $own ->
    [true] ist gegangen; du spielst weiter
   *[other] ist gegangen; { $keeper } spielt weiter
}
is-away = abwesend
to-move = am Zug
to-answer = ist gefragt
interrupts = unterbricht
is-asked = gefragt
watching = Du schaust bei dieser Partie zu.
log = Verlauf
log-empty = Noch nichts.
chat = Chat
chat-message = Nachricht
chat-unread = neu
chat-send = Senden
chat-watching = schaut zu
chat-team = ans Team
chat-to = Wer soll es lesen?
chat-to-all = An alle
chat-to-team = An mein Team
chat-message-team = Nachricht an mein Team
time-left = Deine Zeit: { $written }
share = Teilen
watch-link = Link zu diesem Tisch, zum Weiterspielen oder Zuschauen
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $who } möchte den letzten Zug zurücknehmen.
undo-asked-waiting = { $who } hat gebeten, den letzten Zug zurückzunehmen. Die Antwort steht noch aus.
undo-asked-by-you = Du hast gebeten, deinen letzten Zug zurückzunehmen. Die Antwort steht noch aus.
undo-declined = { $who } ist mit der Rücknahme nicht einverstanden. Spiel weiter.
undo-nothing = Du kannst gerade nichts zurücknehmen.
undo-resting = Darum hast du schon gebeten. Spiel erst weiter, bevor du wieder fragst.
draw-offer = Unentschieden anbieten
draw = Unentschieden
draw-sure = Diese Partie unentschieden beenden?
draw-about = Alle spielen an diesem Gerät, also gilt das Unentschieden sofort. Einigt euch zuerst.
draw-asked = { $who } bietet ein Unentschieden an.
draw-asked-waiting = { $who } hat ein Unentschieden angeboten. Die Antwort steht noch aus.
draw-asked-by-you = Du hast ein Unentschieden angeboten. Die Antwort steht noch aus.
draw-declined = { $who } lehnt das Unentschieden ab. Spiel weiter.
draw-resting = Du hast erst vor Kurzem ein Unentschieden angeboten. Spiel weiter, bevor du es wieder anbietest.
withdraw = Zurückziehen
agree = Zustimmen
refuse = Ablehnen
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-about = { $how ->
    [replaced] Ein Bot spielt unter deinem Namen für dich weiter. Du kannst zuschauen, den Platz aber nicht wieder einnehmen.
   *[loses] Die Partie ist sofort zu Ende, und du hast sie verloren.
}
leave = Tisch verlassen
leave-sure = Diesen Tisch verlassen?
leave-about = { $how ->
    [pause] Die Partie wartet auf dich. Du findest den Tisch auf der Startseite wieder.
    [lose] An diesem Tisch verliert die Partie sofort, wer geht.
    [autopass] Die Partie geht weiter, und für dich geschieht nur das Nötigste. Du findest den Tisch auf der Startseite wieder.
    [partner] Die Partie geht weiter, und bis du zurückkommst, spielt dein Team für dich und sieht, was du siehst. Du findest den Tisch auf der Startseite wieder.
   *[bot] Die Partie geht weiter, und bis du zurückkommst, spielt ein Bot für dich. Du findest den Tisch auf der Startseite wieder.
}
play-on = Weiterspielen
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen, sie wiederherzustellen …
connection-restarting = Der Server startet neu; alles, was gespielt wurde, ist gespeichert.
curtain-title = { $who } ist an der Reihe
curtain-who = Wer möchte antworten?
curtain-about = Gib das Gerät weiter. Alle anderen schauen jetzt weg.
curtain-open = Ich bin { $who }
window-open = Jetzt kann unterbrochen werden
window-asks-you = { $occasion } { $can ->
    [pass] Du hast nichts zum Unterbrechen. Wer schweigt, passt.
   *[interrupt] Du kannst unterbrechen. Wer schweigt, passt.
}
you-passed = Du hast gepasst.
window-answered = { $how ->
    [passed] { you-passed }
   *[said] Deine Antwort: { $answer }.
} { $asked ->
    [one] Das gilt, wenn die Zeit um ist.
   *[other] Die anderen haben noch einen Moment.
}
window-asks = Unterbrechen können jetzt: { $who }.
window-ahead = Du kannst schon sagen, was du danach tust.
window-own = { $number ->
    [many] { $who } überlegen, was zu tun ist.
   *[one] { $who } überlegt, was zu tun ist.
}
window-own-you = Der Tisch wartet auf das, was du tust.
window-thinking = Jemand überlegt noch.
window-you-wait = { $occasion } { $seconds ->
    [0] Der Tisch wartet auf dich
   *[other] Der Tisch wartet { $seconds } Sekunden auf dich
}{ $can ->
    [pass] . Du kannst nur passen.
   *[interrupt] : unterbrechen oder passen.
}
not-taken = Vorher wurde etwas gespielt: Was du angesagt hattest, ist nicht geschehen. Sag es noch einmal, wenn du es noch willst.
window-lapsed = Deine Zeit zum Reagieren ist um: Du hast gepasst.
wait-about = Hält die Uhr an, während du überlegst
wait = Warten
you-wait = Bleibt offen
said-beforehand = Falls niemand unterbricht, spielst du: { $action }.
unsay = Doch nicht spielen
took-back = { $who } nimmt den letzten Zug zurück.
took-back-yourself = Du nimmst deinen letzten Zug zurück.
bot-comes = { $minutes ->
    [one] abwesend; innerhalb einer Minute übernimmt { $how ->
        [partner] das Team
       *[bot] ein Bot
    }
   *[other] abwesend; in { $minutes } Minuten übernimmt { $how ->
        [partner] das Team
       *[bot] ein Bot
    }
}
guide = Hinweise
guide-off = Keine Hinweise mehr
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen

## Der Bildschirm

held = Deine Hand
log-and-chat = Verlauf, Chat und Tisch
click-first = Klicke
click = klicke
tap-first = Tippe
tap = tippe
help = { $keys ->
    [yes] Hilfe: Ziel, Zeichen und Tasten
   *[no] Hilfe: Ziel und Zeichen
}
how-to-win = So gewinnst du:
this-table = Tisch

## Das Ende

result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-draw = Unentschieden
result-nobody = Niemand hat gewonnen
result-winner = Gewonnen: { $who }
result-together = { $who } gewinnen gemeinsam
result-team = Das Team { $who } gewinnt
result-won-together = Du und { $who } gewinnt gemeinsam!
result-won-team = Euer Team hat gewonnen: { $who }!
result-lost-team = Euer Team hat verloren.
place = { $place }.
was-out = vorher ausgeschieden
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-resigned = { $who ->
    [none] Die Partie wurde aufgegeben.
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}
reason-draw-agreed = Alle haben sich auf ein Unentschieden geeinigt.
rematch = Revanche
rematch-go = Zur Revanche
record = Aufzeichnung herunterladen
fair-title = Ging es mit rechten Dingen zu?
fair-kept = Ja, dein Browser hat es geprüft. In diesem Spiel entscheidet das Los, { $what }. Was es entscheidet, wurde vor der Partie versiegelt, das Siegel ist unversehrt, und dein Browser war an jeder Ziehung beteiligt.
fair-broken = Das Geheimnis der Ziehungen ist nicht das, das deinem Browser versprochen wurde.
fair-left-out = Was dein Browser zu den Ziehungen beigetragen hat, steht nicht in der Aufzeichnung.
record-about = Die Aufzeichnung, die du herunterladen kannst, enthält jeden Zug und jede Ziehung. Damit kann das jeder nachprüfen.
record-how = So prüft man es nach
record-command = Installiere Wildtable auf deinem Rechner, lade dort die Aufzeichnung herunter und gib ein:

## Regeln

rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Dazu gibt es keine Regel.
rules-found = { $count ->
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
new-tab = (öffnet einen neuen Tab)

## Über Wildtable

about-what = Wildtable ist ein Tisch für mehrere Brettspiele. Die Regeln sind genau, jede Ablehnung nennt ihre Regel, und die Bots wissen nicht mehr, als ein Mensch auf ihrem Platz wüsste.
about-drawings = Zeichnungen
about-drawings-text = Spielbretter, Figuren und Embleme haben wir gezeichnet. Einige kleine Zeichen auf Karten stammen von game-icons.net, von Lorc, Delapouite und anderen, unter Creative Commons Namensnennung 3.0; sie sind umgefärbt.
about-letters = Schriften
about-letters-text = Der Text ist aus der Source Sans 3 von Paul D. Hunt (Adobe) gesetzt, Überschriften aus der Alegreya von Juan Pablo del Peral (Huerta Tipográfica), beide unter der SIL Open Font License 1.1.
about-software = Software
about-software-text = Wildtable ist freie Software unter der MIT-Lizenz. Die Oberfläche ist mit Svelte (MIT), Fluent (Apache 2.0) und lean-qr (MIT) gemacht.
about-keys = Mit der Tastatur
keys-arrows = Mit den Pfeiltasten bewegst du einen Rahmen über das Brett, solange du etwas zu wählen hast.
keys-enter = Die Eingabetaste wählt, was dort ist; noch einmal, und ein fertiger Zug wird gespielt. Ebenso ein zweiter Klick.
keys-shift-enter = Umschalt- und Eingabetaste wählen die nächste von mehreren Figuren auf demselben Feld.
keys-escape = Escape geht einen Schritt zurück.

## Eine Aktion sagen

which-is-meant = Was meinst du?
is-that-meant = Meinst du das?
pending-staged = { $action }?
pending-cards = { $action }: { $have } von { $need } { $need ->
        [one] Karte
       *[other] Karten
    } gewählt.
taken-out = K. o.
pending-with = Mit { $count ->
        [one] dieser Karte
       *[other] diesen Karten
    }: Wähle, wer handelt.
pending-who = { $whom }: Wähle jetzt, wer es tun soll.
pending-how = { $what } und { $whom }: Wähle, auf welche Art.
pending-piece = { $what }: { $aim ->
        [foe] Welches Ziel
       *[place] Wohin
    }{ $more ->
        [yes] , oder was sonst?
       *[no] ?
    }
choose-instead = Stattdessen: { $what }
with-piece = Weiter mit { $piece }: { $what }
with-word = Weiter mit { $piece } und { $what }: { $word }
back = Zurück
afterwards = Danach: { $what }
keys-title = Tasten
keys-name-arrows = Pfeiltasten
keys-name-enter = Eingabetaste
keys-name-shift-enter = Umschalt + Eingabe
keys-name-escape = Esc
keys-name-drag = Ziehen
keys-drag = Eine Figur lässt sich auch auf ihr Ziel ziehen.
keys-wait = Warten: das offene Fenster für dich anhalten.
keys-sheet = Diese Hilfe.

## Lektionen, Anleitung, Regelbuch

learn = Lernen
lessons = Lektionen
lessons-about = Beim Spielen lernen
lesson-of = { $game }: { $lesson }
lesson-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
lesson-is-done = erledigt
lesson-progress = Schritt { $step } von { $steps }
lesson-number = Lektion { $number } von { $of }
lesson-words = Was die Lektion sagt
lesson-anew = Neu aufgebaut.
lesson-other = Das geht, aber hier ist etwas anderes gefragt. { $goal }
lesson-astray = Das führt hier nicht zum Ziel. { $goal }
lesson-play-it =
    { $touch ->
        [yes] Führe es jetzt aus: Drück den grünen Knopf oder tippe noch einmal.
       *[no] Führe es jetzt aus: Drück den grünen Knopf oder klicke noch einmal.
    }
lesson-next = Weiter
lesson-back = Schritt zurück
lesson-skip = Überspringen
lesson-restart = Von vorn
lesson-leave = Alle Lektionen
lesson-finish = Fertig
lesson-ended = Gut gemacht!
lesson-skipped = Das war der letzte Schritt. Du hast einige ausgelassen, deshalb ist die Lektion noch nicht abgehakt.
lesson-then = Nächste Lektion: { $lesson }
lesson-lost = Die Lektion ist nicht erreichbar.
lesson-you = Du
bot-lesson = Gegenspieler
how-to-play = So wird gespielt
how-to-play-minutes = 5 Minuten, mit Bildern
rules-all = Das ganze Regelbuch
rules-contents = Inhalt
rules-questions = { $count ->
    [one] Eine Frage mit Antwort
   *[other] { $count } Fragen und Antworten
}
rules-editions = Wo gedruckte Ausgaben abweichen ({ $count })

## Eine Partie, die nicht weitergehen kann

stopped-title = Diese Partie kann nicht weitergehen
stopped-about = Was geschehen ist, lässt sich weiter lesen; das Brett zeigt die letzte Stellung, die der Server lesen kann.
stopped-close-about = Wenn du die Partie endgültig schließt, kannst du ihre Aufzeichnung herunterladen. Darin steht, was alle auf der Hand hatten.
stopped-close = Partie schließen
## Warteraum, Angebote, Abschied

waiting-about = { $open ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, beginnt die Partie.
   *[other] { $open } Plätze sind noch frei. Sobald alle besetzt sind, beginnt die Partie.
}
waiting-guest = Du bist eingeladen. Lies, was an diesem Tisch vereinbart ist, und nimm dann Platz.
sit-beside = Hier sitzt jemand neben mir
stand-up = Wieder aufstehen
stand-up-one = Diesen Platz freigeben
close-table = Tisch schließen
close-table-sure = Diesen Tisch schließen?
close-table-about = Damit ist der Tisch für alle weg. Gespielt wurde an ihm noch nichts.
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
invite = Einladen
invite-text = Spiel mit mir { $game }! Du brauchst kein Konto: Öffne den Link und nimm Platz.
invite-copy = Mit Text kopieren
invite-share = Teilen …
invite-code = QR-Code mit dem Link zu diesem Tisch
agreed = Was hier vereinbart ist
agreed-as-written = Alles wie in der Spielregel, ohne Hausregeln.
agreed-differs = { $count ->
    [one] Eines ist anders als üblich:
   *[other] { $count } Dinge sind anders als üblich:
}
agreed-usually = üblich: { $value }
agreed-all = Im Einzelnen
agreed-usual = Alles andere ist wie üblich
switched-on = ja
switched-off = nein
one-alone = 1, allein
table-several = Ein Gast darf mehrere Plätze einnehmen
table-several-about = Für alle, die sich ein Gerät teilen. Sonst bekommt jeder Gast einen Platz.
seat-gave-up = { $name } (hat aufgegeben; ein Bot spielt weiter)
you-keep = { $name } ist gegangen. Bis zur Rückkehr spielst du auch { $role }.
you-gave-up = Du hast als { $role } aufgegeben. Unter deinem Namen spielt ein Bot weiter; du schaust zu.
said-resign = { $how ->
    [yours] Du gibst auf.
    [replaced] { $who } gibt auf; ein Bot spielt weiter.
   *[other] { $who } gibt auf.
}
said-leave = { $how ->
    [kept] { $who } verlässt den Tisch; { $keeper } spielt dort weiter.
   *[other] { $who } verlässt den Tisch.
}
said-late = Die Zeit von { $who } war um: Es geschah so wenig wie möglich.
said-return = { $who } ist zurück.
said-draw = { $how ->
    [yours] Du bietest ein Unentschieden an.
   *[other] { $who } bietet ein Unentschieden an.
}
said-refuse-draw = { $how ->
    [yours] Du lehnst das Unentschieden ab.
   *[other] { $who } lehnt das Unentschieden ab.
}
said-withdraw-draw = { $how ->
    [yours] Du ziehst dein angebotenes Unentschieden zurück.
   *[other] { $who } zieht das angebotene Unentschieden zurück.
}
rematch-made = Die Revanche steht bereit.
rematch-watch = Bei der Revanche zuschauen
rematch-asked = Du hast eine Revanche angeboten. Sie beginnt mit der Zustimmung von { $who }.
rematch-away = Gerade nicht am Tisch: { $who }. Das Angebot bleibt bestehen.
rematch-wanted = Eine Revanche möchte: { $who }.
rematch-agree = Revanche annehmen
rematch-decline = Lieber nicht
rematch-declined = Lieber keine Revanche möchte: { $who }.

## Sich selbst löschen

delete-me = Meine Daten löschen …
delete-me-about = Der Server löscht deinen Namen und was du gesagt hast. An allen Tischen und in allen Aufzeichnungen von jetzt an saß an deiner Stelle jemand ohne Namen. Laufende Partien gibst du auf; Tische, die du eröffnet hast und an denen noch nicht gespielt wird, verschwinden. Was du gespielt hast, bleibt, denn es ist auch die Partie der anderen; ebenso Aufzeichnungen und Sicherungen, die es schon gibt. Das lässt sich nicht rückgängig machen.
delete-me-sure = Endgültig löschen
delete-me-not = Behalten

## Mitverfolgen: Einblendungen, Rückblick, Zurückblättern

pace = Die Züge der anderen
pace-about = So schnell werden sie Schritt für Schritt gezeigt. Ein Klick oder Tippen aufs Brett überspringt den Rest.
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-off = Sofort
skip = Überspringen
your-turn-soon = Sieh erst, was geschehen ist.
has-the-turn = { $number ->
    [many] { $who } sind am Zug.
   *[one] { $who } ist am Zug.
}
interrupts-now = { $number ->
    [you] Du unterbrichst
    [many] { $who } unterbrechen
   *[one] { $who } unterbricht
} { $whom ->
    [you] dich.
   *[other] { $other }.
}
bot-thinks = denkt nach
what-happened-first = Schau zu, was geschieht.
since-your-turn = Seit deinem Zug
since-count = { $count } neu
recap-close = Schließen
look-back = Zurückblättern
look-headline = Rückblick auf die Partie.
look-watching = Die Partie läuft von einem früheren Augenblick an weiter.
look-tried = Das ist ein früherer Augenblick. Zum Spielen geh zum aktuellen Stand.
look-start = Zum Anfang
look-turn-back = Einen Zug zurück
look-step-back = Einen Schritt zurück
look-play = Von hier abspielen
look-pause = Anhalten
look-step-on = Einen Schritt weiter
look-turn-on = Einen Zug weiter
look-end = Zum letzten Schritt
look-scrubber = Zeitpunkt der Partie
look-at = { $place } von { $count }
look-beginning = Der Anfang
look-now = Zum aktuellen Stand
look-to-end = Zum Schluss
look-gone-on =
    { $count ->
        [one] Die Partie ist um einen Schritt weitergegangen.
       *[other] Die Partie ist um { $count } Schritte weitergegangen.
    }
look-your-turn = Inzwischen bist du dran.
look-asked = Inzwischen wirst du gefragt; wer schweigt, passt.
look-awaited = Inzwischen wartet der Tisch auf dich.
look-keys = Pfeiltasten: Schritt für Schritt; mit Umschalt: Zug für Zug; Esc: zurück zum Jetzt
keys-name-following = X, L
keys-following = X springt ans Ende dessen, was gezeigt wird. L blättert zurück, ebenso die linke Pfeiltaste, solange andere spielen: Die Pfeiltasten gehen Schritt für Schritt, mit Umschalt Zug für Zug.
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

## Wenn andere handeln

orders = Wenn andere handeln
orders-about =
    Nach jeder Aktion hast du { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } Zeit zu unterbrechen. Wer schweigt, passt; du musst also nichts tun. Mit „Warten“ hältst du das Spiel an.
order-ask = Mich fragen
ask-me-again = Wieder fragen
you-pass = { $order ->
    [pass] Du passt, was die anderen auch tun.
   *[pass-until-my-turn] Du passt bis zu deinem Zug.
}
pass-until-my-turn = Passen, bis ich dran bin
pass-until-my-turn-about =
    { $attacked ->
        [yes] Der Tisch passt für dich, bis du am Zug bist. Dazwischen fragt er dich nur nach einem Angriff auf dich, und danach passt er weiter.
       *[no] Der Tisch passt für dich, bis du am Zug bist, auch nach einem Angriff auf dich.
    }
order-pass-until-my-turn = Für mich passen, bis ich am Zug bin
order-pass = Immer für mich passen
stops = Auch ohne dass ich Warten drücke, auf mich warten, wenn
stops-now = Der Tisch wartet auf mich, wenn { $when }.
stops-none = Der Tisch wartet nur auf mich, wenn ich Warten drücke.
