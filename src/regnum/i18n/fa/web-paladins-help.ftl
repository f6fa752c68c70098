### Paladins in the browser: help in words for everything on the boards, and the glossary.

## Cards of the rows. $rewards (list) - what they bring; $ability - when, and what.

web-paladins-help-discard = با دور انداختن: { $rewards }.
web-paladins-help-at-once = هنگام پیوستن به همراهان: { $rewards }.
web-paladins-help-in-crew = میان همراهان: { $ability }.
web-paladins-help-price = { $silver ->
    [0] این جایگاه رایگان است.
   *[other] { $debt ->
        [1] این جایگاه برای شما { $silver } نقره هزینه دارد، یا یک بدهی.
       *[other] این جایگاه برای شما { $silver } نقره هزینه دارد.
    }
}
web-paladins-help-price-free = این بار در هر جایگاهی که باشد برایتان رایگان است.
web-paladins-help-empty-place = جای خالی
web-paladins-help-refilled = در پایان راند پر می‌شود.
web-paladins-help-attack = حمله (قدرت { $strength }): { $rewards }.
web-paladins-help-attack-silver = قدرتی که کم دارید { $silver } نقره هزینه خواهد داشت.
web-paladins-help-convert = گرواندن (ایمان { $faith }): { $rewards }؛ { $scoring }.
web-paladins-help-converted = گرویده: { $scoring }.
web-paladins-help-points-now = اکنون { $n } امتیاز.

## Paladins, walls, taverns

web-paladins-help-paladin-workers = می‌آورد: { $workers }.
web-paladins-help-paladin-effect = برای این راند: { $effect }.
web-paladins-help-wall = دیوار
web-paladins-help-wall-gave = آنچه داد: { $wall }.
web-paladins-help-tavern = میخانه
web-paladins-help-tavern-workers = هر کس آن را بردارد به دست می‌آورد: { $workers }.
web-paladins-help-tavern-criminals = { $n ->
    [1] تبهکار یک سوءظن می‌آورد.
   *[other] هر یک از { $n } تبهکار یک سوءظن می‌آورد.
}
web-paladins-help-tavern-taken = گرفته شده است.

## The King’s cards

web-paladins-help-order = هر کس تا پایان بازی این را انجام داده باشد { $vp } امتیاز می‌گیرد.
web-paladins-help-progress = { $name }: { $n } از { $needed }.
web-paladins-help-order-hidden = یک دستور پادشاه که در راند { $round } رو می‌شود: در پایان بازی { $vp } امتیاز می‌ارزد.
web-paladins-help-favour-worker = کارگر: { $slots }.
web-paladins-help-favour-cost = کارگر: { $slots }. هزینه: { $cost }.
web-paladins-help-favour-effect = می‌آورد: { $effect }.
web-paladins-help-favour-used = کارگری آنجا ایستاده است: راند بعد دوباره خالی می‌شود.
web-paladins-help-favour-once = در هر راند به یک بازیکن می‌رسد؛ دعا آن را خالی نمی‌کند.
web-paladins-help-favour-hidden = یک لطف پادشاه که در راند { $round } رو می‌شود.

## The main board

web-paladins-help-region = منطقه‌ی { paladins-roman }
web-paladins-help-region-flags = آنچه اینجا لازم است: برای راهبان { $faith } ایمان و برای پاسگاه‌ها { $strength } قدرت. همین پرچم‌ها برای بیگانه‌ی پایین هم برقرار است.
web-paladins-help-space-gives = راهب یا پاسگاهی که اینجا قرار گیرد می‌آورد: { $rewards }.
web-paladins-help-space-closed = فقط با { $players } بازیکن یا بیشتر باز است.
web-paladins-help-space-monk = راهبی اینجاست: { $name }.
web-paladins-help-space-outpost = پاسگاهی اینجاست: { $name }.
web-paladins-help-tax = صندوق مالیات
web-paladins-help-tax-now = { $n } از { $full } نقره مانده است.
web-paladins-help-tax-last = هر کس آخرین نقره را بردارد، تفتیش عقاید را به راه می‌اندازد: بازیکنی که بیشترین سوءظن را دارد یک بدهی می‌گیرد و نیمی از سوءظن خود را پس می‌دهد؛ سپس صندوق دوباره پر می‌شود.

