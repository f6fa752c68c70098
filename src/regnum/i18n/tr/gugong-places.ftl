### Gùgōng: what a player is asked, offered and refused at the seven locations.

## Questions

gugong-by-card = Hediyenizin hamlesi
gugong-by-location = Konumun hamlesi
gugong-by-follow = Takip edebilirsiniz

gugong-prompt-travel = { $by }: seyahat etmek ister misiniz?
gugong-prompt-wall = { $by }: Çin Seddi’ne hizmetkâr koymak ister misiniz?
gugong-prompt-jade = { $by }: yeşim almak ister misiniz?
gugong-prompt-intrigue = { $by }: Entrika Yolunda ilerlemek ister misiniz?
gugong-prompt-palace = { $by }: elçinizi saraya doğru ilerletmek ister misiniz?
gugong-prompt-decree = { $by }: bir kararname almak ister misiniz?
gugong-prompt-canal = { $by }: Büyük Kanal’ı kullanmak ister misiniz?

gugong-prompt-gain-servants = { $n ->
    [1] Genel stokunuzdaki { $have } hizmetkârdan { $n } tanesini kazanıyorsunuz. Hangisini?
   *[other] Genel stokunuzdaki { $have } hizmetkârdan { $n } tanesini kazanıyorsunuz. Hangilerini ve kaç tanesini?
}
gugong-prompt-gain-last-servant = Genel stokunuzun son hizmetkârını kazanabilirsiniz. Almak ister misiniz?
gugong-prompt-first-move = Gezgininiz haritaya giriyor: jetonu olan hangi şehre gitsin?
gugong-prompt-travel-move = { $n ->
    [1] Gezgininiz nereye gitsin?
   *[other] { $n } hareketiniz var. Gezgininiz önce nereye gitsin?
}
gugong-prompt-use-token = Jetonun getirdiği: { $token }. Kullanmak ister misiniz?
gugong-prompt-discard-for-jade = Jeton, elinizden { $need } veya daha yüksek değerde bir hediyeye karşılık yeşim getirir. Hangisini atıyorsunuz?
gugong-prompt-take-back = Iskarta destenizden hangi kartı elinize geri alıyorsunuz?
gugong-prompt-activate = Bir bonus jetonu: { $token }. Onu havuzunuzdan bir hizmetkârla etkinleştirmek ister misiniz?
gugong-prompt-wall-extra = Kararnameniz, genel stokunuzdan bir hizmetkâr daha koymanıza izin veriyor. Koymak ister misiniz?
gugong-prompt-benefit = Bölüm tamamlandı; siz entrikada { $have }. adımdasınız. Bir avantaj için geri gitmek ister misiniz?
gugong-prompt-turn-die = Hangi kader zarını hangi yüze çeviriyorsunuz?
gugong-prompt-load-ship = Hangi gemiye bir hizmetkâr koyuyorsunuz?
gugong-prompt-load-ship-two = { $n ->
    [1] İkinci hizmetkârı hangi gemiye koyuyorsunuz?
   *[other] Gemilere { $n } hizmetkâr koyuyorsunuz. İlki nereye gitsin?
}
gugong-prompt-load-ship-supply = Genel stokunuzdan bir hizmetkârı hangi gemiye koyuyorsunuz?
gugong-prompt-move-ship = Hangi gemiyi sonraki boş limana ilerletiyorsunuz?
gugong-prompt-claim = Dolu gemiler limanlarının ödülünü talep edebilir. Hangisini talep ediyorsunuz?

## Ways out

gugong-opt-skip-place = Atla: { $place }
gugong-opt-move-lost = Erişilebilen jeton yok: hareket boşa gider
gugong-opt-decline-token = Vazgeç: { $token }
gugong-opt-store-token = Yalnızca sakla
gugong-opt-decline-extra = Başka hizmetkâr yok
gugong-opt-decline-benefit = Yerinde kal
gugong-opt-skip-load = Hizmetkâr yok
gugong-opt-decline-load = Vazgeç
gugong-opt-skip-move = Hareket yok
gugong-opt-decline-claim = Şimdilik talep etme

