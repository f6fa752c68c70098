### Troyes: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/troyes.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

troyes-rules-setup = Kurulum
troyes-rules-round = Tur
troyes-rules-dice = Zar grupları ve fiyatları
troyes-rules-activate = Eylem: faaliyet kartı etkinleştirme
troyes-rules-cathedral = Eylem: katedral inşası
troyes-rules-counter = Eylem: bir olaya karşı koyma
troyes-rules-place = Eylem: vatandaş yerleştirme
troyes-rules-other = Tarım ve pas geçme
troyes-rules-influence = Nüfuz
troyes-rules-end = Oyun sonu ve puanlama
troyes-rules-bonus = Bonus kartlar
troyes-rules-solo = Tek kişilik: Kralın Meydan Okuması
troyes-rules-rulings = Kural yorumları: kural kitabının açık bıraktığı sorular

## Set-up

troyes-rule-t1 = İki ila dört aile Troyes şehrinde ün için yarışır; Le Roy karşısında tek kişilik bir oyun da vardır. Şehirde üç zümre çalışır: askerler (kırmızı), din adamları (beyaz) ve halk (sarı). Bu renklerin her birinden altı zar, düşmanlar için de altı siyah zar vardır.
troyes-rule-t2 = Oyuna şehir meydanında bir mahalleyle, herkesin gördüğü 5 denarla, 20’de biten yolda 4 nüfuzla ve gizli bir karakterle başlarsınız; yalnızca iki kişi oynuyorsa iki karakteriniz olur. On iki vatandaşınızdan 4, 5 veya 6 tanesi (dört, üç veya iki oyuncuyla) kişisel stokunuzdadır; ötekiler genel stokta bekler. Küpler hiç tükenmez.
troyes-rule-t3 = Her rengin, her çağdan üçer tane olmak üzere dokuz faaliyet kartı vardır. Her renk ve çağdan rastgele seçilen bir kart yerinde kapalı durur; kalanlar görülmeden kutuda bırakılır.
troyes-rule-t4 = Olaylar kırmızı, beyaz ve sarı birer deste oluşturur. Kırmızı destede dört, üç veya iki oyuncuyla 6, 5 veya 4 kart vardır; oyunun her turu için bir tane. Yağma tahtaya basılıdır: her zaman ilk olaydır ve hiç kalkmaz.
troyes-rule-t5 = İlk turdan önce oyuncular altışar alanı olan saray, piskoposluk ve belediye binasını doldurur: her seferinde bir vatandaş, istenen boş bir alana; önce saat yönünde, sonra ters yönde; herkesin kişisel stoku bitene kadar yön her seferinde değişir. Artan alanlara tarafsız vatandaşlar konur. İki oyuncuyla, baştan altı tarafsız vatandaş orada durur.

## The round

