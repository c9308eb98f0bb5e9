### Was der Server antwortet, wenn es nicht um das Geschehen am Tisch geht: an der Tür, über Spiele und Tische, über Personen und ihre Geräte.


## An der Tür des Servers

people-nothing-here = Unter dieser Adresse gibt es nichts.
people-deals-still-hidden = Das kannst du sehen, wenn du dieselbe Runde selbst gespielt hast.
people-no-such-duplicate = Solche Runden gibt es hier nicht, oder sie sind nicht für dich.
people-deals-played-elsewhere = Du spielst dieselben Runden an einem anderen Tisch.
people-deals-need-person = Für Runden, die auch andere spielen, brauchst du einen eigenen Schlüssel: Öffne ihren Link in einem Browser.
people-cannot-be-done-here = Das geht unter dieser Adresse nicht.
people-seat-is-a-number = Diese Adresse lässt sich nicht lesen: Ein Platz ist eine Zahl.
people-failure = Auf dem Server ist etwas schiefgegangen. Was vorher gespielt wurde, ist sicher.
people-house-has-no-tables = Der Server erreicht seine Tische gerade nicht. Versuch es gleich noch einmal.
people-house-is-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
people-asks-a-lot = Von deiner Adresse kamen in kurzer Zeit zu viele Anfragen. Warte einen Augenblick, und versuch es noch einmal.
people-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließ einige davon.
people-request-took-too-long = Diese Anfrage war zu lange unterwegs.
people-house-of-other-name = Auf diesen Namen hört dieser Server nicht: Nimm { LIST($names, style: "or") }. Wer ihn betreibt, kann mit --allow-host weitere Namen erlauben.
people-page-from-elsewhere = Eine Seite von anderswo darf mit diesem Tisch nicht sprechen.
people-base-is-a-path = Die Basis ist der Pfad, unter dem eine Seite den Server sieht, zum Beispiel /kahve/: Sie beginnt und endet mit einem Schrägstrich und hat höchstens { $most } Zeichen.
people-too-many-open = Von deiner Adresse sind { $most } Anfragen und Verbindungen offen, mehr sind nicht erlaubt. Schließ einige davon.
people-address-too-long = Diese Adresse ist zu lang, um hier gelesen zu werden.
people-request-too-long =
    { $most ->
        [one] Diese Anfrage ist zu lang: Erlaubt ist { $most } Byte.
       *[other] Diese Anfrage ist zu lang: Erlaubt sind { $most } Bytes.
    }
people-request-not-complete = Diese Anfrage brach ab, bevor ihr Inhalt vollständig war.
people-message-too-long =
    { $most ->
        [one] Diese Nachricht ist zu lang: Erlaubt ist { $most } Byte.
       *[other] Diese Nachricht ist zu lang: Erlaubt sind { $most } Bytes.
    }
people-message-unreadable = Diese Nachricht lässt sich nicht lesen: { $error }.
people-text-too-long =
    { $most ->
        [one] Der Text { $field } ist zu lang: Erlaubt ist höchstens { $most } Zeichen.
       *[other] Der Text { $field } ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
    }
people-message-too-deep = Diese Nachricht lässt sich nicht lesen: Sie ist zu tief verschachtelt.
people-request-unreadable = Diese Anfrage lässt sich nicht lesen: { $error }.
people-request-too-deep = Diese Anfrage lässt sich nicht lesen: Sie ist zu tief verschachtelt.
people-page-not-built = Der Server läuft, aber seine Seite ist noch nicht gebaut. { $says }
people-no-index = In { $folder } gibt es keine index.html.

## Spiele und Tische

people-no-rulebook = Das Regelbuch dieses Spiels ist noch nicht geschrieben.
people-too-many-tables = In der letzten Minute wurden von hier aus zu viele Tische eröffnet. Warte ein wenig.
people-words-are-played-here = Unter deiner Adresse wird gerade eine Runde mit Wörtern gespielt: Danach kannst du die Wortliste fragen.
people-only-who-sits = Das darf nur sehen, wer an diesem Tisch spielt: Schick den Schlüssel zu deinem Platz.
people-other-seat = Platz { $seat } ist nicht deiner: Dein Schlüssel gehört zu Platz { $own }.
people-at-this-table = An diesem Tisch: { $value }.
people-at-this-table-other = An diesem Tisch: { $value } (im Buch: { $book }).
people-your-hand = Dein Blatt
people-cards = { LIST($cards, style: "comma") }
people-try-it = Ausprobieren
people-example = Beispiel
people-player = Spieler { $number }
people-card-played = Gespielt: { $card }
people-not-allowed = Nicht erlaubt:
people-example-or = Oder:
people-example-house = Hausregel: { $rule } – { $value }
people-yes = ja
people-no = nein

