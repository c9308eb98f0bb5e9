### Die Bots: Spielstärken, selbst gemachte Spieler, und die Analyse einer Runde.
### Namen von Spielern, Einstellungen und Dateien, und was ein Programm antwortet, bleiben, wie sie sind.


## Die Spielstärken: der Name, wie er am Tisch steht, und ein Satz dazu

bots-level-random = Zufall
bots-level-random-says = Spielt irgendeine erlaubte Karte.
bots-level-beginner = Anfänger
bots-level-beginner-says = Hat das Spiel gerade gelernt: nimmt, was geht, füttert den Stapel und übersieht, was einen zweiten Blick braucht.
bots-level-simple = Einfach
bots-level-simple-says = Kann spielen, vergisst aber, was schon gespielt ist, behält Buben zu lange und kennt nur gängige Wörter.
bots-level-casual = Stammtisch
bots-level-casual-says = Spielt ordentlich, vergisst aber manchmal eine Karte, verzählt sich oder übersieht eine Summe.
bots-level-club = Vereinsspieler
bots-level-club-says = Zählt mit, kennt die Wörter und denkt einen Zug voraus.
bots-level-expert = Experte
bots-level-expert-says = Denkt einen Zug voraus und urteilt in manchen Spielen mit Zahlen, die aus gespielten Partien gelernt sind.
bots-level-tournament = Turnierspieler
bots-level-tournament-says = Spielt wie der Vereinsspieler und in manchen Zügen wie der Meister.
bots-level-candidate = Meisteranwärter
bots-level-candidate-says = Spielt wie der Turnierspieler und in mehr Zügen wie der Meister.
bots-level-master = Meister
bots-level-master-says = Probiert seine Züge in Hunderten möglicher Verteilungen aus.
bots-level-erratic = Sprunghaft
bots-level-erratic-says = Spielt auf den ersten Blick; jeder sechste Zug ist Zufall.
bots-level-plain = Schlicht
bots-level-plain-says = Nimmt, was geht, wirft ab, was am wenigsten kostet, und denkt nicht weiter.
bots-level-forgetful = Vergesslich
bots-level-forgetful-says = Spielt ordentlich, mit kurzem Gedächtnis und kleinem Wortschatz.

## Ein Spieler mit den Fehlern eines Menschen, dessen Stil gemessen wurde, und was an seinem Namen nicht stimmt

bots-errs = Zwilling
bots-errs-says = Macht die Fehler eines Menschen, dessen Stil gemessen wurde.
bots-errs-no-such-number = Ein Zwilling hat keine Zahl { $name }. Es gibt { LIST($known, style: "comma") }.
bots-errs-out-of-range = { $name } kann nicht { $value } sein: Es muss eine ganze Zahl von 0 bis { $most } sein.
bots-errs-twice = { $name } steht im Namen dieses Spielers zweimal.
bots-errs-too-many = glances und forgets ergeben zusammen mehr als { $most }.
bots-errs-in-another-game = Dieser Zwilling spielt { $named } und kann { $game } nicht spielen.

## A player between two levels, named by a number: a strength of 1 is the weakest level of a game, and each level is one more

# $strength: as 2.6.
bots-strength = Spielstärke { $strength }
bots-strength-says = Spielt zwischen zwei Stufen.
bots-strength-out-of-range = Eine Spielstärke kann nicht { $value } sein: Es muss eine Zahl von { $least } bis { $most } sein.

## Characters: players with a name of their own, a sentence about each with its level, and why one played as it did

bots-character =
    { $character ->
        [iris] Iris
        [lina] Lina
        [dora] Dora
        [remzi] Remzi
        [nadir] Nadir
        [melek] Melek
        [stavros] Stavros
        [vera] Vera
        [hilmi] Hilmi
        [rauf] Rauf
        [otto] Otto
       *[zoe] Zoe
    }
