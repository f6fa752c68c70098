### Paladins of the West Kingdom in the browser: headings of the boards, scenes, and what a screen
### reader or a tooltip says about a thing. Names of things and rules are in paladins.ftl.

## The shared board

web-paladins-townsfolk = اهالی شهر
web-paladins-in-deck = { $n } در دسته
web-paladins-tax = صندوق مالیات
web-paladins-tax-last = آخرین سکه: تفتیش عقاید
web-paladins-tax-words = صندوق مالیات: { $now } از { $full } نقره. هر کس آخرین نقره را بردارد، تفتیش عقاید را به راه می‌اندازد.
web-paladins-orders = دستورهای پادشاه
web-paladins-of-each = از هر کدام { $n }
web-paladins-favours = لطف‌های پادشاه
web-paladins-open-of = { $n } از { $all }
web-paladins-outsiders = بیگانگان
web-paladins-or = یا
web-paladins-free = رایگان
web-paladins-cost = { $n } نقره هزینه دارد.
web-paladins-cost-or-debt = { $n } نقره هزینه دارد، یا یک بدهی.
web-paladins-place-empty = کسی اینجا نیست.
web-paladins-vp = امتیاز
web-paladins-points = { $n } امتیاز
web-paladins-round-short = راند { $n }

## Things in words

web-paladins-townsfolk-words = { $gained ->
    [0] { $name }. با دور انداختن: { $discard }. میان همراهان شما: { $ability }.
   *[other] { $name }. با دور انداختن: { $discard }. میان همراهان شما: { $ability }؛ فوراً: { $immediate }.
}
web-paladins-outsider-words = { $name }. با حمله: { $attack }. با گرواندن: { $convert }، { $scoring }.
web-paladins-region = منطقه‌ی { paladins-roman }
web-paladins-space-free = فضای خالی: { $rewards }
web-paladins-space-monk = راهب: { $name } (فضا: { $rewards })
web-paladins-space-outpost = پاسگاه: { $name } (فضا: { $rewards })
web-paladins-space-closed = بسته: با { $n } بازیکن یا بیشتر باز است ({ $rewards })
web-paladins-flag-faith = اعزام و گرواندن اینجا { $need } ایمان می‌خواهند
web-paladins-flag-strength = استقرار و حمله اینجا { $need } قدرت می‌خواهند
web-paladins-flag-faith-met = { $need } ایمان لازم است: دارید.
web-paladins-flag-faith-missed = { $need } ایمان لازم است: ندارید.
web-paladins-flag-strength-met = { $need } قدرت لازم است: دارید.
web-paladins-flag-strength-missed = { $need } قدرت لازم است: ندارید.
web-paladins-met = انجام‌شده
web-paladins-order-hidden = دستور پادشاه، تا راند { $round } به پشت، برای { $vp } امتیاز
web-paladins-order-words = دستور پادشاه: { $action }، { $n } بار تا پایان بازی، برای { $vp } امتیاز. تاکنون: { $who }.
web-paladins-order-of = { $name }: { $n }
web-paladins-favour-hidden = لطف پادشاه، تا راند { $round } به پشت
web-paladins-favour-words = { $used ->
    [0] { $costs ->
        [0] لطف پادشاه: { $name }. کارگر: { $slot }. آنچه می‌آورد: { $rewards }
       *[other] لطف پادشاه: { $name }. کارگر: { $slot }. هزینه: { $cost }. آنچه می‌آورد: { $rewards }
    }
   *[other] لطف پادشاه: { $name }. در این راند استفاده شده است؛ کارگر آنجا: { $worker }. آنچه می‌آورد: { $rewards }
}
web-paladins-slot-workshop = کارگاه: نیازی به کارگر نیست
web-paladins-slot-taken = فضای کارگر: { $who }. اینجا ایستاده است: { $worker }
web-paladins-slot-free = فضای کارگر: { $who }

## A player board

web-paladins-silver = نقره
web-paladins-provisions = آذوقه
web-paladins-suspicion = سوءظن
web-paladins-debts = بدهی‌ها
web-paladins-due = پرداخت‌نشده
web-paladins-paid = پرداخت‌شده
web-paladins-workers = کارگران
web-paladins-in-supply = { $n } آماده
web-paladins-pass = پاس
web-paladins-passed = پاس داده
web-paladins-crew = همراهان
web-paladins-crew-count = { $n } نفر از اهالی شهر
web-paladins-still-hidden = هنوز از دیگران پنهان است.
web-paladins-hidden = هنوز پنهان
web-paladins-no-paladin = هنوز پالادینی نیست
web-paladins-chosen-hidden = پالادین انتخاب شد
web-paladins-paladin-deck = { $n } پالادین در دسته
web-paladins-used = استفاده‌شده
web-paladins-workshops = کارگاه‌ها
web-paladins-built = { $n } ساخته‌شده
web-paladins-workshop-words = { $vp ->
    [0] کارگاه { $n }، می‌آورد: { $worker }
   *[other] کارگاه { $n }، می‌آورد: { $worker }؛ با این تعداد { $vp } امتیاز
}
web-paladins-attributes = ویژگی‌ها
web-paladins-track-and-paladin = مسیر + پالادین
web-paladins-now = اکنون
web-paladins-attribute-points = امتیاز پایان بازی، برای مسیر بدون پالادین
web-paladins-attribute-words = ویژگی { $attribute }: { $track } روی مسیر، { $now } با پالادین
web-paladins-jars = قفسه‌ی کوزه‌ها
web-paladins-jars-note = پاداش آمرزش
web-paladins-jar-free = جای خالی کوزه: { $rewards }
web-paladins-jar-filled = کوزه‌ای اینجاست ({ $rewards })
web-paladins-cells = { $n } بار انجام‌شده
web-paladins-converted = { $name }، اکنون { $n } امتیاز
web-paladins-wall = { $vp ->
    [0] دیوار: { $rewards }
   *[other] دیوار: { $rewards }، { $vp } امتیاز
}
web-paladins-start-player = بازیکن شروع‌کننده
web-paladins-jumps = بخش‌های صفحه
web-paladins-jump-actions = اقدامات
web-paladins-jump-tracks = مسیرها
web-paladins-jump-crew = پالادین و همراهان

