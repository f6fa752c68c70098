### Paladins: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-paladins-attributes = nitelikler
coach-paladins-attributes-why = nitelikler: { $points }
coach-paladins-actions = ana eylemler
coach-paladins-actions-why = ana eylemler: { $points }
coach-paladins-orders = Kralın Emri kartları
coach-paladins-orders-why = Kralın Emri kartları: { $points }
coach-paladins-outsiders = yabancılar
coach-paladins-outsiders-why = yabancılar: { $points }
coach-paladins-goods = gümüş ve erzak
coach-paladins-goods-why = gümüş ve erzak: { $points }
coach-paladins-workers = işçiler
coach-paladins-workers-why = işçiler: { $points }
coach-paladins-debts = borçlar ve şüphe
coach-paladins-debts-why = borçlar ve şüphe: { $points }
coach-paladins-workshops = atölyeler
coach-paladins-workshops-why = atölyeler: { $points }
coach-paladins-townsfolk = şehirliler
coach-paladins-townsfolk-why = şehirliler: { $points }
coach-paladins-paladins = paladinler
coach-paladins-paladins-why = paladinler: { $points }
coach-paladins-under-way = sıranın gerisi
coach-paladins-under-way-why = sıranın gerisi: { $points }
