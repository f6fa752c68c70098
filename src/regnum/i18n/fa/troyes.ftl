### Troyes: what things are called.

troyes-title = تروا
troyes-automa = لوروا
troyes-grey = بی‌طرف
troyes-option-bonus = کارت‌های افزونه
troyes-option-bonus-no = ندارد
troyes-option-bonus-yes = دارد

## Colours and buildings

troyes-colour-red = قرمز
troyes-colour-white = سفید
troyes-colour-yellow = زرد
troyes-colour-any = از هر رنگ

troyes-building-palace = کاخ
troyes-building-bishopric = مقر اسقفان
troyes-building-city-hall = تالار شهر

troyes-space-palace = کاخ، فضای { $n }
troyes-space-row = { $building }، ردیف { $from } تا { $to }، جایگاه { $place }
troyes-window = شماره‌ی { $number } در سطح { $level }

## Dice

troyes-die = { $colour } { $value }
troyes-black-die = مشکی { $value }
troyes-value = { $n }

## Deniers, influence, victory points

troyes-good-denier = { $n } دنییر
troyes-good-influence = { $n } نفوذ
troyes-good-vp = { $n } امتیاز

## What an action is about; where a citizen comes from

troyes-target-cathedral = کلیسا
troyes-target-agriculture = کشاورزی
troyes-source-supply = انبار شخصی
troyes-source-recruit = انبار عمومی
troyes-source-space = { $space }
troyes-source-lying = شهروندان خوابیده ({ $building })
troyes-source-card = پیشه‌وران ({ $card })

## The score

troyes-score-tokens = توکن‌های امتیاز
troyes-score-won-events = مقابله با رویدادها
troyes-score-windows = کلیسا
troyes-score-activities = کارت‌های اقدام
troyes-score-king-rolls = تاس‌های لوروا
troyes-score-losses = امتیازهای ازدست‌رفته
troyes-score-events = مکعب‌های روی رویدادها
troyes-score-tradesmen = پیشه‌وران
troyes-score-cathedral = سطح‌های بی‌مکعب کلیسا
troyes-score-urbain-iv = { troyes-character-urbain-iv }
troyes-score-chretien-de-troyes = { troyes-character-chretien-de-troyes }
troyes-score-hugues-de-payns = { troyes-character-hugues-de-payns }
troyes-score-thibaut-ii = { troyes-character-thibaut-ii }
troyes-score-henry-i = { troyes-character-henry-i }
troyes-score-le-florentin = { troyes-character-le-florentin }
