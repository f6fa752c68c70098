### The guided first game of Gùgōng: what the voice says beside the table, and why.
### One learner, alone against Meng. Numbers belong to the positions of src/regnum/guided/gugong.toml; a test
### compares them with what lies on the table (tests/guided/claims/gugong.toml), so a translation keeps them.

## Day 1

guided-gugong-welcome = Yasak Şehir’e hoş geldiniz! İmparatorun huzuruna çıkmak istiyorsunuz ve kapıları görevlilerine verilen hediyeler açar. Oyun 4 gün sürer. En çok zafer puanı (ZP) olan kazanır, ama ancak elçisi sarayın içindeyse; rakibiniz { gugong-automa } için bu koşul aranmaz.
guided-gugong-welcome-2 = 4 hediyeniz bunlar. Bir sıra bir takastır: bir görevliye bir hediye verir ve orada duran hediyeyi alırsınız. Aldığınız yarın sizindir, görevli de şimdi sizin için bir şey yapar.
guided-gugong-welcome-3 = Hediyeniz aldığınızdan değerliyse takas ücretsizdir. { gugong-gift-tea-set } 5 değerinde, { gugong-location-decrees } konumunda ise bir 4 duruyor. Onu oraya verin.
guided-gugong-welcome-why = Değerler 1 ile 9 arasındadır. Yüksek hediyeler her kapıyı açar, ama çoğunun kendi hamlesi yoktur; düşük hediyelerin vardır ve yer bulmaları daha zordur. Takasta aldığınızı eve götürürsünüz, bu yüzden alışverişin o yanına da bakın.
guided-gugong-decrees = Bir takastan sonra iki şey yapabilirsiniz: önce hediyenizin, sonra görevlinin hamlesi. { gugong-gift-tea-set } kartında da { gugong-location-decrees } yazıyor; yani aynı hamleyi iki kez yaparsınız.
guided-gugong-decrees-2 = Havuzunuzda 6 hizmetkâr var. Bu iki kararnamenin her biri 1 hizmetkâra mal olur ve bir tanesini de temelli alıkoyar. İkisi de hemen 2 ZP verir ve her sabah yardım eder: biri entrikayla, öteki bir gemiyle. İkisini de alın.
guided-gugong-decrees-why = Birinci seviye kararnameler her sabah, ikinci seviyedekiler her zaman yardım eder, üçüncü seviyedekiler oyun sonunda puan verir. Orada zaten bulunan her rakip için 1 fazla öderdiniz; bu yüzden erken olmak iyidir.
guided-gugong-intrigue = { gugong-automa } kartlarla oynar: her kart nereye gideceğini gösterir ve takas için hiçbir şey ödemez. Verdiği hediye: { gugong-gift-necklace }; yeri: { gugong-location-palace }. Elçisi 1 adım yukarı çıktı. O basamakları aklınızda tutun: size 8 tanesi gerekiyor.
guided-gugong-intrigue-2 = Sıra sizde. { gugong-gift-go-stones } kartının değeri 3; { gugong-location-intrigue } konumundaki 2’yi geçer ve size 2 hizmetkâr getirir. Sonra B’yi seçin: 1 hizmetkâra entrikada 3 adım çıkarsınız.
guided-gugong-intrigue-why = Entrikada daha yukarıda duran, oyundaki her eşitliği kazanır. A seçeneği bedelsiz 1 adım verirdi; bugün onu ilk seçen madalyayı da alır ve yarın o başlar.
guided-gugong-travel = { gugong-automa } bir gemi yola çıkardı ({ gugong-location-canal }). Az sonra siz de aynısını yapacaksınız, hem de kurnazca.
guided-gugong-travel-2 = Şunu verin: { gugong-gift-necklace }. Yeri: { gugong-location-travel }. 7, 5’i geçer. B’yi seçin: 2 hizmetkâra gezgininiz iki kez hareket eder.
guided-gugong-cities = İlk hareketinizde istediğiniz şehre gidebilirsiniz. Ningxia şehrine gidin: jetonu, stokunuzdan bir hizmetkârı bir gemiye koyar ve yeni bir gemi yola çıkarırsınız. Sonra yolu izleyip Lanzhou şehrine gidin; oradaki jeton az önce ödediğiniz 2 hizmetkârı geri getirir.
guided-gugong-cities-why = Sonraki hareketler yolları izleyerek jetonu olan sonraki şehre gider; boş şehirlerden geçilir. 1. liman dolu olduğu için yeni gemi 2. limandan başlar. Bu ona bir günlük avantaj sağlar.
guided-gugong-trade = Kullanılmış jetonların da değeri vardır: 2 tanesi bir hizmetkâr, 4 tanesi 2 ZP, 6 tanesi bir yeşim eder. Sıranız geldiğinde istediğiniz zaman değiştirebilirsiniz. Şimdi bir hizmetkâr alın, her birine ihtiyacınız olacak.
guided-gugong-trade-why = Çok seyahat ediyorsanız 6 jetonu beklemeye değer. Başka her şey havuzunuzdaki hizmetkârlarla ödenir; genel stoktakiler, siz onları kazanana kadar işe yaramaz.
guided-gugong-wall = { gugong-automa } 3 hizmetkâra bir yeşim aldı. Yeşim giderek pahalanır, hepsini ona bırakmayın.
guided-gugong-wall-2 = Son hediyeniz: { gugong-gift-fruit-bowl }; değeri yalnızca 1. Ama 9’u geçen tek hediye 1’dir ve { gugong-location-wall } konumunda bir 9 duruyor; hediyenizin hamlesi de orası. Takası yapın.
guided-gugong-wall-3 = Demek iki kez Çin Seddi. Hediye için A’yı seçin: Çin Seddi’ne 1 hizmetkâr gider. Görevli için B’yi seçin: 1 hizmetkâr ödeyin ve 2 hizmetkâr yerleştirin. Burada 4 hizmetkâr bir bölümü tamamlar ve en çok hizmetkârı olan onu kazanır.
guided-gugong-wall-why = Eve götürdüğünüz de en yüksek hediye: { gugong-gift-statue }. Yarın ona hiçbir kapı kapalı değil.

