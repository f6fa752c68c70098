### The guided first game of Paladins: what the voice says, step by step (src/regnum/guided/paladins.toml).
### The seed is always the same, so numbers and cards are those on the table, on every way through the lesson. Sixty words a message at most.

## Before the first round

guided-paladins-crew = Batı Krallığı’na hoş geldiniz! Ben habercinizim ve üç tur boyunca yanınızda oturacağım. Ben gösteririm, siz karar verirsiniz. Başka bir seçim de yapabilirsiniz; her seçim geri alınabilir.
guided-paladins-crew-2 = Oyun yedi tur sürer ve en çok zafer puanı olan kazanır. Puanlar Kralın Emri kartlarından, inancınızdan, gücünüzden ve nüfuzunuzdan, kurduklarınızdan ve imana getirdiklerinizden gelir. İlk üç turun her birinde bir emir olmak üzere üç emir açılacak.
guided-paladins-crew-3 = Önce ücretsiz bir şehirli kartı alırsınız. Ekibinizde kalır ve koşulu her gerçekleştiğinde size yardım eder. Benim beğendiğim: { paladins-townsfolk-defender }. Her Saldırıda size bir amele bulur.
guided-paladins-crew-why = Saldırı üç işçi ister, bu yüzden her seferinde birinin geri gelmesi iyi olur. Aslında beşinden herhangi biri olur. Kartlar en çok, sık yapmayı düşündüğünüz bir işe yardım ettiklerinde kazandırır.

## Round 1

guided-paladins-paladin = Her tur bir paladinle başlar. On iki paladininizden üçünü çekersiniz: biri şimdi sizinle at sürer, biri destenizin üstüne, biri en altına gider. Bir paladin iki işçi, özel bir yetenek ve bu tur için güç, inanç veya nüfuz getirir.
guided-paladins-paladin-2 = Şunu alın: { paladins-paladin-berengier }. Duvar için gereken bir tüccar ile onsuz kimsenin işe alınamadığı bir savaşçı getirir. Destenin üstündeki kart, sonraki üç kartınızdan biri olur; öteki ikisinden hangisini yakında yeniden görmek istediğinizi ona göre seçin.
guided-paladins-paladin-why = Bir paladinin eklediği, bir eylem onu istediğinde sayılır, ama oyun sonunda sayılmaz. Turu bitince oyundan çıkar; yani her turun başka bir paladini vardır.
guided-paladins-paladin-rather = Başka bir paladin de iyi at sürer. Ama bu turdaki planım için şu paladinin savaşçısı ve tüccarı gerekiyor: { paladins-paladin-berengier }. Geri alalım mı?
guided-paladins-paladin-ivon = İyi seçim, çünkü { paladins-paladin-ivon } varken Görevlendirme erzak istemez ve yakında bir keşiş göndermek istiyoruz.
guided-paladins-paladin-oliver = İyi seçim, çünkü { paladins-paladin-oliver } iki ruhban ve dört inanç getirir, Dua da gümüş istemez.
guided-paladins-tavern = Şimdi bir han kartı: dört işçi daha. Bir amele, bir izci ve iki tüccarı olanı alın. Renkler önemlidir: izciler yeşil, tüccarlar mavi, savaşçılar kırmızı, ruhbanlar siyahtır.
guided-paladins-tavern-why = Bir eylemin her yeri belirli bir renk veya herhangi bir işçi ister. Duvar bir tüccar ve bir izci ister; bu hanla ikisi de elimizde olur. Ruhbanlar iyi insanlardır, ama bu turda onlara verecek işimiz yok.
guided-paladins-tavern-rather = İki ruhban iyi yoldaş olurdu, ama duvar bir tüccar, bir izci ve yanlarında birini daha ister. Geri alın, göstereyim.
guided-paladins-recruit = Sıra sizde: bir eylem yaparsınız, sonra sıra yapay zekâ oyuncusuna geçer; ikiniz de pas geçene kadar böyle sürer. Tahtanızın solunda küçük eylemler var. İnsan, gümüş ve erzak getirirler.
guided-paladins-recruit-2 = Sağda altı büyük eylem var. Her biri üç işçi ve bir nitelikten biraz ister, başka bir niteliği artırır. Bir halka oluştururlar: inanç nüfuz getirir, nüfuz güç getirir, güç inanç getirir. Bir eylem turda bir kez kullanılır.
guided-paladins-recruit-3 = İşe Alım ile başlayın: bir savaşçı, herhangi bir işçi ve kartın altındaki fiyat. Amelenizi yerleştirin; rengi olmadığı için gözden çıkarılacak olan odur. Sonra gösterdiğim iki kişiden birini işe alın.
guided-paladins-recruit-why = Tek işçiyle bunun yerine bir kartı, sağ üstünde yazana karşılık bir kereliğine ıskartaya atabilirdiniz. İşe almak bir savaşçı fazla ister ve oyunun sonuna kadar yardım eder. Soldaki iki kart borçla da alınabilir.
guided-paladins-recruit-watchman = İyi seçim, çünkü { paladins-townsfolk-watchman } her Garnizonda bir amele getirir ve ileride bir karakol kuracağız.
guided-paladins-recruit-missionary = İyi seçim, çünkü { paladins-townsfolk-missionary } her İmana Getirmede bir amele getirir ve ileride birini imana getireceğiz.
guided-paladins-hunt = Büyük eylemler erzak ister, sizde ise bir tane var. Bir tüccarla Avcılık yapın: her işçi bir erzak getirir. Üç tüccarınız var, duvara yalnızca biri gerekli.
guided-paladins-hunt-why = Yanında bir izci olsaydı av üç erzak getirirdi. Ama ikinci işçi sonradan değil, aynı anda konmalıdır ve izcimizi duvar için istiyoruz.
guided-paladins-conspire = Şimdi biraz karanlık bir iş. Komplo, herhangi bir işçiyi bir suçluya çevirir ve bir suçlu her rengin yerine geçebilir. Bedeli: bir şüphe kartı çekersiniz.
guided-paladins-conspire-2 = Şüphe kartlarının çoğu size vergi kasasından gümüş verir. Kasanın son gümüşü alınınca Engizisyon gelir ve en çok şüphesi olan bir borç alır. Yani şüphe şimdi gümüş, sonra tehlike demektir.
guided-paladins-conspire-why = Rakibiniz de şüphe çeker ve aynı kasadan alır. Son gümüşü kimin alacağını kimse bilmez. Küçük miktarlarda bu riske değer; asıl sorun en çok şüpheyi elinde tutmaktır.
guided-paladins-fortify = Büyük bir eylem zamanı. İstihkâm: bir tüccar, bir izci ve herhangi bir işçi, bir erzak karşılığında bir duvar kurar. Güç ve duvarın gösterdiği her şeyi kazanırsınız. Üçüncü işçi suçlunuz olsun.
guided-paladins-fortify-why = Duvarlar beşincisinden başlayarak oyun sonunda puan getirir; bazılarının üzerinde de puan yazar. Kralın sonraki bir emri beş duvar da isteyebilir. İlk duvar nüfuz istemez, sonrakiler ister.
guided-paladins-trade = Duvar bir amele ve bir izci getirdi. Ameleyi bir gümüş için Ticaret eylemine gönderin. İzciye yapacak bir iş kalmadığı için kendiliğinden pas geçersiniz; o da sonraki turu bekler.
guided-paladins-trade-why = Pas geçtiğinizde tahtanız temizlenir ve yerleştirmediğiniz işçilerden en fazla üçü sizde kalır. Yani elinizde biriyle bitirmek israf değildir.

