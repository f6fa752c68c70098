### Troyes: the log. $who is a player’s name.

## Set-up

troyes-log-citizen-set = { $who } başlangıç için bir vatandaş koydu: { $space }.
troyes-log-neutral-set = Tarafsız bir vatandaş kondu: { $space }.

## The round

troyes-log-round-began = { $round }. tur başladı. İlk oynayan: { $who }.
troyes-log-card-shown = Yeni bir faaliyet açıldı: { $card }.
troyes-log-income = { $who }, { $n } denar gelir aldı.
troyes-log-salary = { $who }, { $paid } denar maaş ödedi.
troyes-log-salary-short = { $who }, { $due } denar maaş yerine yalnızca { $paid } denar ödedi.
troyes-log-rolled = { $who }, { $n } { $colour } zar attı: { $dice }.
troyes-log-rolled-neutral = Tarafsız vatandaşlar için { $n } { $colour } zar atıldı: { $dice }.
troyes-log-purse-grew = { $who } pas geçmişti: mahallesine { $n } denar daha kondu.
troyes-log-round-ended = { $round }. tur bitti.
troyes-log-purse-taken = { $who } mahallesindeki { $n } denarı aldı.
troyes-log-citizen-returned = { $who } yatan bir vatandaşını geri aldı: { $building }.
troyes-log-citizen-returned-neutral = Yatan tarafsız bir vatandaş ayrıldı: { $building }.
troyes-log-start-passed = { $who } sonraki turun başlangıç oyuncusu oldu.
troyes-log-character-shown = { $who } bir karakter açtı: { $character }.
troyes-log-game-over = Oyun bitti.

## Events

troyes-log-red-shown = Yeni bir olay geldi: { $event }.
troyes-log-called = { $by } başka bir olay çağırdı: { $event }.
troyes-log-event-applies = Bir olay etkisini gösterdi: { $event }.
troyes-log-black-rolled = { $who }, { $n } siyah zar attı: { $dice }.
troyes-log-neutral-citizen-rolled = Zar { $roll } gösterdi. Yeni vatandaş ({ $owner }): { $space }.
troyes-log-no-neutral-left = Bütün tarafsız vatandaşlar zaten oyunda; { $event } bir şey yapmadı.
troyes-log-no-room = Kovulacak olan korunuyor; { $event } bir şey yapmadı.
troyes-log-expelled = { $who } adlı oyuncunun bir vatandaşı kovuldu; şimdi yattığı bina: { $building }.
troyes-log-expelled-neutral = Tarafsız bir vatandaş kovuldu; şimdi yattığı bina: { $building }.
troyes-log-cube-removed = { $who } katedralde bir küp kaybetti: { $window }.
troyes-log-cube-removed-neutral = Katedralden tarafsız bir küp kalktı: { $window }.
troyes-log-cathedral-empty = Katedralde küp yok; { $event } bir şey yapmadı.
troyes-log-neutral-window = Katedrale bir küp kondu ({ $owner }): { $window }.
troyes-log-cathedral-full = Katedral tamamlanmış; { $event } bir şey yapmadı.
troyes-log-lost = { $who }, { $good } kaybetti.
troyes-log-lost-nothing = { $who } ZP kaybedecekti ama hiç ZP’si yoktu.
troyes-log-short = { $who }, { $good } vermeliydi; elindeki: { $paid }.

## Black dice

troyes-log-black-die-spent = { $who } siyah zarlara karşı bir zar harcadı: { $die }.
troyes-log-black-beaten = { $who } toplam { $total } ile karşı koydu: { $black }.
troyes-log-black-unbeaten = { $who } bir siyah zara ({ $value }) karşı koyamadı: mahallesindeki bütün zarlar { $total } ediyor.

## Gains, payments, influence

