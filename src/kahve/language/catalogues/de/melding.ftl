### Die Spiele mit Auslagen: Hand und Fuß und seine Verwandten. Die Wörter sind die von Canasta.
### Auslage: meld. auslegen: lay, meld. anlegen: add. ablegen: discard. ausmachen: go out. Talon: stock. Ablagestapel: discard pile.
### Päckchen: stack, also Hand, Knie oder Fuß. Canasta: pile, also sieben Karten; rein, gemischt oder wild.
### $turn, $move und $codes sind in der Schreibweise der Züge, die in jeder Sprache dieselbe ist.

melding-how-a-card-is-written = Eine Karte ist ihre Art: 4 5 6 7 8 9 T J Q K A, 2, * für einen Joker, b und r für eine schwarze und eine rote Drei.

## Hauptwörter

# Zweien und Joker, aus denen neben den Werten eine Auslage gemacht werden kann.
melding-rank-wild = wilde Karte
    .definite = die wilde Karte
    .accusative = die wilde Karte
    .dative = der wilden Karte
    .indefinite = eine wilde Karte
    .indefinite-accusative = eine wilde Karte
    .indefinite-dative = einer wilden Karte
    .gender = feminine
    .oblique = wilde Karte
    .plural = wilde Karten
    .plural-dative = wilden Karten
