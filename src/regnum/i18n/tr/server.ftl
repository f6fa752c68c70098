### The server: why a request was refused. Shown in the browser and by programs that play.

## Tables and seats

error-no-table = Böyle bir masa yok.
error-no-code = Bu kodla bir masa yok. Harfleri denetleyin.
error-not-over = Bu, oyun bitince görülebilir.
error-rematch-early = Bu oyun bitince yeniden oynayabilirsiniz.
error-not-started = Oyun başlamadı: bütün koltuklar dolmadı.
error-table-started = Oyun başladı: artık koltuklara oturulamaz.
error-seat-taken = { $seat } numaralı koltuk dolu.
error-table-locked = Masa sahibi bu masayı kilitledi: şimdilik kimse oturamaz.
error-no-host = Bu masanın sahibi yok.
error-host-only = Bunu yalnızca masa sahibi yapabilir: { $who }.
error-host-started = Oyun başladı: buna ancak başlamadan önce karar verilebilir.
error-host-self = Bu sizin koltuğunuz: başkasının koltuğunu seçin.
error-seat-empty = { $seat } numaralı koltukta kimse oturmuyor.
error-removed = Masa sahibi bu masadaki koltuğunuzu boşalttı.
error-remove-playing = Oyun başladı: artık kimse çıkarılamaz. Biri uzaktaysa ötekilerin hepsi bir bot için oy verebilir.
error-ready-unasked = Oyun, bütün koltuklar dolunca kendiliğinden başlar.
error-no-spectators = Bu masanın oyuncuları izleyici istemiyor.
error-muted = { $who } bu masada sizi susturdu.
error-link-renewed = Bu koltuğun yeni bir bağlantısı var; geldiğiniz bağlantı artık bir şey açmıyor.
error-renew-here = { $who } bağlantıyı ayarlardan yenileyebilir. Siz bunu ancak oyuncu { $seconds } saniye uzakta kaldıktan sonra yapabilirsiniz.
error-table-deleted = Bu masa silindi.
error-delete-duel = Günün düellosunun sonucu herkese açıktır, bu yüzden masası kalır. Adınızı silebilirsiniz.
error-delete-playing = Burada başkaları oynuyor: masa, oyun bitince silinebilir.
error-no-seat = Bir oyuncunun oturabileceği { $seat } numaralı koltuk yok.
error-not-your-seat = { $seat } numaralı koltuk sizin değil.
error-colour-taken = Bu renkle başkası oynuyor.
error-secret = Bu bağlantı bu masada bir koltuk açmıyor.
error-spectator = Bunu yalnızca masada oturanlar yapabilir.
error-seats = { $automas ->
    [0] Bu oyuncu sayısında automa oynamaz.
   *[other] Bu oyuncu sayısında { $automas } automa oynar.
}
error-seats-human = En az bir koltuk bir insan oyuncu için olmalıdır.
error-face = “{ $face }” yüzüne sahip bir bot yok. Olanlar: { $known }.
error-begin-few = En az iki kişi oynamalı: birini bekleyin veya boş bir koltuğa bot koyun.
error-begin-ready = Henüz herkes hazır olduğunu söylemedi.
error-level = “{ $level }” seviyesinde bir bot yok. Olanlar: { $known }.
error-components-unknown = Bu sunucuda oyunun “{ $components }” adlı bileşen dosyası yok. Olanlar: { $known }.
error-components-file = { $more ->
    [0] Bu bileşen dosyası kullanılamıyor: { $problems }.
   *[other] Bu bileşen dosyası kullanılamıyor: { $problems }; başka sorunlar: { $more }.
}
error-no-own-files = Bu sunucu oyunculardan bileşen dosyası almıyor.
error-no-file = Bu masada sunucunun bileşenleriyle oynanıyor: kendi dosyası yok.
error-components-gone = Masa, bu sunucuda olmayan bileşenlerle oynandı (parmak izi { $fingerprint }). Sunucuyu, geldikleri dosyayla başlatın.
error-rules-moved = Masa kuralların { $rules } sürümüyle oynandı. Buradaki { $ours } sürümüyle oyun başka türlü giderdi; bu yüzden burada devam edemez.
error-rules-newer = Masa kuralların { $rules } sürümüyle oynandı; bu sunucu yalnızca { $ours } sürümünü biliyor.
error-table-full = Bu masada o kadar çok şey oldu ki artık yalnızca seçimler kabul ediliyor. Seçin, oyun devam etsin.
error-limit-undos = Bu masada { $limit } seçim geri aldınız; daha fazlasına izin yok. Seçin, oyun devam etsin.
error-limit-chats = Bu masada { $limit } ileti yazdınız; daha fazlasına izin yok.
error-limit-renames = Bu masada adınızı { $limit } kez değiştirdiniz; daha fazlasına izin yok.
error-limit-signs = Bu masada { $limit } kez oy verdiniz, ayrıldınız veya karar bildirdiniz; daha fazlasına izin yok. Oynamaya devam edebilirsiniz.
error-hints-off = Bu masada koça danışılmaz: ipuçları masa kurulurken veya başlamadan önce masanın sahibi tarafından açılır.
error-hints-duel = Düellolar ipucu olmadan oynanır: herkeste aynı kartlar vardır ve sonuçlar karşılaştırılır.
error-limit-hints = Bu masada koça { $limit } kez danıştınız; daha fazlasına izin yok. Oynamaya devam edebilirsiniz.
error-hint-covered = Önce kendi kartlarınıza bakın: koç onlardan söz edecektir.
error-coach-busy = Koç şu anda düşünemiyor. Biraz sonra yeniden deneyin.
error-coach-example = Koç, kurallardaki örneklere bakmaz.
error-name-taken = Bu masada bu adı taşıyan biri zaten var. Başka bir ad alın.
error-rename-over = Oyun bitti: adlar olduğu gibi kalır. Yalnızca kendi adınızı sildirebilirsiniz.
error-kept = Bu oyun kuralların { $rules } sürümüyle oynandı. Bittiği hâliyle saklanıyor: okunabilir ve oyun kaydı indirilebilir, ama burada artık bir şey yapılamaz.
error-kept-steps = Adımları gösterilemiyor: kuralların { $rules } sürümü gerekir, bu sunucuda ise { $ours } sürümü var. Oyunun sonu, oyun günlüğü ve oyun kaydı saklanıyor.
error-kept-components = Adımları gösterilemiyor: bu sunucuda olmayan bileşenler gerekir. Oyunun sonu, oyun günlüğü ve oyun kaydı saklanıyor.
error-rules-differ = Bu oyun, kuralların { $ours } sürümüyle { $rules } sürümündekinden başka türlü giderdi; bu yüzden duruyor. Oynayan herkes kabul ederse buradan devam edebilir.
error-go-on = Kabul edilecek bir şey yok: oyun olduğu gibi devam ediyor veya bitti.
rules-differ-choice = Kuralların { $rules } sürümünde sıradaki seçim ({ $who }, seçim { $n }), { $ours } sürümünde mümkün değil.
rules-differ-result = Sıradaki seçimin ({ $who }, seçim { $n }) sonucu, kuralların { $rules } sürümünde { $ours } sürümündekinden başkaydı.
rules-differ-deal = Kuralların { $ours } sürümünde oyun { $rules } sürümündekinden başka türlü başlıyor: ilk seçimden ({ $who }) başlayarak hiçbir şey korunamaz.
rules-differ-end = Kuralların { $rules } sürümünde oyun burada bitmişti; { $ours } sürümünde bitmiyor.

