### Gùgōng: the log. $who is a player's name.

## The day

gugong-log-day-began = { $day }. gün başladı. İlk oynayan: { $who }.
gugong-log-start-player = { $who } madalyayı geri koydu ve bu günün başlangıç oyuncusu oldu.
gugong-log-city-filled = Yeni bir jeton geldi ({ $city }): { $token }.
gugong-log-tokens-shuffled = Değiştirilmiş { $n } jeton karıldı, yeni çekme yığınları oldu.
gugong-log-dice-rolled = Kader zarları atıldı: { $a }, { $b } ve { $c }.
gugong-log-morning-used = { $who } bir kararname kullandı: { $decree }.
gugong-log-morning-declined = { $who } bu sabah bir kararnameden vazgeçti: { $decree }.
gugong-log-servants-gained = { $who }, { $n } hizmetkâr kazandı.
gugong-log-servants-gained-double = { $n ->
    [1] { $who } çift hizmetkârı kazandı.
   *[other] { $who } çift hizmetkâr dahil { $n } hizmetkâr kazandı.
}
gugong-log-servants-lack = { $have ->
    [0] { $who }, { $n } hizmetkâr kazanacaktı ama genel stoku boş.
   *[other] { $who }, { $n } hizmetkâr kazanacaktı; genel stokunda { $have } hizmetkâr var.
}
gugong-log-servants-paid = { $who }, { $n } hizmetkâr ödedi.
gugong-log-servants-paid-double = { $who } çift hizmetkârla { $n } hizmetkâr ödedi.

## Gifts

gugong-log-gift-given = { $who } hediye takası yaptı ({ $place }). Verdiği: { $gift }; aldığı: { $taken }.
gugong-log-gift-discarded = { $who } ayrıca bir kart attı: { $gift }.
gugong-log-gift-discarded-hidden = { $who } başka bir kart attı.
gugong-log-no-action = { $who } hamlelerden vazgeçti.
gugong-log-gift-swapped = { $who } elindeki bir kartı değiştirdi ({ $place }). Verdiği: { $gift }; aldığı: { $taken }.
gugong-log-gift-swapped-discard = { $who } ıskarta destesindeki bir kartı değiştirdi ({ $place }). Verdiği: { $gift }; aldığı: { $taken }.
gugong-log-gift-taken-back = { $who } bir kartı eline geri aldı: { $gift }.
gugong-log-gift-taken-back-hidden = { $who } atılmış bir kartı eline geri aldı.
gugong-log-discarded-for-jade = { $who } yeşim için bir kart attı: { $gift }.
gugong-log-discarded-for-jade-hidden = { $who } yeşim için bir kart attı.
gugong-log-gift-drawn = { $who } bir hediye kartı çekti: { $gift }.
gugong-log-gift-drawn-hidden = { $who } bir hediye kartı çekti.

## Actions

gugong-log-action = { $who } hamle yaptı: { $place } ({ $variant }).
gugong-log-skipped = { $who } bir hamleyi atladı: { $action }.
gugong-log-travelled = { $who } bir şehre gitti: { $city }.
gugong-log-move-lost = { $who } erişebileceği bir jeton bulamadı: hareket boşa gitti.
gugong-log-token-taken = { $who } bir jeton aldı: { $token }.
gugong-log-token-used = { $who } jetonu kullandı: { $token }.
gugong-log-token-declined = { $who } jetonun avantajından vazgeçti: { $token }.
gugong-log-token-unused = { $who } jetonun avantajını kullanamadı: { $token }.
gugong-log-token-lost = { $who } jetona yer bulamadı: { $token }.
gugong-log-traded = { $doubles ->
    [0] { $who }, { $tokens } jeton değiştirdi. Karşılığında: { $trade }.
   *[other] { $who }, { $tokens } jeton değiştirdi ({ $doubles } tanesi çift jeton). Karşılığında: { $trade }.
}
gugong-log-token-active = { $double ->
    [0] { $who } bir jetonu etkinleştirdi ({ $place }): { $token }.
   *[other] { $who } bir jetonu çift hizmetkârla etkinleştirdi ({ $place }): { $token }.
}
gugong-log-token-active-board = { $double ->
    [0] { $who } bir jetonu etkinleştirdi: { $token }.
   *[other] { $who } bir jetonu çift hizmetkârla etkinleştirdi: { $token }.
}
gugong-log-token-done = { $who } günü dolan bir jetonu sakladı: { $token }.
gugong-log-toll = { $who }, { $lost } ZP geçiş ücreti aldı ({ $place }). Ödeyen: { $payer }.
gugong-log-followed = { $who }, { $leader } adlı oyuncuyu takip etti: { $place }.

