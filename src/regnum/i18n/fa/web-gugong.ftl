### Gùgōng in the browser: headings of the board and the tray, and what a screen reader says about a
### thing. Names of things are in gugong-cards.ftl, help in web-gugong-help.ftl.

web-gugong-round = روز { $round } از { $rounds }

## The variants of the actions. $n (number) - what it brings; $cost (number) - servants that are paid;
## $steps (number) - of intrigue.

web-gugong-variant = حالت { $letter }: { $what }.
web-gugong-do-travel-a = حرکت: { $n }
web-gugong-do-travel-b = حرکت: { $n }. قیمت به خدمتکار: { $cost }
web-gugong-do-wall-a = خدمتکار برای گذاشتن: { $n }
web-gugong-do-wall-b = خدمتکار برای گذاشتن، حداکثر: { $n }. قیمت به خدمتکار: { $cost }
web-gugong-do-jade-a = یک یشم با قیمت خانه‌اش
web-gugong-do-intrigue-a = گام رو به بالا: { $n }. برای اولین نفر روز مدال هم
web-gugong-do-intrigue-b = گام رو به بالا: { $n }. قیمت به خدمتکار: { $cost }
web-gugong-do-palace-a = گام فرستاده: { $n }
web-gugong-do-palace-b = گام فرستاده: { $n }. گام دسیسه: { $steps }. قیمت به خدمتکار: { $cost }
web-gugong-do-decrees-a = قیمت فرمان، و یک خدمتکار که می‌ماند
web-gugong-do-canal-a = خدمتکار روی کشتی: { $n }؛ سپس حرکت یک کشتی. هر کدام از این دو اگر بخواهید
web-gugong-do-canal-b = خدمتکار روی کشتی‌ها: { $n }. قیمت به خدمتکار: { $cost }

## The officials

web-gugong-card-words = { $card }، اقدام: { $action }
web-gugong-official-words = { $place }. کارت آنجا: { $card }
web-gugong-tag-free = رایگان
web-gugong-tag-pay = با پرداخت
web-gugong-tag-none = بدون اقدام
web-gugong-tag-chosen = انتخاب‌شده
web-gugong-no-card-action = کارت بدون اقدام
web-gugong-no-action = اینجا نمی‌توانید بپردازید: کارت‌ها جابه‌جا می‌شوند و نوبت شما بدون اقدام تمام می‌شود.
web-gugong-aim = نمایش کارت‌هایی از دست که اینجا می‌توان داد
web-gugong-aim-at = { $place }، { $card }: یکی از کارت‌های نشان‌دار را بدهید.
web-gugong-aim-free = رایگان: { $cards }.
web-gugong-aim-pay = با پرداخت: { $cards }.
web-gugong-aim-none = هیچ‌کدام از کارت‌های شما اینجا رایگان نیست و نمی‌توانید بپردازید: اقدامی در کار نخواهد بود.
web-gugong-token-of = توکن ({ $name }): { $token }
web-gugong-focus-words = تمرکز مِنگ: { $place }

## Travel

web-gugong-stacks = دسته‌ها { $first } و { $second }، دورریز { $gone }
web-gugong-travellers = مسافران اینجا: { $names }
web-gugong-city-empty = بدون توکن

## The Great Wall

web-gugong-wall-words = دیوار بزرگ: { $total } از { $size } خدمتکار
web-gugong-wall-of = { $name }: { $n }

## Jade. $price (number) - in servants, for the one who looks.

web-gugong-house-words = خانه‌ای با یشم در برابر { $price } خدمتکار
web-gugong-house-empty = خانه‌ی خالی
web-gugong-square = میدان یشم
web-gugong-square-opens = با خالی شدن همه‌ی خانه‌ها باز می‌شود
web-gugong-square-is-open = یشم از انبار
web-gugong-square-open = میدان یشم: یک یشم از انبار در برابر { $price } خدمتکار
web-gugong-square-shut = میدان یشم، در برابر { $price } خدمتکار، وقتی همه‌ی خانه‌ها خالی باشند

## Intrigue

web-gugong-after-wall = پس از دیوار
web-gugong-stack = دسیسه { $step }: { $names }
web-gugong-medal = مدال: بازیکن شروع‌کننده‌ی بعدی
web-gugong-medal-here = مدال بازیکن شروع‌کننده‌ی بعدی اینجاست
web-gugong-medal-held = { $name } مدال بازیکن شروع‌کننده‌ی بعدی را گرفته است

## The palace

web-gugong-inside = درون: هر گام { $n } امتیاز
web-gugong-door-free = جایگاه خالی در کاخ: { $vp } امتیاز
web-gugong-door-taken = جایگاه در کاخ، گرفته‌شده ({ $name }): { $vp } امتیاز
web-gugong-envoys = کاخ، گام { $step }: { $names }
web-gugong-in = درون

## Decrees

