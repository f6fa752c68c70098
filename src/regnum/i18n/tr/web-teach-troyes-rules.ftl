### Troyes: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/troyes.toml).

## What each chapter is about

troyes-rules-round-what = Bir turun beş bölümü vardır: gelir, zar atma, olaylar, siyah zarlara karşı mücadele ve sonra oyunun büyük kısmını oluşturan eylemler.
troyes-rules-dice-what = Her eylem tek renkten bir ila üç zar ister. Bunlar sizin olmak zorunda değildir: oyunun kalbi budur.
troyes-rules-activate-what = Puanlarınızın çoğu dokuz faaliyet kartından veya onların getirdiklerinden gelir. Önce kartta bir ustanız olmalı; sonra kartı kaç kez kullanabileceğinizi zarlarınız söyler.
troyes-rules-cathedral-what = Beyaz zarlar inşa eder. Bu nüfuz getirir; kimse katedralde kendi taşının olmadığı bir kat kalsın istemez.
troyes-rules-counter-what = Olaylar her turda yeniden herkesin canını yakar. Birine karşı en çok çabalayan, olay yenildiğinde en çok kazanır.
troyes-rules-place-what = Üç binadaki vatandaşlarınız, gelecek turlardaki zarlarınızdır. Daha çoğunu içeri sokmanın, başkalarını dışarı çıkarmanın yolu burada anlatılır.
troyes-rules-other-what = Sarı zarlar her zaman para getirir. Zarlarınıza değecek bir şey kalmadığında da pas geçer ve beklediğiniz için para alırsınız.
troyes-rules-influence-what = Nüfuz kötü zarları düzeltir ve vatandaş getirir. Her eylemden önce harcayabilirsiniz.
troyes-rules-end-what = Nasıl kazanılır: oyun sonunda puan getirenler ve yalnızca kendinizinkini bildiğiniz altı karakter.
troyes-rules-bonus-what = Onlarla oynamayı seçerseniz dört kart daha.
troyes-rules-setup-what = Oyun başlarken masada duranlar. Bunları burada sunucu sizin için hazırlar; vatandaşlarınızın nerede duracağını siz seçersiniz.
troyes-rules-solo-what = Le Roy iki zara uyar. Oynamak için bunu bilmeniz gerekmez: masa her şeyi yürütür ve size ne olduğunu söyler.
troyes-rules-rulings-what = Kural kitabının çözmediği soruların yanıtları; her biri bu masada geçerli olan yanıttır.

## Names of the rules

troyes-rule-t1-name = Oyuncular ve zarlar
troyes-rule-t2-name = Oyuna neyle başlarsınız
troyes-rule-t3-name = Faaliyet kartları
troyes-rule-t4-name = Olaylar ve tur sayısı
troyes-rule-t5-name = İlk vatandaşların yerleştirilmesi
troyes-rule-t10-name = Yeni faaliyet kartları
troyes-rule-t11-name = Gelir ve maaşlar
troyes-rule-t12-name = İş gücü zar atar
troyes-rule-t13-name = Olaylar vurur
troyes-rule-t14-name = Siyah zarlar
troyes-rule-t15-name = Oynama sırası
troyes-rule-t16-name = Tur sonu
troyes-rule-t20-name = Zar grubu ve satın alma
troyes-rule-t21-name = Bir eyleme bir küp
troyes-rule-t30-name = Bir kart kaç kez kullanılır
troyes-rule-t31-name = Usta tutma
troyes-rule-t32-name = Usta tutan kartı kullanır
troyes-rule-t33-name = Hemen veya kum saatiyle
troyes-rule-t34-name = Küplerin değiştiremedikleri
troyes-rule-t40-name = Katedral inşası
troyes-rule-t45-name = Bir olaydaki küpler
troyes-rule-t46-name = Karşı konan olay puan getirir
troyes-rule-t47-name = Kartı kim alır
troyes-rule-t48-name = Yağma
troyes-rule-t50-name = Vatandaş yerleştirme
troyes-rule-t51-name = Nerede dururlar, kim kovulur
troyes-rule-t52-name = Koruma
troyes-rule-t55-name = Tarım
troyes-rule-t56-name = Pas geçme
troyes-rule-t60-name = Nüfuzun sağladıkları
troyes-rule-t70-name = Nasıl kazanılır: puanlama
troyes-rule-t71-name = Altı karakter
troyes-rule-t80-name = Bonus kartlar
troyes-rule-t90-name = Le Roy
troyes-rule-t91-name = Le Roy karşısında yerleştirme
troyes-rule-t92-name = Açık karakterler
troyes-rule-t93-name = Başlangıç ve onun zarları
troyes-rule-t94-name = Onun zarlarını satın alma
troyes-rule-t95-name = Sırası geldiğinde
troyes-rule-t96-name = Nasıl seçer
troyes-rule-t97-name = Sonuç
troyes-rule-t98-name = Değişen kartlar

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

