### Die Texte von Wild Assent auf Deutsch.
### Eine Angabe, zu der es `name-<Wert>` gibt, kommt hier mit ihrem Namen an: „Spieler 1“ statt „P1“; eine Liste
### kommt mit ihren Namen an, durch Kommas getrennt. Ein Name hat Formen mit Artikel, so `$gladiator-den`. Eine
### Zeile des Verlaufs hat die Form `you`, wo handelt, wer sie liest.

## Das Spiel

title = Wild Assent: The Arena
tagline = Zwei Truppen aus Kreaturen und ihren Assents in der Arena: Wo du stehst und wohin du blickst, entscheidet den Kampf.
by-lot = wer wo sitzt, was die Würfel zeigen und welche Karten kommen
about =
    Jede Seite stellt sich eine Truppe zusammen: einen Assent mit Fähigkeiten und Ausrüstung und Kreaturen, die alle etwas Eigenes können. Runde um Runde bringt eine Silvestremkarte Unruhe, Schwungwürfel verleihen Kraft, und alle ziehen und schlagen einmal zu. Wer von hinten kommt, trifft härter; wer neben Deckung steht, wird weniger getroffen. Fällt ein Assent, hat seine Seite verloren. Für zwei Personen oder vier in zwei Teams.

## Namen

name-P1 = Spieler 1
name-P2 = Spieler 2
name-P3 = Spieler 3
name-P4 = Spieler 4

name-N = Norden
name-E = Osten
name-S = Süden
name-W = Westen

name-gurantev = Gurantev
    .des = von Gurantev
name-koralt = Koralt
    .des = von Koralt
name-amalia = Amalia
    .des = von Amalia
name-yerra = Yerra
    .des = von Yerra
name-phoenix = Phönix
    .der = der Phönix
    .den = den Phönix
    .dem = dem Phönix
    .des = des Phönix
name-horned-golem = Gehörnter Golem
    .der = der Gehörnte Golem
    .den = den Gehörnten Golem
    .dem = dem Gehörnten Golem
    .des = des Gehörnten Golems
name-river-guardian = Flusswächter
    .der = der Flusswächter
    .den = den Flusswächter
    .dem = dem Flusswächter
    .des = des Flusswächters
name-wildswood-sentinel = Wildwaldwacht
    .der = die Wildwaldwacht
    .den = die Wildwaldwacht
    .dem = der Wildwaldwacht
    .des = der Wildwaldwacht
name-gryphon = Greif
    .der = der Greif
    .den = den Greif
    .dem = dem Greif
    .des = des Greifs
name-daemonretch = Dämonenschlund
    .der = der Dämonenschlund
    .den = den Dämonenschlund
    .dem = dem Dämonenschlund
    .des = des Dämonenschlunds
name-streamcaller = Stromruferin
    .der = die Stromruferin
    .den = die Stromruferin
    .dem = der Stromruferin
    .des = der Stromruferin
name-wildsflower = Wildblüte
    .der = die Wildblüte
    .den = die Wildblüte
    .dem = der Wildblüte
    .des = der Wildblüte
name-lava-fiend = Lavateufel
    .der = der Lavateufel
    .den = den Lavateufel
    .dem = dem Lavateufel
    .des = des Lavateufels
name-exalted-effigy = Erhabenes Bildnis
    .der = das Erhabene Bildnis
    .den = das Erhabene Bildnis
    .dem = dem Erhabenen Bildnis
    .des = des Erhabenen Bildnisses
name-daemonspawn = Dämonenbrut
    .der = die Dämonenbrut
    .den = die Dämonenbrut
    .dem = der Dämonenbrut
    .des = der Dämonenbrut
    .einen = eine Dämonenbrut
name-wildswood-skirmisher = Wildwaldplänkler
    .der = der Wildwaldplänkler
    .den = den Wildwaldplänkler
    .dem = dem Wildwaldplänkler
    .des = des Wildwaldplänklers
    .einen = einen Wildwaldplänkler
name-waterbound = Wassergebundener
    .der = der Wassergebundene
    .den = den Wassergebundenen
    .dem = dem Wassergebundenen
    .des = des Wassergebundenen
    .einen = einen Wassergebundenen

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

name-partial-cover = halbe Deckung
    .den = halbe Deckung
name-full-cover = volle Deckung
    .den = volle Deckung
name-spinning-blades = Wirbelklingen
    .den = Wirbelklingen
name-pit = Grube
    .den = eine Grube

name-success = Treffer
name-special = Spezial
name-blank = leer
name-damage = Schaden
    .ein = ein Schadenswürfel
    .einen = einen Schadenswürfel
    .mehrere = Schadenswürfel
name-defense = Verteidigung
    .ein = ein Verteidigungswürfel
    .einen = einen Verteidigungswürfel
    .mehrere = Verteidigungswürfel
name-speed = Tempo
    .ein = ein Tempowürfel
    .einen = einen Tempowürfel
    .mehrere = Tempowürfel
name-healing = Heilung
    .ein = ein Heilungswürfel
    .einen = einen Heilungswürfel
    .mehrere = Heilungswürfel

name-whim = Laune
name-edict = Erlass
name-demand = Forderung

## Wozu ein Kämpfer gut ist, in einem Satz