troyes-rule-t10 = İlk üç turun her birinde, o çağın faaliyet kartları açılır; her renkten bir tane.
troyes-rule-t11 = Gelir: herkes 10 denar alır ve maaş öder; saraydaki her vatandaş için 2, piskoposluktaki her vatandaş için 1 denar. Belediye binası ücretsiz çalışır. Keseniz yetmezse elinizdekinin tümünü öder ve 2 ZP kaybedersiniz.
troyes-rule-t12 = İş gücü: bir binadaki her vatandaş o binanın renginden bir zar atar; saray kırmızı, piskoposluk beyaz, belediye binası sarı. Zarlarınız mahallenizde, tarafsız vatandaşların zarları gri mahallede durur. Sonradan kovulan bir vatandaş zarını bırakır; sonradan gelen ise gelecek tura kadar zar getirmez.
troyes-rule-t13 = Olaylar: sıradaki kırmızı kart dizinin sağ ucuna gelir ve arkasına bir beyaz veya sarı kart çağırır. Ardından tüm dizi, Yağma ilk olmak üzere, soldan sağa etkisini gösterir; bir olay, ona karşı konana kadar her turda yeniden vurur. Askerî olaylar siyah zar ekler. Bir olayın sizden aldığı şeyden, elinizde ne kadar varsa o kadarını verirsiniz; tamamı değilse 2 ZP de kaybedersiniz, ama puanınız 0’ın altına inmez.
troyes-rule-t14 = Siyah zarlar atılır. Başlangıç oyuncusundan başlayarak herkes sırayla, kalan en yüksek siyah zara kendi mahallesinin zarlarıyla karşı koymak zorundadır; renkler istendiği gibi karıştırılır, toplamın o değere ulaşması gerekir. Kırmızı zarlar burada iki kat sayılır. Gücünüz yetiyorsa aynı anda başka siyah zarları da üstlenebilirsiniz; karşı konan her zar 1 nüfuz getirir. Kullanılan zarlar gider. Gücü yetmeyen, siyah zarı yine kaldırır, zarları kendinde kalır ve 2 ZP kaybeder. Hiç siyah zar kalmayana kadar sıra döner. Satın alınan zarlar ve küpler işe yaramaz; önceden nüfuz harcanabilir.
troyes-rule-t15 = Eylemler: başlangıç oyuncusundan saat yönünde herkes sırayla bir eylem yapar veya pas geçer.
troyes-rule-t16 = Bir eylemden sonra herkes pas geçmişse veya hiçbir mahallede zar kalmamışsa tur biter. Herkes mahallesindeki denarları alır, binalarda yatanlar sahibinin stokuna (tarafsızlar genel stoka) döner, kullanılmayan zarlar geri gider ve başlangıç oyuncusu kartı soldaki oyuncuya geçer.

## Dice

troyes-rule-t20 = Bir eylem, istenen mahallelerden tek renkten bir ila üç zarlık bir grup ister. Kendi zarlarınız ücretsizdir. Başkasının zarı bir, iki veya üç zarlık bir grupta 2, 4 veya 6 denar tutar. Ücret sahibine ödenir ve sahibi geri çeviremez; gri zarların ücreti bankaya ödenir. Birkaç zar yerine sayılan tek bir beyaz zar yine bir zarlık gruptur.
troyes-rule-t21 = Bir eylemi, gecikmeli etkisi olan en fazla bir küp değiştirebilir.

## Activating a card

troyes-rule-t30 = Bir kart kendi renginden zar ister; Hac Yolculuğu her karışımı kabul eder. Zarların toplamını kartın bölenine bölüp aşağı yuvarlayın: kartı en fazla bu kadar kez kullanabilirsiniz. En az bir kullanım gerekir.
troyes-rule-t31 = Bir kartı etkinleştirmek için üzerinde bir ustanız olmalıdır. Yoksa usta tutma ücretini öder ve vatandaşlarınızdan birini en iyi boş yuvaya koyarsınız: kişisel stokunuzdan gelebilir, 2 nüfuza alınabilir veya tahtanın herhangi bir yerinden, bir binada yatıyor olsa bile, taşınabilir. Yuvalar ZP’lerini oyun sonunda getirir; hepsi doluysa ustanız resmin üzerinde durur ve ZP getirmez. Her kartta bir ustanız olabilir. Birini başka yere taşımak yuvayı boşaltır, ötekiler kaymaz; geri dönmek yeniden ücret ister.
troyes-rule-t32 = Usta tutan, aynı eylemde kartı en az bir kez kullanmak zorundadır.
troyes-rule-t33 = Çoğu kart, kullandığınız kadar, hemen etkisini gösterir. Kum saati olan bir kart bunun yerine her kullanım için bir küpünüzü alır. Her küp sonraki eylemlerinizden birini değiştirebilir; ama onu koyan eylemi ve siyah zarlara karşı mücadeleyi değiştiremez.
troyes-rule-t34 = Demirci saraydaki bir yer için, Rahip de belediye binasındaki bir yer için zar değiştiremez; Çıraklık ve Günah Çıkarma ne üç binada ne katedralde işe yarar. Milis, Keşiş, Tapınak Şövalyesi, Manastır Başrahibi ve Ondalık Vergisi sayıları değiştirmez ve böyle bir sınırları yoktur. Birkaç renkli bir grubu yalnızca Çıraklık ve Günah Çıkarma değiştirebilir.