bots-character-says =
    { $character ->
        [iris] Verschenkt Karten, die zählen, und lässt den anderen die Stapel.
        [lina] Kann nicht warten: Buben und Joker bleiben nie lange in ihrer Hand.
        [dora] Nimmt, was sie kriegen kann: einen Stapel, einen Stich, sogar die Suppe.
        [remzi] Ein Glücksritter: wirft Karten, von denen noch keine zweite zu sehen war.
        [nadir] Hortet Buben, als könnte er sie mit nach Hause nehmen.
        [melek] Eine stille Partnerin: lässt anderen den Vortritt und den Stich.
        [stavros] Sagt kühn Wörter an, sieht jede Summe und macht das Wort fertig.
        [vera] Merkt sich, was gespielt wurde, und zweifelt an dem, was man ihr sagt.
        [hilmi] Geduldig: wartet auf einen besseren Stapel und wagt keine Karte, die zählt.
        [rauf] Immer in Eile: spielt seine Buben, legt seine Karten aus und will den Stich sofort.
        [otto] Keine Summe und kein Stapel auf dem Tisch entgeht ihm.
       *[zoe] Spart das Beste für den Schluss: Buben und Stiche.
    } Stufe: { $level }.

## Was der Meister von jemandes Stil hält

bots-style-looking = Die Entscheidungen werden angesehen.
bots-style-too-early = Für eine Beschreibung des Stils ist es zu früh: { $player } hat { $choices ->
        [0] noch keine Entscheidung
        [one] erst { $choices } Entscheidung
       *[other] erst { $choices } Entscheidungen
    } gesehen.
bots-style-not-clear = Es ist noch zu früh: { $player } hat { $choices } Entscheidungen gesehen, und zwei Stufen passen etwa gleich gut, { $level } ({ $percent } %) und { $next } ({ $more } %).
bots-style-most-like = { $player } hat { $choices } Entscheidungen gesehen: Am besten passt { $level } ({ $percent } %), danach { $next } ({ $more } %).
bots-style-like = { $player } hat { $choices } Entscheidungen gesehen: Es passt { $level } ({ $percent ->
        [100] über 99
       *[other] { $percent }
    } %).

## Spieler, die nicht mit Kahve kommen

bots-added-player = Ein Spieler, den es nur auf diesem Server gibt.
bots-added-program = Ein Programm, das es nur auf diesem Server gibt.
bots-added-like = Macht die Fehler eines Spielers aus dem Protokoll { $file }.

## Was an einem Protokoll nicht stimmt, aus dem ein Stil gemessen werden soll

bots-style-file-fails = { $file }: { $reason }
bots-style-file-is-no-log = { $file } ist kein Protokoll von Partien.
bots-style-log-is-wrong = { $file }: { $says }
bots-style-who = In { $file } spielt { $people ->
        [0] kein Mensch
        [one] { $people } Mensch
       *[other] { $people } Menschen
    } unter { LIST($players, style: "comma") }: Sag, wessen Stil gemeint ist, mit like:NAME@FILE oder --who NAME.
bots-style-nobody-there = In { $file } spielt niemand namens { $who }, und kein Platz hat diese Nummer.
bots-style-too-few-choices = { $file } hat { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } dieser Person in beendeten Runden; ein Stil braucht { $least }.
bots-style-of-another-game = Das Protokoll hat genug Entscheidungen in { LIST($played) }, aber keine in { $game }.
bots-own-player = Spielt, wie { $where } es sagt.

## Ein Spieler, den es nicht gibt

bots-no-such-player = Einen Spieler { $name } gibt es nicht.
bots-players-there-are = Es gibt { LIST($names, style: "comma") }.
bots-players-of-packages = Aus Paketen kommen { LIST($names, style: "comma") }.
bots-players-besides = Eigene heißen module:NAME und program:COMMAND; zum Studium gibt es expert, search:simulations=N, errs:GAME,blur=N, like:FILE und net:FILE.
bots-no-judgement = { $game } hat keinen Spieler greedy: Seine Regeln sagen nicht, was ein Zug wert ist.