# Eine Anzahl Karten eines Wertes, zum Beispiel „ein König“ und „3 Könige“.
melding-cards-counted = { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
    .accusative = { $count ->
        [1] { NOUN($rank, form: "indefinite-accusative") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
    .dative = { $count ->
        [1] { NOUN($rank, form: "indefinite-dative") }
       *[other] { $count } { NOUN($rank, form: "plural-dative") }
    }
# Karten eines Wertes und die wilden dabei. $wilds: eine Liste, zum Beispiel „eine Zwei und 2 Joker“.
melding-cards-with-wilds = { $count ->
        [1] { NOUN($rank, form: "indefinite") } mit { NOUN($wilds, form: "dative") }
       *[other] { $count } { NOUN($rank, form: "plural") } mit { NOUN($wilds, form: "dative") }
    }
    .accusative = { $count ->
        [1] { NOUN($rank, form: "indefinite-accusative") } mit { NOUN($wilds, form: "dative") }
       *[other] { $count } { NOUN($rank, form: "plural") } mit { NOUN($wilds, form: "dative") }
    }
    .dative = { $count ->
        [1] { NOUN($rank, form: "indefinite-dative") } mit { NOUN($wilds, form: "dative") }
       *[other] { $count } { NOUN($rank, form: "plural-dative") } mit { NOUN($wilds, form: "dative") }
    }
# Mehrere wilde Karten, zusammen ausgelegt. $wilds: eine Liste.
melding-cards-wilds = { $wilds }
    .accusative = { NOUN($wilds, form: "accusative") }
    .dative = { NOUN($wilds, form: "dative") }
# Wilde Karten, die angelegt wurden. $wilds: eine Liste. $rank: der Auslage.
melding-cards-wilds-to-meld = { $wilds } zu den { NOUN($rank, form: "plural-dative") }
    .accusative = { NOUN($wilds, form: "accusative") } zu den { NOUN($rank, form: "plural-dative") }
    .dative = { NOUN($wilds, form: "dative") } zu den { NOUN($rank, form: "plural-dative") }
# Die oberste Karte des Ablagestapels und die mit ihr genommenen. $card: ihr Wert. $below: wie viele Karten darunter.
melding-cards-of-pile = { $below ->
        [0] { NOUN($card, form: "definite") } oben vom Stapel
        [1] { NOUN($card, form: "definite") } oben vom Stapel und die Karte darunter
       *[other] { NOUN($card, form: "definite") } oben vom Stapel und die { $below } Karten darunter
    }
    .accusative = { $below ->
        [0] { NOUN($card, form: "accusative") } oben vom Stapel
        [1] { NOUN($card, form: "accusative") } oben vom Stapel und die Karte darunter
       *[other] { NOUN($card, form: "accusative") } oben vom Stapel und die { $below } Karten darunter
    }
    .dative = { $below ->
        [0] { NOUN($card, form: "dative") } oben vom Stapel
        [1] { NOUN($card, form: "dative") } oben vom Stapel und der Karte darunter
       *[other] { NOUN($card, form: "dative") } oben vom Stapel und den { $below } Karten darunter
    }
# Fertige Canastas aus sieben Karten.
melding-pile-clean = { $count ->
        [1] eine reine Canasta aus { NOUN($rank, form: "plural-dative") }
       *[other] { $count } reine Canastas aus { NOUN($rank, form: "plural-dative") }
    }
melding-pile-dirty = { $count ->
        [1] eine gemischte Canasta aus { NOUN($rank, form: "plural-dative") }
       *[other] { $count } gemischte Canastas aus { NOUN($rank, form: "plural-dative") }
    }
melding-pile-wild = { $count ->
        [1] eine Canasta aus { NOUN($rank, form: "plural-dative") }
       *[other] { $count } Canastas aus { NOUN($rank, form: "plural-dative") }
    }
# Was eine Partei zum Ausmachen noch braucht.
melding-missing-rank = eine Canasta aus { NOUN($rank, form: "plural-dative") }
melding-missing-clean = { $count ->
        [one] { $count } reine Canasta
       *[other] { $count } reine Canastas
    }
melding-missing-dirty = { $count ->
        [one] { $count } gemischte Canasta
       *[other] { $count } gemischte Canastas
    }
melding-missing-wild = { $count ->
        [one] { $count } wilde Canasta
       *[other] { $count } wilde Canastas
    }
melding-missing-nothing = nichts mehr
# Die Canastas einer Art, die eine Partei hat, und wie viele sie zum Ausmachen braucht.
melding-quota-clean = rein { $have } von { $needed }
melding-quota-dirty = gemischt { $have } von { $needed }
melding-quota-wild = wild { $have } von { $needed }
melding-quota-rank = { NOUN($rank, form: "plural") } { $have } von { $needed }

## Warum ein Zug nicht geht

melding-nothing-now = Gerade kann nichts gespielt werden: Die Runde hat nicht begonnen oder ist vorbei.
melding-no-such-move = Einen solchen Zug gibt es nicht.
melding-how-a-move-is-written = Ein Zug ist draw, take, meld mit 3 bis 7 Karten, zum Beispiel meld KKK2, add, zum Beispiel add KK oder add 2 to K, discard, zum Beispiel discard 5, ask, yes, no oder float; mehrere trennst du mit Kommas.
melding-choose-first = Wähl zuerst, welches deiner Päckchen du behältst: keep first oder keep second.
melding-draw-first = Zieh zuerst vom Talon, oder nimm den Stapel, wenn du darfst.
melding-has-drawn = In diesem Zug hast du schon gezogen oder genommen.
melding-answer-first = Dein Partner fragt, ob ausgemacht werden soll: Antworte mit Ja oder Nein.
melding-not-offered = Das ist an diesem Tisch nicht erlaubt.
melding-not-held = Du hast die Karten dafür nicht.
melding-no-pile = Es liegt kein Ablagestapel da, den du nehmen könntest.
melding-top-is-three = Zuoberst liegt eine Drei, und die sperrt den Stapel.
melding-frozen-pile = Der Stapel ist durch eine abgelegte wilde Karte gesperrt.
melding-must-be-down = Den Stapel darf nur eine Partei nehmen, die schon ausgelegt hat.
melding-top-is-wild = Ein Stapel mit einer wilden Karte obenauf kann an diesem Tisch nicht genommen werden.
# $number: wie viele dieses Wertes man hat.
melding-need-pair = Um den Stapel zu nehmen, brauchst du zwei { NOUN($rank, form: "plural") } auf der Hand; du hast { $number }.
# $open: wie viele Karten die Auslage hat. $fill: wie viele bis sieben fehlen.
melding-open-meld-too-long = { $open ->
        [one] Deine Auslage aus { NOUN($rank, form: "plural-dative") } hat { $open } Karte: Du brauchst { $fill } mehr, um sie fertig zu machen, bevor du nimmst.
       *[other] Deine Auslage aus { NOUN($rank, form: "plural-dative") } hat { $open } Karten: Du brauchst { $fill } mehr, um sie fertig zu machen, bevor du nimmst.
    }
melding-too-many-wilds = Das wären zu viele wilde Karten in einer Auslage.
# $best: wie viele Punkte sich höchstens auslegen ließen.
melding-below-minimum = Die erste Auslage deiner Partei braucht { $minimum } Punkte; danach könntest du höchstens { $best } auslegen.
melding-already-open = Deine Partei hat davon schon eine offene Auslage: Leg dort an.
melding-not-open = Deine Partei hat davon keine offene Auslage.
melding-no-wild-melds = An diesem Tisch werden wilde Karten nicht allein ausgelegt.
melding-must-keep = { $least ->
        [one] Du darfst nicht ausmachen, also behalt mindestens { $least } Karte.
       *[other] Du darfst nicht ausmachen, also behalt mindestens { $least } Karten: eine zum Ablegen und eine auf der Hand.
    }
# $missing: eine Liste dessen, was fehlt.
melding-still-needs = Zum Ausmachen braucht deine Partei noch { $missing }.
# $due: was ein Partner noch tun muss, „turn“, „part“ oder „foot“.
melding-partner-not-ready = { $due ->
    [part] Dein Partner hat noch nicht aus dem Fuß gespielt, also darfst du nicht ausmachen.
    [foot] Dein Partner hat den Fuß noch nicht aufgenommen, also darfst du nicht ausmachen.
   *[turn] Dein Partner hat noch keinen ganzen Zug aus dem Fuß gespielt, also darfst du nicht ausmachen.
}
melding-must-ask = Frag zuerst, ob du ausmachen darfst.
melding-told-no = Die Antwort war Nein: In diesem Zug darfst du nicht ausmachen.
melding-must-go-out = In diesem Zug musst du ausmachen, und das würde es unmöglich machen.
# $staged: die Punkte, die daliegen.
melding-finish-meld = Mach deine erste Auslage fertig: { $staged } von { $minimum } Punkten liegen da.
melding-out-without-discard = An diesem Tisch darf die letzte Karte nicht abgelegt werden: Leg sie aus oder an.
melding-already-asked = Du hast schon gefragt.
melding-no-partner = Du hast keinen Partner, den du fragen könntest.
melding-not-on-foot = Das gilt nur, wenn du aus dem Fuß spielst.
# $missing: eine Liste dessen, was fehlt.
melding-cannot-go-out = Du kannst jetzt nicht ausmachen: Leg alle Karten bis auf eine aus, und deine Partei braucht { $missing }.
melding-no-question-asked = Niemand hat dich etwas gefragt.
melding-nothing-to-add = Du hast keine zwei Karten oder mehr, die sich dort auf einmal anlegen ließen.
melding-only-with-one = An diesem Tisch endet ein Zug ohne Ablegen nur, wenn du eine einzige Karte hast.
melding-red-laid = Rote Dreien werden sofort ausgelegt; du hast keine.
melding-no-replacement = Im Talon ist keine Karte mehr, um eine rote Drei zu ersetzen.
melding-closed-this-turn = Diese Canasta ist erst in diesem Zug fertig geworden, also kannst du noch nichts anlegen.
melding-not-down = Deine Partei muss ihre erste Auslage machen, bevor einer von euch ausmachen kann.
melding-no-lay = Keine deiner Karten lässt sich jetzt auslegen.
melding-first-meld-no-pile = Deine erste Auslage muss eine ganze Canasta sein, und deine Karten ergeben keine.
# $best: die Punkte von allem, was sich auslegen ließe.
melding-first-meld-too-small = Deine erste Auslage braucht { $minimum } Punkte; alles, was du jetzt auslegen könntest, ist { $best } wert.

## Was sich nicht lesen lässt

# $move: was jemand geschrieben hat, in Anführungszeichen.
melding-is-no-move = { $move } ist kein Zug.
# $card: was jemand geschrieben hat, in Anführungszeichen. $codes: die erlaubten.
melding-no-such-card = Eine Karte { $card } gibt es nicht: Karten sind { $codes }.
# $turn: die Züge davor.
melding-new-cards-first = Nach { $turn } siehst du neue Karten: Schreib { $move }, wenn du sie gesehen hast.
# $staged: die Punkte, die diese Züge auslegen.
melding-first-meld-unfinished = Das legt { $staged } der { $minimum } Punkte für eine erste Auslage: Leg den Rest gleich dazu.
melding-what-a-meld-is = Eine Auslage sind 3 bis 7 Karten: von einem Wert, mit oder ohne wilde Karten, oder nur wilde Karten.
melding-no-threes = Dreien werden nicht ausgelegt.
melding-two-naturals = Eine Auslage hat mindestens zwei natürliche Karten, oder nur wilde Karten.
# $move: ein Beispiel.
melding-say-which-meld = Sag, zu welcher Auslage eine wilde Karte kommt, zum Beispiel add 2 to K oder { $move }.
melding-only-to-its-rank = { CAPITAL(NOUN($rank, form: "indefinite")) } kommt nur an eine Auslage aus { NOUN($rank, form: "plural-dative") }.
melding-nothing-fits = Keine deiner Karten passt jetzt an eine offene Auslage.

## Hausregeln, die nicht zusammenpassen; Wörter mit _ sind Namen von Regeln und bleiben, wie sie sind

melding-teams-need-players = teams kann bei { $seats } Mitspielern nicht so sein: Es braucht { $needed }.
# $cards: in allen Kartenspielen. $dealt: in allen Päckchen. $stock: was mindestens übrig bleiben muss.
melding-too-few-packs = decks kann nicht { $packs } sein: { $cards } Karten sind zu wenig für { $dealt } in den Päckchen und einen Talon von { $stock }.
melding-passing-needs-two-stacks = pass_foot_left passt zu zwei Päckchen für jeden, einer Hand und einem Fuß; hier sind es drei.
melding-no-pack-to-add = stock_out kann nicht pack_added sein: Neben { $packs } Kartenspielen ist kein Platz für noch eines.
# $rank: der Wert, dessen Canastas schon durch special_piles einen Bonus haben.
melding-two-bonuses-of-rank = rank_bonus kann { NOUN($rank, form: "plural") } nicht nennen: Deren Canastas haben durch special_piles einen eigenen Bonus.

## Die Abrechnung

melding-sheet-cards = Karten auf dem Tisch
melding-sheet-clean-piles = Reine Canastas
melding-sheet-dirty-piles = Gemischte Canastas
melding-sheet-wild-piles = Wilde Canastas
melding-sheet-special-piles = Besondere Canastas
melding-sheet-going-out = Ausmachen
melding-sheet-red-threes = Rote Dreien
melding-sheet-left = Rest in den Päckchen
melding-sheet-total = Summe

## Wer am Zug ist

melding-turn-confirm-out = Du bist am Zug: Bestätige, und du machst aus.
# $stack: knee oder foot.
melding-turn-confirm-stack = { $stack ->
        [knee] Du bist am Zug: Bestätige, und du nimmst dein Knie auf.
       *[foot] Du bist am Zug: Bestätige, und du nimmst deinen Fuß auf.
    }
melding-turn-choose = Du bist am Zug: Wähl das Päckchen, das du behältst.
melding-turn-answer = Du bist am Zug: Dein Partner fragt, ob ausgemacht werden soll; sag Ja oder Nein.
melding-turn-draw = { $count ->
        [one] Du bist am Zug: Zieh { $count } Karte, oder nimm den Stapel.
       *[other] Du bist am Zug: Zieh { $count } Karten, oder nimm den Stapel.
    }
melding-turn-only-draw = { $count ->
        [one] Du bist am Zug: Zieh { $count } Karte.
       *[other] Du bist am Zug: Zieh { $count } Karten.
    }
# $way: mit einer letzten abgelegten Karte, ohne eine, oder wie man will.
melding-turn-go-out = { $way ->
        [discarding] Du bist am Zug: Mach aus. Leg alles bis auf eine Karte aus, und leg diese ab.
        [laying] Du bist am Zug: Mach aus. Leg alle deine Karten aus.
       *[either] Du bist am Zug: Mach aus. Leg alles aus, oder alles bis auf eine Karte, und leg diese ab.
    }
melding-turn-finish-meld = Du bist am Zug: Mach deine erste Auslage fertig.
melding-turn-lay = Du bist am Zug: Leg aus, was du willst, und leg dann eine Karte ab.
melding-chooses = { $name } wählt ein Päckchen.
melding-is-asked = { $name } wird gefragt, ob ausgemacht werden soll.
melding-plays = { $name } ist am Zug.

## Was auf dem Tisch liegt: Namen, und was dahinter steht

melding-discard-pile = Ablagestapel
melding-stock = Talon
melding-melds = Auslagen
melding-discards-none = leer
melding-discards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
melding-discards-frozen = { $count ->
        [one] { $count } Karte, gesperrt durch eine abgelegte wilde Karte
       *[other] { $count } Karten, gesperrt durch eine abgelegte wilde Karte
    }
# $card: der Wert der obersten.
melding-discards-top = { $count ->
        [one] { $count } Karte, zuoberst { NOUN($card, form: "indefinite") }
       *[other] { $count } Karten, zuoberst { NOUN($card, form: "indefinite") }
    }
melding-discards-top-frozen = { $count ->
        [one] { $count } Karte, zuoberst { NOUN($card, form: "indefinite") }, gesperrt durch eine abgelegte wilde Karte
       *[other] { $count } Karten, zuoberst { NOUN($card, form: "indefinite") }, gesperrt durch eine abgelegte wilde Karte
    }
melding-stock-left = { $count ->
        [0] keine Karten mehr
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $things: eine Liste, zum Beispiel „3 Könige mit einer Zwei und eine reine Canasta aus Assen“.
melding-side-has = { $things }
melding-side-has-nothing = noch nichts ausgelegt
# Die Karten einer Auslage. $cards: eine Liste, zum Beispiel „2 Könige und eine Zwei“.
melding-meld-of = { $cards }
melding-meld-title = { NOUN($rank, form: "plural") }
# Was eine Partei zum Ausmachen braucht. $quotas: eine Liste.
melding-quotas = { $quotas }
melding-need-pile = Deine erste Auslage muss eine ganze Canasta sein.
# $have: die bisher ausgelegten Punkte.
melding-need-points = { $have } von { $needed } Punkten für die erste Auslage.

## Was ein Zug tut, wie er angeboten wird

melding-do-draw = { $count ->
        [one] { $count } Karte vom Talon ziehen
       *[other] { $count } Karten vom Talon ziehen
    }
melding-do-draw-too-few = ziehen: Der Talon ist zu klein, also endet die Runde
# $count: vom Stapel. $card: der Wert der obersten Karte, die an eine offene Auslage kommt.
melding-do-take-and-add = { $count ->
        [one] { $count } Karte vom Stapel nehmen: { NOUN($card, form: "indefinite-accusative") } anlegen
       *[other] { $count } Karten vom Stapel nehmen: { NOUN($card, form: "indefinite-accusative") } anlegen
    }
# $own: die Karten der Hand, die mit der obersten ausgelegt werden, zum Beispiel „2 Könige“.
melding-do-take-and-meld = { $count ->
        [one] { $count } Karte vom Stapel nehmen: { NOUN($card, form: "indefinite-accusative") } mit { NOUN($own, form: "dative") } von dir auslegen
       *[other] { $count } Karten vom Stapel nehmen: { NOUN($card, form: "indefinite-accusative") } mit { NOUN($own, form: "dative") } von dir auslegen
    }
# $cards: eine Liste, zum Beispiel „2 Könige und eine Zwei“.
melding-do-meld = { NOUN($cards, form: "accusative") } auslegen
melding-do-add = { NOUN($cards, form: "accusative") } zu den { NOUN($rank, form: "plural-dative") } legen
melding-do-add-all = jede Karte anlegen, die an eine offene Auslage passt
melding-do-keep = das Päckchen mit { NOUN($card, form: "indefinite-dative") } obenauf behalten
melding-do-ask = fragen, ob du ausmachen darfst
melding-do-say-out = sagen, dass du ausmachst
melding-do-say-yes = ja, mach aus
melding-do-say-no = nein, spiel weiter
melding-do-float = den Zug ohne Ablegen beenden
melding-do-lay-black = die schwarzen Dreien auslegen
melding-do-lay-red = eine rote Drei auslegen und eine Karte ziehen
melding-do-discard = { NOUN($card, form: "indefinite-accusative") } ablegen

## Was geschehen ist

melding-first-discard = Zuerst liegt { NOUN($card, form: "indefinite") } auf dem Ablagestapel.
melding-minimum-pile = Eine erste Auslage muss eine ganze Canasta sein.
melding-minimum-points = Eine erste Auslage braucht { $minimum } Punkte.
# $threes: eine Anzahl roter Dreien.
melding-laid-red-threes = { $who ->
        [you] Du hast { NOUN($threes, form: "accusative") } ausgelegt.
       *[other] { $name } hat { NOUN($threes, form: "accusative") } ausgelegt.
    }
melding-drew-nothing = { $who ->
        [you] Für dich waren keine Karten zum Ziehen da.
       *[other] Für { $name } waren keine Karten zum Ziehen da.
    }
melding-pack-added = Ein Kartenspiel wird gemischt und unter den Talon gelegt.
melding-drew = { $who ->
        [you] { $count ->
            [one] Du hast { $count } Karte gezogen.
           *[other] Du hast { $count } Karten gezogen.
        }
       *[other] { $count ->
            [one] { $name } hat { $count } Karte gezogen.
           *[other] { $name } hat { $count } Karten gezogen.
        }
    }
# $cards: eine Liste, zum Beispiel „ein König und 2 Asse“.
melding-you-drew = Du hast { NOUN($cards, form: "accusative") } gezogen.
# $taken: was vom Stapel kam.
melding-took = { $who ->
        [you] Du hast { NOUN($taken, form: "accusative") } genommen.
       *[other] { $name } hat { NOUN($taken, form: "accusative") } genommen.
    }
# $taken: was vom Stapel kam. $laid: melded, added oder both. $melded, $added: Listen, zum Beispiel „3 Könige mit einer Zwei“.
melding-took-and-laid = { $laid ->
        [melded] { $who ->
            [you] Du hast { NOUN($taken, form: "accusative") } genommen und { NOUN($melded, form: "accusative") } ausgelegt.
           *[other] { $name } hat { NOUN($taken, form: "accusative") } genommen und { NOUN($melded, form: "accusative") } ausgelegt.
        }
        [added] { $who ->
            [you] Du hast { NOUN($taken, form: "accusative") } genommen und { NOUN($added, form: "accusative") } angelegt.
           *[other] { $name } hat { NOUN($taken, form: "accusative") } genommen und { NOUN($added, form: "accusative") } angelegt.
        }
       *[both] { $who ->
            [you] Du hast { NOUN($taken, form: "accusative") } genommen, { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($added, form: "accusative") } angelegt.
           *[other] { $name } hat { NOUN($taken, form: "accusative") } genommen, { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($added, form: "accusative") } angelegt.
        }
    }
# Was in einem Zug auf den Tisch kam. $laid: melded, added oder both. $melded, $added: Listen, zum Beispiel „3 Könige mit einer Zwei“.
melding-laid = { $laid ->
        [melded] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt.
        }
        [added] { $who ->
            [you] Du hast { NOUN($added, form: "accusative") } angelegt.
           *[other] { $name } hat { NOUN($added, form: "accusative") } angelegt.
        }
       *[both] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($added, form: "accusative") } angelegt.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($added, form: "accusative") } angelegt.
        }
    }
