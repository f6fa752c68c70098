### A page that plays by itself, without a server; tables as files.

## The engine in the page

web-page-sub = Üç ağır oyun. Tek başınıza, botlarla veya aynı ekranda; her şey bu tarayıcıda kalır.
web-engine-bar = Bu sayfa hakkında
# $loaded, $total (number) - megabytes.
web-engine-loading = Oyun yükleniyor: { $loaded } / { $total } MB
web-engine-starting = Oyun başlatılıyor…
web-engine-wait = Oyun yüklenir yüklenmez masa açılır.
web-engine-failed = Oyun bu sayfada başlatılamadı.
web-engine-failed-old = Bu tarayıcıda WebAssembly yok veya kapalı. Güncel bir Firefox, Chrome, Edge ya da Safari kullanın.
web-engine-failed-how = Bir dosya gelmedi veya tarayıcının belleği yetmiyor. Ağı denetleyin, öteki sekmeleri kapatın, yeniden deneyin. Böyle kalırsa bir sunucuda oynayın.
web-engine-again = Yeniden dene
web-engine-refused = Bu tarayıcı, gizli penceredeki gibi, burada hiçbir şey saklamıyor: oyunlar bu sayfa açık kaldıkça durur. Onları dosya olarak kaydedin.
web-engine-refused-short = Hiçbir şey saklanmıyor
web-engine-full = Bu tarayıcıda yer kalmadı: son seçim saklanamadı. Masayı dosya olarak kaydedin, sonra eski oyunları veya başka verileri silin.
web-engine-fold = Küçült

## A server instead

web-server-needed = Başkalarıyla oynamak için sunucu gerekir; bu sayfa sunucusuz oynatır.
web-server-field = Bir Regnum sunucusunun adresi
web-server-go = Oraya git
web-server-wrong = Bu bir sunucu adresi değil.
web-server-duel = Günün kartları, tek başına oynanır. Sonuçlar sunucuda karşılaştırılır.

## Tables as files

web-file-save = Masayı dosya olarak kaydet
web-file-why = Oyun, içindeki her şeyle, burada veya bir sunucuda bu dosyadan devam eder. Gizli olanı da içerir: kimseye vermeyin.
web-file-wrong = Bu dosya ne bir masa ne de bir oyun kaydı.

## Versions and installing

web-newer-ready = Yeni bir sürüm hazır.
web-newer-take = Şimdi kullan
web-newer-later = Sonra
web-install = Yükle
web-install-why = Regnum’u başka uygulamalar gibi, ağ olmadan da başlatın.
web-install-ios = Regnum’u uygulama gibi, ağ olmadan da başlatmak için Paylaş’a, sonra “Ana Ekrana Ekle”ye dokunun.
