### regnum arena: bots play each other or the automa many times. Names of bots, commands and options are typed as they
### are. An entrant is a bot that takes part.

## What was played

arena-headline = { $game }، { $players } بازیکن. بازی‌ها: { $games }. پخش‌ها: { $deals }، هر کدام با همه‌ی ترتیب‌های نشستن. بذر: { $seed }
arena-headline-alone = { $game }، به‌تنهایی در برابر { $automa }. بازی‌ها: { $games }. پخش‌ها: { $deals }. بذر: { $seed }
arena-headline-options = { $headline } ({ $options })

## Columns

arena-column-entrant = شرکت‌کننده
arena-column-games = بازی‌ها
arena-column-wins = برد
arena-column-sure = ۹۵٪
arena-column-share = سهم
arena-column-times = × سهم
arena-column-elo = Elo
arena-column-score = امتیاز
arena-column-best-other = بهترین رقیب
arena-column-margin = اختلاف
arena-column-result = نتیجه
arena-column-source = امتیاز برای
arena-column-decisions = تصمیم‌ها
arena-column-per-second = در ثانیه
arena-column-mean-ms = میانگین (ms)
arena-column-most-ms = ۹۵٪ (ms)
arena-column-max-ms = بیشترین (ms)

## Cells

arena-percent = { $n }٪
arena-between = { $low } تا { $high }

## Below the tables

arena-best-score = میانگین بهترین امتیاز هر بازی: { $score }
arena-intervals = ۹۵٪ بازه‌ی عدد کنار آن است: برای بردها بازه‌ی ویلسون، برای امتیازها (بر پایه‌ی پخش‌ها) بازه‌ی استیودنت، برای Elo با نمونه‌گیری دوباره از پخش‌ها. در زمان‌ها مدتی است که ۹۵٪ تصمیم‌ها از آن بیشتر نشد.
arena-elo = عدد Elo فاصله تا { $last } است، بر پایه‌ی رتبه‌ها؛ هر کس سر میز در برابر همه‌ی دیگران.
arena-mirror-fits = آینه: همه در محدوده‌ی بازه به سهم خود رسیدند.
arena-mirror-off = آینه: کسانی که به سهم خود نرسیدند: { $who }. از هر بیست بازه یکی تصادفی خطا می‌کند؛ با بذر دیگری دوباره ببینید.
arena-taken = اندازه‌گیری در { $date }، مفسر Python { $python }، { $cores } هسته، قوانین: { $build }.

## While it runs

arena-progress = { $done } از { $total } بازی
arena-progress-left = { $done } از { $total } بازی، مانده: { $left }
arena-found = از پیش در فایل: { $done } از { $total } بازی.
arena-stopped = متوقف شد: { $done } از { $total } بازی در فایل است.
arena-go-on = ادامه با: { $command }

## Refusals

arena-nobody = کسی شرکت نمی‌کند: {"\u2066"}--players{"\u2069"} دست‌کم یک شرکت‌کننده می‌خواهد.
arena-unknown = شرکت‌کننده‌ی «{ $entrant }» وجود ندارد. شرکت‌کننده‌ها: { $levels }؛ با محدودیت، برای نمونه { $seconds } (ثانیه) یا { $count } (شمار وضعیت‌ها یا بازی‌های بررسی‌شده).
arena-bad-budget = محدودیت «{ $entrant }» معنایی ندارد: { $seconds } نیم ثانیه است و { $count } یعنی ۸۰۰ وضعیت یا بازی بررسی‌شده.
arena-uncounted = برای «{ $entrant }» نمی‌توان شمار وضعیت‌ها یا بازی‌ها را تعیین کرد؛ برای این‌ها می‌شود: { $levels }. ثانیه می‌شود: { $seconds }
arena-no-judge = «{ $entrant }» چیزی را داوری نمی‌کند و داده نمی‌پذیرد؛ آن‌ها که می‌پذیرند: { $levels }.
arena-same = همه «{ $entrant }» هستند: این که در برابر خودش به سهم خود می‌رسد یا نه کار {"\u2066"}--mirror{"\u2069"} است.
arena-alone = «{ $entrant }» حریفی ندارد: شرکت‌کننده‌های بیشتری بنویسید یا با {"\u2066"}--solo{"\u2069"} به‌تنهایی در برابر اتوما بازی کنید.
arena-seats = { $seats } صندلی برای این شمار شرکت‌کننده زیاد است: { $entrants }.
arena-solo-with = در بازی تنها یک صندلی هست: {"\u2066"}--solo{"\u2069"} همراه {"\u2066"}--{ $option }{"\u2069"} نمی‌آید.
arena-ray-or-workers = بازی‌ها یا در فرایندهای این رایانه انجام می‌شوند یا روی Ray: {"\u2066"}--ray{"\u2069"} همراه {"\u2066"}--workers{"\u2069"} نمی‌آید.
arena-no-ray = بسته‌ی Ray نصب نیست: بسته‌ی ray را نصب کنید یا با {"\u2066"}--workers{"\u2069"} بازی کنید.
# $why - an error of Ray, in English.
arena-no-cluster = در { $address } خوشه‌ی Ray نیست: { $why }
arena-no-store = { $file } فایل بازی‌های آرنا نیست.
arena-other-plan = { $file } بازی‌های مسابقه‌ی دیگری را در خود دارد ({ $what }: { $there }، اکنون: { $here }). فایل دیگری بدهید یا آرگومان‌های آغاز آن را.
arena-game-failed = بازی { $number } خراب شد: { $why }. با { $option } می‌بینید کجا.
arena-worker-lost = بازی { $number } رها شد: فرایندش { $times } بار میان بازی پایان یافت.

train-point = پس از { $games } بازی: خطا { $error } امتیاز، میانگین صندلی‌ها { $points }.
train-written = داده‌های «{ $mode }» در { $file } است.
train-other-plan = «{ $file }» آموزش برنامه‌ی دیگری را در خود دارد: همان گزینه‌ها یا {"\u2066"}--out{"\u2069"} دیگری را به کار ببرید یا پاکش کنید.
weights-none = «{ $file }» فایل داده‌های آموخته نیست.
weights-other = داده‌های «{ $file }» برای ویژگی‌هایی جز ویژگی‌های امروز است: دوباره آموزش دهید.
