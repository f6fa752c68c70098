### Troyes: the names of cards, events and characters, and what they do in our own words.
### Numbers come from the component file. The names of the buildings are in troyes.ftl.

## Activity cards: red

troyes-card-archer = Okçu
troyes-card-chivalry = Şövalyelik
troyes-card-diplomat = Diplomat
troyes-card-hunting = Av
troyes-card-mercenary = Paralı Asker
troyes-card-tax-collector = Vergi Tahsildarı
troyes-card-captain = Komutan
troyes-card-joust = Mızrak Turnuvası
troyes-card-troubadour = Trubadur
troyes-card-banquet = Ziyafet

## Activity cards: white

troyes-card-monk = Keşiş
troyes-card-priest = Rahip
troyes-card-tithe = Ondalık Vergisi
troyes-card-apprenticeship = Çıraklık
troyes-card-confession = Günah Çıkarma
troyes-card-templar = Tapınak Şövalyesi
troyes-card-glassblower = Cam Üfleyici
troyes-card-pilgrimage = Hac Yolculuğu
troyes-card-procession = Ayin Alayı
troyes-card-prior = Manastır Başrahibi

## Activity cards: yellow

troyes-card-artisan = Zanaatkâr
troyes-card-merchant = Tüccar
troyes-card-miller = Değirmenci
troyes-card-blacksmith = Demirci
troyes-card-innkeeper = Hancı
troyes-card-militia = Milis
troyes-card-goldsmith = Kuyumcu
troyes-card-journeyman = Kalfa
troyes-card-sculptor = Heykeltıraş
troyes-card-baker = Fırıncı

## What activity cards do, by the kind of their effect (components.toml)

troyes-effect-gain = Her kullanım size { $gain } getirir.
troyes-effect-exchange = Her kullanımda { $pay } verir, { $gain } alırsınız.
troyes-effect-per-citizen = Her kullanım için sarayı veya piskoposluğu seçin: orada ayakta duran her vatandaşınız { $gain } getirir.
troyes-effect-add-to-total = Bir küp, { $dice } zarlardan bir grubun değerini, kaç zarı olursa olsun, { $n } artırır.
troyes-effect-add-to-each = Bir küp, { $dice } zarlardan bir grupta her zarın değerini { $n } artırır; 6’nın üzerine de çıkarır.
troyes-effect-add-to-each-any = Bir küp, rengi ne olursa olsun bir grupta her zarın değerini { $n } artırır; 6’nın üzerine de çıkarır.
troyes-effect-set-each = Bir küp, { $dice } zarlardan bir grupta her zarı { $n } yapar.
troyes-effect-set-each-any = Bir küp, rengi ne olursa olsun bir grupta her zarı { $n } yapar.
troyes-effect-recolour = Bir küp, { $dice } zarlardan bir grubu { $as } zarlar yerine saydırır.
troyes-effect-multiply = Bir küp, tek bir { $dice } zarı, aynı sayıdan { $n } { $as } zar yerine saydırır. Zar, grubunda tek başına kalır ve bir zar fiyatına satın alınır.
troyes-effect-free-dice = Bir küp, { $dice } zarlardan bir grupta, tarafsız mahalle dahil öteki her mahalleden { $n } { $dice } zarı size ücretsiz verir.
troyes-effect-most-dice = Her kullanım, mahallesinde en çok zarı kalana ve onunla eşit olan herkese { $gain } getirir.
troyes-effect-highest-sum = Kalan { $dice } zarlarınızın toplamını kimseninki geçmiyorsa, her kullanım size ve sizinle eşit olan herkese { $gain } getirir.
troyes-effect-per-cathedral = { $n ->
    [1] Her kullanım, katedraldeki her küpünüz için { $gain } getirir.
   *[other] Her kullanım, katedraldeki her { $n } küpünüz için { $gain } getirir.
}
troyes-effect-cubes-per-die = Her kullanımda, mahallenizde kalan her { $dice } zar için bir olaya bir küp koyarsınız. Küpler farklı olaylara gidebilir.
troyes-effect-cube-on-roll = Her kullanımda bir zar atılır: { $n } veya daha yüksekse istediğiniz bir olaya bir küp koyarsınız.
troyes-effect-cube-for-pay = Her kullanımda { $pay } ödersiniz ve istediğiniz bir olaya bir küp koyarsınız. Hepsi ilk küpten önce ödenir.
troyes-effect-collect = Her kullanım, belediye binasında başkalarına ait her vatandaş için { $gain } getirir: oyuncular kendi vatandaşları için, banka tarafsızlar için öder.
troyes-effect-per-event = Her kullanım, Yağma dahil, üzerinde küpünüz olan her olay için { $gain } getirir.
troyes-effect-per-die = Her kullanım, bütün mahallelerde kalan her { $dice } zar için { $gain } getirir.
troyes-effect-per-die-in-best = Her kullanım, kimin olursa olsun en çok { $dice } zarın bulunduğu mahalledeki her { $dice } zar için { $gain } getirir.

