# The tool that collects better wordings for the sentences of the page. Its name is client-page-better.
client-better-how = Choose a sentence and write how you would say it. Your wordings stay in this browser until you save them as a file and send it to whoever looks after the texts.
client-better-find = Find a sentence
client-better-sentences = Sentences of this page
client-better-none = No sentence of this page has these words.
client-better-mark = Write a better wording: { $sentence }
client-better-has-wording = (you have written one)
client-better-now = As it is now
client-better-new = As you would say it
# $parts: the marks of a sentence for what is filled in, such as {name} and {count}.
client-better-braces = The page fills in { $parts }: use each of them in your wording.
client-better-empty = Write a wording first.
client-better-same = This is how the page says it already.
# $part: one such mark.
client-better-loses = Your wording has lost { $part }: put it back in.
client-better-adds = The page has nothing to fill in for { $part }: take it out.
client-better-keep = Keep this wording
client-better-take-back = Forget this wording
client-better-back = Back to the list
client-better-kept =
    { $count ->
        [one] You have written { $count } wording.
       *[other] You have written { $count } wordings.
    }
client-better-save = Save as a file
client-better-forget-all = Forget all
client-better-names = A sentence from a table may have people's names in it: look through the file before you send it.
