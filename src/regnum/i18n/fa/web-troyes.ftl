### Troyes in the browser: headings of the boards, and what a screen reader or a tooltip says about a
### thing. Names of things and rules are in troyes.ftl.

## The board

web-troyes-square = میدان شهر
web-troyes-cathedral = کلیسا
web-troyes-agriculture = کشاورزی
web-troyes-neutral = بی‌طرف
web-troyes-events = رویدادها
web-troyes-in-decks = در دسته‌ها
web-troyes-more-events = { $n ->
    [1] یک رویداد دیگر
   *[other] { $n } رویداد دیگر
}
web-troyes-earlier-events = { $n ->
    [1] یک رویداد پیشین
   *[other] { $n } رویداد پیشین
}
web-troyes-stays = همیشه می‌ماند
web-troyes-enemies = دشمنان
web-troyes-activities = کارت‌های اقدام
web-troyes-influence = نفوذ
web-troyes-delayed = استفاده‌های آن مکعب‌هایی برای اقدامات بعدی‌اند
web-troyes-you = { $name } (شما)
web-troyes-purse = دنییرهای منتظر در محله
web-troyes-total-is = مجموع تاس‌ها: { $n }

## Effects in short, on cards: there is room for one or two short words

web-troyes-fx-group = گروه
web-troyes-fx-each = هر کدام
web-troyes-fx-free = رایگان
web-troyes-fx-most = بیشترین:
web-troyes-fx-most-short = بیشترین
web-troyes-fx-sum = بیشترین:
web-troyes-fx-all = همه
web-troyes-fx-everybody = هر کدام

## Things in words

web-troyes-die = { $colour } { $value }، { $owner }
web-troyes-die-chosen = { $colour } { $value }، { $owner }، انتخاب‌شده
web-troyes-space-free = { $building }، { $values }: خالی
web-troyes-space-taken = { $building }، { $values }: { $owner }
web-troyes-window-built = { $where }: { $owner }
web-troyes-level-missing = در این سطح مکعبی ندارید: در پایان بازی { $n } امتیاز کم می‌کند.
web-troyes-wage = { $n ->
    [0] شهروندان اینجا هزینه‌ای ندارند.
   *[other] هر شهروند اینجا در هر راند { $n } دنییر هزینه دارد.
}
web-troyes-lying = شهروند اخراج‌شده: { $owner }
web-troyes-influence-of = { $name }: { $n } نفوذ
web-troyes-card-down = کارت اقدام، تا راند { $round } به پشت
web-troyes-slot-free = جای خالی پیشه‌ور، { $n } امتیاز
web-troyes-slot-taken = پیشه‌ور ({ $name }): { $card }، { $n } امتیاز
web-troyes-cubes-of = مکعب‌ها ({ $name }): { $n }

## Players

web-troyes-yours = مال شما
web-troyes-deniers = دنییر
web-troyes-dice = تاس‌ها
web-troyes-vp = امتیاز پیروزی
web-troyes-secret = مخفی
web-troyes-start-player = بازیکن شروع‌کننده
web-troyes-passed = پاس داده
web-troyes-supply = شهروندان در انبار
web-troyes-reserve = قابل استخدام
web-troyes-supply-has = { $n } شهروند در انبار شخصی شما
web-troyes-reserve-has = { $n } شهروند در انبار عمومی
web-troyes-events-won = کارت‌های رویداد
web-troyes-on-board = روی صفحه
web-troyes-in-cathedral = در کلیسا

## Characters and notes

web-troyes-counts = { $what }: { $n }
web-troyes-character-hidden = شخصیتی مخفی که در پایان رو می‌شود.
web-troyes-your-characters = { $n ->
    [1] شخصیت شما
   *[other] شخصیت‌های شما
}
web-troyes-character-row = شخصیت‌ها
web-troyes-notes = یادداشت درباره‌ی شخصیت‌های دیگران
web-troyes-notes-about = یادداشت‌ها: { $name }
web-troyes-note = { $guess ->
    [no] { $character }: نه { $name }
    [yes] { $character }: { $name }
   *[maybe] { $character }: شاید { $name }
}
web-troyes-note-mine = { $character }: مال شما

## Choosing

web-troyes-group = تاس‌های انتخاب‌شده
web-troyes-total = مجموع
web-troyes-price = قیمت
web-troyes-pays = پرداخت‌ها
web-troyes-pays-to = گیرنده: { $owner }
web-troyes-ask-group = تاس‌های شما چه کنند؟
web-troyes-ask-group-target = { $target }: تاس بیشتر؟
web-troyes-against = دشمن: { $n }
web-troyes-power-reroll = پرتاب دوباره
web-troyes-power-recruit = استخدام
web-troyes-power-flip = پشت و رو
web-troyes-power-pass = پاس
web-troyes-up-to = (حداکثر)
web-troyes-do-target-card = { $target }
web-troyes-do-target-hire = استخدام: { $target }
web-troyes-do-target-event = مقابله: { $target }
web-troyes-do-target-building = شهروند: { $target }
web-troyes-do-place = قرار دادن یک شهروند
web-troyes-do-target-cathedral = کلیسا
web-troyes-do-target-agriculture = کشاورزی
web-troyes-do-beat = مقابله
web-troyes-pick-hint = تاس‌های دلخواه را لمس کنید یا گروهی از فهرست بردارید.
web-troyes-pick-more = هنوز گروه کاملی نیست: تاسی بیفزایید.
web-troyes-pick-take = استفاده از این‌ها
web-troyes-put-back = { $die }: کنار گذاشتن