role-gurantev = Der Wächter: langsam, schwer zu verletzen und am besten neben den Seinen.
role-koralt = Der Schnitter: schlägt aus der Ferne zu und wird mit jedem stärker, der fällt.
role-amalia = Die Hexe: kämpft selbst kaum, heilt die Ihren und lässt sonst niemanden kampffähig.
role-yerra = Die Jägerin: treibt ihre Kreaturen voran und zahlt dafür mit Blut.
role-phoenix = Fliegt über alles hinweg und schlägt von hinten zu.
role-horned-golem = Eine wandelnde Mauer: langsam, dickhäutig, und er stößt andere weg.
role-river-guardian = Steht mitten unter allen und spült sie fort.
role-wildswood-sentinel = Schlägt zurück, wenn sie geschlagen wird, und ruft Schösslinge an ihre Seite.
role-gryphon = Ist in jeder Runde zweimal an der Reihe.
role-daemonretch = Kämpft aus der Ferne und schickt seine Brut voraus.
role-streamcaller = Gewandt; heilt Freunde und ruft Wasser gegen Angreifer.
role-wildsflower = Hält andere fest und ermüdet sie.
role-lava-fiend = Verbrennt alles vor sich, und wer ihn berührt, den auch.
role-exalted-effigy = Zerbrechlich; schießt durch eine ganze Reihe hindurch.
role-daemonspawn = Klein und schnell gefallen; es gibt immer noch eine.
role-wildswood-skirmisher = Klein und gewandt; kommt anderen in den Rücken.
role-waterbound = Klein; steht im Weg.

## Wörter auf den Karten

size-large = groß
size-medium = mittelgroß
type-special = Spezialfähigkeit
type-passive = Passive Fähigkeit
type-defensive = Abwehrfähigkeit
type-active = Aktive Fähigkeit
equipment-weapon = Waffe
equipment-armor = Rüstung
equipment-garb = Kleidung
equipment-charm = Talisman
equipment-relic = Relikt
card-numbers =
    Leben { $health }, Tempo { $speed }{ $movement ->
        [swift] , gewandt
        [flight] , fliegend
       *[normal] { "" }
    }, Reichweite { $range }, Grundschaden { $base } ({ $type ->
        [physical] körperlich
       *[magical] magisch
    }), { $dice } Angriffswürfel, körperliche Verteidigung { $physical }, magische Verteidigung { $magical }.
card-weapon =
    Reichweite { $range }, Grundschaden { $base } ({ $type ->
        [physical] körperlich
       *[magical] magisch
    }), { $dice } Angriffswürfel.
card-armor = Körperliche Verteidigung +{ $physical }, magische Verteidigung +{ $magical }.
card-summons = Beschwört: { $name }.
card-tokens =
    { $tokens ->
        [one] ein Marker
       *[other] { $tokens } Marker
    }
sort-assent = Assent
sort-creature = Kreatur
sort-summon = Beschworener
sort-skill = Fähigkeitskarte
sort-equipment = Ausrüstungskarte
sort-silvestrem = Silvestremkarte

## Was die Zustände bewirken

about-immobilize = Festsetzen: in der nächsten Aktivierung keine Schritte und keine Drehung. Aus einem zweiten wird Betäuben.
about-bleed = Bluten: verliert bei jeder Aktivierung 1 Leben, bis eine Heilung kommt; die stillt nur das Blut.
about-fatigue = Ermüden: in der nächsten Aktivierung 2 Tempo weniger.
about-blind = Blenden: in der nächsten Aktivierung 2 Angriffswürfel weniger.
about-stun = Betäuben: die nächste Aktivierung fällt aus.

## Verlauf: Auswahl und Aufbau

event-draft-rolled =
    { $symbols ->
        [one] Wurf um den Vortritt, { $seats }: { $faces }. Das ist ein Symbol.
       *[other] Wurf um den Vortritt, { $seats }: { $faces }. Das sind { $symbols } Symbole.
    }
event-draft-tied = Gleich viele Symbole auf beiden Seiten: Es wird noch einmal gewürfelt.
event-draft-decided = Die meisten Symbole: { $seats }. Diese Seite wählt zuerst und ist rot.
event-picked = { $seat } wählt: { $card }.
    .you = Du wählst: { $card }.
event-dealt = { $seat } bekommt: { $card }.
    .you = Du bekommst: { $card }.
event-chose = { $seat } hat sich für die Fähigkeiten { $skills } entschieden; aktiviert wird in dieser Reihenfolge: { $order }.
    .you = Deine Fähigkeiten sind { $skills }; deine Reihenfolge ist { $order }.
event-obstacle-placed = { $seat } stellt { $obstacle-den } auf { $field }.
    .you = Du stellst { $obstacle-den } auf { $field }.
event-placed = { $gladiator-der } beginnt auf { $field } mit Blick nach { $facing }.

## Verlauf: die Runde, Silvestrem und Schwung

event-round-began = Runde { $round }. Zuerst: { $seats }.
event-revealed = Was verdeckt aufgestellt wurde, liegt offen.
event-scored = { $seats } hält die Anhöhe: { $points } von 3.
event-reshuffled = Die abgelegten Silvestremkarten werden zu einem neuen Stapel gemischt.
event-silvestrem-drawn = Silvestrem schickt eine Karte. { $kind }: { $card }.
event-edict-resolved = Der Erlass „{ $card }“ wirkt.
event-demand-judged =
    { $result ->
        [all] Beide Seiten haben die Forderung „{ $card }“ erfüllt.
        [none] Keine Seite hat die Forderung „{ $card }“ erfüllt.
       *[some] Die Forderung „{ $card }“. Erfüllt: { $met }. Nicht erfüllt: { $failed }.
    }
