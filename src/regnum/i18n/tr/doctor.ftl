### regnum doctor: what would stop a server, or make it slow or unsafe.

doctor-good = tamam { $text }
doctor-note = not   { $text }
doctor-bad = HATA  { $text }
doctor-sum = { $bad ->
    [0] { $notes ->
        [0] Her şey yolunda.
        [1] Burada bir sunucu çalışabilir; tek nota bakın.
       *[other] Burada bir sunucu çalışabilir; { $notes } nota bakın.
    }
    [1] Önce bir şeyin düzeltilmesi gerekiyor.
   *[other] Önce { $bad } şeyin düzeltilmesi gerekiyor.
}

doctor-settings = { $file } dosyasındaki ayarlar kullanılabilir.
doctor-store = Veritabanı yanıt veriyor ve yazılabiliyor (şema { $schema }).
doctor-store-new = Henüz veritabanı yok; sunucu başlarken oluşturur.
doctor-store-bad = { $why }
doctor-schema-older = Veritabanının şeması { $schema }; bu sunucuyu başlatmak onu { $known } şemasına geçirir. Önce yedek alın.
doctor-schema-newer = Veritabanının şeması { $schema }, bu Regnum ise { $known } şemasını biliyor: Regnum’u güncelleyin.
doctor-served = Bu dosya zaten bir sunucuda (işlem { $process }); ikincisi için PostgreSQL veya başka bir dosya gerekir.
doctor-clock-good = Saat veritabanınınkiyle uyuşuyor.
doctor-clock = Saat, veritabanınınkinden { $seconds } saniye sapıyor: en iyisi NTP ile ayarlayın.
doctor-disk = { $folder } klasöründe { $megabytes } MB boş.
doctor-files = Aynı anda { $have } dosya ve bağlantı açık olabilir.
doctor-files-few = Aynı anda yalnızca { $have } dosya ve bağlantı açık olabilir, ayarlar { $needed } tanesine izin veriyor: sınırı yükseltin (ulimit -n, en fazla { $most }) veya connections ile http_connections değerlerini düşürün.
doctor-worker = Botlar için düşünen işlem başlıyor.
doctor-worker-bad = Botlar için düşünen işlem başlamıyor: { $why }
doctor-compiled = Kurallar derlenmiş (Python { $python }).
doctor-interpreted = Kurallar yorumlanarak çalışıyor (Python { $python }): bu makine için hazırlanmış veya C derleyicisi olan bir yerde yapılmış bir wheel paketinde kurallar derlenmiştir ve daha hızlıdır.
doctor-rules-building = { $minutes ->
    [one] Kurallar şimdilik yorumlanarak çalışıyor; { $minutes } dakikadır derleniyorlar. Sonraki başlatmada derlenmiş olanlar kullanılır.
   *[other] Kurallar şimdilik yorumlanarak çalışıyor; { $minutes } dakikadır derleniyorlar. Sonraki başlatmada derlenmiş olanlar kullanılır.
}
doctor-rules-off = Kurallar, --interpreted veya { $switch } ile istendiği gibi yorumlanarak çalışıyor.
doctor-rules-compiler = Kurallar yorumlanarak çalışıyor: bu Python’un başlık dosyalarıyla birlikte bir C derleyicisi yok. İkisi de kuruluysa (Debian’da gcc ve python3-dev) ./play onları derler.
doctor-rules-stopped = Kurallar yorumlanarak çalışıyor: derleme yarıda kesildi. Sonraki ./play yeniden başlar.
doctor-rules-next = Kurallar yorumlanarak çalışıyor: şimdiki hâlleriyle henüz derlenmediler. Bunu ./play ile başlatılan sonraki oyun arka planda yapar.
doctor-rules-packages = Kurallar yorumlanarak çalışıyor: onları derlemek için gereken paketler indirilemedi (ağ bağlantısı var mı?). Bir saat sonra ./play yeniden dener; bkz. { $log }
doctor-rules-room = Kurallar yorumlanarak çalışıyor: onları derlemek için build/ klasöründe yer yok (disk dolu veya klasöre yazılamıyor). Bir saat sonra ./play yeniden dener; bkz. { $log }
doctor-rules-failed = Kurallar yorumlanarak çalışıyor: derleme başarısız oldu. Bir gün sonra veya kaynaklar değişince ./play yeniden dener; bkz. { $log }
doctor-rules-broken = Kurallar yorumlanarak çalışıyor: derlenmiş olanlar başlamadı. Bir gün sonra ./play onları yeniden derler; hemen derlenmeleri için build/fast klasörünü silin. Günlük: { $log }
doctor-client = Tarayıcı istemcisi derlenmiş.
doctor-client-missing = Tarayıcı istemcisi derlenmemiş: ./play ile başlatın veya scripts/web_build.py komutunu çalıştırın.
doctor-proxy-names = Vekil sunucuya, hangi ana makine adını verirse versin inanılıyor: public_url ayarına kullanılan adresi yazın.
doctor-proxy-missing = public_url https ile başlıyor, sunucunun kendisi ise yalnızca http konuşuyor. Önüne bir vekil sunucu koyun ve proxy_headers ayarını açın; yoksa bütün oyuncular tek adres sayılır.
doctor-proxy-open = Vekil sunucunun başlıklarına inanılıyor ve sunucu { $host } adresinde dinliyor: ona vekil sunucudan başka kimse erişememeli.
doctor-plain = Sunucu { $host } adresinde TLS olmadan dinliyor: arada olan herkes okuyabilir. Bakınız: docs/server.md.
doctor-metrics-open = Ölçümler { $host } adresinde veriliyor: onlara yalnızca Prometheus erişebilsin.
doctor-log = { $folder } klasörüne günlük yazılamıyor.
doctor-push = Tarayıcılara sıralar web push ile bildirilebilir.
doctor-push-plain = Tarayıcılara sıralar ancak sunucuya https ile erişiliyorsa bildirilebilir: public_url ayarına böyle bir adres yazın.
doctor-push-contact = push_contact değeri { $contact }: mailto: veya https: ile başlamalıdır.
doctor-mail-half = E-posta yarım kurulmuş: { $missing } eksik, bu yüzden hiç gönderilmiyor.
doctor-mail-plain = E-posta { $host } sunucusuna TLS olmadan gidiyor: arada olan herkes okuyabilir.
doctor-mail = { $host } e-posta sunucusu bizi kabul ediyor.
doctor-mail-bad = { $host } e-posta sunucusu bizi kabul etmiyor: { $why }
