### Gùgōng: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-gugong-points = hemen alınan puan
coach-gugong-points-why = hemen alınan puan: { $points }
coach-gugong-audience = imparatorun huzuru
coach-gugong-audience-why = imparatorun huzuru: { $points }
coach-gugong-jade = yeşim
coach-gugong-jade-why = yeşim: { $points }
coach-gugong-wall = Çin Seddi
coach-gugong-wall-why = Çin Seddi: { $points }
coach-gugong-canal = Büyük Kanal
coach-gugong-canal-why = Büyük Kanal: { $points }
coach-gugong-decrees = kararnameler
coach-gugong-decrees-why = kararnameler: { $points }
coach-gugong-intrigue = entrika
coach-gugong-intrigue-why = entrika: { $points }
coach-gugong-servants = hizmetkârlar
coach-gugong-servants-why = hizmetkârlar: { $points }
coach-gugong-gifts = hediye kartları
coach-gugong-gifts-why = hediye kartları: { $points }
coach-gugong-destiny = kader zarları
coach-gugong-destiny-why = kader zarları: { $points }
coach-gugong-tokens = seyahat jetonları
coach-gugong-tokens-why = seyahat jetonları: { $points }
coach-gugong-turns = gelecek sıralar
coach-gugong-turns-why = gelecek sıralar: { $points }
coach-gugong-under-way = sıranın gerisi
coach-gugong-under-way-why = sıranın gerisi: { $points }
