### Troyes alone: what Le Roy does and why.

## His actions

troyes-king-vp = به دست آوردن امتیاز پیروزی
troyes-king-citizen = قرار دادن یک شهروند
troyes-king-rightmost-event = مقابله با سمت‌راست‌ترین رویداد
troyes-king-tradesman = استخدام یک پیشه‌ور
troyes-king-cathedral = ساختن کلیسا
troyes-king-character = امتیازشماری یک شخصیت
troyes-king-black = مقابله با تاس‌های مشکی

## The log. $who is Le Roy but in the last line; $player - whoever plays against him.

troyes-log-king-set-up-rolled = { $who } برای سازه‌هایش تاس پرتاب کرد: قرمز { $red }، سفید { $white }، زرد { $yellow }. سه تاس بهتر حساب می‌شوند.
troyes-log-king-set = { $who } شهروندی روی بهترین فضای خالی گذاشت ({ $die }): { $space }.
troyes-log-king-rolled = { $who } تاس‌های { $one } و { $two } آورد: { $action }.
troyes-log-king-spends = { $who } بهترین تاسش را خرج کرد: { $die }.
troyes-log-king-buys = { $who } بهترین تاس { $player } را با { $price } دنییر از پول بانک خرید: { $die }.
troyes-log-king-places = { $who } نتوانست شهروندی از { $player } را اخراج کند و شهروند خود را روی بهترین فضای خالی گذاشت: { $space }.
troyes-log-king-places-expelling = { $who } با عدد تاسش شهروندی قرار داد و شهروندی از { $player } را اخراج کرد: { $space }.
troyes-log-king-places-elsewhere = { $who } شهروند خود را جایی گذاشت که بتواند شهروندی از { $player } را اخراج کند: { $space }.
troyes-log-king-beats = { $who } یک تاس مشکی ({ $value }) را با قوی‌ترین تاسش حذف کرد: { $die }.
troyes-log-king-scores-character = { $who } یک شخصیت را امتیازشماری کرد: { $character }. امتیاز او: { $his }؛ امتیاز { $player }: { $yours }.
troyes-log-king-idle = { $who } نتوانست انجامش دهد.
troyes-log-king-idle-citizen = { $who } نه فضایی برای شهروندش یافت و نه شهروندی که اخراج کند.
troyes-log-king-idle-tradesman = { $who } از پیش روی هر کارت یک پیشه‌ور دارد.
troyes-log-king-idle-cathedral = { $who } کلیسا را پر دید و به‌جای آن امتیاز گرفت.
troyes-log-king-idle-character = { $who } شخصیتی نیافت و به‌جای آن امتیاز گرفت.
troyes-log-king-idle-black = { $who } تاسی در برابر تاس‌های مشکی نداشت و آن‌ها را باقی گذاشت.
troyes-log-graded = { $who }: اختلاف با لوروا { $difference } امتیاز، درجه‌ی { $grade } از ۵.

## How the challenge ended

troyes-tie-grade-0 = لوروا جلو ماند: شکست.
troyes-tie-grade-1 = برابر با لوروا یا کمی جلوتر: به او خوش گذشت.
troyes-tie-grade-2 = شش امتیاز یا بیشتر جلوتر: نمایشی خوب.
troyes-tie-grade-3 = یازده امتیاز یا بیشتر جلوتر: نامی به‌یادماندنی.
troyes-tie-grade-4 = شانزده امتیاز یا بیشتر جلوتر: لوروا کم‌کم نگران می‌شود.
troyes-tie-grade-5 = بیش از بیست امتیاز جلوتر: شاهکار. شهر فتح شد.
