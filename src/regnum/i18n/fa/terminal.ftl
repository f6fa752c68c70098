### The terminal game and the regnum command.

## Small pieces

term-comma = {"، "}
term-semicolon = {"؛ "}
term-bar-wide = {" | "}
term-bar-tight = |
term-arrow = {"← "}
term-stack-next = {" > "}
term-nothing = –
term-number = { $n }
term-empty = خالی
term-with-rule = { $text } [{ $rule }]
term-seat-bot = ربات { $n }
term-vp = { $n } امتیاز
term-vp-bracket = ({ $n } امتیاز)
term-seat-mark = {"\u2067"}ن{ $n }{"\u2069"}
term-space = { $n }:
term-span = {"\u2066"}{ $first }–{ $last }{"\u2069"}
term-change = { $what }: از { $old } به { $new }

## Workers, by letter. Every letter is used once: colour is never needed.

term-letter-labourer = س
term-letter-scout = ط
term-letter-merchant = ب
term-letter-fighter = ج
term-letter-cleric = ر
term-letter-criminal = ت

term-slot-labourer = س
term-slot-scout = ط
term-slot-merchant = ب
term-slot-fighter = ج
term-slot-cleric = ر
term-slot-criminal = ت
term-slot-any = *

term-mark-workshop = ■
term-mark-monk = {"\u2067"}†ن{ $n }{"\u2069"}
term-mark-outpost = {"\u2067"}▲ن{ $n }{"\u2069"}
term-mark-space = ۳:
term-mark-times = {"\u2066"}×۲{"\u2069"}
term-mark-met = ✓

## Rewards and costs, short

term-short-labourer = { $n } س
term-short-scout = { $n } ط
term-short-merchant = { $n } ب
term-short-fighter = { $n } ج
term-short-cleric = { $n } ر
term-short-criminal = { $n } ت
term-short-faith = { $n } ایمان
term-short-strength = { $n } قدرت
term-short-influence = { $n } نفوذ
term-short-silver = { $n } نقره
term-short-provision = { $n } آذوقه
term-short-tax = { $n } مالیات
term-short-remove-suspicion = {"\u2066"}−{ $n }{"\u2069"} سوءظن
term-short-pay-debt = { $n ->
    [1] پرداخت بدهی
   *[other] پرداخت { $n } بدهی
}
term-short-destroy-debt = { $n ->
    [1] حذف بدهی
   *[other] حذف { $n } بدهی
}
term-short-gain-debt = { $n ->
    [1] یک بدهی
   *[other] { $n } بدهی
}
term-short-debt = { $n ->
    [1] یک بدهی
   *[other] { $n } بدهی
}
term-short-pray = دعا
term-short-free-recruit = استخدام
term-short-free-develop = توسعه
term-short-nothing = هیچ‌چیز
term-short-absolution = آمرزش

term-goods-silver = نقره
term-goods-provision = آذوقه
term-goods-suspicion = سوءظن
term-goods-unpaid = بدهی پرداخت‌نشده
term-goods-paid = بدهی پرداخت‌شده
term-goods-points = امتیازها
term-goods-tax = صندوق مالیات

## The main board

