### regnum bench: how fast the rules run, beside another project's engine.

bench-title = Tek çekirdekte rastgele oyun, her kararda seçenekler listelenerek
bench-headline = { $game }, { $players } oyuncu, { $build }: saniyedeki karar sayısı Catanatron motorununkinin { $times } katı (en az { $low }, en çok { $high }); bir oyun durumunun kopyası { $clone } µs, onunki { $peer } µs.
bench-machine = Python { $python }, { $cores } çekirdek; sabit döngü saniyede { $loop } kez çalışıyor.
bench-method = { $rounds ->
    [1] Tek iş parçacığının CPU süresi, { $rounds } ölçüm turu. Oran, Catanatron { $version } sürümüne göredir; onun tick’leri karar sayılır. “döngü başına”, makineleri karşılaştırmak için, sabit döngünün 1.000 çalışmasına düşen karar sayısıdır.
   *[other] Tek iş parçacığının CPU süresi, { $rounds } ölçüm turunun ortancası. Oran, Catanatron { $version } sürümüne göredir; onun tick’leri karar sayılır. “döngü başına”, makineleri karşılaştırmak için, sabit döngünün 1.000 çalışmasına düşen karar sayısıdır.
}

## Columns

bench-column-game = oyun
bench-column-build = kurallar
bench-column-players = oyuncu
bench-column-decisions = karar/sn
bench-column-ratio = oran
bench-column-loop = döngü başına
bench-column-clone = kopya µs
bench-column-games = oyun/sn

## Rows

bench-build-interpreted = yorumlanan
bench-build-compiled = derlenmiş
bench-peer = Catanatron

## While it runs

bench-building = Derlenmiş kurallar aranıyor; derlemek bir iki dakika sürer…
bench-progress = Ölçülüyor: { $game }, { $build }, ölçüm turu { $n } / { $rounds }…

## What is missing

bench-missing = Ölçülmedi: { $build } kurallar. { $reason }
bench-no-sources = Burada ölçecek bir şey yok: kıyaslama, ./play bench ile çalıştırıldığı Regnum kaynak koduyla birlikte gelir.
bench-no-peer = Karşılaştırılacak motor kurulu değil: onu indiren ./play bench ile başlatın veya catanatron paketini kurun.
bench-failed = Ölçüm başarısız oldu: { $game } ({ $build }). Neden: { $reason }
