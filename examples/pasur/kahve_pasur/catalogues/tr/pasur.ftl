### Pasur, Türkçe okuyanlar için.

pasur-game = Pasur
pasur-also =
    Çahar Barg
    Yazdah
pasur-summary = Kâğıdınla toplamı on bir eden kâğıtları al; yeri temizlersen sur.
pasur-capture = sur
    .title = Sur
pasur-help-goal = Oynadığın kâğıtla toplamı on bir eden kâğıtları yerden al.
pasur-void-redeal = Yere iki vale, üç kız ya da üç papaz açıldı: aynı oyuncu yeniden dağıtır.

## Hazır ev kuralları

pasur-preset-iranian = İran'daki gibi
pasur-preset-iranian-says = 62'ye kadar; sur beş, en çok sinek yedi sayı.
pasur-preset-fifty = 50'den sonra sur yok
pasur-preset-fifty-says = 50 ya da daha çok sayısı olan taraf surdan sayı almaz.

## Ev kuralları

pasur-rule-redeal = İki valede yeniden dağıtma
pasur-rule-redeal-says = İlk yerde iki vale, üç kız ya da üç papaz olunca yeniden dağıtılır mı.
pasur-rule-sur-points = Surun sayısı
pasur-rule-sur-points-says = Yeri temizlemek kaç sayı.
pasur-rule-last-hands = Son kâğıtlarla sur
pasur-rule-last-hands-says = Destenin son dağıtılan kâğıtlarıyla yeri temizlemek sayı getirir mi.
pasur-rule-bonus-below = Surdan kim sayı alır
pasur-rule-bonus-below-says = Yeri temizlemek yalnız sayısı bundan az olan tarafa sayı getirir.
pasur-rule-bonus-below-always = herkes
pasur-rule-clubs-points = Sineklerin sayısı
pasur-rule-clubs-points-says = Yeterince sineği olan taraf kaç sayı alır.
pasur-rule-club-majority = Yeterince sinek
pasur-rule-club-majority-says = Sineklerden hangi taraf sayı alır: en çok sineği olan mı, en az yedi sineği olan mı.
pasur-rule-club-majority-most = en çok
pasur-rule-club-majority-seven = yedi ya da daha çok
