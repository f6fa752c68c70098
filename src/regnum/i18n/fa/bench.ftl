### regnum bench: how fast the rules run, beside another project's engine.

bench-title = بازی تصادفی برنامه با خودش، روی یک هسته؛ در هر تصمیم همه‌ی گزینه‌ها فهرست می‌شوند
bench-headline = { $game }، { $players } بازیکن، { $build }: شمار تصمیم‌ها در هر ثانیه { $times } برابر Catanatron ({ $low } تا { $high })؛ کپی یک وضعیت در { $clone } میکروثانیه، در برابر { $peer } میکروثانیه.
bench-machine = مفسر Python { $python }، { $cores } هسته؛ حلقه‌ی ثابت در هر ثانیه { $loop } بار تکرار می‌شود.
bench-method = { $rounds ->
    [1] زمان پردازنده برای یک رشته، { $rounds } دور. نسبت در برابر Catanatron { $version } است که هر تیک آن یک تصمیم به شمار می‌آید. «در هر حلقه» یعنی شمار تصمیم‌ها در هر هزار تکرار حلقه‌ی ثابت، برای مقایسه‌ی رایانه‌ها.
   *[other] زمان پردازنده برای یک رشته، میانه‌ی { $rounds } دور. نسبت در برابر Catanatron { $version } است که هر تیک آن یک تصمیم به شمار می‌آید. «در هر حلقه» یعنی شمار تصمیم‌ها در هر هزار تکرار حلقه‌ی ثابت، برای مقایسه‌ی رایانه‌ها.
}

## Columns

bench-column-game = بازی
bench-column-build = قوانین
bench-column-players = بازیکنان
bench-column-decisions = تصمیم در ثانیه
bench-column-ratio = نسبت
bench-column-loop = در هر حلقه
bench-column-clone = کپی (µs)
bench-column-games = بازی در ثانیه

## Rows

bench-build-interpreted = تفسیری
bench-build-compiled = کامپایل‌شده
bench-peer = Catanatron

## While it runs

bench-building = جست‌وجوی قوانین کامپایل‌شده؛ ساختنشان یکی دو دقیقه طول می‌کشد…
bench-progress = در حال اندازه‌گیری: { $game }، { $build }، دور { $n } از { $rounds }…

## What is missing

bench-missing = اندازه‌گیری نشد: قوانین { $build }. { $reason }
bench-no-sources = اینجا چیزی برای اندازه‌گیری نیست: آزمون سرعت همراه کد منبع Regnum می‌آید و آنجا با {"\u2066"}./play bench{"\u2069"} اجرا می‌شود.
bench-no-peer = موتوری که باید با آن مقایسه شود نصب نیست: این را با {"\u2066"}./play bench{"\u2069"} آغاز کنید که آن را می‌آورد، یا بسته‌ی catanatron را نصب کنید.
bench-failed = اندازه‌گیری { $game } ({ $build }) ناموفق بود: { $reason }
