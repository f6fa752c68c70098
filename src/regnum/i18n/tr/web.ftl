### The browser client: pages and the frame of every table. Boards have files of their own.

## Games

web-game-paladins = Paladins of the West Kingdom
web-game-paladins-short = Paladins
web-game-paladins-sub = Manastırlar kurun, duvarlar yükseltin, engizitörden sakının.
web-game-paladins-meta = 1–4 oyuncu · 90–120 dk
web-game-troyes = Troyes
web-game-troyes-short = Troyes
web-game-troyes-sub = Üç zümrenin zarları; rakiplerinizinkiler de satılık.
web-game-troyes-meta = 1–4 oyuncu · 90 dk
web-game-gugong = Gùgōng
web-game-gugong-short = Gùgōng
web-game-gugong-sub = Yasak Şehir’de hediyeler: iyi verin, daha iyisini alın.
web-game-gugong-meta = 1–5 oyuncu · 60–90 dk
web-coming = Yakında: kuralları hazırlanıyor.

## Pages

web-pages = Sayfalar
web-page-play = Oyna
web-page-tables = Masalar
web-page-replays = Tekrarlar
web-page-rules = Kurallar
web-home-title = Masanızı seçin
web-home-sub = Üç ağır oyun. Tek başınıza, botlarla, aynı ekranda veya bağlantıyla.
web-switch-theme = Açık ve koyu tema arasında geç
web-loading = Yükleniyor…
web-no-server = Sunucu yanıt vermiyor. Çalışıyor mu?

## Starting a game

web-how = Nasıl oynamak istersiniz?
web-mode-solo = Tek kişilik
web-mode-bots = Botlar
web-mode-hotseat = Aynı ekranda
web-mode-online = Çevrim içi
web-start-solo = Tek başına oyna
web-start-bots = Botlara karşı oyna
web-start-hotseat = Burada oyna
web-start-online = Masa aç
web-how-many-bots = Kaç bot
web-bots = { $n } bot
web-bot-level = Botlar ne kadar güçlü
web-how-many-players = Kaç oyuncu
web-players-count = { $n } oyuncu
web-more-options = Başka seçenekler
web-listed = Açık masalar listesinde herkese göster

## Continue, tables, replays

web-continue = Devam et
web-continue-none = Başladığınız oyunlar sizi burada bekler.
web-all-tables = hepsi: { $n } masa
web-with = öteki oyuncular: { $names }
web-open-with = masada: { $names }
web-alone = tek başınıza
web-where-paladins = tur { $n } / { $of }
web-where-troyes = tur { $n } / { $of }
web-where-gugong = gün { $n } / { $of }
web-resume = Sürdür
web-look = Bak
web-sign-turn = sıra sizde
web-my-tables = Masalarım
web-open-tables = Açık masalar
web-open-none = Şu anda açık masa yok. Siz bir masa açın!
web-seats-taken = { $n } koltuktan { $taken } tanesi dolu
web-watch = İzle
web-join = Bir masaya katıl
web-join-how = Masayı açanın orada gördüğü altı harfi yazın veya masanın bağlantısını açın.
web-join-code = Masa kodu
web-join-go = Katıl
web-table-unopened = Bu masa açılamıyor
web-finished = Biten oyunlar
web-finished-none = Bitirdiğiniz oyunlara burada yeniden bakabilirsiniz.
web-import = Bakmak veya oynamaya devam etmek için bir oyun kaydı ya da bütün bir masa (JSON dosyası) aç

## Daily duel

web-duel = Günün düellosu
web-duel-game = Hangi oyun
web-duel-what = Herkes aynı kartlarla oynar. Tek deneme sayılır; sonra oynanışlar karşılaştırılır.
web-duel-hours = { $n } saat kaldı
web-duel-minutes = { $n } dakika kaldı
web-duel-best = bugünün en iyisi
web-duel-median = ortanca ({ $n } sonuç)
web-duel-nobody = Henüz bitiren yok.
web-duel-take = Düelloya gir
web-duel-continue = Bugünün düellosuna devam et
web-duel-yours = sonucunuz
web-duel-place = sizinki, sıralama { $place } / { $n }
web-duel-compare = Oynanışları karşılaştır
web-duel-practise = Aynı kartlarla alıştırma yap
web-duel-practise-why = Sayılmaz.
web-sign-practice = düello kartlarıyla alıştırma
web-duel-of = Günün düellosu: { $game }, { $day }
web-duel-lines = Günün bütün oynanışları
web-duel-fair = Kartlar önceden belirlendi ve onları kimse bilemezdi. Taahhüt:
web-duel-key = Taahhüdün ve kartların türetildiği, günün anahtarı:
web-duel-before = Önceki gün
web-duel-col-place = Sıralama
web-duel-col-player = Oyuncu
web-duel-col-margin = Automa ile fark
web-duel-col-same = Sizinkiyle
web-duel-same = { $n ->
    [0] hemen ayrılıyor
   *[other] ilk { $n } seçim aynı
}

## Lobby

