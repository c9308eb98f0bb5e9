### Karten und Blätter. Alle Hauptwörter einer Art haben dieselben Formen; siehe docs/translating.md.
### definite, accusative und dative haben den bestimmten Artikel. oblique ist die Form ohne Artikel hinter „den“ und „dem“: Buben.


## Karten

cards-card-french = { NOUN($suit) }-{ NOUN($rank) }
    .definite =
        { NOUN($rank, form: "gender") ->
            [masculine] der
            [feminine] die
           *[neuter] das
        } { NOUN($suit) }-{ NOUN($rank) }
    .accusative =
        { NOUN($rank, form: "gender") ->
            [masculine] den
            [feminine] die
           *[neuter] das
        } { NOUN($suit) }-{ NOUN($rank, form: "oblique") }
    .dative =
        { NOUN($rank, form: "gender") ->
            [masculine] dem
            [feminine] der
           *[neuter] dem
        } { NOUN($suit) }-{ NOUN($rank, form: "oblique") }
    .indefinite =
        { NOUN($rank, form: "gender") ->
            [masculine] ein
            [feminine] eine
           *[neuter] ein
        } { NOUN($suit) }-{ NOUN($rank) }
    .indefinite-accusative =
        { NOUN($rank, form: "gender") ->
            [masculine] einen
            [feminine] eine
           *[neuter] ein
        } { NOUN($suit) }-{ NOUN($rank, form: "oblique") }
    .indefinite-dative =
        { NOUN($rank, form: "gender") ->
            [masculine] einem
            [feminine] einer
           *[neuter] einem
        } { NOUN($suit) }-{ NOUN($rank, form: "oblique") }
    .gender = { NOUN($rank, form: "gender") }
cards-card-joker = Joker
    .definite = der Joker
    .accusative = den Joker
    .dative = dem Joker
    .indefinite = ein Joker
    .indefinite-accusative = einen Joker
    .indefinite-dative = einem Joker
    .gender = masculine
cards-card-letter = { NOUN($suit) }-{ $letter }
    .definite = das { NOUN($suit) }-{ $letter }
    .accusative = das { NOUN($suit) }-{ $letter }
    .dative = dem { NOUN($suit) }-{ $letter }
    .indefinite = ein { NOUN($suit) }-{ $letter }
    .indefinite-accusative = ein { NOUN($suit) }-{ $letter }
    .indefinite-dative = einem { NOUN($suit) }-{ $letter }
    .gender = neuter
cards-card-dog = Hund ({ NOUN($suit) }-{ $letter })
    .definite = der Hund ({ NOUN($suit) }-{ $letter })
    .accusative = den Hund ({ NOUN($suit) }-{ $letter })
    .dative = dem Hund ({ NOUN($suit) }-{ $letter })
    .indefinite = ein Hund ({ NOUN($suit) }-{ $letter })
    .indefinite-accusative = einen Hund ({ NOUN($suit) }-{ $letter })
    .indefinite-dative = einem Hund ({ NOUN($suit) }-{ $letter })
    .gender = masculine
cards-card-turtle = Schildkröte ({ NOUN($suit) }-{ $letter })
    .definite = die Schildkröte ({ NOUN($suit) }-{ $letter })
    .accusative = die Schildkröte ({ NOUN($suit) }-{ $letter })
    .dative = der Schildkröte ({ NOUN($suit) }-{ $letter })
    .indefinite = eine Schildkröte ({ NOUN($suit) }-{ $letter })
    .indefinite-accusative = eine Schildkröte ({ NOUN($suit) }-{ $letter })
    .indefinite-dative = einer Schildkröte ({ NOUN($suit) }-{ $letter })
    .gender = feminine
cards-card-any = Karte
    .definite = die Karte
    .accusative = die Karte
    .dative = der Karte
    .indefinite = eine Karte
    .indefinite-accusative = eine Karte
    .indefinite-dative = einer Karte
    .gender = feminine
