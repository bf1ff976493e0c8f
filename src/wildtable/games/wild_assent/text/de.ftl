# Namen und die Sätze auf den Karten; engine/wording.py setzt die Sätze zusammen.

title = Wild Assent: The Arena

name-gurantev = Gurantev
name-koralt = Koralt
name-amalia = Amalia
name-yerra = Yerra
name-phoenix = Phönix
name-horned-golem = Gehörnter Golem
name-river-guardian = Flusswächter
name-wildswood-sentinel = Wildwaldwacht
name-gryphon = Greif
name-daemonretch = Dämonenschlund
name-streamcaller = Stromruferin
name-wildsflower = Wildblüte
name-lava-fiend = Lavateufel
name-exalted-effigy = Erhabenes Bildnis
name-daemonspawn = Dämonenbrut
name-wildswood-skirmisher = Wildwaldplänkler
name-waterbound = Wassergebundener

name-stand-fast = Standhaft
name-field-dressing = Feldverband
name-onslaught = Ansturm
name-riposte = Riposte
name-war-horn = Kriegshorn
name-unbreakable = Unbeugsam
name-hammer-blow = Hammerschlag
name-soul-feast = Seelenmahl
name-grave-chill = Grabeskälte
name-drain-essence = Essenzraub
name-spirit-step = Geisterschritt
name-beckon = Herbeiwinken
name-reaper = Schnitter
name-dark-tide = Dunkle Flut
name-debilitate = Entkräften
name-mending-light = Heilendes Licht
name-hex-of-roots = Wurzelfluch
name-mirror-ward = Spiegelschutz
name-foresight = Vorahnung
name-distant-doom = Fernes Verhängnis
name-sanctuary = Zuflucht
name-hunting-drums = Jagdtrommeln
name-scent-of-blood = Blutgeruch
name-blood-rite = Blutritus
name-dodge = Ausweichen
name-maelstrom = Mahlstrom
name-mending = Ausbessern
name-the-binding = Die Bindung
name-ember-wake = Glutspur
name-rekindle = Wiederentfachen
name-bull-rush = Hörnerstoß
name-unmoved = Unverrückbar
name-tidal-wave = Flutwelle
name-call-the-grove = Ruf des Hains
name-thorns = Dornen
name-quick-wings = Flink
name-take-wing = Davonfliegen
name-brood = Brut
name-leech = Aussaugen
name-soothing-rain = Sanfter Regenguss
name-splash = Wasserschwall
name-grasping-roots = Greifende Wurzeln
name-pollen-cloud = Pollenwolke
name-eruption = Ausbruch
name-molten-blood = Glühendes Blut
name-blinding-halo = Blendender Schein
name-piercing-light = Lichtlanze

name-hunting-bow = Jagdbogen
name-war-axe = Streitaxt
name-ember-staff = Glutstab
name-moon-blade = Mondklinge
name-chain-hook = Kettenhaken
name-twin-fangs = Zwillingszähne
name-gate-plate = Torpanzer
name-ring-mail = Ringpanzer
name-runed-robe = Runenrobe
name-bark-hide = Rindenhaut
name-warded-cloak = Schutzmantel
name-spiked-harness = Stachelharnisch
name-gryphon-hide-gloves = Greifenlederhandschuhe
name-runners-boots = Läuferstiefel
name-hunters-hood = Jägerhaube
name-belt-of-vials = Phiolengürtel
name-shadow-wraps = Schattenbinden
name-war-paint = Kriegsbemalung
name-lucky-bone = Glücksknochen
name-blood-stone = Blutstein
name-raven-feather = Rabenfeder
name-sun-disc = Sonnenscheibe
name-bell-of-calm = Glocke der Ruhe
name-fang-necklace = Zahnkette
name-horn-of-echoes = Echohorn
name-storm-orb = Sturmkugel
name-stone-heart = Steinherz
name-old-banner = Altes Banner
name-hourglass = Stundenglas
name-mask-of-dread = Schreckensmaske

name-gentle-rain = Sanfter Regen
name-stinging-swarm = Stechender Schwarm
name-shifting-sands = Treibsand
name-lullaby = Wiegenlied
name-hot-blood = Heißes Blut
name-heavy-air = Schwere Luft
name-the-crowd-roars = Die Menge tobt
name-homeward-call = Ruf nach Hause
name-iron-season = Eiserne Zeit
name-thin-air = Dünne Luft
name-keen-blades = Scharfe Klingen
name-open-wounds = Offene Wunden
name-healing-springs = Heilquellen
name-draw-blood = Blut soll fließen
name-no-idlers = Keine Müßiggänger
name-take-the-middle = Nehmt die Mitte
name-untouchable = Unberührbar
name-no-honor = Ohne Ehre
name-cross-the-line = Über die Linie
name-a-life = Ein Leben

