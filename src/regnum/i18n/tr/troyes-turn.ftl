### Troyes: what a player is asked, offered and refused during a turn.

## Questions

troyes-prompt-turn = Sıra sizde: başlamak için bir eylem veya zar seçin, nüfuz harcayın ya da pas geçin.
troyes-prompt-turn-cube = { $card } kartındaki küp bu eylemi değiştiriyor: başlamak için bir eylem veya zar seçin.
troyes-prompt-group = { $price ->
    [0] Grubunuz { $total } ediyor. Onunla ne yapacağınızı veya bir zar daha seçin.
   *[other] Grubunuz { $total } ediyor ve { $price } denar tutuyor. Onunla ne yapacağınızı veya bir zar daha seçin.
}
troyes-prompt-group-cube = { $price ->
    [0] { $card } kartındaki küple grubunuz { $total } ediyor. Onunla ne yapacağınızı veya bir zar daha seçin.
   *[other] { $card } kartındaki küple grubunuz { $total } ediyor ve { $price } denar tutuyor. Onunla ne yapacağınızı veya bir zar daha seçin.
}
troyes-prompt-group-first = { $target } her renkten zar kabul eder: ilkini seçin.
troyes-prompt-group-target = { $price ->
    [0] { $target } için zarlarınız { $total } ediyor. Bir zar daha ekleyin veya bunlarla devam edin.
   *[other] { $target } için zarlarınız { $total } ediyor ve { $price } denar tutuyor. Bir zar daha ekleyin veya bunlarla devam edin.
}
troyes-prompt-choose-dice = Zar seçin ({ $target } için): { $colour }.
troyes-prompt-source-hire = { $card } kartında hangi vatandaşınız usta olsun?
troyes-prompt-source-place = { $building }: hangi vatandaşı yerleştiriyorsunuz?
troyes-prompt-source-expel = { $row ->
    [1] { $building }: hangi vatandaşı yerleştiriyorsunuz? Biri kovulacak ({ $owner }).
   *[other] { $building }: hangi vatandaşı yerleştiriyorsunuz? Sizinki aynı sırada bir boşluk bırakmazsa biri kovulacak ({ $owner }).
}
troyes-prompt-uses-card = { $target }: kaç kez kullanıyorsunuz? En fazla: { $most }.
troyes-prompt-uses-delayed = { $target }: oraya kaç küp koyuyorsunuz? En fazla: { $most }.
troyes-prompt-uses-event = { $target }: oraya kaç küp koyuyorsunuz? En fazla: { $most }.
troyes-prompt-choose-building = { $left ->
    [1] Bu kullanım için hangi bina ödesin?
   *[other] Bu kullanım için hangi bina ödesin? { $left } kullanım kaldı.
}
troyes-prompt-place-cube = { $left ->
    [1] Küpünüzü hangi olaya koyuyorsunuz?
   *[other] Sıradaki küpünüzü hangi olaya koyuyorsunuz? { $left } küp kaldı.
}
troyes-prompt-flip = Ters çevirmek için mahallenizden bir zar seçin; toplam en fazla { $most }.
troyes-prompt-flip-more = Ters çevrilecek: { $dice }. Bir zar daha mı? Toplam en fazla { $most }.

## Options

troyes-opt-target-card = Etkinleştir: { $target }
troyes-opt-target-hire = Usta tut ve etkinleştir: { $target }
troyes-opt-target-event = Karşı koy: { $target } (dizinin { $place }. olayı)
troyes-opt-target-building = Vatandaş yerleştir: { $target }
troyes-opt-target-cathedral = Katedrali inşa et
troyes-opt-target-agriculture = Tarım yap
troyes-opt-target-closed = { $round }. turda açılacak bir kart
troyes-opt-cube = Küp kullan: { $card }
troyes-opt-die = Bununla başla: { $die }
troyes-opt-more-die = Ekle: { $die }
troyes-opt-add-die = Ekle: { $die }; grup o zaman { $total } eder
troyes-opt-dice = Zarlar: { $dice }; { $total } eder
troyes-opt-pass = Pas geç: bu turda başka eylem yok
troyes-opt-reroll = Yeniden at: { $die }
troyes-opt-reroll-any = Bir zarı yeniden at
troyes-opt-recruit = Genel stoktan bir vatandaş al
troyes-opt-flip = En fazla { $most } zarı ters çevir
troyes-opt-flip-die = Ters çevir: { $die } yerine { $now }
troyes-opt-flip-done = { $n ->
    [1] Yalnızca bu zarı ters çevir
   *[other] Bu { $n } zarı ters çevir
}
troyes-opt-source = Vatandaşı şuradan al: { $source }
troyes-opt-uses-card = { $n } kez
troyes-opt-uses-delayed = { $n } küp
troyes-opt-uses-event = { $n } küp
troyes-opt-choose-building = { $building } ({ $n } denar öder)
troyes-opt-event-cube = { $left ->
    [1] { $event } (dizinin { $place }. olayı): son boş bayrağı
   *[other] { $event } (dizinin { $place }. olayı): { $left } boş bayrak
}
troyes-opt-cubes-done = { $left ->
    [1] Bu küpü koymadan bırak
   *[other] Kalan { $left } küpü koymadan bırak
}