event-dice-won =
    { $dice ->
        [one] { $seat } gewinnt { $die-einen }.
       *[other] { $seat } gewinnt { $dice } { $die-mehrere }.
    }
    .you =
    { $dice ->
        [one] Du gewinnst { $die-einen }.
       *[other] Du gewinnst { $dice } { $die-mehrere }.
    }
event-rolled =
    { $why ->
        [attack] { $seat } wirft Angriffswürfel: { $faces }.
        [momentum] { $seat } wirft Schwungwürfel: { $faces }.
        [reroll] { $seat } würfelt noch einmal: { $faces }.
       *[text] { $seat } wirft Schwungwürfel für eine Fähigkeit: { $faces }.
    }
    .you =
    { $why ->
        [attack] Deine Angriffswürfel: { $faces }.
        [momentum] Deine Schwungwürfel: { $faces }.
        [reroll] Du würfelst noch einmal: { $faces }.
       *[text] Du wirfst Schwungwürfel für eine Fähigkeit: { $faces }.
    }
event-assigned = { $gladiator-der } bekommt { $die-einen }.
event-left =
    { $dice ->
        [one] { $seat } lässt { $die-einen } verfallen.
       *[other] { $seat } lässt { $dice } { $die-mehrere } verfallen.
    }
    .you =
    { $dice ->
        [one] Du lässt { $die-einen } verfallen.
       *[other] Du lässt { $dice } { $die-mehrere } verfallen.
    }
event-named-first = { $seat } beginnt im Team.
    .you = Du beginnst in deinem Team.

## Verlauf: Aktivierungen

event-activated =
    { $how ->
        [free] { $gladiator-der } wird frei aktiviert.
        [summon] { $gladiator-der } handelt für den Beschwörer.
       *[usual] An der Reihe: { $gladiator }.
    }
event-skipped = { $gladiator-der } ist betäubt und setzt aus.
event-moved =
    { $how ->
        [turns] { $gladiator-der } dreht sich nach { $facing } (1 Tempo).
       *[goes] { $gladiator-der } geht auf { $field } mit Blick nach { $facing } ({ $cost } Tempo).
    }
event-climbed = { $gladiator-der } klettert aus der Grube auf { $field }.
event-fell-into-pit = { $gladiator-der } ist in der Grube auf { $field } und muss in der nächsten Aktivierung hinausklettern.
event-brought = { $gladiator-der } kommt auf { $field } mit Blick nach { $facing }.
event-pushed = { $gladiator-der } wird auf { $field } zurückgestoßen.
event-held = { $gladiator-der } wird nicht zurückgestoßen: Etwas ist im Weg.
event-summoned = { $by-der } beschwört { $gladiator-den } auf { $field } mit Blick nach { $facing }.
event-used =
    { $how ->
        [free] { $gladiator-der } nutzt „{ $skill }“ als freie Aktion.
       *[usual] { $gladiator-der } nutzt „{ $skill }“.
    }
event-text-acts = Die Fähigkeit „{ $skill }“ { $gladiator-des } wirkt.
event-affected = „{ $skill }“ wirkt auf { $gladiator-den }.
event-regained =
    { $tokens ->
        [one] { $gladiator-der } bekommt einen Marker für „{ $skill }“ zurück.
       *[other] { $gladiator-der } bekommt { $tokens } Marker für „{ $skill }“ zurück.
    }

## Verlauf: Angriffe und was dabei herauskommt

event-attacked =
    { $how ->
        [with] { $gladiator-der } greift { $targets-den } mit „{ $with }“ an
        [free] { $gladiator-der } greift { $targets-den } frei an
        [retaliates] { $gladiator-der } schlägt zurück, gegen { $targets-den }
       *[default] { $gladiator-der } greift { $targets-den } an
    }{ $behind ->
        [yes] , und zwar von hinten: 2 Schaden mehr
       *[no] { "" }
    }.
event-ignored = { $gladiator-der } ignoriert den Angriff.
event-struck =
    { $through ->
        [yes] { $gladiator-der } wird getroffen: { $total } Schaden gegen Verteidigung { $defense }.
       *[no] { $gladiator-der } bleibt unverletzt: { $total } Schaden gegen Verteidigung { $defense }.
    }
event-hurt =
    { $gladiator-der } verliert { $why ->
        [bleed] durch Bluten{ " " }
        [blades] in den Wirbelklingen{ " " }
        [collision] beim Aufprall{ " " }
        [cost] als Preis einer Fähigkeit{ " " }
        [text] durch „{ $card }“{ " " }
       *[attack] { "" }
    }{ $lost } Leben und hat noch { $left }.
event-healed =
    { $gained ->
        [0] { $gladiator-der } wird geheilt, hatte aber nichts verloren.
       *[other] { $gladiator-der } wird um { $gained } geheilt und hat { $left } Leben.
    }
