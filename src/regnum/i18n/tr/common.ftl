### What every game shares: seats, lists, and everything that can go wrong.

## Seats

seat-player = Oyuncu { $n }

## Lists. A list is joined from its end: "-two" joins the last two items, "-more" puts each earlier
## item ($first) before what is joined already ($rest).

list-none = hiçbir şey
list-and-two = { $first } ve { $last }
list-and-more = { $first }, { $rest }
list-or-two = { $first } veya { $last }
list-or-more = { $first }, { $rest }
list-cut = { $n } tane daha

## Choices

option-plain = Seçenek { $n }

error-choice-unknown = Burada “{ $choice }” diye bir seçim yok. Sunulanlar: { $offered }.
error-choice-number = { $choice } numaralı seçenek şu anda sunulmuyor: listedekilerden birini seçin.
error-over = Oyun bitti: karar verilecek bir şey kalmadı.
error-not-your-turn = Sıra sizde değil: şimdi karar veren { $who }.
error-undo-barrier = Geri alınacak bir şey yok: geri alma, son çekilen veya açılan karta ve başka bir oyuncunun son seçimine kadar gider.
error-redo = Yinelenecek bir şey yok: yineleme yalnızca geri almanın hemen ardından işe yarar.

## Starting a game

error-game = “{ $game }” diye bir oyun yok. Olanlar: { $games }.
error-players = Oyun en az { $min }, en çok { $max } kişiyle oynanır; { $players } kişiyle oynanamaz.
error-option = Bu oyuncu sayısında “{ $option }” diye bir seçenek yok. Seçenekler: { $known }.
error-seed = Tohum kullanılamıyor: { $max } harften uzun veya metin değil.
error-option-value = “{ $option }” seçeneği “{ $value }” olamaz. Olabilecekler: { $values }.

## Records and stored positions

error-record-json = Bu bir oyun kaydı değil: JSON olarak okunamıyor.
error-record-format = Oyun kaydının biçimi “{ $format }”; bu sürüm onu tanımıyor.
error-record-field = Oyun kaydı kullanılamıyor: “{ $field }” alanı eksik veya yanlış.
error-record-game = Oyun kaydı başka bir oyunun: { $game }.
error-record-rules = Oyun kaydı kuralların { $rules } sürümüyle oynandı; bu ise { $ours } sürümü. Onu oynandığı sürümle izleyin.
error-record-moved = Oyun kaydı kuralların { $rules } sürümüyle oynandı. Buradaki { $ours } sürümüyle oyun başka türlü giderdi. Onu oynandığı sürümle izleyin.
error-record-differs = Oyun kaydı kuralların { $rules } sürümüyle oynandı. Buradaki { $ours } sürümüyle { $n } numaralı seçim artık mümkün değil. Onu oynandığı sürümle izleyin.
error-record-unproven = Oyun kaydı kuralların { $rules } sürümüyle oynandı ve sağlama toplamı yok; bu yüzden oyunun { $ours } sürümüyle aynı olduğu gösterilemiyor. Onu oynandığı sürümle izleyin.
error-record-components = Oyun kaydı başka bileşenlerle oynandı (parmak izi { $components }). Oynandığı bileşen dosyasını verin.
error-record-choice = Oyun kaydı yeniden oynatılamıyor: { $n } numaralı seçim, orada sunulmayan bir seçenek ({ $choice }).
error-record-checksum = Oyun kaydı yeniden oynatılamıyor: söylediğinden başka bir oyun durumunda bitiyor. Değiştirilmiş veya başka bir sürüme ait.
error-state = Saklanan oyun durumu okunamıyor: { $what }.
error-state-version = Saklanan oyun durumu başka bir oyuna, başka kurallara veya başka bileşenlere ait: { $what }.
