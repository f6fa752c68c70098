### Troyes on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

troyes-how-goal = Dört ila altı tur oynanır; en çok zafer puanı olan kazanır. Vatandaşlarınız üç binada çalışır ve oynayacağınız zarları atar: askerler için kırmızı, din adamları için beyaz, halk için sarı. Herkesin her zarını satın alabilirsiniz, onlar da sizinkileri. Oyun sonunda gizli karakterlerin her biri hepinizi bir şey için ödüllendirir: kendinizinkini bilirsiniz, ötekileri tahmin etmeniz gerekir.
troyes-how-round = Beş resimde bir tur
troyes-how-1 = Gelir ve maaşlar
troyes-how-1-what = Herkes 10 denar alır ve maaş öder: saraydaki her vatandaş için 2, piskoposluktaki her vatandaş için 1 denar, belediye binasında hiç.
troyes-how-2 = İş gücü zar atar
troyes-how-2-what = Bir binadaki her vatandaş o binanın renginden bir zar atar. Zarlar şehir meydanındaki mahallenizde durur.
troyes-how-3 = Olaylar vurur
troyes-how-3-what = Kırmızı bir olay gelir ve bir başkasını çağırır. Hepsi, biri onlara karşı koyana kadar tekrar tekrar can yakar. Siyah zarlar kendi zarlarınızla püskürtülmelidir; kırmızılar iki kat sayılır.
troyes-how-4 = Bir ila üç zarla oynayın
troyes-how-4-what = Hepsi tek renkten olmalıdır. Kendinizinkiler ücretsizdir, başkalarınınki ücretli: bir zar kullanıyorsanız tanesi 2, iki zarla 4, üç zarla 6 denar. Yüksek zarlarınızı elinizden satın alırlar, o yüzden fazla beklemeyin.
troyes-how-5 = Zarlar ne işe yarar
troyes-how-5-what = Bir faaliyet kartı kullanın, katedrali inşa edin, bir olaya karşı koyun, bir vatandaş yerleştirin veya denar için tarlaları işleyin. Ya da pas geçin: o zaman sıranız her geldiğinde sizin için denar ayrılır. Herkes pas geçince veya zarlar bitince tur sona erer.
troyes-how-way-cards = Faaliyet kartları: birçoğu zarları ZP’ye çevirir; bir karttaki ilk ustalar da oyun sonunda ZP getirir.
troyes-how-way-events = Olaylar: karşı konduğunda, üzerinde en çok ve ikinci en çok küpü olanlar puan alır.
troyes-how-way-cathedral = Katedral: her küp için 1 ZP ve nüfuz. Sizin küpünüzün olmadığı bir kat oyun sonunda 2 ZP kaybettirir.
troyes-how-way-characters = Karakterler: altısı da başka bir şey ister (nüfuz, denar veya usta gibi) ve ondan yeterince olan herkese 1, 3 veya 6 ZP verir.