## Cathedral

troyes-rule-t40 = Bir ila üç beyaz zar katedrali inşa eder. Her zar, kendi sayısını taşıyan boş bir alana bir küpünüzü koyar; ikinci ve üçüncü katta, alttaki aynı sayı inşa edilmiş olmalıdır. 1, 2 veya 3 üzerine konan bir küp hemen 1 ZP ve 1 nüfuz, 4, 5 veya 6 üzerine konan bir küp hemen 1 ZP ve 2 nüfuz getirir.

## Events

troyes-rule-t45 = Bir olaya karşı koymak için gösterdiği renkten zarlar, Yağma için ise istediğiniz tek bir renkten zarlar kullanırsınız. Toplam bölene bölünüp aşağı yuvarlanınca, olayın bayraklarına koyabileceğiniz küp sayısı çıkar; küpler yalnızca bu olaya ve en fazla boş bayrak sayısı kadar konur. Her küp 1 nüfuz getirir.
troyes-rule-t46 = Son bayrak dolunca olay puanlanır: en çok küpü olan yüksek ZP’yi, ikinci olan düşük ZP’yi kazanır. En çoğa birkaç kişi sahipse iki miktarı aşağı yuvarlayarak paylaşırlar ve başka kimse bir şey almaz. İkinci birkaç kişiyse düşük miktarı paylaşırlar. Olayda tek başına olan ikisini de alır.
troyes-rule-t47 = Ardından tüm küpler sahiplerine döner ve kart en çok küpü olan oyuncuya gider; eşitlikte, oraya ilk küpü koyana. En çok küp tarafsız oyuncudaysa kart ıskartaya atılır.
troyes-rule-t48 = Yağma, bayrakları dolunca her olay gibi puanlanır, ama kartı kimse almaz: boşalır ve yeniden açılır. Bir olay diziden kalkınca sağındakiler boşluğu kapatır.

## Citizens

troyes-rule-t50 = Tek bir zar bir vatandaş yerleştirir: kırmızı saraya, beyaz piskoposluğa, sarı belediye binasına. Vatandaş kişisel stokunuzdan gelebilir, 2 nüfuza alınabilir veya tahtanın başka bir yerinden oraya taşınabilir.
troyes-rule-t51 = Sarayda zar alanı gösterir ve orada duran kovulur. Piskoposlukta ve belediye binasında zar sırayı gösterir. Yeni gelen en soldaki boş alana girer. Dolu bir sırada herkes bir alan sağa kayar, yeni gelen ilk alana girer ve taşan kovulur. Kovulan, tur sonuna kadar binada yatar.
troyes-rule-t52 = Sizin bir vatandaşınız bir binada yatarken hiç kimse, siz bile, oradan başka bir vatandaşınızı kovamaz; bunu yapacak bir yerleştirmeye izin verilmez. Koruma, yatan alınınca ve tur bitince sona erer.

## Other actions

troyes-rule-t55 = Bir ila üç sarı zar, toplamlarının aşağı yuvarlanmış yarısı kadar denar getirir. Usta gerekmez.
troyes-rule-t56 = Pas geçerseniz mahallenize 2 denar, sıranız yeniden gelecek her seferde de 1 denar daha konur. Bu turda artık eylem yapmazsınız; denarlar tur sonunda sizindir.

## Influence

