### Games of older rules: kept as they ended, or standing still where new rules differ.

## Beside the table. $rules, $ours (numbers) - versions of the rules: of then, of now.

web-old = Kuralların başka bir sürümü
web-old-kept = Kuralların { $rules } sürümüyle oynanan bu oyun, bittiği hâliyle saklanıyor: oyun günlüğü, puan tablosu ve oyun kaydı burada, adımları değil.
web-old-told = Bu oyun, oyun sonları saklanmaya başlamadan önce bitti: sözler ve puanlar kuralların { $told } sürümündendir.
web-old-differs = Kuralların { $rules } sürümünün yerini { $ours } sürümü aldı. Yeni kurallarla bu oyun başka türlü giderdi; bu yüzden ikisinin hâlâ uyuştuğu yerde duruyor.
web-old-drops = Buradan devam etmek, sonrasındaki her şeyi siler. Oynayan herkes kabul etmelidir.
web-old-go-on = Buradan yeni kurallarla devam et
web-old-withdraw = Devam etmekten vazgeç
web-old-away = Uzakta olanın, gelip karşı çıkmak için ilk kabulden itibaren { $n } dakikası vardır.
web-old-stands-still = Oyun duruyor

## In the log. $from, $to (numbers) - versions of the rules; $who - the player.

web-log-rules = Bu oyun kuralların { $from } sürümüyle başladı ve { $to } sürümüyle devam ediyor; oyunda hiçbir şey değişmiyor.
web-log-go-on = { $who } buradan yeni kurallarla devam etmeyi kabul etti.
web-log-go-on-not = { $who } artık yeni kurallarla devam etmeyi kabul etmiyor.
web-log-rules-cut = Oyun buradan kuralların { $to } sürümüyle devam ediyor. Sonrasında { $from } sürümüyle oynananlar artık sayılmaz.
