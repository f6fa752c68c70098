### The browser client: values that nobody has checked, and their page (loaded with the rules).
### Words of the component file itself (ids, notes, sources) are in English and stand beside these.

web-check-title = بررسی مقدارها: { $game }
web-check-what = جعبه‌ی بازی را دارید؟ بعضی مقدارها را کسی نتوانسته است با نسخه‌ی چاپی مقایسه کند. درباره‌ی هر کدام بگویید همان است که چاپ شده، یا به‌جای آن چه چاپ شده است. پاسخ‌هایتان در همین مرورگر می‌ماند؛ از اصلاحات شما یک فایل اجزا ساخته می‌شود که می‌توانید نگهش دارید و با آن بازی کنید.
web-check-why = این مقدارها در کتاب قوانین نبودند. نشان کوچک ° روی صفحه‌ها مقدارهای بازسازی‌شده را مشخص می‌کند: طوری طراحی شده‌اند که با همه‌ی دانسته‌ها سازگار باشند، اما شاید همان نباشند که در نسخه‌ی شما چاپ شده است.
web-check-details = با جعبه مقایسه نشده: { $what }
web-check-go = جعبه را دارم: بررسی مقدارها
web-check-is = { $field }:
web-check-missing = هنوز نیست
web-check-nothing = هیچ‌چیز
web-check-yes = بله
web-check-no = خیر
web-check-more = یکی بیشتر
web-check-less = یکی کمتر
web-check-as-printed = همان است که چاپ شده
web-check-different = متفاوت
web-check-all = همه‌ی این‌ها همان است که چاپ شده
web-check-known = آنچه می‌دانیم
web-check-none = اینجا چیزی نیست.

web-check-filter = کدام مقدارها
web-check-filter-guessed = بازسازی‌شده ({ $n })
web-check-filter-told = از منابع دیگر ({ $n })
web-check-filter-different = اصلاحات من ({ $n })

web-check-done = { $done } از { $n } بررسی شده
web-check-file = فایل اجزای شما
web-check-progress = بررسی‌شده: { $done } از { $n } · اصلاح‌شده: { $corrections }
web-check-wrong = { $n ->
    [1] یک مقدار هنوز سازگار نیست:
   *[other] { $n } مقدار هنوز سازگار نیست:
}
web-check-name = نام فایل
web-check-download = بارگیری
web-check-forget = فراموش کردن پاسخ‌های من
web-check-play = می‌توانید با آن بازی کنید: در گزینه‌های بازی جدید انتخابش کنید. همه‌ی افراد میز نام و اثر انگشت آن را می‌بینند: { $fingerprint }.
web-check-same = هر چه بررسی کرده‌اید همان است که ما داریم: با همان اجزا بازی می‌کنید و نشان کوچک ° برای این مقدارها برداشته شده است.

web-check-origin-reconstructed = بازسازی‌شده: طراحی‌شده تا با کتاب قوانین و همه‌ی شمارش‌های منتشرشده سازگار باشد.
web-check-origin-source = از منبعی عمومی، مثل یک نقد.
web-check-origin-memory = از حافظه‌ی یک بازیکن.
web-check-origin-printed = با نسخه‌ی چاپی مقایسه شده است.
web-check-confidence = برآورد ما از درستی آن: { $n }٪.
web-check-alternative = شاید هم این باشد:
web-check-sources = منابع:

## Parts of the component files

web-check-section-set-up = چینش بازی
web-check-section-gifts = ارزش هدیه‌ها
web-check-section-gift-cards = کارت‌های هدیه
web-check-section-dice = تاس‌های سرنوشت
web-check-section-travel-tokens = توکن‌های سفر
web-check-section-cities = شهرها
web-check-section-roads = راه‌ها
web-check-section-jade = یشم
web-check-section-palace = کاخ
web-check-section-decrees = فرمان‌ها
web-check-section-meng = مِنگ
web-check-section-automa-cards = کارت‌های مِنگ
web-check-section-tax = صندوق مالیات
web-check-section-suspicion = کارت‌های سوءظن
web-check-section-townsfolk-row = ردیف اهالی شهر
web-check-section-townsfolk = اهالی شهر
web-check-section-walls = کارت‌های دیوار
web-check-section-outsiders = بیگانگان
web-check-section-kings-orders = دستورهای پادشاه
web-check-section-kings-favours = لطف‌های پادشاه
web-check-section-taverns = کارت‌های میخانه
web-check-section-regions = منطقه‌های نقشه
web-check-section-spaces = فضاهای نقشه
web-check-section-paladins = پالادین‌ها
web-check-section-actions = اقدامات
web-check-section-workshops = کارگاه‌ها
web-check-section-jars = قفسه‌ی کوزه‌ها
web-check-section-scoring = امتیازشماری
web-check-section-ai-top-row = بازیکن هوش مصنوعی: ردیف بالا
web-check-section-schemes = بازیکن هوش مصنوعی: کارت‌های طرح
web-check-section-neutral-placement = شهروندان بی‌طرف
web-check-section-buildings = سازه‌های اصلی
web-check-section-activity-cards = کارت‌های اقدام
web-check-section-marauding = غارتگری
web-check-section-events = کارت‌های رویداد
web-check-section-solo = لوروا

