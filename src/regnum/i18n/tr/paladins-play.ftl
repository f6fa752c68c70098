### Paladins of the West Kingdom: what a player is asked, offered and refused.

## Questions

paladins-prompt-pick-paladin = Bu turdaki paladininizi seçin; öteki ikisinden biri destenizin üstüne, biri en altına gider.
paladins-prompt-take-tavern = Bir han kartı alın: işçileri size katılır.
paladins-prompt-turn = Sıra sizde: bir eylem yapın veya pas geçin.
paladins-prompt-pay-workers = { $action }: hangi işçileri yerleştiriyorsunuz?
paladins-prompt-keep-fewer = Sonraki tur için, elde tutabileceğinizden daha az işçi tutuyorsunuz (en fazla { $n }; elinizdeki işçi: { $have }). Hangileri kalsın?
paladins-prompt-keep-workers = Kalan işçi: { $have }. Sonraki tur için elde { $n } işçi tutabilirsiniz. Hangileri kalsın?
paladins-prompt-setup-recruit = İlk turdan önce, ücretsiz olarak, ekibinize bir şehirli kartı alın.
paladins-prompt-discard = Ödülü için hangi şehirli kartını ıskartaya atıyorsunuz?
paladins-prompt-hire = Ekibinize hangi şehirli kartını alıyorsunuz?
paladins-prompt-free-recruit = Ücretsiz işe alım: ekibinize hangi şehirli kartını alıyorsunuz?
paladins-prompt-place-workshop = Atölyeniz nereye gitsin? O yer bir daha işçi istemez.
paladins-prompt-place-monk = { $have } inancınız var. Keşişiniz nereye gitsin?
paladins-prompt-place-outpost = { $have } gücünüz var. Karakolunuz nereye kurulsun?
paladins-prompt-place-jar = Çömleğiniz hangi alana gitsin?
paladins-prompt-attack = { $step ->
    [1] { $have } gücünüz var; eksik her güç 1 gümüş tutar. Kime saldırıyorsunuz?
   *[other] { $have } gücünüz var; eksik her { $step } güç (artanı da) 1 gümüş tutar. Kime saldırıyorsunuz?
}
paladins-prompt-convert = { $have } inancınız var. Kimi imana getiriyorsunuz?
paladins-prompt-rewards = Bekleyen birkaç ödül var ve sıraları önemli olabilir. Önce hangisi gelsin?
paladins-prompt-remove-suspicion = { $n ->
    [1] { $have } şüpheniz var; 1 şüphe kaldırabilirsiniz.
   *[other] { $have } şüpheniz var; en fazla { $n } şüphe kaldırabilirsiniz. Kaç tane?
}
paladins-prompt-pay-debt = { $have ->
    [1] Ödenmemiş borcunuzu ödeyebilirsiniz.
   *[other] { $n ->
        [1] Ödenmemiş { $have } borcunuzdan birini ödeyebilirsiniz.
       *[other] Ödenmemiş { $have } borcunuzdan en fazla { $n } tanesini ödeyebilirsiniz. Kaç tane?
    }
}
paladins-prompt-destroy-debt = { $have ->
    [1] Ödenmemiş borcunuzu yok edebilirsiniz.
   *[other] { $n ->
        [1] Ödenmemiş { $have } borcunuzdan birini yok edebilirsiniz.
       *[other] Ödenmemiş { $have } borcunuzdan en fazla { $n } tanesini yok edebilirsiniz. Kaç tane?
    }
}
paladins-prompt-clear = Yeniden kullanmak için hangi eylem alanınızı temizliyorsunuz?
paladins-prompt-choose-reward = Hangi ödülü seçiyorsunuz?
paladins-prompt-abilities = Engizisyon geldi ve { $have } şüpheniz var. Ekibinizden sırada kim var?

## Options

paladins-opt-pick = Bu tur: { $keep }; destenin üstüne: { $top }; en alta: { $bottom }
paladins-opt-tavern = Han { $place }
paladins-opt-pass = Bu tur için pas geç
paladins-opt-pass-fewer = Pas geç ve elde izin verilenden az işçi tut
paladins-opt-move-develop = Geliştirme: bir atölye yerleştir ({ $slots })
paladins-opt-move-discard = İşe Alım: ödülü için bir şehirli kartını ıskartaya at ({ $slots })
paladins-opt-move-hire = İşe Alım: ekibe bir şehirli kartı al ({ $slots })
paladins-opt-move-hunt-1 = Avcılık ({ $slots })
paladins-opt-move-hunt-2 = Avcılık ({ $slots })
paladins-opt-move-trade-1 = Ticaret ({ $slots })
paladins-opt-move-trade-2 = Ticaret ({ $slots })
paladins-opt-move-pray = Dua: bir eylem alanını temizle ({ $slots })
paladins-opt-move-conspire = Komplo ({ $slots })
paladins-opt-move-commission = Görevlendirme: bir keşiş gönder ({ $slots })
paladins-opt-move-fortify = İstihkâm: bir duvar kur ({ $slots })
paladins-opt-move-garrison = Garnizon: bir karakol kur ({ $slots })
paladins-opt-move-absolve = Aklama: bir çömlek yerleştir ({ $slots })
paladins-opt-move-attack = Saldırı: bir yabancıya saldır ({ $slots })
paladins-opt-move-convert = İmana Getirme: bir yabancıyı imana getir ({ $slots })
paladins-opt-favour = Kralın İyiliği: { $card } ({ $slots })
paladins-opt-pay = Yerleştir: { $workers }
paladins-opt-keep-workers = Elde tut: { $workers }
paladins-opt-keep-nobody = Elde işçi tutma
paladins-opt-townsfolk = { $card } ({ $place }. yer)
paladins-opt-townsfolk-debt = { $card } ({ $place }. yer), borçla
paladins-opt-workshop = { $slot ->
    [0] { $action }, soldaki yer (artık gerekmeyecek: { $worker })
   *[other] { $action }, ortadaki yer (artık gerekmeyecek: { $worker })
}
paladins-opt-outsider = { $card } ({ $place }. yer)
paladins-opt-outsider-silver = { $card } ({ $place }. yer), eksik güç gümüşle
paladins-opt-first = Önce: { $reward }
paladins-opt-decline = Vazgeç: { $reward }
paladins-opt-remove-suspicion = { $n } şüphe kaldır
paladins-opt-pay-debt = { $n } borç öde
paladins-opt-destroy-debt = { $n } borcu yok et
paladins-opt-clear = Alanı temizle: { $action }
paladins-opt-choose = Ödül: { $rewards }
paladins-idle-debt = bir şey getirmez: ödenmemiş borcunuz yok
paladins-idle-suspicion = bir şey getirmez: şüpheniz yok
paladins-idle-pray = bir şey getirmez: eylem alanlarınızda işçi yok
paladins-opt-ability = Kullan: { $card }
paladins-opt-done = Şüpheler kalsın: Komplocular kullanılmaz, ötekilerin hepsi kullanılır