term-header = راند { $round } از { $rounds } · مالیات { $tax } از { $full }
term-townsfolk = اهالی شهر
term-cost = هزینه
term-discard = دور انداختن
term-hire = به همراهان
term-ability = توانایی
term-cost-silver = { $n }
term-cost-or-debt = { $n } یا بدهی
term-region = منطقه
term-place-in-row = #
term-flags = ایمان/قدرت
term-flag-pair = {"\u2067"}{ $faith }/{ $strength }{"\u2069"}
term-spaces = فضاها (†ن۱ راهب و ▲ن۱ پاسگاه بازیکن ۱)
term-outsiders = بیگانه
term-attack = حمله
term-pay = پرداخت
term-convert = گرواندن
term-worth-title = امتیاز پایان بازی
term-outsider = { $name } ({ $people })
term-people-saracen = سار
term-people-byzantine = بیز
term-people-viking = وای
term-worth = { $per ->
    [1] { $vp } به‌ازای هر یک: { $what }
   *[other] { $vp } به‌ازای هر { $per }: { $what }
}
term-worth-base = { $per ->
    [1] { $base } و { $vp } به‌ازای هر یک: { $what }
   *[other] { $base } و { $vp } به‌ازای هر { $per }: { $what }
}
term-worth-softer = زیان هر بدهی پرداخت‌نشده { $vp } کمتر
term-count-develop = توسعه
term-count-recruit = همراهان
term-count-commission = اعزام
term-count-fortify = مستحکم‌سازی
term-count-garrison = استقرار
term-count-absolve = آمرزش
term-count-faith = ایمان
term-count-strength = قدرت
term-count-influence = نفوذ
term-count-attacked-saracen = حمله به سار
term-count-attacked-byzantine = حمله به بیز
term-count-attacked-viking = حمله به وای
term-count-completed-kings-order = دستورهای انجام‌شده
term-count-converted-mercenary = مزدوران
term-count-paid-debt = بدهی‌های پرداخت‌شده
term-count-suspicion = سوءظن
term-orders = دستورهای پادشاه (چند بار انجام شده)
term-order-task = { $action }، { $n } بار
term-from-round = از راند { $n }
term-from-rounds = بقیه در راندهای { $rounds }
term-favours = لطف‌های پادشاه
term-taverns = میخانه‌ها

term-trigger-inquisition = تفتیش
term-trigger-pay-debt = پرداخت بدهی
term-trigger-none = {""}
term-when = { $trigger }: { $rewards }
term-if-suspicion = { $trigger }، ۲ سوءظن به بالا
term-if-innocent = { $trigger }، بی‌سوءظن

## A seat

term-paladin = پالادین
term-no-paladin = هنوز هیچ‌کدام
term-attribute = { $track }
term-attribute-boosted = {"\u2066"}{ $track }+{ $boost } = { $now }{"\u2069"}
term-attribute-faith = ایمان
term-attribute-strength = قدرت
term-attribute-influence = نفوذ
term-workers = کارگران
term-silver = نقره { $n }
term-provisions = آذوقه { $n }
term-suspicion = سوءظن { $n }
term-debts = { $unpaid ->
    [0] { $paid ->
        [0] بدون بدهی
       *[other] بدهی: همه پرداخت‌شده ({ $paid })
    }
   *[other] { $paid ->
        [0] بدهی: { $unpaid } پرداخت‌نشده
       *[other] بدهی: { $unpaid } پرداخت‌نشده، { $paid } پرداخت‌شده
    }
}
term-points = { $n } امتیاز
term-times = {"\u2066"}×{ $n }{"\u2069"}
term-needs-influence = نفوذ { $n } به بالا
term-no-more = دیگر ممکن نیست
term-crew = همراهان
term-walls = دیوارها
term-walls-built = { $vp ->
    [0] { $n } دیوار
   *[other] { $n } دیوار ({ $vp } امتیاز)
}
term-jars = کوزه‌ها
term-jars-placed = { $n } کوزه قرار داده شده؛ جاهای خالی:
term-attacked = شکست‌خورده
term-converted = گرویده
term-passed = { $name } (پاس داده)
term-ai-workers = { $n } کارگر
term-ai-track = منابع
term-ai-track-is = نشانگر روی فضای { $marker } از { $length }؛ هر بار که از پایان بگذرد، پایین‌ترین ویژگی‌اش بالا می‌رود. بررسی کارت‌ها را از همین جایگاه آغاز می‌کند.
term-ai-stack = نشانگرها
term-ai-stack-is = { $stack } (از ویژگی‌های برابر، اولی بالا می‌رود)
term-ai-schemes = طرح‌ها
term-ai-schemes-are = در دسته: { $left }؛ بازی‌شده: { $played }
term-ai-none-played = هنوز هیچ‌کدام
term-ai-top-row = اگر نتواند: اولین اقدام ممکن
term-ai-right = سمت راست صفحه‌اش
term-ai-needs = { $n } کارگر
term-ai-used = استفاده‌شده
term-pile-hand = کشیده‌شده
term-pile-chosen = انتخاب‌شده، به پشت
term-pile-top = روی دسته‌ی شما
term-pile-bottom = زیر دسته‌ی شما، اولی بالاتر از بقیه

