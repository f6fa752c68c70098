### Guided first games: the frame of the voice. What it says in a lesson is in guided-<game>.ftl.

web-guided = نخستین بازی شما
web-guided-step = گام { $n } از { $of }
web-guided-progress = درس تا کجا پیش رفته است
web-guided-page = { $n } از { $of }
web-guided-next = بعدی
web-guided-back = قبلی
web-guided-why = چرا؟
web-guided-good = کاری که من می‌کردم
web-guided-watch = ببینید حالا چه می‌شود.
web-guided-rather = حرکت خوبی است و بازی اجازه‌اش را می‌دهد. اما درس از راه دیگری می‌رفت. حرکت را برگردانید تا من از آنجا ادامه دهم؛ یا از درس بیرون بروید و آزادانه بازی کنید.
web-guided-take-back = برگرداندن حرکت
web-guided-free = ادامه‌ی آزاد بازی
web-guided-leave = خروج از درس و ادامه‌ی آزاد بازی
web-guided-resume = بازگشت به درس
web-guided-play-on = ادامه‌ی بازی از همین‌جا
web-guided-solo = آغاز بازی تک‌نفره
web-guided-learn = یادگیری: نخستین بازی
web-guided-learn-what = یک بازی حدوداً بیست‌دقیقه‌ای، با کسی در کنار شما.
web-guided-sign = درس، گام { $n } از { $of }