## The first night

guided-gugong-morning = Gündüz böyleydi: bütün hediyeler verildi. Alacakaranlıkta { gugong-automa } günün kartlarını çevirdi ve ödeyebildiklerini yaptı. Etten kemikten rakiplerin alacakaranlığı yoktur, onlar gündüz daha çok öder.
guided-gugong-morning-2 = Gece, yeni hediyeleriniz üç zarla karşılaştırılır. Zarlar 4, 3 ve 8 gösterdi; sizin { gugong-gift-bonsai } kartınız bir 4: 1 eşleşme, bu da bir hizmetkâr getirir. { gugong-automa } için de 1 sayılır. Eşitlik, ama entrikada siz öndesiniz: 3 ZP ve elçinize 1 adım!
guided-gugong-morning-3 = Bütün gemiler her gece 1 liman ilerler. Sizinki şimdi 3. limanda. İçinde 3 hizmetkâr olan bir gemi limanının ödülünü talep edebilir; en iyileri nehrin aşağılarındadır.
guided-gugong-morning-4 = Yeni bir sabah ve yeni zarlar: 6, 5 ve 5. İki kararnameniz işe koyuluyor. Önce 2 entrika adımı vereni, sonra gemiyle ilgili olanı kullanın ve hizmetkârı 1. gemiye koyun: böylece gemide 2 hizmetkâr olur.
guided-gugong-morning-why = Sıra burada önemli değildir ve hiçbir kararname kullanılmak zorunda değildir. Ne zaman talep edeceğinize dikkat edin: son limana ulaşmış bir gemi ertesi gece denizde kaybolur ve hizmetkârları stokunuza gider.
guided-gugong-servants = Yeni günle birlikte hizmetkârlar stokunuzdan havuzunuza döner: 2. günde 4 tane. Stokta tam 4 hizmetkârınız var, bu yüzden kaç tane istediğiniz sorulur. Hepsini alın.

## Day 2