event-inflicted =
    { $status ->
        [immobilize] { $gladiator-der } sitzt fest.
        [bleed] { $gladiator-der } blutet.
        [fatigue] { $gladiator-der } ist ermüdet.
        [blind] { $gladiator-der } ist geblendet.
       *[stun] { $gladiator-der } ist betäubt.
    }
event-cleansed =
    { $status ->
        [immobilize] { $gladiator-der } sitzt nicht mehr fest.
        [bleed] { $gladiator-der } blutet nicht mehr.
        [fatigue] { $gladiator-der } ist nicht mehr ermüdet.
        [blind] { $gladiator-der } ist nicht mehr geblendet.
        [stun] { $gladiator-der } ist nicht mehr betäubt.
       *[any] { $gladiator-der } ist alle Zustände los.
    }
event-slain = { $gladiator-der } fällt.
event-destroyed = { $gladiator-der } wird zerstört.
event-escaped = { $gladiator-der } flieht aus der Arena.

## Verlauf: das Ende. Der Grund folgt als eigener Satz.

event-conceded = { $seat } gibt auf.
    .you = Du gibst auf.
event-game-over =
    { $result ->
        [drawn] Die Partie ist zu Ende. Niemand gewinnt.
       *[won] Die Partie ist zu Ende. Sieg: { $winners }.
    }
resigning = Die andere Seite gewinnt sofort; im Team erst, wenn auch dein Partner aufgibt. Zurücknehmen kannst du es nicht.
reason-assent-fell = Der letzte Assent einer Seite ist gefallen.
reason-last-standing = Von einer Seite steht niemand mehr.
reason-stalemate = Viele Runden lang hat niemand Leben verloren, oder niemand ist gefallen.
reason-round-limit = Die letzte Runde ist gespielt.
reason-conceded = Eine Seite hat aufgegeben.
reason-scenario = Das Ziel des Szenarios ist erreicht.
reason-both-fell = Beide Seiten sind im selben Augenblick gefallen.

## Was jemand entscheiden soll

prompt-draft = { $side }: Wähle eine Karte.
prompt-deal = { $side }: Entscheide, wer in deinem Team die Karte bekommt.
prompt-choose = { $side }: Wähle zwei Fähigkeitskarten und die Reihenfolge, in der deine Kreaturen aktiviert werden.
prompt-obstacle = { $side }: Stelle ein Hindernis in deine Hälfte der Arena.
prompt-placing = { $side }: Stelle einen deiner Gladiatoren auf ein Startfeld.
prompt-momentum = { $side }: Würfle Schwungwürfel neu oder gib sie deinen Gladiatoren.
prompt-name = { $side }: Entscheide, wer in deinem Team diese Runde beginnt.
prompt-activation = { $side }: Bewege deinen Gladiator, dann handle mit ihm.
prompt-aim = { $side }: Wähle das Ziel des freien Angriffs.
prompt-push = { $side }: Wähle, wer als Nächstes zurückgestoßen wird.
prompt-stroll = { $side }: Wähle, wohin dein Gladiator geht.
prompt-put = { $side }: Wähle das Feld und die Blickrichtung.
prompt-summon = { $side }: Wähle, wo der Beschworene erscheint.
prompt-effect = { $side }: Entscheide, was die Karte bewirkt.
prompt-award = { $side }: Entscheide, wer in deinem Team die gewonnenen Würfel bekommt.
prompt-sequence = { $side }: Entscheide, welche deiner Fähigkeiten zuerst wirkt.
prompt-hidden-obstacles = { $side }: Stelle deine Hindernisse auf, verdeckt vor der anderen Seite.
prompt-hidden-troupes = { $side }: Stelle deine Gladiatoren auf, verdeckt vor der anderen Seite.
prompt-over = Die Partie ist zu Ende.

## Die Schritte der Partie

step-draft-roll = Wurf um den Vortritt
step-draft = Auswahl
step-deal = Verteilen im Team
step-choose = Fähigkeiten und Reihenfolge
step-obstacle = Hindernisse
step-placing = Aufstellung
step-round = Runde
step-silvestrem = Silvestrem
step-card = Eine Silvestremkarte
step-momentum = Schwung
step-name = Wer beginnt
step-activation = Aktivierung
step-moment = Fähigkeiten
step-attack = Angriff
step-aim = Freier Angriff
step-push = Zurückstoßen
step-stroll = Bewegen
step-put = Versetzen
step-summon = Beschwören
step-trial = Ein Wurf
step-dice = Würfel
step-effect = Wahl bei einer Karte
step-award = Wer bekommt die Würfel
step-sequence = Welche Fähigkeit zuerst
step-hidden-obstacles = Verdeckte Hindernisse
step-hidden-troupes = Verdeckte Aufstellung
step-over = Ende

## Was bei einer Aktion herauskommt

outcome-way = { $cost } von { $speed } Tempo.
outcome-pit = Eine Grube: Die Aktivierung endet dort, und die nächste vergeht mit Herausklettern.
outcome-summons = Dabei bleibt { $by-der } stehen.
outcome-covered = +{ $defense } Verteidigung neben halber Deckung.
outcome-reaches = Von dort kannst du { $targets-den } angreifen.
outcome-behind = Von dort triffst du { $targets-den } von hinten: +2 Schaden.
outcome-strikes = { $target }: { $several ->
        [yes] { $least }–{ $most } Schaden{ $slain ->
            [0] { "" }
           *[other] , fällt zu { $slain } %
        }
       *[no] { $least ->
            [0] { $most ->
                [0] kein Schaden
               *[other] bis zu { $most } Schaden
            }
           *[other] { $least } bis { $most } Schaden
        }, zu erwarten { $expected }; { $slain ->
            [0] kann nicht fallen
            [100] wird fallen
           *[other] fällt mit einer Chance von { $slain } %
        }
    }{ $slain ->
        [0] { "" }
       *[other] { $open ->
            [yes] , falls „{ $unless }“ es nicht verhindert
           *[no] { "" }
        }
    }{ $back ->
        [yes] ; von hinten, +2
       *[no] { "" }
    }.

