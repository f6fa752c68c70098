### Troyes: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-troyes-tokens = ZP jetonları
coach-troyes-tokens-why = ZP jetonları: { $points }
coach-troyes-citizens = vatandaşlar
coach-troyes-citizens-why = vatandaşlar: { $points }
coach-troyes-cathedral = katedral
coach-troyes-cathedral-why = katedral: { $points }
coach-troyes-deniers = denar
coach-troyes-deniers-why = denar: { $points }
coach-troyes-influence = nüfuz
coach-troyes-influence-why = nüfuz: { $points }
coach-troyes-cards = faaliyet kartları
coach-troyes-cards-why = faaliyet kartları: { $points }
coach-troyes-events = olaylar
coach-troyes-events-why = olaylar: { $points }
coach-troyes-characters = karakterler
coach-troyes-characters-why = karakterler: { $points }
coach-troyes-dice = zarlar
coach-troyes-dice-why = zarlar: { $points }
coach-troyes-rivals = rakiplerin olanakları
coach-troyes-rivals-why = rakiplerin olanakları: { $points }
coach-troyes-under-way = sıranın gerisi
coach-troyes-under-way-why = sıranın gerisi: { $points }
