### Das Siegel einer Runde, und die Prüfung aller Runden.

client-proof-secret-fits = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte.
client-proof-secret-differs = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
client-proof-former-scheme = Dieser Nachweis ist von älterer Art. Er legt nicht fest, wie oft die Runde begonnen wurde und welche Geräte ausgelassen wurden.
client-proof-value-differs = Der Wert von { $name } ist nicht der festgelegte.
client-proof-devices-took-part = Beteiligte Geräte: { LIST($names, style: "comma") }. Jedes hat den Wert genannt, auf den es sich festgelegt hatte.
client-proof-no-device = An dieser Runde war kein Gerät beteiligt, also hat der Server allein gemischt.
client-proof-silent = Stumm geblieben und darum ausgelassen: { LIST($names, style: "comma") }.
client-proof-no-order = Die Reihenfolge der Karten lässt sich nicht berechnen.
client-proof-order-fits = Die { $count } Karten lagen in der Reihenfolge, die aus all diesen Werten folgt.
client-proof-order-differs = Die Karten lagen nicht in der Reihenfolge, die aus diesen Werten folgt.
client-proof-cards-fit =
    { $count ->
        [one] Jede Karte, die diese Seite zu sehen bekam, lag dort, wo sie nach dieser Reihenfolge liegen muss: { $count } Bild des Tisches wurde verglichen.
       *[other] Jede Karte, die diese Seite zu sehen bekam, lag dort, wo sie nach dieser Reihenfolge liegen muss: { $count } Bilder des Tisches wurden verglichen.
    }
client-proof-cards-in-part = Diese Seite hat nur einen Teil der Runde gesehen. Die Karten, die sie zu sehen bekam, passen zu dieser Reihenfolge.
client-proof-cards-differ = Die Karten, die diese Seite zu sehen bekam, folgen nicht aus dieser Reihenfolge.
client-proof-cards-differ-at =
    { $moves ->
        [0] Beim Geben bekam diese Seite etwas zu sehen, das nicht aus dieser Reihenfolge folgt.
        [one] Nach { $moves } Zug bekam diese Seite etwas zu sehen, das nicht aus dieser Reihenfolge folgt.
       *[other] Nach { $moves } Zügen bekam diese Seite etwas zu sehen, das nicht aus dieser Reihenfolge folgt.
    }
client-proof-cards-shown-and-due =
    { $moves ->
        [0] Beim Geben bekam diese Seite { $shown } zu sehen. Nach dieser Reihenfolge lag dort { $due }.
        [one] Nach { $moves } Zug bekam diese Seite { $shown } zu sehen. Nach dieser Reihenfolge lag dort { $due }.
       *[other] Nach { $moves } Zügen bekam diese Seite { $shown } zu sehen. Nach dieser Reihenfolge lag dort { $due }.
    }
client-proof-moves-not-by-rules = Mit den Karten in dieser Reihenfolge verstoßen die Züge, die der Server meldet, gegen die Regeln.
client-proof-cards-not-seen = Dieser Browser hat die Runde nicht miterlebt und hat darum keine Karten, die er mit der Reihenfolge vergleichen könnte.
client-proof-cards-not-compared = Die Karten, die diese Seite zu sehen bekam, ließen sich nicht mit dieser Reihenfolge vergleichen.
client-proof-no-rules-for-page = Dieser Server hat keine Regeln dieses Spiels für Browser, also kann eine Seite die Runde nicht selbst nachspielen.
client-proof-of-other-deal = Der Server hat mit dem Nachweis einer anderen Runde geantwortet.
client-proof-deal-not-void = Der Server sagt, ein früheres Geben sei ungültig gewesen. Nach den Regeln war es das nicht.
client-proof-none-given = Der Server hatte sich vor dieser Runde festgelegt, und jetzt gibt er keinen Nachweis.
client-proof-dealt-before =
    { $count ->
        [one] Dieser Browser hat diese Runde schon einmal mit anderen Karten gesehen: Ein älterer Stand des Tisches wurde wiederhergestellt.
       *[other] Dieser Browser hat diese Runde schon { $count } Mal mit anderen Karten gesehen: Ein älterer Stand des Tisches wurde wiederhergestellt.
    }
client-proof-begun-more-often =
    { $count ->
        [one] Soweit dieser Browser weiß, wurde für diese Runde { $count } Mal ausgetauscht. Der Server nennt dies das { $attempt }. Mal.
       *[other] Soweit dieser Browser weiß, wurde für diese Runde { $count } Mal ausgetauscht. Der Server nennt dies das { $attempt }. Mal.
    }
