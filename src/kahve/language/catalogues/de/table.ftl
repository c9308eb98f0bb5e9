### Der Tisch: wer dort sitzt, was geschieht, was vorgeschlagen wird, und warum etwas nicht geht.
### Mitspieler heißen nur mit ihrem Namen: niemand kennt ihr Geschlecht.


## Wer spielt

table-member-you = Du
table-member-house = Kahve
table-guest = Gast
# Die Namen der Bots, je Zeile einer: Namen von Leuten, die hier leben, und einander möglichst unähnlich.
table-bot-names =
    Anna
    Emil
    Clara
    Jakob
    Leni
    Oskar
    Frieda
    Mehmet
    Ronja
    Valentin
    Hatice
    Kurt
table-seat = Platz { $number }
table-side = { $members }
table-score-of-side = { $members } { $points }

## Was über dem Tisch steht: wer am Zug ist, oder auf wen der Tisch wartet

table-waiting =
    { $count ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $count } Mitspieler.
    }
table-next-deal-is-mixed = Die nächste Runde kommt gleich: Jedes Gerät an diesem Tisch hilft beim Mischen.
table-your-deal = Du gibst.
table-deals-next = { $name } gibt als Nächstes.
table-length-points =
    { $points ->
        [one] bis { $points } Punkt
       *[other] bis { $points } Punkte
    }
table-length-deals =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
table-older-rules = Dieser Tisch begann mit Version { $began } der Regeln von { $game }; dieser Server hat { $here }.
table-read-only = Du kannst ihn ansehen, aber nicht weiterspielen.
table-read-only-until = Was nach Ereignis { $number } kam, lässt sich nach den heutigen Regeln nicht zeigen.
table-goes-on-from =
    { $moves ->
        [one] Dieser Tisch geht von Runde { $deal } nach { $moves } Zug aus weiter. Wer sie nachgespielt hat, kennt Karten, die an einem Tisch verborgen sind.
       *[other] Dieser Tisch geht von Runde { $deal } nach { $moves } Zügen aus weiter. Wer sie nachgespielt hat, kennt Karten, die an einem Tisch verborgen sind.
    }

## In der Liste der eigenen Tische

table-list-your-turn = Du bist am Zug.
table-list-deal-waits = Die nächste Runde wartet auf dich.
table-list-damaged = Die Aufzeichnung dieses Tisches lässt sich nicht lesen.

## Geben und Abrechnen

table-zone-of = { $name }: { $zone }
table-dealt =
    { $who ->
        [you] Du hast gegeben.
       *[other] { $name } hat gegeben.
    }
table-counted = Die Runde ist abgerechnet: { LIST($scores, style: "comma") }.
table-won-game =
    { $who ->
        [you] Du hast das Spiel gewonnen: Spiele { LIST($games, style: "comma") }. Das nächste beginnt bei null.
        [with] Du und { $winners } habt das Spiel gewonnen: Spiele { LIST($games, style: "comma") }. Das nächste beginnt bei null.
        [one] { $winners } hat das Spiel gewonnen: Spiele { LIST($games, style: "comma") }. Das nächste beginnt bei null.
       *[other] { $winners } haben das Spiel gewonnen: Spiele { LIST($games, style: "comma") }. Das nächste beginnt bei null.
    }
table-ended-early = Die Partie wurde vorzeitig beendet: { LIST($scores, style: "comma") }.
table-won-rubber =
    { $who ->
        [you] Du hast den Robber gewonnen: Spiele { LIST($games, style: "comma") }.
        [with] Du und { $winners } habt den Robber gewonnen: Spiele { LIST($games, style: "comma") }.
        [nobody] Niemand hat den Robber gewonnen: Spiele { LIST($games, style: "comma") }.
        [one] { $winners } hat den Robber gewonnen: Spiele { LIST($games, style: "comma") }.
       *[other] { $winners } haben den Robber gewonnen: Spiele { LIST($games, style: "comma") }.
    }
table-won-match =
    { $who ->
        [you] Du hast die Partie gewonnen: { LIST($scores, style: "comma") }.
        [with] Du und { $winners } habt die Partie gewonnen: { LIST($scores, style: "comma") }.
        [nobody] Niemand hat die Partie gewonnen: { LIST($scores, style: "comma") }.
        [one] { $winners } hat die Partie gewonnen: { LIST($scores, style: "comma") }.
       *[other] { $winners } haben die Partie gewonnen: { LIST($scores, style: "comma") }.
    }