cards-card-hidden = verdeckte Karte
    .definite = die verdeckte Karte
    .accusative = die verdeckte Karte
    .dative = der verdeckten Karte
    .indefinite = eine verdeckte Karte
    .indefinite-accusative = eine verdeckte Karte
    .indefinite-dative = einer verdeckten Karte
    .gender = feminine

## Werte

cards-rank-A = Ass
    .definite = das Ass
    .accusative = das Ass
    .dative = dem Ass
    .indefinite = ein Ass
    .indefinite-accusative = ein Ass
    .indefinite-dative = einem Ass
    .gender = neuter
    .oblique = Ass
    .plural = Asse
    .plural-dative = Assen
cards-rank-2 = Zwei
    .definite = die Zwei
    .accusative = die Zwei
    .dative = der Zwei
    .indefinite = eine Zwei
    .indefinite-accusative = eine Zwei
    .indefinite-dative = einer Zwei
    .gender = feminine
    .oblique = Zwei
    .plural = Zweien
    .plural-dative = Zweien
cards-rank-3 = Drei
    .definite = die Drei
    .accusative = die Drei
    .dative = der Drei
    .indefinite = eine Drei
    .indefinite-accusative = eine Drei
    .indefinite-dative = einer Drei
    .gender = feminine
    .oblique = Drei
    .plural = Dreien
    .plural-dative = Dreien
cards-rank-4 = Vier
    .definite = die Vier
    .accusative = die Vier
    .dative = der Vier
    .indefinite = eine Vier
    .indefinite-accusative = eine Vier
    .indefinite-dative = einer Vier
    .gender = feminine
    .oblique = Vier
    .plural = Vieren
    .plural-dative = Vieren
cards-rank-5 = Fünf
    .definite = die Fünf
    .accusative = die Fünf
    .dative = der Fünf
    .indefinite = eine Fünf
    .indefinite-accusative = eine Fünf
    .indefinite-dative = einer Fünf
    .gender = feminine
    .oblique = Fünf
    .plural = Fünfen
    .plural-dative = Fünfen
cards-rank-6 = Sechs
    .definite = die Sechs
    .accusative = die Sechs
    .dative = der Sechs
    .indefinite = eine Sechs
    .indefinite-accusative = eine Sechs
    .indefinite-dative = einer Sechs
    .gender = feminine
    .oblique = Sechs
    .plural = Sechsen
    .plural-dative = Sechsen
cards-rank-7 = Sieben
    .definite = die Sieben
    .accusative = die Sieben
    .dative = der Sieben
    .indefinite = eine Sieben
    .indefinite-accusative = eine Sieben
    .indefinite-dative = einer Sieben
    .gender = feminine
    .oblique = Sieben
    .plural = Siebenen
    .plural-dative = Siebenen
cards-rank-8 = Acht
    .definite = die Acht
    .accusative = die Acht
    .dative = der Acht
    .indefinite = eine Acht
    .indefinite-accusative = eine Acht
    .indefinite-dative = einer Acht
    .gender = feminine
    .oblique = Acht
    .plural = Achten
    .plural-dative = Achten
cards-rank-9 = Neun
    .definite = die Neun
    .accusative = die Neun
    .dative = der Neun
    .indefinite = eine Neun
    .indefinite-accusative = eine Neun
    .indefinite-dative = einer Neun
    .gender = feminine
    .oblique = Neun
    .plural = Neunen
    .plural-dative = Neunen
cards-rank-T = Zehn
    .definite = die Zehn
    .accusative = die Zehn
    .dative = der Zehn
    .indefinite = eine Zehn
    .indefinite-accusative = eine Zehn
    .indefinite-dative = einer Zehn
    .gender = feminine
    .oblique = Zehn
    .plural = Zehnen
    .plural-dative = Zehnen
cards-rank-J = Bube
    .definite = der Bube
    .accusative = den Buben
    .dative = dem Buben
    .indefinite = ein Bube
    .indefinite-accusative = einen Buben
    .indefinite-dative = einem Buben
    .gender = masculine
    .oblique = Buben
    .plural = Buben
    .plural-dative = Buben
