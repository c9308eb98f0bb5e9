### Der Tisch der Spiele mit Auslagen: Hand und Fuß und seine Verwandten.

client-melding-other-sides =
    { $count ->
        [one] Die andere Partei
       *[other] Die anderen Parteien
    }
client-melding-zone-and-quota = { $zone }: { $says }; zum Ausmachen: { $quota }
client-melding-to-go-out = Zum Ausmachen: { $quota }
client-melding-first-meld = Erste Auslage
client-melding-points-of = { $have } von { $of }
client-melding-laid-out-back = Was du ausgelegt hattest, ist wieder auf deiner Hand: { $says }
client-melding-key-draw = Ziehen; und später die gewählte Karte ablegen
client-melding-key-take = Den Ablagestapel nehmen
client-melding-key-along-hand = Von Karte zu Karte gehen
client-melding-key-one-more = Eine mehr davon wählen
client-melding-key-all = Alle davon wählen
client-melding-key-one-less = Eine weniger wählen
client-melding-key-nth = Eine mehr der ersten bis neunten Gruppe wählen
client-melding-key-lay = Die gewählten Karten auslegen
client-melding-key-add-all = Jede Karte anlegen, die an eine Auslage deiner Partei passt
client-melding-key-confirm = Bestätigen, was ausgelegt ist
client-melding-key-undo = Den letzten Schritt zurücknehmen
client-melding-key-reset = Alles Ausgelegte zurücknehmen
client-melding-key-sort = Das Blatt nach Wert oder nach Auslagen sortieren
client-melding-key-why = Was du gerade nicht kannst, und warum
client-melding-by-hand = Mit der Maus oder dem Finger: Tipp Karten an, um sie zu wählen, dann deine Auslagen oder den Ablagestapel; oder zieh sie dorthin. Tipp auf den Talon, um zu ziehen.
client-melding-hand-in-groups =
    { $groups ->
        [one] Dein Blatt, { $count } Karten in { $groups } Gruppe
       *[other] Dein Blatt, { $count } Karten in { $groups } Gruppen
    }
client-melding-all-chosen = alle gewählt
client-melding-some-chosen =
    { $count ->
        [one] { $count } gewählt
       *[other] { $count } gewählt
    }
client-melding-some-new =
    { $new ->
        [one] von diesen { $count } ist { $new } neu
       *[other] von diesen { $count } sind { $new } neu
    }
client-melding-ways-and-more = { $ways }; und { $more } mehr
client-melding-no-open-meld = Keine offene Auslage
client-melding-nothing-laid = Noch nichts ausgelegt
client-melding-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
client-melding-not-yet-laid = noch nicht auf dem Tisch
client-melding-lay-onto = { $meld }. Die gewählten Karten hierher legen
client-melding-lay-here = Hier auslegen
client-melding-laid-out = Ausgelegt, noch nicht bestätigt: { $cards }.
client-melding-chosen = Gewählt: { $cards }.
client-melding-lay-key = Die gewählten Karten auslegen (M)
client-melding-lay = Auslegen
client-melding-discard-key = Ablegen (D)
client-melding-discard = Ablegen
client-melding-all-of-rank = Alle { $count } { NOUN($rank, form: "plural") }
client-melding-all-of = Alle { $count }
client-melding-choose-none = Auswahl aufheben
client-melding-choose-none-key = Auswahl aufheben (Esc)
client-melding-confirm-key = Auf den Tisch damit (C)
client-melding-confirm = Bestätigen
client-melding-add-all-key = Alles anlegen (A)
client-melding-add-all = Alles anlegen
client-melding-undo-key = Den letzten Schritt zurücknehmen (U)
client-melding-undo = Zurück
client-melding-reset-key = Alles zurücknehmen (X)
client-melding-reset-all = Alles zurück
client-melding-reset = Alles
client-melding-why-key = Was du gerade nicht kannst, und warum (W)
client-melding-not-allowed = Was geht nicht?
client-melding-question = ?
client-melding-ask-to-go-out = Fragen: ausmachen?
client-melding-float = Ohne Ablegen
client-melding-lay-black = Die schwarzen Dreien auslegen
client-melding-lay-red = Die rote Drei auslegen
client-melding-keep-stack =
    { $stack ->
        [foot] Den Fuß behalten
        [knee] Das Knie behalten
       *[other] { $stack } behalten
    }
client-melding-stack-later = { $stack }: { $count }, noch nicht aufgenommen
client-melding-still-holds = { $name } hat diese vom Stapel genommen und noch auf der Hand: { $cards }.
client-melding-known-of = Bekannte Karten von { $name }
client-melding-plays-from =
    { $count ->
        [one] spielt { $stack }, { $count } Karte
       *[other] spielt { $stack }, { $count } Karten
    }
client-melding-stack-not-picked-up = { $stack }: { $count }, nicht aufgenommen
client-melding-known-to-hold = hat bekanntlich: { $cards }
client-melding-holding = hat { $cards }
client-melding-take-is-final = Das macht deine erste Auslage fertig, und du nimmst die Karten des Stapels auf die Hand. Du kannst es nicht zurücknehmen.
client-melding-take-the-pile = Den Stapel nehmen
client-melding-choose-to-lay = Wähl zuerst die Karten zum Auslegen.
client-melding-to-wild-meld = Zur Auslage aus wilden Karten
client-melding-new-wild-meld = Eine neue Auslage aus wilden Karten
client-melding-to-meld-of = Zur Auslage aus { NOUN($rank, form: "plural-dative") }
client-melding-new-meld-of = Eine neue Auslage aus { NOUN($rank, form: "plural-dative") }
client-melding-the-wild-cards = Die wilden Karten
client-melding-where-to = Wohin mit ihnen?
client-melding-with-which = Mit welchen Karten?
client-melding-one-to-discard = Wähl eine einzige Karte zum Ablegen.
client-melding-choose-to-discard = Wähl zuerst die Karte zum Ablegen.
client-melding-sort-by-melds-key = Das Blatt nach Auslagen sortieren (O)
client-melding-sort-by-rank-key = Das Blatt nach Wert sortieren (O)
client-melding-sort-now-rank = Wert: das Blatt nach Auslagen sortieren
client-melding-sort-now-melds = Auslagen: das Blatt nach Wert sortieren
client-melding-rank = Wert
client-melding-melds = Auslagen
client-melding-zone-and-move = { $zone }: { $says }. { $move }
client-melding-draw-key = Ziehen (D)
client-melding-discard-chosen = Die gewählte Karte ablegen
client-melding-take-key = Nehmen (T)
client-melding-pile = Stapel
client-melding-act-draw = Ziehen
client-melding-act-meld = Eine Auslage machen
client-melding-act-add = An eine Auslage anlegen
client-melding-act-float = Ohne Ablegen beenden
client-melding-act-keep = Ein Päckchen behalten
client-melding-act-lay-black = Schwarze Dreien auslegen
client-melding-act-lay-red = Rote Dreien auslegen
client-melding-nothing-in-the-way = Gerade ist nichts verboten.
client-melding-cards-laid =
    { $count ->
        [one] { $count } Karte ausgelegt
       *[other] { $count } Karten ausgelegt
    }
# $name ist eines davon, oder die Mehrzahl eines Wertes, den das Spiel verlangt.
client-melding-quota-word =
    { $name ->
        [clean] rein
        [dirty] gemischt
        [wild] wild
       *[other] { $name }
    }
# $stack ist hand, foot oder knee, hier wie in den anderen Sätzen, die es haben.
client-melding-stack =
    { $stack ->
        [hand] Hand
        [foot] Fuß
        [knee] Knie
       *[other] { $stack }
    }
