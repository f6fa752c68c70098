### Troyes: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-troyes-tokens = توکن‌های امتیاز
coach-troyes-tokens-why = توکن‌های امتیاز: { $points }
coach-troyes-citizens = شهروندان
coach-troyes-citizens-why = شهروندان: { $points }
coach-troyes-cathedral = کلیسا
coach-troyes-cathedral-why = کلیسا: { $points }
coach-troyes-deniers = دنییر
coach-troyes-deniers-why = دنییر: { $points }
coach-troyes-influence = نفوذ
coach-troyes-influence-why = نفوذ: { $points }
coach-troyes-cards = کارت‌های اقدام
coach-troyes-cards-why = کارت‌های اقدام: { $points }
coach-troyes-events = رویدادها
coach-troyes-events-why = رویدادها: { $points }
coach-troyes-characters = شخصیت‌ها
coach-troyes-characters-why = شخصیت‌ها: { $points }
coach-troyes-dice = تاس‌ها
coach-troyes-dice-why = تاس‌ها: { $points }
coach-troyes-rivals = توان رقیبان
coach-troyes-rivals-why = توان رقیبان: { $points }
coach-troyes-under-way = باقی نوبت
coach-troyes-under-way-why = باقی نوبت: { $points }
