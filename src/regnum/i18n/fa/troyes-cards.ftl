### Troyes: the names of cards, events and characters, and what they do in our own words.
### Numbers come from the component file. The names of the buildings are in troyes.ftl.

## Activity cards: red

troyes-card-archer = کماندار
troyes-card-chivalry = جوانمردی
troyes-card-diplomat = دیپلمات
troyes-card-hunting = شکار
troyes-card-mercenary = مزدور
troyes-card-tax-collector = جمع‌کننده‌ی مالیات
troyes-card-captain = فرمانده
troyes-card-joust = نیزه‌بازی
troyes-card-troubadour = شاعر دربار
troyes-card-banquet = ضیافت

## Activity cards: white

troyes-card-monk = راهب
troyes-card-priest = کشیش
troyes-card-tithe = عشریه
troyes-card-apprenticeship = کارآموزی
troyes-card-confession = اعتراف
troyes-card-templar = شوالیه‌ی معبد
troyes-card-glassblower = شیشه‌گر
troyes-card-pilgrimage = زیارت
troyes-card-procession = آیین دسته‌روی
troyes-card-prior = رئیس صومعه

## Activity cards: yellow

troyes-card-artisan = صنعتگر
troyes-card-merchant = بازرگان
troyes-card-miller = آسیابان
troyes-card-blacksmith = آهنگر
troyes-card-innkeeper = مهمانخانه‌دار
troyes-card-militia = شبه‌نظامیان
troyes-card-goldsmith = زرگر
troyes-card-journeyman = کارآموز ماهر
troyes-card-sculptor = مجسمه‌ساز
troyes-card-baker = نانوا

## What activity cards do, by the kind of their effect (components.toml).
## $gain, $pay (list) - deniers, influence, VP. $n (number). $dice, $as (text) - a colour.

troyes-effect-gain = هر استفاده { $gain } برای شما می‌آورد.
troyes-effect-exchange = با هر استفاده { $pay } می‌دهید و { $gain } می‌گیرید.
troyes-effect-per-citizen = برای هر استفاده کاخ یا مقر اسقفان را نام ببرید: هر شهروند شما که آنجا ایستاده است { $gain } می‌آورد.
troyes-effect-add-to-total = یک مکعب ارزش گروهی از تاس‌های { $dice } را { $n } واحد بیشتر می‌کند، هر چند تاس که داشته باشد.
troyes-effect-add-to-each = یک مکعب ارزش هر تاس یک گروه { $dice } را { $n } واحد بیشتر می‌کند، حتی بیش از ۶.
troyes-effect-add-to-each-any = یک مکعب ارزش هر تاس گروه را، از هر رنگی که باشد، { $n } واحد بیشتر می‌کند، حتی بیش از ۶.
troyes-effect-set-each = یک مکعب هر تاس یک گروه { $dice } را به تاس { $n } تبدیل می‌کند.
troyes-effect-set-each-any = یک مکعب هر تاس گروه را، از هر رنگی که باشد، به تاس { $n } تبدیل می‌کند.
troyes-effect-recolour = با یک مکعب، گروهی از تاس‌های { $dice } کار تاس‌های { $as } را می‌کند.
troyes-effect-multiply = با یک مکعب، یک تاس { $dice } به‌تنهایی کار { $n } تاس { $as } با همان عدد را می‌کند. در گروه خود تنها می‌ماند و به قیمت یک تاس خریده می‌شود.
troyes-effect-free-dice = { $n ->
    [1] با یک مکعب، در گروهی از تاس‌های { $dice } یک تاس { $dice } از هر محله‌ی دیگر، محله‌ی بی‌طرف هم، برای شما رایگان است.
   *[other] با یک مکعب، در گروهی از تاس‌های { $dice } از هر محله‌ی دیگر، محله‌ی بی‌طرف هم، { $n } تاس { $dice } برای شما رایگان است.
}
troyes-effect-most-dice = هر استفاده برای کسی که بیشترین تاس باقی‌مانده را در محله‌اش دارد، و همه‌ی کسانی که با او مساوی‌اند، { $gain } می‌آورد.
troyes-effect-highest-sum = اگر مجموع تاس‌های { $dice } باقی‌مانده‌ی هیچ‌کس بیشتر از شما نباشد، هر استفاده برای شما و همه‌ی کسانی که با شما مساوی‌اند { $gain } می‌آورد.
troyes-effect-per-cathedral = { $n ->
    [1] هر استفاده به‌ازای هر مکعب شما در کلیسا { $gain } می‌آورد.
   *[other] هر استفاده به‌ازای هر { $n } مکعب شما در کلیسا { $gain } می‌آورد.
}
troyes-effect-cubes-per-die = با هر استفاده به‌ازای هر تاس { $dice } که در محله‌ی شما مانده است یک مکعب روی رویدادی می‌گذارید. مکعب‌ها می‌توانند روی رویدادهای مختلف بروند.
troyes-effect-cube-on-roll = با هر استفاده یک تاس پرتاب می‌کنید: از { $n } به بالا، یک مکعب روی رویدادی دلخواه می‌گذارید.
troyes-effect-cube-for-pay = با هر استفاده { $pay } می‌پردازید و یک مکعب روی رویدادی دلخواه می‌گذارید. همه پیش از نخستین مکعب پرداخت می‌شود.
troyes-effect-collect = هر استفاده به‌ازای هر شهروند دیگران در تالار شهر { $gain } می‌آورد: بازیکنان برای شهروندان خود می‌پردازند و بانک برای بی‌طرف‌ها.
troyes-effect-per-event = هر استفاده به‌ازای هر رویدادی که روی آن مکعب دارید، غارتگری هم، { $gain } می‌آورد.
troyes-effect-per-die = هر استفاده به‌ازای هر تاس { $dice } که در همه‌ی محله‌ها مانده است { $gain } می‌آورد.
troyes-effect-per-die-in-best = هر استفاده به‌ازای هر تاس { $dice } در محله‌ای که بیشترین تعداد از آن را دارد { $gain } می‌آورد، محله مال هر کس که باشد.

