### Gùgōng: the log. $who is a player's name.

## The day

gugong-log-day-began = روز { $day } آغاز شد. شروع‌کننده: { $who }.
gugong-log-start-player = { $who } مدال را پس داد و این روز را آغاز می‌کند.
gugong-log-city-filled = توکن تازه ({ $city }): { $token }.
gugong-log-tokens-shuffled = { $n } توکن مبادله‌شده بُر خورد و دسته‌های تازه ساخته شد.
gugong-log-dice-rolled = تاس‌های سرنوشت { $a }، { $b } و { $c } را نشان دادند.
gugong-log-morning-used = { $who } از فرمانی استفاده کرد: { $decree }.
gugong-log-morning-declined = { $who } امروز صبح از فرمانی صرف‌نظر کرد: { $decree }.
gugong-log-servants-gained = { $who } به دست آورد: { $n } خدمتکار.
gugong-log-servants-gained-double = { $n ->
    [1] { $who } خدمتکار مضاعف را به دست آورد.
   *[other] { $who } به دست آورد: { $n } خدمتکار، از جمله خدمتکار مضاعف.
}
gugong-log-servants-lack = { $have ->
    [0] { $who } باید خدمتکار به دست می‌آورد ({ $n })، اما ذخیره خالی است.
   *[other] { $who } باید خدمتکار به دست می‌آورد ({ $n })؛ در ذخیره { $have } خدمتکار هست.
}
gugong-log-servants-paid = { $who } پرداخت کرد: { $n } خدمتکار.
gugong-log-servants-paid-double = { $who } با خدمتکار مضاعف پرداخت کرد: { $n } خدمتکار.

## Gifts

gugong-log-gift-given = { $who } هدیه تبادل کرد ({ $place }). داد: { $gift }؛ گرفت: { $taken }.
gugong-log-gift-discarded = { $who } کارت دیگری هم دور انداخت: { $gift }.
gugong-log-gift-discarded-hidden = { $who } کارت دیگری دور انداخت.
gugong-log-no-action = { $who } از اقدامات صرف‌نظر کرد.
gugong-log-gift-swapped = { $who } کارتی از دست خود را تعویض کرد ({ $place }). داد: { $gift }؛ گرفت: { $taken }.
gugong-log-gift-swapped-discard = { $who } کارتی از دسته‌ی دورریز را تعویض کرد ({ $place }). داد: { $gift }؛ گرفت: { $taken }.
gugong-log-gift-taken-back = { $who } کارتی را به دست برگرداند: { $gift }.
gugong-log-gift-taken-back-hidden = { $who } کارتی دورریخته را به دست برگرداند.
gugong-log-discarded-for-jade = { $who } کارتی را برای یشم دور انداخت: { $gift }.
gugong-log-discarded-for-jade-hidden = { $who } کارتی را برای یشم دور انداخت.
gugong-log-gift-drawn = { $who } یک کارت هدیه کشید: { $gift }.
gugong-log-gift-drawn-hidden = { $who } یک کارت هدیه کشید.

## Actions

gugong-log-action = { $who } اقدام کرد: { $place } ({ $variant }).
gugong-log-skipped = { $who } از اقدامی گذشت: { $action }.
gugong-log-travelled = { $who } به شهری سفر کرد: { $city }.
gugong-log-move-lost = { $who } توکنی در دسترس نیافت: حرکت از دست رفت.
gugong-log-token-taken = { $who } توکنی برداشت: { $token }.
gugong-log-token-used = { $who } از توکن استفاده کرد: { $token }.
gugong-log-token-declined = { $who } از مزیت توکن صرف‌نظر کرد: { $token }.
gugong-log-token-unused = { $who } نتوانست از مزیت توکن استفاده کند: { $token }.
gugong-log-token-lost = { $who } جایی برای توکن نداشت: { $token }.
gugong-log-traded = { $doubles ->
    [0] { $who } توکن مبادله کرد: { $tokens }؛ در برابر: { $trade }.
   *[other] { $who } توکن مبادله کرد: { $tokens } (مضاعف: { $doubles })؛ در برابر: { $trade }.
}
gugong-log-token-active = { $double ->
    [0] { $who } توکنی را فعال کرد ({ $place }): { $token }.
   *[other] { $who } توکنی را با خدمتکار مضاعف فعال کرد ({ $place }): { $token }.
}
gugong-log-token-active-board = { $double ->
    [0] { $who } توکنی را فعال کرد: { $token }.
   *[other] { $who } توکنی را با خدمتکار مضاعف فعال کرد: { $token }.
}
gugong-log-token-done = { $who } توکنی را که روزش تمام شده بود کنار گذاشت: { $token }.
gugong-log-toll = { $who } از { $payer } عوارض گرفت ({ $place }): { $lost } امتیاز.
gugong-log-followed = { $who } با { $leader } همراهی کرد: { $place }.

