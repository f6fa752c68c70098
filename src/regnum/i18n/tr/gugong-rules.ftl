### Gùgōng: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/gugong.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

gugong-rules-setup = Kurulum
gugong-rules-morning = Sabah
gugong-rules-day = Gündüz: hediye takası
gugong-rules-night = Gece
gugong-rules-travel = Konum 1: Seyahat
gugong-rules-wall = Konum 2: Çin Seddi
gugong-rules-jade = Konum 3: Yeşim
gugong-rules-intrigue = Konum 4: Entrika
gugong-rules-palace = Konum 5: Cennet Saflığı Sarayı
gugong-rules-decrees = Konum 6: Kararnameler
gugong-rules-canal = Konum 7: Büyük Kanal
gugong-rules-double = Çift hizmetkâr
gugong-rules-end = Oyun sonu ve puanlama
gugong-rules-solo = Tek kişilik: Meng
gugong-rules-rulings = Kural yorumları: kural kitabının açık bıraktığı sorular

## Set-up

gugong-rule-g1 = Oyun bir ila beş kişiyle oynanır ve dört gün sürer. Tahtanın, üç oyuncuya kadar kullanılan ve Büyük Kanal’da tek rotası olan bir yüzü, dört ve beş oyuncu için iki rotalı bir yüzü vardır. Tek kişilik oyunda iki kişilik kurulumla oynarsınız.
gugong-rule-g2 = Seyahat jetonları karılır. Her şehre biri açık olarak konur, kalanlar eşit yükseklikte iki kapalı çekme yığını oluşturur. Altı bonus jetonu isteğe bağlıdır ve siz istemedikçe oyuna katılmaz.
gugong-rule-g3 = Her oyuncunun haritanın yanında bir gezgini, Saray Yolunun başında bir elçisi, beklemede üç gemisi, Entrika Yolunda bir işaretçisi ve 0 ZP’si vardır. 12 hizmetkârınızdan 6’sı kullanıma hazır olarak havuzunuzda, 6’sı genel stokunuzdadır. Çift hizmetkârınız tahtanızda kilitlidir.
gugong-rule-g4 = Başlangıç oyuncusu kurayla belirlenir. Entrika işaretçileri yolun başında üst üste konur: en altta başlangıç oyuncusununki, üzerinde saat yönünde ötekiler. Yani başlangıçta daha sonra oynayan öndedir.
gugong-rule-g5 = 38 hediye kartı vardır. Yedisi, her görevlide bir tane olmak üzere, açık durur; on biri desteyi oluşturur; herkes de oyuncu sırasındaki yerine ait dört kartla başlar. Olmayan oyuncuların setleri kutuda kalır. Uzman varyantında eldekiler dışında bütün kartlar karılır: yedisi görevlilere gider, kalanı destedir.
gugong-rule-g6 = Üç seviyenin her birinden iki kararname çekilir ve açık durur. Öteki dokuzu oyun dışıdır.
gugong-rule-g7 = Her evde bir yeşim durur. Kalanı, hiç tükenmeyen stoktur.
gugong-rule-g8 = Üç kader zarı atılır ve gün işaretçisi birinci günde durur. Sonraki başlangıç oyuncusunun madalyası Entrika konumundadır.

## The morning

gugong-rule-g10 = Birinci günün sabahı yoktur. Öteki günlerde ilk olarak, madalyayı elinde tutan başlangıç oyuncusu olur ve madalyayı geri koyar. Kimse almadıysa başlangıç oyuncusu değişmez.
gugong-rule-g11 = İkinci olarak, jetonu da gezgini de olmayan her şehre çekme yığınlarından bir jeton konur. Yığınlar bitince değiştirilmiş jetonlar karılıp iki yeni yığın yapılır.
gugong-rule-g12 = Üçüncü olarak, üç kader zarı atılır.
gugong-rule-g13 = Dördüncü olarak, 1. seviye kararname sahipleri oyuncu sırasına göre bunların her sabah verdiğini alabilir.
gugong-rule-g14 = Beşinci olarak gün işaretçisi ilerler ve herkes genel stokundan havuzuna hizmetkâr geçirebilir: günün gösterdiği kadar, stok yettiği sürece.

## The day

