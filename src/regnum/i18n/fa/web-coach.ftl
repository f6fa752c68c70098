### The browser: the coach. Hints, why a move was made, the review of a finished game.

## A table where the coach may be asked

web-coach-allow = راهنمایی (در فایل بازی ثبت می‌شود)
web-option-hints = راهنمایی‌ها
web-option-hints-what = هر کس که نوبت تصمیم اوست می‌تواند از مربی حرکت‌های خوب را بپرسد، و اینکه ربات چرا چنان بازی کرد. همه‌ی حاضران میز می‌بینند چه کسی پرسید و فایل بازی می‌گوید چند بار.
web-coach-allowed = می‌توان از مربی راهنمایی خواست. فایل بازی می‌گوید چه کسی و چند بار پرسید.
web-log-hints = { $by } به راهنمایی مربی اجازه داد.
web-log-no-hints = { $by } بازی بدون راهنمایی خواست.
web-log-hint = { $who } از مربی راهنمایی گرفت.
web-log-explain = { $who } درباره‌ی حرکتی از مربی پرسید.

## Hints

web-coach-hint = راهنمایی
web-coach-hint-why = پرسیدن حرکت‌های خوب از مربی. فایل بازی می‌گوید که پرسیدید.
web-coach-hint-title = مربی چه می‌کرد
web-coach-busy = مربی در حال فکر کردن است…
web-coach-choices = همه‌ی انتخاب‌ها
web-coach-nothing = مربی درباره‌ی این تصمیم چیزی برای گفتن ندارد.
web-coach-told = مربی { $n } حرکت پیشنهاد می‌کند.
web-coach-rank = { $n }: { $move }
web-coach-margin = اختلاف: { $points } امتیاز
web-coach-chance = بخت برد: { $chance }
web-coach-then = سپس: { $moves }
web-coach-taken = راهنمایی‌های گرفته‌شده: { $n }
web-coach-left = راهنمایی‌های باقی‌مانده: { $n }
web-coach-reason = { $what }: { $points }
web-coach-reason-of = { $what } ({ $name }): { $points }
web-key-hint = راهنمایی مربی، اگر میز اجازه دهد

## Why this move?

web-coach-why = چرا این حرکت؟
web-coach-why-whole = آنچه بیشتر یا کمتر از بهترین حرکت دیگر می‌آورد:
web-coach-why-running = آنچه این نوبت تغییر داد، بر پایه‌ی آنچه شما می‌توانید ببینید:
web-coach-why-nothing = چیزی که مربی حساب کند نیست.
web-coach-only = انتخاب دیگری نبود.
web-coach-other = بهترین حرکت دیگر
web-coach-race-now = بخت برد
web-coach-before = پیش از آن
web-coach-after = پس از آن
web-coach-show-before = نمایش صفحه پیش از آن

## The review

web-coach-review = بررسی بازی
web-coach-review-title = بررسی بازی
web-coach-working = مربی بازی را مرور می‌کند…
web-coach-failed = مربی نتوانست این بازی را بررسی کند.
web-coach-again = تلاش دوباره
web-coach-race = بخت برد، نوبت به نوبت
web-coach-slider = نوبت
web-coach-turn = نوبت
web-coach-when = { $round ->
    [0] چینش بازی، { $name }
   *[other] { $period ->
        [day] روز { $round }، { $name }
       *[round] راند { $round }، { $name }
    }
}
web-coach-chance-of = { $name }: { $chance }
web-coach-show = نمایش روی صفحه
web-coach-turnings = نقطه‌های عطف
web-coach-turning = نقطه‌ی عطف { $n }
web-coach-turnings-none = هیچ حرکتی برای کسی گران تمام نشد.
web-coach-played = انجام‌شده
web-coach-better = بهتر از آن
web-coach-better-brings = آنچه حرکت بهتر می‌آورد:
web-coach-lost = بهای آن
web-coach-lost-what = { $chance } از بخت برد، { $points } امتیاز
web-coach-players = بازی هر کس چگونه بود
web-coach-player = بازیکن
web-coach-agreed = مثل مربی
web-coach-given-away = امتیاز ازدست‌رفته
web-coach-asked = پرسش‌ها
web-coach-of = { $n } از { $all }
web-coach-sources = { $period ->
    [day] امتیازها بر پایه‌ی منبع و روز
   *[round] امتیازها بر پایه‌ی منبع و راند
}