troyes-rule-t60 = Bir eylemden veya siyah zarlara karşı koymadan önce, istediğiniz kadar ve istediğiniz sırayla nüfuz harcayabilirsiniz: 1 nüfuz bir zarınızı yeniden attırır, 2 nüfuz genel stoktan kişisel stokunuza bir vatandaş getirir, 4 nüfuz en fazla üç zarınızı ters çevirir (karşılıklı yüzlerin toplamı 7’dir). Başka mahallelerin zarlarına dokunulamaz. 20’nin üzerindeki nüfuz boşa gider.

## The end

troyes-rule-t70 = Oyun, son kırmızı olayın turuyla biter. Herkes o ana kadar kazandığı ZP’ye, Yağma dahil dizide küpünün bulunduğu her olay için 1 ZP ve ustalarının yuvalarındaki ZP’yi ekler. Küpünüzün olmadığı her katedral katı 2 ZP kaybettirir. Sonra tüm karakterler açılır ve her biri herkese puan verir. En çok ZP’si olan kazanır. O zamana kadar kimse başkalarının ZP’sini görmez.
troyes-rule-t71 = Bir karakter 1, 3 veya 6 ZP verir. Urbain IV: katedralde 3, 5 veya 7 küp. Chrétien de Troyes: binalarda 3, 5 veya 7 vatandaş. İki oyuncuyla bu ikisi bir fazlasını ister. Hugues de Payns: 6, 10 veya 15 nüfuz. Thibaut II: 6, 12 veya 18 denar. Henry I: 1, 3 veya 5 olay kartı. Le Florentin: 2, 4 veya 6 usta.

## Bonus cards

troyes-rule-t80 = Ötekilerle birlikte dört kart daha karılabilir. Manastır Başrahibi: bir küp, tek bir beyaz zarı aynı sayıdan iki zar yerine saydırır. Fırıncı: şehir meydanındaki her sarı zar için 1 denar. Ziyafet: kimin olursa olsun, en çok kırmızı zarın bulunduğu mahalledeki her kırmızı zar için 1 ZP. Direniş, kırmızı bir olay: kutudan bir kırmızı olay daha çağırır, o da kendi kartını çağırır; ona karşı konduğunda her olayın en yeni küpü kaldırılır.

## The solo game

troyes-rule-t90 = Ne parası ne nüfuzu olan Le Roy karşısında oynarsınız. Onun vatandaşları iki renktir ve tarafsız vatandaş yoktur: bir olay tarafsız oyuncudan söz ediyorsa onu kasteder. Oyunculara zarar veren şeyler ona dokunmaz.
troyes-rule-t91 = Kurulum: her renkten iki zar atılır. En yüksek üç zar (eşitlerde kırmızı sarıdan, sarı beyazdan önce) hangi binalara birer Le Roy vatandaşı konacağını gösterir; her vatandaş onun sıralamasındaki en iyi boş alana gider. Sonra siz iki vatandaş yerleştirirsiniz. Bu, onun on iki ve sizin altı vatandaşınız bütün alanları doldurana kadar yinelenir.
troyes-rule-t92 = Altı karakterin hepsi rastgele sırada, açık bir dizide durur; ilk sıradaki, bir sonraki puanlanacak olandır.
troyes-rule-t93 = Başlangıç oyuncusu dönüşümlüdür: bir tur siz, bir tur Le Roy. Le Roy zarlarını değerine göre sıralar; eşitlerde kırmızı sarıdan, sarı beyazdan önce gelir. Siyah zarlara karşı en güçlü zarını harcayıp en yükseğini kaldırır, ötekileri size bırakır.
troyes-rule-t94 = Rakibinizin (Le Roy) zarları için ödediğiniz para bankaya gider.
troyes-rule-t95 = Sırası geldiğinde iki siyah zar atılır. 2 veya 12, üç zara karşılık ona 2 ZP; 3 veya 11, iki zara karşılık 2 ZP getirir; bu zarlardan birini sizden satın alır. 4 veya 10’da bir vatandaş, 6’da bir usta yerleştirir; bir zara karşılık. 5 veya 9’da en sağdaki olaya karşı koyar, 7’de iki zara karşılık katedrale iki küp koyar, 8’de zar harcamadan bir karakter puanlanır. Önce en iyi zarlarını kullanır ve bitene kadar oynar; zarı yetmiyorsa elindekilerle yine hepsini yapar.
troyes-rule-t96 = En iyi zarınızı, bankanın ödediği 6 veya 4 denara satın alır; sizde zar yoksa kendisininkini kullanır. En yüksek zarı vatandaşın binasını gösterir; vatandaş mümkünse sizinkilerden birini kovar. Bir olay ona boş bayrak başına bir zara mal olur. Usta, en çok ZP’li boş yuvaya gider; sonra daha ucuz kart, sonra kırmızı, sarı, beyaz sırası geçerlidir. Katedralde en alt katın en iyi alanlarını alır; hiç yoksa 2 ZP alır. Bir karakter ikinize de puan verir ve kalkar; hiç yoksa o 1 ZP alır. Denar ve nüfuz ona hiçbir zaman puan getirmez.
troyes-rule-t97 = Oyun sonunda ikiniz de kalan karakterlerden puan alırsınız. Sonucunuz, sizin ZP’niz ile onunki arasındaki farktır; 0’ın altında, sonra 0, 6, 11, 16 ve 21’den başlayarak size altı dereceden birini kazandırır.
troyes-rule-t98 = Bazı kartlar değişir. Vergi Tahsildarı: belediye binasındaki her Le Roy vatandaşı için bankadan 2 denar. Ondalık Vergisi: onun en fazla üç sarı zarı ücretsizdir. Göçmen İşçiler: boş alan varsa ona 1 ZP de verir. Ziyafet: onun zarları sayılmaz.

