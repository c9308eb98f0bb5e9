### Die Hilfe der Befehlszeile: `kahve --help`, `kahve play --help` und so weiter, und was zu einer Befehlszeile gesagt wird, die sich nicht lesen lässt.
### Was man eintippt, ist in jeder Sprache gleich: Befehle, Optionen wie --keep, und die großgeschriebenen Wörter, die für einen Wert stehen, wie FILE.


## Die Teile der Hilfe

help-usage = Aufruf: { $command }
help-try = Hilfe gibt es mit: { $command }
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-example = Beispiel: { $example }
help-default = Üblich: { $value }.
help-from = { $least } oder mehr.
help-between = Von { $least } bis { $most }.
help-required = Das darf nicht fehlen.

## Was an einer Befehlszeile nicht stimmt

help-no-such-command = Einen Befehl { $command } gibt es nicht.
help-no-such-option = Eine Option { $option } gibt es nicht.
help-did-you-mean = Meinst du { LIST($names, style: "or") }?
help-commands-are = Die Befehle sind { $names }.
help-command-missing = Es fehlt ein Befehl.
help-missing = { $what } fehlt.
help-needs-value = { $option } braucht einen Wert.
help-takes-no-value = { $option } nimmt keinen Wert.
help-takes-whole = { $what } nimmt eine ganze Zahl.
help-takes-whole-from = { $what } nimmt eine ganze Zahl ab { $least }.
help-takes-whole-between = { $what } nimmt eine ganze Zahl von { $least } bis { $most }.
help-takes-number = { $what } nimmt eine Zahl.
help-takes-number-from = { $what } nimmt eine Zahl ab { $least }.
help-value-unreadable = Mit dem Wert von { $what } lässt sich nichts anfangen.
help-not-expected = Hier nicht erwartet: { LIST($words, style: "comma") }.
help-line-unreadable = Diese Befehlszeile lässt sich nicht lesen.

## Alle Befehle zusammen

help-kahve =
    Dreizehn Kartenspiele, darunter Pişti, Basra, Hand und Fuß und Quist: zum Spielen, Lernen und Erforschen.

    Beginn mit `kahve games` oder `kahve play pisti`. `kahve serve` eröffnet einen Tisch im Browser.
help-option-version = Die Version ausgeben.
help-option-language = Die Sprache; sie kann irgendwo im Befehl stehen. Ohne sie entscheidet KAHVE_LANGUAGE, dann LC_ALL, LC_MESSAGES oder LANG.
help-option-word-list = Eine Datei mit Wörtern für die Buchstabenspiele, ein Wort je Zeile. Sie kann irgendwo im Befehl stehen, auch mehrmals.
help-option-install-completion = Deine Shell so einrichten, dass sie Befehle mit der Tabulatortaste ergänzt.
help-option-show-completion = Ausgeben, was deine Shell dafür braucht, zum Kopieren oder Ändern.
help-option-help = Diese Hilfe ausgeben.

## Optionen mehrerer Befehle

help-argument-game = Das Spiel; `kahve games` nennt alle.
help-option-house = Eine Hausregel oder eine Zeile mit mehreren. Die Option kann mehrmals stehen.
help-option-preset = Eine Variante mit ihrem Namen; `kahve house GAME` nennt sie.
help-option-plain = Schlichte Zeilen ohne Farbe und Zeichnung, wie in einer Pipe.
help-option-json = JSON ausgeben, für Programme.
help-option-seed = Eine ganze Zahl. Dieselbe Zahl gibt dieselben Karten.
help-option-players = Die Spieler in der Reihenfolge ihrer Plätze, mit Kommas dazwischen. Ohne Angabe: greedy gegen random.
help-argument-logs = Protokolle von Partien; - ist die Standardeingabe.

## Befehle zum Spielen

help-games =
    Alle Spiele nennen.

    Zu jedem stehen da das Kürzel, der Name, die Zahl der Mitspieler und ein Satz.
help-players =
    Die Mitspieler eines Spiels nennen.

    Zu jedem stehen da das Kürzel für --players, der Name und ein Satz. Zuletzt kommen die Stammgäste, jeder mit einer Stufe und einer Gewohnheit.
help-rules =
    Das Regelbuch eines Spiels zeigen.

    In einem Terminal stehen die Beispiele hinter ihren Absätzen. In einer Pipe oder mit --plain ist es Markdown. Mit --house oder --preset sagt ein Absatz auch, welche seiner Hausregeln an diesem Tisch gelten.
