### The guided first game of Troyes: what the voice says beside the table, and why.
### One learner, alone against Le Roy. Numbers belong to the positions of src/regnum/guided/troyes.toml; a test
### compares them with what lies on the table (tests/guided/claims/troyes.toml), so a translation keeps them.

## Before the first round

guided-troyes-welcome = Troyes şehrine hoş geldiniz! Şehir katedralini inşa etmeye hazırlanıyor ve siz ailelerinden birinin başındasınız. Oyun 4 tur sürer. Sonunda en çok zafer puanı (ZP) olan kazanır; bugün bu ya siz olacaksınız ya da kendi kendine oynayan { troyes-automa }.
guided-troyes-welcome-2 = Burada her şey zarlarla yapılır, zarlar da vatandaşlardan gelir. Her turda her vatandaşınız size bir zar verir. Binalar ve zarları: { troyes-building-palace } kırmızı, { troyes-building-bishopric } beyaz, { troyes-building-city-hall } sarı.
guided-troyes-welcome-3 = Rakibiniz { troyes-automa } 3 vatandaş yerleştirdi, şimdi siz 6 vatandaşınızdan 2 tanesini yerleştirin. Kimsenin maaş istemediği yerden başlayın: { troyes-building-city-hall }, 4 ile 6 arasındaki sayıların sırasında en öndeki yer.
guided-troyes-palace = Kırmızı zarlar savaşır. Geldikleri bina: { troyes-building-palace }. Orada bir vatandaş her tur 2 denar maaşa mal olur. 5 numaralı alanı alın.
guided-troyes-palace-why = { troyes-building-palace } binasında her sayı tek bir alandır. Sonradan kırmızı bir 5 ile vatandaş koyan, orada duranı dışarı iter. Bu bir felaket değildir: kovulan vatandaş tur sonunda stokunuza döner.
guided-troyes-bishopric = Beyaz zarlar katedrali inşa eder. { troyes-building-bishopric } binasında maaş 1 denardır. Öndeki yerler dolu; 5 ve 6 sırasında, önünüzde { troyes-automa } duracak şekilde yerleşin.
guided-troyes-bishopric-why = Bir sıra dolunca yeni bir vatandaş önden girer ve herkes bir yer sona doğru kayar; en sonda duran dışarı itilir. Yani öndeki yerler arkadakilerden güvenlidir.
guided-troyes-two-of-each = Bir sarı zar daha iyi gelir: sarı zarlar para kazandırır. Bu yer de maaş istemez.
guided-troyes-second-white = 2 vatandaş kaldı. İkinci beyaz zarın geleceği bina: { troyes-building-bishopric }. Oradaki son boş yeri alın.
guided-troyes-last-citizen = Son vatandaşınız size ikinci bir kırmızı zar getirir. { troyes-building-palace } binasında iki alan boş ve ikisi de iyi: bu sizin ilk gerçek seçiminiz.
guided-troyes-last-citizen-two = İyi seçim, çünkü düşük zarlar başka yerde pek değerli değildir; bu yüzden vatandaş yerleştirmeye harcanırlar ve en kolay gözden çıkarılan zar 1’dir. 2 numaralı alanda biraz daha güvendesiniz.
guided-troyes-last-citizen-one = İyi seçim, çünkü ucuza geri dönebilirsiniz: biri sizi dışarı iterse kırmızı bir 1, yokluğunu pek aratmayacak bir zardır.

## Round 1