## Die Arena in Worten

board-round = Runde { $round }
board-fallen = gefallen
board-in-pit = in der Grube
board-waiting = noch nicht in der Arena
board-acted = war an der Reihe
board-active = ist an der Reihe
board-momentum = Schwungwürfel von { $seat }: { $faces }
board-won = { $seat } hat für den nächsten Wurf: { $faces }
board-left-over = Noch zu stellen von { $seats }: { $obstacles }
board-attack = { $gladiator-der } greift { $targets-den } an.
board-text = Zu entscheiden: { $card }.
board-legend = ^ > v <  Blickrichtung   + halbe Deckung   # volle Deckung   * Wirbelklingen   o Grube

## Warum etwas nicht geht

refusal-WA-WIN-04 = Die Partie ist zu Ende, es wird nichts mehr gespielt.
refusal-WA-ROUND-01 = Das wird gerade nicht von dir verlangt.
refusal-WA-RULING-113 = Du hast schon gewählt, die anderen wählen noch.
refusal-WA-RULING-139 = Du hast schon aufgegeben, auch dein Partner muss es tun.

refusal-WA-TROUPE-04 = So eine Karte steht nicht zur Auswahl.
refusal-WA-DRAFT-02 = Jetzt wählt die andere Seite eine große Kreatur.
refusal-WA-DRAFT-03 = Jetzt wählt die andere Seite eine mittelgroße Kreatur.
refusal-WA-DRAFT-04 = Jetzt wählt das andere Team eine mittelgroße Kreatur.
refusal-WA-DRAFT-06 = Jetzt wählt die andere Seite einen Assent.
refusal-WA-DRAFT-07 = Jetzt wählt das andere Team einen Assent.
refusal-WA-DRAFT-08 = Jetzt wählt die andere Seite eine Ausrüstungskarte.
refusal-WA-DRAFT-09 = Jetzt wählt das andere Team eine Ausrüstungskarte.
refusal-WA-RULING-121 = Die Seiten wählen abwechselnd je eine Karte, und die andere ist an der Reihe.
refusal-WA-RULING-167 = Andere sind vorher dran: Der Kapitän von Spieler 1 teilt zuerst aus, und im Team beginnt der niedrigere Platz.
refusal-WA-PLACE-02 =
    { $asked ->
        [no] Die Seiten stellen ihre Hindernisse abwechselnd auf, und die andere ist an der Reihe.
       *[yes] Alle Hindernisse werden vor den Gladiatoren aufgestellt.
    }
refusal-WA-DRAFT-05 = Zuerst werden die großen Kreaturen gewählt, danach die mittelgroßen.
refusal-WA-RULING-110 = Diese Karte ist schon vergeben.
refusal-WA-RULING-112 = Kein Assent deiner Seite hat für diese Karte noch ein passendes Fach.
refusal-WA-RULING-114 =
    { $asked ->
        [no] Das entscheidet der Kapitän deines Teams.
       *[yes] Die Karten eines Teams gehen an seine zwei Spieler: je eine große Kreatur, die mittelgroßen gleichmäßig.
    }
refusal-WA-TROUPE-02 = Wähle zuerst deine zwei Fähigkeitskarten.
refusal-WA-TROUPE-05 = Das ist keine deiner Kreaturen, die noch keinen Platz in der Reihe hat.
refusal-WA-TROUPE-07 = Wähle zwei verschiedene von den fünf Fähigkeitskarten deines Assents.
refusal-WA-PLACE-01 = Ein solches Hindernis hast du nicht mehr.
refusal-WA-PLACE-03 = Deine Hindernisse gehören auf die drei Spalten deiner Hälfte zwischen deinen Startspalten und der Mitte.
refusal-WA-PLACE-04 = Ein Hindernis darf nicht neben einem anderen stehen, auch nicht schräg.
refusal-WA-OBST-01 = Auf diesem Feld steht schon ein Hindernis.
refusal-WA-PLACE-05 =
    { $asked ->
        [no] Die Seiten stellen ihre Gladiatoren abwechselnd auf, und die andere ist an der Reihe.
       *[yes] Das ist keiner deiner Gladiatoren, die noch aufzustellen sind.
    }
refusal-WA-PLACE-06 = Deine Gladiatoren beginnen auf freien Feldern deiner zwei Startspalten.
refusal-WA-RULING-118 = Vor der Partie werden nur Assents und Kreaturen aufgestellt.

