### The languages themselves.

# $language: what somebody wrote, in quotation marks. $offered: the codes that are allowed, as en and tr.
language-unknown = There is no language { $language }. Allowed are { $offered }.
