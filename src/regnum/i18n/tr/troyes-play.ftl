### Troyes: what a player is asked, offered and refused before the round and against black dice.

## Questions

troyes-prompt-place-first = { $n ->
    [1] Son vatandaşınızı yerleştirin: binası size her tur bir zar verir.
   *[other] Bir vatandaş yerleştirin ({ $n } tane kaldı): binası size her tur bir zar verir.
}
troyes-prompt-counter-black = Siyah bir { $need } saldırıyor: ona zarlarınızla karşı koyun; hepsi birlikte { $have } eder. Kırmızı zarlar iki kat sayılır.
troyes-prompt-counter-black-weak = Siyah bir { $need } saldırıyor, zarlarınız ise birlikte { $have } ediyor: yetmez. Nüfuz harcayın veya boyun eğin.
troyes-prompt-counter-black-more = Zarlarınız siyah bir { $need } karşısında { $have } ediyor. Başka zar ekleyin veya karşı koyacağınız siyah zarları seçin.

## Options

troyes-opt-space = { $space }
troyes-opt-black-die = Kullan: { $die } ({ $n } sayılır)
troyes-opt-beat = { $n ->
    [1] Karşı koy: { $dice }
   *[other] Birlikte karşı koy: { $dice }
}
troyes-opt-yield = Siyah zara ({ $value }) boyun eğ ve { $vp } ZP kaybet
troyes-opt-black-cube = Bir küp: { $card }

## Reasons

troyes-why-space-taken = Orada zaten biri duruyor: ilk turdan önce vatandaşlar boş alanlara gider.
troyes-why-black-must-fight = Zarlarınız { $have }, siyah zar { $need } ediyor: karşı koyabilen koymak zorundadır.
troyes-why-black-too-strong = Siyah zar { $need }, bütün zarlarınız birlikte yalnızca { $have } ediyor. Nüfuzla zarları yeniden atın veya ters çevirin ya da boyun eğin.
troyes-why-black-total = Bunun için birlikte { $need } eden zarlar gerekir; seçtikleriniz { $have } ediyor.
troyes-why-black-not-highest = Önce en yüksek siyah zara ({ $need }) karşı konmalıdır; { $have } değerindeki onunla birlikte gidebilir.
troyes-why-black-own-only = Siyah zarlara karşı yalnızca kendi mahallenizin zarları sayılır; bu sizin değil ({ $owner }).
troyes-why-black-no-cubes = Kartlardaki küpler yalnızca eylemleri değiştirir, siyah zarlara karşı koyan zarları değiştirmez.
troyes-why-protected = Orada zaten aynı renkten bir vatandaş yatıyor ({ $building }); bu yüzden bu turda o renkten başkası kovulamaz. Başka bir sıra seçin veya sonraki turu bekleyin.

## What should be said before a choice

troyes-warn-dice = { $n } zarınız bu turda kullanılmadan kalır.