refusal-WA-ROUND-09 = Nenne einen der zwei Spieler deines Teams.
refusal-WA-MOM-02 = Noch einmal wirfst du nur einmal in der Runde, und nur Würfel, die du geworfen hast.
refusal-WA-MOM-09 = Eine Kreatur bekommt höchstens zwei solche Würfel und nie zwei gleiche.
refusal-WA-MOM-10 = Diesen Würfel bekommen nur Kreaturen, für andere gibt es Heilungswürfel.
refusal-WA-RULING-101 = Beschworene bekommen Heilungswürfel und keine anderen.
refusal-WA-MOM-13 = So ein Gladiator steht nicht in der Arena.
refusal-WA-RULING-132 = Deine Würfel gehen an deine eigene Truppe.
refusal-WA-RULING-131 = Jetzt wirft und verteilt jemand anders Schwungwürfel; jeder tut das alles hintereinander.
refusal-WA-RULING-159 = Nenne den der zwei Spieler deines Teams, der die Würfel bekommt.

refusal-WA-MOVE-01 = Dafür reicht ein Tempo von { $speed } nicht.
refusal-WA-MOVE-05 = Dieses Feld ist besetzt.
refusal-WA-MOVE-06 = Seine Bewegung ist vorbei: Sie kommt auf einmal, vor jeder Aktion und freien Aktion.
refusal-WA-ACT-01 = Zuerst kommt die Bewegung; er darf auch stehen bleiben. Danach darf er handeln.
refusal-WA-COVER-02 = Auf halber Deckung bleibt niemand stehen.
refusal-WA-FLY-02 = Wer fliegt, kommt über dieses Feld hinweg, kann dort aber nicht enden.
refusal-WA-STATUS-02 = Er sitzt fest: In dieser Aktivierung nutzt er kein Tempo.
refusal-WA-RULING-38 = So ein Feld gibt es nicht: Niemand verlässt das Brett.
refusal-WA-RULING-41 = So weit lässt der Text ihn nicht gehen, oder er müsste sich drehen.
refusal-WA-KEY-23 = Dieses Feld ist weiter weg, als der Text erlaubt.
refusal-WA-RULING-143 = Versetzt werden kann man nur auf ein freies Feld.
refusal-WA-PIT-02 = Aus der Grube klettert man auf ein Nachbarfeld und tut sonst nichts.
refusal-WA-RULING-43 = Geklettert wird auf ein freies Feld neben der Grube, ohne sich zu drehen.
refusal-WA-RULING-48 = Wer aus einer Grube klettern kann, muss es tun, auch ein Beschworener.
refusal-WA-SUMMON-03 = Erst sind seine Beschworenen an der Reihe oder passen; dann bewegt er sich und handelt.
refusal-WA-SUMMON-05 = Ein Beschworener erscheint auf einem Feld neben seinem Beschwörer.
refusal-WA-RULING-95 = Alle Figuren dieser Art stehen schon in der Arena.
refusal-WA-RULING-96 = Ein Beschworener erscheint auf einem freien Feld.
refusal-WA-RULING-150 = Dieser Beschworene war schon dran, oder er gehört nicht zu dem, der gerade aktiviert ist.

refusal-WA-ACTION-01 = Einen solchen Angriff oder eine solche Fähigkeit hat er nicht.
refusal-WA-RULING-40 = Diese Fähigkeit wurde in dieser Aktivierung schon genutzt.
refusal-WA-TOKEN-01 = Dafür sind nicht genug Marker übrig.
refusal-WA-RULING-163 = Der Preis dafür kann nicht bezahlt werden.
refusal-WA-RULING-61 = Es gibt keinen Gegner, den dieser Angriff treffen könnte.
refusal-WA-RULING-51 = Diese Fähigkeit hat jetzt nichts zu sagen.
refusal-WA-RULING-120 = Du hast alles aufgestellt, was aufzustellen war.
refusal-WA-RULING-57 = Dieser Angriff trifft alle in seinem Bereich, ein einzelnes Ziel wird nicht gewählt.
refusal-WA-LOS-03 = Das Ziel ist nicht im vorderen Bogen.
refusal-WA-LOS-04 = Die Sichtlinie ist versperrt: Dazwischen sind ein Gladiator, volle Deckung oder Wirbelklingen.
refusal-WA-LOS-05 = Verbündete kann man nicht angreifen.
refusal-WA-RANGE-01 = Das Ziel ist { $away } Felder entfernt, und die Reichweite ist { $range }.
refusal-WA-KEY-26 = Auf ein Zurückschlagen folgt kein weiteres.
refusal-WA-RULING-90 = Gegen diesen Angriff hat er schon zurückgeschlagen.
refusal-WA-RULING-75 = Wähle jemanden, der noch zurückzustoßen ist.
refusal-WA-RULING-94 = Er hatte in dieser Runde schon eine freie Aktivierung.
refusal-WA-RULING-173 = Von dort, wo er steht, kann er niemanden angreifen.
refusal-WA-RULING-176 = Eine schädliche Fähigkeit braucht einen Gegner in Reichweite, im vorderen Bogen und in freier Linie.
refusal-WA-RULING-144 = Es gibt keine Marker zurückzugewinnen.
refusal-WA-STATUS-01 = Ein solcher Zustand liegt nicht vor.
refusal-WA-KEY-08 = Zerstört werden nur Beschworene.