troyes-rules-search =
    nasıl kazanırım, kazanan, kazanmak, amaç, hedef, galip, galibiyet, zafer puanı, zp, oyun sonu, son puanlama: goal T70 T71
    kaç tur, kaç el, oyun süresi, son tur, oyun ne zaman biter: T4 T70
    beraberlik, berabere, eşitlik, eşit: T70 T46
    kilise, manastır, inşa, inşaat: T40
    para, sikke, akçe, ücret, maaş ödeyemiyorum, para yetmiyor: T11 T55
    satın alma, fiyat, çalma, rakibin zarları, başkasının zarı: T20
    yeniden atma, zarı çevirme, ters çevirme, kötü zar, şanssız: T60
    düşman, saldırı, savunma, savaş, dövüş: T14
    işçi tutma, kiralama, usta, tüccar, esnaf, zanaatkâr: T31
    piyon, meeple, adam, insanlar, işçiler: T50 T12
    kovma, atma, çıkarma, itme, kaydırma: T51
    kum saati, sonra, gecikmeli, etki: T33
    gizli, sır, karakter, soylu, asil, bonus: T71
    çiftlik, tarla, hasat, tarım: T55
    durma, bitirme, bitti, bekleme: T56 T16
    sıra, ne yapabilirim, eylemler, hamle: T15 T20
    başlangıç, kurulum, hazırlık, nasıl başlanır: T2 T5
    bot, automa, otoma, rakip, tek başına, tek kişi, solo, kral: T90 T95
    ilk oyuncu, kim başlar, oynama sırası: T15 T16
    ceza, eksi puan, puan kaybı: T13 T70

## Worked examples: the title, what to look at, what came of it

