### Was alle Teile der Seite teilen: Fenster, Einstellungen, Regelbuch, Benachrichtigungen.

client-page-seat = Platz { $number }
client-page-preferences = Einstellungen
client-page-try-again = Noch einmal versuchen
client-page-rules-of = Regeln: { $game }
client-page-your-name = Dein Name
client-page-guest = Gast
client-page-to-points = bis { $points }
client-page-deals =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
client-page-length-of-deals = { $length } Runde
client-page-copy = Kopieren
client-page-back = Zurück
client-page-title = { $page } · Kahve
client-page-kept-for = frei für { $name }
client-page-a-bot = ein Bot
client-page-not-fetched-again = Ein Teil dieser Seite fehlt noch. Lade sie neu.
client-page-yes = Ja
client-page-no = Nein
client-page-learn-it = Lernen
client-page-puzzles = Rätsel
client-page-my-mistakes = Meine Fehler
client-page-not-fetched = Ein Teil dieser Seite ließ sich nicht laden.
client-page-load-again = Neu laden
client-page-close = Schließen
client-page-close-esc = Schließen (Esc)
client-page-theme-device = Wie mein Gerät
client-page-theme-light = Hell
client-page-theme-dark = Dunkel
client-page-pace-slow = Langsam
client-page-pace-normal = Normal
client-page-pace-fast = Schnell
client-page-cards-do-not-fly = Nie
client-page-bots-calm = Ruhig
client-page-bots-normal = Normal
client-page-bots-quick = Schnell
client-page-help-first-time = Beim ersten Mal
client-page-help-never = Nie
client-page-cards-classic = Klassisch
client-page-cards-four-colours = Vierfarbig
client-page-cards-large-index = Große Zeichen
client-page-light-or-dark = Hell oder dunkel
client-page-cards = Karten
client-page-bots-play = Bots spielen
client-page-slowest-wish = Unter Freunden gilt die langsamste Einstellung, außer der Tisch hat sein eigenes Tempo.
client-page-remarks = Stammgäste sagen ab und zu etwas
client-page-cards-fly = Fliegende Karten
client-page-reduced-motion = Wünscht dein Gerät weniger Bewegung, fliegen keine Karten.
client-page-help-shown = Erklären, was auf dem Tisch liegt
client-page-help-anew = Wieder eingeschaltet, beginnt es von vorn.
client-page-better = Sag es besser
client-page-better-says = Neben jedem Satz erscheint ein Zeichen, mit dem du ihn besser schreiben kannst. Die Seite lädt dazu neu.
client-page-fetching-rulebook = Das Regelbuch wird geladen …
client-page-rulebook = Regelbuch
client-page-rules-differ =
    { $count ->
        [1] Eine Hausregel dieses Tisches weicht vom Regelbuch ab; sie ist unten markiert.
       *[other] { $count } Hausregeln dieses Tisches weichen vom Regelbuch ab; sie sind unten markiert.
    }
client-page-search-rulebook = Im Regelbuch suchen
client-page-search = Suchen
client-page-print = Drucken
client-page-paragraphs-found =
    { $count ->
        [0] Kein Absatz enthält diese Wörter.
        [1] Ein Absatz
       *[other] { $count } Absätze
    }
client-page-house-silent = Der Server antwortet nicht. Läuft er?
client-page-your-turn-at = Du bist am Zug · { $game }
client-page-your-turn-and-last = Du bist am Zug. { $last }
client-page-your-turn = Du bist am Zug.
client-page-sound-off = Aus
client-page-sound-soft = Leise
client-page-sound-on = An
client-page-notices-denied = Dieser Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du das ändern.
client-page-notices-from-home-screen = Auf diesem Gerät gehen Benachrichtigungen nur vom Home-Bildschirm aus: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Kahve von dort. Es gilt als eigenes Gerät: Einen Code dafür bekommst du unter „Meine Tische“.
client-page-notices-need-https = Benachrichtigungen brauchen eine https-Adresse oder den Rechner, auf dem der Server läuft.
client-page-notices-need-newer-system = Dieses Gerät kann dich noch nicht benachrichtigen: Dafür braucht es iOS oder iPadOS ab 16.4.
client-page-notices-not-in-browser = Dieser Browser kann dich nicht benachrichtigen. Vielleicht kann es ein anderer auf diesem Gerät.
client-page-sound = Ton
client-page-turn-heard = Ton, wenn ich am Zug bin und diese Seite verdeckt ist
client-page-turn-noticed = Benachrichtigung, wenn ich am Zug bin und diese Seite verdeckt ist
client-page-turn-noticed-if-open = Dieser Browser benachrichtigt dich nur, solange eine Seite von Kahve offen ist.
client-page-turn-pushed = An einem Tisch mit einem Tag Bedenkzeit je Zug erfährst du es auch ohne offene Seite, wenn dieser Server Benachrichtigungen schicken kann.
client-page-kahve-home = Kahve, Startseite
client-page-home-key = Startseite (H)
client-page-this-deal = Runde { $deal }
client-page-tools = Werkzeuge
client-page-rules = Regeln
client-page-keys = Tasten
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = Diese Tasten
client-page-key-home = Startseite
client-page-tap-hurries = Fliegen Karten, führt ein Tippen gleich ans Ende.
client-page-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = Noch einmal ansehen
client-page-save-log = Protokoll sichern
client-page-copied = Kopiert
client-page-share = Teilen
client-page-known-cards =
    { $count ->
        [one] { $name }: { $count } bekannte Karte
       *[other] { $name }: { $count } bekannte Karten
    }
client-page-match-and-deal = Partie { $match }, Runde { $deal }
client-page-totals = { $totals }
client-page-language = Sprache
client-page-language-of-browser = Wie mein Browser
