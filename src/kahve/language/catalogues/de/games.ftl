### Was die Spiele teilen: Dateien mit Lektionen und Rätseln, Spiele nach ihrem Namen, und was Hausregeln bewirken.


## Was an der Datei eines Spiels nicht stimmt. $place ist die Stelle, zum Beispiel „pisti/LESSONS.toml, Zeile 3 (Lektion 2)“.

games-place-of-the-match = { $name }, Zeile { $line } (Partie)
games-place-of-a-lesson = { $name }, Zeile { $line } (Lektion { $number })
games-place-of-a-wrong-move = { $place }, falscher Zug
games-no-table-of-fields = { $place }: Hier muss eine Tabelle mit Feldern stehen, nicht { $given }.
games-no-such-field = { $place }: Ein Feld { $field } gibt es nicht. Die Felder sind { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: Das Feld { $field } fehlt.
games-field-cannot-be = { $place }: Das Feld { $field } kann nicht { $value } sein.

## Lektionen

games-no-such-lesson = { $game } hat keine Lektion { $number }: Es gibt die Lektionen 1 bis { $last }.
games-lessons-are-no-toml = { $name } ist kein TOML: { $error }.
games-course-of-other-parts = { $name }: Ein Kurs besteht aus [match] und mindestens einem [[lesson]], aus sonst nichts.
games-lessons-of-another-course = { $name }: Eine Übersetzung besteht aus [match] und { $lessons ->
    [one] einem [[lesson]]
   *[other] { $lessons } Teilen [[lesson]]
} wie im Englischen, und aus sonst nichts.
games-lesson-of-other-answers = { $place }: Hier muss es wie im Englischen { $number ->
    [one] einen Teil [[lesson.wrong]]
   *[other] { $number } Teile [[lesson.wrong]]
} geben.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: Die Art kann nicht { $kind } sein: Erlaubt sind { $kinds }.
games-lesson-of-no-paragraph = { $place }: Das Regelbuch zu { $game } hat keinen Absatz { $paragraph }.
games-lesson-does-not-hold = { $place }: Die Stellung ist nicht gültig: { $error }
games-lesson-without-a-mover = { $place }: In einer Lektion muss jemand am Zug sein.
games-lesson-move-cannot-be-made = { $place }: Der Zug { $move } ist nicht möglich: { $error }
games-lesson-wanted-and-wrong = { $place }: Ein Zug ist zugleich erwünscht und falsch.
games-place-of-an-example = { $name }, Beispiel { $number }
games-example-is-allowed = Der Zug { $move } gilt hier als unerlaubt, ist aber erlaubt.
games-examples-of-other-parts = { $name }: Eine Datei mit Beispielen besteht aus [[example]] und aus sonst nichts.

## Rätsel: was gefragt ist, und was zu einer falschen Antwort gesagt wird

games-puzzle-winning-card = Eine Karte gewinnt dir die Runde. Welche?
games-puzzle-winning-card-missed = Damit ist die Runde nicht gewonnen.
games-puzzle-best-move = Ein Zug ist der beste, was die anderen auch haben. Welcher?
games-puzzle-best-move-missed = Das ist nicht der beste Zug.
games-puzzle-going-out = Kannst du in diesem Zug ausmachen? Es gibt einen Weg.
games-puzzle-going-out-missed = So machst du nicht aus.
games-puzzle-safe-letter = Welchen Buchstaben kannst du anlegen, ohne dass die Suppe ein Wort wird? Es gibt einen.
games-puzzle-safe-letter-missed = Das ist nicht sicher: Du isst die Suppe, oder sie ist ein Wort, das als Nächstes gemeldet werden kann.
games-puzzle-making-a-word = Eine deiner Karten bildet mit den beiden auf dem Tisch ein Wort, sodass du den Stich nach rechts geben kannst. Welche?
games-puzzle-making-a-word-missed = Mit dieser Karte kannst du den Stich nicht mit einem Wort weitergeben.
games-puzzle-own-mistake = Hier warst du schon einmal und hast Punkte verschenkt. Welcher Zug ist besser?
games-puzzle-own-mistake-missed = Die Auswertung fand diesen Zug nicht unter den besten.
games-puzzle-ways =
    { $number ->
        [one] Du hast einen Zug.
       *[other] Du hast { $number } Züge zur Wahl.
    }
games-puzzle-unseen =
    { $number ->
        [one] Eine Karte siehst du nicht.
       *[other] { $number } Karten siehst du nicht.
    }
games-puzzle-ahead =
    { $number ->
        [one] Nach deinem Zug folgt noch einer.
       *[other] Nach deinem Zug folgen noch { $number }.
    }
games-puzzle-tempting =
    { $number ->
        [one] Auf den ersten Blick sieht ein anderer Zug mindestens so gut aus.
       *[other] Auf den ersten Blick sehen { $number } andere Züge mindestens so gut aus.
    }
games-puzzle-sum =
    { $number ->
        [one] Er nimmt eine Karte nach ihrem Wert.
       *[other] Er nimmt { $number } Karten mit ihrer Summe.
    }
games-puzzle-rare =
    { $number ->
        [one] Einer der Buchstaben ist selten.
       *[other] { $number } der Buchstaben sind selten.
    }

## Was an einer Datei mit Rätseln nicht stimmt

games-place-of-the-puzzles = { $name }, [puzzles]
games-place-of-a-puzzle = { $name }, Zeile { $line } (Rätsel { $number })
games-no-such-puzzle = { $game } hat kein Rätsel { $number }: Es gibt die Rätsel 1 bis { $last }.
games-game-without-puzzles = { $game } hat keine Rätsel. Rätsel gibt es zu { LIST($games, style: "comma") }.
games-puzzles-are-no-toml = { $name } ist kein TOML: { $error }.
games-collection-of-other-parts = { $name }: Eine Sammlung besteht aus [puzzles] und mindestens einem [[puzzle]], aus sonst nichts.
games-puzzles-of-no-proof = { $place }: Der Beweis kann nicht { $proof } sein: Erlaubt sind { $proofs }.
games-puzzles-of-no-question = { $place }: Die Frage kann nicht { $question } sein: Erlaubt sind { $questions }.
games-puzzles-house-cannot-be = { $place }: { $error }
games-puzzle-hard-cannot-be = { $place }: Im Feld hard kann nicht { $given } stehen: Erlaubt sind ganze Zahlen ab 0 von { $names }.
games-puzzle-does-not-hold = { $place }: Die Stellung ist nicht gültig: { $error }
games-puzzle-without-a-mover = { $place }: In einem Rätsel muss jemand am Zug sein.
games-puzzle-turn-cannot-be-made = { $place }: Der Zug { $turn } ist nicht möglich: { $error }
games-puzzle-worths-of-solver = { $place }: Im Feld worths muss der gesuchte Zug über 0 liegen, und kein anderer.
games-puzzle-worths-of-margin = { $place }: Im Feld worths muss der gesuchte Zug 0 haben und jeder andere weniger.

## Ein eigenes Spiel. $place: sein Modul, wie es genannt wurde

games-own-is-no-game = { $place } hat kein Spiel. Es muss ein Modul wie mypackage.mygame sein, in dem GAME ein kahve.Game ist.
games-own-name-cannot-be = { $place } kann sein Spiel nicht { $name } nennen. Erlaubt sind Kleinbuchstaben, Ziffern und Unterstriche, höchstens 40, vorn ein Buchstabe.
games-own-name-is-taken = { $place } kann sein Spiel nicht { $name } nennen: Ein anderes Spiel heißt so.
games-own-of-another-name = Das Spiel von { $place } heißt { $given }, sein Paket kann es also nicht als { $name } anmelden.
games-own-of-another-version = { $place } ist für Kahve { $wanted } gemacht, und das hier ist Kahve { $here }.
games-own-without-rulebook = { $place } hat kein Regelbuch. Im Ordner des Moduls muss eine Datei RULES.md liegen.
games-own-without-paragraph = { $place }: Die Hausregel { $rule } gehört zu Absatz { $paragraph }, den das Regelbuch nicht hat.
games-own-is-not-marked = { $place }: Die Funktion { $function } muss mit @rule markiert sein.
games-own-breaks-dialect = { $place } hält sich nicht an den Dialekt der Regeln: { $error }

## Ein Spiel nach seinem Namen

games-name-is-no-text = Ein Spiel nennt man mit einem Text wie 'pisti', nicht mit { $name }.
games-house-is-neither = Hausregeln sind Regeln nach Namen oder eine Zeile Text wie 'seats=2,target=101', nicht { $house }.
games-no-such-game = Ein Spiel { $name } gibt es in Kahve nicht.
games-there-are = Es gibt { LIST($names, style: "comma") }.
games-position-is-no-text = Eine Stellung ist eine Textzeile, wie str(table) sie schreibt, nicht { $position }.

## Ein Spiel, das es in einer Sprache nicht gibt, oder dessen Regelbuch ihr fehlt

games-not-translated = Dieses Spiel ist noch nicht übersetzt.
games-rulebook-not-translated = Dieses Regelbuch ist noch nicht übersetzt.

## Was eine Hausregel bewirkt, gemessen an vielen Runden

games-effect-not-compared = Ihre Werte ließen sich nicht vergleichen: In keiner Variante gibt es zwei davon.
games-effect-nothing-changed = Von { $deals } Runden ging keine anders aus.
games-effect-changes =
    { $compared ->
        [with-both] Mit „{ $value }“ statt „{ $usual }“ enden { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Runden anders, und bei { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gewinnt eine andere Partei.
        [with-usual] Mit „{ $value }“ statt „{ $usual }“ enden { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Runden anders.
        [with-winners] Mit „{ $value }“ enden { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Runden anders, und bei { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gewinnt eine andere Partei.
       *[alone] Mit „{ $value }“ enden { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Runden anders.
    }
games-effect-by-preset = Alle anderen Hausregeln waren die von „{ $preset }“.

## Die Seite darüber, was alle Hausregeln bewirken

games-effects-of-game = { $game }: was die Hausregeln bewirken
games-effects-of-games = Was die Hausregeln bewirken
games-effects-same-cards = Jeder Wert wurde mit denselben Karten und denselben Spielern gespielt.
games-effects-first-seat = Der erste Platz ist der neben dem Geber, und sein Vorsprung ist in Punkten je Runde angegeben; wo Punkte schlecht sind, sind es Punkte weniger.
games-effects-another-result = „Anderes Ergebnis“ ist der Anteil der Runden, in denen die Punkte einer Partei von denen beim markierten Wert abweichen.
games-effects-luck = Glück ist der Anteil an der Streuung des Vorsprungs gegen schwache Spieler, der nicht vom besseren Spiel kommt.
games-effects-intervals = Die kleinen Zahlen sind 95-%-Intervalle.
games-effects-made-by = Erstellt mit { $command }.
games-effects-not-played = { $value } wurde nicht gespielt.
games-effects-column-value = Wert
games-effects-column-lead = Vorsprung des ersten Platzes
games-effects-column-points = Punkte einer Partei
games-effects-column-moves = Züge
games-effects-column-luck = Glück
games-effects-column-result = anderes Ergebnis
games-effects-yardstick = damit verglichen
games-effects-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-effects-numbers = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-shares = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Die Spiele jedes Landes

# Der Name eines Landes, und Worte für seine Spiele hinter einem Tisch oder über einer Liste.
games-country-TR = Türkei
games-as-played-in-TR = wie man in der Türkei spielt
games-country-GR = Griechenland
games-as-played-in-GR = wie man in Griechenland spielt
games-country-CY = Zypern
games-as-played-in-CY = wie man auf Zypern spielt
games-country-EG = Ägypten
games-as-played-in-EG = wie man in Ägypten spielt
games-country-LB = Libanon
games-as-played-in-LB = wie man im Libanon spielt
games-country-JO = Jordanien
games-as-played-in-JO = wie man in Jordanien spielt
games-country-PS = Palästina
games-as-played-in-PS = wie man in Palästina spielt
games-country-US = Vereinigte Staaten
games-as-played-in-US = wie man in den Vereinigten Staaten spielt
games-country-CA = Kanada
games-as-played-in-CA = wie man in Kanada spielt
games-country-DE = Deutschland
games-as-played-in-DE = wie man in Deutschland spielt
games-country-AT = Österreich
games-as-played-in-AT = wie man in Österreich spielt
games-country-CH = Schweiz
games-as-played-in-CH = wie man in der Schweiz spielt
# Wie ein Land ein Spiel nennt, das es nach eigenen Regeln spielt, und ein Satz darüber für Neue.
games-door-pisti-in-pairs = { fishing-preset-pisti-classic }
games-door-says-pisti-in-pairs = { fishing-preset-pisti-classic-says }
games-door-xeri = Xeri
games-door-says-xeri = Wer die oberste Karte trifft, nimmt den Stapel; eine einzelne Karte zu nehmen ist ein Xeri, zehn Punkte. Bilder und Zehnen zählen.
games-door-xeri-in-pairs = Xeri zu viert
games-door-says-xeri-in-pairs = Zu viert, Partner gegenüber, bis 101.
games-door-basra-in-egypt = Basra
games-door-says-basra-in-egypt = Nimm gleiche Karten und Summen vom Tisch; Buben und die Karo-Sieben, der Komi, nehmen alles.
games-door-basra-in-egypt-in-pairs = Basra zu viert
games-door-says-basra-in-egypt-in-pairs = Zu viert, Partner gegenüber, bis 101.
games-door-basra-in-lebanon = Basra
games-door-says-basra-in-lebanon = Sechs Karten auf einmal; nimm gleiche Karten und Summen vom Tisch. Buben nehmen alles, die Karo-Sieben ist eine gewöhnliche Sieben.
games-door-basra-in-lebanon-in-pairs = Basra zu viert
games-door-says-basra-in-lebanon-in-pairs = Zu viert, Partner gegenüber, bis 101.
games-door-basra-in-jordan = Basra
games-door-says-basra-in-jordan = { fishing-preset-basra-jordanian-says }
games-door-basra-in-palestine = Basra
games-door-says-basra-in-palestine = { fishing-preset-basra-palestinian-says }
games-door-pastra-in-pairs = { fishing-preset-pastra-partners }
games-door-says-pastra-in-pairs = { fishing-preset-pastra-partners-says }
games-door-hand-and-foot-in-saskatchewan = Hand und Fuß wie in Saskatchewan
games-door-says-hand-and-foot-in-saskatchewan = Elf Karten auf der Hand und dreizehn im Fuß; zum Ausmachen eine Canasta jeder Art.