## Round 2

guided-paladins-judged = Gördünüz mü? Rakibiniz vergi kasasının son gümüşünü aldı ve Engizisyon geldi. En çok şüphe sizdeydi, bu yüzden artık bir borcunuz var: oyun sonunda üç puan eksik. Merak etmeyin. Ondan kurtulacağız.
guided-paladins-judged-2 = Sonra tur bitti. Kart sıralarının ucundaki kartlar gitti, yenileri geldi ve Kral yeni bir emir verdi: oyun sonuna kadar beş duvar altı puan değerinde. Sizin şimdiden bir duvarınız var.
guided-paladins-judged-3 = Bu turdaki paladininiz: { paladins-paladin-gerier }. Üç inancı ikinci bölgeyi bir keşişe açar, savaşçısı da bizim için savaşa gider. Destenin üstüne gidecek olan: { paladins-paladin-engelier }. Sonraki tur onu isteyeceğiz.
guided-paladins-judged-why = Engizisyondan sonra yargılanan, şüphelerinin aşağı yuvarlanmış yarısını geri verir ve vergi kasası yeniden doldurulur. Tek kartla hiçbir şey geri vermezsiniz.
guided-paladins-judged-rather = İyi bir süvari, ama üç inanç olmadan ikinci bölge keşişinize kapalı kalır. Geri alın, birlikte devam edelim.
guided-paladins-tavern2 = İki izci, bir ruhban ve bir suçlusu olan hanı alın. Suçlu bir şüphe kartıyla gelir; bu da gümüş demektir.
guided-paladins-tavern2-why = Yalnızca kazandığınız suçlular şüphe getirir. Sonraki tura sakladığınız getirmez. Bu oyunda rakibiniz, öteki handaki suçlular için şüphe çeker.
guided-paladins-tavern2-rather = Savaşçılar çekici görünüyor. Ama bir keşiş yolda bir izci ve bir ruhban ister, biz de bir keşiş göndereceğiz. İsterseniz geri alın.
guided-paladins-commission = Görevlendirme ülkeye bir keşiş gönderir: bir izci, bir ruhban, herhangi bir işçi ve bir erzak. Bölgenin bayrağı ne kadar inanç istiyorsa o kadarı gerekir. { paladins-paladin-gerier } sayesinde üç inancınız var; ilk iki bölgeye yeter.
guided-paladins-commission-2 = Suçlunuzu ve bir ruhbanı sonraya saklayın: iki izci ve bir ruhban yerleştirin. Sonra izci gösteren alanı seçin. Keşiş nüfuzunuzu artırır, alan da karşılığını hemen verir.
guided-paladins-commission-why = Keşişler ve karakollar bu alanları paylaşır; hem sizinkiler hem rakibinizinkiler. Dolan alan dolu kalır. Keşişler beşincisinden başlayarak puan da getirir.
guided-paladins-attack = Şimdi Saldırı: iki izci ve savaşçınızla. Hedef: Viking { paladins-outsider-assassin }. Ona bir güç yeter. Nüfuz, bir amele ve bir savaşçı verir; ekibinizdeki { paladins-townsfolk-defender } ayrıca bir amele bulur. Üç işçi gider, üç işçi gelir!
guided-paladins-attack-why = Bir yabancı ne kadar sağda duruyorsa o kadar çok güç ister. Gücünüz yetmezse eksik her iki puan için bir gümüş ödersiniz. Buna yalnızca Saldırıda izin vardır.
guided-paladins-pray = İyi gitti. Bir daha yapalım mı? Alan kullanıldı, ama dua edebilirsiniz: bir ruhban ve iki gümüş, eylemlerinizden birini temizler ve onu bu turda yeniden kullanabilirsiniz. Saldırı alanını temizleyin.
guided-paladins-pray-why = Dua bir sıraya, bir ruhbana ve gümüşe mal olur; bu yüzden onu değecek bir eyleme saklayın. Orada duran işçiler size değil, stoka döner.
guided-paladins-again = Yeniden saldırın: izcinin yerine suçlu geçer. Hedefiniz Bizanslı { paladins-outsider-traitor } olsun; eksik gücünüz için bir gümüş ödeyin. Ödülü bir borcu yok eder. Engizisyonun emeği boşa gitti!
guided-paladins-again-why = Yok edilen borç ortadan kalkar. Bunun yerine borç ödemenize izin verilen yerde kartı ters çevirirsiniz ve oyun sonunda bir puan getirir. Sizde kalan bir borç üç puana mal olur.
guided-paladins-develop = Yeterince gümüşünüz ve iki ameleniz var: tam Geliştirme zamanı. Bir atölye, büyük bir eylemin bir yerine taşınır ve o yer artık hiç işçi istemez. Onu Garnizonun soluna koyun. Altında duran izciyi de kazanırsınız.
guided-paladins-develop-why = Bir atölye, eylemini her kullandığınızda karşılığını verir. Atölyeleri sık döneceğiniz yerlere, geç değil erken koyun. Altıncısından başlayarak puan da getirirler.
guided-paladins-pass = Bir izci kaldı. Onunla avlanabilir veya ticaret yapabilirdiniz, ama sonraki tur her işçiye ihtiyacımız var. Pas geçin, o da sizde kalsın.
guided-paladins-pass-why = Pas geçen turdan çıkar, ama en fazla üç işçi saklar. Ötekilerin size zarar verebilecek pek bir şeyi kalmadıysa erken pas geçmek bir şeye mal olmaz.

