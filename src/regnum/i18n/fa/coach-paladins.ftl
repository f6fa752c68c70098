### Paladins: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-paladins-attributes = ویژگی‌ها
coach-paladins-attributes-why = ویژگی‌ها: { $points }
coach-paladins-actions = اقدام‌های اصلی
coach-paladins-actions-why = اقدام‌های اصلی: { $points }
coach-paladins-orders = دستورهای پادشاه
coach-paladins-orders-why = دستورهای پادشاه: { $points }
coach-paladins-outsiders = بیگانگان
coach-paladins-outsiders-why = بیگانگان: { $points }
coach-paladins-goods = نقره و آذوقه
coach-paladins-goods-why = نقره و آذوقه: { $points }
coach-paladins-workers = کارگران
coach-paladins-workers-why = کارگران: { $points }
coach-paladins-debts = بدهی‌ها و سوءظن
coach-paladins-debts-why = بدهی‌ها و سوءظن: { $points }
coach-paladins-workshops = کارگاه‌ها
coach-paladins-workshops-why = کارگاه‌ها: { $points }
coach-paladins-townsfolk = اهالی شهر
coach-paladins-townsfolk-why = اهالی شهر: { $points }
coach-paladins-paladins = پالادین‌ها
coach-paladins-paladins-why = پالادین‌ها: { $points }
coach-paladins-under-way = باقی نوبت
coach-paladins-under-way-why = باقی نوبت: { $points }
