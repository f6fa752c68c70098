### The browser client: pages and the frame of every table. Boards have files of their own.

## Games

web-game-paladins = پالادین‌های پادشاهی غرب
web-game-paladins-short = پالادین‌ها
web-game-paladins-sub = صومعه برپا کنید، دیوارها را نگه دارید و از تفتیش عقاید برحذر باشید.
web-game-paladins-meta = ۱ تا ۴ بازیکن · ۹۰ تا ۱۲۰ دقیقه
web-game-troyes = تروا
web-game-troyes-short = تروا
web-game-troyes-sub = تاس‌های سه حوزه، و تاس حریفان هم خریدنی است.
web-game-troyes-meta = ۱ تا ۴ بازیکن · ۹۰ دقیقه
web-game-gugong = گوگونگ
web-game-gugong-short = گوگونگ
web-game-gugong-sub = هدیه در شهر ممنوعه: خوب بدهید، بهتر بگیرید.
web-game-gugong-meta = ۱ تا ۵ بازیکن · ۶۰ تا ۹۰ دقیقه
web-coming = به‌زودی: قوانینش در دست ساخت است.

## Pages

web-pages = برگه‌ها
web-page-play = بازی
web-page-tables = میزها
web-page-replays = بازپخش‌ها
web-page-rules = قوانین
web-home-title = میز خود را انتخاب کنید
web-home-sub = سه بازی سنگین. تنها، با ربات‌ها، روی یک دستگاه یا با پیوند.
web-switch-theme = جابه‌جایی میان روشن و تیره
web-loading = در حال بارگذاری…
web-no-server = سرور پاسخ نمی‌دهد. آیا روشن است؟

## Starting a game

web-how = چگونه می‌خواهید بازی کنید؟
web-mode-solo = تک‌نفره
web-mode-bots = ربات‌ها
web-mode-hotseat = روی یک دستگاه
web-mode-online = آنلاین
web-start-solo = بازی تک‌نفره
web-start-bots = بازی با ربات‌ها
web-start-hotseat = بازی در همین‌جا
web-start-online = باز کردن میز
web-how-many-bots = چند ربات
web-bots = { $n } ربات
web-bot-level = ربات‌ها چقدر قوی‌اند
web-how-many-players = چند بازیکن
web-players-count = { $n } بازیکن
web-more-options = گزینه‌های بیشتر
web-listed = نمایش برای همه در فهرست میزهای باز

## Continue, tables, replays

web-continue = ادامه
web-continue-none = بازی‌هایی که آغاز کرده‌اید اینجا منتظر شما می‌مانند.
web-all-tables = همه: { $n } میز
web-with = همبازی‌ها: { $names }
web-open-with = سر میز: { $names }
web-alone = به‌تنهایی
web-where-paladins = راند { $n } از { $of }
web-where-troyes = راند { $n } از { $of }
web-where-gugong = روز { $n } از { $of }
web-resume = ادامه دادن
web-look = دیدن
web-sign-turn = نوبت شماست
web-my-tables = میزهای من
web-open-tables = میزهای باز
web-open-none = فعلاً هیچ میزی باز نیست. خودتان یکی باز کنید!
web-seats-taken = { $taken } از { $n } صندلی گرفته شده
web-watch = تماشا
web-join = پیوستن به میز
web-join-how = شش حرفی را که بازکننده‌ی میز آنجا می‌بیند بنویسید یا پیوند میز را باز کنید.
web-join-code = کد میز
web-join-go = پیوستن
web-table-unopened = این میز باز نمی‌شود
web-finished = بازی‌های تمام‌شده
web-finished-none = بازی‌هایی که تمام کرده‌اید اینجا دوباره دیده می‌شوند.
web-import = باز کردن فایل یک بازی یا یک میز کامل (فایل JSON)، برای دیدن یا ادامه دادن

## Daily duel

