### What the server answers about clubs.

club-unknown = There is no such club, or you are not a member of it.
club-code-unknown = This code or link opens no club: ask a member for the current one.
club-only-hosts = Only a host or the founder of the club can do that.
club-only-founder = Only the founder of the club can do that.
club-founder-hands-over-first = The founder first has to hand the club over to another member.
club-no-such-member = This person is no longer a member of the club.
club-needs-name = A club needs a name that can be read.
club-name-taken = You are in a club with the name { $name } already: choose another name.
# $zone: what was written, in quotes.
club-no-such-zone = There is no time zone { $zone }: write one such as Europe/Athens.
club-call-is-address = The address of a call begins with https://, http:// or tel:.
club-rules-need-name = House rules that a club keeps need a name.
club-rules-too-long =
    { $most ->
        [one] These house rules are too long for a club: at most { $most } character is allowed.
       *[other] These house rules are too long for a club: at most { $most } characters are allowed.
    }
club-rules-full =
    { $most ->
        [one] A club keeps at most { $most } set of house rules: remove it first.
       *[other] A club keeps at most { $most } sets of house rules: remove one first.
    }
club-no-such-rules = The club no longer keeps house rules with the name { $name }.
club-table-has-club = A club was founded from this table already: join that one.
club-is-full =
    { $most ->
        [one] This club is full: it can have { $most } member.
       *[other] This club is full: it can have { $most } members.
    }
club-too-many-clubs =
    { $most ->
        [one] You are in { $most } club, which is the limit: leave it first.
       *[other] You are in { $most } clubs, which is the limit: leave one first.
    }
club-too-many-founded = Too many clubs were founded from your address. Wait a minute and try again.
club-file-about = Everything that this server stores about a club.
club-no-such-day = A day is written as 2026-12-03 and a time as 20:00.
club-evening-is-over = This moment is over already: plan the evening for a later one.
club-evening-too-far = An evening can be planned for at most two years ahead.
club-no-such-evening = This evening is no longer planned.
club-nobody-seated = Nobody has a seat yet: first choose the game and the tables of the evening.
club-too-few-come = Too few members come for a table of this game.
club-member-sits-twice = Somebody would sit at two places: give each member one seat.
club-table-of-other-size = A table of this game has { LIST($allowed, style: "or") } seats.
club-not-your-table = This is not your table of the evening.
# $time: such as 20:00, or 20:00 (Europe/Athens).
club-push-says = Your evening begins at { $time }.
club-evenings-full =
    { $most ->
        [one] A club plans at most { $most } evening at once: call it off first.
       *[other] A club plans at most { $most } evenings at once: call one off first.
    }
club-too-many-seated =
    { $most ->
        [one] At most { $most } member can be seated in one evening.
       *[other] At most { $most } members can be seated in one evening.
    }
club-not-its-table = This table does not belong to the club.
club-notes-full = You have written { NUMBER($most) } notes to this table, which is the most. Delete one first.
club-same-deals-of-equal-tables = The same deals need an evening with several equally large tables, none of which is open yet.