## A player’s board

web-paladins-help-suspicion = سوءظن
web-paladins-help-suspicion-held = { $name }: { $n }.
web-paladins-help-suspicion-what = با هر تبهکاری که به دست آید کشیده می‌شود. در تفتیش عقاید، بیشترین سوءظن یعنی یک بدهی.
web-paladins-help-debts = بدهی‌ها
web-paladins-help-debts-held = پرداخت‌نشده: { $unpaid } (هر کدام { $minus } امتیاز). پرداخت‌شده: { $paid } (هر کدام { $plus } امتیاز).
web-paladins-help-workers = کارگران
web-paladins-help-workers-held = هنوز قرار داده نشده: { $workers }.
web-paladins-help-workers-kept = هنگام پاس دادن می‌توان حداکثر { $n } کارگر را برای راند بعد نگه داشت.
web-paladins-help-seat-points = اکنون { $n } امتیاز.
web-paladins-help-passed = برای این راند پاس داده است.
web-paladins-help-attribute = { $name }: { $track } روی مسیر، { $now } با پالادین؛ { $vp } امتیاز می‌ارزد.
web-paladins-help-slots = کارگران: { $slots }. تبهکار می‌تواند جای هر کسی را بگیرد.
web-paladins-help-slots-none = همه‌ی کار اینجا با کارگاه‌هاست.
web-paladins-help-cost-now = هزینه‌ی اکنون: { $cost }.
web-paladins-help-need-now = برای بعدی لازم است: { $n } { $attribute }.
web-paladins-help-done = انجام‌شده: { $n } از { $most }.
web-paladins-help-done-points = انجام‌شده: { $n } از { $most }، تاکنون { $vp } امتیاز.
web-paladins-help-used = کارگرانی اینجا ایستاده‌اند: دعا فضا را خالی می‌کند، پاس دادن هم.
web-paladins-help-action-develop = سمت‌چپ‌ترین کارگاه شما به سمت راست می‌رود و آنجا برای همیشه کار یک کارگر را می‌کند؛ کارگر زیر آن را به دست می‌آورید.
web-paladins-help-action-recruit = با یک کارگر: یکی از اهالی شهر را برای پاداشش دور بیندازید. با یک جنگجو در کنارش: او را به همراهان خود ببرید.
web-paladins-help-action-hunt = آذوقه با یک کارگر: { $one }؛ با یک طلایه‌دار در کنارش: { $two }.
web-paladins-help-action-trade = نقره با یک کارگر: { $one }؛ با یک بازرگان در کنارش: { $two }.
web-paladins-help-action-pray = یکی دیگر از فضاهای اقدام شما را خالی می‌کند تا بتوانید دوباره از آن استفاده کنید.
web-paladins-help-action-conspire = یک تبهکار می‌آورد و همراه او یک سوءظن.
web-paladins-help-action-commission = راهبی را به یک فضای خالی صفحه‌ی اصلی می‌فرستد؛ ایمان شما باید به پرچم ایمان آنجا برسد.
web-paladins-help-action-fortify = دیوار روی دسته را می‌سازد و پاداش‌هایش را می‌آورد.
web-paladins-help-action-garrison = پاسگاهی در یک فضای خالی صفحه‌ی اصلی برپا می‌کند؛ قدرت شما باید به پرچم قدرت آنجا برسد.
web-paladins-help-action-absolve = کوزه‌ای را برای پاداش به یک جای خالی قفسه می‌برد و یک سوءظن را حذف می‌کند.
web-paladins-help-action-attack = بیگانه‌ای را می‌راند و پاداش‌های بالای کارت را می‌آورد.
web-paladins-help-action-convert = بیگانه‌ای را می‌گرواند، برای قدرتش و برای امتیاز در پایان بازی.
web-paladins-help-gains = هر بار: { $rewards }.
web-paladins-help-slot = { $action }: فضای کارگر
web-paladins-help-slot-workshop = کارگاهی اینجاست: کارگری لازم نیست.
web-paladins-help-slot-worker = اینجا ایستاده است: { $worker }.
web-paladins-help-slot-takes = برای: { $slots }.
web-paladins-help-jar = جای کوزه
web-paladins-help-jar-gives = آمرزش با این فضا می‌آورد: { $rewards }.
web-paladins-help-jar-filled = کوزه‌ای از پیش اینجاست.
web-paladins-help-next-workshops = کارگران زیر کارگاه‌های شما، از چپ به راست: { $workers }.