## Die Sätze auf den Karten

card-prefixed = { $prefix }: { $sentence }
card-until = { $sentence } { $until }
card-then = danach
card-else = sonst
card-done = wenn du das tust
card-not-done = wenn du das nicht tust

when-always = immer
when-action = Aktion
when-free-action = freie Aktion
when-activation-start = zu Beginn der Aktivierung
when-activation-end = am Ende der Aktivierung
when-own-attack = beim Angriff
when-special =
    { $specials ->
        [one] bei einem Spezialsymbol
       *[other] bei mindestens { $specials } Spezialsymbolen
    }
when-each-special = bei jedem Spezialsymbol
when-on-damage = bei Schaden
when-attacked-before = bei der Verteidigung, vor dem Wurf
when-attacked-after = bei der Verteidigung, nach dem Angriff
when-slain =
    { $whose ->
        [own] wenn { $kind-einer } von dir fällt
        [opponent] wenn { $kind-feind } fällt
       *[any] wenn { $kind-einer } fällt
    }
when-drawn = sofort, jede Seite für sich
when-round-end = am Ende jeder Runde, jede Seite für sich
when-success = Erfolg
when-failure = Misserfolg

kind-assent = Assent
    .einer = ein Assent
    .einen = einen Assent
    .feind = ein gegnerischer Assent
    .viele = Assents
kind-creature = Kreatur
    .einer = eine Kreatur
    .einen = eine Kreatur
    .feind = eine gegnerische Kreatur
    .viele = Kreaturen
kind-summon = Beschworener
    .einer = ein Beschworener
    .einen = einen Beschworenen
    .feind = ein gegnerischer Beschworener
    .viele = Beschworene
kind-any = Gladiator
    .einer = ein Gladiator
    .einen = einen Gladiator
    .feind = ein gegnerischer Gladiator
    .viele = Gladiatoren

who-self = dieser Gladiator
who-target = das Ziel
who-attacker = der Angreifer

status-immobilize = Festsetzen
status-bleed = Bluten
status-fatigue = Ermüden
status-blind = Blenden
status-stun = Betäuben
status-any = einen Zustand deiner Wahl

damage-physical = körperlichem
damage-magical = magischem
area-one = einen Gegner
area-adjacent = alle benachbarten Gladiatoren
area-adjacent-enemies = alle benachbarten Gegner
area-line = alle in gerader Linie voraus
area-arc = alle im vorderen Bogen
face-damage = einen Schadenswürfel
    .viele = Schadenswürfel
    .zeigt = Schaden
face-defense = einen Verteidigungswürfel
    .viele = Verteidigungswürfel
    .zeigt = Verteidigung
face-speed = einen Tempowürfel
    .viele = Tempowürfel
    .zeigt = Tempo
face-healing = einen Heilungswürfel
    .viele = Heilungswürfel
    .zeigt = Heilung
what-physical = körperliche Verteidigung
what-magical = magische Verteidigung
what-cover = halbe Deckung
what-momentum = Verteidigungswürfel
deed-hurt-assent = verletze einen gegnerischen Assent
deed-hurt-creature = verletze eine gegnerische Kreatur
deed-slay = töte einen Gegner
deed-heal = heile einen Gladiator
deed-attack = greif an
deed-attack-from-behind = triff einen Gegner von hinten
deed-move-every-creature = bewege jede deiner Kreaturen
deed-inflict = füge einen Zustand zu
deed-unhurt = verliere kein Leben
zone-middle = in den zwei mittleren Spalten
zone-enemy-half = in der gegnerischen Hälfte
zone-own-half = in der eigenen Hälfte
zone-beside-cover = neben halber Deckung

if-damaged =
    { $is ->
        [yes] falls { $who-name } verletzt ist
       *[no] falls { $who-name } unverletzt ist
    }
if-kind =
    { $is ->
        [yes] falls { $who-name } { $kind-einer } ist
       *[no] falls { $who-name } nicht { $kind-einer } ist
    }
if-status =
    { $is ->
        [yes] falls auf { $who } „{ $status-name }“ liegt
       *[no] falls auf { $who } kein „{ $status-name }“ liegt
    }
if-afflicted =
    { $is ->
        [yes] falls { $who-name } einen Zustand hat
       *[no] falls { $who-name } keinen Zustand hat
    }
