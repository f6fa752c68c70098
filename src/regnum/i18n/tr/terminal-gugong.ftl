### Gùgōng in the terminal: short words for tables of text.

term-gugong-header = Gün { $day } / { $days } · { $phase } · kader { $dice } · başlayan: { $who }

## The table

term-gugong-officials = Görevliler ve hediyeleri
term-gugong-tag-free = ücretsiz
term-gugong-tag-pay = ücretli
term-gugong-tag-none = hamle yok
term-gugong-map = Seyahat (yığınlardaki jetonlar: { $left } ve { $right })
term-gugong-reachable = »
term-gugong-roads = yollar: { $roads }
term-gugong-wall = Çin Seddi: { $total } / { $size } yer
term-gugong-with-double = çift hizmetkârla
term-gugong-houses = eve göre hizmetkâr: { $prices }; hepsi satılınca meydanda { $price }
term-gugong-square = bütün evler satıldı; meydanda { $price } hizmetkâra
term-gugong-intrigue = Entrika (son adım { $top }; en üstteki işaretçi önce)
term-gugong-on-step = { $n }. adım
term-gugong-port = { $n }. liman: { $reward }
term-gugong-route = { $n }. rota
term-gugong-ship = [{ $seat }/{ $number }:{ $load }]
term-gugong-servant = o
term-gugong-double = Ç
term-gugong-medal = Madalya: { $who }
term-gugong-inside = içeride, { $n } ZP
term-gugong-step = adım { $n } / { $top }
term-gugong-places = İçeride kalan yerlerin ZP değerleri: { $places }
term-gugong-level = { $n ->
    [1] I
    [2] II
   *[other] III
}
term-gugong-price = bedel { $n }
term-gugong-meng-level = Zorluk: { $level }
term-gugong-today = Bugünün automa kartları
term-gugong-today-none = henüz yok

## Seats

term-gugong-pool = hizmetkâr: havuz { $n }, stok { $supply }
term-gugong-double-locked = çift hizmetkâr kilitli
term-gugong-double-pool = çift hizmetkâr havuzda
term-gugong-double-supply = çift hizmetkâr stokta
term-gugong-double-wall = çift hizmetkâr Çin Seddi’nde
term-gugong-double-parked = çift hizmetkâr bir jetonun yanında
term-gugong-double-ship = çift hizmetkâr bir gemide
term-gugong-cards = el { $hand }, ıskarta destesi { $discard }
term-gugong-tokens = { $doubles ->
    [0] seyahat jetonu: { $n } / { $spaces }
   *[other] seyahat jetonu: { $n } / { $spaces }, { $doubles } tanesi çift
}
term-gugong-trade = { $tokens } jetonla alınabilecek: { $gain }
term-gugong-ships = Gemiler
term-gugong-at-home = beklemede
term-gugong-at-port = rota { $route }, liman { $port }, { $n } / { $places } dolu
term-gugong-rewards = Liman ödülleri:
term-gugong-reward = { $n }× { $reward }
term-gugong-decrees = Kararnameler:
term-gugong-hand = Elinizdeki kartlar
term-gugong-discard = Iskarta desteniz
term-gugong-matches = ıskarta destesinde zarlarla { $n } eşleşme

term-gugong-number-vp = ZP
term-gugong-number-pool = Havuz
term-gugong-number-supply = Stok
term-gugong-number-jade = Yeşim
term-gugong-number-intrigue = Entrika
term-gugong-number-envoy = Elçi
term-gugong-number-matches = Eşleşme
term-gugong-number-tokens = Jeton

term-gugong-cost-double = çift hizmetkâr
term-gugong-cost-tokens = { $n } jeton

## Legend

term-gugong-legend-seat = birinci oyuncunun bir parçası; O2 ikincisinin, sonrakiler de böyle gider
term-gugong-legend-ship = 2. oyuncunun 1. gemisi: iki hizmetkâr ve çift hizmetkârla
term-gugong-legend-reachable = gezgininiz oraya gidebilir
term-gugong-legend-variants = A, konumun hamlesinin sade biçimidir; B, hizmetkâra mal olan biçimi. Hediyeler: değer, ad ve parantez içinde, verenin konumun hamlesinden başka yapabileceği hamle. Kararnameler: seviye, yerleştirilenden başka ödenecek hizmetkâr, hemen gelen ZP.