# Dasselbe, und danach eine abgelegte Karte.
melding-laid-and-discarded = { $laid ->
        [melded] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
        }
        [added] { $who ->
            [you] Du hast { NOUN($added, form: "accusative") } angelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
           *[other] { $name } hat { NOUN($added, form: "accusative") } angelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
        }
       *[both] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und { NOUN($card, form: "indefinite-accusative") } abgelegt.
        }
    }
# Dasselbe, und danach eine Frage.
melding-laid-and-asked = { $laid ->
        [melded] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt und gefragt, ob du ausmachen darfst.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt und gefragt, ob ausgemacht werden soll.
        }
        [added] { $who ->
            [you] Du hast { NOUN($added, form: "accusative") } angelegt und gefragt, ob du ausmachen darfst.
           *[other] { $name } hat { NOUN($added, form: "accusative") } angelegt und gefragt, ob ausgemacht werden soll.
        }
       *[both] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und gefragt, ob du ausmachen darfst.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und gefragt, ob ausgemacht werden soll.
        }
    }
# Dasselbe, und danach keine abgelegte Karte.
melding-laid-and-floated = { $laid ->
        [melded] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt und den Zug ohne Ablegen beendet.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt und den Zug ohne Ablegen beendet.
        }
        [added] { $who ->
            [you] Du hast { NOUN($added, form: "accusative") } angelegt und den Zug ohne Ablegen beendet.
           *[other] { $name } hat { NOUN($added, form: "accusative") } angelegt und den Zug ohne Ablegen beendet.
        }
       *[both] { $who ->
            [you] Du hast { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und den Zug ohne Ablegen beendet.
           *[other] { $name } hat { NOUN($melded, form: "accusative") } ausgelegt, { NOUN($added, form: "accusative") } angelegt und den Zug ohne Ablegen beendet.
        }
    }