gugong-rule-g20 = Bütün eller boşalana kadar, oyuncu sırasına göre herkes tekrar tekrar birer hediye takası yapar. Kartı kalmayanın sırası atlanır.
gugong-rule-g21 = Takas için elinizden bir kartı bir konuma koyar ve orada duran kartı kendi ıskarta destenize alırsınız. Bu desteye sizden başka kimse bakamaz; deste sonraki gün eliniz olur. Kartınız aldığınızdan yüksekse takas ücretsizdir. Düşük veya eşitse ya havuzunuzdan stokunuza 2 hizmetkâr geri verir, ya elinizden başka bir kartı destenize atar, ya da bu sıranızdaki hamlelerden vazgeçersiniz.
gugong-rule-g22 = 1 değerinde bir kart, 9 değerinde bir kartla ücretsiz takas edilir: kimi zaman egzotik bir meyve her hazineden değerlidir.
gugong-rule-g23 = Takastan sonra, varsa koyduğunuz kartın hamlesini ve konumun hamlesini ya da yalnızca birini yapabilirsiniz. İkisini de yaparsanız önce kartınki gelir. İkisi aynıysa o hamleyi iki kez yapabilirsiniz.
gugong-rule-g24 = Bir hediye kartında Saray, Büyük Kanal, Çin Seddi, Kararnameler veya Entrika hamlesi bulunabilir: tümüyle, A veya B, maliyetiyle birlikte. Ya da kart 1 veya 2 hizmetkâr getirir, ya da kart değiştirme sağlar: elinizdeki veya ıskarta destenizdeki bir kartı herhangi bir konumda duran bir kartla değiştirirsiniz. Yeni kart eskisinin olduğu yere gelir. Seyahat ve Yeşim hiçbir kartta yoktur; bazı kartların da hamlesi yoktur.
gugong-rule-g25 = Seyahat jetonları istenildiği zaman değiştirilebilir.
gugong-rule-g26 = Kazandığınız hizmetkârlar genel stokunuzdan havuzunuza gelir; stok boşsa kazanmazsınız. Ödediğiniz hizmetkârlar havuzdan stoka döner.

## The night

gugong-rule-g27 = Herkes ıskarta destesini üç zarla karşılaştırır: her kart, değerini gösteren her zar için bir hizmetkâr getirir. En çok eşleşmesi olan 3 ZP alır ve elçisi 1 adım ilerler. Eşitliği Entrika bozar.
gugong-rule-g28 = Ardından bütün gemiler, yolda engel kalmasın diye en ilerideki önce olmak üzere, bir liman ilerler. Son limandaki bir gemi denizde kaybolur: sahibine, hizmetkârları da stoka döner ve hiçbir şey talep edilmez. Bundan sonra dolu gemiler ulaştıkları limanın ödülünü talep edebilir.
gugong-rule-g29 = Dördüncü geceden sonra oyun biter. Bitmediyse herkes ıskarta destesini eline alır ve yeni bir sabah olur.

## Travel

gugong-rule-g30 = A: gezgininizi bir kez hareket ettirin, oradaki jetonu alın ve isterseniz avantajını hemen kullanın. B: 2 hizmetkâr ödeyip bunu iki kez yapın. Jetonu almak zorunludur.
gugong-rule-g31 = Gezgin ilk seferinde jetonu olan herhangi bir şehre gider. Ondan sonra yolları izleyerek hâlâ jetonu olan bir sonraki şehre gider. Boş şehirlerden ve başka gezginlerin durduğu şehirlerden geçer.
gugong-rule-g32 = Jetonlar, belli sayıda alanı olan tahtanızda kapalı olarak saklanır. İki sayılan jeton, onu değiştirene kadar açık durur.
gugong-rule-g36 = 2 jetonu 1 hizmetkârla, 4 jetonu 2 ZP ile veya 6 jetonu 1 yeşimle değiştirebilirsiniz. Çift jeton 2 sayılır. Değiştirilen jetonlar ıskarta destesine gider.
gugong-rule-g37 = Yeni bir jeton için boş alanınız yoksa önce jeton değiştirmek zorundasınız.
gugong-rule-g38 = Bir jeton şunlardan birini getirir: 1 hizmetkâr; 2 hizmetkâr; 1 elçi adımı; 1 entrika adımı; elinizden 7 veya daha yüksek bir kartı destenize atmaya karşılık 1 yeşim; 2 ZP; elinizdeki veya destenizdeki bir kartı tahtadaki biriyle değiştirme; destenizden bir kartı ele geri alma; stoktan gemilerinizden birine (yenisi de olabilir) bir hizmetkâr; stoktan Çin Seddi’ne bir hizmetkâr; 3 hizmetkâra karşılık 1 yeşim. Bir jeton tek başına bir şey getirmez, ama iki sayılır.
gugong-rule-g39 = Bonus jetonları gün bitene kadar etkilidir. Her birini havuzunuzdan bir hizmetkâr etkin tutar; bu sırada yer kaplamaz ve değiştirilemez. Sonra jeton tahtanıza, hizmetkâr stokunuza gider. Üç türden biri oynadığınız her karta 1 ekler; biri bir konuma konur ve başkası oranın hamlesini her yaptığında siz 1 ZP kazanırsınız, o oyuncu 1 ZP kaybeder; biri bir konuma konur ve başkası oranın hamlesini her yaptığında siz de yapabilirsiniz.