refusal-WA-KEY-01 = Wen der Text verlangt, steht nicht nah genug.
refusal-WA-KEY-02 = Wähle einen Verbündeten, den der Text erreicht.
refusal-WA-RULING-59 = Diesen Verbündeten erreicht der Text nicht: Er muss von der richtigen Art, nah genug und in freier Linie sein.
refusal-WA-KEY-15 = Wähle einen Gladiator, den der Text erreicht.
refusal-WA-COVER-01 = Das verlangt halbe Deckung daneben.
refusal-WA-BACK-01 = Das verlangt einen Angriff von hinten.
refusal-WA-STAT-04 = Das hängt davon ab, wie viel Leben übrig ist.
refusal-WA-RULING-53 = Wähle ein Ziel des Angriffs.
refusal-WA-RULING-60 = Es gibt niemanden, den der Text meint.
refusal-WA-RULING-62 = Das hängt davon ab, was für ein Gladiator es ist.
refusal-WA-RULING-63 = Das hängt davon ab, ob jemand verletzt ist.
refusal-WA-RULING-127 = Das wird am Ende der Runde beurteilt.
refusal-WA-RULING-165 = Wähle jemanden mit dem geringsten Leben.

## Optionen

option-victory = Ziel der Partie
option-victory-about = Was eine Seite tun muss, um zu gewinnen.
option-victory-deathmatch = Auf Leben und Tod: den Assent fällen
option-victory-last-man-standing = Bis zum Letzten: alle fällen
option-victory-own-high-ground = Eigenes Szenario: die Anhöhe halten
option-victory-own-breakthrough = Eigenes Szenario: Durchbruch

option-silvestrem = Silvestremkarten
option-silvestrem-about = In jeder Runde wird eine Karte gezogen, die für beide Seiten etwas ändert.

option-placement = Aufstellung
option-placement-about = Abwechselnd, eins nach dem anderen, oder beide Seiten gleichzeitig und verdeckt, bis alle fertig sind.
option-placement-alternating = Abwechselnd
option-placement-simultaneous = Verdeckt und gleichzeitig
option-on_leave = Wenn jemand geht
option-on_leave-about = Was mit dem Platz einer Person geschieht, die gegangen ist: Ein Bot spielt weiter, wer im selben Team ist, spielt beide Truppen (fehlt das Team, ein Bot), die Truppe steht still und klettert nur aus Gruben, oder die Partie wartet.
option-on_leave-bot = Ein Bot übernimmt
option-on_leave-partner = Das Team übernimmt
option-on_leave-autopass = Die Truppe steht still
option-on_leave-pause = Die Partie wartet
option-decision_seconds = Zeit für eine Entscheidung
option-decision_seconds-about = Ist die Zeit um, geschieht von selbst so wenig wie möglich: Niemand geht, greift an oder würfelt neu. Wer dann nicht am Tisch ist, gilt als gegangen.
option-decision_seconds-0 = Keine Grenze
option-decision_seconds-30 = 30 Sekunden
option-decision_seconds-60 = 1 Minute
option-decision_seconds-120 = 2 Minuten
option-decision_seconds-300 = 5 Minuten

option-selection = Wahl der Truppen
option-selection-about = Bei der gestaffelten Auswahl wählt die zweite Seite doppelt; sonst wählen beide abwechselnd je eine Karte.
option-selection-draft = Gestaffelt
option-selection-free = Abwechselnd

option-large_per_side = Große Kreaturen
option-large_per_side-about = Wie viele große Kreaturen jede Seite hat.
option-large_per_side-2 = 2
option-large_per_side-1 = 1
option-large_per_side-3 = 3

option-medium_per_side = Mittelgroße Kreaturen
option-medium_per_side-about = Wie viele mittelgroße Kreaturen jede Seite hat; üblich sind 3 zu zweit und 4 für ein Team.
option-medium_per_side-0 = Wie üblich
option-medium_per_side-1 = 1
option-medium_per_side-2 = 2
option-medium_per_side-3 = 3
option-medium_per_side-4 = 4
option-medium_per_side-5 = 5

option-board_rows = Breite der Arena
option-board_rows-about = Wie viele Reihen die Arena hat; Spalten sind es immer zehn.
option-board_rows-10 = 10 Reihen
option-board_rows-6 = 6 Reihen
option-board_rows-7 = 7 Reihen
option-board_rows-8 = 8 Reihen
option-board_rows-9 = 9 Reihen
option-board_rows-11 = 11 Reihen
option-board_rows-12 = 12 Reihen

option-momentum_before_card = Schwung vor der Karte
option-momentum_before_card-about = Die Schwungwürfel werden vor dem Ziehen der Silvestremkarte geworfen, nicht danach.

option-blades_damage = Schaden durch Wirbelklingen
option-blades_damage-about = Wie viel Schaden erleidet, wer in Wirbelklingen gestoßen wird.
option-blades_damage-2 = 2
option-blades_damage-1 = 1
option-blades_damage-3 = 3

option-blades_bleed = Wirbelklingen lassen bluten
option-blades_bleed-about = Wer in Wirbelklingen gestoßen wird, blutet auch.

option-healing_counts_against_limit = Heilungswürfel zählen mit
option-healing_counts_against_limit-about = Heilungswürfel zählen zu den zwei Schwungwürfeln, die eine Kreatur haben darf.

option-side_step = Seitwärtsschritte
option-side_step-about = Für einen Schritt nach links oder rechts ist keine Drehung nötig.

