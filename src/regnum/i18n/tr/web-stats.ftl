### The browser: statistics of one's own games, lists of games, reporting a problem.

web-page-statistics = İstatistikler
web-stats-what = Bu tarayıcıda biten oyunlar. Yalnızca burada saklanırlar: hesap yok, hiçbir şey gönderilmez.
web-stats-none = Burada henüz bir oyun bitirmediniz.
web-stats-games = Oyunlar
web-stats-won = Kazanılan
web-stats-best = En iyi ZP
web-stats-average = Ortalama ZP
web-stats-streak = Galibiyet serisi
web-stats-longest = En uzun seri
web-stats-against = Rakip
web-stats-last = Son oyunlar
web-stats-level = { $name }: { $level }
web-stats-bots = { $n } bot
web-stats-people = { $n ->
    [1] { $n } oyuncu
   *[other] Çevrim içi, { $n } oyuncu
}
web-stats-screen = { $n ->
    [1] { $n } oyuncu
   *[other] Tek ekran, { $n } oyuncu
}
web-stats-no-result = –
web-stats-export = Dosya olarak kaydet
web-stats-clear = İstatistikleri sil
web-stats-sure = Bütün bu sonuçlar unutulur. Masalar ve tekrarlar kalır.
web-stats-clear-yes = Sil

## Results in lists. $points (number) - one's own VP; $rival (number) - those of the best of the others.

web-result-won = Kazanıldı: { $points }–{ $rival } ZP
web-result-shared = Paylaşılan zafer: { $points } ZP
web-result-lost = Kaybedildi: { $points }–{ $rival } ZP
web-result-screen = En çok ZP: { $points }

## Lists of games

web-import-file = Dosya aç
web-list-remove = Kaldır
web-list-delete = Oyun kalıcı olarak silinir.
web-list-leave = Bu listeden çıkar ve bu tarayıcı oradaki koltuğunu unutur. Ötekilerin masası kalır.

## Reporting a problem

web-report = Sorun bildir
web-report-how = Bunu kopyalayın, ne yaptığınızı ve ne beklediğinizi yazın ve bu sunucuyu yönetene gönderin. İçinde gizli bir şey yoktur.
web-report-copy = Raporu kopyala
web-report-page =
    Regnum: { $version }
    Tarayıcı: { $browser }
    Pencere: { $window }
    Dil: { $language }
web-report-table =
    Oyun: { $game }
    Kurallar: { $rules }
    Bileşenler: { $components }
    Masa: { $table }, sürüm { $version }
    Adım: { $step } / { $made }
    Koltuklar: { $seats }