help-house =
    Die Hausregeln eines Spiels und seine Varianten zeigen.

    Zu jeder Regel stehen da der Titel, der übliche Wert, die erlaubten Werte, der Absatz im Regelbuch und ein Satz. Mit --house oder --preset steht auch der Wert an diesem Tisch da.

    Mit --line werden die Regeln dieses Tisches zu einer Zeile. Die Seite im Browser und --house lesen diese Zeile.
help-house-line = Die Regeln dieses Tisches in einer Zeile, zum Verschicken oder Aufheben.
help-house-sheet = Die Regeln deiner Familie in eigenen Worten lesen, und sagen, welche Hausregeln gemeint sind und welche Wörter nicht verstanden wurden.
help-play =
    Eine Partie im Terminal gegen Bots spielen.

    In einer Pipe, mit NO_COLOR, mit TERM=dumb oder mit --plain kommen schlichte Zeilen, eine Sache je Zeile. Vorleseprogramme kommen damit gut zurecht.

    An der Eingabe zeigt ?, was du antworten kannst.
help-play-players = Der Spieler auf jedem Platz, mit you darunter; even ist so stark wie du.
help-play-name = Dein Name im Protokoll.
help-play-log = Die beendeten Runden als Protokoll in diese Datei schreiben.
help-play-force = --log darf eine Datei ersetzen.
help-play-keep = Die Partie in dieser Datei speichern. Mit derselben Datei kannst du später weiterspielen.
help-play-quiet = Die Stammgäste sagen nichts.
help-learn =
    Ein Spiel am Tisch lernen, eins nach dem anderen, mit einer Anleitung, die sagt, warum.

    Am Ende gibt es eine kurze Partie gegen einen Anfänger. An der Eingabe zeigt ?, was du antworten kannst.
help-learn-lesson = Die Lektion, mit der es losgeht; sonst die erste, die noch nicht fertig ist.
help-puzzle =
    Rätsel lösen: bewiesene Stellungen aus Partien zwischen Bots, in denen ein Zug gewinnt.
help-day =
    Spiel die Runde des Tages eines Spiels: dieselben Karten und Mitspieler wie in jedem Browser.

    Ohne Spiel siehst du die Liste der Spiele. Was du hier spielst, wird nicht aufgehoben.
help-day-game = Das Spiel, dessen Runde du spielst.
help-day-date = Das Datum der Runde: heute oder einer der sechs Tage davor; ohne Angabe heute nach Weltzeit.

    Ohne weiteren Befehl kommt das Rätsel des Tages.
help-puzzle-play = Ein Rätsel eines Spiels spielen.
help-puzzle-play-number = Die Nummer des Rätsels; sonst das erste, das noch nicht gelöst ist.
help-puzzle-list = Nennen, wie viele Rätsel jedes Spiel hat, nach Schwierigkeit.
help-puzzle-find =
    Neue Rätsel in Partien zwischen Bots finden und in der Form der Spieldatei ausgeben.

    Jedes Rätsel ist bewiesen, und es ist gezählt, was daran schwer ist. Beim ersten Mal wird einige Sekunden lang kompiliert.
help-puzzle-find-count = Wie viele Rätsel zu finden sind.
help-puzzle-find-deals = Wie viele Runden höchstens anzusehen sind.
help-puzzle-find-seed = Eine ganze Zahl. Dieselbe Zahl findet dieselben Rätsel wieder.
help-drill =
    Sagen, welche Art von Fehlern dich am meisten kostet, und solche Stellungen noch einmal versuchen lassen.
    
    Die Runden dieser Protokolle werden ausgewertet, was beim ersten Mal eine Weile dauert.
help-drill-logs = Ein oder mehrere Protokolle, das älteste zuerst.
help-drill-who = Wessen Fehler gemeint sind. Ohne Angabe: die erste Person der ersten Partie.
help-compare =
    Vergleichen, was mehrere Tische aus denselben Runden gemacht haben.

    Jedes Protokoll ist ein Tisch: einer von denen, die dieselben Runden spielten, oder irgendeine Partie mit denselben Karten. Verglichen wird mit dem Spiel des ersten Protokolls.
help-compare-logs = Zwei oder mehr Protokolle derselben Runden.
help-replay =
    Protokolle von Partien Zug für Zug prüfen.

    Der Rückgabewert ist 0, wenn jeder Zug erlaubt ist und jede Abrechnung stimmt. Sonst ist er 1, und die erste Abweichung jeder Datei steht in der Fehlerausgabe. Er ist 2, wenn sich eine Datei nicht lesen lässt.
