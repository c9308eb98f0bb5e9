### Die erste Seite: Spiele, Hausregeln, Gesellschaft; und die Seite für Gäste mit einem Link.

client-home-bot = { $bot }, ein Bot
client-home-friend = Wer den Link hat
client-home-kept-for-anybody = Ein Name (leer: für alle)
client-home-seat-kept-for-whom = Für wen Platz { $number } frei gehalten wird
client-home-deck-no-suits = In dieser Datei steht keine Liste mit vier Farben.
client-home-deck-strange-suit = In dieser Datei gibt es eine Farbe mit dem Kürzel { $code }: Möglich sind { $codes }.
client-home-deck-no-letters = In dieser Datei fehlen die Buchstaben der Farbe { $suit }.
client-home-deck-suit-twice = In dieser Datei steht die Farbe { $suit } zweimal.
client-home-deck-no-icons = Diese Datei sagt nicht, wie viele Zeichen die Chilis haben.
client-home-deck-no-card = Diese Datei sagt nicht, welche Karte { $key } ist.
client-home-deck-no-json = Diese Datei ist kein Buchstabenspiel: Sie ist kein JSON.
client-home-tables-waiting = Tische, die auf dich warten
client-home-my-tables = Meine Tische
client-home-headline = Die alten Kartenspiele, am warmen Tisch
client-home-welcome = Setz dich, nimm einen Kaffee, spiel eine Karte. Allein gegen Bots oder mit Freunden, nach den Regeln deiner Familie.
client-home-laying-tables = Die Tische werden gedeckt …
client-home-not-kept = Dieser Browser behält nichts für diese Seite. Beim Schließen oder Neuladen gehen deine Plätze und Einstellungen verloren.
client-home-back-to-table = Zurück zu deinem Tisch: { $game }
client-home-todays-deal = Die Runde des Tages: { $game }
client-home-own-rules =
    { $count ->
        [0] nach dem Regelbuch
        [one] { $count } eigene Hausregel
       *[other] { $count } eigene Hausregeln
    }
client-home-the-game = Das Spiel
client-home-find-by-name = Ein Spiel unter einem seiner Namen suchen
client-home-find = Spiel suchen
client-home-no-such-game = Ein Spiel dieses Namens gibt es hier nicht.
client-home-near-games = Ein Spiel dieses Namens gibt es hier nicht. Ähnlich sind:
client-home-country = Land
client-home-country-of-browser = { $country } (wie mein Browser)
client-home-country-not-told = Wie mein Browser: Er nennt keines
client-home-country-none = Keines: Alle Spiele gleich
client-home-also-called = Auch { LIST($names, style: "or") }
client-home-house-rules = Die Hausregeln
client-home-learn-game = { $game } lernen
client-home-hints-allowed = Tipps sind erlaubt
client-home-customs = Bräuche am Tisch
client-home-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
client-home-table-shows = Was der Tisch zeigt
client-home-every-rule-of = Alle { $count } Regeln
client-home-own-deck = Eigene Karten
client-home-deck-file = Kartendatei
client-home-deck-file-says = Eigene Buchstabenkarten, als JSON mit den Farben, ihren Buchstaben und den wichtigen Karten: Damit werden die Einstellungen ausgefüllt.
client-home-choose-file = Datei wählen
client-home-players-named = Für { LIST($numbers, style: "or") }
client-home-players =
    { $count ->
        [one] Für { $count }
       *[other] Für { $count }
    }