## Great Wall

gugong-log-wall-placed = { $who } روی دیوار گذاشت: { $n } خدمتکار (آنجا: { $total }).
gugong-log-wall-placed-supply = { $who } از ذخیره روی دیوار گذاشت: { $n } خدمتکار (آنجا: { $total }).
gugong-log-wall-placed-double = { $n ->
    [1] { $who } خدمتکار مضاعف را روی دیوار گذاشت (آنجا: { $total }).
   *[other] { $who } روی دیوار گذاشت: { $n } خدمتکار، از جمله خدمتکار مضاعف (آنجا: { $total }).
}
gugong-log-wall-scored = { $who } بیشترین خدمتکار را روی دیوار داشت ({ $n }) و بخش را برد.
gugong-log-wall-home = { $who } از دیوار به ذخیره برگرداند: { $n } خدمتکار.
gugong-log-benefit-taken = { $who } یک مزیت دسیسه گرفت: { $benefit }.
gugong-log-benefit-declined = { $who } مزیت دسیسه‌ای نگرفت.
gugong-log-die-turned = { $who } یک تاس سرنوشت را چرخاند: از { $from } به { $face }.

## Jade, intrigue, palace, decrees

gugong-log-jade-bought = { $who } یشم خانه‌ی { $house } را برداشت (قیمت { $price }).
gugong-log-jade-bought-square = { $who } از میدان یشم برداشت (قیمت { $price }).
gugong-log-jade-gained = { $who } به دست آورد: { $n } یشم؛ اکنون { $now } یشم دارد.
gugong-log-intrigue-moved = { $who } در دسیسه { $n } گام بالا رفت، به گام { $now }.
gugong-log-intrigue-moved-lost = { $who } در دسیسه پایین رفت، به گام { $now }.
gugong-log-intrigue-cut = { $who } در انتهای مسیر دسیسه است: { $n } گام از دست رفت.
gugong-log-medal-taken = { $who } مدال را گرفت و روز بعد را آغاز می‌کند.
gugong-log-envoy-moved = { $who } فرستاده را { $n } گام جلو فرستاد، به گام { $now }.
gugong-log-audience-gained = { $who } اکنون فرستاده‌ای در کاخ دارد: { $vp } امتیاز در پایان بازی.
gugong-log-scored = { $who } امتیاز گرفت: { $n } ({ $source }).
gugong-log-scored-lost = { $who } امتیاز از دست داد: { $n } ({ $source }).
gugong-log-decree-enacted = { $supply ->
    [0] { $who } خدمتکاری روی یک فرمان گذاشت (قیمت { $price }): { $decree }.
   *[other] { $who } خدمتکاری از ذخیره روی یک فرمان گذاشت (قیمت { $price }): { $decree }.
}
gugong-source-wall = دیوار بزرگ
gugong-source-destiny = تاس‌های سرنوشت
gugong-source-decrees = فرمان
gugong-source-travel = توکن سفر
gugong-source-trades = مبادله‌ی توکن
gugong-source-palace = فرستاده در کاخ
gugong-source-ports = پاداش بندر
gugong-source-tolls = عوارض
gugong-source-court = لطف دربار

## Grand Canal

gugong-log-ship-launched = { $who } کشتی‌ای روانه کرد: { $ship } ({ $port }).
gugong-log-ship-loaded = { $who } بر { $ship } سوار کرد: { $n } خدمتکار (روی آن: { $total }).
gugong-log-ship-loaded-supply = { $who } از ذخیره بر { $ship } سوار کرد: { $n } خدمتکار (روی آن: { $total }).
gugong-log-ship-loaded-double = { $who } خدمتکار مضاعف را بر { $ship } سوار کرد (روی آن: { $total }).
gugong-log-ship-moved = { $who }: { $ship } جلو رفت (از { $from } به { $to }).
gugong-log-ship-lost = { $who }: { $ship } با { $n } خدمتکار در دریا گم شد.
gugong-log-reward-claimed = { $who } پاداشی دریافت کرد ({ $ship }، { $port }): { $reward }.

## Night and end

gugong-log-night-fell = شب روز { $day } فرا رسید.
gugong-log-matched = { $n ->
    [0] { $who } با تاس‌ها تطابقی ندارد.
   *[other] { $who } با تاس‌ها { $n } تطابق دارد.
}
gugong-log-destiny-won = { $who } بیشترین تطابق را داشت ({ $n }).
gugong-log-no-matches = هیچ‌کس تطابقی ندارد.
gugong-log-final-part = { $who } در پایان امتیاز گرفت: { $n } ({ $part }).
gugong-log-not-admitted = { $who } فرستاده‌ای در کاخ ندارد: همه‌ی { $vp } امتیاز از دست رفت.
gugong-log-game-over = بازی تمام شد.