help-verify =
    Prüfen, dass die Reihenfolge der Karten in jeder Runde eines Protokolls aus ihrem Nachweis folgt.

    Ein Nachweis zeigt, worauf sich der Server vor der Runde festgelegt und was jedes Gerät beigetragen hat.

    Der Rückgabewert ist 0, wenn jede Reihenfolge folgt. Er ist 1, wenn eine es nicht tut, und die Fehlerausgabe sagt, warum. Er ist 2, wenn sich eine Datei nicht lesen lässt, und 3, wenn Runden keinen Nachweis haben.
help-review =
    Die Runden einer Partie analysieren: was jeder Zug wert war.

    Für jeden Platz stehen da die verschenkten Punkte, für jede Partei Glück und Können getrennt, und die teuersten Züge mit einem besseren.

    Ein Zug wird nach dem beurteilt, was am Platz zu wissen war. docs/review.md erklärt jede Zahl. Ergebnisse werden im Cache-Ordner gespeichert.
help-review-log = Das Protokoll einer Partie; - ist die Standardeingabe.
help-review-deal = Nur diese Runde analysieren. Ohne Angabe: alle beendeten Runden.
help-review-seat = Nur die teuersten Züge dieses Platzes nennen. Der erste Platz ist 0.
help-review-match = Welche Partie, in einer Datei mit mehreren.
help-review-milliseconds = Wie lange höchstens über einen Zug nachgedacht wird.
help-review-seed = Eine ganze Zahl. Dieselbe Zahl nimmt in den anderen Blättern dieselben Karten an.
help-review-moves = Wie viele der teuersten Züge genannt werden.
help-review-again = Noch einmal berechnen, was schon gespeichert ist.

help-style =
    Sagen, welcher Stufe ein Mensch in jedem Spiel eines Protokolls gleicht.

    Eine Stufe wird Entscheidung für Entscheidung mit dem Menschen verglichen. Die letzte Zeile nennt einen Spieler mit dessen Fehlern: --players von play, simulate, lab und serve nimmt ihn an. docs/bots.md erklärt die Zahlen.
help-style-log = Das Protokoll einer oder mehrerer Partien; - ist die Standardeingabe.
help-style-who = Wessen Entscheidungen: ein Name im Protokoll oder die Nummer eines Platzes; der erste ist 0. Ohne Angabe: der einzige Mensch unter Bots.

## Befehle für alle, die einen Server betreiben

help-serve =
    Einen Server starten: einen Tisch im Browser.

    Öffne die Seite, die er nennt. Spiel allein gegen Bots, oder schick Freunden einen Link. Strg-C hält den Server an; seine Tische sind gespeichert.
help-serve-host = Die Adresse, an der er lauscht. 0.0.0.0 lässt dein Netz ein.
help-serve-port = Der Port; 0 nimmt irgendeinen freien. Ohne Angabe: der erste freie ab 8000.
help-option-store = Die Datenbank der Tische. Ohne Angabe: eine Datei in deinem eigenen Datenordner.
help-serve-browser = Die Seite in einem Browser öffnen. Das ist üblich, wo es einen Bildschirm gibt.
help-serve-public-url = Die Adresse, unter der Freunde den Server von außen erreichen.
help-serve-players = Spieler, die Tische außer den eingebauten anbieten.
help-serve-game = Eigene Spiele, nach ihren Modulen. Die Option kann mehrmals stehen.
help-serve-pace = Sekunden, bevor ein Bot spielt.
help-serve-allow-host = Noch ein Name, auf den der Server hört. Er hört immer auf den von --public-url, auf localhost, auf Adressen aus Zahlen und auf den Namen dieses Rechners. Die Option kann mehrmals stehen.
help-serve-push-key = Der Schlüssel, mit dem der Server Leute benachrichtigt, wenn sie am Zug sind.
help-serve-trusted-proxies = Proxys, deren X-Forwarded-For geglaubt wird.
help-serve-keep = Einen Tisch löschen, an dem DAYS Tage lang nichts geschehen ist.
help-option-log-kind = Die Form des Server-Protokolls: text oder json.
help-option-metrics = Wo Prometheus die Zahlen liest. Ohne Angabe: nirgends.
help-serve-workers = Wie viele Prozesse bedienen. Mehrere brauchen eine PostgreSQL-Datenbank.
help-work =
    Für Server denken, die sich eine Datenbank teilen: suchende Bots, Tipps und Analysen. Mit ihrem Schlüssel verschickt der Befehl auch Benachrichtigungen.

    Starte so viele, wie du willst, auf beliebigen Rechnern. Ohne sie denken die Server selbst. Strg-C beendet es.