web-duel = دوئل روزانه
web-duel-game = کدام بازی
web-duel-what = همه با کارت‌های یکسان بازی می‌کنند. فقط یک تلاش حساب می‌شود؛ پس از آن روند بازی‌ها را مقایسه کنید.
web-duel-hours = { $n } ساعت مانده
web-duel-minutes = { $n } دقیقه مانده
web-duel-best = بهترین امروز
web-duel-median = میانه‌ی { $n } نفر
web-duel-nobody = هنوز کسی آن را تمام نکرده است.
web-duel-take = ورود به دوئل
web-duel-continue = ادامه‌ی دوئل امروز
web-duel-yours = نتیجه‌ی شما
web-duel-place = مال شما، رتبه‌ی { $place } از { $n }
web-duel-compare = مقایسه‌ی روند بازی‌ها
web-duel-practise = تمرین با همان کارت‌ها
web-duel-practise-why = حساب نمی‌شود.
web-sign-practice = تمرین با کارت‌های یک دوئل
web-duel-of = دوئل روزانه: { $game }، { $day }
web-duel-lines = همه‌ی بازی‌های روز
web-duel-fair = کارت‌ها از پیش تعیین شدند و کسی نمی‌توانست آن‌ها را بداند. تعهد:
web-duel-key = کلید روز، که تعهد و کارت‌ها از آن به دست می‌آیند:
web-duel-before = روز پیش
web-duel-col-place = رتبه
web-duel-col-player = بازیکن
web-duel-col-margin = جلوتر از اتوما
web-duel-col-same = در مقایسه با شما
web-duel-same = { $n ->
    [0] از آغاز جدا
   *[other] { $n } انتخاب یکسان
}

## Lobby

web-lobby-code = کد این میز:
web-lobby-copy = کپی پیوند
web-copied = کپی شد
web-copy-by-hand = این مرورگر از اینجا خودش چیزی کپی نمی‌کند. پیوند انتخاب شده است: با صفحه‌کلید یا با لمس طولانی کپی‌اش کنید.
web-lobby-invite = دعوت از دیگران
web-lobby-link = هر کس این پیوند را باز کند به این میز می‌آید:
web-lobby-qr = پیوند به شکل کد QR
web-here-only = این پیوند فقط روی همین رایانه باز می‌شود. برای راه دادن به دستگاه‌های دیگر شبکه‌ی خود، Regnum را متوقف و به این شکل دوباره آغاز کنید؛ میزهای شما می‌مانند.
web-lobby-waiting = در انتظار دیگران. بازی وقتی آغاز می‌شود که همه‌ی صندلی‌ها گرفته شده باشند.
web-lobby-choose = برای بازی بنشینید یا برای تماشا بمانید.
web-lobby-fair = بُر زدن از پیش تعیین شده است و پس از بازی می‌توان آن را بررسی کرد. تعهد:
web-seat-free = خالی
web-your-name = نام شما
web-fair-words = واژه‌های خودتان برای بُر زدن
web-fair-words-why = لازم نیست. هر چه اینجا بنویسید در بُر زدن به کار می‌رود تا بعداً بتوانید بررسی کنید که کسی کارت‌ها را انتخاب نکرده است.
web-sit-down = نشستن
web-link-wrong = پیوندی که باز کردید اینجا صندلی‌ای را باز نمی‌کند. روی صندلی خودتان ادامه می‌دهید.
web-seat-link = کپی پیوند صندلی من
web-seat-link-why = ادامه با دستگاهی دیگر: هر کس این پیوند را داشته باشد روی صندلی شما بازی می‌کند، پس آن را به کسی ندهید.

## The table