troyes-example-placement = Dört aile vatandaşlarını yerleştiriyor
troyes-example-placement-look = Her seferinde bir vatandaş, önce saat yönünde; en son koyan bu kez ilk koyar ve ters yönde dönülür. Üç binanın doluşunu izleyin.
troyes-example-placement-then = Sarayda iki alan kalmıştı: orada şimdi tarafsız vatandaşlar duruyor. Her aile her vatandaşı için bir zar atacak.
troyes-example-salaries = Dört ailenin maaşları
troyes-example-salaries-then = Herkes 10 denar aldı. Sonra saraydaki her vatandaş için 2, piskoposluktaki her vatandaş için 1 denar: 3, 3, 1 ve 7 denar ödendi; sonuncusunu sarayda üç vatandaşı olan aile ödedi. Oyun günlüğünde satır satır yazıyor.
troyes-example-workforce = Dört ailenin zarları
troyes-example-workforce-then = Her vatandaş binasının renginden bir zar attı: herkese dört zar, saraydaki tarafsız vatandaşlara da iki kırmızı zar. Oyuncu 1 şimdi önce bir siyah zarla mücadele etmeli.
troyes-example-war = Savaş ikinci bir olay çağırır
troyes-example-war-then = Savaş geldi ve Teolojik Çekişme kartını çağırdı. Yağma ile birlikte üç siyah zar getirdiler ve tarafsız bir vatandaş piskoposluğa zorla girdi: taşan şimdi orada yatıyor. Oyuncu 1 en yüksek siyah zarla mücadele etmeli.
troyes-example-black-dice = Siyah zarlar 6, 4 ve 1
troyes-example-black-dice-look = Oyuncu 1, 6’ya karşı koymalı. Kırmızı burada iki kat sayılır: kırmızı bir 4, 8 eder.
troyes-example-black-dice-then = 8, hem 6’yı hem 1’i yendi ve 2 nüfuz getirdi. Oyuncu 2, 4’ü beyaz bir 1 ve sarı bir 3 ile yendi. Kullanılan zarlar gitti.
troyes-example-white-pair = İki zardan biri satın alındı
troyes-example-white-pair-look = Başkasının zarı iki zarlık bir grupta 4 denar tutar. Oyuncu 1, Keşiş kartında 7 denara usta tutuyor; parası tam yetiyor.
troyes-example-white-pair-then = Satın alınan zarın sahibi 4 denarı aldı ve geri çeviremedi. 3 ve 5, 8 eder: kartta iki küp.
troyes-example-joust = Bir kartın iki kullanımı
troyes-example-joust-look = Oyuncu 1’in Mızrak Turnuvasında bir ustası var. Kırmızı bir 4 ile kırmızı bir 6, 10 eder: iki kullanıma yeter. Kırmızı 5 mahallede kalıyor ve bu önemli.
troyes-example-joust-then = Kırmızı zarlarda önde olan kazanır: geride kalan 5, rakibin 3’ünü geçiyor ve iki kullanım 4 ZP getiriyor.
troyes-example-merchant = Tüccar için 16
troyes-example-merchant-look = Oyuncu 1, Tüccar kartında usta tutuyor; iki zarı kendinden, birini üç zarlık grupta 6 denara Oyuncu 3’ten alıyor: 6, 5 ve 5, 16 eder.
troyes-example-merchant-then = 16 bölü 2, sekiz kullanım eder ve her biri 2 denar getirir. Usta ücreti ve satın alınan zar fazlasıyla geri kazanıldı.
troyes-example-priest = Sonrası için küpler
troyes-example-priest-look = Rahip kartında kum saati var: her kullanım hemen etki göstermek yerine karta bir küp koyar. Sıra Oyuncu 2’de; üç küpü izleyin.
troyes-example-priest-then = Bir küp, sonraki bir eylemin her sarı zarını 3 artırdı: tarlada 9, yani 4 denar; zarlar tek başına 1 denar getirirdi. İki küp kaldı.
troyes-example-tithe = Başkalarının ücretsiz zarları
troyes-example-tithe-look = Bir Ondalık Vergisi küpü, öteki mahallelerin her birinden bir sarı zarı ücretsiz yapar. Oyuncu 1’in hiç denarı yok.
troyes-example-tithe-then = Üç ücretsiz zar, toplam 15: tarladan 7 denar. Aynı oyuncunun ikinci bir zarı ücretsiz olmazdı.
troyes-example-cathedral = Katedralin üç taşı
troyes-example-cathedral-look = Oyuncu 3 kendi beyaz 5’ini alıyor, bir 4 ve bir 2 satın alıyor. Birinci katta 4 zaten inşa edilmiş.
troyes-example-cathedral-then = 4, ikinci kata gitti, çünkü alttaki aynı sayı inşa edilmişti. Üç küp: 3 ZP; nüfuz olarak da 2 için 1, 4 ve 5 için 2’şer.
troyes-example-event-tie = Bir olayda eşitlik
troyes-example-event-tie-look = Veraset Çekişmesi kartında Oyuncu 3’ün iki, Oyuncu 1’in bir küpü var ve iki bayrak boş. Oyuncu 4 onları dolduruyor.
troyes-example-event-tie-then = En çok küp iki oyuncuda: birinci ve ikinci yerin ZP’sini aşağı yuvarlayarak paylaşırlar, Oyuncu 1 bir şey almaz. Kart, ikisinden oraya önce gelene gider.
troyes-example-expelling = Kovulan ve korunan
troyes-example-expelling-look = Oyuncu 2 sarı bir 1 satın alıyor ve belediye binasının dolu bir sırasına giriyor. Kendi vatandaşı taşıyor; bilerek.
troyes-example-expelling-then = O vatandaş orada yatarken kimse Oyuncu 2’nin başka bir vatandaşını belediye binasından kovamaz: Oyuncu 3 başka yer aramak zorunda kaldı ve saraya yerleştirdi.
troyes-example-influence = Düzeltilen kötü zar
troyes-example-influence-look = Oyuncu 3’ün sarı bir 2’si ve 6 nüfuzu var. 1 nüfuz zarı yeniden attırır; 4 nüfuz ters çevirir.
troyes-example-influence-then = Yeni atış 1 geldi, ters çevrilince 6 oldu: Yağmaya iki küp kondu ve her biri 1 nüfuz geri getirdi.
