### Before a game: who plays, in which colour, with which clock; those who watch.

## Names and colours, on the home page and in the lobby

web-company = نام‌ها و رنگ‌ها
web-name-of = نام این صندلی: { $name }
web-colour-of = رنگ این صندلی: { $name }
web-level-of = سطح این ربات: { $name }
web-colour-lily = زنبق آبی
web-colour-mullet = ستاره‌ی نارنجی
web-colour-crescent = هلال سبز
web-colour-trefoil = شبدر صورتی
web-colour-rose = رز بنفش

## In the lobby

web-lobby-people = چه کسانی بازی می‌کنند
web-lobby-game = چه بازی می‌شود
web-lobby-full = همه‌ی صندلی‌ها گرفته شده‌اند. برای تماشا بمانید.
web-lobby-watching = برای تماشا آمده‌اید. بازی وقتی آغاز می‌شود که بازیکنان آماده باشند.
web-lobby-begin-now = همه هستند. هر وقت خواستید آغاز کنید.
web-lobby-host-begins = همه هستند. میزبان بازی را آغاز می‌کند.
web-begin = آغاز
web-begin-fewer = آغاز با { $n } بازیکن
web-bot-put = گذاشتن ربات در اینجا
web-bot-other = یکی دیگر
web-sign-away = غایب

## Clocks

web-clock = ساعت
web-clock-none = ندارد
web-clock-quick = هر نفر ۲۰ دقیقه
web-clock-usual = هر نفر ۴۵ دقیقه
web-clock-long = هر نفر ۹۰ دقیقه
web-clock-turn = هر نوبت ۵ دقیقه
web-clock-day = هر نوبت ۱ روز
web-clock-days = هر نوبت ۳ روز
web-clock-left = زمان باقی‌مانده
web-clock-none-what = بدون ساعت: هر کس هر قدر لازم دارد وقت می‌گذارد.
web-clock-game-what = برای کل بازی { $minutes } دقیقه، { $seconds ->
    [0] بدون زمان اضافه برای انتخاب‌ها.
   *[other] و برای هر انتخاب { $seconds } ثانیه بیشتر.
} وقتی زمان کسی تمام شود، رباتی به‌جایش ادامه می‌دهد.

## Those who watch

web-watch-knows = تماشاگران چیزی را می‌بینند که همه‌ی افراد میز می‌توانند بدانند: صفحه، گزارش بازی و گفت‌وگو. نه دست کارت کسی را، و نه چیزی را که فقط یک بازیکن می‌داند.
web-watch-copy = کپی پیوند برای تماشاگران
web-watching = شما تماشا می‌کنید. چیزی را می‌بینید که همه‌ی افراد میز می‌توانند بدانند، و نه چیزی را که فقط یک بازیکن می‌داند.
web-watching-over = شما تماشا می‌کردید. بازی تمام شده است و دیگر چیزی پنهان نیست.

## Several people at one screen. $name - the player.

web-secrets-show = نمایش آنچه فقط { $name } می‌تواند ببیند
web-secrets-cover = پوشاندن دوباره