## Play

error-stale = Bu arada soru değişti: bu yanıt { $decision } numaralı karar içindi, şimdi { $now } numaralı karar soruluyor.
error-final = Bu seçim geri alınamaz. Onaylayın veya başka bir şey seçin.
error-stand-in = Şimdi sizin yerinize bir bot oynuyor. Önce koltuğunuzu geri alın.
error-clock-out = Süreniz bitti: sizin yerinize bir bot oynuyor.
error-vote = Uzakta olan biri hakkında yalnızca öteki oyuncular oy verebilir.
error-vote-early = Uzun süredir uzakta değil. { $seconds } saniye sonra oy verebilirsiniz.
error-back = Dönülecek bir yer yok veya bunu kimse istemedi.
error-chat-empty = Bu iletide yazılı bir şey yok.

## History, records, daily duel

error-no-point = { $n } numaralı an yok: şimdiye kadar { $made } seçim yapıldı.
error-day = “{ $day }” gününün düellosu yok.
error-no-lesson = Burada ders yok.
error-no-example = Burada örnek yok.
error-example-gone = Bu örnek, açıldıktan sonra yeniden yazıldı. Kurallardan yeniden açın.
error-example-record = Bir örnekte kartlar dağıtılmaz, elle dizilir; bu yüzden oyun kaydı yoktur.
error-no-daily = Bu oyun için günün düellosu yok.
error-lines-later = Önce bugünün düellosunu bitirin: sonra başkalarının nasıl oynadığını görebilirsiniz.
error-practice-later = Önce bugünün düellosunu bitirin: sonra aynı kartlarla alıştırma yapabilirsiniz.
error-fair-commit = Oyun kaydındaki gizli değer, sunucunun oyundan önce taahhüt ettiği değil.
error-fair-seed = Kartlar, gizli değerden ve oyuncuların sözcüklerinden dağıtılmadı.
error-fair-none = Oyun kaydında kartların karılışının kanıtı yok: içe aktarıldı, verilen bir tohumla oynandı veya bir sunucudan gelmiyor.

## Requests