option-corner_blocks = Sichtlinien durch Ecken
option-corner_blocks-about = Ob eine Sichtlinie, die genau durch die Ecke eines Feldes geht, dort versperrt ist.
option-corner_blocks-none = Nie versperrt
option-corner_blocks-both = Versperrt, wenn beide Felder daneben sperren
option-corner_blocks-any = Versperrt, wenn ein Feld daneben sperrt

option-area_back_bonus = Flächenangriffe von hinten
option-area_back_bonus-about = Auch Flächenangriffe machen von hinten 2 Schaden mehr.

option-partial_cover_stacks = Zweimal halbe Deckung
option-partial_cover_stacks-about = Zweimal halbe Deckung neben einem Gladiator gibt +2 Verteidigung, nicht +1.

option-pit_free_facing = Drehen beim Klettern
option-pit_free_facing-about = Wer aus einer Grube klettert, darf die Blickrichtung wählen.

option-support_needs_arc = Hilfe nur voraus
option-support_needs_arc-about = Fähigkeiten, die einem Verbündeten helfen, brauchen ihn im vorderen Bogen.

option-knockback_collision_damage = Schaden durch Aufprall
option-knockback_collision_damage-about = Wie viel Schaden ein Zurückstoßen macht, das anders als durch Wirbelklingen aufgehalten wird.
option-knockback_collision_damage-0 = Keiner
option-knockback_collision_damage-1 = 1
option-knockback_collision_damage-2 = 2

option-stun_stops_reactions = Betäubte reagieren nicht
option-stun_stops_reactions-about = Wer betäubt ist, kann keine Abwehrfähigkeit nutzen und nicht zurückschlagen.

option-on_activation_before_bleed = Fähigkeiten vor dem Bluten
option-on_activation_before_bleed-about = Zu Beginn einer Aktivierung wirken Fähigkeiten vor dem Bluten.

option-agile_second_slot = Zweite Aktivierung später
option-agile_second_slot-about = Die zweite Aktivierung einer flinken Kreatur kommt erst nach allen anderen Kreaturen ihres Spielers.

option-team_momentum = Würfel für das Team
option-team_momentum-about = Im Team dürfen Schwungwürfel auch an Gladiatoren des Partners gehen.

option-unlimited_summons = Beliebig viele Beschworene
option-unlimited_summons-about = Die Zahl der Figuren begrenzt die Beschworenen nicht.

option-allow_duplicate_creatures = Kreaturen mehrfach
option-allow_duplicate_creatures-about = Beide Seiten dürfen dieselbe Kreatur wählen.

option-stall_rounds = Stillstand
option-stall_rounds-about = Nach wie vielen Runden ohne verlorene Leben die Partie unentschieden endet.
option-stall_rounds-10 = Nach 10 Runden
option-stall_rounds-5 = Nach 5 Runden
option-stall_rounds-20 = Nach 20 Runden

option-round_limit = Letzte Runde
option-round_limit-about = Nach wie vielen Runden die Partie endet. Dann gewinnt, wer mehr lebende Assents hat, bei Gleichstand mehr Kreaturen, danach mehr Leben.
option-round_limit-0 = Keine Grenze
option-round_limit-5 = Nach 5 Runden
option-round_limit-10 = Nach 10 Runden
option-round_limit-15 = Nach 15 Runden
option-round_limit-20 = Nach 20 Runden

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
status-any = alle Zustände

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
deed-slay = töte einen gegnerischen Assent oder eine gegnerische Kreatur
deed-heal = heile einen Gladiator
deed-attack = greif an
deed-attack-from-behind = greif einen Gegner von hinten an
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
        [one] in dieser Runde: { $deed-name }
       *[other] { $times }-mal in dieser Runde: { $deed-name }
    }
if-stands =
    { $at-least ->
        [one] am Ende der Runde steht { $kind-einer } von dir { $zone-name }
       *[other] am Ende der Runde stehen { $at-least } deiner { $kind-viele } { $zone-name }
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
    }
to-gladiator =
    { $kind-einer }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }in bis zu { $within } Feldern Entfernung
    }
    .akk =
    { $kind-einen }{ $within ->
        [20] { "" }
        [one] { " " }auf einem Nachbarfeld
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
       *[other] { " " }in bis zu { $within } Feldern Entfernung
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
        [yes] du darfst { $to-akk } { $status ->
            [immobilize] festsetzen
            [bleed] bluten lassen
            [fatigue] ermüden
            [blind] blenden
           *[stun] betäuben
        }
       *[no] { $status ->
            [immobilize] setze { $to-akk } fest
            [bleed] lass { $to-akk } bluten
            [fatigue] ermüde { $to-akk }
            [blind] blende { $to-akk }
           *[stun] betäube { $to-akk }
        }
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
        [yes] du darfst { $to-akk } auf ein freies Feld im Umkreis von { $within } Feldern versetzen
       *[no] versetze { $to-akk } auf ein freies Feld im Umkreis von { $within } Feldern
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
        [yes] du darfst einen Beschworenen ins Spiel bringen
       *[no] bring einen Beschworenen ins Spiel
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
change-attack-damage = { $way ->
        [set] { $by } Schaden
        [more] +{ $by } Schaden
       *[less] -{ $by } Schaden
    }
change-attack-assigned = zugewiesener Schaden (ohne Verteidigung)
change-automatically = alles geschieht automatisch
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