guided-gugong-benefit = Madalyayı { gugong-automa } almıştı, ilk o oynadı. Çin Seddi’ne bir hizmetkâr koydu: dördüncüsüydü ve bölüm tamamlandı. 4 hizmetkârın 3 tanesi sizindi, bu yüzden siz kazandınız: 3 ZP ve elçinize 1 adım. Oradaki hizmetkârlarınız stokunuza döndü.
guided-gugong-benefit-2 = Bölümde duran herkes şimdi bir şey için entrikada geri gidebilir: 1 adıma 1 hizmetkâr, 3 adıma 2 hizmetkâr, 5 adıma bir zarı çevirmek, 7 adıma yeşim. Siz 5. adımdasınız: 3 adıma 2 hizmetkâr alın.
guided-gugong-benefit-why = Bir zarı çevirmek size geceyi kazandırabilir, ama eşitlikleri kazandıran da entrikadır ve 0 adımla çoğunu kaybederdiniz. Hizmetkâr almak hiçbir zaman yanlış olmaz.
guided-gugong-jade = Eliniz dün aldıklarınızdan oluşur: { gugong-gift-bonsai }, { gugong-gift-paper-fan }, { gugong-gift-tea-set } ve { gugong-gift-statue }. Şimdi { gugong-location-jade } konumu: orada yalnızca bir 3 duruyor; { gugong-gift-bonsai } onu geçer.
guided-gugong-jade-2 = Önce hediyenizin hamlesi, { gugong-location-intrigue }: A’yı seçin, 1 adım; madalya da sizin olur, yani yarın siz başlarsınız. Sonra 2. evin yeşimi için 3 hizmetkâr ödeyin; öteki evlerde kalanlar 4 tutar.
guided-gugong-jade-why = Yeşim yavaştır, ama birikir: 1 parça oyun sonunda 1 ZP, 2 parça 3 ZP, sonra 6, 10 ve 15 eder. Toplamaya başlayan toplamayı sürdürmelidir.
guided-gugong-canal = Geminiz, içinde 2 hizmetkârla 3. limanda. Bir tane daha binerse dolacak; gidilecek konum: { gugong-location-canal }.
guided-gugong-canal-2 = Oradaki hediye bir 4. { gugong-gift-tea-set } onu geçerdi, ama geçmeyince ne olduğuna bakalım, çünkü bir gün başınıza gelecek. Değeri 2 olanı verin: { gugong-gift-paper-fan }.
guided-gugong-pay = Yüksek değil, o hâlde ücretsiz de değil. 2 hizmetkâr ödeyebilir, başka bir hediyenizi atabilir veya hamlelerden vazgeçebilirsiniz; takasın kendisi hiç reddedilmez. Burada bunlardan ikisi iyidir. Her ikisinde de { gugong-location-canal } konumunda A’yı seçin ve hizmetkârı 1. gemiye koyun.
guided-gugong-pay-discard = İyi seçim, çünkü { gugong-gift-tea-set } kaybolmaz, yarını bekler ve bu gece 5 değeri iki zarla eşleşir. Hizmetkârlarınızla { gugong-gift-paper-fan } kartının hamlesindeki kararnameyi alın: sonraki kararnameler 1 eksiğine ve hemen 4 ZP.
guided-gugong-pay-servants = İyi seçim, çünkü { gugong-gift-tea-set } bugün bir sıra daha elinizde kalır. 4 hizmetkârınızın 2 tanesine mal olur ve o zaman hediyenizdeki kararnameye gücünüz yetmez.
guided-gugong-pay-why = Eşit değer de yüksek sayılmaz. İki yolla da ödeyemiyorsanız, yarın ve zarlar için orada duran hediyeyi yine alırsınız, ama bugün onunla bir şey yapmazsınız.
guided-gugong-reward = Geminiz doldu: 3 hizmetkâr. 3. limanda bir hediye kartı talep edebilir. A ayrıca onu 4. limana, çift hizmetkâra ilerletmenizi sağlar. İkisi de kalıcı ödüldür; hangisini istersiniz?
guided-gugong-reward-double = İyi seçim, çünkü çift hizmetkâr ödediğiniz veya inşa ettiğiniz her yerde 2 sayılabilir. Onu hemen sonraki sıranızda kullanabilirsiniz.
guided-gugong-reward-card = İyi seçim, çünkü bir hediye daha, gelecek her günde bir sıra daha demektir ve onu bugün bile oynayabilirsiniz.
guided-gugong-reward-why = Bir talepten sonra bir hizmetkâr temelli tahtanızda kalır, ötekiler stokunuza gider ve gemi yeniden boşalır. 2. limanda 4 ZP vardır, 5. liman üç ödülden istediğinizi sunar.
guided-gugong-claim = { guided-gugong-reward }
guided-gugong-claim-double = { guided-gugong-reward-double }
guided-gugong-claim-card = { guided-gugong-reward-card }
guided-gugong-claim-why = { guided-gugong-reward-why }
guided-gugong-last-gift = Bir görevli kaldı ve her şeyin anahtarı onda: { gugong-location-palace }. Sizin { gugong-gift-statue } kartınız bir 9 ve oradaki 7’yi geçer. Elçiniz 8 adımlık yolun 2. adımında. Ne kadar hızlı çıkacaksınız?
guided-gugong-last-gift-two = İyi seçim, çünkü çift hizmetkâr 2 olan bedeli tek başına öder: elçiniz 2 adım çıkar ve 1 entrika adımı kazanırsınız.
guided-gugong-last-gift-one = İyi seçim, çünkü 1 adım hiçbir şeye mal olmaz ve çift hizmetkâr daha büyük bir iş için havuzunuzda kalır.
guided-gugong-last-gift-why = Oyun sonunda içeride olmayanın puanı, başka ne kazanmış olursa olsun, 0 olur. İçeride ilk gelen 7 ZP değerindeki yeri alır ve sonraki her adım hemen 1 ZP getirir. Her gün için 2 adım planlayın.
guided-gugong-audience = { guided-gugong-last-gift }
guided-gugong-audience-two = { guided-gugong-last-gift-two }
guided-gugong-audience-one = { guided-gugong-last-gift-one }
guided-gugong-audience-why = { guided-gugong-last-gift-why }
guided-gugong-palace = Bir görevli kaldı ve her şeyin anahtarı onda: { gugong-location-palace }. Sizin { gugong-gift-statue } kartınız bir 9 ve oradaki 7’yi geçer. Elçiniz 8 adımlık yolun 2. adımında: onu 1 adım ilerletin. B 2 adım olurdu, ama havuzunuz bunu ödeyemez.
guided-gugong-palace-why = { guided-gugong-last-gift-why }
guided-gugong-night = Yine gece. { gugong-gift-tea-set } kartınız iki zarla eşleşti, yani 2 eşleşmeniz var. 2. günde { gugong-automa } için 2 sayılır ve bu kez eşitliği o kazanır: ikiniz de entrikanın 4. adımındasınız, ama onun işaretçisi sonra geldi ve üstte duruyor.
guided-gugong-night-2 = 2 eşleşmeniz yine de 2 hizmetkâr getirir. Ödemede kullandığınız çift hizmetkâr, ötekiler gibi stokunuzda: onu da bunların arasında geri alın.

## The end of the lesson

guided-gugong-end = Yedi görevlinin hepsini ziyaret ettiniz ve her hamle türünü biliyorsunuz. Bu oyunun kalanı sizin: buradan devam edin, değer.
guided-gugong-end-2 = Puanlar kararnamelerden, Çin Seddi’nden, gecenin zarlarından, limanlardan, jetonlardan ve yeşimden gelir. Her şeyden önce de saraydan: o olmadan hiçbiri sayılmaz, bu yüzden her gün elçinize bakın.
guided-gugong-end-3 = Bundan sonra şunları deneyin: sabah zarlara bakın ve onlarla eşleşen hediyeler toplayın, düşük hediyeleri kendi hamlelerinin olduğu yere verin, gemileri erken yola çıkarın ve bir eşitlik yaklaşırken entrikada önde kalın. İyi iş çıkardınız, bol şans!