help-work-store = Die Datenbank der Server.
help-work-at-once = Wie viele Aufgaben zugleich. Ohne Angabe: so viele, wie es Kerne gibt.
help-work-push-key = Der Schlüssel der Server für Benachrichtigungen, um auch sie zu verschicken.
help-work-public-url = Die Adresse des Servers, die Benachrichtigungsdienste erfahren.
help-pocket = Den Tisch als Ordner mit Dateien schreiben, den jeder Webserver ausliefern kann: Die Seite spielt ohne Server und, einmal geöffnet, auch ohne Netz.
help-pocket-folder = Der Ordner, zum Beispiel build/pocket. Was dort schon liegt, wird ersetzt.
help-push-keys =
    Den Schlüssel für Benachrichtigungen erzeugen, den `kahve serve --push-key FILE` verwendet.

    Damit erfahren Leute auch ohne offene Seite, dass sie am Zug sind. Heb die Datei auf: Geräte, die Benachrichtigungen wollten, nehmen keinen anderen Schlüssel an.
help-push-keys-file = Die Datei, zum Beispiel push.json.
help-push-keys-contact = Eine Adresse, unter der ein Benachrichtigungsdienst dich erreicht.
help-doctor =
    Prüfen, ob ein Server hier gut laufen würde, und sagen, was zu beheben ist.

    Der Befehl sieht nach Tischen, Uhr, Datenträger, Compiler und dem Schlüssel für Benachrichtigungen. Mit der öffentlichen Adresse fragt er über den Proxy, wie ein Browser.
help-doctor-public-url = Die Adresse, bei der gefragt wird: die von kahve serve --public-url.
help-backup = Alle Tische in eine Datei kopieren. Der Server darf weiterlaufen.
help-backup-file = Wohin die Kopie kommt.
help-restore =
    Eine Kopie wiederherstellen, während der Server steht.

    Die bisherigen Tische bleiben daneben liegen.
help-restore-file = Eine Kopie von `kahve backup`.
help-restore-damaged-too = Die Kopie auch dann wiederherstellen, wenn sich einige ihrer Tische nicht nachspielen lassen.
help-expire =
    Die Tische löschen, an denen D Tage lang nichts geschehen ist, während der Server steht.

    Ein laufender Server tut das selbst mit `kahve serve --keep 90`.
help-expire-days = Tage, an denen nichts geschehen ist.

## Befehle zum Messen

help-option-deals = Wie viele Runden gespielt werden.
help-option-seed-deals = Eine ganze Zahl. Dieselbe Zahl gibt dieselben Runden.
help-option-workers = Wie viele Kerne verwendet werden. Ohne Angabe: alle.
help-simulate =
    Viele Runden zwischen Bots spielen.

    Ausgegeben werden die Punkte je Runde und der Anteil der Siege, mit Standardfehlern und 95-%-Intervallen. Jede Reihenfolge der Karten wird für jede Sitzordnung einmal gegeben, so dass sich das Glück aufhebt.
help-simulate-out = Die Protokolle aller Runden in eine neue Datei schreiben.
help-simulate-force = --out darf eine Datei ersetzen.
help-perft =
    Stellungen zählen, um die Regeln zu prüfen.

    Gezählt werden die Stellungen nach N Zügen einer Runde. Zwei Programme mit denselben Zahlen haben dieselben Regeln.
help-perft-depth = Wie viele Züge tief.
help-perft-seed = Der Startwert der Runde.
help-perft-divide = Die Zahl für jeden ersten Zug, dann die Summe.
help-conform =
    Ein Programm in beliebiger Sprache fragen, ob es nach den Regeln spielt.

    Es bekommt Fragen zu Runden mit zufälligen Zügen, nach dem Regelbuch und nach jeder Variante, und seine Antworten werden verglichen. Die Zeilen stehen in docs/conform.md.
