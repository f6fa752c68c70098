### Gùgōng in the terminal: short words for tables of text.

term-gugong-header = روز { $day } از { $days } · { $phase } · سرنوشت { $dice } · شروع‌کننده: { $who }

## The table

term-gugong-officials = صاحب‌منصبان و هدیه‌هایشان
term-gugong-tag-free = رایگان
term-gugong-tag-pay = با پرداخت
term-gugong-tag-none = بدون اقدام
term-gugong-map = سفر (توکن‌های دو دسته: { $left } و { $right })
term-gugong-reachable = »
term-gugong-roads = راه‌ها به: { $roads }
term-gugong-wall = دیوار بزرگ: { $total } از { $size } جا
term-gugong-with-double = با خدمتکار مضاعف
term-gugong-houses = خدمتکار برای هر خانه: { $prices }؛ در میدان { $price }، وقتی همه فروخته شوند
term-gugong-square = همه‌ی خانه‌ها فروخته شده‌اند؛ در میدان با { $price } خدمتکار
term-gugong-intrigue = دسیسه (گام آخر { $top }؛ نشانگر بالایی اول)
term-gugong-on-step = گام { $n }
term-gugong-port = بندر { $n }: { $reward }
term-gugong-route = مسیر آبی { $n }
term-gugong-ship = {"\u2067"}[{ $seat }/{ $number }:{ $load }]{"\u2069"}
term-gugong-servant = ○
term-gugong-double = ◎
term-gugong-medal = مدال: { $who }
term-gugong-inside = درون، { $n } امتیاز
term-gugong-step = گام { $n } از { $top }
term-gugong-places = امتیاز جایگاه‌های خالی درون کاخ: { $places }
term-gugong-level = { $n }
term-gugong-price = قیمت { $n }
term-gugong-meng-level = درجه‌ی سختی: { $level }
term-gugong-today = کارت‌های اتومای امروز
term-gugong-today-none = هنوز هیچ‌کدام

## Seats

term-gugong-pool = خدمتکاران: آماده { $n }، ذخیره { $supply }
term-gugong-double-locked = خدمتکار مضاعف قفل است
term-gugong-double-pool = خدمتکار مضاعف آماده است
term-gugong-double-supply = خدمتکار مضاعف در ذخیره
term-gugong-double-wall = خدمتکار مضاعف روی دیوار
term-gugong-double-parked = خدمتکار مضاعف روی یک توکن
term-gugong-double-ship = خدمتکار مضاعف روی کشتی
term-gugong-cards = دست { $hand }، دسته‌ی دورریز { $discard }
term-gugong-tokens = { $doubles ->
    [0] توکن‌های سفر: { $n } از { $spaces }
   *[other] توکن‌های سفر: { $n } از { $spaces }، مضاعف: { $doubles }
}
term-gugong-trade = مبادله‌ی ممکن: { $tokens } توکن در برابر { $gain }
term-gugong-ships = کشتی‌ها
term-gugong-at-home = در لنگرگاه
term-gugong-at-port = بندر { $port } در مسیر آبی { $route }، { $n } از { $places } جا گرفته شده
term-gugong-rewards = پاداش‌های بندر:
term-gugong-reward = { $reward } {"\u2066"}×{ $n }{"\u2069"}
term-gugong-decrees = فرمان‌ها:
term-gugong-hand = دست شما
term-gugong-discard = دسته‌ی دورریز شما
term-gugong-matches = { $n } تطابق با تاس‌ها در دسته‌ی دورریز

term-gugong-number-vp = امتیاز
term-gugong-number-pool = آماده
term-gugong-number-supply = ذخیره
term-gugong-number-jade = یشم
term-gugong-number-intrigue = دسیسه
term-gugong-number-envoy = فرستاده
term-gugong-number-matches = تطابق‌ها
term-gugong-number-tokens = توکن‌ها

term-gugong-cost-double = خدمتکار مضاعف
term-gugong-cost-tokens = { $n } توکن

## Legend

term-gugong-legend-seat = مهره‌ی نفر اول، یعنی بازیکن ۱؛ ن۲ مال بازیکن ۲ است و به همین ترتیب
term-gugong-legend-ship = کشتی ۱ بازیکن ۲ با دو خدمتکار و خدمتکار مضاعف
term-gugong-legend-reachable = مسافر شما می‌تواند به آنجا برود
term-gugong-legend-variants = حالت الف شکل ساده‌ی اقدام یک مکان است و حالت ب آن که خدمتکار می‌خواهد. هدیه‌ها: ارزش، نام و در پرانتز آنچه دهنده می‌تواند جز اقدام مکان انجام دهد. فرمان‌ها: سطح، خدمتکارانی که جز خدمتکار گذاشته‌شده باید پرداخت، امتیاز فوری.
