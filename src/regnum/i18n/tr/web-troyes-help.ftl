### Troyes in the browser: help in words for everything on the boards, and the glossary.

## Dice and districts

web-troyes-help-die = { $estate }: bir vatandaş için atıldı. Bina: { $building }.
web-troyes-help-die-own = Sizin: kullanmak ücretsizdir. Nüfuzla yeniden atabilir veya ters çevirebilirsiniz.
web-troyes-help-die-foreign = Bir, iki veya üç zarlık bir grupta { $one }, { $two } veya { $three } denara satın alabilirsiniz. Sahibi geri çeviremez.
web-troyes-help-district = Mahalle: { $owner }
web-troyes-help-district-dice = { $n ->
    [0] Burada zar kalmadı.
   *[other] Burada { $n } zar kaldı.
}
web-troyes-help-district-grey = Zarları bankadan satın alınır.
web-troyes-help-district-passed = Pas geçti: { $n } denar tur sonuna kadar burada bekler.
web-troyes-help-black = Bir düşman: en yükseğine, toplamı en az onun değeri olan kendi mahallenizin zarlarıyla karşı konmalıdır; kırmızılar iki kat sayılır. Bu { $influence } nüfuz getirir; gücü yetmeyen { $vp } ZP kaybeder.

## Cards

web-troyes-help-card-down = Faaliyet kartı
web-troyes-help-card-down-until = { $round }. tura kadar kapalı.
web-troyes-help-card-use = Zar toplamındaki her { $divisor } için bir kullanım. Zarlar: { $colour }.
web-troyes-help-card-hire = Burada ustanız yoksa önce { $n } denara bir usta tutun. Yuvalar oyun sonunda { $slots } ZP değerindedir; resmin üzerindeki bir usta puan getirmez.
web-troyes-help-slot-free = Boş yuva: burada usta tutmak { $hire } denar tutar ve usta oyun sonunda { $n } ZP değerindedir.
web-troyes-help-slot-taken = Usta: { $name }, oyun sonunda { $n } ZP değerinde.
web-troyes-help-cubes = Sonraki eylemler için küpler, her eylem için en fazla bir tane: { $name }.

## Events

web-troyes-help-one-colour = tek bir renkten
web-troyes-help-event-counter = Ona zarlarla ({ $colour }) karşı koyun: her { $divisor } için bir küp, her küp için { $influence } nüfuz.
web-troyes-help-event-vp = Bütün bayraklar dolunca en çok küp { $first } ZP ve kartı, ikinci en çok küp { $second } ZP getirir.
web-troyes-help-event-left = { $n } bayrak boş.
web-troyes-help-event-cubes = { $name }: { $n }.
web-troyes-help-event-stays = Tahtaya basılıdır: kimse almaz, dolunca yeniden açılır.

## Buildings and cathedral

web-troyes-help-building = Buradaki her vatandaşın her tur getirdiği zarın rengi: { $colour }. Bu renkten bir zar bir vatandaş yerleştirir.
web-troyes-help-enter-palace = Yeni vatandaş, zarın gösterdiği sayının alanına girer; orada duran kovulur.
web-troyes-help-enter-first-free = Yeni vatandaş sıranın ilk boş alanına girer. Sıra doluysa herkes bir alan sağa kayar ve taşan kovulur.
web-troyes-help-enter-push = Yeni vatandaş sıranın ilk alanına girer ve ötekileri bir boşluğa kadar sağa iter; taşan kovulur.
web-troyes-help-space-values = Şu zarla ulaşılır: { $colour }, { $values }.
web-troyes-help-space-free = Burada kimse yok.
web-troyes-help-space-whose = Burada duran: { $owner }.
web-troyes-help-lying = Kovuldu
web-troyes-help-lying-whose = { $owner }, { $building }.
web-troyes-help-lying-what = Bir vatandaş burada yatarken, o renkten başkası bu binadan kovulamaz. Yatan başka yerde kullanılabilir; tur sonunda stoka döner.
web-troyes-help-cathedral = Beyaz zarlar, gösterdikleri sayının penceresine küp koyar.
web-troyes-help-cathedral-missing = Küpünüzün olmadığı her kat oyun sonunda { $n } ZP kaybettirir.
web-troyes-help-window = { $level }. kat, { $number } numaralı pencere.
web-troyes-help-window-gives = Buradaki bir küp { $vp } ZP ve { $influence } nüfuz getirir.
web-troyes-help-window-needs = Altındaki { $level }. katta { $number } numaralı pencere gerekir.
web-troyes-help-window-whose = İnşa eden: { $owner }.
web-troyes-help-agriculture = Bir ila üç sarı zar, toplamlarındaki her { $n } için bir denar getirir.

## Players