## Was an einem Spieler in Python nicht stimmt

bots-own-is-no-player = { $where } ist { $given }: Ein Spieler muss eine Klasse mit { $method } sein oder eine solche Funktion.
bots-own-cannot-be-made = { $where }() lässt sich nicht erzeugen: { $error }. Es wird ohne Argumente aufgerufen.
bots-own-class-without-method = Die Klasse { $where } hat kein { $method }.
bots-own-is-asynchronous = { $where } ist asynchron, aber ein Spieler antwortet sofort: Schreib def und nicht async def.
bots-own-takes-others = Der Spieler { $where } nimmt { $taken }, wird aber als { $method } aufgerufen.
bots-own-no-such-name = Das Modul { $module } hat kein { $name }.
bots-own-names-there-are = Es hat { LIST($names, style: "comma") }.
bots-own-no-such-module = Ein Modul { $module } gibt es nicht: Es ist nicht installiert, und hier gibt es keine solche Datei.
bots-own-module-cannot-be-imported = Das Modul { $module } lässt sich nicht importieren: { $error }.

## Was an einem Spieler nicht stimmt, der ein Programm ist

bots-program-no-command = { $command } ist kein Befehl: { $error }.
bots-program-no-such-setting = Ein Programm hat keine Einstellung { $setting }: Schreib milliseconds, zum Beispiel program:milliseconds=50 ./mybot.
bots-program-time-out-of-range = milliseconds kann nicht { $value } sein: Erlaubt ist 1 bis { NUMBER($most, useGrouping: 0) }.
bots-program-command-is-missing = Der Befehl fehlt: Schreib ihn hinter den Doppelpunkt, zum Beispiel program:./mybot.
bots-program-cannot-play = { $program } kann nicht spielen: { $failure }

## Was ein Spieler getan hat, der keinen erlaubten Zug gab. Der Satz steht hinter einem Doppelpunkt.

bots-answered-another-move = Die Antwort war { $answer }, und das ist keiner der erlaubten Züge.
bots-answered-no-move = Die Antwort war { $answer }, aber eine Antwort muss eine der ganzen Zahlen in `moves` sein.
bots-raised-an-error = Es kam zum Fehler { $error }.
bots-answered-an-illegal-move = Die Antwort war der Zug { $move }, und das ist keiner der erlaubten Züge.
bots-started-too-often = Nach { $times } Starts wird nicht noch einmal gestartet.
bots-did-not-answer =
    { $seconds ->
        [one] Innerhalb von { $seconds } Sekunde kam keine Antwort.
       *[other] Innerhalb von { $seconds } Sekunden kam keine Antwort.
    }
bots-there-is-no-program = Ein Programm { $program } gibt es nicht.
bots-cannot-be-started = { $program } lässt sich nicht starten: { $error }.
bots-answered-a-long-line = Die Antwort war eine Zeile mit mehr als { NUMBER($most, useGrouping: 0) } Zeichen.
bots-answered-another-line = Die Antwort war { $line }, erwartet war eine Zeile mit { $word }.
bots-answered-many-lines = Die Antwort hatte mehr als { NUMBER($most, useGrouping: 0) } Zeilen.
bots-says-no = Das Programm sagt: { $text }.
bots-ended =
    { $how ->
        [closed] Das Programm hat seine Ausgabe geschlossen.
        [signal] Signal { $number } hat das Programm beendet.
       *[status] Das Programm endete mit Status { $number }.
    }
bots-ended-and-said =
    { $how ->
        [closed] Das Programm hat seine Ausgabe geschlossen und sagte { $words }.
        [signal] Signal { $number } hat das Programm beendet, und es sagte { $words }.
       *[status] Das Programm endete mit Status { $number } und sagte { $words }.
    }
