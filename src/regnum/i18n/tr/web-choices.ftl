### How choices are shown in the rail, and what is answered without being asked.

## Questions with one sensible answer

web-set-askall = Tek mantıklı yanıtı olanlar dahil her şeyi bana sor
web-answered-so = Sorulmadan yapıldı: { $answers }
web-answered-so-why = Tek bir mantıklı yanıt vardı. “Geri al” soruya döndürür; her şeyin sorulması için ayarlarda bir anahtar vardır.

## Choices in symbols: their words on demand

web-choice-with = { $choice }: { $more }

## Paladins

web-paladins-ask-turn = Bir eylem yapın veya pas geçin
web-paladins-pass-fewer = daha az tut
web-paladins-costs = Maliyet
web-paladins-given = Ödenen
web-paladins-then = Sonra
web-paladins-aim = Hedef: { $what }
web-paladins-aim-jar = çömleğiniz

web-paladins-verb-take = Bu kartı al
web-paladins-verb-paladin = Paladini seç
web-paladins-verb-tavern = Bu hana git
web-paladins-verb-workers = İşçileri yerleştir
web-paladins-verb-keep = Bunları tut
web-paladins-verb-workshop = Atölye koy
web-paladins-verb-hire = Ekibe al
web-paladins-verb-discard = Ödülü için at
web-paladins-verb-monk = Keşiş gönder
web-paladins-verb-outpost = Karakol kur
web-paladins-verb-jar = Çömlek koy
web-paladins-verb-attack = Saldır
web-paladins-verb-convert = İmana getir
web-paladins-verb-clear = Alanı temizle
web-paladins-verb-favour = Kralın İyiliğini kullan

## Gùgōng

web-gugong-ask-exchange = Hangi hediyeyi veriyorsunuz?
web-gugong-ask-where = Hangi görevliyle?
web-gugong-compared = { $value } : { $there }
web-gugong-verb-give = Bu kartı ver
web-gugong-verb-at = Burada takas et
web-gugong-verb-servants = Hizmetkâr öde
web-gugong-verb-discard = Bu kartı at
web-gugong-verb-no-action = Hamle yapma
web-gugong-verb-take = Hizmetkâr al
web-gugong-verb-swap = Bu kartı değiştir
web-gugong-verb-with = Burada değiştir
web-gugong-verb-take-back = Ele geri al
web-gugong-verb-use-token = Jetonu kullan
web-gugong-verb-place-token = Jetonu yerleştir
web-gugong-verb-trade = Jeton değiştir
web-gugong-verb-build = İnşa et
web-gugong-verb-house = Yeşim al
web-gugong-verb-decree = Kararnameyi al
web-gugong-verb-use-decree = Kararnameyi kullan
web-gugong-verb-go = Buraya git
web-gugong-verb-load = Hizmetkâr yükle
web-gugong-verb-new = Yeni gemi yükle
web-gugong-verb-move = Gemiyi ilerlet
web-gugong-verb-claim = Ödülü talep et
web-gugong-verb-skip = Atla
web-gugong-verb-done = Bitti

## Troyes

web-troyes-ask-turn = Bir eylem veya önce zar seçin
web-troyes-power-reroll-what = Yeniden at: nüfuz ödeyip zarlarınızdan birini yeniden atarsınız.
web-troyes-space-short = { $values } · { $place }
web-troyes-verb-target-hire = Usta tut
web-troyes-verb-target-card = Kartı kullan
web-troyes-verb-target-event = Karşı koy
web-troyes-verb-target-building = Vatandaş yerleştir
web-troyes-verb-target-cathedral = İnşa et
web-troyes-verb-target-agriculture = Hasat et
web-troyes-verb-dice = Zarları kullan
web-troyes-verb-die = Bu zarı al
web-troyes-verb-cube = Bu küpü kullan
web-troyes-verb-event = Küp koy
web-troyes-verb-space = Vatandaş yerleştir
web-troyes-verb-supply = Vatandaş al
web-troyes-verb-move = Vatandaşı taşı
web-troyes-verb-recruit = Vatandaş al
web-troyes-verb-reroll = Yeniden at
web-troyes-verb-flip = Zarları çevir
web-troyes-verb-flip-die = Ters çevir
web-troyes-verb-beat = Karşı koy
web-troyes-verb-pass = Pas geç
