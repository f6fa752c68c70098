### The browser: statistics of one's own games, lists of games, reporting a problem.

web-page-statistics = آمار
web-stats-what = بازی‌هایی که در این مرورگر تمام شده‌اند. فقط همین‌جا نگه داشته می‌شوند: نه حساب کاربری لازم است و نه چیزی فرستاده می‌شود.
web-stats-none = هنوز اینجا بازی‌ای را تمام نکرده‌اید.
web-stats-games = بازی‌ها
web-stats-won = برد
web-stats-best = بهترین امتیاز
web-stats-average = میانگین امتیاز
web-stats-streak = بردهای پیاپی
web-stats-longest = بیشترین برد پیاپی
web-stats-against = در برابر
web-stats-last = آخرین بازی‌ها
web-stats-level = { $name }: { $level }
web-stats-bots = { $n } ربات
web-stats-people = { $n ->
    [1] { $n } بازیکن
   *[other] آنلاین، { $n } بازیکن
}
web-stats-screen = { $n ->
    [1] { $n } بازیکن
   *[other] روی یک دستگاه، { $n } بازیکن
}
web-stats-no-result = –
web-stats-export = ذخیره در فایل
web-stats-clear = پاک کردن آمار
web-stats-sure = همه‌ی این نتیجه‌ها فراموش می‌شوند. میزها و بازپخش‌ها می‌مانند.
web-stats-clear-yes = پاک کردن

## Results in lists. $points (number) - one's own VP; $rival (number) - those of the best of the others.

web-result-won = برد: { $points } در برابر { $rival } امتیاز
web-result-shared = پیروزی مشترک: { $points } امتیاز
web-result-lost = باخت: { $points } در برابر { $rival } امتیاز
web-result-screen = بیشترین امتیاز: { $points }

## Lists of games

web-import-file = باز کردن فایل
web-list-remove = حذف
web-list-delete = بازی برای همیشه حذف می‌شود.
web-list-leave = از این فهرست برداشته می‌شود و این مرورگر صندلی آن را فراموش می‌کند. میز برای دیگران می‌ماند.

## Reporting a problem

web-report = گزارش مشکل
web-report-how = این را کپی کنید، بنویسید چه کردید و چه انتظاری داشتید، و برای گرداننده‌ی این سرور بفرستید. چیز محرمانه‌ای در آن نیست.
web-report-copy = کپی گزارش
web-report-page =
    نسخه‌ی Regnum: { $version }
    مرورگر: { $browser }
    پنجره: { $window }
    زبان: { $language }
web-report-table =
    بازی: { $game }
    قوانین: { $rules }
    اجزا: { $components }
    میز: { $table }، نسخه‌ی { $version }
    گام: { $step } از { $made }
    صندلی‌ها: { $seats }