web-gugong-rivals = قیمت به‌ازای هر خدمتکار حریف: { $n }
web-gugong-pay-word = قیمت
web-gugong-yours = مال شما
web-gugong-decree-words = فرمان سطح { $level }: { $what }. فوراً { $vp } امتیاز
web-gugong-decree-servants = خدمتکاران آنجا: { $names }
web-gugong-decree-yours = شما دارید
web-gugong-decree-costs = برای شما { $n } خدمتکار هزینه دارد، و یکی که می‌ماند
web-gugong-note-morning-intrigue = هر صبح
web-gugong-note-morning-ship = هر صبح
web-gugong-note-morning-servants = هر صبح
web-gugong-note-morning-envoy = هر صبح
web-gugong-note-morning-swap = هر صبح
web-gugong-note-cheaper-travel = قیمت سفر ب
web-gugong-note-cheaper-jade = قیمت یشم
web-gugong-note-extra-on-wall = هر اقدام دیوار
web-gugong-note-equal-is-higher = مساوی هم بالاتر است
web-gugong-note-cheaper-decrees = قیمت فرمان‌ها
web-gugong-note-vp-per-vp = در پایان، حداکثر { $max }
web-gugong-note-vp-at-end = در پایان
web-gugong-note-vp-per-jade = در پایان، حداکثر { $max }
web-gugong-note-vp-per-decree = به‌ازای هر فرمان شما
web-gugong-note-vp-per-reward = به‌ازای هر پاداش بندر

## The Grand Canal. Short, beside the number and symbol of a port.

web-gugong-port-none = ندارد
web-gugong-port-vp = { "" }
web-gugong-port-card = یک کارت
web-gugong-port-double = قفل‌گشایی
web-gugong-port-any = یکی از { $any }
web-gugong-route = مسیر آبی { $n }
web-gugong-ship-words = { $double ->
    [1] کشتی ({ $name }): { $n } از { $places }، با خدمتکار مضاعف
   *[other] کشتی ({ $name }): { $n } از { $places }
}

## The tray

web-gugong-your-hand = دست شما
web-gugong-hand-of = دست: { $name }
web-gugong-cards-in-hand = کارت‌های دست
web-gugong-no-cards = امروز کارتی نمانده است.
web-gugong-discard = دورریز
web-gugong-matches = { $n } تطابق
web-gugong-pool = آماده
web-gugong-pool-words = خدمتکاران آماده: { $n } نفر، به ارزش { $value }
web-gugong-supply = ذخیره
web-gugong-supply-words = ذخیره: { $n } خدمتکار
web-gugong-double = خدمتکار مضاعف
web-gugong-double-locked = خدمتکار مضاعف قفل است تا او را در بندری دریافت کنید.
web-gugong-jade = یشم
web-gugong-rewards = پاداش‌های بندر
web-gugong-reward-words = { $reward }: دریافت‌شده { $taken } از { $limit }
web-gugong-ship-home = کشتی در لنگرگاه
web-gugong-tokens = توکن‌های سفر
web-gugong-tokens-worth = ارزش: { $n }
web-gugong-tokens-words = توکن‌های سفر ({ $name }): { $n }. جا: { $spaces }. ارزش در مبادله: { $worth }
web-gugong-waiting = منتظر جای خالی: { $token }
web-gugong-active = { $token } ({ $place })
web-gugong-trades = مبادله در هر زمان
web-gugong-trade-words = مبادله‌ی توکن‌ها: { $tokens }. در برابر: { $gain }
web-gugong-vp = امتیاز پیروزی
web-gugong-start-player = بازیکن شروع‌کننده

## Meng. $hand, $deck, $gone (numbers) - gift cards, automa cards to come and of earlier days.

web-gugong-meng-cards = کارت‌های هدیه برای بازی: { $hand }؛ کارت‌های اتوما در دسته: { $deck }، از روزهای پیش: { $gone }
web-gugong-meng-night = امشب { $n } تطابق حساب می‌شود؛ پاداش‌های بندر دریافت‌شده: { $claims }
web-gugong-automa-left = { $n } کارت اتومای دیگر
web-gugong-meng-focus = تمرکز: { $place }
web-gugong-automa-today = کارت‌های اتومای امروز، قدیمی‌ترین اول
web-gugong-automa-none = امروز هنوز کارت اتومایی بازی نشده است.

## Above the board and in the rail

web-gugong-dice = تاس‌های سرنوشت: { $faces }
web-gugong-die = تاس سرنوشت { $n }: { $face }. وجه‌ها: { $faces }
web-gugong-exchange-words = { $place }. داده: { $given }. گرفته: { $taken }
web-gugong-you-place = شما می‌دهید
web-gugong-you-take = شما می‌گیرید
web-gugong-places = { $name } می‌دهد
web-gugong-takes = { $name } می‌گیرد
web-gugong-not-above = { $value } بالاتر از { $there } نیست
web-gugong-then = اقدامات پس از این تبادل
web-gugong-by-gift = هدیه‌ی شما
web-gugong-by-location = مکان
web-gugong-benefit-order = مزایا، به این ترتیب
web-gugong-side-trade = مبادله‌ی توکن‌ها
web-gugong-side-discard = دور انداختن یک کارت
web-gugong-side-die = تاس { $n }، اکنون { $face }
web-gugong-with-double = مضاعف: { $n }
web-gugong-outside-note = بدون فرستاده‌ای درون کاخ هیچ امتیازی حساب نمی‌شود.

## Tabs of a phone, short

web-gugong-short-travel = سفر
web-gugong-short-wall = دیوار
web-gugong-short-jade = یشم
web-gugong-short-intrigue = دسیسه
web-gugong-short-palace = کاخ
web-gugong-short-decrees = فرمان‌ها
web-gugong-short-canal = کانال
