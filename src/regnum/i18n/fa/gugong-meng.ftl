### Gùgōng alone: what Meng does and why. $who is Meng.

## Levels of difficulty, in the menu

gugong-difficulty-normal = استاندارد
gugong-difficulty-easy = آسان
gugong-difficulty-hard = سخت

## His turn

gugong-log-meng-focus = { $who } در تمام بازی بر این مکان تمرکز دارد: { $place }.
gugong-log-automa-shuffled = { $n ->
    [1] { $who } کارت اتومای روزهای پیش را دسته‌ای تازه کرد.
   *[other] { $who } کارت‌های اتومای روزهای پیش را ({ $n } کارت) بُر زد و دسته‌ای تازه ساخت.
}
gugong-log-meng-cards = { $who } کارت‌هایش را رو کرد. هدیه: { $gift }. کارت اتوما: { $automa }.
gugong-log-meng-cards-special = { $who } کارت‌هایش را رو کرد. هدیه: { $gift }. کارت اتوما ویژه است: به مکان تمرکزش می‌رود ({ $place }) و هر دو اقدام در حالت ب و بدون هزینه‌اند.
gugong-log-meng-instead = { $who } کارتی تعویض نکرد و به‌جای آن { $n } امتیاز گرفت.
gugong-log-meng-token-instead = { $who } به‌جای مزیت توکن { $n } امتیاز گرفت: { $token }.
gugong-log-meng-cannot = { $who } از کاری گذشت: { $action } ({ $why }).

## Why he leaves something out: clauses about him alone, never said of players. $need, $have (numbers).

gugong-meng-why-servants-short = { $need } خدمتکار لازم است؛ { $have } خدمتکار آماده دارد و نمی‌تواند با توکن بیشتر بگیرد
gugong-meng-why-supply-empty = خدمتکاری برای آن ندارد
gugong-meng-why-nothing-in-reach = هیچ شهری توکن ندارد
gugong-meng-why-track-end = نشانگرش در انتهای مسیر دسیسه است
gugong-meng-why-decree-owned = از پیش روی همه‌ی فرمان‌هاست
gugong-meng-why-decree-short = ارزان‌ترین فرمان { $need } خدمتکار می‌خواهد، با همان که گذاشته می‌شود؛ { $have } خدمتکار آماده دارد و نمی‌تواند با توکن بیشتر بگیرد
gugong-meng-why-no-ship = همه‌ی کشتی‌هایش پرند یا روی کانال‌اند
gugong-meng-why-route-full = هیچ بندری برای کشتی تازه خالی نیست

## What he does in his own way

gugong-log-meng-route = { $back ->
    [0] { $who } در لبه‌ی نقشه توکنی نیافت و به سراغ نزدیک‌ترین توکن رفت.
   *[other] { $who } به مسیر پیرامونی‌اش برگشت.
}
gugong-log-meng-chooses = { $reason ->
    [0] { $who } فرمانی از سطح { $level } انتخاب کرد: آن که هنوز روی آن نیست.
    [1] { $who } فرمانی از سطح { $level } انتخاب کرد: از دو فرمان آن که ارزان‌تر است.
   *[2] { $who } فرمانی از سطح { $level } انتخاب کرد: از دو فرمان آن که روی صفحه پایین‌تر است.
}
gugong-log-meng-chooses-other = { $reason ->
    [0] { $who } نتوانست فرمانی از سطح { $wanted } بگیرد و یکی از سطح { $level } انتخاب کرد: آن که هنوز روی آن نیست.
    [1] { $who } نتوانست فرمانی از سطح { $wanted } بگیرد و یکی از سطح { $level } انتخاب کرد: از دو فرمان آن که ارزان‌تر است.
   *[2] { $who } نتوانست فرمانی از سطح { $wanted } بگیرد و یکی از سطح { $level } انتخاب کرد: از دو فرمان آن که روی صفحه پایین‌تر است.
}
gugong-log-meng-idle-decree = { $who } امروز صبح از فرمانی چیزی به دست نیاورد: { $decree }.
gugong-log-meng-drew = { $to_play ->
    [0] { $who } یک کارت هدیه کشید و روی دورریزهایش گذاشت.
   *[other] { $who } یک کارت هدیه کشید و زیر کارت‌هایی گذاشت که هنوز باید بازی کند.
}
gugong-log-meng-took-back = { $who } آخرین دورریزش را زیر کارت‌هایی گذاشت که هنوز باید بازی کند.
gugong-log-meng-discarded = { $who } کارت روی دسته‌اش را نادیده دور انداخت، ارزشش هر چه باشد.
gugong-log-meng-no-benefit = { $who } مزیت دسیسه‌ای نگرفت (گام { $have }).

## Dusk

gugong-log-meng-keeps = { $who } امروز کارت اتومای دیگری ندارد و { $n } کارت هدیه نگه داشت.
gugong-log-dusk-fell = شامگاه روز { $day } فرا رسید.
gugong-log-meng-dusk = { $who } یک کارت اتومای امروز را پشت و رو کرد: { $dusk }.
gugong-log-matched-meng = { $who } برای این روز { $n } تطابق گرفت.
