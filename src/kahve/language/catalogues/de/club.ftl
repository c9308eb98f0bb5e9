### What the server answers about clubs.

club-unknown = Diesen Klub gibt es nicht, oder du bist kein Mitglied.
club-code-unknown = Dieser Code oder Link öffnet keinen Klub: Frag ein Mitglied nach dem aktuellen.
club-only-hosts = Das kann nur ein Gastgeber oder der Gründer des Klubs.
club-only-founder = Das kann nur der Gründer des Klubs.
club-founder-hands-over-first = Der Gründer muss den Klub zuerst einem anderen Mitglied übergeben.
club-no-such-member = Diese Person ist kein Mitglied des Klubs mehr.
club-needs-name = Ein Klub braucht einen lesbaren Namen.
club-name-taken = Du bist schon in einem Klub mit dem Namen { $name }: Wähle einen anderen.
# $zone: what was written, in quotes.
club-no-such-zone = Es gibt keine Zeitzone { $zone }: Schreib eine wie Europe/Athens.
club-call-is-address = Die Adresse eines Anrufs beginnt mit https://, http:// oder tel:.
club-rules-need-name = Hausregeln, die ein Klub behält, brauchen einen Namen.
club-rules-too-long =
    { $most ->
        [one] Diese Hausregeln sind zu lang für einen Klub: Erlaubt ist { $most } Zeichen.
       *[other] Diese Hausregeln sind zu lang für einen Klub: Erlaubt sind höchstens { $most } Zeichen.
    }
club-rules-full =
    { $most ->
        [one] Ein Klub behält höchstens { $most } Satz Hausregeln: Entferne ihn zuerst.
       *[other] Ein Klub behält höchstens { $most } Sätze Hausregeln: Entferne zuerst einen.
    }
club-no-such-rules = Der Klub behält keine Hausregeln mit dem Namen { $name } mehr.
club-table-has-club = Von diesem Tisch aus wurde schon ein Klub gegründet: Tritt ihm bei.
club-is-full =
    { $most ->
        [one] Dieser Klub ist voll: Er kann { $most } Mitglied haben.
       *[other] Dieser Klub ist voll: Er kann { $most } Mitglieder haben.
    }
club-too-many-clubs =
    { $most ->
        [one] Du bist in { $most } Klub, mehr geht nicht: Verlass ihn zuerst.
       *[other] Du bist in { $most } Klubs, mehr geht nicht: Verlass zuerst einen.
    }
club-too-many-founded = Von deiner Adresse aus wurden zu viele Klubs gegründet. Warte eine Minute und versuch es noch einmal.
club-file-about = Alles, was dieser Server über einen Klub speichert.
club-no-such-day = Ein Tag wird als 2026-12-03 geschrieben und eine Uhrzeit als 20:00.
club-evening-is-over = Dieser Zeitpunkt ist schon vorbei: Plane den Abend für später.
club-evening-too-far = Ein Abend lässt sich höchstens zwei Jahre im Voraus planen.
club-no-such-evening = Dieser Abend ist nicht mehr geplant.
club-nobody-seated = Noch hat niemand einen Platz: Wähle zuerst das Spiel und die Tische des Abends.
club-too-few-come = Für einen Tisch dieses Spiels kommen zu wenige Mitglieder.
club-member-sits-twice = Jemand säße an zwei Plätzen: Gib jedem Mitglied einen.
club-table-of-other-size = Ein Tisch dieses Spiels hat { LIST($allowed, style: "or") } Plätze.
club-not-your-table = Das ist nicht dein Tisch an diesem Abend.
# $time: such as 20:00, or 20:00 (Europe/Athens).
club-push-says = Euer Abend beginnt um { $time }.
club-evenings-full =
    { $most ->
        [one] Ein Klub plant höchstens { $most } Abend auf einmal: Sag ihn zuerst ab.
       *[other] Ein Klub plant höchstens { $most } Abende auf einmal: Sag zuerst einen ab.
    }
club-too-many-seated =
    { $most ->
        [one] An einem Abend kann höchstens { $most } Mitglied einen Platz bekommen.
       *[other] An einem Abend können höchstens { $most } Mitglieder einen Platz bekommen.
    }
club-not-its-table = Dieser Tisch gehört nicht zum Klub.
club-notes-full = Du hast zu diesem Tisch { NUMBER($most) } Notizen geschrieben, mehr sind nicht möglich. Lösche zuerst eine.
club-same-deals-of-equal-tables = Für dieselben Runden braucht der Abend mehrere gleich große Tische, von denen noch keiner offen ist.
