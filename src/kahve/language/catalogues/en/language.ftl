### The languages themselves.

# $language: what somebody wrote, in quotation marks. $offered: the codes that are allowed, as en and tr.
language-unknown = There is no language { $language }. Allowed are { $offered }.
# The catalogues of games that this language has, as fishing. The game of another catalogue is in English, and the page and the terminal say so.
language-games = fishing, letters, melding
