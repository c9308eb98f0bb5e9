### Lektionen am Tisch.

client-learn-learn-game = { $game } lernen
client-learn-fetching-lessons = Die Lektionen werden geladen …
client-learn-no-lesson = { $game } hat keine Lektion { $number }: Es gibt die Lektionen 1 bis { $count }.
client-learn-about-lessons = In jeder Lektion gibt es am Tisch genau eine Sache zu tun. Falsch machen kannst du nichts: Gibt es einen besseren Zug, erfährst du, warum.
client-learn-go-on = Weiter
client-learn-begin = Anfangen
client-learn-done = geschafft
client-learn-play-match = Die Partie spielen
client-learn-lesson-over = Diese Lektion ist geschafft: Mach mit der nächsten weiter.
client-learn-lesson-title = { $lesson } · { $game } lernen
client-learn-lesson-of = Lektion { $number } von { $count }
client-learn-all-lessons = Alle Lektionen
client-learn-the-teacher = Die Anleitung
client-learn-right = Richtig.
client-learn-try-another = Versuch einen anderen Zug.
client-learn-the-rule-key = Die Regel (R)
client-learn-rule = Regel { $rule }
client-learn-go-on-key = Weiter (N)
client-learn-next-lesson = Nächste Lektion
client-learn-short-match = Eine kurze Partie spielen
client-learn-skip = Überspringen
client-learn-rule-of = { $game }, Regel { $rule }
client-learn-whole-rulebook = Das ganze Regelbuch
client-learn-keys-key = Tasten (K)
client-learn-laying-table = Der Tisch wird gedeckt …