client-home-players-range = Für { $least } bis { $most }
client-home-set-needs-name = Gib den Regeln einen Namen.
client-home-set-name-taken = { $name } gibt es schon: Wähle einen anderen Namen, oder lösch die alten Regeln zuerst.
client-home-rule-and-value = { $rule } – { $value }
client-home-set-by-book = Wie im Regelbuch.
client-home-rules-and-more = { LIST($rules, style: "comma") } und { $more } weitere
client-home-rules-listed = { LIST($rules, style: "comma") }
client-home-own-houses = Deine eigenen Hausregeln
client-home-keep-or-read = Diese Regeln behalten oder die deiner Familie eingeben
client-home-name-for-rules = Ein Name für diese Regeln
client-home-grandmothers = { $game } wie bei Oma
client-home-keep = Behalten
client-home-by-book-so-far = Noch sind es die Regeln des Buchs: Ändere unten ein paar davon.
client-home-line-from-somebody = Eine Zeile, die dir jemand geschickt hat
client-home-own-sheet = Die Regeln deiner Familie, in eigenen Worten
client-home-read = Lesen
client-home-read-rules = Regeln lesen
client-home-rename-set = { $name } umbenennen
client-home-send-set = { $name } als Zeile schicken
client-home-delete-set = { $name } löschen
client-home-rename = Umbenennen
client-home-send = Schicken
client-home-delete = Löschen
client-home-new-name = Neuer Name für { $name }
client-home-set-as-line = { $name } als Textzeile
client-home-delete-for-good-ask = { $name } endgültig löschen?
client-home-delete-for-good = Endgültig löschen
client-home-set-kept = { $name } ist in diesem Browser gespeichert.
client-home-rules-chosen = Diese Regeln sind jetzt gewählt. Gib ihnen einen Namen, um sie zu behalten.
client-home-set-kept-and-chosen = { $name } ist in diesem Browser gespeichert und gewählt.
client-home-set-renamed = { $before } heißt jetzt { $now }.
client-home-set-deleted = { $name } ist gelöscht.
client-home-line-copied = Die Zeile ist kopiert: Füg sie in eine Nachricht ein.
client-home-copy-marked = Kopiere die markierte Zeile.
client-home-seat-at-table = Ein Platz am Tisch
client-home-watch = Zuschauen
client-home-open-own = Einen eigenen Tisch eröffnen
client-home-table-of = Ein Tisch: { $game }
client-home-sit-on-seat = Hier hinsetzen, auf Platz { $number }
client-home-sit-here = Hier hinsetzen
client-home-plays-with = spielt mit { LIST($names) }
client-home-partners = Wer durch eine Linie verbunden ist, spielt zusammen.
client-home-each-alone = Alle spielen für sich.
client-home-seats-change = Am Tisch lassen sich die Plätze bis zur ersten Runde tauschen.
client-home-free-later = nach dieser Runde frei
client-home-take-seat-of = Den Platz von { $name }, einem Bot, nehmen
client-home-take-seat = Platz nehmen
client-home-by-book = Wie im Regelbuch.
client-home-rules-of-table =
    { $count ->
        [1] Eine Hausregel an diesem Tisch
       *[other] { $count } Hausregeln an diesem Tisch
    }
client-home-book-has = (im Regelbuch: { $value })
client-home-room-choose = Für dich ist Platz. Wähle einen.
client-home-no-room = An diesem Tisch sind alle Plätze besetzt.
client-home-room-later = Eine Runde läuft. Wenn sie vorbei ist, kannst du den Platz eines Bots nehmen.
client-home-room-match-over = Die Partie ist vorbei. Du kannst den Platz eines Bots nehmen und die nächste mitspielen.
client-home-room-of-bot = Für dich ist Platz: Nimm den eines Bots.
client-home-watch-and-replay = Zuschauen und nachspielen
client-home-looking-for-tables = Deine Tische werden gesucht …
client-home-paragraph = Absatz im Regelbuch
client-home-reset-rule = „{ $rule }“ zurück auf { $value }
client-home-another-number = eine andere Zahl
client-home-deal-by-deal = Runde für Runde
client-home-rank-by-rank = Wert für Wert
client-home-deal-number = Runde { $number }
client-home-from-deal-on = Ab Runde { $number }
client-home-one-deal-more = Eine Runde mehr
client-home-one-deal-fewer = Eine Runde weniger
client-home-top-card = Nur die oberste Karte
client-home-face-up-cards = Alle offenen Karten
client-home-nobodys = Niemandes
client-home-ones-own = Die eigenen
client-home-everybodys = Alle
client-home-pile-shows = Der Stapel zeigt
client-home-taken-looked-through = Wessen Stiche man ansehen darf
client-home-taken-counted = Genommene Karten am Tisch zählen
client-home-play-now = Jetzt spielen
client-home-play-with-friends = Mit Freunden spielen
client-home-what-is-chosen = Deine Wahl
client-home-invite-to = Zu { $game } einladen
client-home-play-game = { $game } spielen

