### Troyes in the terminal: short words for tables of text.

term-troyes-header = راند { $round } از { $rounds } · { $phase } · شروع‌کننده: { $who }
term-troyes-phase-placement = جای‌گذاری شهروندان
term-troyes-phase-black = تاس‌های مشکی
term-troyes-phase-actions = اقدامات
term-troyes-phase-over = پایان

## Marks

term-troyes-die-red = ق
term-troyes-die-white = س
term-troyes-die-yellow = ز
term-troyes-die-black = م
term-troyes-die = {"\u2067"}{ $letter }{ $n }{"\u2069"}
term-troyes-neutral = ب
term-troyes-nobody = ·
term-troyes-divisor = {"\u2066"}÷{ $n }{"\u2069"}
term-troyes-hire = استخدام { $n }
term-troyes-first-second = امتیاز { $first }، { $second }
term-troyes-delayed = بعداً: { $text }

## The table

term-troyes-events = رویدادها (در دسته‌ها: { $red } قرمز، { $white } سفید، { $yellow } زرد)
term-troyes-square = میدان شهر
term-troyes-black-dice = تاس‌های مشکی
term-troyes-purse = پاس داده، { $n } دنییر در محله
term-troyes-group = انتخاب‌شده: مجموع { $total }، قیمت { $price }
term-troyes-buildings = سازه‌ها
term-troyes-lying = خوابیده
term-troyes-cathedral = کلیسا
term-troyes-level = سطح { $n }
term-troyes-cards = کارت‌های اقدام
term-troyes-face-down = { $n } کارت به پشت
term-troyes-character-row = شخصیت‌ها به ترتیب، بعدی اول
term-troyes-tiers = { $counts }: { $points } امتیاز، به ترتیب از { $least } به بالا
term-troyes-standing = با { $n }: { $vp } امتیاز
term-troyes-ranking = تاس‌های لوروا، بهترین‌ها اول
term-troyes-king-row = { $what } ({ $dice })
term-troyes-king-row-free = { $what }
term-troyes-won = رویدادهای تصاحب‌شده:
term-troyes-now = (اکنون { $n } امتیاز)

## What events do every round

term-troyes-black = { $n } تاس مشکی
term-troyes-effect-neutral-citizen = یک شهروند بی‌طرف ({ $building })
term-troyes-effect-lose-deniers = همه { $n } دنییر از دست می‌دهند
term-troyes-effect-lose-influence = همه { $n } نفوذ از دست می‌دهند
term-troyes-effect-pay-per-citizen = همه برای هر شهروند { $n } دنییر می‌پردازند ({ $building })
term-troyes-effect-remove-cathedral = بالاترین مکعب کلیسا حذف می‌شود
term-troyes-effect-add-cathedral = مکعب بی‌طرف کلیسا
term-troyes-effect-add-cubes = { $n ->
    [1] مکعب بی‌طرف روی رویداد سمت چپ
   *[other] مکعب بی‌طرف روی هر یک از { $n } رویداد سمت چپ
}
term-troyes-effect-resist = یک رویداد قرمز فرامی‌خواند

## What one use of a card does. $gain, $pay - goods; $dice, $other - colours.

term-troyes-use-gain = { $gain }
term-troyes-use-exchange = { $pay } ← { $gain }
term-troyes-use-per-citizen = { $gain } به‌ازای هر شهروند در کاخ یا مقر اسقفان
term-troyes-use-add-to-total = گروه { $dice } {"\u2066"}+{ $n }{"\u2069"}
term-troyes-use-add-to-each = هر تاس { $dice } {"\u2066"}+{ $n }{"\u2069"}
term-troyes-use-add-to-each-any = هر تاس {"\u2066"}+{ $n }{"\u2069"}
term-troyes-use-set-each = هر تاس { $dice } می‌شود { $n }
term-troyes-use-set-each-any = هر تاس می‌شود { $n }
term-troyes-use-recolour = تاس‌های { $dice } به‌جای { $other }
term-troyes-use-multiply = یک تاس { $dice } به‌جای { $n } تاس { $other }
term-troyes-use-free-dice = تاس‌های { $dice } دیگران رایگان
term-troyes-use-most-dice = { $gain } برای دارنده‌ی بیشترین تاس
term-troyes-use-highest-sum = { $gain } با بالاترین مجموع { $dice }
term-troyes-use-per-cathedral = { $n ->
    [1] { $gain } به‌ازای هر مکعب کلیسا
   *[other] { $gain } به‌ازای هر { $n } مکعب کلیسا
}
term-troyes-use-cubes-per-die = مکعب رویداد به‌ازای هر تاس { $dice } باقی‌مانده
term-troyes-use-cube-on-roll = مکعب رویداد با پرتاب { $n } به بالا
term-troyes-use-cube-for-pay = { $pay } ← مکعب رویداد
term-troyes-use-collect = { $gain } به‌ازای هر شهروند دیگران در تالار شهر
term-troyes-use-per-event = { $gain } به‌ازای هر رویداد دارای مکعب شما
term-troyes-use-per-die = { $gain } به‌ازای هر تاس { $dice } در همه‌ی محله‌ها
term-troyes-use-per-die-in-best = { $gain } به‌ازای هر تاس { $dice } پرترین محله

## Seats

term-troyes-vp-hidden = امتیاز مخفی
term-troyes-supply = انبار { $n } ({ $reserve } قابل استخدام)
term-troyes-citizens = { $building } { $n }
term-troyes-tradesmen = پیشه‌وران { $n } ({ $vp } امتیاز)
term-troyes-windows = کلیسا { $n }

term-troyes-number-deniers = دنییر
term-troyes-number-influence = نفوذ
term-troyes-number-vp = امتیاز
term-troyes-number-supply = انبار
term-troyes-number-reserve = انبار عمومی
term-troyes-number-purse = دنییرهای محله
term-troyes-number-tradesmen = پیشه‌وران
term-troyes-number-cathedral = مکعب‌های کلیسا


## Legend

term-troyes-legend-die-red = تاس قرمز (نظامی)
term-troyes-legend-die-white = تاس سفید (مذهبی)
term-troyes-legend-die-yellow = تاس زرد (مدنی)
term-troyes-legend-owner = شهروند، پیشه‌ور یا مکعب نفر اول، یعنی بازیکن ۱؛ ن۲ مال بازیکن ۲ است و به همین ترتیب
term-troyes-legend-neutral = شهروند یا مکعب بی‌طرف
term-troyes-legend-nobody = فضا یا پرچم خالی
term-troyes-legend-slots = جاهای پیشه‌ور روی کارت: جاهای خالی با امتیازشان، بقیه با بازیکنشان؛ در پرانتز: روی تصویر
term-troyes-legend-cubes = شمار مکعب‌های این بازیکن که روی کارت منتظرند
term-troyes-legend-space = نوشته‌ی {"\u2066"}۵–۶{"\u2069"} و ۲:ن۱ یعنی جایگاه ۲ در ردیف تاس‌های ۵ و ۶؛ در کاخ، ۴:ن۱ یعنی فضای شماره‌ی ۴
term-troyes-legend-flags = پرچم‌های یک رویداد با مکعب‌های روی آن‌ها؛ امتیاز ۳، ۱: برای بیشترین تعداد مکعب و برای تعداد دوم
term-troyes-legend-divisor = مجموع تاس‌ها بر این عدد تقسیم و رو به پایین گرد می‌شود: شمار استفاده‌ها یا مکعب‌ها؛ تاس‌ها از رنگ کارت‌اند، مگر آنکه چیز دیگری گفته شود