troyes-die-of = { $die } ({ $owner })

troyes-dice-red = kırmızı zarlar
troyes-dice-white = beyaz zarlar
troyes-dice-yellow = sarı zarlar
troyes-dice-one-colour = tek renkten zarlar
troyes-dice-any = istenen renklerden zarlar

## What a choice brings; these stand in lists.

troyes-gives-uses = { $n } kullanım
troyes-gives-delayed-cubes = { $n ->
    [1] sonraki bir eylem için { $n } küp
   *[other] sonraki eylemler için { $n } küp
}
troyes-gives-event-cubes = { $n ->
    [1] bir olaya { $n } küp
   *[other] olaylara { $n } küp
}
troyes-gives-windows = katedrale { $n } küp
troyes-gives-places = kimse kovulmaz
troyes-gives-expels = bir vatandaş kovulur ({ $owner })
troyes-gives-nothing = hiçbir şey
troyes-gives-up-to = en fazla: { $effect }

## Reasons

troyes-why-card-closed = Bu kart { $need }. tura kadar kapalı duruyor.
troyes-why-no-dice = Bunun için gereken zarlardan hiçbir mahallede kalmadı: { $colour }.
troyes-why-deniers-dice = { $size ->
    [0] İşe yarayan en ucuz zarlar { $need } denar tutar. Sizde { $have } denar var.
    [1] Bu zar { $need } denar tutar. Sizde { $have } denar var.
   *[other] { $size } zarlık bir grupta satın alınan her zar { $price } denar tutar. Satın alınan { $bought } zar: { $need } denar. Sizde { $have } denar var.
}
troyes-why-deniers-card = { $need } denar gerekir (usta { $hire }, bir kullanım { $use }, zarlar { $dice }). Sizde { $have } denar var.
troyes-why-total-short = Bu zarlar { $have } ediyor; burada en az { $need } gerekir.
troyes-why-best-short = Gereken: { $colour }, en az { $need }; var olan en iyi grup { $have } ediyor.
troyes-why-influence-short = { $need } nüfuz gerekir; sizde { $have } nüfuz var.
troyes-why-other-colour = Burada başka zarlar gerekir: { $colour }.
troyes-why-one-die = Bir vatandaş tam olarak bir zarla yerleştirilir; burada { $have } zar var.
troyes-why-group-full = Bir grupta en fazla { $need } zar olur.
troyes-why-no-window = Katedralde { $need } sayısının bunun için boş katı yok: { $have } katı inşa edilmiş.
troyes-why-no-window-left = Alabileceğiniz hiçbir zarın sayısı için katedralde boş alan yok.
troyes-why-cube-not-here = { $card } kartındaki küp, bir küpün veya vatandaşın konacağı yeri değiştirmez.
troyes-why-cube-colour = { $card } kartındaki küp, burada gerekenlerden başka zarları değiştirir.
troyes-why-cube-changes-nothing = Burada her renkten zar olur; { $card } kartındaki küp bir şey değiştirmezdi.
troyes-why-cube-one-die = { $card } kartındaki küple tek bir zar kullanılır; burada { $have } zar olurdu.
troyes-why-nothing-free = { $card } kartındaki küple başka bir mahalleden en az bir zar ücretsiz alınmalıdır.
troyes-why-no-citizen = Burada kullanılabilecek vatandaşınız yok.
troyes-why-same-space = Bu vatandaş yine şimdi durduğu yere gelirdi: başkasını seçin.
troyes-why-supply-empty = Stokunuzda kimse kalmadı: nüfuzla vatandaş alın veya tahtadaki birini taşıyın.
troyes-why-supply-there = Stokunuzda vatandaş varken ({ $have }) genel stoktan almak gerekmez.
troyes-why-reserve-empty = Bütün vatandaşlarınız oyunda ({ $need }).
troyes-why-no-own-dice = Mahallenizde zar kalmadı.
troyes-why-uses-deniers = Bu kadar kullanım { $need } denar tutar; sizde { $have } denar var.
troyes-why-uses-influence = Bu kadar kullanım { $need } nüfuz tutar; sizde { $have } nüfuz var.
troyes-why-no-action = Bu zarla hiçbir eylem tamamlanamaz: elinizdekilerle, içinde bu zarın olduğu bir grubu alacak bir yer yok.
troyes-why-no-cube-action = { $card } kartındaki küple hiçbir eylem tamamlanamaz: zarları yok, paranız yetmiyor veya onları alacak bir yer yok.
troyes-why-flags = Çok fazla küp ({ $need }): bu olayda { $have } boş bayrak var.
troyes-why-one-cube = Bu eylemi zaten { $card } kartındaki küp değiştiriyor: bir eylem için en fazla bir küp olur.
troyes-why-begun = Bir eyleme başladınız: önce onu tamamlayın veya geri alın.
troyes-why-not-own-die = Nüfuz yalnızca kendi mahallenizin zarlarını değiştirir; bu sizin değil ({ $owner }).
troyes-why-other-building = Burada yalnızca saraydaki veya piskoposluktaki vatandaşlar kazandırır.
