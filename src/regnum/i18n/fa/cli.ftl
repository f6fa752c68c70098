### The command line: what `regnum --help` and the help of every command say. Names of commands and options, GAME, FILE
### and what stands in round brackets (what holds if nothing is said) are typed as they are: they stay as they are.

cli-description = پالادین‌های پادشاهی غرب، تروا و گوگونگ را بازی کنید؛ برنامه مراقب همه‌ی قوانین است.
cli-browser = دستور { $command } بازی را در مرورگر باز می‌کند؛ با {"\u2066"}--lan{"\u2069"} دیگران در شبکه‌ی شما هم می‌توانند بپیوندند. گزینه‌های serve را می‌پذیرد.
cli-version = نمایش نسخه و خروج
cli-help = نمایش همین راهنما و خروج
cli-usage = {"کاربرد: "}
cli-commands = دستورها
cli-arguments = آرگومان‌ها
cli-flags = گزینه‌ها
cli-error = { $program }: { $problem } (راهنما: {"\u2066"}{ $program } --help{"\u2069"})

## Commands, in the list of all

cli-command-play = بازی در ترمینال؛ بدون آرگومان: یک منو
cli-command-serve = سرور بازی، برای همین رایانه یا برای دیگران
cli-command-site = پوشه‌ای از فایل‌های ساده که خودش بازی می‌کند، برای هر میزبان وب
cli-command-replay = نمایش و بررسی یک بازی ثبت‌شده
cli-command-review = مربی یک بازی تمام‌شده را بررسی می‌کند
cli-command-perft = شمردن راه‌های ادامه‌ی یک بازی
cli-command-selftest = انجام بازی‌های تصادفی و بررسی همه چیز
cli-command-components = چاپ همه‌ی کارت‌ها و فضاها با منبعشان
cli-command-scenario = انجام فایل‌های سناریو و بررسی آنچه انتظار دارند
cli-command-bench = اندازه‌گیری سرعت قوانین یک بازی
cli-command-arena = بازی‌های بسیار ربات‌ها با یکدیگر: بردها، امتیازها، Elo، زمان‌ها
cli-command-train = یادگیری ارزش وضعیت‌ها از بازی ربات‌ها: داده‌هایی برای داوری آن‌ها
cli-command-verify = بررسی بُر زدن‌ها و انتخاب‌های یک بازی تمام‌شده
cli-command-verify-store = بازپخش همه‌ی بازی‌های ذخیره‌شده
cli-command-doctor = بررسی اینکه سرور اینجا خوب کار می‌کند یا نه
cli-command-backup = کپی پایگاه داده در حالی که سرور کار می‌کند
cli-command-restore = پر کردن پایگاه داده‌ی خالی از یک کپی با پسوند {"\u2066"}.jsonl{"\u2069"}
cli-command-language = نگه داشتن زبان ترمینال؛ بدون آن: نمایش زبان‌های موجود

## Arguments and options, by command

