### Paladins of the West Kingdom: the log. $who is a player's name.

## The round

paladins-log-round-began = { $round }. tur başladı. İlk oynayan: { $who }.
paladins-log-order-shown = Yeni bir Kralın Emri açıldı ({ $vp } ZP): { $order }.
paladins-log-favour-shown = { $costs ->
    [0] Yeni bir Kralın İyiliği açıldı: { $favour }. İşçi: { $slots }. Getirdiği: { $effect }.
   *[other] Yeni bir Kralın İyiliği açıldı: { $favour }. İşçi: { $slots }. Maliyet: { $cost }. Getirdiği: { $effect }.
}
paladins-log-tavern-shown = Bir han açıldı: { $tavern }.
paladins-log-paladins-drawn = { $who } üç paladin çekti: { $a }, { $b } ve { $c }.
paladins-log-paladins-drawn-hidden = { $who } üç paladin çekti.
paladins-log-paladin-chosen = { $who } paladinini seçti: { $keep }; destenin üstüne: { $top }; en alta: { $bottom }.
paladins-log-paladin-chosen-hidden = { $who } bir paladin seçti.
paladins-log-paladin-shown = { $who } paladinini açtı: { $paladin } ({ $effect }).
paladins-log-tavern-taken = { $who } bir han kartı aldı: { $tavern }.
paladins-log-passed = { $who } pas geçti.
paladins-log-workers-kept = { $who } sonraki tur için elde işçi tuttu: { $workers }.
paladins-log-workers-kept-none = { $who } sonraki tur için elde işçi tutmadı.
paladins-log-townsfolk-left = Kart sırasından bir şehirli ayrıldı: { $townsfolk }.
paladins-log-townsfolk-shown = Şehre yeni biri geldi: { $townsfolk }.
paladins-log-outsider-left = Kart sırasından bir yabancı ayrıldı: { $outsider }.
paladins-log-outsider-shown = Yeni bir yabancı geldi: { $outsider }.
paladins-log-deck-reshuffled = Iskartadaki { $deck } kartları karıldı, yeni deste oldu.
paladins-log-game-over = Oyun bitti.

## Actions

paladins-log-action = { $who } bir eylem yaptı: { $action }.
paladins-log-workers-placed = { $who } işçi yerleştirdi: { $workers }.
paladins-log-paid-out = { $provisions ->
    [0] { $who }, { $silver } gümüş ödedi.
   *[other] { $silver ->
        [0] { $who }, { $provisions } erzak ödedi.
       *[other] { $who }, { $silver } gümüş ve { $provisions } erzak ödedi.
    }
}
paladins-log-gained = { $who }, { $reward } kazandı.
paladins-log-gain-cut = { $who } bir şey kazanmadı, çünkü yolun sonunda: { $reward }.
paladins-log-declined = { $who } bir ödülden vazgeçti: { $reward }.
paladins-log-hired = { $debt ->
    [1] { $who } borçla işe aldı: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } ücretsiz işe aldı: { $townsfolk }.
       *[other] { $who }, { $silver } gümüşe işe aldı: { $townsfolk }.
    }
}
paladins-log-discarded = { $debt ->
    [1] { $who } borç alıp ıskartaya attı: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } ıskartaya attı: { $townsfolk }.
       *[other] { $who }, { $silver } gümüş ödeyip ıskartaya attı: { $townsfolk }.
    }
}
paladins-log-commissioned = { $who } bir keşiş gönderdi: bölge { paladins-roman }, alan { $place }.
paladins-log-garrisoned = { $who } bir karakol kurdu: bölge { paladins-roman }, alan { $place }.
paladins-log-wall-built = { $who } bir duvar kurdu: { $wall }.
paladins-log-jar-placed = { $who }, { $place } numaralı alana bir çömlek koydu ({ $rewards }).
paladins-log-attacked = { $silver ->
    [0] { $who } bir yabancıya saldırdı: { $outsider }.
   *[other] { $who } eksik gücü için { $silver } gümüş ödeyerek bir yabancıya saldırdı: { $outsider }.
}
paladins-log-converted = { $who } bir yabancıyı imana getirdi: { $outsider }.
paladins-log-workshop-placed = { $slot ->
    [0] { $who } bir atölye yerleştirdi: { $action }, soldaki yer.
   *[other] { $who } bir atölye yerleştirdi: { $action }, ortadaki yer.
}
paladins-log-worker-sent-home = { $who } atölyeye yer açtı; stoka dönen işçi: { $worker }.
paladins-log-cleared = { $who } bir alanı temizledi: { $action }.
paladins-log-favour-used = { $who } bir Kralın İyiliği kullandı: { $favour }.