## Moves that are not on offer, by name

paladins-move-develop = Geliştirme
paladins-move-discard = İşe Alım: ıskartaya
paladins-move-hire = İşe Alım: ekibe
paladins-move-hunt-1 = Avcılık, bir işçiyle
paladins-move-hunt-2 = Avcılık, iki işçiyle
paladins-move-trade-1 = Ticaret, bir işçiyle
paladins-move-trade-2 = Ticaret, iki işçiyle
paladins-move-pray = Dua
paladins-move-conspire = Komplo
paladins-move-commission = Görevlendirme
paladins-move-fortify = İstihkâm
paladins-move-garrison = Garnizon
paladins-move-absolve = Aklama
paladins-move-attack = Saldırı
paladins-move-convert = İmana Getirme

## Reasons

paladins-why-used = Burada zaten işçi var: alanı duayla temizleyin veya sonraki tur yeniden kullanın.
paladins-why-workers = { $have ->
    [0] Gereken: { $slots } (suçlu herkesin yerine geçebilir). Hiç işçiniz kalmadı.
   *[other] Gereken: { $slots } (suçlu herkesin yerine geçebilir). Sizdekiler: { $supply }.
}
paladins-why-silver = { $need } gümüş tutar; sizde { $have } gümüş var.
paladins-why-provision = { $need } erzak ister; sizde { $have } erzak var.
paladins-why-faith = { $need } inanç gerekir; sizde { $have } inanç var.
paladins-why-strength = { $need } güç gerekir; sizde { $have } güç var.
paladins-why-influence = { $need } nüfuz gerekir; sizde { $have } nüfuz var.
paladins-why-strength-silver = Gücünüz yetmiyor; eksiği kapatmak { $need } gümüş tutar, sizde { $have } gümüş var.
paladins-why-limit = Bir oyunda en fazla { $need } kez yapılabilir; şimdiye kadar: { $have }.
paladins-why-no-townsfolk = Kart sırasında şehirli kalmadı: yenileri tur sonunda gelir.
paladins-why-no-outsider = Kart sırasında yabancı kalmadı: yenileri tur sonunda gelir.
paladins-why-no-space = Ana tahtada boş alan kalmadı.
paladins-why-taken = Burada zaten bir keşiş veya karakol var: boş bir alan seçin.
paladins-why-closed = Yalnızca { $need } veya daha çok oyuncuyla açıktır; burada { $have } oyuncu var.
paladins-why-not-revealed = Bu Kralın İyiliği { $need }. tura kadar kapalı duruyor.
paladins-why-favour-used = Burada zaten bir işçi var: her Kralın İyiliği bir turda yalnızca bir oyuncuya hizmet eder.
paladins-why-no-workshop = Bütün atölyeleriniz yerleştirildi ({ $need }).
paladins-why-nothing-to-clear = Başka hiçbir eylem alanınızda işçi yok; temizlenecek bir yer de yok.
paladins-why-no-wall = Duvar destesi boş.
paladins-why-no-debt-here = { $need ->
    [1] Yalnızca en soldaki yerin kartı borçla alınabilir; bu kart { $have }. yerde.
   *[other] Yalnızca en soldaki { $need } yerin kartları borçla alınabilir; bu kart { $have }. yerde.
}
paladins-why-full = Burada zaten bir atölye var: başka bir yer seçin.
paladins-why-not-itself = Dua kendi alanını temizlemez: başka bir alan seçin.
paladins-why-empty-space = Burada işçi yok; temizlenecek bir şey de yok.
paladins-why-impossible-reward = Yerleştirecek atölyeniz kalmadı: öteki ödülü seçin.
paladins-why-needs-suspicion = { $need } şüphe gerekir; sizde { $have } şüphe var.
paladins-why-needs-innocence = Yalnızca hiç şüphe yokken işe yarar; sizde { $have } şüphe var.
paladins-why-tavern-taken = Bu han kartını biri aldı: ötekilerden birini seçin.
paladins-why-jar-taken = Burada zaten bir çömlek var: boş bir alan seçin.

## What should be said before a choice

paladins-warn-inquisition = Bu, kasadaki son vergiyi alır: ardından Engizisyon gelir.
paladins-warn-suspicion = Vergi kasasında yalnızca { $left } gümüş kaldı: şüphe Engizisyona yol açabilir.
paladins-warn-workers = { $n } işçi kullanılmadan stoka döner.