if-allies =
    { $is ->
        [yes] falls mindestens { $at-least ->
            [one] ein Verbündeter
           *[other] { $at-least } Verbündete
        } { $within ->
            [one] benachbart
            [20] auf dem Spielplan
           *[other] im Umkreis von { $within } Feldern
        } { $at-least ->
            [one] steht
           *[other] stehen
        }
       *[no] falls weniger als { $at-least } Verbündete { $within ->
            [one] benachbart
            [20] auf dem Spielplan
           *[other] im Umkreis von { $within } Feldern
        } stehen
    }
if-enemies =
    { $is ->
        [yes] falls mindestens { $at-least ->
            [one] ein Gegner
           *[other] { $at-least } Gegner
        } { $within ->
            [one] benachbart
            [20] auf dem Spielplan
           *[other] im Umkreis von { $within } Feldern
        } { $at-least ->
            [one] steht
           *[other] stehen
        }
       *[no] falls weniger als { $at-least } Gegner { $within ->
            [one] benachbart
            [20] auf dem Spielplan
           *[other] im Umkreis von { $within } Feldern
        } stehen
    }
if-cover =
    { $is ->
        [yes] falls { $who-name } neben halber Deckung steht
       *[no] falls { $who-name } nicht neben halber Deckung steht
    }
if-back =
    { $is ->
        [yes] falls der Angriff von hinten kommt
       *[no] falls der Angriff nicht von hinten kommt
    }
if-health =
    { $is ->
        [yes] falls { $who-name } höchstens { $at-most } Leben hat
       *[no] falls { $who-name } mehr als { $at-most } Leben hat
    }
if-tokens =
    { $is ->
        [yes] falls noch { $at-least ->
            [one] ein Marker
           *[other] { $at-least } Marker
        } da { $at-least ->
            [one] ist
           *[other] sind
        }
       *[no] falls weniger als { $at-least } Marker da sind
    }
if-far =
    { $is ->
        [yes] falls der Angreifer mindestens { $at-least } Felder entfernt ist
       *[no] falls der Angreifer weniger als { $at-least } Felder entfernt ist
    }
if-did =
    { $times ->
        [one] { $deed-name }, in dieser Runde
       *[other] { $deed-name }, { $times }-mal in dieser Runde
    }
if-stands =
    { $at-least ->
        [one] habe am Ende der Runde { $kind-einen } { $zone-name }
       *[other] habe am Ende der Runde { $at-least } { $kind-viele } { $zone-name }
    }

until-attack = bei diesem Angriff
until-next-attack = beim nächsten Angriff
until-activation = in dieser Aktivierung
until-next-activation = bis zum Ende der nächsten Aktivierung
until-round = in dieser Runde
until-match = für den Rest der Partie

to-self = dieser Gladiator
    .akk = diesen Gladiator
    .dat = diesem Gladiator
to-target = das Ziel
    .akk = das Ziel
    .dat = dem Ziel
to-attacker = der Angreifer
    .akk = den Angreifer
    .dat = dem Angreifer
to-ally =
    { $kind ->
        [assent] ein verbündeter Assent
        [creature] eine verbündete Kreatur
        [summon] ein verbündeter Beschworener
       *[any] ein Verbündeter
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind ->
        [assent] einen verbündeten Assent
        [creature] eine verbündete Kreatur
        [summon] einen verbündeten Beschworenen
       *[any] einen Verbündeten
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] einem verbündeten Assent
        [creature] einer verbündeten Kreatur
        [summon] einem verbündeten Beschworenen
       *[any] einem Verbündeten
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-enemy =
    { $kind ->
        [assent] ein gegnerischer Assent
        [creature] eine gegnerische Kreatur
        [summon] ein gegnerischer Beschworener
       *[any] ein Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind ->
        [assent] einen gegnerischen Assent
        [creature] eine gegnerische Kreatur
        [summon] einen gegnerischen Beschworenen
       *[any] einen Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] einem gegnerischen Assent
        [creature] einer gegnerischen Kreatur
        [summon] einem gegnerischen Beschworenen
       *[any] einem Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-gladiator =
    { $kind-einer }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind-einen }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] einem Assent
        [creature] einer Kreatur
        [summon] einem Beschworenen
       *[any] einem Gladiator
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-each-ally =
    { $kind ->
        [assent] jeder verbündete Assent
        [creature] jede verbündete Kreatur
        [summon] jeder verbündete Beschworene
       *[any] jeder Verbündete
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind ->
        [assent] jeden verbündeten Assent
        [creature] jede verbündete Kreatur
        [summon] jeden verbündeten Beschworenen
       *[any] jeden Verbündeten
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] jedem verbündeten Assent
        [creature] jeder verbündeten Kreatur
        [summon] jedem verbündeten Beschworenen
       *[any] jedem Verbündeten
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-each-enemy =
    { $kind ->
        [assent] jeder gegnerische Assent
        [creature] jede gegnerische Kreatur
        [summon] jeder gegnerische Beschworene
       *[any] jeder Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind ->
        [assent] jeden gegnerischen Assent
        [creature] jede gegnerische Kreatur
        [summon] jeden gegnerischen Beschworenen
       *[any] jeden Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] jedem gegnerischen Assent
        [creature] jeder gegnerischen Kreatur
        [summon] jedem gegnerischen Beschworenen
       *[any] jedem Gegner
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-each-gladiator =
    { $kind ->
        [assent] jeder Assent
        [creature] jede Kreatur
        [summon] jeder Beschworene
       *[any] jeder Gladiator
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .akk =
    { $kind ->
        [assent] jeden Assent
        [creature] jede Kreatur
        [summon] jeden Beschworenen
       *[any] jeden Gladiator
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
    .dat =
    { $kind ->
        [assent] jedem Assent
        [creature] jeder Kreatur
        [summon] jedem Beschworenen
       *[any] jedem Gladiator
    }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }im Umkreis von { $within } Feldern
    }