## Tax, suspicion, debts

paladins-log-suspicion-drawn = { $tax ->
    [0] { $who } vergisiz bir şüphe çekti.
   *[other] { $who }, { $tax } gümüş vergi getiren bir şüphe çekti.
}
paladins-log-no-suspicion-left = { $who } şüphe çekmedi: hiç kart kalmadı.
paladins-log-tax-taken = { $left ->
    [0] { $who }, { $n } gümüş vergi aldı; vergi kasası boşaldı.
   *[other] { $who }, { $n } gümüş vergi aldı; vergi kasasında { $left } gümüş kaldı.
}
paladins-log-tax-refilled = Vergi kasası yeniden dolduruldu: { $n } gümüş.
paladins-log-inquisition = { $who } bir Engizisyona yol açtı.
paladins-log-ability-used = { $who } ekibini kullandı: { $townsfolk }.
paladins-log-judged = { $who } yargılandı: en çok şüphe ondaydı ({ $suspicion }).
paladins-log-suspicion-lost = { $who }, { $n } şüphe geri verdi.
paladins-log-debt-taken = { $who } bir borç aldı.
paladins-log-debt-paid = { $who } bir borç ödedi.
paladins-log-debt-destroyed = { $who } bir borcu yok etti.

## The AI player

paladins-log-ai-workers = { $who }, { $n } işçi kazandı; şimdi { $now } işçisi var.
paladins-log-ai-workshop = { $who } bir atölye ekledi: { $action }.
paladins-log-ai-scheme = { $who } bir plan açtı: { $action }.
paladins-log-ai-cannot = { $who } bu eylemi yapamadı: { $action } ({ $why }).
paladins-log-ai-does = { $instead ->
    [0] { $who }, { $workers } işçiyle bir eylem yaptı: { $action }.
   *[other] { $who } bunun yerine, yapabildiği en soldaki eylemi { $workers } işçiyle yaptı: { $action }.
}
paladins-log-ai-skips = { $who } bir kartı atladı ({ $row }, { $place }. yer): { $why }.
paladins-log-ai-marker-moved = { $who } belirtecini ilerletti: { $from } → { $to }.
paladins-log-ai-marker-moved-around = { $who } belirtecini yol boyunca dolaştırıp aynı yere getirdi: { $to }.
paladins-log-ai-wrapped = { $who } yolunun sonuna ulaştı ve baştan başladı; yükselen nitelik: { $attribute }, yeni değeri { $value }.
paladins-log-ai-schemes-shuffled = { $who } bütün planlarını kardı.
paladins-log-ai-tax-returned = { $left ->
    [0] { $who }, { $n } gümüş vergiyi genel stoka koydu; vergi kasası boşaldı.
   *[other] { $who }, { $n } gümüş vergiyi genel stoka koydu; vergi kasasında { $left } gümüş kaldı.
}
paladins-log-ai-cleared = { $who } sağ tarafını temizledi.
paladins-log-ai-jar = { $who }, { $n } numaralı çömleği ters çevirdi.

## Why the AI player cannot do something, or leaves something out

paladins-ai-why-used = orada zaten işçi var
paladins-ai-why-workers = { $need } işçi gerekir, { $have } işçisi var
paladins-ai-why-faith = gereken inanç { $need }, olan { $have }
paladins-ai-why-strength = gereken güç { $need }, olan { $have }
paladins-ai-why-influence = gereken nüfuz { $need }, olan { $have }
paladins-ai-why-limit = zaten { $have } kez yapıldı
paladins-ai-why-no-townsfolk = orada kimse yok
paladins-ai-why-no-outsider = orada kimse yok
paladins-ai-why-no-space = boş alanların hiçbirinde istediği bir ödül yok
paladins-ai-why-no-wall = duvar destesi boş
paladins-ai-why-not-revealed = kapalı duruyor
paladins-ai-why-favour-used = orada bir işçi var
paladins-ai-why-no-order = açılmış olan yok
paladins-ai-why-no-favour = boş olan yok