## What cannot be done now, in a few words beside its name. $need and $have are numbers.

web-troyes-locked = ممکن نیست: { $what } ({ $why })
web-troyes-locked-more = { $n ->
    [1] یکی دیگر دور از دسترس
   *[other] { $n } مورد دیگر دور از دسترس
}
web-troyes-lock-card-closed = از راند { $need } به بعد
web-troyes-lock-no-dice = نمانده است: { $colour }
web-troyes-lock-other-colour = لازم است: { $colour }
web-troyes-lock-deniers-dice = هزینه‌ی تاس‌ها { $need }، شما { $have } دارید
web-troyes-lock-deniers-card = { $need } دنییر لازم است، شما { $have } دارید
web-troyes-lock-total-short = { $need } لازم است، { $have } حساب می‌شود
web-troyes-lock-best-short = { $need } لازم است، حداکثر { $have }
web-troyes-lock-influence-short = { $need } نفوذ لازم است، شما { $have } دارید
web-troyes-lock-one-die = دقیقاً یک تاس
web-troyes-lock-group-full = حداکثر { $need } تاس
web-troyes-lock-no-window = شماره‌ی { $need } سطح خالی ندارد
web-troyes-lock-no-window-left = فضای خالی برای این تاس‌ها نیست
web-troyes-lock-cube-not-here = نه با این مکعب
web-troyes-lock-cube-colour = نه با این مکعب
web-troyes-lock-cube-changes-nothing = نه با این مکعب
web-troyes-lock-cube-one-die = با این مکعب یک تاس
web-troyes-lock-nothing-free = هیچ تاس رایگانی نیست
web-troyes-lock-no-citizen = شهروندی برای این کار نیست
web-troyes-lock-protected = کسی که بیرون می‌افتد محافظت‌شده است
web-troyes-lock-reserve-empty = هر { $need } شهروند در بازی‌اند
web-troyes-lock-no-own-dice = تاسی در محله‌ی شما نیست
web-troyes-lock-begun = اقدامی آغاز شده است

## Le Roy

web-troyes-king-table = لوروا با دو تاس مشکی چه می‌کند
web-troyes-king-roll = لوروا تاس‌های { $one } و { $two } آورد: { $what }
web-troyes-king-vp = { $vp } امتیاز
web-troyes-king-citizen = یک شهروند قرار می‌دهد
web-troyes-king-rightmost-event = با سمت‌راست‌ترین رویداد مقابله می‌کند
web-troyes-king-tradesman = یک پیشه‌ور استخدام می‌کند
web-troyes-king-cathedral = { $cubes } مکعب در کلیسا
web-troyes-king-character = هر دو از شخصیت بعدی امتیاز می‌گیرند
web-troyes-king-dice = { $bought ->
    [0] { $n } تاس
   *[other] { $n } تاس؛ خریده از شما: { $bought }، قیمت: { $price }
}
web-troyes-king-dice-flags = برای هر پرچم خالی یک تاس
web-troyes-king-row = { $action }؛ { $cost }
web-troyes-king-spends = تاس‌های خرج‌شده:
web-troyes-king-bought = فروشنده: { $name }
web-troyes-king-ranking = بهترین تاس‌ها اول
web-troyes-king-ranking-why = لوروا همیشه اول بهترین تاس‌هایش را خرج می‌کند: بر اساس ارزش، و از تاس‌های برابر قرمز پیش از زرد و زرد پیش از سفید.
web-troyes-king-sums = مجموع دو تاس
web-troyes-king-sums-why = لوروا در نوبت خود دو تاس مشکی پرتاب می‌کند؛ مجموع آن‌ها می‌گوید چه می‌کند.
web-troyes-king-ranking-of = تاس‌های لوروا، بهترین اول: { $dice }
web-troyes-king-why-hired = جای خالی با بیشترین امتیاز، یا ارزان‌ترین کارت از میان آن‌ها
web-troyes-king-why-built = بزرگ‌ترین شماره‌ی خالی پایین‌ترین سطح

## Phone

web-troyes-open-district = { $owner }: نمایش { $n } تاس در اندازه‌ی بزرگ
web-troyes-tab-square = میدان
web-troyes-tab-cards = کارت‌ها
web-troyes-tab-events = رویدادها
web-troyes-tab-cathedral = کلیسا
web-troyes-tab-buildings = سازه‌ها
web-troyes-estate-red = نظامی
web-troyes-estate-white = مذهبی
web-troyes-estate-yellow = مدنی

## The end

web-troyes-held-by = { $names }
web-troyes-not-in-play = در بازی نیست
web-troyes-scored-before = امتیازشماری‌شده در طول بازی
web-troyes-difference = اختلاف با لوروا: { $n } امتیاز
web-troyes-grades = درجه‌ها بر اساس اختلاف
