### A page that plays by itself, without a server; tables as files.

## The engine in the page

web-page-sub = سه بازی سنگین. تنها، با ربات‌ها یا روی یک دستگاه؛ همه‌چیز در همین مرورگر می‌ماند.
web-engine-bar = درباره‌ی این برگه
# $loaded, $total (number) - megabytes.
web-engine-loading = در حال بارگذاری بازی: { $loaded } از { $total } مگابایت
web-engine-starting = بازی در حال آغاز شدن است…
web-engine-wait = میز همین که بازی بارگذاری شد باز می‌شود.
web-engine-failed = بازی در این برگه آغاز نشد.
web-engine-failed-old = این مرورگر WebAssembly ندارد یا خاموش است. از نسخه‌ی تازه‌ی فایرفاکس، کروم، اج یا سافاری استفاده کنید.
web-engine-failed-how = فایلی نرسیده یا حافظه‌ی مرورگر کم است. شبکه را بررسی کنید، برگه‌های دیگر را ببندید و دوباره تلاش کنید. اگر همین‌طور ماند، روی یک سرور بازی کنید.
web-engine-again = تلاش دوباره
web-engine-refused = این مرورگر، مانند پنجره‌ی خصوصی، اینجا چیزی نگه نمی‌دارد: بازی‌ها تا وقتی این برگه باز است می‌مانند. آن‌ها را به شکل فایل ذخیره کنید.
web-engine-refused-short = چیزی نگه داشته نمی‌شود
web-engine-full = این مرورگر جای خالی ندارد: آخرین انتخاب نگه داشته نشد. میز را به شکل فایل ذخیره کنید، سپس بازی‌های قدیمی یا داده‌های دیگر را حذف کنید.
web-engine-fold = جمع کردن

## A server instead

web-server-needed = بازی با دیگران سرور می‌خواهد؛ این برگه بدون سرور بازی می‌کند.
web-server-field = نشانی یک سرور Regnum
web-server-go = برو به آنجا
web-server-wrong = این نشانی یک سرور نیست.
web-server-duel = کارت‌های روز، برای بازی تنها. نتیجه‌ها روی سرور مقایسه می‌شوند.

## Tables as files

web-file-save = ذخیره‌ی میز به شکل فایل
web-file-why = بازی با همه‌ی آنچه در آن است از این فایل ادامه می‌یابد، اینجا یا روی سرور. آنچه پنهان است هم در آن هست: آن را به کسی ندهید.
web-file-wrong = این فایل نه میز است و نه فایل بازی.

## Versions and installing

web-newer-ready = نسخه‌ی تازه‌ای آماده است.
web-newer-take = همین حالا
web-newer-later = بعداً
web-install = نصب
web-install-why = Regnum را مانند هر برنامه‌ی دیگر باز کنید، بدون شبکه هم.
web-install-ios = برای باز کردن Regnum مانند یک برنامه، بدون شبکه هم: «هم‌رسانی» و سپس «افزودن به صفحه‌ی اصلی» را بزنید.