web-lobby-code = Bu masanın kodu:
web-lobby-copy = Bağlantıyı kopyala
web-copied = Kopyalandı
web-copy-by-hand = Bu tarayıcı buradan kendiliğinden kopyalayamıyor. Bağlantı seçili: tuşlarla veya uzun basarak kopyalayın.
web-lobby-invite = Başkalarını davet et
web-lobby-link = Bu bağlantıyı açan bu masaya gelir:
web-lobby-qr = QR kodu olarak bağlantı
web-here-only = Bu bağlantı yalnızca bu bilgisayarda açılır. Ağınızdaki başka aygıtların da girebilmesi için Regnum’u durdurup şöyle yeniden başlatın; masalarınız kalır.
web-lobby-waiting = Ötekiler bekleniyor. Oyun, bütün koltuklar dolunca başlar.
web-lobby-choose = Oynamak için bir koltuğa oturun veya izlemek için kalın.
web-lobby-fair = Kartların karılışı önceden belirlenir ve oyundan sonra denetlenebilir. Taahhüt:
web-seat-free = boş
web-your-name = Adınız
web-fair-words = Kartları karmak için kendi sözcükleriniz
web-fair-words-why = Gerekli değil. Buraya yazdığınız her şey kartların karılmasına katılır; böylece kartları kimsenin seçmediğini sonradan denetleyebilirsiniz.
web-sit-down = Otur
web-link-wrong = Açtığınız bağlantı burada bir koltuk açmıyor. Kendi koltuğunuzda oynamaya devam ediyorsunuz.
web-seat-link = Koltuğumun bağlantısını kopyala
web-seat-link-why = Başka bir aygıtla devam etmek için: bu bağlantıya sahip olan sizin koltuğunuzda oynar, o yüzden onu kimseyle paylaşmayın.

## The table

web-table = Masa
web-shared-board = Ortak tahta
web-own-board = Sizin tahtanız
web-players = Oyuncular
web-tools = Araçlar
web-to-home = Ana sayfa
web-round = Tur { $round } / { $rounds }
web-refused = { $what }: { $why }
web-show-board = Tahtayı aç: { $name }
web-spectators = { $n } izleyici
web-spectator = İzleyici
web-sign-you = siz
web-sign-bot = bot
web-sign-thinking = düşünüyor…
web-prompt = Sorulan
web-your-turn = Sıra sizde, { $name }
web-turn-of = Oynama sırası: { $name }
web-their-turn = { $name } karar veriyor
web-thinking = { $name } düşünüyor…
web-game-over = Oyun bitti
web-title-your-turn = Sıra sizde · { $game }
web-choices = Seçimler
web-choices-count = { $n } seçim.
web-change = { $what }: şimdi { $old }, sonra { $new }
web-no-undo = bundan sonra geri alınamaz
web-confirm-group = Seçiminizi onaylayın
web-confirm = Onayla
web-confirm-why = Bundan sonra geri alınamaz: bir şey açılır veya başkası karar verir.
web-cancel = İptal
web-undo = Geri al
web-redo = Yinele
web-start-of-turn = Sıranın başı
web-why-not = Neden yapamıyorum?
web-why-title = Neden yapamıyorum?
web-why-more = { $n } neden daha
web-why-nothing = Burada yapılabilecek her şey sunuluyor.
web-connecting = Bağlanıyor…
web-reconnecting = Ağ bağlantısı koptu. Yeniden deneniyor…
web-no-answer = Sunucudan henüz yanıt yok; deneme sürüyor…
web-line-lost = Ağ bağlantısı koptu; seçiminiz gönderilmedi. Birazdan yeniden seçebilirsiniz.
web-help = Yardım
web-close = Kapat
web-settings = Ayarlar
web-hand-over = Ekran el değiştiriyor
web-hand-over-to = Sıradaki: { $name }
web-hand-over-why = Şimdi gelecek olanı yalnızca bir kişi görmeli ({ $name }); ötekiler başka yere baksın. (Bu, ayarlardan kapatılabilir.)
web-hand-over-me = Evet, benim
web-tabs = Görünümler
web-tab-table = Masa
web-tab-own = Tahtam
web-tab-rivals = Rakipler
web-tab-log = Günlük
web-to-table = Masaya
web-to-own = Tahtama
web-more = Daha fazla
web-sections = Tahtanın bölümleri
web-zone-choices = orada { $n } seçim
web-sheet-size = Büyüt veya küçült
web-zoom-in = Yakınlaştır
web-zoom-out = Uzaklaştır
web-round-before = Kurulum

## Log, history, chat

web-log = Oyun günlüğü
web-log-filter = Hangi satırlar
web-log-all = Tümü
web-log-mine = Benimkiler
web-log-new = Yeni
web-log-newest = en yeni
web-log-earlier = Daha öncesi
web-log-show = { $n } numaralı seçimden sonraki tahtayı göster
web-history = Geçmiş
web-history-slider = Seçim { $n } / { $made }
web-history-now = Şimdiye dön
web-history-looking = Şu adıma bakıyorsunuz: { $n } / { $made }
web-history-how = Her şey bu anı gösteriyor; burada oynanamaz. Oynat düğmesine basın ya da kaydırıcıyla veya günlük satırlarıyla başka adımlara gidin.
web-chat = Sohbet
web-chat-say = Masaya bir şey yazın
web-chat-send = Gönder
web-chat-unread = { $n } yeni ileti