client-home-twin = Spielt wie ich
client-home-twin-says = Macht die Fehler, die du in { $choices } gespeicherten Entscheidungen gemacht hast.
# $level: as Casual.
client-home-at-my-level = Auf meiner Stufe
client-home-at-my-level-says = So stark wie du, zurzeit etwa die Stufe { $level }. Er richtet sich nach deinen Ergebnissen gegen ihn und nach deinem gemessenen Stil.
# $family: pile, floor, melding, letters, or the name of another family.
client-home-family =
    { $family ->
        [pile] Oberste Karte treffen, Stapel nehmen
        [floor] Den Tisch abräumen
        [melding] Gemeinsam auslegen
        [letters] Buchstaben auf den Karten
       *[other] Weitere Spiele
    }
# $minutes: about how long a deal takes; 0 where it is not known.
client-home-begin-here =
    { $minutes ->
        [0] Fang hier an: { $game }
        [one] Fang hier an: { $game }, eine Minute je Runde
       *[other] Fang hier an: { $game }, { $minutes } Minuten je Runde
    }
client-home-game-and-minutes =
    { $minutes ->
        [one] { $game }, eine Minute je Runde
       *[other] { $game }, { $minutes } Minuten je Runde
    }
client-home-as-last-time = Wie beim letzten Mal: { $game }
client-home-begin = Fang hier an
client-home-last-game = Dein letztes Spiel
client-home-every-rule = Alle Regeln: { $game }
# The table as people speak of it; each argument is a part that stands by itself. $length: none where no rule says how long a match is.
client-home-table-in-words =
    { $length ->
        [none] { $game } · { $seats } · { $rules } · { $company }
       *[other] { $game } · { $seats } · { $length } · { $rules } · { $company }
    }
# $how: alone, pairs or teams, of which there are $sides.
client-home-seats-in-words =
    { $how ->
        [pairs] zu { $count ->
            [4] viert
            [6] sechst
           *[other] { $count }
        }, in Paaren
        [teams] zu { $count }, in { $sides } Parteien
       *[alone] zu { $count ->
            [2] zweit
            [3] dritt
            [4] viert
           *[other] { $count }
        }
    }
# $kind: bots, partners (bots, some of whom play on the reader's side), both (bots and friends) or friends.
client-home-company-in-words =
    { $kind ->
        [bots] gegen { LIST($names) }
        [partners] mit { LIST($names) }
        [both] { $friends ->
            [one] mit { LIST($names) } und einem Gast
           *[other] mit { LIST($names) } und { $friends } Gästen
        }
       *[friends] { $friends ->
            [one] mit einem Gast
           *[other] mit { $friends } Gästen
        }
    }
# What a word of the table is about, and what it is now.
client-home-word-to-change = { $what }: { $now }
client-home-length = Die Länge
client-home-who-plays = Wer mitspielt
client-home-characters = Stammgäste, jeder mit einer Gewohnheit
client-home-levels = Nach Stufe
client-home-everybody = Alle am Tisch
client-home-choose-one = Auswahl
client-home-find-rule = Eine Regel suchen
client-home-no-such-rule = Keine Regel dieses Spiels enthält diese Wörter.
client-home-change-back = Meine Änderungen zurücknehmen
# $part: deal, play, score or end.
client-home-part-of-rules =
    { $part ->
        [deal] Der Tisch und das Geben
        [play] Das Spiel
        [score] Was zählt
       *[end] Wie es endet
    }
client-home-same-deals = Dieselben Runden für mehrere
client-home-documents = Regelbücher und Anleitungen