help-conform-program = Der Befehl des Programms.
help-conform-game = Ein Spiel, nach dem gefragt wird. Ohne Angabe: alle.
help-conform-deals = Wie viele Runden zu jeder Variante.
help-conform-write = Fragen und richtige Antworten in diesen Ordner schreiben, eine Datei für jedes Spiel.
help-bench =
    Messen, wie viele Züge dieser Rechner in der Sekunde spielt.

    Gemessen wird zufälliges Spiel für jedes Spiel und jede Zahl von Plätzen. Dann dasselbe mit einer Sicht vor jedem Zug, für den Platz am Zug oder für alle.

    Kompiliert wird, bevor die Uhr läuft. Was das kostet, wird zuletzt in eigenen Prozessen gemessen.
help-bench-games = Die Spiele. Ohne Angabe: alle.
help-bench-seconds = Wie viele Sekunden jede Messung dauert.
help-bench-start = Auch messen, was ein erster Start und ein Start aus dem Cache kosten.

## Das Labor

help-lab =
    Das Labor: Wettkämpfe, Ranglisten, Untersuchungen von Hausregeln, und Training.

    Jede Runde wird mit denselben Karten in jeder Sitzordnung gespielt. Zahlen haben 95-%-Intervalle. Ein angehaltener Befehl geht weiter, wenn er mit demselben --out noch einmal läuft.
help-lab-out = Die Runden in diesem Ordner aufbewahren, und von den vorhandenen aus weitermachen.
help-lab-engine = local, oder ray für mehrere Rechner.
help-lab-ray-address = Ein Ray-Verbund. Ohne Angabe: ein neuer.
help-lab-table = Die Zahlen als Parquet schreiben, oder als CSV, wenn der Name auf .csv endet.
help-lab-force = Dateien dürfen ersetzt werden.
help-lab-html = Eine Seite mit Diagrammen schreiben.
help-match =
    Einen Wettkampf zwischen beliebigen Spielern spielen, mit beliebigem Spiel und beliebigen Hausregeln.

    Ausgegeben werden die Punkte je Runde, der Anteil der Siege, und wie viele Punkte mehr der erste Spieler macht als jeder andere.

    Mit --stop-when sign endet der Wettkampf, sobald ein Test entschieden hat, ob der erste Spieler besser ist. Der Test vergleicht einen Vorsprung von --h1 Punkten je Runde mit einem von --h0.
help-match-stop-when = sign: anhalten, sobald feststeht, wer besser ist.
help-match-h0 = Der Vorsprung der ersten Hypothese, in Punkten je Runde.
help-match-h1 = Der Vorsprung der zweiten Hypothese, in Punkten je Runde.
help-match-alpha = Die Wahrscheinlichkeit, h1 anzunehmen, wenn h0 stimmt.
help-match-beta = Die Wahrscheinlichkeit, h0 anzunehmen, wenn h1 stimmt.
help-rate =
    Spieler bewerten: alle gegen alle, mit denselben Karten.

    Ausgegeben wird eine Liste, der beste Spieler zuerst. 400 Punkte Wertung sind Gewinnaussichten von zehn zu eins.

    Jede Zeile zeigt den Abstand zum nächsten Spieler, und wie viele Punkte je Runde der Spieler mehr macht als seine Gegner. Mit --stop-when order endet es, sobald ein Test jedes Paar von Spielern entschieden hat.
help-rate-stop-when = order: anhalten, sobald die Reihenfolge der Spieler feststeht.
help-rate-margin = Der kleinste Unterschied, auf den es ankommt, in Punkten je Runde. Ohne Angabe: 0.5.
help-rate-alpha = Die Wahrscheinlichkeit einer falschen Reihenfolge. Ohne Angabe: 0.05.
help-rate-deals = Wie viele Runden ein Wettkampf hat.
help-ladder =
    Einen Spieler an einer Auswahl messen: jeder Stufe und Monte-Carlo-Spielern.

    Ausgegeben wird eine Zeile für jedes Spiel, jede Zahl von Plätzen und jeden Gegner, die schlechteste zuerst. Eine Zeile zeigt, wie viele Punkte je Runde der Spieler mehr macht, und seinen Anteil der Siege. Mit --against besteht die Auswahl aus jenen Spielern.
help-ladder-games = Die Spiele, oder all.
help-ladder-player = Der Spieler, der gemessen wird.
help-ladder-against = Die Spieler der Auswahl. Ohne Angabe: die eingebauten.
help-ladder-seats = Die Zahl der Plätze an jedem Tisch. Ohne Angabe: die übliche des Spiels.
help-ladder-deals = Wie viele Runden für jede Zeile gespielt werden.
help-leaderboard =
    Einen Spieler im öffentlichen Vergleich messen, oder dessen Zeilen zeigen.

    Spiele, Hausregeln, Runden und Gegner sind für alle gleich. Eine Zeile zeigt, wie viele Punkte ein Spieler je Runde mehr macht als die Auswahl, und seinen stärksten Gegner.