## Great Wall

gugong-log-wall-placed = { $who } Çin Seddi’ne { $n } hizmetkâr koydu (orada { $total } var).
gugong-log-wall-placed-supply = { $who } stokundan Çin Seddi’ne { $n } hizmetkâr koydu (orada { $total } var).
gugong-log-wall-placed-double = { $n ->
    [1] { $who } Çin Seddi’ne çift hizmetkârı koydu (orada { $total } var).
   *[other] { $who } Çin Seddi’ne çift hizmetkâr dahil { $n } hizmetkâr koydu (orada { $total } var).
}
gugong-log-wall-scored = { $who } Çin Seddi’ndeki en çok hizmetkârla ({ $n }) bölümü kazandı.
gugong-log-wall-home = { $who } Çin Seddi’nden { $n } hizmetkârını stokuna aldı.
gugong-log-benefit-taken = { $who } bir entrika avantajı aldı: { $benefit }.
gugong-log-benefit-declined = { $who } entrika avantajı almadı.
gugong-log-die-turned = { $who } bir kader zarını çevirdi: { $from } yerine { $face }.

## Jade, intrigue, palace, decrees

gugong-log-jade-bought = { $who }, { $house } numaralı evin yeşimini aldı (bedel { $price }).
gugong-log-jade-bought-square = { $who } meydandan yeşim aldı (bedel { $price }).
gugong-log-jade-gained = { $who }, { $n } yeşim kazandı; şimdi { $now } yeşimi var.
gugong-log-intrigue-moved = { $who } entrikada { $n } adım ilerledi; şimdi { $now }. adımda.
gugong-log-intrigue-moved-lost = { $who } entrikada geri gitti; şimdi { $now }. adımda.
gugong-log-intrigue-cut = { $who } Entrika Yolunun sonunda: { $n } adım boşa gitti.
gugong-log-medal-taken = { $who } madalyayı aldı ve sonraki gün başlangıç oyuncusu olacak.
gugong-log-envoy-moved = { $who } elçisini { $n } adım ilerletti; şimdi { $now }. adımda.
gugong-log-audience-gained = { $who } elçisini saraya ulaştırdı: oyun sonunda { $vp } ZP.
gugong-log-scored = { $who }, { $n } ZP aldı ({ $source }).
gugong-log-scored-lost = { $who } ZP kaybetti: { $n } ({ $source }).
gugong-log-decree-enacted = { $supply ->
    [0] { $who } bir kararnameye hizmetkâr koydu (bedel { $price }): { $decree }.
   *[other] { $who } bir kararnameye genel stokundan hizmetkâr koydu (bedel { $price }): { $decree }.
}
gugong-source-wall = Çin Seddi
gugong-source-destiny = kader zarları
gugong-source-decrees = kararname
gugong-source-travel = seyahat jetonu
gugong-source-trades = jeton değişimi
gugong-source-palace = saraydaki elçi
gugong-source-ports = liman ödülü
gugong-source-tolls = geçiş ücreti
gugong-source-court = sarayın lütfu

## Grand Canal

gugong-log-ship-launched = { $who } bir gemi yola çıkardı: { $ship } ({ $port }).
gugong-log-ship-loaded = { $who }, { $n } hizmetkâr yükledi: { $ship } (gemide { $total } var).
gugong-log-ship-loaded-supply = { $who } stokundan { $n } hizmetkâr yükledi: { $ship } (gemide { $total } var).
gugong-log-ship-loaded-double = { $who } çift hizmetkârı yükledi: { $ship } (gemide { $total } var).
gugong-log-ship-moved = { $who } gemisiyle yola devam etti: { $ship } (kalkış: { $from }; varış: { $to }).
gugong-log-ship-lost = { $who } bir gemisini denizde kaybetti: { $ship }, gemideki hizmetkâr: { $n }.
gugong-log-reward-claimed = { $who } bir ödül talep etti ({ $ship }; { $port }): { $reward }.

## Night and end

gugong-log-night-fell = { $day }. günün gecesi çöktü.
gugong-log-matched = { $n ->
    [0] { $who } zarlarla hiç eşleşme bulamadı.
   *[other] { $who } zarlarla { $n } eşleşme buldu.
}
gugong-log-destiny-won = { $who } eşleşmelerde öne geçti ({ $n }).
gugong-log-no-matches = Kimsenin eşleşmesi yok.
gugong-log-final-part = { $who } son puanlamada { $n } ZP aldı ({ $part }).
gugong-log-not-admitted = { $who } sarayda elçisi olmadığı için bütün puanını kaybetti: { $vp } ZP.
gugong-log-game-over = Oyun bitti.
