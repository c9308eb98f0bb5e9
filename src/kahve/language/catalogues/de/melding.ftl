### Die Spiele mit Auslagen sind noch nicht übersetzt; wer zum ersten Mal am Tisch sitzt, liest seine Hilfe dennoch auf Deutsch.

## Hilfe beim ersten Mal

melding-help-goal = Leg Karten von gleichem Wert zusammen aus: Auf dem Tisch bringen sie Punkte, auf der Hand kosten sie welche.
melding-help-first-meld = Um zu eröffnen, leg in einem Zug Auslagen für mindestens { $points } Punkte. Danach darf deine ganze Partei auslegen.
# Die Seite zeigt diese Angaben auf Englisch, wie sie in den Anführungszeichen stehen. $kind: clean, dirty oder wild, oder rank für einen Stapel von $rank.
melding-help-quota = { $kind ->
        [clean] Zum Ausmachen braucht ihr fertige Stapel. „clean { $have }/{ $needed }“: die eurer Partei und die nötigen. Clean heißt ohne wilde Karten.
        [dirty] Zum Ausmachen braucht ihr fertige Stapel. „dirty { $have }/{ $needed }“: die eurer Partei und die nötigen. Dirty heißt mit wilden Karten.
        [wild] Zum Ausmachen braucht ihr fertige Stapel. „wild { $have }/{ $needed }“: die eurer Partei und die nötigen.
       *[rank] Zum Ausmachen braucht ihr fertige Stapel. „{ NOUN($rank, form: "plural") } { $have }/{ $needed }“: die eurer Partei und die nötigen.
    }
# $stack: knee oder foot.
melding-help-waiting = { $stack ->
        [knee] Spiel dein ganzes Blatt aus, und dein Knie gehört dir: Bis dahin liegt es verdeckt.
       *[foot] Spiel alle Karten aus, die du hast, und dein Fuß gehört dir: Bis dahin liegt er verdeckt.
    }
melding-help-piles = Mach einen Stapel mit der siebten Karte fertig: Er zählt fürs Ausmachen, und du darfst diesen Wert noch einmal beginnen.
melding-help-frozen-for-turns = Zieh vorerst vom Talon: Eine wilde Karte hat den Ablagestapel gesperrt, und einige Züge lang darf ihn niemand nehmen.
melding-help-frozen-until-pair = Für den gesperrten Ablagestapel brauchst du zwei natürliche Karten vom Wert der obersten. Eine wilde Karte hat ihn gesperrt.