to-weakest =
    { $kind ->
        [assent] der Assent mit den wenigsten Leben
        [creature] die Kreatur mit den wenigsten Leben
        [summon] der Beschworene mit den wenigsten Leben
       *[any] der Gladiator mit den wenigsten Leben
    }
    .akk =
    { $kind ->
        [assent] den Assent mit den wenigsten Leben
        [creature] die Kreatur mit den wenigsten Leben
        [summon] den Beschworenen mit den wenigsten Leben
       *[any] den Gladiator mit den wenigsten Leben
    }
    .dat =
    { $kind ->
        [assent] dem Assent mit den wenigsten Leben
        [creature] der Kreatur mit den wenigsten Leben
        [summon] dem Beschworenen mit den wenigsten Leben
       *[any] dem Gladiator mit den wenigsten Leben
    }

cost-health = du darfst diesem Gladiator { $points } Schaden zufügen
cost-tokens =
    du darfst { $tokens ->
        [one] einen Marker
       *[other] { $tokens } Marker
    } ausgeben

do-attack =
    greif { $area-name }{ $area ->
        [one] { $range ->
            [20] { " " }irgendwo auf dem Spielplan
           *[other] { " " }mit Reichweite { $range }
        }
        [line] { " " }bis { $range } Felder weit
        [arc] { " " }bis { $range } Felder weit
       *[other] { "" }
    } an, mit { $base } { $damage-name } Schaden und { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }
do-assign = { $may ->
        [yes] du darfst { $to-dat } { $by } Schaden zuweisen
       *[no] weise { $to-dat } { $by } Schaden zu
    }
do-heal = { $may ->
        [yes] du darfst { $to-akk } um { $by } heilen
       *[no] heile { $to-akk } um { $by }
    }
do-inflict = { $may ->
        [yes] du darfst { $to-dat } „{ $status-name }“ zufügen
       *[no] füge { $to-dat } „{ $status-name }“ zu
    }
do-cleanse = { $may ->
        [yes] du darfst { $to-dat } { $status-name } nehmen
       *[no] nimm { $to-dat } { $status-name }
    }
do-move-fields = { $to-name } { $may ->
        [yes] darf sich bis zu { $by ->
            [one] ein Feld
           *[other] { $by } Felder
        } bewegen
       *[no] bewegt sich bis zu { $by ->
            [one] ein Feld
           *[other] { $by } Felder
        }
    }
do-place = { $may ->
        [yes] du darfst { $to-akk } auf ein freies Feld im Umkreis von { $within } versetzen
       *[no] versetze { $to-akk } auf ein freies Feld im Umkreis von { $within }
    }
do-knockback = { $may ->
        [yes] du darfst { $to-akk } { $by ->
            [one] ein Feld
           *[other] { $by } Felder
        } zurückstoßen
       *[no] stoß { $to-akk } { $by ->
            [one] ein Feld
           *[other] { $by } Felder
        } zurück
    }
do-free-attack = { $to-name } { $may ->
        [yes] darf frei angreifen
       *[no] greift frei an
    }
do-free-activation = { $to-name } { $may ->
        [yes] darf frei aktiviert werden
       *[no] wird frei aktiviert
    }
do-retaliate = { $may ->
        [yes] du darfst zurückschlagen
       *[no] schlag zurück
    }
do-summon = { $may ->
        [yes] du darfst einen beschwören
       *[no] beschwöre einen
    }