## Freunde einladen

people-send-this-link = Schick diesen Link an deine Freunde:
people-link-for-network = Dieser Link gilt in deinem eigenen Netz. Für Freunde anderswo starte den Server mit --public-url und seiner öffentlichen Adresse.
people-link-opens-here = Dieser Link geht nur auf diesem Rechner. Um dein Netz einzulassen, halte den Server an, und starte ihn mit kahve serve --host 0.0.0.0. Der Tisch ist gespeichert.
people-friends-then-open = Freunde in deinem Netz öffnen dann:

## Personen und ihre Geräte

people-only-a-person = Danach darf nur fragen, wen dieser Server kennt: Schick den Schlüssel deines Geräts.
people-too-many-persons = In der letzten Minute kamen von hier zu viele neue Leute. Warte ein wenig.
people-device-unknown = Dieses Gerät ist hier nicht mehr bekannt: Es wurde abgemeldet, oder die Daten der Person wurden gelöscht.
people-person-unknown = Diese Person ist hier nicht mehr bekannt.
people-no-such-device = So ein Gerät gibt es nicht.
people-file-about = Was dieser Kahve-Server über dich speichert. Zeiten sind Sekunden seit 1970 (UTC).
people-device-label = { $browser } unter { $system }
people-device-program = Ein Programm

## Der Code für ein zweites Gerät

people-code-of-letters = Ein Code hat { $count } Buchstaben, ohne I und O. Sieh noch einmal auf dem ersten Gerät nach.
people-code-unknown = Diesen Code gibt es nicht. Sieh noch einmal auf dem ersten Gerät nach.
people-code-used = Dieser Code ist schon verbraucht: Jeder gilt einmal. Hol auf dem ersten Gerät einen neuen.
people-code-replaced = Dieser Code wurde durch einen neueren ersetzt. Gib den neueren ein.
people-code-missed = Dieser Code wurde zu oft falsch eingegeben und gilt nicht mehr. Hol auf dem ersten Gerät einen neuen.
people-code-of-nobody = Dieser Code gilt nicht mehr: Seine Person wurde gelöscht.
people-code-too-old =
    { $minutes ->
        [one] Dieser Code ist zu alt: Er gilt { $minutes } Minute. Hol auf dem ersten Gerät einen neuen.
       *[other] Dieser Code ist zu alt: Er gilt { $minutes } Minuten. Hol auf dem ersten Gerät einen neuen.
    }
people-too-many-wrong-codes = Zu viele falsche Codes wurden versucht. Warte eine Minute, und prüf den Code.

## Passkeys

people-passkey-needs-name = Ein Passkey braucht eine Adresse mit einem Namen und https, oder localhost: Diese Seite steht unter { $host }.
people-passkey-needs-address = Ein Passkey braucht eine Adresse mit einem Namen und https, oder localhost: Diese Seite hat keine Adresse.
people-passkey-unreadable = Dieser Passkey lässt sich nicht lesen.
people-passkey-not-for-here = Dieser Passkey wurde nicht für diesen Server gemacht und darum nicht gespeichert. Versuch es noch einmal.
people-passkey-opens-nothing = Dieser Passkey gilt auf diesem Server nicht. Versuch es noch einmal.
people-passkey-unknown = Dieser Passkey ist hier nicht bekannt: Er wurde entfernt, oder die Daten der Person wurden gelöscht.
people-no-such-passkey = So einen Passkey gibt es nicht.
people-passkey-kept-already = Dieser Passkey ist schon gespeichert.
people-too-many-passkeys = In der letzten Minute wurden von hier zu viele Passkeys verlangt. Warte ein wenig.
people-too-late = Das hat zu lange gedauert oder ist schon geschehen. Versuch es noch einmal.

## Benachrichtigungen, wenn jemand am Zug ist

people-push-title = Du bist am Zug · { $game }
people-push-says = Du bist am Zug.
people-push-only-to-seat = Benachrichtigungen für Platz { $seat } bekommen nur dessen eigene Geräte: Schick den Schlüssel zu diesem Platz.
people-push-asked-too-often = Das wurde in der letzten Minute zu oft verlangt. Warte ein wenig.
people-push-nothing = Dieser Server verschickt keine Benachrichtigungen: Ihm fehlt der Schlüssel dafür.
people-push-no-service = Das ist keine Adresse eines Benachrichtigungsdienstes.
people-push-service-unknown = Dieser Server benachrichtigt nur über die Dienste der Browser, und diesen kennt er nicht.
people-push-keys-unreadable = Die Schlüssel dieses Geräts lassen sich nicht lesen: Melde die Benachrichtigungen im Browser noch einmal an.
