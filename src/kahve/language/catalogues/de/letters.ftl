### Die Buchstabenspiele sind noch nicht übersetzt; wer zum ersten Mal am Tisch sitzt, liest seine Hilfe dennoch auf Deutsch.

## Hilfe beim ersten Mal

letters-help-goal = Gewinn mit deinem Partner Stiche: Das Team mit den meisten gewinnt die Runde.
letters-help-low-wins = Nimm möglichst wenige Punkte: Jeder Punkt ist schlecht, und der niedrigste Punktestand gewinnt.
letters-help-stakes = Prüfe ein Wort nur, wenn es sich lohnt: Zwei Zeilen sagen, wer den Stich bekommt und wessen Punkte sich ändern.
letters-help-claim = Siehst du ein Wort? Sag es an, und du bestimmst, wer den Stich bekommt. Aber jeder darf es anzweifeln.
letters-help-claim-listed = Diese Buchstaben können ein Wort sein: Sag es an, und du bestimmst, wer den Stich bekommt.
letters-help-crown = Um diesen Stich zu gewinnen, schlag die Karte mit der Krone. Mit einem angesagten Wort kann er trotzdem noch weggehen.
letters-help-ruling = Gewinn Stiche mit der herrschenden Farbe: Sie schlägt die drei anderen. Hast du die ausgespielte Farbe, musst du sie bedienen.
letters-help-not-loose = Spiel vorerst etwas anderes aus: Eine deiner Farben darf erst ausgespielt werden, wenn eine Karte davon gefallen ist.
letters-help-letters-only = Um einen Stich zu gewinnen, achte nur auf Farbe und Buchstabe. Die Tiere und Schoten sind bloß Bilder.
letters-help-animals = Nimm Tiere und gewinn die Runde: Das Team, das sie gewinnt, zählt seine Tiere ab dem siebten.
letters-help-dog = Lass den Hund den anderen: Sein Team bekommt einen Punkt für jede Schote auf den Chilis, die es nimmt.
# $points: was die Schildkröte kostet.
letters-help-turtle = Meide Chilis und die Schildkröte: Jede Schote, die du nimmst, kostet einen Punkt, und die Schildkröte kostet { $points }.
letters-soup-help-stakes = Entscheide nach dem, was auf dem Spiel steht: Zwei Zeilen sagen, wer die Suppe isst und wessen Punkte sich ändern.
letters-soup-help-looked-at = Entscheide nach dem, was auf dem Spiel steht: Zwei Zeilen sagen, wessen Punkte sich ändern. Der Stich bleibt, wo er ist.
letters-soup-help-call = Ist die Suppe schon ein Wort? Dann melde es, und dein Nachbar muss sie essen oder prüfen lassen.
letters-soup-help-soup = Lass eine Suppe stehen, die noch kein Wort ist, aber eines werden kann. Sie zu essen zählt als Stich, und Stiche sind schlecht.