client-proof-not-there = Diese Seite war vor dieser Runde nicht am Tisch und kann die Festlegungen darum nicht kennen.
client-proof-other-commitments = Vor der Runde erfuhr diese Seite andere Festlegungen.
client-proof-late-commitment = Jemand hat sich erst festgelegt, nachdem dieses Gerät seinen Wert verraten hatte.
client-proof-part-of-commitments = Diese Seite erfuhr vor der Runde nur einen Teil der Festlegungen.
client-proof-same-commitments = Diese Seite erfuhr vor der Runde dieselben Festlegungen.
client-proof-own-value-there = Der Wert, den dieses Gerät gezogen hat, ist darunter.
client-proof-own-value-exchanged = Der Wert dieses Geräts wurde durch einen anderen ersetzt.
client-proof-dealt-without = Dieses Gerät hat seinen Wert genannt, und der Server hat ohne ihn gegeben.
client-proof-too-slow = Dieses Gerät war zu langsam, um mitzumachen.
client-proof-all-deals-tested = Alle Runden, geprüft
client-proof-counting = Die Runden werden gezählt …
client-proof-counted-all =
    { $count ->
        [one] { $count } Runde: alle beendeten Runden auf diesem Server, gezählt am { $date }.
       *[other] { $count } Runden: alle beendeten Runden auf diesem Server, gezählt am { $date }.
    }
client-proof-counted-latest =
    { $count ->
        [one] { $count } Runde: die neuesten beendeten Runden auf diesem Server, gezählt am { $date }.
       *[other] { $count } Runden: die neuesten beendeten Runden auf diesem Server, gezählt am { $date }.
    }
client-proof-test-says = Die Prüfung zeigt, ob im Ganzen ehrlich gemischt wird. Das Siegel einer einzelnen Runde zeigt, dass niemand ihre Karten ausgesucht hat.
client-proof-deals-with-pack =
    { $count ->
        [one] { $count } Runde mit { $cards } Karten.
       *[other] { $count } Runden mit { $cards } Karten.
    }
client-proof-test = Test
client-proof-chi-square = Chi-Quadrat
client-proof-freedom = Freiheitsgrade
client-proof-p-value = p
client-proof-other-tests-later = Die anderen Tests brauchen mehr Runden.
client-proof-tests-later = Die Tests brauchen mehr Runden.
client-proof-below = unter { $number }
client-proof-chance-checked = Zufall dieser Runde: geprüft
client-proof-chance-in-part = Zufall dieser Runde: zum Teil geprüft
client-proof-chance-repeated = Diese Runde wurde mehrmals gegeben
client-proof-chance-broken = Die Karten passen nicht zu ihrem Nachweis
client-proof-checking = Der Zufall dieser Runde wird geprüft …
client-proof-word = Das Wort dieser Runde ist { $word }. Lesen alle am Tisch dasselbe Wort, haben alle dieselben Karten und Züge erfahren.
client-proof-browser-checked = Was dieser Browser geprüft hat
client-proof-what-it-means = Was das bedeutet
client-proof-does-not-prove = Es beweist nicht, dass niemand hinsieht: Der Server gibt die Karten, also könnte sie sehen, wer ihn betreibt.
client-proof-broken-off-deals =
    { $count ->
        [0] Ein Server, der Runden fallen lässt, die ihm nicht gefallen, fliegt auf: An diesem Tisch wurde keine Runde abgebrochen.
        [one] Ein Server, der Runden fallen lässt, die ihm nicht gefallen, fliegt auf: An diesem Tisch wurde { $count } Runde abgebrochen.
       *[other] Ein Server, der Runden fallen lässt, die ihm nicht gefallen, fliegt auf: An diesem Tisch wurden { $count } Runden abgebrochen.
    }
client-proof-all-deals-of-house = Alle Runden auf diesem Server, geprüft
client-proof-not-known = Nicht bekannt
client-proof-fits = Passt
client-proof-does-not-fit = Passt nicht
client-proof-means-proven = Niemand konnte diese Karten aussuchen, auch nicht, wer diesen Server betreibt: Ein einziges ehrliches Gerät genügt dafür.
client-proof-means-unknown = Alles stimmt zusammen. Doch dieser Browser allein kann nicht beweisen, dass die Karten nicht ausgesucht wurden.
client-proof-means-repeated = Diese Karten folgen aus ihrem Nachweis, doch der Server hat die Runde noch einmal begonnen, ohne es zu zählen. Wer ihn betreibt, konnte unter mehreren Runden wählen: Frag nach dem Grund.
client-proof-means-broken = Etwas wurde nachträglich geändert, oder es wurden andere Karten gegeben als die nachgewiesenen. Heb das Protokoll der Partie auf, und frag, wer diesen Server betreibt.
client-proof-exchanges-broken-off =
    { $count ->
        [one] Davor wurde { $count } Austausch für diese Runde abgebrochen.
       *[other] Davor wurde der Austausch für diese Runde { $count } Mal abgebrochen.
    }
client-proof-gave-in-vain = Dein Gerät hat für diese Runde seinen Wert beigetragen, und der Server hat ohne ihn gegeben.
