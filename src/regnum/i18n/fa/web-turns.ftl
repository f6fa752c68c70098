### The log by actions, turning points, and warnings.

## An action in one line

web-log-bit = { $what } { $n }
web-log-bit-of = { $who }: { $bit }
web-log-what = { $what }: { $which }
web-log-did = { $who }: { $what }.
web-log-did-bits = { $who }: { $what } ({ $bits }).
web-log-told-bits = { $what } ({ $bits }).
web-log-unfold = { $n ->
    [1] نمایش جزئیات
   *[other] نمایش { $n } سطر جزئیات
}
web-log-fold = پنهان کردن جزئیات
web-log-passes = پاس

## What was done, in two or three words: names of actions, beside the symbol of the player

web-paladins-gist-round = تازه‌های دربار
web-paladins-gist-paladins = کشیدن پالادین‌ها
web-paladins-gist-paladin = انتخاب پالادین
web-paladins-gist-discard = دور انداختن
web-paladins-gist-ability = استفاده از همراهان
web-paladins-gist-kept = نگه داشتن کارگران
web-paladins-gist-rows = تازه‌های ردیف‌ها
web-paladins-gist-workers = کارگران تازه
web-paladins-gist-over = بازی تمام شد
web-troyes-gist-citizen = یک شهروند
web-troyes-gist-income = درآمد و حقوق
web-troyes-gist-dice = پرتاب تاس‌ها
web-troyes-gist-events = رویدادها
web-troyes-gist-event = در برابر رویداد
web-troyes-gist-black = تاس‌های مشکی
web-troyes-gist-round-over = پایان راند
web-troyes-gist-over = بازی تمام شد
web-gugong-gist-tokens = توکن‌های سفر تازه
web-gugong-gist-dice = تاس‌های سرنوشت
web-gugong-gist-decree = استفاده از فرمان
web-gugong-gist-servants = خدمتکاران تازه
web-gugong-gist-token = فعال کردن توکن
web-gugong-gist-trade = مبادله‌ی توکن
web-gugong-gist-wall = بردن بخش دیوار
web-gugong-gist-benefit = مزیت دسیسه
web-gugong-gist-matches = تطابق‌های شب
web-gugong-gist-final = امتیازشماری پایانی
web-gugong-gist-none = بدون اقدام
web-gugong-gist-skips = رد شدن
web-gugong-gist-over = بازی تمام شد

## Turning points

web-set-turning = توقف در پایان راندها و روزها و نمایش آنچه آوردند
web-turning-on = ادامه
web-turning-never = دیگر اینجا توقف نشود
web-turning-brought = آنچه آورد
web-turning-nothing = هیچ‌چیز
web-turning-new = تازه:
web-turning-over = بازی تمام شد
web-turning-points = { $n } امتیاز
web-paladins-turning-round = راند { $round } تمام شد
web-paladins-turning-last = آنچه راند آخر آورد. پس از این امتیازها شمرده می‌شوند.
web-troyes-turning-round = راند { $round }: درآمد، حقوق، تاس‌ها
web-troyes-turning-events = رویدادها
web-troyes-turning-new = تازه
web-troyes-turning-last = آنچه راند آخر آورد. پس از این امتیازها شمرده می‌شوند.
web-gugong-turning-dusk = { $who } کارت‌های روز را پشت و رو می‌کند:
web-gugong-turning-last = آنچه روز آخر آورد. پس از این امتیازها شمرده می‌شوند.

## Before a choice

web-ends-turn = نوبت شما را تمام می‌کند
