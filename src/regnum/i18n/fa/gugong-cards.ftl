### Gùgōng: what things are called, and what they do.

gugong-title = گوگونگ
gugong-option-bonus = توکن‌های سفر افزونه
gugong-option-expert = گونه‌ی حرفه‌ای
gugong-option-difficulty = درجه‌ی سختی
gugong-option-focus = تمرکز مِنگ
gugong-option-sets = مجموعه‌های هدیه، مال شما و مِنگ

gugong-phase-morning = صبح
gugong-phase-day = طول روز
gugong-phase-dusk = شامگاه
gugong-phase-night = شب
gugong-phase-end = پایان بازی

## Gift cards. $name - the gift; $value (number) - its value.

gugong-gift = { $name } ({ $value })
gugong-gift-fruit-bowl = ظرف میوه
gugong-gift-paper-fan = بادبزن کاغذی
gugong-gift-go-stones = مهره‌های گو
gugong-gift-bonsai = بونسای
gugong-gift-tea-set = سرویس چای‌خوری
gugong-gift-vase = گلدان چینی
gugong-gift-necklace = گردن‌بند جواهر
gugong-gift-pipa = پیپای دون‌هوانگ
gugong-gift-statue = مجسمه‌ی یشم

gugong-action-servants = خدمتکاران
gugong-action-swap = تعویض کارت
gugong-action-none = بدون اقدام

## Locations

gugong-location-travel = سفر
gugong-location-wall = دیوار بزرگ
gugong-location-jade = یشم
gugong-location-intrigue = دسیسه
gugong-location-palace = کاخ خلوص آسمانی
gugong-location-decrees = فرمان‌ها
gugong-location-canal = کانال بزرگ
gugong-location-board = صفحه‌ی بازیکن

## Cities, by the names on the board

gugong-city-hangzhou = هانگژو
gugong-city-nanjing = نانجینگ
gugong-city-shenyang = شن‌یانگ
gugong-city-datong = داتونگ
gugong-city-ningxia = نینگ‌شیا
gugong-city-lanzhou = لانژو
gugong-city-chengdu = چنگدو
gugong-city-guangzhou = گوانگژو
gugong-city-taiyuan = تای‌یوان
gugong-city-xian = شی‌آن
gugong-city-kaifeng = کایفنگ
gugong-city-wuchang = ووچانگ

## What is gained. $n (number) - how many.

gugong-gain-servant = { $n } خدمتکار
gugong-gain-vp = { $n } امتیاز
gugong-gain-jade = { $n } یشم

## Travel tokens by what they bring, as nouns: they stand after a colon. $n (number) - how many; $need (number) - what is asked for.

gugong-token-servants = { $n } خدمتکار
gugong-token-envoy = { $n } گام فرستاده
gugong-token-intrigue = { $n } گام دسیسه
gugong-token-discard-for-jade = { $n } یشم با دور انداختن هدیه‌ای به ارزش { $need } یا بیشتر
gugong-token-vp = { $n } امتیاز
gugong-token-swap = تعویض یک کارت
gugong-token-take-back = بازگرداندن یک هدیه‌ی دورریخته به دست
gugong-token-ship = یک خدمتکار از ذخیره روی کشتی
gugong-token-wall = یک خدمتکار از ذخیره روی دیوار بزرگ
gugong-token-buy-jade = { $n } یشم در برابر { $need } خدمتکار
gugong-token-double = توکنی که دو توکن حساب می‌شود
gugong-token-plus = {"\u2066"}+{ $n }{"\u2069"} به ارزش همه‌ی هدیه‌های شما، امروز
gugong-token-toll = عوارض { $n } امتیاز، امروز
gugong-token-follow = همراهی با دیگران، امروز

## Decrees by what they bring, as nouns: they stand after a colon. $n (number) - how much; $per, $max (numbers) - for each, at most.