## Great Wall

gugong-rule-g40 = A: havuzunuzdan 1 hizmetkârı Çin Seddi’ne yerleştirin. B: 1 hizmetkâr ödeyin, sonra en fazla 2 hizmetkâr yerleştirin.
gugong-rule-g41 = Bir bölüm, bir veya iki oyuncuyla 4 hizmetkârla, üç, dört veya beş oyuncuyla 5, 6 veya 7 hizmetkârla tamamlanır. Bir yerleştirme bu sayıya ulaşır veya onu geçerse, yerleştirmenin tümü bitince Çin Seddi puanlanır. Aynı sırada yapılan iki Çin Seddi hamlesi iki ayrı yerleştirmedir.
gugong-rule-g42 = Çin Seddi’nde en çok hizmetkârı olan 3 ZP alır ve elçisi 1 adım ilerler. Eşitliği Entrika bozar. Kazananın bütün hizmetkârları stoka döner; ötekilerinki kalır.
gugong-rule-g43 = Ardından o bölümde hizmetkârı olan herkes, entrika işaretçisini geri çekerek bir avantaj alabilir; en gerideki işaretçi ilk seçer. 1 adım 1 hizmetkâr, 3 adım 2 hizmetkâr getirir, 5 adım bir kader zarını istenen yüze çevirir, 7 adım stoktan 1 yeşim getirir.

## Jade

gugong-rule-g50 = Yeşimi hâlâ duran bir ev seçin, istediği hizmetkârları ödeyin ve yeşimi alın. Bütün evler boşalınca stoktan bir yeşim 5 hizmetkâr tutar.

## Intrigue

gugong-rule-g55 = A: işaretçiniz 1 adım ilerler; bir günde bunu ilk seçen oyuncu madalyayı da alır ve sonraki başlangıç oyuncusu olur. B: 3 adım ilerlemek için 1 hizmetkâr ödeyin.
gugong-rule-g56 = Yol 14. adımda biter. Başkalarının üzerine gelen bir işaretçi en üste konur.
gugong-rule-g57 = Oyundaki her eşitliği daha ilerideki işaretçi kazanır; aynı adımda, üstteki.

## Palace of Heavenly Purity

gugong-rule-g60 = A: elçiniz 1 adım ilerler. B: 2 hizmetkâr ödeyin; elçiniz 2 adım, entrika işaretçiniz 1 adım ilerler.
gugong-rule-g61 = Elçi sekizinci adımda saraya girer ve oyun sonunda en çok ZP getiren boş yeri alır. Ondan sonra atacağı her adım hemen 1 ZP getirir; aynı hareketten artan adımlar da.
gugong-rule-g62 = Oyun sonunda sarayda olmayanın puanı 0’dır ve kazanamaz.

## Decrees

gugong-rule-g65 = Bir kararname almak için bedelini, üzerindeki başka oyunculara ait her hizmetkâr için de 1 hizmetkâr daha ödersiniz. Ardından havuzunuzdan bir hizmetkârı daha, oyun sonuna kadar kalmak üzere, oraya koyar ve ZP’sini alırsınız. Her kararname bir kez alınır.
gugong-rule-g66 = 1. seviye kararnameler her sabah bir şey getirir, 2. seviyedekiler kalıcı bir avantaj, 3. seviyedekiler oyun sonunda ZP verir.
gugong-rule-g67 = 1. seviye, her sabah: 2 entrika adımı; stoktan bir gemiye bir hizmetkâr; 1 hizmetkâr; 1 elçi adımı; bir kart değiştirme. 2. seviye: iki seyahat hareketi 1 hizmetkâr eksiğine; Yeşim hamlesi 1 eksiğine; her Çin Seddi hamlesiyle stoktan bir hizmetkâr daha; eşit değerdeki hediyeler yüksek sayılır; sonraki kararnameler 1 eksiğine. 3. seviye: her 3 ZP için 1 ZP, en fazla 10; 8 ZP; her yeşim için 2 ZP, en fazla 10; kararnamelerinizin her biri için 2 ZP; liman ödüllerinizin her biri için 2 ZP.

## Grand Canal

