### Die Seite der Runde des Tages: bevor sie gespielt ist, und ihr Ergebnis neben den Stufen und Vereinen.

client-day-title = Die Runde des Tages
client-day-all-games = Alle Spiele
client-day-dates = Die Tage, die aufgehoben werden
client-day-about = Von jedem Spiel eine Runde, mit denselben Karten für alle. Alle anderen spielen auf der Stufe { $others }, und derselbe Zug bekommt dieselbe Antwort. Dein erstes Spiel zählt.
client-day-by-the-server =
    { $hours ->
        [one] Nach Weltzeit ist heute { $date }. Die nächste Runde kommt in etwa { $hours } Stunde.
       *[other] Nach Weltzeit ist heute { $date }. Die nächste Runde kommt in etwa { $hours } Stunden.
    }
client-day-by-this-device =
    { $hours ->
        [one] Nach der Uhr dieses Geräts ist heute in Weltzeit { $date }. Die nächste Runde kommt in etwa { $hours } Stunde.
       *[other] Nach der Uhr dieses Geräts ist heute in Weltzeit { $date }. Die nächste Runde kommt in etwa { $hours } Stunden.
    }
client-day-not-played = Noch nicht gespielt
client-day-begun = Du hast sie begonnen
client-day-points =
    { $kind ->
        [ahead] { $points } Punkte voraus
        [behind] { $points } Punkte zurück
       *[level] Gleich viele Punkte
    }
client-day-no-such-game = Hier gibt es kein Spiel mit diesem Namen.
client-day-shown-later = Was andere daraus gemacht haben, siehst du, wenn du gespielt hast.
client-day-play = { $game } spielen
client-day-go-on = Weiterspielen
client-day-practise = Zur Übung noch einmal spielen
client-day-bring = Ohne Netz gespielt?
client-day-bring-how = Sichere das Protokoll auf der Seite, auf der du gespielt hast, und wähle es hier aus: Dann zählt es auch hier.
client-day-bring-log = Protokoll wählen
client-day-solution = Den besten Verlauf ansehen
client-day-solution-later = Den besten Verlauf gibt es ab dem nächsten Tag.
client-day-levels = Was die Stufen daraus machen
client-day-level-says =
    { $plays ->
        [one] { $low } in { $plays } Spiel. Du warst vor { $percent } %.
       *[other] Meist von { $low } bis { $high }, in der Mitte { $middle }, in { $plays } Spielen. Du warst vor { $percent } %.
    }
client-day-lesson = Was du daraus lernst
client-day-lesson-comes = Die Runde wird durchgesehen…
client-day-nothing-given = Du hast nichts verschenkt, was sich nachweisen lässt.
client-day-share = Teile dein Ergebnis
client-day-share-says = Kahve, die Runde vom { $date }: { $game }. { $points }.
client-day-share-ahead = Vor { $percent } % der Spiele eines Bots auf der Stufe { $level }.
client-day-copy = Text kopieren
client-day-copied = Kopiert
client-day-picture = Ein Bild teilen