## The AI player's board

web-paladins-ai-words = فقط یک نوع کارگر دارد و هیچ دارایی: هر چه به دست آورد، نشانگرش را جلو می‌برد.
web-paladins-ai-track = منابع
web-paladins-ai-track-note = هدفش را هم نشان می‌دهد
web-paladins-ai-marker = نشانگر روی فضای { $n } است.
web-paladins-ai-schemes = طرح‌های بازی‌شده
web-paladins-ai-none-played = هنوز هیچ‌کدام
web-paladins-ai-top-row = وگرنه
web-paladins-ai-top-row-note = سمت‌چپ‌ترین اقدام ممکن
web-paladins-ai-stack = نشانگرها
web-paladins-ai-stack-note = از برابرها اول بالایی بالا می‌رود

## Scenes

web-paladins-look-at-board = دیدن صفحه
web-paladins-back-to-choice = بازگشت به انتخاب
web-paladins-draft = یک نفر برای همراهانتان
web-paladins-draft-note = یک کارت اهالی شهر رایگان مال شماست.
web-paladins-at-once = فوراً: { $rewards }
web-paladins-paladins = پالادین شما در این راند
web-paladins-pick-0 = گام ۱ از ۲: کدام پالادین در این راند با شما می‌تازد؟
web-paladins-pick-1 = گام ۲ از ۲: کدام یک برای راند بعد روی دسته‌ی شما می‌رود؟
web-paladins-pick-2 = آماده: انتخاب خود را تأیید کنید یا رو و زیر دسته را جابه‌جا کنید.
web-paladins-pick-do = تأیید: { $name }
web-paladins-pick-again = انتخاب دوباره
web-paladins-role-keep = این راند
web-paladins-role-top = روی دسته
web-paladins-role-bottom = به زیر دسته
web-paladins-make-0 = نگه داشتن برای این راند
web-paladins-make-1 = گذاشتن روی دسته
web-paladins-hand = { $paladin }. { $foot }.
web-paladins-hand-swap = { $paladin }. { $foot }. برای جابه‌جایی رو و زیر دسته، آن را لمس کنید.
web-paladins-taverns = میخانه‌ها
web-paladins-taverns-note = کارگران یکی از آن‌ها به شما می‌پیوندند. هر تبهکار یک سوءظن می‌آورد.
web-paladins-tavern = میخانه‌ی { $n }: { $workers }
web-paladins-tavern-taken = میخانه‌ی { $n }، گرفته‌شده: { $workers }
web-paladins-taken = گرفته‌شده
web-paladins-pay-note = برای فرستادن کارگری دیگر، کارگر را لمس کنید.
web-paladins-pay-only = فقط همین کارگران از عهده‌ی آن برمی‌آیند.
web-paladins-pay-do = قرار دادن
web-paladins-pay-change = فضای کارگر: { $who }. فرستاده می‌شود: { $worker }. تغییر
web-paladins-pay-fixed = فضای کارگر: { $who }. فرستاده می‌شود: { $worker }
web-paladins-pay-besides = و نیز: { $rewards }
web-paladins-keep = نگه داشتن { $n } کارگر
web-paladins-keep-fewer = { $n ->
    [0] نگه نداشتن هیچ کارگری
   *[other] نگه داشتن حداکثر { $n } کارگر
}
web-paladins-keep-nobody = نگه نداشتن هیچ کارگری
web-paladins-keep-note = بقیه در پایان راند از پیش شما می‌روند.
web-paladins-keep-more = { $n } کارگر دیگر انتخاب کنید
web-paladins-keep-do = نگه داشتن: { $workers }
web-paladins-rewards = اول کدام پاداش؟
web-paladins-rewards-note = در صندوق مالیات { $n } نقره مانده است: شاید تفتیش عقاید در این میان برسد.
web-paladins-choose-reward = یکی از این پاداش‌ها
web-paladins-inquisition = تفتیش عقاید
web-paladins-inquisition-note = هر کس بیشترین سوءظن را دارد یک بدهی می‌گیرد و نیمی از سوءظن خود را پس می‌دهد.
web-paladins-suspicion-of = { $n } سوءظن
web-paladins-threatened = محاکمه
web-paladins-spared = بدون محاکمه
web-paladins-your-abilities = همراهان شما، به ترتیب دلخواه

## Sections of the board on a phone

web-paladins-section-townsfolk = اهالی شهر
web-paladins-section-map = نقشه
web-paladins-section-outsiders = بیگانگان
web-paladins-section-king = پادشاه