cards-rank-Q = Dame
    .definite = die Dame
    .accusative = die Dame
    .dative = der Dame
    .indefinite = eine Dame
    .indefinite-accusative = eine Dame
    .indefinite-dative = einer Dame
    .gender = feminine
    .oblique = Dame
    .plural = Damen
    .plural-dative = Damen
cards-rank-K = König
    .definite = der König
    .accusative = den König
    .dative = dem König
    .indefinite = ein König
    .indefinite-accusative = einen König
    .indefinite-dative = einem König
    .gender = masculine
    .oblique = König
    .plural = Könige
    .plural-dative = Königen
cards-rank-black-three = schwarze Drei
    .definite = die schwarze Drei
    .accusative = die schwarze Drei
    .dative = der schwarzen Drei
    .indefinite = eine schwarze Drei
    .indefinite-accusative = eine schwarze Drei
    .indefinite-dative = einer schwarzen Drei
    .gender = feminine
    .oblique = schwarze Drei
    .plural = schwarze Dreien
    .plural-dative = schwarzen Dreien
cards-rank-red-three = rote Drei
    .definite = die rote Drei
    .accusative = die rote Drei
    .dative = der roten Drei
    .indefinite = eine rote Drei
    .indefinite-accusative = eine rote Drei
    .indefinite-dative = einer roten Drei
    .gender = feminine
    .oblique = rote Drei
    .plural = rote Dreien
    .plural-dative = roten Dreien
cards-rank-joker = Joker
    .definite = der Joker
    .accusative = den Joker
    .dative = dem Joker
    .indefinite = ein Joker
    .indefinite-accusative = einen Joker
    .indefinite-dative = einem Joker
    .gender = masculine
    .oblique = Joker
    .plural = Joker
    .plural-dative = Jokern
cards-rank-hidden = verdeckte Karte
    .definite = die verdeckte Karte
    .accusative = die verdeckte Karte
    .dative = der verdeckten Karte
    .indefinite = eine verdeckte Karte
    .indefinite-accusative = eine verdeckte Karte
    .indefinite-dative = einer verdeckten Karte
    .gender = feminine
    .oblique = verdeckte Karte
    .plural = verdeckte Karten
    .plural-dative = verdeckten Karten

## Farben

cards-suit-C = Kreuz
cards-suit-D = Karo
cards-suit-H = Herz
cards-suit-S = Pik

## Farben der Buchstabenkarten. Sie stehen vor dem Buchstaben: Tier-A.

cards-letter-suit-A = Tier
cards-letter-suit-C = Chili
cards-letter-suit-S = Sauer
cards-letter-suit-W = Süß

## Blätter

cards-packs =
    { $packs ->
        [1] ein Kartenspiel
       *[other] { $packs } Kartenspiele
    }
cards-packs-with-jokers =
    { $packs ->
        [1]
            ein Kartenspiel mit { $jokers ->
                [1] einem Joker
               *[other] { $jokers } Jokern
            }
       *[other]
            { $packs } Kartenspiele mit je { $jokers ->
                [1] einem Joker
               *[other] { $jokers } Jokern
            }
    }
cards-pack-without-queens-and-kings = Ein Kartenspiel ohne Damen und Könige
cards-letter-deck = Buchstabenspiel { $name }
cards-letter-deck-without = Buchstabenspiel { $name } ohne { $card }
cards-how-letters = Eine Karte schreibt man mit ihrer Farbe (A C S W) und ihrem Buchstaben, zum Beispiel AD.

## Was an einer Karte oder einer Reihenfolge nicht stimmt

cards-no-such-card = Eine Karte { $card } gibt es nicht. { $how }
cards-how-french = Eine Karte schreibt man mit ihrem Wert (A 2 3 4 5 6 7 8 9 T J Q K) und ihrer Farbe (C D H S), zum Beispiel 5H.
cards-order-of-wrong-size =
    Diese Reihenfolge hat { $given ->
        [one] { $given } Karte
       *[other] { $given } Karten
    }; das Kartenspiel hat { $deck }.
