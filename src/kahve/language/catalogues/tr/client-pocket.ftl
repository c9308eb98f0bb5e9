# The pocket: the table as a page that works without a server, and without a network once it has been opened.

# $percent: how much of it is here, as a number from 0 to 100.
client-pocket-fetching = Masa yolda: %{ $percent }.
client-pocket-opening = Masa kuruluyor.
client-pocket-others-coming = Diğerleri yolda: %{ $percent }. Sen şimdiden oynayabilirsin.
client-pocket-others-sitting = Diğerleri oturuyor.
client-pocket-once = Bu yalnız bir kez olur. Sonra bu sayfaya ağ bağlantısı gerekmez.
client-pocket-whole = Artık her şey bu tarayıcıda: bu sayfaya ağ bağlantısı gerekmez.
client-pocket-no-wasm = Bu tarayıcıda WebAssembly yok; onsuz burada masa kurulamaz. Daha yeni bir tarayıcı kullan.
client-pocket-elsewhere = Masa bu tarayıcının başka bir sayfasında açık. O sayfayı kapat, bu sayfa devam eder.
client-pocket-newer = Daha yeni bir sürüm bu tarayıcıda maç saklamış. O sürümü almak için sayfayı yeniden yükle.
client-pocket-broken = Masa durdu. Sayfayı yeniden yükle: yanıtlanan her hamle saklıdır.
client-pocket-not-written = Bu tarayıcı bir hamleyi yazamadı. Sayfayı yeniden yükle: daha önce oynananlar saklıdır.
client-pocket-not-kept = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor. Sayfa kapanınca maçlar kaybolur.
client-pocket-new-version = Bu sayfanın yeni bir sürümü var.
client-pocket-take-version = Şimdi kullan
client-pocket-understood = Tamam