## The glossary: groups, then the symbols by name with what they mean.

web-paladins-glossary-workers = کارگران
web-paladins-glossary-attributes = ویژگی‌ها و امتیازها
web-paladins-glossary-goods = دارایی‌ها، مالیات، سوءظن، بدهی
web-paladins-glossary-pieces = مهره‌های بازیکن
web-paladins-glossary-actions = اقدامات
web-paladins-glossary-cards = کارت‌ها و نشانه‌ها

web-paladins-term-labourer = کارگر ساده
web-paladins-term-labourer-what = کارگر سفید. فقط روی فضاهای بی‌رنگ می‌ایستد.
web-paladins-term-scout = طلایه‌دار
web-paladins-term-scout-what = کارگر سبز، برای شکار، اعزام، مستحکم‌سازی و حمله.
web-paladins-term-merchant = بازرگان
web-paladins-term-merchant-what = کارگر آبی، برای تجارت، مستحکم‌سازی، استقرار و آمرزش.
web-paladins-term-fighter = جنگجو
web-paladins-term-fighter-what = کارگر قرمز، برای استخدام، استقرار، حمله و گرواندن.
web-paladins-term-cleric = روحانی
web-paladins-term-cleric-what = کارگر مشکی، برای دعا، اعزام، آمرزش و گرواندن.
web-paladins-term-criminal = تبهکار
web-paladins-term-criminal-what = کارگر بنفش که هر جا می‌تواند بایستد. هر تبهکاری که به دست آید یک سوءظن می‌آورد.
web-paladins-term-any = هر کارگری
web-paladins-term-any-what = فضای بی‌رنگ: هر کارگری که بخواهید می‌تواند اینجا بایستد.
web-paladins-term-faith = ایمان
web-paladins-term-faith-what = برای اعزام راهبان و گرواندن بیگانگان لازم است؛ با استقرار و آمرزش به دست می‌آید.
web-paladins-term-strength = قدرت
web-paladins-term-strength-what = برای استقرار پاسگاه‌ها و حمله به بیگانگان لازم است؛ با مستحکم‌سازی و گرواندن به دست می‌آید.
web-paladins-term-influence = نفوذ
web-paladins-term-influence-what = برای مستحکم‌سازی و آمرزش لازم است؛ با اعزام و حمله به دست می‌آید.
web-paladins-term-vp = امتیاز پیروزی
web-paladins-term-vp-what = آنچه در پایان بازی شمرده می‌شود: هر کس بیشترین را داشته باشد برنده است.
web-paladins-term-silver = نقره
web-paladins-term-silver-what = بهای اهالی شهر، توسعه، دعا، آمرزش و گرواندن. در پایان بازی هر سه واحد دارایی باقی‌مانده ۱ امتیاز است.
web-paladins-term-provision = آذوقه
web-paladins-term-provision-what = بهای اعزام، مستحکم‌سازی و استقرار. در پایان بازی هر سه واحد دارایی باقی‌مانده ۱ امتیاز است.
web-paladins-term-tax = مالیات
web-paladins-term-tax-what = نقره از صندوق مالیات. باید برداشته شود، و آخرینش تفتیش عقاید را به راه می‌اندازد.
web-paladins-term-suspicion = سوءظن
web-paladins-term-suspicion-what = کارتی که به‌ازای هر تبهکار به‌دست‌آمده کشیده می‌شود؛ شاید مالیات بیاورد. در تفتیش عقاید، بیشترین سوءظن یعنی یک بدهی.
web-paladins-term-unsuspect = حذف یک سوءظن
web-paladins-term-unsuspect-what = جدیدترین کارت سوءظن شما دور انداخته می‌شود.
web-paladins-term-debt = بدهی پرداخت‌نشده
web-paladins-term-debt-what = در پایان بازی ۳ امتیاز کم می‌کند، مگر آنکه پرداخت شود یا از بین برود.
web-paladins-term-debt-paid = پرداخت یک بدهی
web-paladins-term-debt-paid-what = یک بدهی پرداخت‌نشده پشت و رو می‌شود: به‌جای آنکه امتیاز کم کند، ۱ امتیاز می‌ارزد.
web-paladins-term-debt-gone = از بین بردن یک بدهی
web-paladins-term-debt-gone-what = یک بدهی پرداخت‌نشده به دسته‌ی خود برمی‌گردد.
web-paladins-term-debt-gain = گرفتن یک بدهی
web-paladins-term-debt-gain-what = یک بدهی پرداخت‌نشده به صفحه‌ی شما می‌آید.
web-paladins-term-workshop = کارگاه
web-paladins-term-workshop-what = با توسعه روی یک فضای کارگر سمت راست قرار می‌گیرد: آن فضا دیگر کارگر نمی‌خواهد.
web-paladins-term-monk = راهب
web-paladins-term-monk-what = با اعزام روی صفحه‌ی اصلی قرار می‌گیرد.
web-paladins-term-outpost = پاسگاه
web-paladins-term-outpost-what = با استقرار روی صفحه‌ی اصلی قرار می‌گیرد.
web-paladins-term-jar = کوزه
web-paladins-term-jar-what = با آمرزش روی یک فضای پاداش صفحه‌ی خودتان قرار می‌گیرد.
web-paladins-term-wall = دیوار
web-paladins-term-wall-what = کارتی که با مستحکم‌سازی بالای صفحه‌ی شما ساخته می‌شود؛ بعضی‌ها امتیاز پایان بازی دارند.
web-paladins-term-develop = توسعه
web-paladins-term-develop-what = کارگاهی در سمت راست قرار دهید.
web-paladins-term-recruit = استخدام
web-paladins-term-recruit-what = یکی از اهالی شهر را برای پاداشش دور بیندازید یا به همراهان خود ببرید. به‌عنوان پاداش: به همراهان، بدون کارگر و نقره.
web-paladins-term-hunt = شکار
web-paladins-term-hunt-what = آذوقه به دست آورید.
web-paladins-term-trade = تجارت
web-paladins-term-trade-what = نقره به دست آورید.
web-paladins-term-pray = دعا
web-paladins-term-pray-what = یک فضای اقدام صفحه‌ی خود را از کارگران خالی کنید.
web-paladins-term-conspire = توطئه
web-paladins-term-conspire-what = یک تبهکار و یک سوءظن به دست آورید.
web-paladins-term-commission = اعزام
web-paladins-term-commission-what = راهبی روی صفحه‌ی اصلی قرار دهید: ایمان می‌خواهد، نفوذ می‌آورد.
web-paladins-term-fortify = مستحکم‌سازی
web-paladins-term-fortify-what = دیواری بسازید: نفوذ می‌خواهد، قدرت می‌آورد.
web-paladins-term-garrison = استقرار
web-paladins-term-garrison-what = پاسگاهی روی صفحه‌ی اصلی قرار دهید: قدرت می‌خواهد، ایمان می‌آورد.
web-paladins-term-absolve = آمرزش
web-paladins-term-absolve-what = کوزه‌ای قرار دهید: نفوذ می‌خواهد، ایمان می‌آورد و یک سوءظن را حذف می‌کند.
web-paladins-term-attack = حمله
web-paladins-term-attack-what = بیگانه‌ای را برانید: قدرت می‌خواهد، نفوذ می‌آورد.
web-paladins-term-convert = گرواندن
web-paladins-term-convert-what = بیگانه‌ای را بگروانید: ایمان می‌خواهد، قدرت می‌آورد.
web-paladins-term-paladin = پالادین
web-paladins-term-paladin-what = یک راند با کارگران، ویژگی‌ها و یک توانایی به شما کمک می‌کند.
web-paladins-term-tavern = میخانه
web-paladins-term-tavern-what = چهار کارگر که در آغاز راند برداشته می‌شوند.
web-paladins-term-townsfolk = اهالی شهر
web-paladins-term-townsfolk-what = کارت‌های ردیف بالای صفحه؛ آن‌هایی که میان همراهان شما هستند تا پایان بازی توانایی دارند.
web-paladins-term-saracen = ساراسن
web-paladins-term-saracen-what = یکی از سه قوم بیگانگان. آدم‌کش‌ها کسانی از این قوم را می‌شمارند که شکست داده‌اید.
web-paladins-term-byzantine = بیزانسی
web-paladins-term-byzantine-what = یکی از سه قوم بیگانگان. بربرها کسانی از این قوم را می‌شمارند که شکست داده‌اید.
web-paladins-term-viking = وایکینگ
web-paladins-term-viking-what = یکی از سه قوم بیگانگان. مهاجمان کسانی از این قوم را می‌شمارند که شکست داده‌اید.
web-paladins-term-purse = مزدوران
web-paladins-term-purse-what = مزدوران گرویده‌ی شما: هر چه بیشتر داشته باشید، هر کدام بیشتر می‌ارزد.
web-paladins-term-order = دستور پادشاه
web-paladins-term-order-what = اقدامی که تا پایان بازی باید پنج بار انجام شود، برای امتیاز.
web-paladins-term-favour = لطف پادشاه
web-paladins-term-favour-what = یک فضای اقدام روی صفحه‌ی اصلی، در هر راند برای یک بازیکن.
web-paladins-term-inquisition = تفتیش عقاید
web-paladins-term-inquisition-what = وقتی صندوق مالیات خالی شود می‌رسد: همراهان دست به کار می‌شوند، بیشترین سوءظن یعنی یک بدهی، و صندوق پر می‌شود.
web-paladins-term-start = بازیکن شروع‌کننده
web-paladins-term-start-what = در این راند اول اقدام می‌کند؛ نشانگر ساعت‌گرد به نفر بعد می‌رسد.
web-paladins-term-scheme = طرح
web-paladins-term-scheme-what = آنچه بازیکن هوش مصنوعی می‌خواهد در ادامه انجام دهد.
web-paladins-term-rest = استراحت
web-paladins-term-rest-what = بازیکن هوش مصنوعی پاس می‌دهد و نشانگرش ۱ فضا جلو می‌رود، و به‌ازای هر کارگر باقی‌مانده ۱ فضای دیگر.
web-paladins-term-marker = نشانگر منابع
web-paladins-term-marker-what = دارایی‌های بازیکن هوش مصنوعی، و جایگاهی از ردیف‌ها که هدف اوست.
web-paladins-term-bolt = فوراً
web-paladins-term-bolt-what = وقتی کارت به همراهان شما بپیوندد به دست می‌آید.
web-paladins-term-discard = دور انداختن
web-paladins-term-discard-what = وقتی کارت به‌جای پیوستن به همراهان دور انداخته شود به دست می‌آید.
