### regnum arena: bots play each other or the automa many times. Names of bots, commands and options are typed as they
### are. An entrant is a bot that takes part.

## What was played

arena-headline = { $game }, { $players } oyuncu. Oyun sayısı: { $games }. Dağıtım sayısı: { $deals }, her biri her oturma düzeninde oynandı. Tohum: { $seed }
arena-headline-alone = { $game }, tek başına, rakip: { $automa }. Oyun sayısı: { $games }. Dağıtım sayısı: { $deals }. Tohum: { $seed }
arena-headline-options = { $headline } ({ $options })

## Columns

arena-column-entrant = yarışmacı
arena-column-games = oyunlar
arena-column-wins = galibiyet
arena-column-sure = %95
arena-column-share = pay
arena-column-times = × pay
arena-column-elo = Elo
arena-column-score = puan
arena-column-best-other = en iyi rakip
arena-column-margin = fark
arena-column-result = sonuç
arena-column-source = puan kaynağı
arena-column-decisions = kararlar
arena-column-per-second = saniyede
arena-column-mean-ms = ortalama ms
arena-column-most-ms = %95 ms
arena-column-max-ms = en uzun ms

## Cells

arena-percent = %{ $n }
arena-between = { $low } – { $high }

## Below the tables

arena-best-score = Bir oyundaki en yüksek puanın ortalaması: { $score }
arena-intervals = %95, solundaki değerin güven aralığıdır: galibiyetlerde Wilson, puanlarda (dağıtımlar üzerinden) Student aralığı, Elo’da dağıtımlar yeniden çekilerek. Sürelerde, kararların %95’inin aşmadığı süredir.
arena-elo = Elo, şuna olan uzaklıktır: { $last }. Sıralamaya göre hesaplanır; masadaki herkes herkese karşı sayılır.
arena-mirror-fits = Ayna: herkes, aralığın içinde kendi payını aldı.
arena-mirror-off = Ayna: payını almayanlar: { $who }. Yirmi aralıktan biri şans eseri tutmaz; başka bir tohumla yeniden bakın.
arena-taken = Ölçüm tarihi: { $date }, Python { $python }, { $cores } çekirdek, kurallar: { $build }.

## While it runs

arena-progress = { $done } / { $total } oyun
arena-progress-left = { $done } / { $total } oyun, kalan: { $left }
arena-found = Dosyada zaten var: { $done } / { $total } oyun.
arena-stopped = Durduruldu: { $done } / { $total } oyun dosyada.
arena-go-on = Sürdürmek için: { $command }

## Refusals

arena-nobody = Katılan yok: --players en az bir yarışmacı adı ister.
arena-unknown = “{ $entrant }” diye bir yarışmacı yok. Olanlar: { $levels }; bütçeyle örneğin { $seconds } (saniye) veya { $count } (bakılan durum veya oyun sayısı).
arena-bad-budget = “{ $entrant }” için bütçe anlamsız: { $seconds } yarım saniyedir, { $count } bakılan 800 durum veya oyundur.
arena-uncounted = “{ $entrant }” için durum veya oyun sayısı verilemez; verilebilenler: { $levels }. Saniye verilebilir: { $seconds }.
arena-no-judge = “{ $entrant }” durumları değerlendirmez, değer alamaz; alabilenler: { $levels }.
arena-same = Hepsi “{ $entrant }”: kendine karşı payını alıp almadığına --mirror bakar.
arena-alone = “{ $entrant }” için rakip yok: başka yarışmacılar yazın ya da --solo ile otomaya karşı tek başına oynatın.
arena-seats = { $seats } koltuk, bu kadar az yarışmacı için fazla: { $entrants }.
arena-solo-with = Tek başına oyunda bir koltuk vardır: --solo, --{ $option } ile birlikte kullanılmaz.
arena-ray-or-workers = Oyunlar ya bu makinenin işlemlerinde ya da Ray üzerinde oynanır: --ray, --workers ile birlikte kullanılmaz.
arena-no-ray = Ray kurulu değil: ray paketini kurun ya da --workers ile oynatın.
# $why - an error of Ray, in English.
arena-no-cluster = { $address } adresinde Ray kümesi yok: { $why }
arena-no-store = { $file } bir arena dosyası değil.
arena-other-plan = { $file } başka bir yarışmanın oyunlarını içeriyor ({ $what }: { $there }, şimdi: { $here }). Başka bir dosya ya da ilk baştaki argümanları verin.
arena-game-failed = { $number } numaralı oyun başarısız oldu: { $why }. Nerede olduğunu { $option } gösterir.
arena-worker-lost = { $number } numaralı oyundan vazgeçildi: işlemi { $times } kez oyunun ortasında sona erdi.

train-point = { $games } oyundan sonra: hata { $error } puan, koltuk başına { $points } puan.
train-written = “{ $mode }” için değerler { $file } dosyasında.
train-other-plan = “{ $file }” başka bir planın eğitimini içeriyor: aynı seçenekleri ya da başka bir --out kullanın veya dosyayı silin.
weights-none = “{ $file }” öğrenilmiş değerlerin dosyası değil.
weights-other = “{ $file }” dosyasındaki değerler bugünkülerden başka özellikler için: yeniden eğitin.