do-regain = { $may ->
        [yes] du darfst { $by ->
            [one] einen Marker
           *[other] { $by } Marker
        } zurückbekommen
       *[no] bekomme { $by ->
            [one] einen Marker
           *[other] { $by } Marker
        } zurück
    }
do-roll-momentum = { $may ->
        [yes] du darfst { $by ->
            [one] einen Schwungwürfel
           *[other] { $by } Schwungwürfel
        } werfen
       *[no] wirf { $by ->
            [one] einen Schwungwürfel
           *[other] { $by } Schwungwürfel
        }
    }
    .then = falls mindestens einer { $face-zeigt } zeigt
    .else = sonst
do-ignore-attack = { $may ->
        [yes] dieser Gladiator darf den Angriff ignorieren
       *[no] dieser Gladiator ignoriert den Angriff
    }
do-die = erhalte { $by ->
        [one] { $face-name }
       *[other] { $by } { $face-viele }
    }
do-escape = { $to-name } { $may ->
        [yes] darf fliehen
       *[no] flieht
    }
do-destroy = { $may ->
        [yes] du darfst { $to-akk } zerstören
       *[no] zerstöre { $to-akk }
    }

change-speed = { $to-name } hat { $way ->
        [set] Tempo { $by }
        [more] +{ $by } Tempo
       *[less] -{ $by } Tempo
    }
change-range = { $to-name } hat { $way ->
        [set] Reichweite { $by }
        [more] +{ $by } Reichweite
       *[less] -{ $by } Reichweite
    }
change-base = { $to-name } hat { $way ->
        [set] Grundschaden { $by }
        [more] +{ $by } Grundschaden
       *[less] -{ $by } Grundschaden
    }
change-dice = { $to-name } wirft { $way ->
        [set] { $by } Angriffswürfel
        [more] { $by ->
            [one] einen Angriffswürfel mehr
           *[other] { $by } Angriffswürfel mehr
        }
       *[less] { $by ->
            [one] einen Angriffswürfel weniger
           *[other] { $by } Angriffswürfel weniger
        }
    }
change-physical = { $to-name } hat { $way ->
        [set] { $by } körperliche Verteidigung
        [more] +{ $by } körperliche Verteidigung
       *[less] -{ $by } körperliche Verteidigung
    }
change-magical = { $to-name } hat { $way ->
        [set] { $by } magische Verteidigung
        [more] +{ $by } magische Verteidigung
       *[less] -{ $by } magische Verteidigung
    }
change-defense = { $to-name } hat { $way ->
        [set] { $by } Verteidigung
        [more] +{ $by } Verteidigung
       *[less] -{ $by } Verteidigung
    }
change-health = { $to-name } hat { $way ->
        [set] { $by } Leben
        [more] +{ $by } Leben
       *[less] -{ $by } Leben
    }
change-attack-damage = der Angriff macht { $way ->
        [set] { $by } Schaden
        [more] +{ $by } Schaden
       *[less] -{ $by } Schaden
    }
change-attack-assigned = der Schaden wird zugewiesen
change-automatically = der Angriff trifft automatisch
change-life-steal = Lebensraub
change-ignore = lass { $what-name } außer Acht
change-agile = { $to-name } wird in jeder Runde zweimal aktiviert
change-momentum-dice = wirf { $way ->
        [set] { $by } Schwungwürfel
        [more] { $by ->
            [one] einen Schwungwürfel mehr
           *[other] { $by } Schwungwürfel mehr
        }
       *[less] { $by ->
            [one] einen Schwungwürfel weniger
           *[other] { $by } Schwungwürfel weniger
        }
    }
change-steady = { $to-name } kann nicht zurückgestoßen werden

## Wozu eine Aktion führt, bevor sie gespielt ist

outcome-way = { $cost } von { $speed } Tempo.
outcome-pit = Eine Grube: Die Aktivierung endet dort, und die nächste vergeht mit Herausklettern.
outcome-covered = +{ $defense } Verteidigung neben halber Deckung.
outcome-reaches = Von dort könntest du angreifen: { $targets }.
outcome-behind = Du träfest { $targets } von hinten: +2 Schaden.
outcome-strikes = { $target }: { $least ->
        [0] { $most ->
            [0] kein Schaden
           *[other] bis zu { $most } Schaden
        }
       *[other] { $least } bis { $most } Schaden
    }, zu erwarten { $expected }; { $slain ->
        [0] kann nicht fallen
        [100] wird fallen
       *[other] fällt mit einer Chance von { $slain } %
    }{ $back ->
        [yes] ; von hinten, +2
       *[no] { "" }
    }.