gugong-rule-g70 = A: havuzunuzdan 1 hizmetkârı gemilerinizden birine (yenisi de olabilir) koyabilir, sonra gemilerinizden birini sonraki boş limana ilerletebilirsiniz. B: 1 hizmetkâr ödeyin, sonra bir veya iki gemiye (yenileri de olabilir) 2 hizmetkâr koyun; hiçbir gemi ilerlemez.
gugong-rule-g71 = Yeni bir gemi, seçtiğiniz bir rotanın ilk boş limanına girer; bu hareket sayılmaz. Bir gemi bir ila üç hizmetkâr taşır. Dolu limanları geçer, rotasında kalır ve ancak ileride boş bir liman varsa ilerleyebilir.
gugong-rule-g72 = 3 hizmetkârı olan bir gemi limanının ödülünü talep edebilir. Hizmetkârlardan biri, oyun sonuna kadar kalmak üzere, tahtanızda o ödülün alanına gider; öteki ikisi stokunuza, gemi de size döner.
gugong-rule-g73 = 1. limanda ödül yoktur. 2. liman: 4 ZP. 3. liman: destenin en üstteki kartı elinize; bundan sonraki bütün günler için bir kart fazla. 4. liman: çift hizmetkârınız havuzunuza katılır. 5. liman: bu üçünden istediğiniz biri. Tahtanızda ZP için üç, kart için iki, çift hizmetkâr için bir alan vardır; boş alan yoksa talep edilemez.

## Double servant

gugong-rule-g80 = Çift hizmetkâr, kilidi açılınca 1 veya 2 değerinde bir hizmetkârdır. Bir hizmetkâr olarak kazanılır. 1 veya 2 öder. Çin Seddi’nde ve gemide 2 sayılır ve iki yer kaplar; yalnızca bir hizmetkâr koyabileceğiniz yerde bile. İki hizmetkâr koyabileceğiniz yerde bunlardan biri olabilir: toplam 3.
gugong-rule-g83 = Çift hizmetkâr hiçbir zaman bir kararnameye veya ödül alanına konmaz.

## The end

gugong-rule-g90 = Dördüncü geceden sonra: ilk olarak, Çin Seddi’nde hizmetkâr varsa orası her zamanki gibi, ama avantajsız puanlanır; bu, bir elçiyi hâlâ saraya sokabilir. İkinci olarak, ZP’nizi sayandan başlayarak 3. seviye kararnameler. Üçüncü olarak, saraydaki yerler. Dördüncü olarak, yeşim: bir ila beş yeşim için 1, 3, 6, 10 veya 15 ZP, fazlası için 2’şer. Sarayın dışında kalan elenir. En çok ZP’si olan kazanır; eşitliği Entrika bozar.

## Alone