melding-discarded = { $who ->
        [you] Du hast { NOUN($card, form: "indefinite-accusative") } abgelegt.
       *[other] { $name } hat { NOUN($card, form: "indefinite-accusative") } abgelegt.
    }
melding-asked = { $who ->
        [you] Du hast gefragt, ob du ausmachen darfst.
       *[other] { $name } hat gefragt, ob ausgemacht werden soll.
    }
melding-says-going-out = { $who ->
    [you] Du hast gesagt, dass du ausmachst.
   *[other] { $name } hat gesagt: „Ich mache aus.“
}
melding-said-yes = { $who ->
        [you] Du hast Ja gesagt.
       *[other] { $name } hat Ja gesagt.
    }
melding-said-no = { $who ->
        [you] Du hast Nein gesagt.
       *[other] { $name } hat Nein gesagt.
    }
melding-floated = { $who ->
        [you] Du hast den Zug ohne Ablegen beendet.
       *[other] { $name } hat den Zug ohne Ablegen beendet.
    }
melding-chose = { $who ->
        [you] Du hast ein Päckchen gewählt.
       *[other] { $name } hat ein Päckchen gewählt.
    }
melding-went-out = { $who ->
        [you] Du hast ausgemacht.
       *[other] { $name } hat ausgemacht.
    }
melding-stock-ran-out = Der Talon ist aufgebraucht, und die Runde endet.
# $stack: knee oder foot.
melding-picked-up = { $who ->
        [you] { $stack ->
            [knee] Du hast dein Knie aufgenommen.
           *[foot] Du hast deinen Fuß aufgenommen.
        }
       *[other] { $stack ->
            [knee] { $name } hat das Knie aufgenommen.
           *[foot] { $name } hat den Fuß aufgenommen.
        }
    }
# $who: you, wo wer liest zur Partei gehört, die sie gemacht hat. $partners: yes, wo eine Partei aus mehreren besteht.
melding-made-first-meld = { $who ->
        [you] { $partners ->
            [yes] Das ist die erste Auslage deiner Partei.
           *[no] Das ist deine erste Auslage.
        }
       *[other] { $partners ->
            [yes] Das ist die erste Auslage der Partei von { $name }.
           *[no] Das ist die erste Auslage von { $name }.
        }
    }
# $pile: zum Beispiel „eine reine Canasta aus Königen“.
melding-closed = Fertig ist { $pile }.
melding-best-title = Längste Auslage
melding-best-closed = { $who ->
        [you] Du hast { $pile } fertig gemacht.
       *[other] { $name } hat { $pile } fertig gemacht.
    }
melding-best-open = { $who ->
        [you] { CAPITAL(NOUN($rank, form: "plural")) }: Du hast sie auf { $count } Karten gebracht.
       *[other] { CAPITAL(NOUN($rank, form: "plural")) }: { $name } hat sie auf { $count } Karten gebracht.
    }

## Was für einen Zug spricht

melding-why-out = Damit machst du aus, für { $points } Punkte.
# $stack: knee oder foot.
melding-why-picks-up = { $stack ->
        [knee] Damit ist deine Hand leer, also nimmst du dein Knie auf.
       *[foot] Damit ist deine Hand leer, also nimmst du deinen Fuß auf.
    }
# $pile: zum Beispiel „eine reine Canasta aus Königen“.
melding-why-closes = Es macht { $pile } fertig.
melding-why-closes-several = Es macht { $count } Canastas fertig.
melding-why-first-meld = Es ist die erste Auslage deiner Partei.
melding-why-takes = { $count ->
        [0] Es nimmt keine Karten.
        [1] Es nimmt eine Karte vom Stapel.
       *[other] Es nimmt { $count } Karten vom Stapel.
    }