help-leaderboard-player = Der Spieler, der gemessen wird. Ohne Angabe: die Zeilen werden gezeigt.
help-leaderboard-rows = Die Datei mit den Zeilen. Ohne Angabe: die von Kahve.
help-leaderboard-by = Wer für den Spieler einsteht. Seine Zeile wird dann in die Datei geschrieben.
help-leaderboard-check = Teile jeder Zeile noch einmal spielen, oder die ganze Zeile des Spielers, und eine falsche Zeile ablehnen.
help-study =
    Untersuchen, was eine Hausregel bewirkt, indem mit mehreren ihrer Werte gespielt wird.

    Für jeden Wert stehen da der Vorsprung des ersten Platzes, die Punkte jeder Partei, die Länge einer Runde und die Abrechnung. Es steht auch da, wie viele Runden mit denselben Karten anders enden als beim üblichen Wert.

    Zwei --sweep spielen jedes Paar ihrer Werte. Mit --all wird jede Hausregel untersucht, und der Anteil des Glücks gegen schwache Spieler (erratic) gemessen.
help-study-game = Das Spiel. Mit --all kann es fehlen.
help-study-sweep = Eine Hausregel und ihre Werte. Zweimal angegeben, gibt es eine Farbkarte.
help-study-all = Jede Hausregel des Spiels oder aller Spiele.
help-study-players = Die Spieler, mit Kommas dazwischen.
help-study-deals = Wie viele Runden mit jedem Wert gespielt werden.
help-data =
    Protokolle als Datensatz zum Lernen ohne Spielen schreiben.

    Der Ordner hat für jede Wahl eine Zeile, in Parquet-Dateien: was der Platz sehen konnte, was erlaubt war, was er spielte und was die Runde brachte. Ein README beschreibt ihn. Alle Protokolle sind von einem Spiel mit denselben Hausregeln.
help-data-out = Der neue Ordner.
help-data-full-state = Auch die verdeckten Karten jeder Lage schreiben.
help-train =
    Einem Netz ein Spiel beibringen, indem es gegen sich selbst spielt, oder mit --against gegen einen Spieler.

    Die Datei spielt als net:FILE, wo immer Spieler genannt werden. Nur zum Lernen braucht es PyTorch.

    Strg-C behält das Gelernte, und derselbe Befehl macht dort weiter. Um weiterzulernen, gib mehr --minutes oder --deals an. --force beginnt von vorn.
help-train-out = Die Datei des Netzes, die auf .npz endet.
help-train-minutes = Wie viele Minuten es insgesamt lernt. Ohne Angabe: 60.
help-train-deals = Aus wie vielen Runden es insgesamt lernt.
help-train-against = Lernen, diesen Spieler zu schlagen, statt gegen sich selbst zu spielen.
help-train-like = Ziehen wie dieser Spieler, und lernen, was seine Züge bringen.
help-train-start = Mit dem Netz dieser Datei beginnen.
help-train-examiners = Eingebaute Spieler, die es prüfen.
help-train-exams = Wie viele Prüfungen es gibt.
help-train-exam-deals = Runden in einer Prüfung, mit jedem Prüfer.
help-train-asked-deals = Runden in einer Prüfung mit dem Spieler von --against, wenn er langsam ist. Ohne Angabe: ein Zwanzigstel von --exam-deals.
help-train-games = Runden, die nebeneinander gespielt werden. Ohne Angabe: 512, oder 32 gegen einen langsamen Spieler.
help-train-steps = Züge in jeder dieser Runden zwischen zwei Lernschritten.
help-train-lot = Entscheidungen in einem Lernschritt. Ohne Angabe: 512, oder 128 gegen einen langsamen Spieler.
help-train-wide = Einheiten einer verdeckten Schicht.
help-train-layers = Verdeckte Schichten.
help-train-rate = Die Schrittweite am Anfang.
help-train-slips = Der Anteil zufälliger Züge.
help-train-trust = Wie weit es aus dem lernt, was geschah, statt aus dem, was es erwartet hatte: 0 bis 1.
help-train-svg = Die Lernkurve in diese Datei zeichnen.
