### The command line: what `regnum --help` and the help of every command say. Names of commands and options, GAME, FILE
### and what stands in round brackets (what holds if nothing is said) are typed as they are: they stay as they are.

cli-description = Paladins of the West Kingdom, Troyes ve Gùgōng: kuralları program gözetir.
cli-browser = { $command } oyunu tarayıcıda açar; --lan ile ağınızdaki başkaları da katılabilir. serve komutunun seçeneklerini alır.
cli-version = sürümü göster ve çık
cli-help = bu yardımı göster ve çık
cli-usage = {"kullanım: "}
cli-commands = komutlar
cli-arguments = argümanlar
cli-flags = seçenekler
cli-error = { $program }: { $problem } (yardım: { $program } --help)

## Commands, in the list of all

cli-command-play = terminalde oyna; argüman verilmezse menü açılır
cli-command-serve = oyun sunucusu, bu makine veya başkaları için
cli-command-site = kendi kendine oynatan düz dosyalardan bir klasör, her web barındırıcısı için
cli-command-replay = kaydedilmiş bir oyunu göster ve doğrula
cli-command-review = koç bitmiş bir oyuna bakar
cli-command-perft = bir oyunun kaç türlü sürebileceğini say
cli-command-selftest = rastgele oyunlar oyna ve her şeyi denetle
cli-command-components = bütün kartları ve alanları kaynaklarıyla yazdır
cli-command-scenario = senaryo dosyalarını oyna ve beklediklerini denetle
cli-command-bench = bir oyunun kurallarının hızını ölç
cli-command-arena = botları birbirine karşı çok kez oynat: galibiyet, puan, Elo, süre
cli-command-train = botların oyunlarından durumların ne kadar değerli olduğunu öğren: yargıları için değerler
cli-command-verify = biten bir oyunda kartların karılışını ve seçimleri denetle
cli-command-verify-store = saklanan bütün oyunları yeniden oynat
cli-command-doctor = bir sunucunun burada iyi çalışıp çalışmayacağına bak
cli-command-backup = sunucu çalışırken veritabanını kopyala
cli-command-restore = boş bir veritabanını .jsonl ile biten bir kopyadan doldur
cli-command-language = terminalin dilini sakla; dil verilmezse hangileri olduğunu göster

## Arguments and options, by command

cli-json = metin yerine JSON yazdır
cli-components = düzeltilmiş bir bileşen dosyası
cli-play-players = masadaki koltuklar (2); 1 için --solo
cli-play-seed = aynı tohum aynı kartları dağıtır
cli-play-bots = koltuklardan kaçı bot (0)
cli-play-resume = kayıtlı bir oyunu veya bir oyun kaydını sürdür
cli-play-plain = tam ekran yerine metin satırları
cli-play-hints = koça danışılabilir; oyun kaydı kaç kez olduğunu söyler
cli-db = bir dosya veya postgresql://… (veri klasörünüz)
cli-server-components = masaların seçebileceği düzeltilmiş bir bileşen dosyası; birkaç kez verilebilir
cli-serve-lan = ağınızdaki başkaları da katılabilsin: açılacak adresi yazar
cli-serve-host = dinlenecek adres (127.0.0.1)
cli-serve-port = port; doluysa sonraki boş olan (8765)
cli-serve-public-url = başkaysa, insanlara verilen adres
cli-serve-proxy-headers = öndeki vekil sunucunun başlıklarına inan
cli-serve-workers = botlar için düşünen işlem sayısı
cli-serve-settings = sınırlar ve süreler, JSON olarak
cli-serve-log = istekleri ve retleri JSON satırları olarak yaz (- ise stderr)
cli-serve-log-level = bunun ne kadarı
cli-serve-metrics = Prometheus için ölçümler, bu makinede
cli-serve-open = tarayıcıyı aç
cli-verify-file = biten bir oyunun kaydı
cli-doctor-settings = bakılacak ayarlar
cli-doctor-host = dinleyeceği adres (127.0.0.1)
cli-doctor-proxy-headers = bir vekil sunucunun arkasında
cli-backup-target = kopyanın gideceği yer
cli-restore-source = backup komutunun yaptığı kopya
cli-replay-file = bir oyun kaydı veya kayıtlı bir oyun
cli-replay-at = N seçim sonrasındaki oyun durumu (sonuncusu)
cli-review-seat = yalnızca N. oyuncunun dönüm noktaları
cli-perft-seed = hangi dağıtım (0)
cli-perft-depth = kaç seçim ileriye
cli-perft-players = koltuklar (2)
cli-selftest-games = kaç oyun (12)
cli-selftest-players = yalnızca bu kadar oyuncuyla
cli-scenario-paths = bir senaryo dosyası veya senaryo klasörü
cli-game = şunlardan biri: { $games }
cli-play-solo = oyuna karşı tek başına; { $levels }
cli-levels = { $game } ({ $levels }; verilmezse { $usual })
cli-no-levels = { $game } (düzeyi yok)
cli-play-bot = ne kadar güçlü: { $kinds } (knight)
cli-play-option = bir seçenek; { $options }
cli-options = { $game } ({ $options })
cli-bench-game = yalnızca bu oyun: { $games }
cli-arena-players = kimler oynuyor: { $levels }; bütçeyle { $seconds } (saniye) veya { $count } (bakılan durum veya oyun sayısı)
cli-arena-games = her masanın oyun sayısı, tam oturma düzeni turlarına tamamlanır (100)
cli-arena-seed = aynı tohum aynı kartları dağıtır (arena)
cli-arena-seats = herkese bir koltuk yoksa masadaki koltuk sayısı: bu büyüklükteki bütün gruplar oynar
cli-arena-mirror = denetim: bütün koltuklar ilk yarışmacınındır ve payını almalıdır
cli-arena-workers = aynı anda oynayan işlem sayısı (1)
cli-arena-ray = bir Ray kümesinde oyna; local burada bir tane başlatır
cli-arena-resume = biten oyunları bu dosyada tut ve içindekilerle sürdür
cli-arena-json = değerleri bir dosyaya JSON olarak yaz; - tablolar yerine onları yazdırır
cli-arena-markdown = tabloları, onları üreten komutla birlikte bir Markdown dosyasına koy
cli-train-players = masadaki koltuk sayısı (2)
cli-train-games = oynanacak oyun sayısı (5000)
cli-train-seed = aynı tohum aynı değerleri üretir (train)
cli-train-batch = aynı değerlerle oynanan oyun sayısı (64)
cli-train-nodes = turları planlamak için bakılan durum sayısı; 0: hızlı yöntem oynar (0)
cli-train-rate = başta değerlerin ne kadar oynatılacağı; sonda onda biri (0.06)
cli-train-start = sıfırlar yerine başlanacak değerlerin dosyası
cli-train-out = değerlerin dosyası; sürdürmek için gereken yanında saklanır