gugong-rule-g100 = Meng’e karşı iki kişilik kurulumla, bonus jetonları olmadan oynarsınız. Onun çift hizmetkârı, oyun boyunca en çok ilgilendiği konumu gösterir: rastgele çekilir veya siz seçersiniz. Hangi iki kart setiyle oynayacağınızı seçin: siz 1 ve Meng 2, siz 2 ve Meng 3 ya da siz 4 ve Meng 5. Onun kartları karılmış ve kapalı durur. Siz başlarsınız.
gugong-rule-g101 = Meng, ikisi özel olan on bir kartlık bir desteyle oynar. Kolay oyunda özel kartlardan biri çıkarılır. Zor oyunda Meng’in beşinci bir hediye kartı olur; bu, o türden ilk liman ödülü sayılır.
gugong-rule-g102 = Sıra Meng’e gelince destesinden açılan kart konumu gösterir ve en üstteki hediyesi, değerler ne olursa olsun, bedelsiz orada takas edilir. Yapabiliyorsa önce hediyenin hamlesini, sonra konumun hamlesini A olarak yapar. Hediye kart değiştirme sağlıyorsa bunun yerine 1 ZP alır. Günün kartları ayrı bir yığında birikir. Destesi bitince yalnızca önceki günlerin kartları karılır.
gugong-rule-g103 = Alacakaranlıkta, bütün eller boşalınca, Meng günün kartlarını oynadığı sırayla yeniden gözden geçirir ve ödeyebiliyorsa alt yarıda yazanı yapar; bunu mümkün kılıyorsa jetonları hizmetkârla değiştirir. Ödeyemediğini atlar. Bu sırada kazanılan bir hediye kartı ıskarta destesine gider.
gugong-rule-g104 = Meng geceleri, dört günde sırasıyla 1, 2, 3 ve 4 eşleşmesi varmış gibi sayılır; hem hizmetkârlar hem çoğunluk için.
gugong-rule-g105 = Seyahat: Meng sağ alttaki şehirden başlar ve haritanın kenarını saat yönünün tersine dolaşarak sonraki jetona gider. Güzergâhında jeton yoksa en yakındakine gider ve ertesi gün güzergâhına döner. Alacakaranlıkta bir adım daha için 2 hizmetkâr öder. Jetonları herkes gibi kullanır, ancak: bir kartı ele geri almak için destesinin en üstündekini alır; yeşim için kart atarken değeri ne olursa olsun en üstteki kartını atar; alacakaranlıkta bu ikisi bunun yerine 1 ZP getirir, kart değiştirme ise her zaman 1 ZP getirir. 6 jetonu olunca hemen bir yeşim alır.
gugong-rule-g106 = Çin Seddi: 1 hizmetkâr yerleştirir. Alacakaranlıkta havuzunda 2 veya daha fazla hizmetkâr varsa 1 öder ve 1 yerleştirir. Katıldığı bir puanlamadan sonra, yapabiliyorsa yeşim için 7 adım geri gider, yapamıyorsa ve stokunda hizmetkâr varsa bir hizmetkâr için 1 adım geri gider; başka bir şey yapmaz.
gugong-rule-g107 = Yeşim: ödeyebildiği en ucuzunu alır. Entrika: 1 adım ve hâlâ oradaysa madalya; alacakaranlıkta 2 adım için 1 öder. Saray: 1 adım veya içerideyse 1 ZP; alacakaranlıkta 1 adım ve 1 entrika adımı için 2 öder. Yeşim kartı ona alacakaranlıkta ücretsiz bir seyahat adımı verir.
gugong-rule-g108 = Kararnameler: olağan bedelle günün seviyesinden bir kararname alır; dördüncü gün de 3. seviyeden. İkisinden, sizin olmadığınızı, yoksa tahtada altta olanı alır. Ona uygun yoksa daha düşük, sonra daha yüksek seviyelere bakar ve ödeyebildiği her fırsatta birini alır. Kart değiştiren kararname ona her sabah 1 ZP getirir, seyahat kararnamesi alacakaranlık adımını 1 ucuzlatır. Bu kart ona alacakaranlıkta ücretsiz bir seyahat adımı verir.
gugong-rule-g109 = Büyük Kanal: bir gemiye 1 hizmetkâr koyar veya yeni bir gemi yola çıkarır. Gemileri kendisi ilerletmez. Alacakaranlıkta havuzunda 2 veya daha fazla hizmetkâr varsa 1 öder ve 1 yerleştirir. 3 hizmetkârı olan bir gemi her limanda hemen talep eder: ilk iki seferde (zor oyunda bir seferde) bir hediye kartı, ondan sonra her seferinde 4 ZP. Geminin bütün hizmetkârları stokuna döner.
gugong-rule-g110 = Özel bir kart Meng’i odağına gönderir. Hediyenin ve konumun hamlesi o zaman B olarak, bedelsiz, hizmetkârlar önce stokundan alınarak yapılır: iki seyahat adımı, Çin Seddi’ne iki hizmetkâr, en ucuz yeşim, 3 entrika adımı, 2 saray adımı ve 1 entrika adımı, yalnızca konan bir hizmetkâra bir kararname, gemilere iki hizmetkâr. Alacakaranlıkta ona ücretsiz bir seyahat adımı verir.
gugong-rule-g111 = Meng saraya ulaşmadan da kazanabilir; yalnızca sarayın ZP’sinden yoksun kalır. Çift hizmetkârı onun için çalışmaz.

## Rulings