cards-order-not-the-deck = Diese Reihenfolge ist nicht die des Kartenspiels: { $cards } kommt zu oft vor.
cards-two-faces-one-code = Im Kartenspiel { $deck } haben zwei Karten dieselbe Bezeichnung.
cards-packs-out-of-range =
    { $packs ->
        [one] { $packs } Kartenspiel
       *[other] { $packs } Kartenspiele
    } mit je { $jokers ->
        [1] einem Joker
       *[other] { $jokers } Jokern
    }: erlaubt sind 1 bis 8 Kartenspiele und 0 bis 4 Joker.

## Was wohl gemeint war

cards-did-you-mean = Meinst du { $name }?

## Ein eigenes Buchstabenspiel

cards-letters-are-others =
    { $alphabet ->
        [tr] Die Farbe { $code } ({ NOUN($suit) }) hat { $letters }; erlaubt sind die Großbuchstaben des türkischen Alphabets, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] Die Farbe { $code } ({ NOUN($suit) }) hat { $letters }; erlaubt sind die Großbuchstaben A bis Z.
    }
cards-letters-are-twice = Die Farbe { $code } ({ NOUN($suit) }) hat { $letters } mehr als einmal; jeder Buchstabe kommt in einer Farbe höchstens einmal vor.
cards-letters-of-wrong-number =
    { $count ->
        [one] Die Farbe { $code } ({ NOUN($suit) }) hat { $count } Buchstaben, { $letters }; eine Farbe hat { $due }.
       *[other] Die Farbe { $code } ({ NOUN($suit) }) hat { $count } Buchstaben, { $letters }; eine Farbe hat { $due }.
    }
cards-letters-out-of-order = Die Farbe { $code } ({ NOUN($suit) }) hat ihre Buchstaben in der Folge { $letters }; sie müssen alphabetisch stehen, { $ordered }.
cards-icons-are-no-digits = Die Zeichen der Chilis sind { $icons }; es müssen { $count } Ziffern von 1 bis 4 sein.
cards-icons-of-wrong-sum = Die Zeichen der Chilis ergeben zusammen { $sum }; sie müssen { $due } ergeben.
cards-deck-without-name = Das Buchstabenspiel hat keinen Namen; es braucht einen.
cards-coded-suit = { $code } ({ NOUN($suit) })
cards-deck-of-other-suits =
    { $count ->
        [one] Das Buchstabenspiel hat { $count } Farbe; es braucht vier: { LIST($suits, style: "comma") }.
       *[other] Das Buchstabenspiel hat { $count } Farben; es braucht vier: { LIST($suits, style: "comma") }.
    }
cards-special-card-is-missing =
    { $which ->
        [dog] Als Hund ist { $code } angegeben; diese Karte gibt es im Buchstabenspiel nicht.
        [turtle] Als Schildkröte ist { $code } angegeben; diese Karte gibt es im Buchstabenspiel nicht.
        [removed] Als weggelassene Karte ist { $code } angegeben; diese Karte gibt es im Buchstabenspiel nicht.
       *[starter] Als Anfangskarte ist { $code } angegeben; diese Karte gibt es im Buchstabenspiel nicht.
    }
cards-special-card-is-no-animal =
    { $which ->
        [dog] Als Hund ist { $code } angegeben; es muss eines der Tiere sein, { $animals }.
       *[turtle] Als Schildkröte ist { $code } angegeben; es muss eines der Tiere sein, { $animals }.
    }
cards-dog-is-turtle = Hund und Schildkröte sind beide { $code }; es müssen zwei verschiedene Tiere sein.
cards-removed-card-counts = Die weggelassene Karte ist { $code }, und die zählt; es darf weder ein Chili noch die Schildkröte sein.
cards-removed-card-is-starter = Die weggelassene Karte und die Anfangskarte sind beide { $code }; die Anfangskarte muss im Spiel bleiben.

