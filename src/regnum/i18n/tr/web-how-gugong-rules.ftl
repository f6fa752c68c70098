### Gùgōng on one page: the goal, a day in five pictures, the ways to score. It comes with the rule books.

gugong-how-goal = Dört gün oynanır; en çok zafer puanı olan kazanır, ama yalnızca elçisi Cennet Saflığı Sarayı’na ulaşmış olanlar arasında: oyun sonunda dışarıda kalan kazanamaz. Görevlilere rüşvet verilemez, bu yüzden onlarla hediye takası yaparsınız. Verdiğiniz her hediye o görevlinin sorumlu olduğu işi yapmanızı sağlar, aldığınız hediye de yarınki kartlarınızdan biri olur.
gugong-how-round = Beş resimde bir gün
gugong-how-1 = Hediye verin, hediye alın
gugong-how-1-what = Elinizdeki bir kartı yedi konumdan birine koyun ve orada duranı alın. Sizinki daha yüksekse bu ücretsizdir; 1 de 9’u geçer.
gugong-how-2 = İki hamle
gugong-how-2-what = Önce kartınızın gösterdiğini, sonra konumun hamlesini yapın. Her birinden vazgeçebilirsiniz.
gugong-how-3 = Yetersiz hediye
gugong-how-3-what = Kartınız düşük veya eşitse 2 hizmetkâr ödeyin veya başka bir kart atın. Ya da bu sıranın hamlelerinden vazgeçin.
gugong-how-4 = İşi hizmetkârlar yapar
gugong-how-4-what = Çoğu konumun küçük bir A hamlesi ve hizmetkâra mal olan daha büyük bir B hamlesi vardır. Hizmetkârlar Çin Seddi’ni inşa eder, gemileri doldurur ve kararnamelerin arkasında durur. Her sabah yenileri gelir.
gugong-how-5 = Gece
gugong-how-5-what = Bütün eller boşalınca aldığınız kartlar üç zarla karşılaştırılır: her eşleşme bir hizmetkâr, en çok eşleşme 3 ZP getirir. Gemiler yola devam eder. Sonra aldığınız kartlar ertesi gün elinizdeki kartlar olur.
gugong-how-way-palace = Saray: ne kadar erken varırsanız o kadar çok ZP; içeride her adım 1 ZP. Oyun sonunda dışarıda kalırsanız kaybedersiniz.
gugong-how-way-wall = Çin Seddi: bir bölüm dolunca orada en çok hizmetkârı olan 3 ZP alır ve elçisini ilerletir.
gugong-how-way-jade = Yeşim: oyun sonunda bir ila beş yeşim için 1, 3, 6, 10 veya 15 ZP.
gugong-how-way-decrees = Kararnameler: hemen ZP; 3. seviyedekiler oyun sonunda çok daha fazlasını getirir.
gugong-how-way-canal = Üç hizmetkârlı gemiler: 4 ZP, her gün için bir kart daha veya çift hizmetkârınız.
gugong-how-way-night = Gece zarlarla en çok eşleşme: 3 ZP.
gugong-how-way-tokens = Seyahat jetonları: yol boyunca avantajlar; dördü 2 ZP ile, altısı yeşimle değiştirilir.
