client-better-how = Such dir einen Satz aus und schreib, wie du ihn sagen würdest. Was du schreibst, bleibt in diesem Browser, bis du es als Datei speicherst und an die Leute schickst, die sich um die Texte kümmern.
client-better-find = Satz suchen
client-better-sentences = Sätze dieser Seite
client-better-none = Kein Satz dieser Seite hat diese Wörter.
client-better-mark = Besser schreiben: { $sentence }
client-better-has-wording = (dazu hast du geschrieben)
client-better-now = So steht es da
client-better-new = So würdest du es sagen
client-better-braces = Die Seite setzt selbst ein: { $parts }. Das alles muss auch in deinem Satz stehen.
client-better-empty = Schreib erst einen Satz.
client-better-same = So sagt es die Seite schon.
client-better-loses = In deinem Satz fehlt { $part }: Setz es wieder ein.
client-better-adds = Für { $part } hat die Seite nichts einzusetzen: Nimm es heraus.
client-better-keep = Behalten
client-better-take-back = Verwerfen
client-better-back = Zurück zur Liste
client-better-kept =
    { $count ->
        [one] Du hast { $count } Satz geschrieben.
       *[other] Du hast { $count } Sätze geschrieben.
    }
client-better-save = Als Datei speichern
client-better-forget-all = Alle verwerfen
client-better-names = In einem Satz vom Tisch können Namen von Leuten stehen: Sieh die Datei durch, bevor du sie verschickst.