web-table = میز
web-shared-board = صفحه‌ی مشترک
web-own-board = صفحه‌ی شما
web-players = بازیکنان
web-tools = ابزارها
web-to-home = صفحه‌ی نخست
web-round = راند { $round } از { $rounds }
web-refused = { $what }: { $why }
web-show-board = باز کردن صفحه: { $name }
web-spectators = { $n } تماشاگر
web-spectator = تماشاگر
web-sign-you = شما
web-sign-bot = ربات
web-sign-thinking = در حال فکر کردن…
web-prompt = پرسش
web-your-turn = نوبت شماست، { $name }
web-turn-of = نوبت این بازیکن است: { $name }
web-their-turn = { $name } تصمیم می‌گیرد
web-thinking = { $name } در حال فکر کردن است…
web-game-over = بازی تمام شد
web-title-your-turn = نوبت شماست · { $game }
web-choices = انتخاب‌ها
web-choices-count = { $n } انتخاب.
web-change = { $what }: اکنون { $old }، سپس { $new }
web-no-undo = پس از این واگرد نیست
web-confirm-group = انتخاب خود را تأیید کنید
web-confirm = تأیید
web-confirm-why = پس از این واگرد ممکن نیست: چیزی رو می‌شود یا کس دیگری تصمیم می‌گیرد.
web-cancel = انصراف
web-undo = واگرد
web-redo = انجام دوباره
web-start-of-turn = آغاز نوبت
web-why-not = چرا نمی‌توانم…؟
web-why-title = چرا نمی‌توانم؟
web-why-more = { $n ->
    [1] یک دلیل دیگر
   *[other] { $n } دلیل دیگر
}
web-why-nothing = هر کاری که اینجا ممکن باشد در دسترس است.
web-connecting = در حال اتصال…
web-reconnecting = اتصال قطع شد. تلاش دوباره…
web-no-answer = هنوز پاسخی از سرور نیامده؛ تلاش ادامه دارد…
web-line-lost = اتصال قطع شده و انتخاب شما فرستاده نشده است. تا لحظه‌ای دیگر دوباره ممکن می‌شود.
web-help = راهنما
web-close = بستن
web-settings = تنظیمات
web-hand-over = دستگاه دست‌به‌دست می‌شود
web-hand-over-to = نفر بعدی: { $name }
web-hand-over-why = آنچه اکنون می‌آید فقط برای یک نفر است ({ $name })؛ بقیه نگاه نکنند. (در تنظیمات می‌توان این را خاموش کرد.)
web-hand-over-me = بله، من هستم
web-tabs = نماها
web-tab-table = میز
web-tab-own = صفحه‌ی من
web-tab-rivals = حریفان
web-tab-log = گزارش
web-to-table = به میز
web-to-own = به صفحه‌ی من
web-more = بیشتر
web-sections = بخش‌های صفحه
web-zone-choices = { $n } انتخاب در آنجا
web-sheet-size = بزرگ‌تر یا کوچک‌تر
web-zoom-in = بزرگ‌نمایی
web-zoom-out = کوچک‌نمایی
web-round-before = چینش بازی

## Log, history, chat

web-log = گزارش بازی
web-log-filter = کدام سطرها
web-log-all = همه
web-log-mine = مربوط به من
web-log-new = جدید
web-log-newest = جدیدترین
web-log-earlier = آنچه پیش از این بود
web-log-show = نمایش صفحه پس از انتخاب { $n }
web-history = تاریخچه
web-history-slider = انتخاب { $n } از { $made }
web-history-now = بازگشت به اکنون
web-history-looking = گام { $n } از { $made } را می‌بینید
web-history-how = همه چیز این لحظه را نشان می‌دهد و اینجا نمی‌توان بازی کرد. «پخش» را بزنید، یا با نوار لغزنده و سطرهای گزارش بازی به گام‌های دیگر بروید.
web-chat = گفت‌وگو
web-chat-say = چیزی به میز بگویید
web-chat-send = فرستادن
web-chat-unread = { $n } پیام تازه

## Score

web-score-sheet = برگه‌ی امتیاز
web-score-source = منبع امتیاز
web-score-total = مجموع
web-score-secret = ؟
web-score-known = { $n } + ؟
web-winner = { $n ->
    [1] { $names } برنده شد.
   *[other] { $names } با هم برنده شدند.
}
web-rematch = بازی دوباره
web-rematch-join = پیوستن به بازی دوباره
web-replay = بازپخش
web-record = بارگیری فایل بازی