## Values

web-check-field-action = اقدام
web-check-field-age = راند ورود
web-check-field-amount = مقدار
web-check-field-attack = پاداش حمله
web-check-field-attribute-max = آخرین جایگاه مسیرها
web-check-field-attribute-vp = امتیاز روی مسیرها
web-check-field-audience-vp = امتیاز باریابی
web-check-field-bishopric = ترتیب در مقر اسقفان
web-check-field-black = تاس‌های مشکی
web-check-field-bonus = افزونه
web-check-field-boost = ویژگی‌ها
web-check-field-calls = رنگ رویداد بعدی
web-check-field-cards = کارت‌های با ۰، ۱ و ۲ نقره
web-check-field-choices = یکی از
web-check-field-city-hall = ترتیب در تالار شهر
web-check-field-colour = رنگ
web-check-field-commission = امتیاز اعزام
web-check-field-convert = پاداش گرواندن
web-check-field-copies = چند نسخه از آن هست
web-check-field-cost = هزینه
web-check-field-count = تعداد
web-check-field-day-servants = خدمتکاران هر صبح
web-check-field-develop = امتیاز توسعه
web-check-field-dice = تاس‌ها
web-check-field-discard = پاداش دور انداختن
web-check-field-discount = تخفیف
web-check-field-divisor = مقسوم‌علیه
web-check-field-faces = وجه‌ها
web-check-field-faith = ایمان لازم
web-check-field-first-vp = امتیاز، اول
web-check-field-flags = پرچم‌ها
web-check-field-fortify = امتیاز مستحکم‌سازی
web-check-field-absolve = امتیاز آمرزش
web-check-field-garrison = امتیاز استقرار
web-check-field-from = از
web-check-field-gain = می‌آورد
web-check-field-hire = قیمت پیشه‌ور
web-check-field-houses-1 = قیمت‌ها، طرف ۲ و ۳ نفره‌ی صفحه
web-check-field-houses-2 = قیمت‌ها، طرف ۴ و ۵ نفره‌ی صفحه
web-check-field-immediate = فوراً می‌آورد
web-check-field-influence = نفوذ لازم
web-check-field-name = نام
web-check-field-palace = ترتیب در کاخ
web-check-field-path = راه مِنگ
web-check-field-people = قوم
web-check-field-players = از چند بازیکن به بالا
web-check-field-region = منطقه
web-check-field-returns = مِنگ ادامه می‌دهد به
web-check-field-reward = پاداش
web-check-field-rounds = راندها با ۱، ۲، ۳ و ۴ بازیکن
web-check-field-row-length = جایگاه‌های یک ردیف
web-check-field-rows = ردیف هر شماره
web-check-field-second-vp = امتیاز، دوم
web-check-field-set = چه کسی با آن آغاز می‌کند
web-check-field-side = کدام طرف صفحه با ۱ تا ۵ بازیکن
web-check-field-silver = نقره
web-check-field-strength = قدرت لازم
web-check-field-supply = نقره با ۱، ۲، ۳ و ۴ بازیکن
web-check-field-timing = زمان اثر
web-check-field-to = به
web-check-field-token-spaces = جاهای توکن‌های سفر
web-check-field-top = در طول روز
web-check-field-two-players = جایگاه‌ها با دو بازیکن
web-check-field-value = ارزش
web-check-field-vp = امتیاز
web-check-field-waive = معاف از پرداخت
web-check-field-worker = کارگر
web-check-field-workers = کارگران
web-check-field-x = جای افقی از چپ
web-check-field-y = جای عمودی از بالا