bots-gave-no-legal-move =
    { $times ->
        [1] { $player } gab einmal keinen erlaubten Zug, und der erste erlaubte wurde gemacht: { $failure }
       *[other] { $player } gab { $times } Mal keinen erlaubten Zug, und der erste erlaubte wurde gemacht. Beim ersten Mal: { $failure }
    }

## Die Einstellungen einer Suche, zum Beispiel search:simulations=400

bots-search-without-budget = Eine Suche braucht ein Maß: simulations oder milliseconds, oder bei depth=1 worlds.
bots-search-out-of-range = { $setting } kann nicht { $value } sein: Es muss zwischen { $low } und { $high } liegen.
bots-search-no-such-word = { $setting } kann nicht { $value } sein: Es muss { LIST($words, style: "or") } sein.
bots-search-no-such-setting = Eine Suche hat keine Einstellung { $setting }. Es gibt { LIST($settings, style: "comma") }.
bots-search-is-no-number =
    { $kind ->
        [whole] { $setting } kann nicht { $value } sein: Es muss eine ganze Zahl sein.
       *[any] { $setting } kann nicht { $value } sein: Es muss eine Zahl sein.
    }

## Ein Netz in einer Datei, das `kahve lab train` gelehrt hat

bots-net-no-file = Eine Datei { $file } gibt es nicht.
bots-net-of-another-name = { $file } ist kein gespeichertes Netz: Der Name muss auf { $suffix } enden.
bots-net-is-damaged = { $file } ist kein gespeichertes Netz, oder die Datei ist beschädigt oder unvollständig.
bots-net-cannot-be-read = { $file } lässt sich nicht lesen: { $error }.
bots-net-is-none = { $file } ist kein gespeichertes Netz von `kahve lab train`.
bots-net-of-another-format = { $file } ist ein Netz im Format { $format }; dieses Kahve liest Format { $reads }.
bots-net-cannot-play = { $file } kann hier nicht spielen.
bots-net-learned-another-game = Gelernt wurde { $learned }, nicht { $game }.
bots-net-learned-other-rules = { $game } wurde mit anderen Hausregeln oder in einer anderen Version von Kahve gelernt, in der ein Platz etwas anderes sieht: Kahve { $version }, { $rules }.
bots-net-learned-default-rules = { $game } wurde mit anderen Hausregeln oder in einer anderen Version von Kahve gelernt, in der ein Platz etwas anderes sieht: Kahve { $version }, übliche Hausregeln.

## Die Analyse einer Runde

bots-no-such-deal = Eine Runde { $deal } gibt es in dieser Partie nicht: Sie hat die Runden 1 bis { $last }.
bots-deal-is-not-over = Runde { $deal } wurde nicht zu Ende gespielt und lässt sich darum nicht analysieren.
bots-review-of-deal = Runde { $deal }
bots-review-counts =
    { $decisions ->
        [one]
            { $given ->
                [0] { $decisions } Entscheidung; sie hat keine Punkte verschenkt.
               *[other] { $decisions } Entscheidung; sie hat Punkte verschenkt.
            }
       *[other]
            { $given ->
                [0] { $decisions } Entscheidungen; keine hat Punkte verschenkt.
                [one] { $decisions } Entscheidungen; davon hat { $given } Punkte verschenkt.
               *[other] { $decisions } Entscheidungen; davon haben { $given } Punkte verschenkt.
            }
    }
bots-review-nothing-given = Kein Zug hat Punkte verschenkt.
bots-review-level = Bei { $level } weiteren war der Zug so gut wie der beste, soweit sich das sagen lässt.
bots-review-decision = Zug { $turn }, Platz { $seat }: { $move } hat { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt; besser war { $best }.
bots-review-side = Partei { $side }
bots-review-result = Ergebnis
bots-review-play = Spiel
bots-review-cards = Karten
bots-review-run = Verlauf