## Score

web-score-sheet = Puan tablosu
web-score-source = Puan kaynağı
web-score-total = Toplam
web-score-secret = ?
web-score-known = { $n } + ?
web-winner = { $n ->
    [1] Kazanan: { $names }.
   *[other] Zaferi paylaşanlar: { $names }.
}
web-rematch = Rövanş
web-rematch-join = Rövanşa katıl
web-replay = Tekrar izle
web-record = Oyun kaydını indir

## Keys

web-keys = Tuşlar
web-key-numbers = numarayla seç; 9’dan büyük sayılar rakam rakam yazılır
web-key-enter = odaktaki düğmeye veya karta bas
web-key-escape = kapat, iptal et, şimdiye dön
web-key-undo = geri al
web-key-turn = sıranın başına dön
web-key-redo = yinele
web-key-why = bir şey neden sunulmuyor
web-key-score = puan tablosu
web-key-history = bir eylem geri veya ileri
web-key-help = bu yardım

## Settings

web-set-language = Dil
web-set-theme = Tema
web-set-theme-system = Sistemle aynı
web-set-theme-light = Açık
web-set-theme-dark = Koyu
web-set-textsize = Yazı boyutu
web-set-textsize-small = Küçük
web-set-textsize-normal = Normal
web-set-textsize-large = Büyük
web-set-animation = Animasyon
web-set-animation-off = Kapalı
web-set-animation-fast = Hızlı
web-set-animation-normal = Normal
web-set-animation-slow = Yavaş
web-set-automapace = Anlatım hızı
web-set-automapace-instant = Hemen
web-set-automapace-fast = Hızlı
web-set-automapace-normal = Normal
web-set-automapace-slow = Yavaş
web-set-confirm = Seçim yapılmadan önce sor
web-set-confirm-barrier = Geri alınamayacaksa
web-set-confirm-always = Her zaman
web-set-confirm-never = Hiçbir zaman
web-set-sound = Sesler: sıram gelince, seçim yapılınca, tur ve oyun bitince
web-set-volume = Ses düzeyi
web-set-volume-soft = Alçak
web-set-volume-normal = Normal
web-set-volume-loud = Yüksek
web-set-handover = Aynı ekranda birkaç kişi: sıradaki ekranı alana kadar gizle
web-set-notify = Sıra bana gelince ve sayfa görünmüyorken bildirim göster

## Rules

web-rules-own-words = Bütün kurallar, kendi sözlerimizle ve oyunu öğrenebileceğiniz biçimde: önce nasıl gittiği, sonra sizin ne yaptığınız, sonra geri kalanı. Masada bir şey reddedilince buraya yönlendirilirsiniz.
web-rules-title = Kurallar: { $game }
web-rules-game = Hangi oyunun kuralları
web-rules-contents = İçindekiler
web-rules-search = Kurallarda ara
web-rules-search-like = nasıl kazanırım
web-rules-search-stop = acaba ama ancak ben bana benim bir biri bu bunu bunun çünkü da daha de diye eğer en gibi hangi hangisi hem her için ile ise kaç kadar ki kim lazım mi mı mu mü mıyım miyim muyum müyüm mıdır midir mudur müdür ne neden nedir nere nerede nereden nereye niçin niye nasıl o olan olarak oldu olur olabilir olmalı onu onun öyle sen siz size sizin şey şu şunu tane var ve veya ya yani yapabilir yapabilirim yapar yaparım yapılır yapmak yapmalıyım zaman gerek gerekir gerekiyor
web-rules-found = Bulunanlar
web-rules-found-n = { $n ->
    [0] Hiçbir şey bulunamadı. Tahtalarda yazdığı gibi, tek bir sözcük deneyin.
   *[other] { $n } yerde bulundu
}
web-rules-show = Bana göster: { $what }

## Components somebody has corrected

web-own-box = Benim kutum
web-own-components = Bileşenler
web-own-components-game = oyunla geldiği gibi
web-own-components-mine = düzeltilmiş: { $name }

## The first table on a device

web-hint = Nasıl sorulur
web-hint-touch = Ne olduğunu okumak için herhangi bir şeye uzun basın. “Neden yapamıyorum?”, bir eylem için neyin eksik olduğunu söyler.
web-hint-mouse = Ne olduğunu okumak için imleci herhangi bir şeyin üzerinde tutun. Bir şeyin neden yapılamadığını görmek için W, oyunun nasıl oynandığını görmek için ? tuşuna basın.
web-hint-ok = Anladım

## Values of an option, on the home page

paladins-option-difficulty-easy = { paladins-difficulty-easy }
paladins-option-difficulty-standard = { paladins-difficulty-standard }
paladins-option-difficulty-hard = { paladins-difficulty-hard }