## Die Datei eines Buchstabenspiels in JSON

cards-deck-is-no-json = Das Buchstabenspiel ist kein JSON: { $error }.
cards-suits-are-no-list = Die Farben sind { $given }; nötig ist eine Liste von vier Objekten: { LIST($suits, style: "comma") }.
cards-suits-are-others = Die Farben sind { $given }; es müssen vier sein, jede einmal: { LIST($suits, style: "comma") }.
cards-no-suit-given = Das Buchstabenspiel hat keine Farben; es müssen vier sein, jede einmal: { LIST($suits, style: "comma") }.
cards-deck-suit-of-another-name = Die Farbe { $code } heißt hier { $given }; ihr Name ist { $name }.
cards-deck-part-is-no-object =
    { $which ->
        [deck] Das Buchstabenspiel ist { $given }; nötig ist ein Objekt mit den Schlüsseln { LIST($keys, style: "comma") }.
        [peppers] Die Farbe C ist { $given }; nötig ist ein Objekt mit den Schlüsseln { LIST($keys, style: "comma") }.
       *[suit] Eine Farbe ist { $given }; nötig ist ein Objekt mit den Schlüsseln { LIST($keys, style: "comma") }.
    }
cards-deck-part-lacks-key =
    { $which ->
        [deck] Dem Buchstabenspiel fehlt { $key }; seine Schlüssel sind { LIST($keys, style: "comma") }.
        [peppers] Der Farbe C fehlt { $key }; ihre Schlüssel sind { LIST($keys, style: "comma") }.
       *[suit] Einer Farbe fehlt { $key }; ihre Schlüssel sind { LIST($keys, style: "comma") }.
    }
cards-deck-part-is-no-text =
    { $which ->
        [deck] Im Buchstabenspiel steht { $given } als { $key }; es muss ein Text sein.
        [peppers] In der Farbe C steht { $given } als { $key }; es muss ein Text sein.
       *[suit] In einer Farbe steht { $given } als { $key }; es muss ein Text sein.
    }
cards-deck-part-has-others =
    { $which ->
        [deck] Im Buchstabenspiel steht { $others }; seine Schlüssel sind { LIST($keys, style: "comma") }.
        [peppers] In der Farbe C steht { $others }; ihre Schlüssel sind { LIST($keys, style: "comma") }.
       *[suit] In einer Farbe steht { $others }; ihre Schlüssel sind { LIST($keys, style: "comma") }.
    }

## Wortlisten

cards-no-such-list = Eine Wortliste { $name } gibt es nicht. Es gibt { LIST($names, style: "comma") }.
cards-list-int60 = häufige und weniger häufige englische Wörter in britischer, amerikanischer und anderer Schreibweise
cards-list-us60 = häufige und weniger häufige englische Wörter in amerikanischer Schreibweise
cards-list-int35 = häufige englische Wörter in britischer, amerikanischer und anderer Schreibweise
cards-list-int70 = häufige und seltene englische Wörter in britischer, amerikanischer und anderer Schreibweise
cards-list-tr = türkische Wörter: die eines Wörterbuchs, jedes allein und mit einer Endung
cards-list-first = die Wörter von { $list } in der ersten Ausgabe
cards-list-own = die Wörter der Datei { $file }

## Warum eine Datei keine Wortliste ist