guided-troyes-black = 1. tur başladı. 10 denar aldınız, maaşlara 6 denar ödediniz; şimdi 9 denarınız var. Sonra herkes zar attı. 6 zarınız mahallenizde duruyor: kırmızı 6 ve 4, beyaz 5 ve 2, sarı 6 ve 2.
guided-troyes-black-2 = Şimdi olaylar geliyor. { troyes-event-marauding } ve { troyes-event-brigands } olaylarının her biri 1 siyah zar gönderir. { troyes-event-theological-conflict } ise rakibinize bir vatandaş getirir. Olaylar, biri onlara karşı koyana kadar her turda yeniden vurur.
guided-troyes-black-3 = Siyah zarlar 5 ve 3 gösteriyor; önce siz yanıt veriyorsunuz. Kırmızı zarlar burada iki kat sayılır: kırmızı 4 zarınız 8 eder, ikisine de tam yeter. Her biri size 1 nüfuz getirir. Gücü yetmeyen boyun eğer ve 2 ZP kaybeder.
guided-troyes-black-why = En yüksek siyah zara yanıt vermek zorundasınız; toplamınız hepsini karşılıyorsa başkaları da onunla gidebilir. Bıraktığınız siyah zarlar sonraki oyuncuya geçer, o da zar harcamak zorunda kalır. Kırmızı 6 da olurdu, ama onun için daha iyi planlarınız var.
guided-troyes-plan = Şimdi eylemler. Rakibinizle sırayla birer eylem yaparsınız. Bir eylem tek renkten 1 ila 3 zar ister. Sıradaki iki işin ikisini de yapacaksınız; yalnızca hangisinin önce geleceğini seçin.
guided-troyes-plan-2 = { troyes-event-brigands } olayının 3 bayrağı var. Kırmızı zarların her 3 puanı oraya bir küpünüzü koyar; yani kırmızı 6 ile 2 küp koyarsınız. Bütün bayraklar dolunca en çok küpü olan büyük ödülü kazanır.
guided-troyes-plan-3 = { troyes-card-priest } bir faaliyet kartıdır. Bir kereliğine 8 denar ödeyin, usta olarak oraya bir vatandaş koyun; artık kartı beyaz zarlarla kullanabilirsiniz. Önce boşta bir vatandaş gerekir: 2 nüfuza bir tane alınır.
guided-troyes-plan-event = İyi seçim, çünkü her küp hemen 1 nüfuz getirir ve bir olaya ilk gelen kolay kolay geçilemez.
guided-troyes-plan-card = İyi seçim, çünkü bir karttaki ilk usta en iyi yuvayı alır: bu yuva oyun sonunda 4 ZP getirir, sonraki yalnızca 2.
guided-troyes-plan-why = Bütün bunlar ters sırayla da yapılabilir: önce zarlara dokunup neye yaradıklarını görün ya da önce bir hedefe dokunup hangi zarların uyduğunu görün. Başkalarının zarları satın alınabilir, ama siyah zarlara karşı değil.
guided-troyes-hire = Haydi: beyaz 2 ve beyaz 5 toplam 7 eder. { troyes-card-priest } kartı her kullanım için 3 puan ister, yani 2 kullanımınız var. Kum saati, etkinin sonra geleceğini söyler: karta 2 küp koyun.
guided-troyes-hire-why = Bazı kartlar hemen işler, bazıları sonrası için küp bırakır. Her küp sonraki bir eyleminizi değiştirir. { troyes-card-priest } kartındaki küpler, bir gruptaki her sarı zarı 3 artırır.
guided-troyes-brigands = { troyes-automa } ne yapacağını zarla belirler: en sağdaki olay çıktı. En iyi zarlarından 4 tanesi 4 küp etti ve { troyes-event-theological-conflict } olayını doldurdu. Orada tek başınaydı, bu yüzden iki ödül de onun oldu: 4 ZP.
guided-troyes-brigands-2 = { troyes-event-brigands } olayını sizden kimse o kadar kolay alamaz: kırmızı 6 zarınız oraya, 2 küpün ikisiyle birden gidiyor ve 2 nüfuz kazanıyorsunuz.
guided-troyes-recruit = { troyes-automa } ne yapacağını zarla belirler: en sağdaki olay çıktı. En iyi zarlarından 4 tanesi 4 küp etti ve { troyes-event-theological-conflict } olayını doldurdu. Orada tek başınaydı, bu yüzden iki ödül de onun oldu: 4 ZP.
guided-troyes-recruit-2 = Sıra sizde; şimdi { troyes-card-priest } kartı. Bütün vatandaşlarınız işte; bu yüzden önce 8 nüfuzunuzun 2 tanesini harcayıp yeni bir vatandaş alın. Bu henüz bir eylem değildir: her eylemden önce, yettiği kadar nüfuz harcayabilirsiniz.
guided-troyes-hire-now = { guided-troyes-hire }
guided-troyes-hire-now-why = { guided-troyes-hire-why }
guided-troyes-money = Bakın: { troyes-automa } bir olayın son bayrağını doldurdu ({ troyes-event-brigands }). Orada sizin 2 küpünüz, onun 1 küpü vardı. Siz 2 ZP ile kartı aldınız, o 1 ZP aldı.
guided-troyes-money-2 = 1 denarınız var: para kazanma zamanı. Tarım, sarı zarların toplamının yarısını getirir. 2 ve 6 zarlarınız 4 denar getirirdi. { troyes-card-priest } kartındaki bir küple bunun yerine 5 ve 9 sayılırlar; bu 7 denar getirir.
guided-troyes-money-why = Önce küpe, sonra tarıma, sonra iki zara dokunun. Tarım usta istemez, bu yüzden her zaman herkese açıktır. { troyes-card-merchant } kartı daha çok öderdi, ama orada usta tutamazsınız: bu 4 denar tutar.
guided-troyes-market = { troyes-automa } bir karakteri puanlattı. { troyes-character-hugues-de-payns } nüfuzu ödüllendirir ve 6 nüfuzunuz size 1 ZP getirdi. Dizi, sırada kimin olduğunu gösterir. Birkaç oyuncuyla herkes yalnızca kendi karakterlerini bilir ve hepsi oyun sonunda herkese puan verir.
guided-troyes-market-2 = Mahalleniz boş, ama sıranız bitmedi: başkalarının zarlarını satın alabilirsiniz ve kimse geri çeviremez. Tek bir zar 2 denar tutar. 2 zarlık bir grupta satın alınan her zar 4, 3 zarlık bir grupta ise 6 denar tutar.
guided-troyes-market-3 = 8 denarınız var. Bugün iki alışveriş anlamlı ve art arda ikisine de paranız yeter. Hangisiyle başlıyorsunuz?
guided-troyes-market-cathedral = İyi seçim, çünkü beyaz bir 2, katedralin 2 numaralı penceresini hemen doldurur: 1 ZP ve 1 nüfuz. Sizi bir kayıptan da korur; çünkü oyun sonunda katedralin 3 katından küpünüzün olmadığı her biri 2 ZP kaybettirir.
guided-troyes-market-citizen = İyi seçim, çünkü bir vatandaş daha, gelecek her turda bir zar daha demektir; üstelik burada maaşsız. Sarı bir 4 zarı sizi 4 ile 6 arasındaki sayıların sırasına sokar; rakibinizin bir vatandaşı dışarı itilir. Önce birini alın.
guided-troyes-market-why = 4 ile 6 arasındaki pencerelerle 1 yerine 2 nüfuz kazanırdınız. Burada satın alınan her zar rakibinizden eksilir: { troyes-automa } zarları bitene kadar oynar. Karşınızda etten kemikten bir rakip olsaydı üstelik parayı da ona öderdiniz.
guided-troyes-citizen = Şimdi vatandaş. 2 nüfuza bir vatandaş alın, binayı seçin ({ troyes-building-city-hall }) ve sarı 4 zarını satın alın. Yeni vatandaşınız 4 ile 6 arasındaki sıranın en önünde durur; en sondaki gitmek zorundadır.
guided-troyes-citizen-why = Yeni vatandaş, zaten başka yerde duran biri de olabilir: kimin gideceği size sorulur. Bu nüfuzdan tasarruf sağlar, ama ayrıldığı yerin zarını kaybedersiniz.
guided-troyes-cathedral = Şimdi katedral. 2 denara beyaz 2 zarını satın alın ve en alt kattaki 2 numaralı pencereyi doldurun: 1 ZP ve 1 nüfuz.
guided-troyes-cathedral-why = Üst katlardaki bir pencere, altındaki aynı sayı doluysa doldurulabilir. Şunu da unutmayın: vatandaş yerleştirirken yenisi yerine zaten başka yerde duran birini taşıyabilirsiniz. Kimin gideceği size sorulur.
guided-troyes-pass = { troyes-automa } vatandaşınızı 5 numaralı alandan dışarı itti ({ troyes-building-palace }). Tur sonuna kadar orada yatar. O orada yattıkça o binadan başka hiçbir vatandaşınız dışarı itilemez.
guided-troyes-pass-2 = Kalan zarlar size pek bir şey kazandırmaz. Pas geçin: mahallenize 2 denar, başkaları oynarken dışarıda kaldığınız her sıra için de 1 denar daha konur.