## Servants

gugong-opt-take-servants = { $n ->
    [0] Hiç hizmetkâr alma
   *[other] { $n } hizmetkâr al
}
gugong-opt-take-servants-double = { $n ->
    [1] Çift hizmetkârı al
   *[other] Çift hizmetkâr dahil { $n } hizmetkâr al
}

## Travel

gugong-opt-travel-a = A: { $n } hareket
gugong-opt-travel-b = { $cost ->
    [0] B: { $n } hareket, bedelsiz
   *[other] B: { $cost } hizmetkâra { $n } hareket
}
gugong-opt-travel-b-double = B: { $n } hareket, çift hizmetkârla (bedel { $cost })
gugong-opt-go = { $city }: { $token }
gugong-opt-go-empty = { $city }
gugong-opt-use-token = Kullan: { $token }
gugong-opt-use-token-double = Çift hizmetkârla kullan: { $token }
gugong-opt-take-back = Ele geri al: { $gift }
gugong-opt-take-back-any = Atılmış bir kartı ele geri al
gugong-opt-activate-plus = Bir hizmetkârla etkinleştir
gugong-opt-activate-plus-double = Çift hizmetkârla etkinleştir
gugong-opt-activate-place = { $place }, bir hizmetkârla
gugong-opt-activate-place-double = { $place }, çift hizmetkârla

## Great Wall

gugong-opt-wall-a = A: { $n } hizmetkâr yerleştir
gugong-opt-wall-a-double = A: iki sayılan çift hizmetkârı yerleştir
gugong-opt-wall-b = B: { $cost } hizmetkâr öde, { $n } hizmetkâr yerleştir
gugong-opt-wall-b-pay-double = B: çift hizmetkârla öde (bedel { $cost }), { $n } hizmetkâr yerleştir
gugong-opt-wall-b-place-double = B: { $cost } hizmetkâr öde, çift hizmetkâr dahil { $n } hizmetkâr yerleştir
gugong-opt-wall-b-only-double = B: { $cost } hizmetkâr öde, yalnızca iki sayılan çift hizmetkârı yerleştir
gugong-opt-extra = Bir hizmetkâr daha
gugong-opt-extra-double = İki sayılan çift hizmetkâr
gugong-opt-turn-die = { $die }. zar: { $from } yerine { $face }

## Jade

gugong-house = { $n }. ev
gugong-square = meydan
gugong-opt-jade = { $price } hizmetkâra yeşim ({ $house })
gugong-opt-jade-double = Yeşim, çift hizmetkârla ({ $house }, bedel { $price })

## Intrigue and the palace

gugong-gain-intrigue = { $n } entrika adımı
gugong-gain-envoy = { $n } elçi adımı
gugong-gain-medal = madalya: yarın siz başlarsınız
gugong-opt-intrigue-a = A: { $n } adım ilerle
gugong-opt-intrigue-b = B: { $cost } hizmetkâra { $n } adım ilerle
gugong-opt-intrigue-b-double = B: { $n } adım ilerle, çift hizmetkârla (bedel { $cost })
gugong-opt-palace-a = A: { $n } elçi adımı
gugong-opt-palace-b = B: { $cost } hizmetkâra { $n } elçi adımı ve entrika
gugong-opt-palace-b-double = B: { $n } elçi adımı ve entrika, çift hizmetkârla (bedel { $cost })

## Decrees

gugong-opt-decree = { $price ->
    [0] 1 hizmetkâr yerleştir, bedel yok: { $decree }
   *[other] { $price } hizmetkâr öde, 1 hizmetkâr yerleştir: { $decree }
}
gugong-opt-decree-double = Çift hizmetkârla öde (bedel { $price }), 1 hizmetkâr yerleştir: { $decree }

## Grand Canal