term-legend-any = هر کارگری می‌تواند اینجا بایستد
term-legend-coloured = اینجا همین رنگ لازم است (تبهکار هم می‌تواند)؛ در کروشه: گرفته‌شده
term-legend-workshop = یک کارگاه: دیگر کارگری لازم نیست
term-legend-seat = نفر اول، یعنی بازیکن ۱؛ ن۲ بازیکن ۲ است و به همین ترتیب
term-legend-space = آنچه روی فضای ۳ است: انتخاب‌ها فضاها را با این شماره‌ها نام می‌برند
term-legend-times = دو بار انجام شده
term-legend-short = واژه‌های کوتاه: {"\u2066"}−۱{"\u2069"} سوءظن یعنی حذف یک سوءظن؛ مالیات: نقره از صندوق مالیات؛ دعا: خالی کردن یک فضا؛ استخدام و توسعه به‌عنوان پاداش: رایگان؛ حذف بدهی: از بین بردن آن؛ سار: ساراسن؛ بیز: بیزانسی؛ وای: وایکینگ؛ پرداخت در ردیف بیگانگان: نقره برای قدرتی که کم است؛ تفتیش: در تفتیش عقاید؛ نفوذ ۳ به بالا: ۳ نفوذ لازم است. ایمان/قدرت: آنچه یک منطقه می‌خواهد، برای راهب ایمان و برای پاسگاه قدرت. قدرت {"\u2066"}۲+۱ = ۳{"\u2069"} (۱ امتیاز): ۲ روی مسیر، ۱ از پالادین؛ امتیاز مال مسیر است.
term-legend-monk = یک راهب بازیکن ۱
term-legend-outpost = یک پاسگاه بازیکن ۱
term-legend-met = یک دستور پادشاه که انجام شده است

## Playing

term-over = بازی تمام شد.
term-hand-over = نفر بعدی: { $who }. صفحه‌کلید را تحویل دهید: انتخاب بعدی مخفی است.
term-save-failed = بازی ذخیره نشد: { $why }
term-turn-of = { $who }: { $prompt }
term-seed = بذر { $seed }
term-dot = {" · "}
term-saved = ذخیره شد. ادامه با: {"\u2066"}{ $command } play --resume { $name }{"\u2069"}
term-mark-new = ▌
term-hand-over-hint = { $who }، شما هستید و کس دیگری نگاه نمی‌کند؟ پس کلید Enter را بزنید. (کلید Escape: ذخیره و خروج)

term-board = صفحه‌ی اصلی
term-own = { $who }: صفحه و کارت‌ها
term-rivals = حریفان
term-why = چرا نه؟
term-why-none = هر چه اینجا هست قابل انتخاب است.
term-log = گزارش بازی
term-score = امتیازها
term-help = راهنما
term-secrets = فقط برای شما
term-cards = کارت‌های پیش رو چه می‌کنند
term-no-secrets = اکنون کارت مخفی‌ای ندارید.
term-close = کلید Escape: بازگشت

