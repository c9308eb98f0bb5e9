### Pişti, basra ve benzeri oyunların masası.

client-fishing-key-along-hand = Elindeki kâğıtlar arasında gez
client-fishing-key-play = Kâğıdı oyna
client-fishing-key-on-floor = Ne alacağını seçerken yerdeki kâğıtlar arasında gez
client-fishing-key-choose = Yerden bir kâğıt seç ya da bırak
client-fishing-key-choose-and-take = Aynısı, sonra da seçileni al
client-fishing-key-nth = Birinci, … dokuzuncu kâğıdı oyna
client-fishing-by-hand = Fareyle ya da parmakla: kâğıda dokun ya da masaya sürükle.
client-fishing-cards-taken = { $count } kâğıt alındı
