### Gùgōng: what a player is asked, offered and refused, but for the locations.

## Questions

gugong-prompt-exchange = Sıra sizde: hangi hediyeyi veriyorsunuz?
gugong-prompt-where = { $gift }: hangi görevliyle takas ediyorsunuz?
gugong-prompt-pay = { $ways ->
    [0] Bu takas ücretsiz değil (sizinki { $value }, oradaki { $there }): jetonlarınızı gereken hizmetkârlarla ({ $servants }) değiştirin veya hamlelerden vazgeçin.
    [1] Bu takas ücretsiz değil (sizinki { $value }, oradaki { $there }): { $servants } hizmetkâr ödeyin veya hamlelerden vazgeçin.
    [2] Bu takas ücretsiz değil (sizinki { $value }, oradaki { $there }): başka bir kart atın veya hamlelerden vazgeçin.
   *[3] Bu takas ücretsiz değil (sizinki { $value }, oradaki { $there }): { $servants } hizmetkâr ödeyin, başka bir kart atın veya hamlelerden vazgeçin.
}
gugong-prompt-gift-servants = Hediyeniz { $n } hizmetkâr getiriyor. Almak ister misiniz?
gugong-prompt-swap-card = Hangi kartınızı tahtadaki bir kartla değiştiriyorsunuz?
gugong-prompt-swap-with = { $gift }: hangi görevlinin kartıyla değiştiriyorsunuz?
gugong-prompt-end-turn = Sıranız bitti. Önce seyahat jetonu değiştirmek ister misiniz?
gugong-prompt-last-trade = Son gece bitti. Son puanlamadan önce seyahat jetonu değiştirmek ister misiniz?
gugong-prompt-store-token = Yeni jetona ({ $token }) yer yok: hangi jetonları değiştiriyorsunuz?
gugong-prompt-morning-decrees = Yeni bir sabah: şimdi hangi kararnamenizi kullanıyorsunuz?

## Options

gugong-opt-give = Ver: { $gift }
gugong-opt-at = { $place }: { $gift }
gugong-exchange-free = ücretsiz: sizinki { $value }, oradaki { $there }
gugong-exchange-pay = ücretli: sizinki { $value }, oradaki { $there }
gugong-exchange-none = ücretli: sizinki { $value }, oradaki { $there }; ödeyemezsiniz, hamle yapılmaz
gugong-opt-pay-servants = { $n } hizmetkâr öde
gugong-opt-pay-servants-double = Çift hizmetkârla öde (bedel { $n })
gugong-opt-discard = At: { $gift }
gugong-opt-discard-any = Başka bir kart at
gugong-opt-no-action = Hamle yok
gugong-opt-skip = Atla
gugong-opt-swap-hand = Elden değiştir: { $gift }
gugong-opt-swap-discard = Iskarta destesinden değiştir: { $gift }
gugong-opt-swap-with = { $place }, alınan: { $gift }
gugong-opt-done = Bitti
gugong-opt-morning-use = Kullan: { $decree }
gugong-opt-morning-done = Bu sabah bu kadar
gugong-opt-trade = { $doubles ->
    [0] { $tokens } jeton değiştir. Karşılığında: { $gain }
   *[other] { $tokens } jeton değiştir (çift jeton: { $doubles }). Karşılığında: { $gain }
}

## Reasons

gugong-why-servants-short = { $have ->
    [0] Bunun için { $need } hizmetkâr gerekir; havuzunuzda bunu ödeyebilecek hizmetkâr yok.
   *[other] Bunun için { $need } hizmetkâr gerekir; havuzunuzda bunu ödeyebilecek { $have } hizmetkâr var.
}
gugong-why-supply-empty = Genel stokunuzda hizmetkâr kalmadı; oradan kazanılacak veya yerleştirilecek kimse yok.
gugong-why-no-other-card = Elinizde atılacak başka kart yok.
gugong-why-tokens-short = Bu değişim toplam { $need } eden seyahat jetonu ister; sizinkiler { $have } ediyor.
gugong-why-tokens-uneven = Bu değişim tam olarak { $need } jeton ister; tek sayılan jetonlarınız: { $have }.
gugong-why-no-double = Çift hizmetkâr bunun için uygun değil: kilidi açılmış olmalı ve hizmetkârın geldiği yerde durmalıdır.
gugong-why-no-double-token = Bunun için { $need } çift jeton gerekir; sizde { $have } çift jeton var.
gugong-why-no-card-to-swap = Elinizde veya ıskarta destenizde değiştirilecek kart yok.

## What should be said before a choice

gugong-warn-last-card = Bu son kartınız: bu sıranızla gününüz biter.