cards-words-file-unreadable = Die Wortdatei { $file } lässt sich nicht lesen: { $reason }.
cards-words-file-is-none = { $file } ist ein Ordner oder ein Gerät. Eine Wortliste ist eine Textdatei mit einem Wort je Zeile.
cards-words-file-too-big = Die Wortdatei { $file } hat { $size } MB; erlaubt sind höchstens { $most } MB.
cards-words-file-no-text = { $file }, Zeile { $line }: Das ist kein Text in UTF-8. Speichere die Datei in UTF-8.
cards-words-file-empty = Die Wortdatei { $file } enthält kein Wort. Schreibe ein Wort je Zeile.
cards-words-of-two-alphabets = Die Wörter von { $file } stammen aus zwei Alphabeten: Zeile { $english } hat einen Buchstaben, den es im Türkischen nicht gibt, und Zeile { $turkish } einen, den es im Englischen nicht gibt.
cards-words-line-of-several = { $file }, Zeile { $line }: { $word } ist mehr als ein Wort. Schreibe ein Wort je Zeile.
cards-words-line-of-others =
    { $alphabet ->
        [tr] { $file }, Zeile { $line }: { $word } enthält { $letter }; erlaubt sind die Buchstaben des türkischen Alphabets, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $file }, Zeile { $line }: { $word } enthält { $letter }; erlaubt sind die Buchstaben A bis Z.
    }
cards-words-line-of-wrong-length =
    { $length ->
        [one] { $file }, Zeile { $line }: { $word } hat nur einen Buchstaben; ein Wort hat 2 bis { $most }.
       *[other] { $file }, Zeile { $line }: { $word } hat { $length } Buchstaben; ein Wort hat 2 bis { $most }.
    }
cards-words-line-of-capitals = { $file }, Zeile { $line }: { $word } ist anders groß- oder kleingeschrieben als das erste Wort. Schreibe alle Wörter klein oder alle groß, und lass Namen weg.
cards-words-are-too-many = Die Wortdatei { $file } hat { $number } Wörter; erlaubt sind höchstens { $most }.
cards-words-are-not-here = Die Wörter der Liste { $name } gibt es hier nicht: Sie kommen aus einer eigenen Datei. Gib sie mit --word-list an.
cards-words-have-no-room = Für die Wörter von { $file } ist kein Platz: Höchstens { $most } Dateien je Alphabet können zugleich in Gebrauch sein, und weniger, wenn sie groß sind.

## Startwerte und Nachweise einer Reihenfolge

cards-seed-of-wrong-size =
    { $given ->
        [one] Ein Startwert hat { $bytes } Bytes; dieser hat { $given }.
       *[other] Ein Startwert hat { $bytes } Bytes; dieser hat { $given }.
    }
cards-seed-is-none = Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1 oder 32 Bytes.

## Was am Nachweis einer Runde nicht stimmt. Jeder Satz steht hinter einem Doppelpunkt.

cards-order-is-not-proven = Die Reihenfolge der Runde { $deal } folgt nicht aus dem Geheimnis und den Werten: Karte { $place } ist { $card } und müsste { $due } sein.
cards-order-of-wrong-length = Die Reihenfolge der Runde { $deal } folgt nicht aus dem Geheimnis und den Werten: Sie ist nicht gleich lang.
cards-proof-without-digits =
    { $part ->
        [secret] Das Geheimnis des Servers ist { $given } und besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
       *[commitment] Die Festlegung des Servers ist { $given } und besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
    }
cards-secret-does-not-fit = Das Geheimnis des Servers passt nicht zu dem, worauf er sich vor der Runde festgelegt hat.
cards-proof-of-no-scheme = Das Verfahren ist { $given }, und es gibt nur { LIST($known) }.
cards-proof-is-no-number = { $name } ist { $given } und keine Zahl ab 1.
cards-left-out-is-no-list = Was ausgelassen wurde, muss eine Liste von Plätzen sein.
cards-shares-are-no-list = Die Beiträge müssen eine Liste mit einem Objekt je Platz sein.
cards-share-of-no-seat = Ein Beitrag gehört zu Platz { $seat }: Jeder Platz hat höchstens einen.
cards-share-without-digits = Der Beitrag von Platz { $seat } hat keinen Wert und keine Festlegung aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
cards-share-by-another = Der Beitrag von Platz { $seat } kommt von { $given }: Er muss von einem Gerät oder vom Server kommen.
cards-value-does-not-fit = Der Wert von Platz { $seat } passt nicht zu dem, worauf er vorher festgelegt war.