error-request = İstek anlaşılamadı: { $what }.
error-json = İstek JSON değil.
error-too-large = İstek { $limit } bayttan büyük.
error-url-long = İsteğin adresi { $limit } bayttan uzun.
error-head-large = İsteğin başlıkları { $limit } bayttan büyük.
error-request-slow = İstek zamanında tamamlanmadı. Yeniden gönderin.
error-too-fast = Çok fazla istek: { $seconds } saniye bekleyin.
error-table-damaged = { $code } kodlu masa depoda hasar görmüş, açılamıyor. Neyin yanlış olduğu sunucunun günlüğünde yazar; bir yedek geri yüklenebilir.
error-server-full = Sunucu şu anda dolu. Daha sonra yeniden deneyin.
error-unplayed = Sizin adresinizden açılan { $limit } masa, oyunlarının başlamasını bekliyor. Birini kullanın veya daha sonra yeniden deneyin.
error-carry-daily = Günlük düellonun kartlarıyla herkes oynar; bu yüzden masası dosya olarak kaydedilemez. Bitince oyun kaydı indirilebilir.
error-carry-others = Bu masada başkaları da oynuyor: dosya sizden gizli olanı gösterirdi, bu yüzden verilmez.
error-carry-shown = Bu masa burada yalnızca gösteriliyor ve oynanamaz; bu yüzden taşınamaz. Bunun yerine oyun kaydını indirin.
error-carry-later = Sıra başkasında. Masayı sıra sizdeyken kaydedin.
error-carry-damaged = Bu dosya bozuk veya değiştirilmiş: ondan masa kurulamaz.
error-carry-other = Burada aynı numaralı bir masa zaten var ve dosyadaki masa o değil.
# $n (number) - choices that are the same in both.
error-carry-differs = Bu masa burada zaten var ve { $n } seçimden sonra başka türlü gitti. Dosyadakiyle devam etmek için buradakini silin.
error-store-away = Veritabanı yanıt vermiyor.
error-busy = Sunucu şu anda meşgul. Yeniden deneyin.
error-storage-full = Bunu saklayacak yer kalmadı, bu yüzden hiçbir şey değişmedi. Bu cihazda yer açıp yeniden deneyin.
error-slow = Ağ bağlantısı yetişemeyecek kadar yavaş.
error-hello = Bir bağlantı hello ile başlar.
error-hello-twice = Bu bağlantı zaten hello gönderdi.
error-host = Bu sunucu o adla bilinmiyor.
error-origin = Başka sitelerin sayfaları bu sunucuyu kullanamaz.
error-no-page = Bu adreste bir şey yok.
error-method = Bu adres bu şekilde kullanılamaz.
error-no-language = “{ $language }” dilinde ileti yok. Olanlar: { $known }.
error-internal = Sunucunun içinde bir şeyler ters gitti. Hiçbir şey değişmedi.

## The page itself, when its scripts cannot be loaded or break

start-failed = Sayfa gösterilemedi
start-failed-why = İçindeki bir şey bozuldu veya yüklenemedi. Çoğu zaman yeniden denemek yeter.
start-failed-reset-why = Bu işe yaramazsa bu tarayıcının ayarlarını sıfırlayın. Süren oyunlardaki koltuklarınız kalır.
start-failed-again = Yeniden dene
start-failed-reset = Ayarları sıfırla
start-failed-home = Ana sayfa
start-no-script = Regnum JavaScript gerektirir. Terminaldeki oyun gerektirmez: ./play play

## Commands

server-running = Regnum şu adreste çalışıyor: { $address }
server-running-already = Regnum zaten şu adreste çalışıyor: { $address }
server-running-here = Yalnızca bu bilgisayardan erişilebilir. Ağınızdaki başkalarının katılabilmesi için önce durdurun.
server-port-taken = { $port } numaralı port dolu; { $other } kullanılıyor.
error-bind = Sunucu { $host } adresinde, { $port } numaralı portta dinleyemiyor: port dolu veya izin yok.
error-settings = { $file } dosyasındaki ayarlar kullanılamıyor: { $why }
server-stop = Durdurmak için Ctrl+C tuşlarına basın.
server-public = Sunucuya başka bilgisayarlardan erişilebilir.
server-others = Ötekiler şu adresi açar: { $address }
server-scan = Veya bunu aynı ağdaki bir telefonla tarayın:
server-no-network = Ağ bulunamadı: şu anda başka kimse erişemez.
error-public-url = “{ $url }” sunucunun adresi olamaz: https://games.example gibi görünmelidir
verify-fair = Kartlar taahhüt edildiği gibi karılmış ve oyun yeniden oynatılabiliyor: { $choices } seçim.
verify-replays = Oyun yeniden oynatılabiliyor: { $choices } seçim.
verify-store-table = { $id } (kod { $code }): { $why }
verify-store-good = { $tables } masa saklandığı gibi yeniden oynatılabiliyor; toplam { $entries } girdi.
verify-store-bad = Bu masa yeniden oluşturulamıyor.
verify-store-snapshot = Anlık görüntüsü, girdilerinden başka bir oyun durumuna götürüyor.
verify-store-gap = Girdilerinin numaralarında boşluk var.

## Notices

error-push-off = Bu sunucu tarayıcılara bildirim göndermiyor.
error-push-address = Bu, bildirim gönderilebilecek bir hizmet değil.
error-mail-off = Bu sunucu e-posta göndermiyor.
error-mail-address = Bu bir e-posta adresi değil.
error-notices-full = Sıranız size zaten { $n } yoldan bildiriliyor: önce birini sona erdirin.
error-notice = Bu bağlantı artık geçerli değil.