gugong-rule-r-g01 = Hangi hediye kartı seti kimindir? Kurayla belirlenen başlangıç oyuncusu 1. seti, ötekiler saat yönünde sonraki setleri alır. Kimsenin oturmadığı yerlerin setleri oyundan çıkar; uzman varyantında karılacak kartlara katılırlar.
gugong-rule-r-g02 = Hamlesiz takas ne zaman yapılabilir? Kart daha yüksek olmadığında her zaman; ödenebilecek olsa bile. Sırayı bitirir: ne kartın ne konumun hamlesi gelir. Kart atmak için elde ikinci bir kart gerekir.
gugong-rule-r-g03 = +1 bonus jetonu nerede sayılır? Yalnızca oynanan kart orada duranla karşılaştırılırken; iki tanesi 2 ekler. Gece eşleşmeleri ve “7 veya daha yüksek” basılı değere bakar. Basılı bir 1 yine de 9’u geçer; eşit değer kararnamesi eklemeden sonra karşılaştırır.
gugong-rule-r-g04 = Neler değiştirilebilir? Eldeki veya kendi ıskarta destenizdeki herhangi bir kart, az önce konan dahil, herhangi bir konumun kartıyla. Yeni kart eskisinin olduğu yere gelir. Değerlerin önemi yoktur ve hiçbir hamle yapılmaz. Ardından yapılabilecek konum hamlesi, takasın yapıldığı konumun hamlesidir.
gugong-rule-r-g05 = Kartın hamlesi konumunkiyle aynıysa? İki kez, her biri kendi başına yapılır: A veya B, ayrı ayrı ödenir ve her birinden vazgeçilebilir.
gugong-rule-r-g06 = Hiçbir şey yapamayacak bir hamle seçilebilir mi? Hayır: nedeni söylenerek reddedilir. Son adımdaki Entrika A, madalya hâlâ oradaysa mümkündür.
gugong-rule-r-g07 = Eli boşalan biri güne geri döner mi? Evet, eline bir kart gelir gelmez: kart geri alma jetonuyla veya bir limandan.
gugong-rule-r-g08 = Kazanılan bütün hizmetkârlar alınmak zorunda mı? Stok yettiği kadar alınırlar. Bu, stoku boşaltacaksa kaç tane olacağını sahibi söyler; tek bir hizmetkâr için ise bu yalnızca gece ve sabah sorulur, çünkü orada daha önce bir şey sorulmamıştır.
gugong-rule-r-g09 = Çift hizmetkâr nasıl ödenir ve kazanılır? 2 veya daha yüksek bir bedelin 2’sini, 1’lik bir bedelin o 1’ini öder; bir hizmetkâr olarak kazanılır. Gidebileceği veya kalabileceği yerde sahibine sorulur.
gugong-rule-r-g10 = Çift hizmetkâr stoktan tahtaya gidebilir mi? Evet, bir jeton veya kararname stoktan hizmetkâr yerleştiriyorsa: 2 sayılır. Bir bonus jetonunu etkin tutan hizmetkâr da olabilir; o zaman bir sayılır.
gugong-rule-r-g11 = Hangi gemi çift hizmetkârı taşıyabilir? İki boş yeri olan.
gugong-rule-r-g12 = Çin Seddi’nin veya Büyük Kanal’ın B hamlesi tek hizmetkâr koyabilir mi? Çin Seddi’nde evet, bir veya iki; hiç koymamak hamle sayılmaz. Kanalda hayır: iki parça. Çift hizmetkâr tek parçadır.
gugong-rule-r-g13 = Gezgin hangi şehirlere ulaşabilir? İster boş olsun ister gezginli, jetonsuz şehirlerden geçen yollarla ulaşılabilen, jetonlu her şehre. İlk hareket jetonu olan herhangi bir şehre gider.
gugong-rule-r-g14 = Hiçbir jetona ulaşılamıyorsa? Seyahat reddedilir. Yalnızca B’nin ikinci hareketi jeton bulamıyorsa o hareket boşa gider.
gugong-rule-r-g15 = Yeni bir jeton ne zaman saklanır? Avantajı kullanıldıktan veya ondan vazgeçildikten sonra. O sırada boş alan yoksa hemen öncesinde jeton değiştirilir.
gugong-rule-r-g16 = Bir değişimde gerekenden çok jeton kullanılabilir mi? Hayır: toplam tam tutmalıdır; çift jeton her zaman 2 sayılır. Stok boşken iki jetonu bir hizmetkârla değiştirmek reddedilir.
gugong-rule-r-g17 = “İstenildiği zaman” ne demektir? Bir oyuncuya kendi sırasında sorulan her soruda, başka zamanlarda sorulan her soruda (takip, avantajlar, sabah, talepler), saklama alanı dolduğunda ve son puanlamadan önce bir kez daha.
gugong-rule-r-g18 = Çekme yığınları nasıl doldurulur? Iskarta karılıp iki yığın yapılır; sayı tekse birincide bir fazla olur. Iskarta da yoksa şehirler boş kalır. Şehirler bileşen dosyasındaki sırayla doldurulur.
gugong-rule-r-g19 = Bir jetonun avantajı kullanılamıyorsa? Avantajı yok sayılır ve jeton saklanır: ıskarta yokken geri alma, 7 veya daha yüksek kart yokken karta karşılık yeşim, stok boşken gemi veya Çin Seddi, 3’ten az hizmetkârla 3 hizmetkâra karşılık yeşim.
gugong-rule-r-g20 = Bonus jetonu için hizmetkâr yoksa? Her jeton gibi saklanır; sahibinin kullanmaktan vazgeçtiği de öyle.
gugong-rule-r-g21 = 0 ZP’si olandan geçiş ücreti alınır mı? Ödeyen 0’da kalır, sahibi kazanır. Her geçiş ücreti jetonu ayrı sayılır; kendi hamleniz ücret ödetmez.
gugong-rule-r-g22 = Takip nedir? Takip edilen hamle bittikten sonra, takip edenin maliyetiyle yapılan, A veya B, başlı başına bütün bir hamle. Yapılmış sayılır: geçiş ücreti, madalya, Çin Seddi kararnamesi için. Kendisi takip edilmez. Birkaç takip eden varsa etkin oyuncudan sonra oyuncu sırasıyla gelirler; her jeton bir kez.
gugong-rule-r-g23 = Geçiş ücretini ve takibi ne başlatır? Başka bir oyuncunun, kartla yapılanlar dahil, yaptığı her hamle; vazgeçilen bir hamle veya hamlesiz takas değil. Ücret, hamle bitince, kimse takip etmeden önce ödenir.
gugong-rule-r-g24 = Bonus jetonları oyuncu tahtalarına ne zaman gider? Gündüz aşamasının son sırasından sonra ve geceden önce, oyuncu sırasına göre. Hizmetkâr stoka gider; saklama alanı doluysa önce jeton değiştirilir.
gugong-rule-r-g25 = Çin Seddi kararnamesi nasıl işler? En az biri havuzdan geliyorsa aynı yerleştirmede stoktan bir hizmetkâr daha. Kartla yapılan Çin Seddi hamlelerinde ve takiplerde de. Ondan vazgeçilebilir.
gugong-rule-r-g26 = Entrika avantajlarını kim, ne zaman alır? Puanlanmadan önce bölümde hizmetkârı olan herkes, kazanan da; işaretçilerin o andaki sırasıyla, en gerideki önce.
gugong-rule-r-g27 = Bir avantaj ne ister? Adımlarının tümünü. Hizmetkârlar yalnızca stokta hizmetkâr varken sunulur; 2 hizmetkârlık avantaj, başka yoksa 1 tane getirir.
gugong-rule-r-g28 = İşaretçiler geri gidince veya ilerleyemeyince nasıl dizilir? Geri gelen işaretçi oradakilerin üstüne konur. Son adımda bir şey kazanılmaz ve dizi değişmez.
gugong-rule-r-g29 = Bir zar hangi yüze çevrilebilir? O zarın başka herhangi bir yüzüne.
gugong-rule-r-g30 = Madalyayı kim alır? Gün içinde Entrika A hamlesini kartla, konumla veya takiple ilk yapan. Ondan vazgeçilemez; B madalyayı hiç almaz.
gugong-rule-r-g31 = Elçi adımları ve puanlar sorulur mu? Hayır: çoğunluktan, Çin Seddi’nden ve jetonlardan gelenler kendiliğinden gelir.
gugong-rule-r-g32 = Artan elçi adımları ne olur? Adımlar saraya götürür, artan her adım hemen 1 ZP getirir.
gugong-rule-r-g33 = Evler yeniden dolar mı? Hiçbir zaman. Meydan yalnızca bütün evler boşken açıktır; yeşim kararnamesi onu da ucuzlatır.
gugong-rule-r-g34 = İndirimler nereye kadar iner? 0’a kadar; her zaman uygulanır. Bir kararname kendi alımını ucuzlatmaz.
gugong-rule-r-g35 = Bir kararname ne kadar tutar? Bedeli, orada başkasının (Meng’in de) her hizmetkârı için bir tane daha, sonra da yerleştirilecek bir sıradan hizmetkâr.
gugong-rule-r-g36 = Sabah kararnameleri hangi sırayla işler? Yeni oyuncu sırasına göre; her sahip kendi seçtiği sırayla, her kararname bir kez; her birinden vazgeçilebilir.
gugong-rule-r-g37 = Dolu bir gemi ne zaman talep edebilir? Sahibinin kanal hamlesinde, hamlenin herhangi bir anında, hiçbir şey konmasa veya ilerlemese bile; bir jeton veya kararname üçüncü hizmetkârını eklediğinde; gece hareketinden sonra.
gugong-rule-r-g38 = Kanal A hangi sırayla yapılır? Önce koyma, sonra ilerletme; kendi gemilerinizden herhangi biri, yenisi de, ilerleyebilir. Talepler koymadan veya ilerletmeden sonra gelir.
gugong-rule-r-g39 = Gemiler gece nasıl ilerler? Her rotada en ilerideki gemiden geriye doğru; son limandaki gemi, dolu olsa bile kaybolur. Sonra oyuncu sırasına göre talepler; bir sahibin gemileri kendi seçtiği sırayla.
gugong-rule-r-g40 = Bir limanın hediye kartı nereye gider? Ne zaman talep edilirse edilsin, hemen ele. Deste boşken bu ödül alınamaz.
gugong-rule-r-g41 = Kimsenin eşleşmesi yoksa? 3 ZP’yi kimse almaz.
gugong-rule-r-g42 = Gece içinde sıra nasıldır? Eşleşmeler, stok karşılasa da karşılamasa da, herkes için aynı anda sayılır. Oyuncu sırasıyla gelen hizmetkârlar ile çoğunluk birbirini etkilemez; gemiler ikisinden sonra gelir.
gugong-rule-r-g43 = Oyun sonunda jeton değiştirilebilir mi? Evet, son puanlama başlamadan önce oyuncu sırasına göre bir kez daha.
gugong-rule-r-g44 = ZP kararnamesi neyi sayar? Çin Seddi’nin son puanlamasından sonra ve son puanlamanın geri kalanından önceki bütün ZP’yi; her tam 3 için 1, en fazla 10.
gugong-rule-r-g45 = Sarayın dışındaki oyuncular ne olur? Puanları 0’dır ve sıralamaya girmezler. Herkes dışarıdaysa kimse kazanmaz; tek kişilik oyunda Meng kazanır. Oyun şimdi bitse ne getireceği de, Çin Seddi’nin son puanlaması dahil, aynı şekilde hesaplanır.
gugong-rule-r-g46 = Zor oyunda Meng’in beşinci kartı hangisidir? Hediye destesinden rastgele bir kart.
gugong-rule-r-g47 = Meng’in kartları nasıl sıralanır? Iskartası her gün için karılır. Sabah veya gündüz kazandığı bir kart, oynanacakların altına girer; alacakaranlıkta ve gece kazandığı ıskartasına gider.
gugong-rule-r-g48 = Bir jeton Meng’in kartlarıyla ilgiliyse ve kartı yoksa? Bunun yerine 1 ZP alır.
gugong-rule-r-g49 = Rastgele odak nasıl bulunur? Yedi konumun her biri aynı olasılıktadır.
gugong-rule-r-g50 = Meng hangi gemiyi yükler? Yeri olanlardan en dolusunu, eşitlerden en ileridekini, sonra önce yola çıkanı; yeni bir gemiyi yalnızca hiçbirinde yer yoksa, ilk limanı daha boş olan rotada.
gugong-rule-r-g51 = Meng ne zaman talep eder? Üçüncü hizmetkârla hemen, her limanda, ilkinde de. İkinci bir hizmetkâr o zaman aynı kurala göre sonraki gemiye gider. Üçü de stokuna döner. Hediye destesi boşsa kart yerine ZP alır. Gemileri geceleri herkesinki gibi ilerler ve kaybolur.
gugong-rule-r-g52 = Meng’in bir hamlesinin etkisi olmayacaksa? Atlanır ve hiçbir şeye mal olmaz.
gugong-rule-r-g53 = Çin Seddi kararnamesi Meng’e ne zaman yarar? Gündüz hamlesinde, özel olanda da; alacakaranlıkta değil.
gugong-rule-r-g54 = Meng jetonları hizmetkârla ne zaman değiştirir? Yalnızca hamle böylece yapılabiliyorsa, gereken en az çift kadar, çift jetonlardan önce sıradan jetonlarla; gündüz ve alacakaranlıkta. Bir jetonun yeşim bedeli için değiştirmez.
gugong-rule-r-g55 = Meng başka neyi değiştirir? Altı jetonu hemen yeşimle. ZP ile asla; saklama alanının dolu olduğu ve başka bir şeyin mümkün olmadığı durum dışında.
gugong-rule-r-g56 = Meng hangi kararnameyi alır? Günün seviyesi (4. günde 3), sonra aşağıya doğru düşük olanlar, sonra yukarıya doğru yüksek olanlar. Bir seviyede ucuz olanı; eşitlerde tahtada altta olanı, yani ikincisini. Jeton değiştirerek ödeyebileceği bir kararname, alabileceği kararname sayılır.
gugong-rule-r-g57 = Meng nereye seyahat eder? Bulunduğu yerden ileriye, güzergâhındaki sonraki jetona; ilk seferinde güzergâhın başından. Güzergâhta jeton yoksa yollarla en yakın olana (eşitlerde, dönüş şehri güzergâhta önce gelene, sonra haritada ilk olana). Güzergâh dışındaki bir şehirden, sonraki bir günde onun dönüş şehrine gider ve oradan devam eder.
gugong-rule-r-g58 = Özel kartlar ne yapar? Kartın ve konumun B hamlesini, ikisini de bedelsiz; hizmetkârlar önce stoktan, sonra havuzdan, ne kadar varsa. Bir kararname tek hizmetkâr alır, bedel istemez. Kart avantajları her zamanki gibidir.
gugong-rule-r-g59 = Meng hangi entrika avantajını alır? 7. adımdan itibaren yeşim; yoksa 1. adımdan itibaren, stokta varsa 1 hizmetkâr; yoksa hiçbiri.
gugong-rule-r-g60 = Meng’in eşleşmeleri nelerdir? Dört günde 1, 2, 3, 4; hizmetkârlar (stok yettiği kadar) ve çoğunluk için.
gugong-rule-r-g61 = Automa destesi boşsa? Önceki günlerin kartları karılır. Hiç yoksa Meng günün kalanında pas geçer ve kartlarını saklar.
gugong-rule-r-g62 = Meng kararnamelerini kullanır mı? Her zaman, her sabah; kart değiştiren kararname ona 1 ZP getirir.
gugong-rule-r-g63 = Tek kişilik oyunu kim kazanır? Daha çok puanı olan; eşitliği entrika bozar. Sarayın dışındaki bir insan oyuncu kaybeder.