gugong-opt-canal-a = A: { $n } hizmetkâr yükle, sonra bir gemi ilerlet
gugong-opt-canal-b = B: { $cost } hizmetkâr öde, { $n } hizmetkâr yükle
gugong-opt-canal-b-double = B: çift hizmetkârla öde (bedel { $cost }), { $n } hizmetkâr yükle
gugong-opt-load = Bir hizmetkâr: { $ship } ({ $port })
gugong-opt-load-double = Çift hizmetkâr: { $ship } ({ $port })
gugong-opt-new = Bir hizmetkâr: yeni gemi ({ $port })
gugong-opt-new-double = Çift hizmetkâr: yeni gemi ({ $port })
gugong-opt-new-full = { $route }. rotada yeni bir gemi
gugong-opt-move-ship = İlerlet: { $ship } (varış: { $port })
gugong-opt-move-none = İlerlet: { $ship }
gugong-opt-claim = Talep et: { $reward } ({ $ship })
gugong-opt-claim-none = Talep et: { $ship } ({ $port })

## Reasons

gugong-why-nothing-in-reach = Gezgininizin ulaşabileceği, jetonu olan bir şehir yok: yeni jetonlar sabah gelir.
gugong-why-no-token-here = Burada jeton yok: gezgin yalnızca jeton alabileceği yerde durur.
gugong-why-traveller-here = Burada bir gezgin duruyor, jetonu o aldı: gezginlerin yanından geçilir.
gugong-why-token-before = { $n ->
    [1] Bu şehre giden her yolda önce başka bir jeton var. Ulaşabileceğiniz şehir: { $cities }.
   *[other] Bu şehre giden her yolda önce başka bir jeton var. Ulaşabileceğiniz şehirler: { $cities }.
}
gugong-why-house-empty = Bu evin yeşimi satıldı: yeşimi hâlâ duran bir ev seçin.
gugong-why-houses-left = Meydan yalnızca bütün evler boşken satar; yeşimi duran { $have } ev var.
gugong-why-track-end = İşaretçiniz Entrika Yolunun sonunda: burada kazanacağınız bir şey yok.
gugong-why-decree-owned = Bu kararnamede zaten bir hizmetkârınız var: her kararname bir kez alınır.
gugong-why-decree-short = Bunun için havuzunuzdan, yerleştirilecek olan dahil, { $need } hizmetkâr gerekir (çift hizmetkâr olmaz); sizde { $have } hizmetkâr var.
gugong-why-ship-full = Bunun için gemide { $need } boş yer gerekir; gemide { $have } boş yer var.
gugong-why-no-ship = Bütün gemileriniz kanalda: bir ödül talep edin veya birinin dönmesini bekleyin.
gugong-why-route-full = Bu rotanın bütün limanları dolu.
gugong-why-no-port-ahead = Bu geminin önünde boş liman yok: gece ilerler.
gugong-why-ship-at-home = Bu gemi beklemede: yola çıkarmak için üzerine bir hizmetkâr koyun.
gugong-why-no-room-for-two = Gemilerinizde iki hizmetkâra yer yok: A ile bir hizmetkâr koyabilirsiniz.
gugong-why-no-room-for-second = Böyle yüklerseniz ikinci hizmetkâra yer kalmaz: başka bir gemi seçin.
gugong-why-nothing-on-canal = Yerleştirecek hizmetkârınız, ilerletecek geminiz ve talep edecek ödülünüz yok.
gugong-why-ship-not-full = Gemideki hizmetkâr: { $have }; talep için { $need } gerekir.
gugong-why-no-reward-here = Bu limanda böyle bir ödül yok: gemiyi ilerletin.
gugong-why-reward-limit = { $need ->
    [1] Bu ödülü aldınız: yalnızca bir kez talep edilebilir.
   *[other] Bu ödülü { $need } kez aldınız; daha fazlası olmaz.
}
gugong-why-deck-empty = Hediye kartı destesi boş: başka bir ödül seçin veya bekleyin.
gugong-why-steps-short = Bunun için { $need } adım geri gitmek gerekir; siz { $have }. adımdasınız.
gugong-why-face-shown = Zar zaten { $need } gösteriyor: başka bir yüz seçin.
gugong-why-value-short = Bunun için { $need } veya daha yüksek değerde bir hediye gerekir; bunun değeri { $have }.
gugong-why-pile-empty = Iskarta desteniz boş: geri alınacak kart yok.