# Was entscheidet, in erdachten Runden gezählt. $often und $otherwise: in wie vielen von zehn, nach diesem Zug und nach dem anderen. $other: ein Wert. $named: ob es einen gibt. $name: von zweien der andere.
melding-why-taken =
    { $seats ->
        [2] { $name } nimmt dann den Stapel { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, und { $named ->
                [card] wenn du { NOUN($other, form: "indefinite-accusative") } ablegst
               *[move] nach dem anderen Zug
            } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
       *[other] Ein Gegner nimmt dann den Stapel { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, und { $named ->
                [card] wenn du { NOUN($other, form: "indefinite-accusative") } ablegst
               *[move] nach dem anderen Zug
            } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
    }
melding-why-takes-next =
    In deinem nächsten Zug nimmst du den Stapel { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und { $named ->
        [card] wenn du { NOUN($other, form: "indefinite-accusative") } ablegst
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
melding-why-out-soon =
    Bis zu deinem nächsten Zug macht deine Partei aus { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und { $named ->
        [card] wenn du { NOUN($other, form: "indefinite-accusative") } ablegst
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
melding-why-others-out =
    Bis zu deinem nächsten Zug machen die anderen aus { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und { $named ->
        [card] wenn du { NOUN($other, form: "indefinite-accusative") } ablegst
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
melding-why-lays = Es bringt Karten für { $points } Punkte auf den Tisch.
melding-why-blocks = Einen Stapel mit einer Drei obenauf kann der Nächste nicht nehmen.
melding-why-lone = Du hast keine weiteren { NOUN($rank, form: "plural") }, und deine Partei hat keine auf dem Tisch.
melding-why-cheapest = Keine deiner Karten bringt dem weniger, der den Stapel nimmt.
melding-why-holds = { $count ->
        [0] Dir bleibt keine Karte.
        [1] Dir bleibt eine Karte.
       *[other] Dir bleiben { $count } Karten.
    }
melding-why-draws = { $count ->
        [0] Es wird keine Karte gezogen.
        [1] Es bringt dir eine Karte vom Talon.
       *[other] Es bringt dir { $count } Karten vom Talon.
    }
melding-why-out-counts = Das Ausmachen zählt { $points } Punkte für deine Partei.
melding-why-still-held = { $count ->
        [0] Du hast keine Karte, die gegen deine Partei zählen würde.
        [1] Du hast eine Karte, die gegen deine Partei zählen würde.
       *[other] Du hast { $count } Karten, die gegen deine Partei zählen würden.
    }
melding-why-top-of-stack = Die oberste Karte dieses Päckchens ist { $points } Punkte wert.
melding-why-red-counts = Eine rote Drei zählt auf dem Tisch { $points } Punkte.
melding-why-keeps = { $count ->
        [0] Du hast keine Karte mehr zum Ablegen.
        [1] Deine letzte Karte bleibt auf der Hand.
       *[other] Deine { $count } Karten bleiben auf der Hand.
    }

## Gewohnheiten: was jemand öfter oder seltener tut als ein Vereinsspieler

melding-habit-pile = Nimmt den Ablagestapel öfter als ein Vereinsspieler.
melding-habit-pile-less = Zieht, wo ein Vereinsspieler den Ablagestapel nähme.
melding-habit-lays = Legt früher aus als ein Vereinsspieler.
melding-habit-lays-less = Hält Auslagen länger zurück als ein Vereinsspieler.
melding-habit-wild = Gibt wilde Karten leichter her als ein Vereinsspieler.
melding-habit-wild-less = Behält wilde Karten länger als ein Vereinsspieler.
melding-habit-out = Macht früher aus als ein Vereinsspieler.
melding-habit-out-less = Wartet mit dem Ausmachen länger als ein Vereinsspieler.

## Hilfe beim ersten Mal

melding-help-goal = Leg Karten von gleichem Wert aus: Auf dem Tisch bringen sie Punkte, auf der Hand kosten sie welche.
melding-help-first-meld = Um zu eröffnen, leg in einem Zug Auslagen für mindestens { $points } Punkte. Danach darf deine ganze Partei auslegen.
# Die Seite zeigt diese Angaben, wie sie in den Anführungszeichen stehen. $kind: clean, dirty oder wild, oder rank für eine Canasta von $rank.
melding-help-quota = { $kind ->
        [clean] Zum Ausmachen braucht ihr fertige Canastas. „rein { $have }/{ $needed }“: die eurer Partei und die nötigen. Rein heißt ohne wilde Karten.
        [dirty] Zum Ausmachen braucht ihr fertige Canastas. „gemischt { $have }/{ $needed }“: die eurer Partei und die nötigen. Gemischt heißt mit wilden.
        [wild] Zum Ausmachen braucht ihr fertige Canastas. „wild { $have }/{ $needed }“: die eurer Partei und die nötigen.
       *[rank] Zum Ausmachen braucht ihr fertige Canastas. „{ NOUN($rank, form: "plural") } { $have }/{ $needed }“: die eurer Partei und die nötigen.
    }
# $stack: knee oder foot.
melding-help-waiting = { $stack ->
        [knee] Spiel dein ganzes Blatt aus, und dein Knie gehört dir: Bis dahin liegt es verdeckt.
       *[foot] Spiel alle Karten aus, die du hast, und dein Fuß gehört dir: Bis dahin liegt er verdeckt.
    }
melding-help-piles = Mach eine Canasta mit der siebten Karte fertig: Sie zählt fürs Ausmachen, und du darfst diesen Wert noch einmal beginnen.
melding-help-frozen-for-turns = Zieh vorerst vom Talon: Eine wilde Karte hat den Ablagestapel gesperrt, und einige Züge lang darf ihn niemand nehmen.
melding-help-frozen-until-pair = Für den gesperrten Ablagestapel brauchst du zwei natürliche Karten vom Wert der obersten. Eine wilde Karte hat ihn gesperrt.

## Die Spiele, und wie Familien und Seiten im Netz sie spielen

melding-game-hand-and-foot = Hand und Fuß
melding-game-hand-knee-and-foot = Hand, Knie und Fuß
melding-also-hand-and-foot =
    Hand and Foot
    Hand-und-Fuß-Canasta
melding-also-hand-knee-and-foot =
    Hand, Knee and Foot
    Hand-Knie-Fuß-Canasta
# Spiele, die es hier nicht gibt, in jeder Zeile ein Name: Wer eines davon sucht, sieht das Spiel, das ihm am nächsten ist.
melding-near-hand-and-foot =
    Canasta
    Samba
    Rommé
melding-summary-hand-and-foot = Leg erst deine Hand aus, dann deinen Fuß; mach Canastas fertig, reine, gemischte und wilde, und macht zusammen aus.
melding-summary-hand-knee-and-foot = Hand und Fuß mit einem dritten Päckchen, dem Knie, dazwischen.
melding-preset-classic = Hand und Fuß
melding-preset-classic-says = Zum Ausmachen zwei reine Canastas, zwei gemischte und eine wilde.
melding-preset-bicycle = Hand und Fuß mit elf Karten
melding-preset-bicycle-says = Elf Karten in jedem Päckchen; wilde Karten nur neben natürlichen; zum Ausmachen eine reine und eine gemischte Canasta und eine letzte abgelegte Karte.
melding-preset-saskatchewan = Hand und Fuß aus Saskatchewan
melding-preset-saskatchewan-says = Elf Karten in der Hand und dreizehn im Fuß; zum Ausmachen eine Canasta von jeder Art.
melding-preset-three-and-three = Drei und drei
melding-preset-three-and-three-says = Zum Ausmachen drei reine und drei gemischte Canastas; den Stapel nimmt nur, wer schon ausgelegt hat, und eine wilde Karte darf eine der beiden passenden ersetzen.
melding-preset-passing = Fuß nach links
melding-preset-passing-says = Jeder gibt ein Päckchen nach links; drei Karten werden genommen, und eine abgelegte wilde Karte sperrt den Stapel, bis zwei natürliche Karten ihn nehmen.
melding-preset-whole-pile = Der ganze Stapel
melding-preset-whole-pile-says = Immer wird der ganze Stapel genommen; jeder gibt ein Päckchen nach links; keine Auslagen aus wilden Karten.
melding-preset-from-ninety = Hand und Fuß ab neunzig
melding-preset-from-ninety-says = Drei Karten werden gezogen, die erste Auslage braucht mindestens 90 Punkte, und die letzte Karte muss auf den Tisch; eine übrige schwarze Drei kostet 300.
melding-preset-rising = Steigendes Hand und Fuß
melding-preset-rising-says = Von Runde zu Runde werden mehr Karten gezogen, mehr Canastas gebraucht, und das Ausmachen bringt mehr.
melding-preset-family = Hand und Fuß, jeder für sich
melding-preset-family-says = Jeder spielt für sich; auch der Bonus einer Canasta oder ein ganzes Päckchen reicht zur ersten Auslage, und ist der Talon leer, wird der Stapel gemischt.
melding-preset-two = Hand und Fuß zu zweit
melding-preset-two-says = Zwei, jeder für sich: zum Ausmachen eine reine und eine gemischte Canasta.
melding-preset-three-pairs = Hand und Fuß für drei Paare
melding-preset-three-pairs-says = Sechs spielen in drei Paaren.
melding-preset-one-deal = Ein kurzes Hand und Fuß
melding-preset-one-deal-says = Eine einzige Runde.
melding-preset-hkf-classic = Hand, Knie und Fuß
melding-preset-hkf-classic-says = Hand und Fuß mit einem Knie aus dreizehn Karten dazwischen, und zwei Kartenspiele mehr als Mitspieler.
melding-preset-triple-play = Triple Play
melding-preset-triple-play-says = Canastas aus Siebenen und aus Fünfen, ohne wilde Karten, sind nötig und bringen am meisten; immer wird der ganze Stapel genommen.

## Hausregeln: wie jede heißt, was sie sagt, und ihre Werte

melding-rule-stacks = Karten in jedem Päckchen
melding-rule-stacks-says = Wie viele Karten die Päckchen haben, in der Folge, in der sie gespielt werden: Hand und Fuß, oder Hand, Knie und Fuß.
melding-rule-upcard-putback = Welche erste Karte zurückkommt
melding-rule-upcard-putback-says = Welche Karten zurück in den Talon kommen, wenn sie als erste Ablage aufgedeckt werden: wilde Karten und rote Dreien; oder auch schwarze Dreien; oder auch Fünfen und Siebenen; oder alle diese; oder nur rote und schwarze Dreien.
melding-rule-upcard-putback-wild-and-red-threes = wilde Karten und rote Dreien
melding-rule-upcard-putback-and-black-threes = auch schwarze Dreien
melding-rule-upcard-putback-and-fives-and-sevens = auch Fünfen und Siebenen
melding-rule-upcard-putback-and-black-threes-fives-and-sevens = auch schwarze Dreien, Fünfen und Siebenen
melding-rule-upcard-putback-threes-only = Dreien und sonst nichts
melding-rule-seats = Mitspieler
melding-rule-seats-says = Wie viele mitspielen.
melding-rule-teams = Wer mit wem spielt
melding-rule-teams-says = Üblich sind zu viert zwei Paare, zu sechst zwei Teams zu dritt, und sonst jeder für sich. Partner sitzen in gleichen Abständen.
melding-rule-teams-usual = wie üblich
melding-rule-teams-individual = jeder für sich
melding-rule-teams-pairs = Paare
melding-rule-teams-two-teams-of-three = zwei Teams zu dritt
melding-rule-teams-three-teams-of-two = drei Teams zu zweit
melding-rule-decks = Wie viele Kartenspiele
melding-rule-decks-says = Wie viele Kartenspiele zusammengemischt werden.
melding-rule-decks-usual = wie üblich
melding-rule-jokers-per-deck = Joker in jedem Kartenspiel
melding-rule-jokers-per-deck-says = Wie viele Joker jedes Kartenspiel hat.
melding-rule-upcard-special-stays = Bleibt eine solche Karte zugedeckt liegen?
melding-rule-upcard-special-stays-says = Ob eine Karte, die zurückkäme, liegen bleibt und von der nächsten zugedeckt wird, bis eine obenauf bleiben darf.
melding-rule-pass-foot-left = Gibst du ein Päckchen nach links?
melding-rule-pass-foot-left-says = Jeder sieht die obersten Karten beider Päckchen, behält eines und gibt das andere nach links. Das gegebene wird der Fuß des Nachbarn, und das behaltene ist die Hand; oder umgekehrt.
melding-rule-pass-foot-left-off = nein
melding-rule-pass-foot-left-foot = als Fuß
melding-rule-pass-foot-left-hand = als Hand
melding-rule-draw-count = Karten, die du ziehst
melding-rule-draw-count-says = Wie viele Karten vom Talon gezogen werden; steigend heißt in jeder Runde eine mehr, bis zu drei mehr; oder beliebige Zahlen für jede Runde.
melding-rule-draw-count-two = zwei
melding-rule-draw-count-three = drei
melding-rule-draw-count-two-rising = zwei, steigend
melding-rule-draw-count-three-rising = drei, steigend
melding-rule-take-count = Karten, die du vom Stapel nimmst
melding-rule-take-count-says = Wie viele Karten vom Stapel genommen werden, die oberste mitgezählt.
melding-rule-take-count-whole = der ganze Stapel
melding-rule-foot-takes-whole-pile = Nimmt der Fuß den ganzen Stapel?
melding-rule-foot-takes-whole-pile-says = Ob wer aus dem Fuß spielt den ganzen Stapel nimmt.
melding-rule-foot-take-on-meld = Darf der Fuß für eine offene Auslage nehmen?
melding-rule-foot-take-on-meld-says = Ob wer aus dem Fuß spielt den Stapel nehmen darf, wenn die oberste Karte an eine offene Auslage der Partei passt.
melding-rule-take-needs-down = Muss man ausgelegt haben, um den Stapel zu nehmen?
melding-rule-take-needs-down-says = Ob den Stapel nur eine Partei nehmen darf, die ihre erste Auslage gemacht hat.
melding-rule-take-with-one-wild = Darf man mit einer wilden Karte nehmen?
melding-rule-take-with-one-wild-says = Ob eine passende und eine wilde Karte zum Nehmen reichen.
melding-rule-claim-fill-wild = Dürfen wilde Karten eine Auslage beim Nehmen fertig machen?
melding-rule-claim-fill-wild-says = Ob du beim Nehmen des Stapels eine offene Auslage aus fünf oder sechs Karten mit wilden fertig machen darfst.
melding-rule-wild-discard-freezes = Sperrt eine abgelegte wilde Karte den Stapel?
melding-rule-wild-discard-freezes-says = Ob eine abgelegte wilde Karte den Stapel sperrt: Niemand darf ihn nehmen, bis wieder am Zug ist, wer sie abgelegt hat; oder bis jemand ihn mit zwei natürlichen Karten nimmt.
melding-rule-wild-discard-freezes-off = nein
melding-rule-wild-discard-freezes-until-turn = bis zum nächsten eigenen Zug
melding-rule-wild-discard-freezes-until-pair = bis zwei natürliche Karten ihn nehmen
melding-rule-wild-top-takeable = Was eine wilde Karte obenauf nimmt
melding-rule-wild-top-takeable-says = Was einen Stapel mit einer wilden Karte obenauf nimmt: zwei gleiche; oder nichts.
melding-rule-wild-top-takeable-two-identical = zwei gleiche
melding-rule-wild-top-takeable-never = nichts
melding-rule-wild-ratio = Wilde Karten in einer Auslage
melding-rule-wild-ratio-says = Wie viele wilde Karten eine Auslage haben darf: eine auf zwei natürliche; weniger als natürliche; ebenso viele; oder drei.
melding-rule-wild-ratio-two-to-one = eine auf zwei natürliche
melding-rule-wild-ratio-more-naturals = weniger als natürliche
melding-rule-wild-ratio-as-many-naturals = so viele wie natürliche
melding-rule-wild-ratio-three-wilds = bis zu drei
melding-rule-wild-melds = Darf man nur wilde Karten auslegen?
melding-rule-wild-melds-says = Ob wilde Karten allein ausgelegt werden dürfen.
melding-rule-special-piles = Werte mit besonderen Canastas
melding-rule-special-piles-says = Werte, deren Auslagen keine wilden Karten haben, deren Canastas einen eigenen Bonus bringen, und von denen man zum Ausmachen eine braucht.
melding-rule-special-piles-off = keine
melding-rule-special-piles-sevens = Siebenen
melding-rule-special-piles-fives = Fünfen
melding-rule-special-piles-sevens-and-fives = Siebenen und Fünfen
melding-rule-add-beyond-seven = Was an eine fertige Canasta darf
melding-rule-add-beyond-seven-says = Welche Karten du für ihre Punkte an eine fertige Canasta legen darfst: natürliche; oder was zu ihr passt, an eine gemischte oder wilde also auch wilde Karten.
melding-rule-add-beyond-seven-off = keine
melding-rule-add-beyond-seven-naturals = natürliche Karten
melding-rule-add-beyond-seven-colour = was zu ihr passt
melding-rule-bury-same-turn = Darf man an eine eben fertige Canasta anlegen?
melding-rule-bury-same-turn-says = Ob man an eine Canasta schon in dem Zug anlegen darf, in dem sie fertig wurde.
melding-rule-minimum = Punkte für die erste Auslage
melding-rule-minimum-says = Die Punkte, die eine erste Auslage in den Runden eins bis vier braucht: 50, 90, 120, 150; oder 60, 90, 120, 150; oder 90, 120, 150, 180; oder nach Punktestand, 50, und 90, 120, 150 ab 15000, 30000, 50000; oder 50, 90, 120, 150 und dann eine ganze Canasta; oder beliebige Punkte für jede Runde.
melding-rule-minimum-fifty = 50, 90, 120, 150
melding-rule-minimum-sixty = 60, 90, 120, 150
melding-rule-minimum-ninety = 90, 120, 150, 180
melding-rule-minimum-by-score = nach Punktestand
melding-rule-minimum-pile-in-fifth = in der fünften Runde eine Canasta
melding-rule-minimum-counts-pile-bonus = Zählt der Bonus einer Canasta zur ersten Auslage?
melding-rule-minimum-counts-pile-bonus-says = Ob der Bonus einer Canasta zur ersten Auslage zählt.
melding-rule-minimum-waived-if-stack-emptied = Braucht ein ganzes Päckchen keine Mindestpunkte?
melding-rule-minimum-waived-if-stack-emptied-says = Ob keine Mindestpunkte braucht, wer ein ganzes Päckchen auf einmal auslegt.
melding-rule-stack-pickup-after-discard = Wann du das nächste Päckchen aufnimmst
melding-rule-stack-pickup-after-discard-says = Wann du das nächste Päckchen aufnimmst, wenn du deine letzte Karte abgelegt hast: sofort, oder in deinem nächsten Zug.
melding-rule-stack-pickup-after-discard-at-once = sofort
melding-rule-stack-pickup-after-discard-next-turn = in deinem nächsten Zug
melding-rule-float = Darf ein Zug ohne Ablegen enden?
melding-rule-float-says = Ob wer aus dem Fuß spielt den Zug ohne Ablegen beenden darf: nie; mit beliebig vielen Karten; oder mit einer einzigen.
melding-rule-float-off = nein
melding-rule-float-any = mit beliebig vielen Karten
melding-rule-float-single = mit einer einzigen Karte
melding-rule-quota-clean = Reine Canastas zum Ausmachen
melding-rule-quota-clean-says = Wie viele reine Canastas eine Partei zum Ausmachen braucht, in allen Runden oder für jede; üblich sind 2 im Team und 1 allein.
melding-rule-quota-clean-usual = wie üblich
melding-rule-quota-dirty = Gemischte Canastas zum Ausmachen
melding-rule-quota-dirty-says = Wie viele gemischte Canastas eine Partei zum Ausmachen braucht, in allen Runden oder für jede; üblich sind 2 im Team und 1 allein.
melding-rule-quota-dirty-usual = wie üblich
melding-rule-quota-wild = Wilde Canastas zum Ausmachen
melding-rule-quota-wild-says = Wie viele wilde Canastas eine Partei zum Ausmachen braucht, in allen Runden oder für jede; üblich sind 1 im Team und keine allein; keine, wo wilde Karten nicht allein ausgelegt werden.
melding-rule-quota-wild-usual = wie üblich
melding-rule-quota-rises = Braucht jede Runde mehr Canastas?
melding-rule-quota-rises-says = Ob in der ersten Runde drei reine und drei gemischte Canastas nötig sind und in jeder weiteren je eine mehr, bis sechs.
melding-rule-out-from-hand = Darf man vor seinem Fuß ausmachen?
melding-rule-out-from-hand-says = Ob jemand aus der Hand oder dem Knie ausmachen darf; der ungespielte Fuß zählt dann gegen die Partei.
melding-rule-partner-foot = Was Partner vorher getan haben müssen
melding-rule-partner-foot-says = Was jeder Partner getan haben muss, bevor jemand ausmacht: einen ganzen Zug aus dem Fuß gespielt; daraus gespielt; ihn aufgenommen; oder nichts.
melding-rule-partner-foot-part-of-turn = aus dem Fuß gespielt
melding-rule-partner-foot-whole-turn = einen ganzen Zug aus dem Fuß gespielt
melding-rule-partner-foot-picked-up = den Fuß aufgenommen
melding-rule-partner-foot-none = nichts
melding-rule-ask-permission = Muss man vor dem Ausmachen fragen?
melding-rule-ask-permission-says = Ob man die Partner vor dem Ausmachen fragt: ja, und die Antwort gilt; nein; ja, aber ein Ja verpflichtet nicht zum Ausmachen; oder ja, und die Antwort gilt, aber nur einmal in einer Runde.
melding-rule-ask-permission-binding = ja, und die Antwort gilt
melding-rule-ask-permission-off = nein
melding-rule-ask-permission-yes-is-free = ja, und nur ein Nein gilt
melding-rule-ask-permission-once = ja, einmal in einer Runde
melding-rule-ask-scope = Wen du fragst
melding-rule-ask-scope-says = Welche Partner in einer Partei zu dritt gefragt werden: beide, oder der nächste links.
melding-rule-ask-scope-all = beide Partner
melding-rule-ask-scope-next = der nächste Partner
melding-rule-out-discard = Legt man zum Ausmachen ab?
melding-rule-out-discard-says = Ob wer ausmacht die letzte Karte ablegen darf, muss, oder nicht darf.
melding-rule-out-discard-optional = wie du willst
melding-rule-out-discard-required = ja, immer
melding-rule-out-discard-forbidden = nein, nie
melding-rule-black3-out-meld = Darf man zum Ausmachen schwarze Dreien auslegen?
melding-rule-black3-out-meld-says = Ob du zum Ausmachen drei oder mehr schwarze Dreien auslegen darfst.
melding-rule-stock-out = Wenn der Talon ausgeht
melding-rule-stock-out-says = Was geschieht, wenn der Talon zum Ziehen zu klein ist: Die Runde endet; oder der Rest wird gezogen; oder der Ablagestapel wird bis auf die oberste Karte zu einem neuen Talon gemischt; oder ein weiteres Kartenspiel kommt dazu, einmal in einer Runde.
melding-rule-stock-out-deal-ends = die Runde endet
melding-rule-stock-out-last-card = der Rest wird gezogen
melding-rule-stock-out-reshuffle = der Ablagestapel wird gemischt
melding-rule-stock-out-pack-added = ein Kartenspiel kommt dazu
melding-rule-card-values = Was die Karten wert sind
melding-rule-card-values-says = Achten bis Könige sind zehn Punkte wert und Vieren bis Siebenen fünf; oder Zehnen bis Könige zehn und Vieren bis Neunen fünf.
melding-rule-card-values-eights-ten = Achten bis Könige zehn
melding-rule-card-values-tens-ten = Zehnen bis Könige zehn
melding-rule-black3-penalty = Eine übrige schwarze Drei
melding-rule-black3-penalty-says = Was eine übrige schwarze Drei kostet.
melding-rule-clean-bonus = Eine reine Canasta
melding-rule-clean-bonus-says = Was eine reine Canasta wert ist.
melding-rule-rank-bonus = Reine Canastas bestimmter Werte
melding-rule-rank-bonus-says = Was eine reine Canasta bestimmter Werte anstelle des üblichen Bonus wert ist. Niemand braucht sie zum Ausmachen.
melding-rule-rank-bonus-none = wie alle anderen
melding-rule-dirty-bonus = Eine gemischte Canasta
melding-rule-dirty-bonus-says = Was eine gemischte Canasta wert ist.
melding-rule-wild-bonus = Eine Canasta aus wilden Karten
melding-rule-wild-bonus-says = Was eine Canasta aus wilden Karten wert ist.
melding-rule-sevens-bonus = Eine besondere Canasta aus Siebenen
melding-rule-sevens-bonus-says = Was eine Canasta aus Siebenen wert ist, wo Siebenen besonders sind.
melding-rule-fives-bonus = Eine besondere Canasta aus Fünfen
melding-rule-fives-bonus-says = Was eine Canasta aus Fünfen wert ist, wo Fünfen besonders sind.
melding-rule-going-out-bonus = Punkte fürs Ausmachen
melding-rule-going-out-bonus-says = Was das Ausmachen wert ist; steigend heißt 300 in der ersten Runde und in jeder weiteren 100 mehr, bis 600; oder beliebige Punkte für jede Runde.
melding-rule-going-out-bonus-rising = steigend
melding-rule-red3-play = Was du mit einer roten Drei tust
melding-rule-red3-play-says = Eine rote Drei wird sofort ausgelegt und ersetzt; oder sie kann nur abgelegt werden; oder man legt und ersetzt sie, wann man will.
melding-rule-red3-play-laid = sofort auslegen
melding-rule-red3-play-discarded = ablegen
melding-rule-red3-play-as-liked = auslegen, wann du willst
melding-rule-red3-laid = Eine rote Drei auf dem Tisch
melding-rule-red3-laid-says = Was eine rote Drei auf dem Tisch wert ist.
melding-rule-red3-left = Eine rote Drei in einem Päckchen
melding-rule-red3-left-says = Was eine rote Drei kostet, die in einem Päckchen bleibt.
melding-rule-red3-seven-bonus = Sieben rote Dreien zusammen
melding-rule-red3-seven-bonus-says = Der Bonus für sieben oder mehr rote Dreien auf dem Tisch.
melding-rule-red3-all-doubled = Zählen alle roten Dreien zusammen doppelt?
melding-rule-red3-all-doubled-says = Ob eine Partei, die jede rote Drei ausgelegt hat, die doppelten Punkte dafür bekommt.
melding-rule-red3-without-meld = Kosten rote Dreien ohne Auslage Punkte?
melding-rule-red3-without-meld-says = Ob die roten Dreien einer Partei, die in der Runde keine erste Auslage gemacht hat, stattdessen je 100 kosten.
melding-rule-deals = Runden einer Partie
melding-rule-deals-says = Wie viele Runden eine Partie hat.
melding-rule-target = Ziel
melding-rule-target-says = Ein Punktestand, der die Partie beendet, anstelle einer Anzahl Runden.
melding-rule-target-none = keine
melding-rule-tie-break = Wenn die Summen gleich sind
melding-rule-tie-break-says = Wenn die besten Summen gleich sind: Der Sieg wird geteilt; oder es gewinnt, wer mehr Runden gewonnen hat, dann, wer in der letzten besser war; oder noch eine Runde wird gespielt, mit 150 Punkten für die erste Auslage.
melding-rule-tie-break-shared = der Sieg wird geteilt
melding-rule-tie-break-deals-won = nach gewonnenen Runden
melding-rule-tie-break-extra-deal = noch eine Runde wird gespielt
melding-rule-discard-view = Wie viel vom Stapel man sieht
melding-rule-discard-view-says = Wie viel vom Ablagestapel der Tisch zeigt: die Karten, die genommen werden könnten; nur die oberste; oder alle.
melding-rule-discard-view-takeable = was genommen werden kann
melding-rule-discard-view-top = die oberste Karte
melding-rule-discard-view-whole = alles

## Die Hausregeln einer Runde von Freunden: Schreibweisen mit Semikolon getrennt; ein Stern steht für jede Endung

melding-written-minimum = erste auslage; erstauslage; erstmeldung; mindestpunkte; zum eröffnen; eröffnen
melding-written-clean = rein*; reine canasta*; echte canasta*
melding-written-dirty = gemischt*; gemischte canasta*; unechte canasta*
melding-written-wild = wilde canasta*; jokercanasta*
melding-written-each-kind = von jeder art; jeder art; von beiden
melding-written-draw = ziehen; gezogen; karten gezogen; karten ziehen
melding-written-out = ausmachen; fürs ausmachen; bonus fürs ausmachen
melding-written-deals = runden
melding-written-packs = kartenspiele; kartenspielen
melding-written-take = nehmen; vom stapel nehmen; vom stapel genommen
melding-written-whole-pile = ganzer stapel; ganzen stapel; den ganzen stapel nehmen; der ganze stapel
melding-written-stacks = päckchen; karten in jedem päckchen; karten für jeden
melding-written-red-threes = rote dreien; rote drei
melding-written-bury = an fertige canastas anlegen; anlegen an fertige canastas
melding-written-bury-same-turn = im selben zug anlegen; anlegen im selben zug
melding-written-from-hand = aus der hand ausmachen; ausmachen aus der hand; mit ungespieltem fuß
melding-written-pack-added = ein kartenspiel kommt dazu; noch ein kartenspiel; ein weiteres kartenspiel