## Rulings

troyes-rule-r-t01 = Bir vatandaş sıraya nereden girer? En soldaki boş alana; yalnızca dolu bir sıra kayar. (Daha yeni kural kitabında her zaman önden girilir ve itilir; bileşen dosyası bunu seçebilir.)
troyes-rule-r-t02 = Bir olay, boşluğu olan bir sıraya tarafsız vatandaş koyarsa? Önden girer, ötekiler boşluğa doğru kayar ve kimse kovulmaz.
troyes-rule-r-t03 = Zarlar bir kullanıma yetmezse? Eyleme izin verilmez: kartlar, olaylar ve tarım en az bir kullanım ister.
troyes-rule-r-t04 = Şu anda hiçbir şey getirmeyen bir kart etkinleştirilebilir mi? Evet; örneğin önde değilken Mızrak Turnuvası. Bedel isteyen bir kart için bir kullanımın bedeli gerekir.
troyes-rule-r-t05 = Bütün kullanımlar yapılmak zorunda mı? Hayır; 1 ile en yüksek sayı arasında istediğiniz kadarını seçersiniz. Olaylardaki ve kum saatli kartlardaki küpler için de böyledir. Tarım her zaman tam öder.
troyes-rule-r-t06 = Kaç kez değiş tokuş yapılabilir? Usta ücreti, vatandaş ve zarlardan sonra ödeyebildiğiniz kadar.
troyes-rule-r-t07 = Hangi sırayla ödenir? Usta ücreti, vatandaş, zarlar, kullanımlar. Bir kullanımın gerektirdiği her şey baştan elinizde olmalıdır; eylemin getirdiği onu ödemeye yaramaz.
troyes-rule-r-t08 = Ayin Alayı kime kazandırır? Başkası düzenlemiş olsa bile en çok zarı kalana; eşit olanların hepsine. Gri mahalle karşılaştırmaya girer ama bir şey kazanmaz. Zarı olmayan önde sayılmaz.
troyes-rule-r-t09 = Mızrak Turnuvası kime kazandırır? Kırmızı zarlarınız 0’dan fazla ediyor ve kimseninki daha fazla etmiyorsa size; sizinle eşit olan herkese de. Gri mahalle karşılaştırmaya girer.
troyes-rule-r-t10 = Fırıncı, Ziyafet, Ayin Alayı, Mızrak Turnuvası ve Şövalyelik hangi zarları sayar? Eylemin zarları gittikten sonra kalanları.
troyes-rule-r-t11 = Tarafsız küpler olaylarda sayılır mı? Bir oyuncunun küpleri gibi sıralamaya girerler; payları boşa gider. Onların yanında tek başınıza sayılmazsınız. Eşitlikte kart ilk koyana gider; bu tarafsız oyuncuysa kart ıskartaya atılır.
troyes-rule-r-t12 = Dolan bir olay ne zaman puanlanır? Hemen; bir etkinleştirmenin ortasında veya tarafsız bir küple bile olsa.
troyes-rule-r-t13 = Boş bayraktan çok küp varsa? Fazlası boşa gider; Yağma için de böyledir. Okçu, Şövalyelik ve Diplomat küpleri tek tek gelir ve Yağma yeniden açıldığında oraya konabilir.
troyes-rule-r-t14 = Okçu, Şövalyelik veya Diplomat küpü konmak zorunda mı? Hayır, bırakabilirsiniz. Her biri istenen bir olaya gider.
troyes-rule-r-t15 = Okçu zarı nasıl atar? Her kullanım için bir kez; her küp bir sonraki atıştan önce konur.
troyes-rule-r-t16 = Diplomat nüfuzu ne zaman ister? Tüm kullanımlar ilk küpten önce seçilir ve ödenir.
troyes-rule-r-t17 = Değirmenci nasıl sayar? Her kullanım iki binadan birini seçer; yalnızca ayakta duran vatandaşlar sayılır.
troyes-rule-r-t18 = Vergi Tahsildarı kimden vergi alır? Ödeyebildikleri kadar öteki oyunculardan, tarafsız vatandaşlar için bankadan; yalnızca ayakta duranlar sayılır ve her kullanım yeniden toplar.
troyes-rule-r-t19 = Ondalık Vergisi ve daha fazla zar? Tarafsız dahil, öteki mahallelerin her birinden bir sarı zar ücretsizdir; fazlası, bütün grubun büyüklüğüne göre ödenir. En az biri ücretsiz gelmelidir.
troyes-rule-r-t20 = Çıraklık bir 6’ya ne yapar? 5 olur.
troyes-rule-r-t21 = Usta karttan ayrılınca küpler kaybolur mu? Hayır, kullanılabilir kalırlar.
troyes-rule-r-t22 = Vatandaş yerleştirirken hangi küpler işe yarar? Milis ve Ondalık Vergisi. Keşiş, Tapınak Şövalyesi ve Manastır Başrahibi tek zarı birkaç zar yapar, ötekiler sayıları değiştirir. Rengin önemli olmadığı yerde Milis sunulmaz.
troyes-rule-r-t23 = Hac Yolculuğu için hangi küpler işe yarar? Tek renkten zarlarla o renge uyan hepsi; birkaç renkle Çıraklık ve Günah Çıkarma.
troyes-rule-r-t24 = Katedralde aynı sayı iki kez olur mu? Evet, bir kat ötekinin ardından. Her zar küpünü koymak zorundadır; Manastır Başrahibi, sayısı için iki kat ister.
troyes-rule-r-t25 = Olaylar katedralin hangi alanlarını kasteder? İşlerin Durması: en yüksek kat, orada en yüksek sayı; hiçbir şey geri verilmez. Göçmen İşçiler: en alt katın en küçük boş sayısı.
troyes-rule-r-t26 = Destek hangi olaylara tarafsız küp koyar? Solundaki en yakın iki olaya, önce soldakine. Yağma sayılır. Tarafsız küpler hiç tükenmez.
troyes-rule-r-t27 = Altıdan fazla siyah zar olursa? Altı tanesi atılır.
troyes-rule-r-t28 = ZP 0’ın altına inebilir mi? Oyun sırasında hayır. Oyun sonunda evet.
troyes-rule-r-t29 = Maaşlar ödenemezse? Elinizdekinin tümünü öder ve bir kez 2 ZP kaybedersiniz.
troyes-rule-r-t30 = Bir siyah zara boyun eğmek seçilebilir mi? Zarlarınız oldukları hâliyle karşı koyabiliyorsa hayır. Nüfuz harcamak hiçbir zaman zorunlu değildir. Gerekenden fazla zar kullanılabilir.
troyes-rule-r-t31 = Eylemlerden önce hiç zar kalmadıysa? Tur biter ve kimse pas geçmez.
troyes-rule-r-t32 = Pas geçmeden önce nüfuz harcanabilir mi? Evet. Son oyuncu pas geçince ötekiler artık denar almaz.
troyes-rule-r-t33 = Pas geçmiş bir oyuncunun zarları satın alınabilir mi? Evet, ücret hemen onundur.
troyes-rule-r-t34 = Bir vatandaş taşınırken önce ne olur? Yerinden ayrılır; boşluklar, kovma ve koruma ondan sonra değerlendirilir. Kendi yatan vatandaşınızı almak onun korumasını bitirir.
troyes-rule-r-t35 = Bir vatandaş durduğu yere taşınabilir mi? Hayır, bir taşıma bir şey değiştirmelidir.
troyes-rule-r-t36 = Usta hangi yuvayı alır? En çok ZP’li boş yuvayı, yoksa herkese yeri olan resmi.
troyes-rule-r-t37 = Tarafsız vatandaşlar da korunur mu? Evet. Bir olayın, korunan birini kovacak vatandaşı yerleştirilmez.
troyes-rule-r-t38 = Tarafsız vatandaşların tümü ne zaman oyundadır? Tahtada sekizi ayakta durduğunda veya yattığında.
troyes-rule-r-t39 = Bir olay destesi boşsa? O zaman kart çağrılmaz.
troyes-rule-r-t40 = Direniş tam olarak ne yapar? Onu kutudan rastgele çekilen bir kırmızı kart, sonra da o kartın çağırdığı kart izler. Direnişe karşı konduğunda, Yağmadaki ve tarafsız olanlar dahil, öteki her olayın en yeni küpü gider; nüfuz kalır.
troyes-rule-r-t41 = Bonus kartlar nasıl katılır? Kendi renk ve çağlarının kartlarıyla, Direniş ise kırmızı olaylarla karılır.
troyes-rule-r-t42 = Kim başlar? Kura belirler. Tek kişilik oyunda siz başlarsınız.
troyes-rule-r-t43 = Başkaları ZP hakkında ne görür? Her kazanç ve kaybı olduğu anda, ama toplamları değil. Yalnızca Le Roy açık ZP ile oynar.
troyes-rule-r-t44 = Oyun sonunda beraberlik olursa? Zafer paylaşılır.
troyes-rule-r-t45 = Hugues de Payns kaç nüfuzdan başlayarak puan verir? 6 nüfuzdan. (Daha yeni kural kitabında 5; bileşen dosyası bunu seçebilir.)
troyes-rule-r-t46 = Bir grubun bütün zarları, birkaçı aynı kişiden olmak üzere, satın alınabilir mi? Evet.
troyes-rule-r-t47 = Kurulumda sıralar soldan mı doldurulmalı? Hayır, boş olan her alan olur.
troyes-rule-r-t48 = Ne zaman vatandaş alınabilir? On iki vatandaşınızdan biri genel stokta olduğu sürece: bir eylemden önce veya kişisel stokunuz boşsa eylemin gerektirdiği vatandaş olarak.
troyes-rule-r-t49 = Mahallenizdeki denarlar ne işe yarar? Tur sonuna kadar hiçbir işe; Le Roy karakteri daha önce puanlatırsa Thibaut II de onları saymaz. Son puanlamadan önce sizin olurlar.
troyes-rule-r-t50 = Tek kişilik oyunda hangi sayılar geçerlidir? Dört tur, iki oyuncunun eşikleri; gri mahalle yoktur.
troyes-rule-r-t51 = Bir kurulum zarı dolu bir binayı gösterirse? Sonraki en yüksek zar geçerlidir.
troyes-rule-r-t52 = Le Roy siyah zarları nasıl karşılar? Sırası geldiğinde en güçlü zarı, değeri ne olursa olsun, en yükseğini kaldırır. Zarı yoksa size bırakır.
troyes-rule-r-t53 = Hangi olaylar Le Roy için geçerlidir? İşlerin Durması geçerlidir; Kuraklık, İç Savaş ve Sapkınlık değildir. Olaylar onun sekizden fazla vatandaşını yerleştirebilir. İki rengi tek taraf sayılır.
troyes-rule-r-t54 = Le Roy olaylarda ve kartlarda oyuncu sayılır mı? Evet: olaylardan puan alır, kartlarını alır, Ayin Alayından ve eşit biten bir Mızrak Turnuvasından kazanır. Yalnızca nüfuzu hiçbir zaman almaz.
troyes-rule-r-t55 = Le Roy vatandaşı nereye koyar? Sizinkilerden birinin kovulacağı yere: önce zarının sayısına, sonra kendi alan sıralamasına göre. Olmazsa en iyi boş alana; o da olmazsa zar boşa gider. Koruma ona karşı da geçerlidir.
troyes-rule-r-t56 = Le Roy nasıl karşı koyar? Bütün boş bayrakları birer zarla doldurur; daha fazla zarı yoksa daha azıyla da. Başka olay yoksa Yağmanın bayraklarını da doldurur.
troyes-rule-r-t57 = Le Roy ustasını nereye koyar? Sırasıyla şunlara bakar: en çok ZP, daha ucuz kart, kırmızı sarıdan ve sarı beyazdan önce, daha düşük çağ. Boş yuva yoksa en ucuz kartın resmine koyar; açık kartların hepsinde ustası varsa zar boşa gider.
troyes-rule-r-t58 = Le Roy katedralin hangi alanlarını alır? İki kez, yeri olan en alt katın en yüksek boş sayısını; her biri 1 ZP. Yalnızca biri boşsa tek küp koyar.
troyes-rule-r-t59 = Le Roy zar satın alıyor ve kendi zarı yetmiyorsa? Önce sizinki gelir, sonra onunkilerden ne kadar varsa.
troyes-rule-r-t60 = Le Roy ne zaman pas geçmiş sayılır? Zarı kalmadığı anda. Siz daha önce pas geçtiyseniz tur hemen, başka denar verilmeden biter. Karakter puanlamak zar istemediği için birkaç kez olabilir.
troyes-rule-r-t61 = Tek kişilik oyunda hangi kartlar değişir? Göçmen İşçiler onun küpünü koyar ve ona 1 ZP getirir; Vergi Tahsildarı, Ondalık Vergisi ve Ziyafet yukarıdaki listeye uyar.
troyes-rule-r-t62 = Le Roy nasıl puanlanır? Eksik katedral katları dahil bir oyuncu gibi; denar ve nüfuz hariç. 0 fark ikinci dereceye girer.
troyes-rule-r-t63 = Rakibinizin (Le Roy) parçaları sınırlı mı? Hayır. Hiçbirini taşımaz da.
troyes-rule-r-t64 = Çıraklık ve Günah Çıkarma saraya vatandaş yerleştirmeye yarar mı? Hayır; öteki binalarda ve katedralde yaramadığı gibi.
troyes-rule-r-t65 = Bir olay, Le Roy vatandaşını kendi vatandaşının durduğu yere koyarsa? Kendi vatandaşı, herkesinki gibi, kovulur ve yatar. Koruma da geçerlidir.