term-choice = { $label }
term-choice-cost = { $label } — هزینه: { $cost }
term-choice-both = { $label } — هزینه: { $cost }؛ نتیجه: { $effect }
term-choice-effect = { $label } — { $effect }
term-hint = شماره‌ای از ۱ تا { $n } بنویسید، یا پیش از انتخاب با کلیدهای ↑ ↓ ببینید چه تغییر می‌کند.
term-hint-over = کلید s: امتیازها، کلید l: گزارش بازی، کلید q: خروج
term-preview = پس از آن: { $changes }
term-no-change = هنوز هیچ عددی تغییر نمی‌کند
term-stop-choice = سپس باز هم انتخاب می‌کنید.
term-stop-chance = آنچه پس از آن می‌آید به یک کارت یا تاس بستگی دارد.
term-stop-other = سپس نوبت انتخاب کس دیگری است.
term-stop-end = سپس بازی تمام می‌شود.
term-final = ! پس از این راه برگشتی نیست. کلید Enter انتخاب را انجام می‌دهد.

term-key-undo = واگرد
term-key-turn = آغاز نوبت
term-key-redo = انجام دوباره
term-key-why = چرا نه؟
term-key-score = امتیازها
term-key-board = صفحه
term-key-own = شما
term-key-rivals = حریفان
term-key-log = گزارش
term-key-next = قاب
term-key-peek = رازهای شما
term-key-cards = کارت‌ها
term-key-help = راهنما
term-key-quit = خروج

## The score sheet

term-total = مجموع
term-place-title = رتبه
term-place = { $n }.
term-score-secret = در این بازی امتیازها تا پایان مخفی‌اند.
term-score-so-far = اگر بازی همین حالا تمام می‌شد.
term-winner = { $n ->
    [1] { $who } برنده شد.
   *[other] { $who } با هم برنده شدند.
}

## Help

term-help-key-number = ۱ ۲ ۳…
term-help-number = انجام یک انتخاب (اگر راه برگشتی نیست: دو بار همان شماره، یا Enter)
term-help-key-arrows = ↑ ↓
term-help-arrows = نگاه کردن به یک انتخاب: چه چیز را تغییر می‌دهد
term-help-key-enter = Enter
term-help-enter = انجام انتخابی که به آن نگاه می‌کنید
term-help-key-undo = u
term-help-undo = برگرداندن آخرین انتخاب
term-help-key-turn = t
term-help-turn = بازگشت به آغاز نوبت
term-help-key-redo = r
term-help-redo = انجام دوباره‌ی آن
term-help-key-why = w
term-help-why = چرا چیزی در دسترس نیست؟
term-help-key-views = b o v l Tab
term-help-views = صفحه‌ی اصلی، صفحه‌ی خودتان، حریفان، گزارش بازی؛ قاب بعدی
term-help-key-scroll = PgUp PgDn
term-help-scroll = پیمایش قابی که کادرش روشن است
term-help-key-score = s
term-help-score = امتیازها تا اینجا، به تفکیک منبع
term-help-key-peek = p
term-help-peek = کارت‌های مخفی شما
term-help-key-cards = i
term-help-cards = کارت‌های پیش رو چه می‌کنند، به زبان ساده
term-help-key-quit = q
term-help-quit = خروج؛ بازی ذخیره شده است
term-help-saved = بازی پس از هر انتخاب ذخیره می‌شود.

## The start menu

term-menu-title = Regnum
term-menu-hint = شماره‌ای بنویسید. کلید q: خروج
term-menu-resume = ادامه‌ی بازی
term-menu-players = { $n ->
    [1] تک‌نفره
   *[other] { $n } بازیکن
}
term-menu-with-bots = از جمله { $n } ربات
term-menu-round = { $n ->
    [0] چینش بازی
   *[other] { $period ->
        [day] روز { $n }
       *[round] راند { $n }
    }
}
term-menu-solo = به‌تنهایی در برابر { $rival }، { $level }
term-menu-people = { $n } نفر با همین صفحه‌کلید
term-menu-alone = به‌تنهایی در برابر { $rival }
term-menu-bots = در برابر { $n } ربات

## Plain mode