## Round 3

guided-paladins-paladin3 = Yeni bir tur, yeni bir süvari. Şunu alın: { paladins-paladin-engelier }. Bir savaşçı, bir izci ve uzaktaki bir karakola yetecek üç güç getirir. Sonraki tur kimin geri geleceğini siz seçin.
guided-paladins-paladin3-rather = Fena bir seçim değil. Ama karakolumuz için gereken üç gücü şu paladin verir: { paladins-paladin-engelier }. Geri alın, yola çıkalım.
guided-paladins-paladin3-samson = İyi seçim, çünkü { paladins-paladin-samson } varken Geliştirme iki gümüş ucuzlar ve atölyeler en çok erkenken işe yarar.
guided-paladins-paladin3-anseis = İyi seçim, çünkü { paladins-paladin-anseis } varken İstihkâm erzak istemez ve beş duvar, Kralın emirlerinden biridir.
guided-paladins-tavern3 = Ameleleri, savaşçıyı ve suçluyu alın. Suçlu bir ruhbanın yerine geçecek.
guided-paladins-tavern3-rather = Tüccarlar işe yarar, ama bize bir savaşçı ve ruhban yerine geçebilecek biri gerekiyor. Geri alalım mı?
guided-paladins-provisions = Yukarı bakın: üçüncü ve son emir açıldı. İmana getirilen beş yabancı sekiz puan değerinde. Bir emri oyun sonunda tamamlamış olan herkes puanını alır; bu yüzden bir ikisini seçip onlara bağlı kalın.
guided-paladins-provisions-2 = Artık her turda bir Kralın İyiliği de açılır; bütün masa için bir eylemdir. Turda bir oyuncu kullanabilir. { paladins-favour-criminals } kartı herhangi bir işçiye karşılık iki suçlu, yanlarında da iki şüphe kartı verir. Onu daha gözü pek olanlara bırakalım.
guided-paladins-provisions-3 = Karakol bir erzak ister, kileriniz ise boş. Bir ameleyi Avcılık eylemine gönderin.
guided-paladins-provisions-why = İyilikler tur sonuna kadar kullanılmış kalır; dua onları temizlemez. Birkaç kişilik bir oyunda bir iyilik için acele etmeye değebilir.
guided-paladins-convert = Şimdi bir yabancıyı imana getirin: bir savaşçı, bir ruhban ve herhangi bir işçi. Ameleniz, bir savaşçı ve suçlu bu işi görür. İlki gümüş istemez. Oyun sonunda puan getirir ve güç kazanırsınız: tam da karakola gereken.
guided-paladins-convert-why = İmana getirilen yabancılar açık durur ve üzerlerinde yazdığı gibi puan verir: sık yaptığınız bir eylem, bir nitelik veya kendi türlerinden başkaları için. Saldırılanlar kapalı durur ve karşılığını hemen verir.
guided-paladins-garrison = Karakolunuzu kurun: Garnizon. Atölye sayesinde tüccar gerekmez, bir izci ve bir savaşçı yeter. Beş güçle üçüncü bölge açık. Tüccar veren alanı seçin; az sonra bir tüccara ihtiyacımız olacak.
guided-paladins-garrison-why = Garnizon güç ister ve inancı artırır. Böylece halka tamamlanır: keşişler için inanç, duvarlar için nüfuz, karakollar için güç. Üçünü de azar azar yükselten en ileriye gider.
guided-paladins-risk = Vergi kasasına bakın: iki gümüş. Sizde üç şüphe var ve Engizisyon yakın. Aklama işe yarardı, ama bir ruhban ister. O hâlde bir kez daha cesur olun: izciyle komplo kurun, suçlu da ruhban rolünü oynasın.
guided-paladins-risk-why = Bir şüphe fazla, az sonra iki şüphe eksik: pazarlık bu. Bu kart son gümüşleri alsaydı yargılanan siz olurdunuz. Suçluları heyecanlı kılan da budur.
guided-paladins-absolve = Çabuk, şimdi Aklama. Bir şüphe kaldırır, inancınızı artırır ve çömlek tahtanızda bir ödül daha açar. Bir şüphe daha kaldıran yeri seçin ve ikisini de kaldırın. Varsın başkasını yargılasınlar.
guided-paladins-absolve-why = Her çömlek, ödülü için seçtiğiniz boş bir alana gider: bir amele, erzak, inanç, bir borcun ödenmesi. Burada şüphe daha önemli, çünkü rakibiniz son gümüşleri her an alabilir.
guided-paladins-absolve-rather = Bana göre şüphe hâlâ fazla: vergi kasası neredeyse boş. Geri alın ve iki şüpheden kurtulun.

## The end of the lesson

guided-paladins-end = Üç tur, on iki eylemin hepsi ve adınıza tek bir borç yok: Engizisyon başka kapı çalmak zorunda. İyi oynadınız!
guided-paladins-end-2 = Aklınızda kalsın: işçi toplayın, sonra onları büyük eylemlere harcayın. Bir nitelik ötekini yükseltsin. Atölyeleri erken koyun. Biraz şüphe taşıyın, ama hiçbir zaman en çoğunu değil. Gözünüz de Kralın emirlerinde olsun.
guided-paladins-end-3 = Dördüncü tur sizin. Buradan oynamaya devam edin, ben susarım; ya da kendi tek kişilik oyununuzu başlatın. Bilmediğiniz her şeyin bir baloncuğu var: üzerine gelin veya uzun basın. Hoşça kalın, talihiniz açık olsun!