troyes-log-gained = { $who }, { $good } kazandı.
troyes-log-gain-cut = { $who } bir şey kazanmadı, çünkü yolun sonunda: { $good }.
troyes-log-paid = { $who }, { $good } ödedi.
troyes-log-paid-to = { $who }, { $to } adlı oyuncuya { $n } denar ödedi.
troyes-log-pays-less = { $paid ->
    [0] { $who }, { $to } adlı oyuncuya { $due } denar ödemeliydi ama hiç denarı yoktu.
   *[other] { $who }, { $to } adlı oyuncuya { $due } denar ödemeliydi ama yalnızca { $paid } denarı vardı.
}
troyes-log-rerolled = { $who } bir zarı yeniden attı: { $die } yerine { $now }.
troyes-log-recruited = { $who } genel stoktan bir vatandaş aldı.
troyes-log-flipped = { $who } bir zarı ters çevirdi: { $die } yerine { $now }.

## Actions

troyes-log-acts = { $who } bir kartı etkinleştirdi: { $card }.
troyes-log-acts-cathedral = { $who } katedralde inşaat yaptı.
troyes-log-acts-agriculture = { $who } tarım yaptı.
troyes-log-acts-place = { $who } bir binaya vatandaş gönderdi: { $target }.
troyes-log-acts-event = { $who } bir olayın karşısına çıktı: { $target }.
troyes-log-die-taken = { $price ->
    [0] { $who } ücretsiz aldı: { $die } ({ $owner }).
   *[other] { $who }, { $price } denara satın aldı: { $die } ({ $owner }).
}
troyes-log-die-taken-own = { $who } bir zarını kullandı: { $die }.
troyes-log-cube-used = { $who } bir karttaki küpünü kullandı: { $card }.
troyes-log-hired = { $deniers ->
    [0] { $who } ücretsiz bir usta tuttu, yuvası { $vp } ZP: { $card }.
   *[other] { $who }, { $deniers } denara bir usta tuttu, yuvası { $vp } ZP: { $card }.
}
troyes-log-hired-picture = { $who }, { $deniers } denara bir usta tuttu ama boş yuva yoktu: { $card }.
troyes-log-citizen-from = { $who } şuradan bir vatandaş aldı: { $source }.
troyes-log-uses = { $n ->
    [1] { $who } bir kartı bir kez kullandı: { $card }.
   *[other] { $who } bir kartı { $n } kez kullandı: { $card }.
}
troyes-log-cubes-placed = { $n ->
    [1] { $who } bir karta bir küp koydu: { $card }.
   *[other] { $who } bir karta { $n } küp koydu: { $card }.
}
troyes-log-nothing-gained = { $who } bir şey kazanmadı: { $card }.
troyes-log-cathedral-built = { $who } katedralde bir alan inşa etti: { $window }.
troyes-log-event-cube = { $n ->
    [1] { $who } bir olaya bir küp koydu: { $event }.
   *[other] { $who } bir olaya { $n } küp koydu: { $event }.
}
troyes-log-event-cube-neutral = { $n ->
    [1] Bir olaya tarafsız bir küp kondu: { $event }.
   *[other] Bir olaya { $n } tarafsız küp kondu: { $event }.
}
troyes-log-event-countered = Bir olaya karşı konuldu: { $event }.
troyes-log-event-reward = { $who } bir olayın ödülünü aldı: { $event }.
troyes-log-event-taken = { $who } olay kartını aldı: { $event }.
troyes-log-event-discarded = En çok küp tarafsız oyuncuda; olay kartı ıskartaya gitti: { $event }.
troyes-log-event-reopened = Küpler sahiplerine döndü, olay yeniden açıldı: { $event }.
troyes-log-last-cube-removed = { $who } bir olaya en son konan küpünü geri aldı: { $event }.
troyes-log-last-cube-removed-neutral = Bir olaya en son konan tarafsız küp kalktı: { $event }.
troyes-log-citizen-placed = { $who } bir vatandaş yerleştirdi: { $space }.
troyes-log-archer-rolled = { $hit ->
    [1] { $who } zarda { $roll } attı: ok hedefi buldu.
   *[other] { $who } zarda { $roll } attı: ok ıskaladı.
}
troyes-log-passed = { $who } pas geçti: mahallesinde { $n } denar var.