term-plain-help =
    شماره‌ی یک انتخاب یا شکل متنی آن را بنویسید. و نیز: u واگرد، t آغاز نوبت، r انجام دوباره، w چرا نه،
    v حریفان (تک‌نفره: اتوما)، b کل وضعیت بازی، s امتیازها، l گزارش بازی، c دوباره انتخاب‌ها، p کارت‌های مخفی شما،
    i کارت‌های پیش رو چه می‌کنند، {"\u2066N?\u2069"} انتخاب شماره‌ی N چه چیز را تغییر می‌دهد، {"?"} همین راهنما، q خروج.
term-plain-ask = {"> "}
term-plain-choice = { $n }. { $label }
term-plain-log = * { $text }
term-plain-position = — { $text } —
term-plain-refused = { $label }: { $reason } [{ $rule }]
term-plain-preview = پس از آن: { $changes }. { $stop }
term-plain-final = پس از آن راه برگشتی نیست.
term-plain-unknown = انتخاب «{ $typed }» اینجا نیست. ({"?"}: چه می‌توان نوشت)
term-plain-enter = کلید Enter را بزنید.
term-plain-no-peek = وقتی چند نفر اینجا بازی می‌کنند، کارت‌های مخفی فقط پیش از یک انتخاب مخفی نشان داده می‌شوند.

## Commands

term-error-bots = دست‌کم یک انسان باید بازی کند: ربات‌ها ({ $bots }) برای این تعداد بازیکن ({ $players }) زیادند.
term-error-bot = ربات «{ $bot }» وجود ندارد. ربات‌ها: { $bots }.
term-error-no-file = فایل «{ $file }» نه اینجا هست و نه میان بازی‌های ذخیره‌شده.
term-error-file = { $file }: { $why }
term-error-at = فایل بازی پس از انتخاب { $choices } تمام می‌شود، پس وضعیتی پس از { $at } وجود ندارد.
term-error-components = { $more ->
    [0] { $first }
    [1] { $first } (و یک مشکل دیگر)
   *[other] { $first } (و { $more } مشکل دیگر)
}
term-menu-level = ربات‌ها چقدر قوی باشند؟
term-menu-bot = { $name }: { $way }
term-error-resume-with = بازی ذخیره‌شده خودش می‌گوید چگونه بازی می‌شود: {"\u2066"}--resume{"\u2069"} همراه {"\u2066"}--{ $option }{"\u2069"} نمی‌آید.
term-error-resume-game = بازی ذخیره‌شده خودش می‌گوید کدام بازی است: {"\u2066"}--resume{"\u2069"} همراه «{ $game }» نمی‌آید.
term-error-solo-players = بازی تک‌نفره برای یک بازیکن است، نه برای { $players }.
term-error-solo-level = { $game } در بازی تک‌نفره فقط یک درجه‌ی سختی دارد: {"\u2066"}--solo{"\u2069"} بدون سطح می‌آید.
term-perft = عمق { $depth }: { $nodes }
term-selftest-set = { $players } بازیکن، { $options }: { $passed } موفق، { $failed } ناموفق، { $decisions } تصمیم
term-selftest-plain = { $players } بازیکن: { $passed } موفق، { $failed } ناموفق، { $decisions } تصمیم
term-selftest-failure = {"  "}{ $why }
term-selftest-total = { $passed } موفق، { $failed } ناموفق
term-components-title = فایل اجزا با اثر انگشت { $fingerprint }
term-components-mark = ؟
term-components-origin-rulebook = کتاب قوانین
term-components-origin-printed = بازی چاپی
term-components-origin-source = منبع
term-components-origin-memory = حافظه
term-components-origin-reconstructed = بازسازی‌شده
term-components-from = [{ $origin }]
term-components-from-note = [{ $origin }: { $note }]
term-components-count = { $n } مقدار: { $origin }
term-components-legend = نشانه‌ی { $mark } کنار آن چیزی است که بازسازی شده است: با بازی چاپی مقایسه شود.
term-replay-bad = فایل بازی درست نیست: { $why }
term-replay-log = { $n } { $text }
term-replay-offered = گزینه‌های موجود: { $offered }
term-replay-verified = بررسی شد: پس از انتخاب { $at } از { $choices }.
