### The browser client: help bubbles, glossary, reconstructed values, the pace of automas, what
### happened since the last turn.

## Help

web-help-unchecked = با جعبه مقایسه نشده ›
web-key-board = به صفحه؛ کلیدهای جهت‌نما از چیزی به چیز دیگر می‌روند، هر کدام با راهنمایش

## Rules page

web-glossary = نمادها و معنای آن‌ها
web-glossary-search-none = هیچ نمادی پیدا نشد.
web-doubts = مقدارهای بازسازی‌شده

## The story: what others do, action by action, and looking back at it

web-acting = در حال بازی: { $name }…
web-acting-you = شما در حال بازی هستید…
web-acting-on = بازی ادامه دارد…
web-player = روایت بازی
web-player-again = دوباره آخرین نوبت
web-player-back = یک اقدام به عقب
web-player-on = یک اقدام به جلو
web-player-play = پخش
web-player-pause = مکث
web-player-skip = رد شدن از بقیه
web-key-play = پخش یا مکث روایت بازی
web-key-again = دوباره آخرین نوبت
web-key-pace = روایت تندتر یا کندتر
web-key-rounds = به آغاز یک راند

## Since my last turn

web-since-list = آنچه از آخرین نوبت شما رخ داده است
web-since = از آخرین نوبت شما: { $n } سطر گزارش