troyes-effect-not-for = برای انتخاب فضا در اینجا به کار نمی‌آید: { $places }.
troyes-effect-solo-free-dice = در بازی تک‌نفره تا { $n } تاس لوروا رایگان است.
troyes-effect-solo-collect = در بازی تک‌نفره هر شهروند لوروا { $gain } از بانک می‌آورد.
troyes-effect-solo-per-die-in-best = در بازی تک‌نفره تاس‌های لوروا حساب نمی‌شوند.
troyes-effect-mixed = تاس‌ها می‌توانند از رنگ‌های مختلف باشند.
troyes-effect-delayed = استفاده‌های آن مکعب‌هایی برای اقدامات بعدی‌اند، برای هر اقدام حداکثر یکی.

## Events

troyes-event-marauding = غارتگری
troyes-event-brigands = راهزنان
troyes-event-skirmishes = درگیری
troyes-event-war = جنگ
troyes-event-normans-attack = حمله‌ی نورماندی‌ها
troyes-event-succession-conflict = تعارض جانشینی
troyes-event-theological-conflict = تعارض الهیاتی
troyes-event-heresy = بدعت
troyes-event-interruption-of-work = وقفه در کار
troyes-event-migrant-workers = کارگران مهاجر
troyes-event-support = پشتیبانی
troyes-event-drought = خشکسالی
troyes-event-wayfarers = رهگذران
troyes-event-civil-war = جنگ داخلی
troyes-event-resistance = مقاومت

## What events do, by the kind of their effect. $n (number). $building (text).

troyes-event-effect-none = { $n ->
    [1] در هر راند یک تاس مشکی می‌افزاید.
   *[other] در هر راند { $n } تاس مشکی می‌افزاید.
}
troyes-event-effect-neutral-citizen = { $building }: در هر راند تاسی پرتاب می‌شود و شهروندی بی‌طرف با همان عدد جلوتر از همه‌ی ردیف خود وارد می‌شود؛ هر کس جا نداشته باشد اخراج می‌شود.
troyes-event-effect-lose-deniers = در هر راند همه { $n } دنییر از دست می‌دهند.
troyes-event-effect-lose-influence = در هر راند همه { $n } نفوذ از دست می‌دهند.
troyes-event-effect-pay-per-citizen = در هر راند هر کس به‌ازای هر شهروند خود در این سازه { $n } دنییر می‌پردازد: { $building }.
troyes-event-effect-remove-cathedral = در هر راند مکعبی از بالاترین سطح کلیسا می‌رود: مکعب بالاترین شماره‌ی آن سطح، حتی اگر بی‌طرف باشد.
troyes-event-effect-add-cathedral = در هر راند یک مکعب بی‌طرف کوچک‌ترین شماره‌ی خالی پایین‌ترین سطح کلیسا را می‌گیرد.
troyes-event-effect-add-cubes = { $n ->
    [1] در هر راند یک مکعب بی‌طرف روی رویداد سمت چپ آن قرار می‌گیرد.
   *[other] در هر راند روی هر یک از { $n } رویداد سمت چپ آن یک مکعب بی‌طرف قرار می‌گیرد.
}
troyes-event-effect-resist = وقتی می‌آید رویدادی قرمز از جعبه فرامی‌خواند. وقتی با آن مقابله شود، جدیدترین مکعب هر رویداد دیگر نزد صاحبش برمی‌گردد.

## Characters

troyes-character-urbain-iv = اوربان چهارم
troyes-character-chretien-de-troyes = کرتین دو تروا
troyes-character-hugues-de-payns = اوگ دو پَن
troyes-character-thibaut-ii = تیبوی دوم
troyes-character-henry-i = هنری یکم
troyes-character-le-florentin = فلورنتین

troyes-character-counts-cathedral = مکعب‌های کلیسا
troyes-character-counts-citizens = شهروندان در سه سازه
troyes-character-counts-influence = نفوذ
troyes-character-counts-deniers = دنییر
troyes-character-counts-events = کارت‌های رویداد تصاحب‌شده
troyes-character-counts-tradesmen = پیشه‌وران روی کارت‌های اقدام
troyes-character-tier = از { $least } به بالا { $vp } امتیاز
troyes-character-effect = می‌شمارد: { $counts } ({ $tiers }).
