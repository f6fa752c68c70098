### regnum dataset: games as arrays for programs that learn.

dataset-done = { $folder }: { $games } oyundan { $rows } karar, { $files } dosya.
dataset-which = Veri kümesi botların oyunlarından veya kayıtlardan yapılır: --players veya --records yazın.
dataset-only-bots = Kayıtlar olduğu gibidir: --records, --{ $option } ile birlikte kullanılmaz.
dataset-no-records = Orada kayıt yok.
dataset-bad-record = { $file } bir oyun kaydı değil.
# $there, $here - games as they are typed; $seats, $players - how many players.
dataset-other-game = { $file } { $seats } oyunculu bir { $there } oyunu; veri kümesi { $players } oyunculu { $here } için.
dataset-other-rules = { $file } bugünkünden başka kurallarla veya bileşenlerle oynandı.
dataset-unfinished = { $file }: oyun bitmemiş, bu yüzden öğrenilecek bir sonucu yok.
dataset-not-empty = { $folder } boş değil ve bir veri kümesi de değil: başka bir klasör yazın.
# $what - the name of what differs.
dataset-other = { $folder } içinde başka bir veri kümesi var ({ $what } farklı). Başka bir klasör ya da başlarken verilen argümanları yazın.
dataset-damaged = { $file } bir veri kümesi dosyası değil ya da bozuk.
