### Gùgōng alone: what Meng does and why. $who is Meng.

## Levels of difficulty, in the menu

gugong-difficulty-normal = standart
gugong-difficulty-easy = kolay
gugong-difficulty-hard = zor

## His turn

gugong-log-meng-focus = { $who } bütün oyun için odağını belirledi: { $place }.
gugong-log-automa-shuffled = { $who } önceki günlerin { $n } automa kartını karıp yeni deste yaptı.
gugong-log-meng-cards = { $who } kartlarını açtı. Hediye: { $gift }. Automa kartı: { $automa }.
gugong-log-meng-cards-special = { $who } kartlarını açtı. Hediye: { $gift }. Automa kartı özel: odağına gidiyor ({ $place }), iki hamle de B ve bedelsiz.
gugong-log-meng-instead = { $who } kart değiştirmedi, bunun yerine { $n } ZP aldı.
gugong-log-meng-token-instead = { $who } jetonun avantajı yerine { $n } ZP aldı: { $token }.
gugong-log-meng-cannot = { $who } bir hamleyi atladı: { $action } ({ $why }).

## Why he leaves something out: clauses about him alone, never said of players

gugong-meng-why-servants-short = { $need } hizmetkâr gerekir; havuzunda { $have } var ve jetonlarını hizmetkârla değiştiremiyor
gugong-meng-why-supply-empty = bunun için hizmetkârı yok
gugong-meng-why-nothing-in-reach = hiçbir şehirde jeton yok
gugong-meng-why-track-end = işaretçisi Entrika Yolunun sonunda
gugong-meng-why-decree-owned = zaten bütün kararnamelerde hizmetkârı var
gugong-meng-why-decree-short = en ucuz kararname, yerleştirilecek olan dahil { $need } hizmetkâr ister; havuzunda { $have } var ve jetonlarını hizmetkârla değiştiremiyor
gugong-meng-why-no-ship = gemilerinin hepsi dolu veya kanalda
gugong-meng-why-route-full = yeni bir gemi için boş liman yok

## What he does in his own way

gugong-log-meng-route = { $back ->
    [0] { $who } haritanın kenarındaki güzergâhında jeton bulamadı ve en yakın jetona gitti.
   *[other] { $who } haritanın kenarındaki güzergâhına döndü.
}
gugong-log-meng-chooses = { $reason ->
    [0] { $who }, { $level }. seviyeden bir kararname seçti: henüz almadığını.
    [1] { $who }, { $level }. seviyeden bir kararname seçti: ikisinden ucuz olanı.
   *[2] { $who }, { $level }. seviyeden bir kararname seçti: ikisinden tahtada altta olanı.
}
gugong-log-meng-chooses-other = { $reason ->
    [0] { $who }, { $wanted }. seviyeden alamadı ve { $level }. seviyeden bir kararname seçti: henüz almadığını.
    [1] { $who }, { $wanted }. seviyeden alamadı ve { $level }. seviyeden bir kararname seçti: ikisinden ucuz olanı.
   *[2] { $who }, { $wanted }. seviyeden alamadı ve { $level }. seviyeden bir kararname seçti: ikisinden tahtada altta olanı.
}
gugong-log-meng-idle-decree = { $who } bu sabah bir kararnameden bir şey kazanmadı: { $decree }.
gugong-log-meng-drew = { $to_play ->
    [0] { $who } bir hediye kartı çekti ve ıskarta destesine koydu.
   *[other] { $who } bir hediye kartı çekti ve oynayacağı kartların altına koydu.
}
gugong-log-meng-took-back = { $who } en son attığı kartı oynayacağı kartların altına koydu.
gugong-log-meng-discarded = { $who } en üstteki kartını, değerine bakmadan attı.
gugong-log-meng-no-benefit = { $who }, { $have }. adımda entrika avantajı almadı.

## Dusk

gugong-log-meng-keeps = { $who } bugün için automa kartı kalmadığından { $n } hediye kartını sakladı.
gugong-log-dusk-fell = { $day }. günün alacakaranlığı çöktü.
gugong-log-meng-dusk = { $who } günün bir automa kartını çevirdi: { $dusk }.
gugong-log-matched-meng = { $who } için bu gün { $n } eşleşme sayıldı.