web-troyes-help-supply = Elinizdeki vatandaşlar
web-troyes-help-supply-has = Elinizde: { $n }.
web-troyes-help-supply-what = Usta olurlar veya binalara girerler.
web-troyes-help-reserve = Genel stok
web-troyes-help-reserve-has = Oradaki vatandaşlarınız: { $n }.
web-troyes-help-reserve-what = Birini almak { $n } nüfuz ister.
web-troyes-help-influence-of = { $name }: { $n }.
web-troyes-help-influence-buys = Bir eylemden önce, nüfuz karşılığında: bir zarınızı yeniden atmak { $reroll }, bir vatandaş almak { $recruit }, zarlarınızı (en fazla { $most }) ters çevirmek { $flip }.
web-troyes-help-seat-goods = Denar: { $deniers }. Nüfuz: { $influence }. Eldeki vatandaşlar: { $supply }.
web-troyes-help-seat-board = Ustalar: { $tradesmen }. Katedraldeki küpler: { $cathedral }. Olay kartları: { $won }.
web-troyes-help-seat-secret = Zafer puanları oyun sonuna kadar gizlidir.
web-troyes-help-seat-vp = { $n } ZP.
web-troyes-help-seat-passed = Bu tur için pas geçti.
web-troyes-help-character = Karakter
web-troyes-help-character-hidden = Oyun sonuna kadar gizlidir; sonra herkese puan verir.
web-troyes-help-character-all = Oyun sonunda herkese puan verir.
web-troyes-help-character-have = Bundan sizde olan: { $n }.

## Symbols

web-troyes-glossary-goods = Kaynaklar
web-troyes-glossary-estates = Zümreler ve zarlar
web-troyes-glossary-people = Kişiler
web-troyes-glossary-places = Yerler
web-troyes-glossary-powers = Güçler
web-troyes-term-denier = Denar
web-troyes-term-denier-what = Troyes şehrinin parası: maaşlar, ustalar ve başkalarının zarları onunla ödenir.
web-troyes-term-fleur = Nüfuz
web-troyes-term-fleur-what = Zarları yeniden attırır, vatandaş getirir, zarları ters çevirir.
web-troyes-term-glory = Zafer puanları
web-troyes-term-glory-what = En çok puanı olan kazanır. Ötekilerin puanları oyun sonuna kadar gizlidir; Le Roy karşısında hepsi açıktır.
web-troyes-term-cube = Küp
web-troyes-term-cube-what = Karşı koyduğunuzu, inşa ettiğinizi veya hâlâ kullanabileceğinizi gösterir.
web-troyes-term-delayed = Sonra
web-troyes-term-delayed-what = Bu kartın kullanımları, sonraki eylemleri değiştiren küplerdir; her eylem için bir küp.
web-troyes-term-sword = Askerî
web-troyes-term-sword-what = Kırmızı: saray ve zarları. Düşmanlara karşı iki kat sayılırlar.
web-troyes-term-mitre = Dinî
web-troyes-term-mitre-what = Beyaz: piskoposluk ve zarları. Katedrali inşa ederler.
web-troyes-term-wheat = Sivil
web-troyes-term-wheat-what = Sarı: belediye binası ve zarları. Tarlaları da işlerler.
web-troyes-term-blades = Düşmanlar
web-troyes-term-blades-what = Kimse eylem yapmadan önce karşı konması gereken siyah zarlar.
web-troyes-term-estates = Herhangi bir renk
web-troyes-term-estates-what = Herhangi bir renkten zarlar.
web-troyes-term-citizen = Vatandaş
web-troyes-term-citizen-what = Bir binada durur ve her tur orada bir zar getirir.
web-troyes-term-tradesman = Usta
web-troyes-term-tradesman-what = Bir faaliyet kartındaki vatandaş: sahibi kartı kullanabilir.
web-troyes-term-character = Karakter
web-troyes-term-character-what = Oyun sonuna kadar gizlidir, sonra herkese puan verir.
web-troyes-term-enlist = Vatandaş al
web-troyes-term-enlist-what = Genel stoktan kişisel stoka bir vatandaş gelir.
web-troyes-term-pennant = Başlangıç oyuncusu
web-troyes-term-pennant-what = Bu tur ilk oynayandır.
web-troyes-term-shield-neutral = Tarafsız
web-troyes-term-shield-neutral-what = Gri kimsenin değildir: zarları bankadan satın alınır, vatandaşları yer kaplar.
web-troyes-term-palace = Saray
web-troyes-term-palace-what = Kırmızı zarın her sayısı için bir tane olmak üzere altı alan.
web-troyes-term-bishopric = Piskoposluk
web-troyes-term-bishopric-what = Beyaz zarlar için ikişer alanlık üç sıra.
web-troyes-term-city-hall = Belediye Binası
web-troyes-term-city-hall-what = Sarı zarlar için üçer alanlık iki sıra.
web-troyes-term-cathedral = Katedral
web-troyes-term-cathedral-what = Beyaz zarlarla inşa edilen üç kat pencere.
web-troyes-term-field = Tarım
web-troyes-term-field-what = Sarı zarlar denar getirir.
web-troyes-term-banner = Bayrak
web-troyes-term-banner-what = Bir olayda bir küplük yer.
web-troyes-term-event-won = Olay kartları
web-troyes-term-event-won-what = Üzerlerinde en çok küpü olan alır.
web-troyes-term-reroll = Yeniden at
web-troyes-term-reroll-what = Bir zarınız yeniden atılır.
web-troyes-term-turn-over = Ters çevir
web-troyes-term-turn-over-what = Bir zar karşı yüzünü gösterir: ikisinin toplamı 7’dir.
web-troyes-term-hidden = Gizli
web-troyes-term-hidden-what = Oyun sonundan önce başka kimse görmez.
web-troyes-help-arrow = Dolu bir sıra, yeni biri gelince bu yönde bir alan kayar ve bu uçta duran kovulur.