## Keys

web-keys = کلیدها
web-key-numbers = انتخاب با شماره؛ شماره‌های بالاتر از ۹ رقم به رقم نوشته می‌شوند
web-key-enter = فشردن دکمه یا کارتی که انتخابگر روی آن است
web-key-escape = بستن، انصراف، بازگشت به اکنون
web-key-undo = واگرد
web-key-turn = بازگشت به آغاز نوبت
web-key-redo = انجام دوباره
web-key-why = چرا چیزی در دسترس نیست
web-key-score = برگه‌ی امتیاز
web-key-history = یک اقدام به عقب یا جلو
web-key-help = همین راهنما

## Settings

web-set-language = زبان
web-set-theme = پوسته
web-set-theme-system = مطابق سیستم
web-set-theme-light = روشن
web-set-theme-dark = تیره
web-set-textsize = اندازه‌ی متن
web-set-textsize-small = کوچک
web-set-textsize-normal = معمولی
web-set-textsize-large = بزرگ
web-set-animation = پویانمایی
web-set-animation-off = خاموش
web-set-animation-fast = سریع
web-set-animation-normal = معمولی
web-set-animation-slow = آهسته
web-set-automapace = سرعت روایت بازی
web-set-automapace-instant = فوری
web-set-automapace-fast = سریع
web-set-automapace-normal = معمولی
web-set-automapace-slow = آهسته
web-set-confirm = پرسیدن پیش از هر انتخاب
web-set-confirm-barrier = وقتی برگشت‌پذیر نیست
web-set-confirm-always = همیشه
web-set-confirm-never = هیچ‌وقت
web-set-sound = صداها: نوبت من، انجام یک انتخاب، پایان راند و بازی
web-set-volume = بلندی صدا
web-set-volume-soft = آرام
web-set-volume-normal = معمولی
web-set-volume-loud = بلند
web-set-handover = چند نفر با یک دستگاه: پوشاندن صفحه‌نمایش تا به نفر بعدی برسد
web-set-notify = اعلان وقتی نوبت من است و برگه پنهان است

## Rules

web-rules-own-words = همه‌ی قوانین با واژه‌های خودمان، برای یاد گرفتن بازی: اول روال بازی، سپس کارهای شما و بعد بقیه. وقتی سر میز چیزی پذیرفته نشود، پیوند آن به اینجا می‌رسد.
web-rules-title = قوانین: { $game }
web-rules-game = قوانین کدام بازی
web-rules-contents = فهرست
web-rules-search = جست‌وجو در قوانین
web-rules-search-like = چگونه برنده می‌شوم
web-rules-search-stop = می نمی ها های را از به با در که و چه چرا آیا است
web-rules-found = آنچه پیدا شد
web-rules-found-n = { $n ->
    [0] چیزی پیدا نشد. یک واژه‌ی تنها را، همان‌طور که روی صفحه‌ها آمده است، امتحان کنید.
   *[other] { $n } مورد
}
web-rules-show = نمایش: { $what }

## Components somebody has corrected

web-own-box = جعبه‌ی من
web-own-components = اجزا
web-own-components-game = همان اجزای بازی
web-own-components-mine = اصلاح‌شده: { $name }

## The first table on a device

web-hint = چگونه بپرسید
web-hint-touch = هر چیزی را مدتی فشار دهید تا بخوانید چیست. «چرا نمی‌توانم…؟» می‌گوید برای یک اقدام چه کم است.
web-hint-mouse = نشانگر ماوس را روی هر چیزی نگه دارید تا بخوانید چیست. کلید W نشان می‌دهد چرا کاری ممکن نیست و کلید {"?"} روال بازی را.
web-hint-ok = فهمیدم

## Values of an option, on the home page

paladins-option-difficulty-easy = { paladins-difficulty-easy }
paladins-option-difficulty-standard = { paladins-difficulty-standard }
paladins-option-difficulty-hard = { paladins-difficulty-hard }