cli-json = چاپ JSON به‌جای متن
cli-components = یک فایل اجزای اصلاح‌شده
cli-play-players = صندلی‌های میز (۲)؛ یک صندلی همان {"\u2066"}--solo{"\u2069"} است
cli-play-seed = بذر یکسان کارت‌های یکسان می‌دهد
cli-play-bots = چند صندلی مال ربات‌هاست (۰)
cli-play-resume = ادامه‌ی یک بازی ذخیره‌شده یا یک فایل بازی
cli-play-plain = سطرهای متن به‌جای تمام صفحه‌نمایش
cli-play-hints = می‌توان از مربی پرسید؛ فایل بازی می‌گوید چند بار
cli-db = یک فایل یا {"\u2066"}postgresql://…{"\u2069"} (پوشه‌ی داده‌های شما)
cli-server-components = یک فایل اجزای اصلاح‌شده که میزها می‌توانند انتخاب کنند؛ می‌توان چند بار داد
cli-serve-lan = راه دادن به دیگران در شبکه‌ی شما: نشانی‌ای را که باید باز کنند چاپ می‌کند
cli-serve-host = نشانی‌ای که سرور در آن گوش می‌دهد {"(127.0.0.1)"}
cli-serve-port = درگاه؛ اگر گرفته شده باشد، درگاه خالی بعدی (۸۷۶۵)
cli-serve-public-url = نشانی‌ای که به مردم داده می‌شود، اگر نشانی دیگری باشد
cli-serve-proxy-headers = پذیرفتن سرآیندهای پراکسی جلوی سرور
cli-serve-workers = فرایندهایی که به‌جای ربات‌ها فکر می‌کنند
cli-serve-settings = حدها و زمان‌ها، به شکل JSON
cli-serve-log = نوشتن درخواست‌ها و موارد ردشده به شکل سطرهای JSON ({"\u2066"}-{"\u2069"} برای stderr)
cli-serve-log-level = چه اندازه از آن
cli-serve-metrics = آمار برای Prometheus، روی همین رایانه
cli-serve-open = باز کردن مرورگر
cli-verify-file = فایل یک بازی تمام‌شده
cli-doctor-settings = تنظیماتی که بررسی می‌شود
cli-doctor-host = نشانی‌ای که سرور در آن گوش خواهد داد {"(127.0.0.1)"}
cli-doctor-proxy-headers = پشت یک پراکسی
cli-backup-target = جایی که کپی می‌رود
cli-restore-source = کپی‌ای که backup ساخته است
cli-replay-file = یک فایل بازی یا بازی ذخیره‌شده
cli-replay-at = وضعیت بازی پس از N انتخاب (آخرین)
cli-review-seat = فقط نقطه‌های عطف بازیکن N
cli-perft-seed = کدام پخش کارت‌ها (۰)
cli-perft-depth = چند انتخاب جلوتر
cli-perft-players = صندلی‌ها (۲)
cli-selftest-games = چند بازی (۱۲)
cli-selftest-players = فقط با این تعداد بازیکن
cli-scenario-paths = یک فایل سناریو یا پوشه‌ای از آن‌ها
cli-game = یکی از این‌ها: { $games }
cli-play-solo = به‌تنهایی در برابر بازی؛ { $levels }
cli-levels = { $game } ({ $levels }؛ معمولاً { $usual })
cli-no-levels = { $game } (بدون سطح)
cli-play-bot = چقدر قوی: { $kinds } (knight)
cli-play-option = یک گزینه؛ { $options }
cli-options = { $game } ({ $options })
cli-bench-game = فقط همین بازی: { $games }
cli-arena-players = چه کسانی بازی می‌کنند: { $levels }؛ با محدودیت، مانند { $seconds } (ثانیه) یا { $count } (شمار وضعیت‌ها یا بازی‌های بررسی‌شده)
cli-arena-games = بازی‌های هر میز، تا دورهای کامل نشستن (۱۰۰)
cli-arena-seed = بذر یکسان کارت‌های یکسان می‌دهد (arena)
cli-arena-seats = صندلی‌های هر میز، اگر برای هر کس یکی نیست: همه‌ی گروه‌های این‌اندازه بازی می‌کنند
cli-arena-mirror = کنترل: همه‌ی صندلی‌ها مال نخستین شرکت‌کننده است و باید به سهم خود برسد
cli-arena-workers = فرایندهایی که هم‌زمان بازی می‌کنند (۱)
cli-arena-ray = بازی روی خوشه‌ی Ray؛ با local یکی همین‌جا آغاز می‌شود
cli-arena-resume = نگه‌داری بازی‌های تمام‌شده در این فایل و ادامه از آنچه در آن است
cli-arena-json = نوشتن عددها در یک فایل JSON؛ با - به‌جای جدول‌ها چاپ می‌شوند
cli-arena-markdown = گذاشتن جدول‌ها در یک فایل Markdown همراه فرمانی که آن‌ها را ساخت
cli-train-players = صندلی‌های میز (۲)
cli-train-games = بازی‌هایی که انجام می‌شود (۵۰۰۰)
cli-train-seed = بذر یکسان داده‌های یکسان می‌سازد (train)
cli-train-batch = بازی‌هایی که با داده‌های یکسان انجام می‌شود (۶۴)
cli-train-nodes = وضعیت‌هایی که برای برنامه‌ریزی نوبت‌ها بررسی می‌شود؛ ۰: روش تند بازی می‌کند (۰)
cli-train-rate = داده‌ها در آغاز چقدر جابه‌جا شوند؛ در پایان یک‌دهم آن (۰٫۰۶)
cli-train-start = فایل داده‌هایی که به جای صفر با آن آغاز می‌شود
cli-train-out = فایل داده‌ها؛ آنچه برای ادامه لازم است کنارش می‌ماند