## Leute kommen und gehen

table-sits-down =
    { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
table-other-emblem = Jemand an diesem Tisch hat schon dein Zeichen, darum hast du hier ein anderes.
table-sits-down-for-bot =
    { $who ->
        [you] Du nimmst den Platz des Bots { $bot }.
       *[other] { $name } nimmt den Platz des Bots { $bot }.
    }
table-leaves = { $name } verlässt den Tisch. Der Platz ist frei.
table-leaves-to = { $name } verlässt den Tisch und übergibt den Platz an { $heir }.
table-opens-seat =
    { $who ->
        [you] { $gone } ist weg, und du gibst den Platz frei.
       *[other] { $gone } ist weg, und { $name } gibt den Platz frei.
    }
table-opens-to-all =
    { $who ->
        [you] Du gibst den Platz, der für { $reserved } bestimmt war, für alle frei.
       *[other] { $name } gibt den Platz, der für { $reserved } bestimmt war, für alle frei.
    }
table-removes =
    { $who ->
        [you] Du schickst { $gone } vom Tisch weg. Der Platz ist frei.
       *[other] { $name } schickt { $gone } vom Tisch weg. Der Platz ist frei.
    }
table-bans =
    { $who ->
        [you] Du sperrst { $gone } vom Tisch aus. Der Platz ist frei.
       *[other] { $name } sperrt { $gone } vom Tisch aus. Der Platz ist frei.
    }
table-pardons =
    { $who ->
        [you] Du lässt { $gone } wieder an den Tisch.
       *[other] { $name } lässt { $gone } wieder an den Tisch.
    }
table-locks =
    { $who ->
        [you] Du schließt den Tisch ab: Niemand Neues kann sich setzen.
       *[other] { $name } schließt den Tisch ab: Niemand Neues kann sich setzen.
    }
table-unlocks =
    { $who ->
        [you] Du schließt den Tisch auf: Wer den Link hat, kann sich wieder setzen.
       *[other] { $name } schließt den Tisch auf: Wer den Link hat, kann sich wieder setzen.
    }
table-lets-bot-play =
    { $whom ->
        [you] { $name } lässt einen Bot für dich spielen.
       *[other] { $who ->
            [you] Du lässt einen Bot für { $gone } spielen.
           *[other] { $name } lässt einen Bot für { $gone } spielen.
        }
    }
table-is-back =
    { $who ->
        [you] Du bist zurück und spielst wieder.
       *[other] { $name } ist zurück und spielt wieder.
    }
table-host-now =
    { $who ->
        [you] Jetzt leitest du den Tisch.
       *[other] Jetzt leitet { $name } den Tisch.
    }
table-host-meanwhile =
    { $who ->
        [you] Einstweilen leitest du den Tisch.
       *[other] Einstweilen leitet { $name } den Tisch.
    }
table-bot-sits-down = { $name }, ein Bot, nimmt den freien Platz.
table-changes-customs =
    { $who ->
        [you] Du änderst die Bräuche am Tisch.
       *[other] { $name } ändert die Bräuche am Tisch.
    }
table-new-customs = { LIST($settings, style: "comma") }.

## Jemand schlägt etwas vor, und alle müssen zustimmen

table-proposes-end =
    { $who ->
        [you] Du schlägst vor, die Partie zu beenden.
       *[other] { $name } schlägt vor, die Partie zu beenden.
    }
table-proposes-again =
    { $who ->
        [you] Du schlägst noch eine Partie vor.
       *[other] { $name } schlägt noch eine Partie vor.
    }
table-proposes-takeback =
    { $who ->
        [you] Du schlägst vor, den letzten Zug zurückzunehmen.
       *[other] { $name } schlägt vor, den letzten Zug zurückzunehmen.
    }
table-proposes-seats =
    { $whom ->
        [you] { $name } möchte mit dir Plätze tauschen.
       *[other] { $who ->
            [you] Du möchtest mit { $other } Plätze tauschen.
           *[other] { $name } möchte mit { $other } Plätze tauschen.
        }
    }
table-proposes-draw =
    { $partners ->
        [yes] { $over ->
            [yes] { $who ->
                [you] Du schlägst vor, die Partner neu auszulosen und noch eine Partie zu spielen.
               *[other] { $name } schlägt vor, die Partner neu auszulosen und noch eine Partie zu spielen.
            }
           *[no] { $who ->
                [you] Du schlägst vor, die Partner auszulosen.
               *[other] { $name } schlägt vor, die Partner auszulosen.
            }
        }
       *[no] { $over ->
            [yes] { $who ->
                [you] Du schlägst vor, die Plätze neu auszulosen und noch eine Partie zu spielen.
               *[other] { $name } schlägt vor, die Plätze neu auszulosen und noch eine Partie zu spielen.
            }
           *[no] { $who ->
                [you] Du schlägst vor, die Plätze auszulosen.
               *[other] { $name } schlägt vor, die Plätze auszulosen.
            }
        }
    }
table-proposes-rotate =
    { $who ->
        [you] Du schlägst vor, mit den nächsten Partnern noch eine Partie zu spielen.
       *[other] { $name } schlägt vor, mit den nächsten Partnern noch eine Partie zu spielen.
    }
table-agrees =
    { $who ->
        [you] Du stimmst zu.
       *[other] { $name } stimmt zu.
    }
table-withdraws =
    { $who ->
        [you] Du ziehst den Vorschlag zurück.
       *[other] { $name } zieht den Vorschlag zurück.
    }
table-declines =
    { $who ->
        [you] Du stimmst nicht zu.
       *[other] { $name } stimmt nicht zu.
    }
table-declines-again =
    { $who ->
        [you] Du möchtest lieber keine weitere Partie spielen.
       *[other] { $name } möchte lieber keine weitere Partie spielen.
    }
table-match-ends = Die Partie endet hier im Einvernehmen. Niemand hat sie gewonnen.
table-asked-for-match =
    { $who ->
        [you] Du hast eine neue Partie gewünscht.
       *[other] { $name } hat eine neue Partie gewünscht.
    }
table-deals-first =
    { $who ->
        [you] Du gibst zuerst.
       *[other] { $name } gibt zuerst.
    }
table-takes-back =
    { $who ->
        [you] Du nimmst den letzten Zug zurück.
       *[other] { $name } nimmt den letzten Zug zurück.
    }
table-goes-back =
    { $who ->
        [you] Du gehst zu deinem letzten Zug zurück.
       *[other] { $name } geht zum letzten eigenen Zug vor denen der Bots zurück.
    }
table-change-seats =
    { $whom ->
        [you] Du und { $name } tauscht die Plätze.
       *[other] { $who ->
            [you] Du und { $other } tauscht die Plätze.
           *[other] { $name } und { $other } tauschen die Plätze.
        }
    }
table-takes-other-seat =
    { $who ->
        [you] Du setzt dich auf Platz { $seat }.
       *[other] { $name } setzt sich auf Platz { $seat }.
    }
table-partners-of = { LIST($members) }
table-partners-drawn = Die Partner sind ausgelost: { LIST($partners, style: "comma") }.
table-partners-next = Die Partner jetzt: { LIST($partners, style: "comma") }.
table-no-partners = An diesem Tisch hat niemand einen Partner.
table-seats-drawn = Die Plätze sind ausgelost: { LIST($names, style: "comma") }.

## Der Zufall einer Runde, zu dem jedes Gerät am Tisch einen eigenen Wert beiträgt

table-asks-for-deal =
    { $who ->
        [you] Du möchtest die nächste Runde.
       *[other] { $name } möchte die nächste Runde.
    }
table-devices-silent =
    { $who ->
        [you] Dein Gerät hat nicht geantwortet, also wird ohne es gegeben.
        [with]
            { $count ->
                [one] Dein Gerät und das von { $names } haben nicht geantwortet, also wird ohne sie gegeben.
               *[other] Dein Gerät und die von { $names } haben nicht geantwortet, also wird ohne sie gegeben.
            }
       *[other]
            { $count ->
                [one] Das Gerät von { $names } hat nicht geantwortet, also wird ohne es gegeben.
               *[other] Die Geräte von { $names } haben nicht geantwortet, also wird ohne sie gegeben.
            }
    }

## Was man mit einer Nummer sagen kann

table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-well-played = Gut gespielt!
table-phrase-what-a-card = Was für eine Karte!
table-phrase-my-mistake = Mein Fehler.
table-phrase-lucky-me = Glück gehabt.
table-phrase-thank-you = Danke.
table-phrase-one-moment = Einen Augenblick, bitte.
table-phrase-back = Bin wieder da.
table-phrase-your-turn = Du bist dran.
table-phrase-good-game = Schöne Partie!
table-phrase-until-next-time = Bis zum nächsten Mal!

## Bräuche: was an einem Tisch außer den Regeln gilt. `table-custom` ist der Titel, `table-customs` die Erklärung.

table-custom-away = Bedenkzeit
table-custom-stand-in = Vertretung
table-custom-talk = Gespräch
table-custom-partner-talk = Partner reden
table-custom-takeback = Züge zurücknehmen
table-custom-pace = Tempo der Bots
table-custom-watch = Zuschauen
table-custom-late = Nachzügler
table-customs-away = Wer in dieser Zeit nicht zieht, gilt als abwesend, und die anderen können einen Bot spielen lassen.
table-customs-stand-in = Der Bot, der für Abwesende spielt oder einen freien Platz nimmt.
table-customs-talk = Was die Leute am Tisch einander sagen dürfen.
table-customs-partner-talk = Ob während einer Runde mit Partnern geredet werden darf.
table-customs-takeback = Ob der letzte Zug zurückgenommen werden darf, wenn alle zustimmen und er keine Karte gezeigt hat. Gegen Bots allein geht es immer.
table-customs-pace = Wie schnell Bots spielen: wie es die Leute am Tisch wünschen, nach der langsamsten Einstellung; oder in einem Tempo für alle.
table-customs-watch = Was Freunde mit dem Link ohne Platz sehen dürfen. Ein Blatt der laufenden Runde sehen sie nie.
table-customs-late = Ob jemand mit dem Link zwischen den Runden den Platz eines Bots nehmen darf.
table-choice-yes = ja
table-choice-no = nein
table-choice-no-limit = unbegrenzt
table-choice-half-a-minute = 30 Sekunden
table-choice-minute-and-a-half = 90 Sekunden
table-choice-day = ein Tag
table-choice-phrases = Sätze, Bilder
table-choice-free-text = auch eigene Worte
table-choice-nothing = nichts
table-choice-as-people-wish = nach Wunsch
table-choice-calm = ruhig
table-choice-normal = normal
table-choice-quick = schnell
table-choice-the-table = den Tisch
table-choice-table-and-hands = den Tisch und alle Blätter der vorigen Runde
table-setting-of = { $custom }: { $value }

## Warum jemand einen Platz nicht haben kann

table-seat-taken = Dieser Platz ist besetzt: Dort sitzt { $name }.
table-seat-of-bot-kept = Diesen Platz hat { $name }, ein Bot, und dieser Tisch behält seine Bots.
table-seat-of-bot-in-deal = Eine Runde läuft: Wenn sie vorbei ist, kannst du den Platz von { $name }, einem Bot, nehmen.
table-all-seats-taken = An diesem Tisch sind alle Plätze besetzt.
table-open-seats-kept = Jeder freie Platz ist für jemanden bestimmt: { $names }. Wer den Tisch leitet, kann ihn für alle freigeben.
table-name-only-looks-like = Dieser Name sieht nur aus wie { $name }, und für diesen Namen ist der Platz bestimmt: Schreib ihn mit denselben Buchstaben.
table-seat-kept-for = Dieser Platz ist für { $name } bestimmt. Wer den Tisch leitet, kann ihn für alle freigeben.
table-other-seat-kept-for = Platz { $seat } ist für { $name } bestimmt: Setz dich dorthin, oder wähle einen anderen Namen.
table-sits-already = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
table-just-sat-down = { $name } hat sich gerade von deiner Adresse aus auf Platz { $seat } gesetzt. Warst das nicht du, wähle einen anderen Namen.
table-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze sind 0 bis { $last }.
table-no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
table-no-seat-any-more = Du hast an diesem Tisch keinen Platz mehr.
table-removes-you = { $name } hat dich von diesem Tisch weggeschickt.
table-bans-you = { $name } hat dich von diesem Tisch ausgesperrt: Du kannst dich hier nicht setzen.
table-your-seat-opened = { $name } hat deinen Platz freigegeben, während du weg warst.
table-is-locked = Dieser Tisch ist abgeschlossen: Niemand Neues kann sich setzen, bis { $name } ihn aufschließt.
table-device-without-key = Dieses Gerät hat keinen Schlüssel mehr zu diesem Platz.
table-key-opens-no-seat = Dieser Schlüssel passt an diesem Tisch zu keinem Platz.

## Namen

table-name-is-text = Ein Name ist ein Text.
table-name-is-you = Wähle einen anderen Namen: „Du“ sagt der Tisch zu dir selbst.
table-name-looks-like = Dieser Name sieht aus wie { $name }, und so heißt hier schon jemand: Wähle einen anderen.
table-no-such-emblem = Ein Zeichen { $emblem } gibt es nicht: Wähle eines von { LIST($emblems, style: "comma") }.

## Warum man nicht gehen, einen Platz freigeben oder einen Bot spielen lassen kann

table-write-heir = Schreib den Namen dazu, an den du den Platz übergibst.
table-heir-sits-here = { $name } hat an diesem Tisch schon einen Platz: Übergib deinen jemand anderem.
table-host-opens-kept =
    { $who ->
        [nobody] Niemand darf den Platz freigeben, der für { $reserved } bestimmt ist.
       *[other] Nur { $name } darf den Platz freigeben, der für { $reserved } bestimmt ist.
    }
table-host-starts =
    { $who ->
        [nobody] Niemand darf anfangen, solange jemand fehlt.
       *[other] Nur { $name } darf anfangen, solange jemand fehlt.
    }
table-host-settles-customs =
    { $who ->
        [nobody] Niemand kann die Bräuche an diesem Tisch ändern.
       *[other] Nur { $name } kann die Bräuche an diesem Tisch ändern.
    }
table-say-which-seat = Sag, um welchen Platz es geht.
table-seat-is-of-bot = { $name } ist ein Bot.
table-seat-is-open = Dieser Platz ist frei.
table-own-seat = Das ist dein eigener Platz.
table-host-removes =
    { $who ->
        [nobody] Niemand kann Leute von diesem Tisch wegschicken oder ihn abschließen.
       *[other] Nur { $name } kann Leute von diesem Tisch wegschicken und ihn abschließen.
    }
table-remove-yourself = Das ist dein eigener Platz: Verlass stattdessen den Tisch.
table-remove-owner = Das ist der Tisch von { $name }: Wegschicken geht hier nicht.
table-ban-without-key = { $name } kam ohne einen Schlüssel, an dem der Server jemanden erkennt, also hülfe eine Sperre nichts. Schick die Person weg, und schließ den Tisch ab.
table-no-such-ban = Unter diesem Namen ist niemand gesperrt.
table-is-here = { $name } ist da.

## Warum etwas nicht vorgeschlagen oder beantwortet werden kann

table-other-proposal-first =
    { $what ->
        [end] Beantworte zuerst den anderen Vorschlag: die Partie zu beenden.
        [again] Beantworte zuerst den anderen Vorschlag: noch eine Partie zu spielen.
        [seats] Beantworte zuerst den anderen Vorschlag: Plätze zu tauschen.
        [draw] Beantworte zuerst den anderen Vorschlag: die Plätze auszulosen.
        [rotate] Beantworte zuerst den anderen Vorschlag: mit den nächsten Partnern noch eine Partie zu spielen.
       *[takeback] Beantworte zuerst den anderen Vorschlag: den letzten Zug zurückzunehmen.
    }
table-nothing-proposed = Es ist nichts vorgeschlagen.
table-proposed-no-longer = Wozu du zustimmst, ist nicht mehr vorgeschlagen.
table-all-had-agreed = Es ist schon geschehen: Alle hatten zugestimmt, bevor du abgelehnt hast.
table-answered-already = Das hast du schon beantwortet.
table-not-asked = Du bist nicht gefragt.
table-match-not-over = Die Partie ist noch nicht vorbei.
table-match-over = Die Partie ist vorbei.
table-match-not-begun = Die Partie hat noch nicht begonnen.
table-seats-stand = Plätze lassen sich nur vor der ersten Runde einer Partie tauschen.
table-nobody-moved-unasked = Für { $name } spielt ein Bot, und niemand wird ungefragt umgesetzt. Warte ein wenig.
table-takes-nothing-back = An diesem Tisch werden keine Züge zurückgenommen: So will es, wer ihn leitet.
table-no-deal-to-take-back = Es läuft keine Runde, also lässt sich kein Zug zurücknehmen.
table-only-last-move = Nur der allerletzte Zug lässt sich zurücknehmen, und nur von dem Platz, der ihn gemacht hat.
table-has-played-since = Nur der allerletzte Zug lässt sich zurücknehmen, und nur von dem Platz, der ihn gemacht hat: { $name } hat seither gespielt.
table-no-move-of-yours = Du hast in dieser Runde keinen Zug gemacht, den du zurücknehmen könntest.
table-move-has-shown-you = Dieser Zug lässt sich nicht zurücknehmen: Er hat dir eine neue Karte gezeigt ({ $card }).
table-move-has-shown = Dieser Zug lässt sich nicht zurücknehmen: { $name } hat dadurch eine neue Karte gesehen.

## Warum ein Zug oder eine Runde nicht geht

table-moved-on = Der Tisch ist seit deiner Anfrage weiter. Sieh noch einmal hin, und entscheide dann.
table-come-back-first = Ein Bot spielt für dich: Komm zuerst zurück.
table-cannot-ask-for = Eine Bitte { $do } gibt es nicht: Möglich sind { LIST($allowed, style: "comma") }.
table-too-many-hints = Von deiner Adresse wurden in kurzer Zeit zu viele Tipps verlangt. Warte einen Augenblick, und frag noch einmal.
table-asks-a-lot = Zu viele Anfragen auf einmal. Warte ein wenig.
table-match-over-ask-again = Die Partie ist vorbei: Beginn eine neue.
table-common-stays-as-it-is = Andere spielen dieselbe Runde, deshalb bleibt dieser Tisch, wie er ist.
table-duplicate-deals = Wähle 1 bis { NUMBER($most) } Runden.
table-duplicate-alone = Bei Runden, die jeder zu seiner Zeit spielt, sitzt ein Mensch am Tisch, und an allen anderen Plätzen spielen Bots.
table-duplicate-tables = Dieselben Runden kann man an 2 bis { NUMBER($most) } Tischen zugleich spielen, mit höchstens { NUMBER($people) } Menschen.
table-duplicate-full = Alle Plätze für diese Runden sind besetzt.
table-duplicate-nobody-there = Noch hat kein Gerät etwas zu den Karten beigetragen.
table-duplicate-not-ready = Die Karten stehen noch nicht fest: Geräte tragen noch zu ihnen bei.
table-day-is-a-date = { $date } ist kein Datum. Die Runde eines Tages schreibt man wie { $today }; das ist heute.
table-day-to-come = Die Runde vom { $date } kommt an diesem Tag: Hier ist heute der { $today }.
table-day-gone = Die Runde vom { $date } wird nicht mehr aufgehoben. Die erste, die es noch gibt, ist die vom { $first }, und heute ist der { $today }.
table-day-log-of-another = Dieses Protokoll ist nicht die Runde vom { $date } in { $game }, zu Ende gespielt gegen dieselben Mitspieler.
table-day-counted-already = Du hast diese Runde hier schon begonnen, und dein erstes Spiel zählt.
table-not-of-a-day = An diesem Tisch wurde keine Runde des Tages gespielt.
table-day-not-over = Das siehst du, wenn die Runde vorbei ist.
table-day-solution-later = Die Lösung gibt es ab dem nächsten Tag.
table-day-levels-play = Die Stufen spielen dieselbe Runde noch. Frag gleich noch einmal.
table-deal-not-finished = Diese Runde ist nicht vorbei: Es gibt noch Karten zu spielen.
table-next-deal-waits = Jetzt kann keine Karte gespielt werden: Zuerst muss gegeben werden.
table-not-your-turn = Du bist nicht am Zug: { $name } spielt.
table-not-your-turn-now = Du bist nicht am Zug.
table-shows-new-cards = Das zeigt neue Karten, also kann man es nicht vorher ausprobieren.
table-move-not-tried = Bei { $game } kann man Züge nicht vorher ausprobieren.
table-something-wrong = Auf dem Server ist etwas schiefgegangen. Am Tisch hat sich nichts geändert: Versuch etwas anderes.
table-not-written-down = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es gleich noch einmal.
table-no-bot-to-move = Kein Bot ist am Zug.

## Tipps und die Wortliste

table-gives-no-hints = An diesem Tisch gibt es keine Tipps: So wurde er eröffnet.
table-style-nothing-played = Du hast in dieser Partie noch keinen Zug gemacht, also gibt es keinen Stil zu beschreiben.
table-style-after-deal = An diesem Tisch gibt es keine Tipps, also wird dein Stil nur für beendete Runden beschrieben.
table-nothing-to-hint-at = Jetzt kann keine Karte gespielt werden, also gibt es keinen Tipp.
table-only-one-thing = Jetzt bleibt dir nur ein Zug.
table-without-words = { $game } wird nicht mit Wörtern gespielt.
table-words-after-deal = Die Wortliste kannst du nach der Runde fragen, aber nicht, solange sie läuft.
table-word-of-letters =
    { $alphabet ->
        [tr] Ein Wort besteht aus Buchstaben des türkischen Alphabets, höchstens { $most }.
       *[other] Ein Wort besteht aus Buchstaben von A bis Z, höchstens { $most }.
    }
table-is-a-word = { $word } steht in der Wortliste dieses Tisches: { $list }.
table-is-no-word = { $word } steht nicht in der Wortliste dieses Tisches: { $list }.

## Warum der Zufall einer Runde nichts mehr annimmt

table-committed-already = Dein Gerät hat sich schon festgelegt.
table-committed-otherwise = Dein Gerät hat sich schon festgelegt und kann das nicht ändern.
table-commit-first = Zuerst legt sich jedes Gerät auf seinen Wert fest: Behalte deinen bis dahin für dich.
table-value-told-already = Dein Gerät hat seinen Wert schon genannt.
table-value-told-otherwise = Dein Gerät hat seinen Wert schon genannt und kann ihn nicht ändern.
table-value-does-not-fit = Dieser Wert ist nicht der, auf den sich dein Gerät festgelegt hat.
table-nobody-awaited = Auf niemanden wird gewartet.
table-no-deal-is-mixed = Es wird gerade keine Runde vorbereitet, also wird kein Wert gebraucht.
table-meant-for-other-deal = Das war für eine andere Runde bestimmt als die, die gerade vorbereitet wird.
table-device-was-silent = Dein Gerät hat zu lange nicht geantwortet, also entsteht diese Runde ohne es.
table-bot-adds-nothing = Der Platz eines Bots trägt keinen eigenen Wert bei: Das tut der Server.
table-device-not-asked = Dein Gerät ist diesmal nicht gefragt.
table-commitment-in-digits = Eine Festlegung hat 32 Bytes, geschrieben als 64 hexadezimale Ziffern (0 bis 9, a bis f).
table-value-in-digits = Ein Wert hat 32 Bytes, geschrieben als 64 hexadezimale Ziffern (0 bis 9, a bis f).

## Gespräch

table-say-one-thing = Sag eins nach dem anderen: einen Satz, ein Bild oder einen Text.
table-no-such-phrase = Einen Satz { $number } gibt es nicht: Die Nummern sind 0 bis { $last }.
table-no-such-reaction = Ein Bild { $number } gibt es nicht: Die Nummern sind 0 bis { $last }.
table-text-too-long = Das ist zu lang: Erlaubt sind { $most } Zeichen, und das sind { $count }.
table-text-is-empty = Dieser Text ist leer.
table-text-has-one-line = Ein Text ist eine Zeile ohne Steuerzeichen und unsichtbare Zeichen.
table-nothing-is-said = An diesem Tisch wird nicht geredet: So will es, wer ihn leitet.
table-only-phrases = An diesem Tisch sind nur Sätze und Bilder erlaubt: So will es, wer ihn leitet.
table-partners-do-not-talk = An diesem Tisch reden Partner während einer Runde nicht: Warte, bis sie vorbei ist.
table-says-a-lot = Du redest zu schnell: Erlaubt sind { $count } Nachrichten in { $seconds } Sekunden. Warte ein wenig.

## An der Tür eines Tisches

table-open-elsewhere = Du bist jetzt in einem anderen Fenster an diesem Tisch.
table-not-watched = An diesem Tisch kann man nicht zuschauen.
table-not-watched-any-more = An diesem Tisch kann man nicht mehr zuschauen.
table-too-many-watch = An diesem Tisch schauen schon zu viele zu.
table-nobody-said-hello = Niemand hat Hallo gesagt.
table-say-hello-first = Sag zuerst Hallo, mit dem Schlüssel zu deinem Platz.
table-watchers-have-no-say = Wer zuschaut, hat an diesem Tisch nichts zu sagen.
table-unknown = Einen solchen Tisch gibt es auf diesem Server nicht.
table-damaged-at = Die Aufzeichnung dieses Tisches ist bei Ereignis { $number } beschädigt.
table-event-missing = Die Aufzeichnung dieses Tisches ist beschädigt: Ereignis { $number } fehlt.
table-left-as-it-is = Sie wurde gelassen, wie sie ist.
table-cannot-be-shown = Seine Aufzeichnung ist unversehrt, lässt sich hier aber nicht zeigen.
table-opening-unreadable = Der Anfang dieses Tisches lässt sich nicht lesen: { $reason }

## Wie ein Tisch eröffnet wird

table-setup-house-is-object = Die Hausregeln müssen ein Objekt aus Regeln und Werten sein.
table-setup-players =
    { $count ->
        [0] An diesem Tisch spielen { $seats }, und es sind keine Mitspieler angegeben.
       *[other] An diesem Tisch spielen { $seats }, und angegeben sind { $count }.
    }
table-setup-one-is-you = Nur ein Mitspieler kannst du sein.
table-setup-one-has-to-be-you = Ein Mitspieler musst du sein.
table-setup-player-is-object = Mitspieler { $number } ist kein Objekt.
table-setup-player-kind = Mitspieler { $number } kann nicht { $kind } sein: Erlaubt sind you, bot und open.
table-setup-kept-twice = Platz { $seat } kann nicht für { $name } bestimmt sein: Ein anderer Platz hat schon diesen Namen.
table-setup-no-such-bot = Einen Bot { $bot } für Platz { $seat } gibt es nicht: Es gibt { LIST($bots, style: "comma") }.
table-setup-show-is-object = Was der Tisch zeigt, muss ein Objekt aus pile, captured, counts und hints sein.
table-setup-cannot-show = Ein Tisch kann { $name } nicht zeigen: Es gibt { LIST($allowed, style: "comma") }.
table-setup-show-value = { $name } kann nicht { $value } sein: Erlaubt sind { LIST($allowed, style: "comma") }.
table-customs-are-object = Die Bräuche an einem Tisch müssen ein Objekt aus { LIST($names, style: "comma") } sein.
table-no-such-custom = Einen Brauch { $name } gibt es nicht: Es gibt { LIST($names, style: "comma") }.
table-customs-value-is-not = { $name } kann nicht { $value } sein: Erlaubt sind { LIST($allowed, style: "comma") }.

## Der Server, für alle, die ihn betreiben

table-house-open = Kahve läuft unter { $address } und speichert seine Tische in { $store }. Strg+C hält es an.
table-house-open-to-all = Kahve läuft unter { $public } über { $address } und speichert seine Tische in { $store }. Strg+C hält es an.
table-house-served-by = Es läuft in { $workers } Prozessen.
table-house-needs-database = { $option } braucht eine Datenbank, die sich Server teilen können, und { $store } ist eine Datei. Nimm --store postgresql://name@host/tables, oder einen Prozess.
table-house-no-such-log = --log kann nicht { $value } sein: Erlaubt sind { $allowed }.
table-port-none-free = Alle Ports von { $first } bis { $last } sind belegt: Wähle einen mit --port.
table-port-no-such-address = { $host } ist keine Adresse dieses Rechners.
table-port-cannot-be-had = Port { $port } von { $host } ist nicht zu haben ({ $reason }): Wähle einen anderen, oder 0 für irgendeinen freien.