troyes-effect-not-for = Şuralarda alan seçmekte işe yaramaz: { $places }.
troyes-effect-solo-free-dice = Tek kişilik oyunda, rakibinizin (Le Roy) en fazla { $n } zarı ücretsizdir.
troyes-effect-solo-collect = Tek kişilik oyunda, her Le Roy vatandaşı bankadan { $gain } getirir.
troyes-effect-solo-per-die-in-best = Tek kişilik oyunda, rakibinizin (Le Roy) zarları sayılmaz.
troyes-effect-mixed = Zarlar farklı renklerden olabilir.
troyes-effect-delayed = Kullanımları, sonraki eylemler için küplerdir; her eylem için en fazla bir küp.

## Events

troyes-event-marauding = Yağma
troyes-event-brigands = Haydutlar
troyes-event-skirmishes = Çatışmalar
troyes-event-war = Savaş
troyes-event-normans-attack = Norman Saldırısı
troyes-event-succession-conflict = Veraset Çekişmesi
troyes-event-theological-conflict = Teolojik Çekişme
troyes-event-heresy = Sapkınlık
troyes-event-interruption-of-work = İşlerin Durması
troyes-event-migrant-workers = Göçmen İşçiler
troyes-event-support = Destek
troyes-event-drought = Kuraklık
troyes-event-wayfarers = Yolcular
troyes-event-civil-war = İç Savaş
troyes-event-resistance = Direniş

## What events do, by the kind of their effect

troyes-event-effect-none = { $n ->
    [1] Her tur bir siyah zar ekler.
   *[other] Her tur { $n } siyah zar ekler.
}
troyes-event-effect-neutral-citizen = { $building }: her tur bir zar atılır ve tarafsız bir vatandaş o sayının sırasında en öne girer; yer bulamayan kovulur.
troyes-event-effect-lose-deniers = Her tur herkes { $n } denar kaybeder.
troyes-event-effect-lose-influence = Her tur herkes { $n } nüfuz kaybeder.
troyes-event-effect-pay-per-citizen = Her tur herkes, şu binadaki her vatandaşı için { $n } denar öder: { $building }.
troyes-event-effect-remove-cathedral = Her tur katedralin en yüksek katındaki küp, orada da en yüksek sayının küpü kalkar; tarafsız bir küp de olabilir.
troyes-event-effect-add-cathedral = Her tur tarafsız bir küp, katedralin en alt katındaki en küçük boş sayıya konur.
troyes-event-effect-add-cubes = { $n ->
    [1] Her tur solundaki olaya tarafsız bir küp konur.
   *[other] Her tur solundaki { $n } olayın her birine tarafsız bir küp konur.
}
troyes-event-effect-resist = Gelince kutudan bir kırmızı olay çağırır. Ona karşı konduğunda öteki her olayın en yeni küpü sahibine döner.

## Characters

troyes-character-urbain-iv = Urbain IV
troyes-character-chretien-de-troyes = Chrétien de Troyes
troyes-character-hugues-de-payns = Hugues de Payns
troyes-character-thibaut-ii = Thibaut II
troyes-character-henry-i = Henry I
troyes-character-le-florentin = Le Florentin

troyes-character-counts-cathedral = katedraldeki küpler
troyes-character-counts-citizens = üç binadaki vatandaşlar
troyes-character-counts-influence = nüfuz
troyes-character-counts-deniers = denar
troyes-character-counts-events = kazanılan olay kartları
troyes-character-counts-tradesmen = faaliyet kartlarındaki ustalar
troyes-character-tier = { $least } veya daha fazlasına { $vp } ZP
troyes-character-effect = Saydığı: { $counts } ({ $tiers }).