gugong-decree-morning-intrigue = { $n } گام دسیسه در هر صبح
gugong-decree-morning-ship = یک خدمتکار از ذخیره روی کشتی در هر صبح
gugong-decree-morning-servants = { $n } خدمتکار در هر صبح
gugong-decree-morning-envoy = { $n } گام فرستاده در هر صبح
gugong-decree-morning-swap = تعویض یک کارت در هر صبح
gugong-decree-cheaper-travel = دو حرکت سفر با { $n } خدمتکار کمتر
gugong-decree-cheaper-jade = اقدام یشم با { $n } خدمتکار کمتر
gugong-decree-extra-on-wall = یک خدمتکار دیگر، از ذخیره، با هر اقدام دیوار بزرگ
gugong-decree-equal-is-higher = هدیه‌های هم‌ارزش مثل هدیه‌های بالاتر
gugong-decree-cheaper-decrees = فرمان‌های بعدی با { $n } خدمتکار کمتر
gugong-decree-vp-per-vp = { $max ->
    [0] در پایان بازی { $n } امتیاز به‌ازای هر { $per } امتیاز
   *[other] در پایان بازی { $n } امتیاز به‌ازای هر { $per } امتیاز، حداکثر { $max }
}
gugong-decree-vp-at-end = { $n } امتیاز در پایان بازی
gugong-decree-vp-per-jade = { $max ->
    [0] در پایان بازی { $n } امتیاز به‌ازای هر یشم
   *[other] در پایان بازی { $n } امتیاز به‌ازای هر یشم، حداکثر { $max }
}
gugong-decree-vp-per-decree = در پایان بازی { $n } امتیاز به‌ازای هر فرمانی که صاحبش دارد، از جمله همین
gugong-decree-vp-per-reward = در پایان بازی { $n } امتیاز به‌ازای هر پاداش بندری که صاحبش دارد

## Intrigue benefits. $n (number) - how many; $steps (number) - how far the marker goes down.

gugong-benefit-servants = { $n } خدمتکار در برابر { $steps } گام رو به پایین
gugong-benefit-die = چرخاندن یک تاس در برابر { $steps } گام رو به پایین
gugong-benefit-jade = { $n } یشم در برابر { $steps } گام رو به پایین

## The Grand Canal. $route, $n (numbers) - counted from 1.

gugong-port = بندر { $n } در مسیر آبی { $route }
gugong-ship = کشتی { $n }
gugong-reward-vp = { $n } امتیاز
gugong-reward-card = یک کارت هدیه
gugong-reward-double = خدمتکار مضاعف
gugong-reward-any = پاداشی دلخواه
gugong-reward-none = بدون پاداش

## Meng’s cards. $top - where he goes by day; $bottom - what he does at dusk.

gugong-automa-card = { $top }؛ شامگاه: { $bottom }
gugong-automa-focus = ویژه: تمرکزش
gugong-dusk-travel = پرداخت برای یک گام سفر دیگر
gugong-dusk-wall = پرداخت برای یک خدمتکار دیگر روی دیوار بزرگ
gugong-dusk-intrigue = پرداخت برای گام‌های بیشتر دسیسه
gugong-dusk-palace = پرداخت برای یک گام دیگر فرستاده
gugong-dusk-canal = پرداخت برای یک خدمتکار دیگر روی کشتی
gugong-dusk-free-travel = یک گام سفر رایگان

## The score

gugong-score-wall = دیوار بزرگ
gugong-score-destiny = تاس‌های سرنوشت
gugong-score-decrees = فرمان‌ها، فوری
gugong-score-travel = توکن‌های سفر
gugong-score-trades = مبادله‌ها
gugong-score-palace = گام‌های درون کاخ
gugong-score-ports = بندرها
gugong-score-tolls = عوارض
gugong-score-court = لطف دربار
gugong-score-decrees-end = فرمان‌ها، در پایان
gugong-score-audience = باریابی نزد امپراتور
gugong-score-jade = یشم
gugong-score-outside = بیرون از کاخ

gugong-tie-intrigue = تساوی با مسیر دسیسه برطرف شد.
