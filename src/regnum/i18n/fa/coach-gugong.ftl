### Gùgōng: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-gugong-points = امتیازِ فوری
coach-gugong-points-why = امتیازِ فوری: { $points }
coach-gugong-audience = باریابی نزد امپراتور
coach-gugong-audience-why = باریابی نزد امپراتور: { $points }
coach-gugong-jade = یشم
coach-gugong-jade-why = یشم: { $points }
coach-gugong-wall = دیوار بزرگ
coach-gugong-wall-why = دیوار بزرگ: { $points }
coach-gugong-canal = کانال بزرگ
coach-gugong-canal-why = کانال بزرگ: { $points }
coach-gugong-decrees = فرمان‌ها
coach-gugong-decrees-why = فرمان‌ها: { $points }
coach-gugong-intrigue = دسیسه
coach-gugong-intrigue-why = دسیسه: { $points }
coach-gugong-servants = خدمتکاران
coach-gugong-servants-why = خدمتکاران: { $points }
coach-gugong-gifts = کارت‌های هدیه
coach-gugong-gifts-why = کارت‌های هدیه: { $points }
coach-gugong-destiny = تاس‌های سرنوشت
coach-gugong-destiny-why = تاس‌های سرنوشت: { $points }
coach-gugong-tokens = توکن‌های سفر
coach-gugong-tokens-why = توکن‌های سفر: { $points }
coach-gugong-turns = نوبت‌های پیشِ رو
coach-gugong-turns-why = نوبت‌های پیشِ رو: { $points }
coach-gugong-under-way = باقی نوبت
coach-gugong-under-way-why = باقی نوبت: { $points }