## Round 2

guided-troyes-reroll = Dışarıda beklemek size 5 denar getirdi ve vatandaşınız eve döndü. Sonra 10 denar gelir, 4 denar maaş: 15 denarınız var. Başlangıç oyuncusu değişir; siyah zara bu kez { troyes-automa } yanıt verdi, ilk eylem de onundu ve bir vatandaşınızı dışarı itti ({ troyes-building-bishopric }).
guided-troyes-reroll-2 = İlk 3 turun her birinde 3 yeni faaliyet kartı açılır. İşte buradalar; acele etmeden bakın.
guided-troyes-reroll-3 = Zarlarınız iyi, ikisi dışında: kırmızı 1 ve sarı 1. Nüfuz işe yarar, sizde 5 tane var. 1 nüfuza zarlarınızdan birini yeniden atarsınız. Kırmızı 1 ile deneyin.
guided-troyes-flip = 2 geldi, pek de iyi sayılmaz. Şans bu kadar! 4 nüfuza en fazla 3 zarınızı ters çevirebilirsiniz; karşılıklı yüzlerin toplamı her zaman 7 eder. Sarı 1 zarını 6, kırmızı 2 zarını 5 yapın.
guided-troyes-flip-why = Nüfuz doğrudan puan satın almaz, ama zarları düzeltir, vatandaş bulur; bazı kartlar ve karakterler de onu ödüllendirir. Nüfuzu olaylardaki ve katedraldeki küplerle, bir de siyah zarlarla kazanırsınız.
guided-troyes-merchant = Şimdi planınızın hasadı. { troyes-card-merchant } kartında usta tutmak 4 denardır; kart her kullanım için 2 puan ister ve her kullanım 2 denar getirir. En iyi yuva rakibinizde, sizinki 1 ZP değerinde.
guided-troyes-merchant-2 = { troyes-card-priest } kartındaki son küpünüzü, sonra üç sarı zarın hepsiyle { troyes-card-merchant } kartını kullanın. Zarlar 8, 9 ve 9 sayılır, toplam 26 eder; yani 13 kullanım ve 26 denar.
guided-troyes-merchant-why = Eve dönen vatandaş ustanız olur, bu yüzden kimseyi almanız gerekmez. Usta yerinde kalır: bundan sonra { troyes-card-merchant } kartı size zardan başka bir şeye mal olmaz.
guided-troyes-spend = { troyes-automa } zar attı ve ona 2 ZP getiren eylem çıktı; bunun için en iyi zarınızı satın alır: beyaz 6 gitti ve banka size 4 denar ödedi. İstediğiniz zarları erken kullanın!
guided-troyes-spend-2 = Yine de 41 denarınız var ve ortada duran para oyun kazandırmaz. Kendi beyaz 5 veya kırmızı 5 zarınız ve yanına satın alacağınız zarlarla büyük bir şey yapabilirsiniz. Seçin.
guided-troyes-spend-cathedral = İyi seçim, çünkü iki tane 5, 5 numaralı pencereyi birinci katta ve hemen ardından ikinci katta doldurur: 4 denara 2 ZP ve 4 nüfuz; ikinci kat da oyun sonunda artık kayıp olmaz.
guided-troyes-spend-three = İyi seçim, çünkü bir de beyaz 2 ile üç pencere olur: 3 ZP ve 5 nüfuz. Üç zarlık bir grupta satın alınan zarlar birlikte 12 denar tutar, ama siz zenginsiniz.
guided-troyes-spend-event = İyi seçim, çünkü { troyes-event-succession-conflict } olayıyla henüz kimse mücadele etmiyor. Kırmızı 5 zarınız ile satın alınan kırmızı 3 toplam 8 eder ve 4 denar tutar; her 4 puan bir küptür: 2 küp ve 2 nüfuz.

## The end of the lesson

guided-troyes-end = Troyes oyununun bütün eylem türleri bunlardı: olaylara karşı koymak, kart etkinleştirmek, katedrali inşa etmek, vatandaş yerleştirmek, tarım, pas geçmek ve hepsinin yanında nüfuz. Bu oyunun kalanı sizin ve { troyes-automa } yeni olduğunuzu bilmiyor.
guided-troyes-end-2 = Puanlar karşı konan olaylardan, katedralden, yuvalarındaki ustalardan, ZP getiren faaliyet kartlarından ve karakterlerden gelir. Oyun sonunda, masada küpünüzün bulunduğu her olay için de 1 ZP vardır.
guided-troyes-end-3 = Bundan sonra şunları deneyin: katedralin her katında bir küpünüz olsun, sırada hangi karakterin olduğuna bakın, iyi yuvalar için erken usta tutun ve zarları ancak kaybetmeyi göze alıyorsanız bekletin. İyi iş çıkardınız, bol şans!
