### Troyes in the browser: help in words for everything on the boards, and the glossary.

## Dice and districts

web-troyes-help-die = { $estate }: برای یک شهروند پرتاب شده است. سازه: { $building }.
web-troyes-help-die-own = مال شماست: استفاده از آن رایگان است. می‌توانید با نفوذ آن را دوباره پرتاب یا پشت و رو کنید.
web-troyes-help-die-foreign = می‌توانید آن را با { $one }، { $two } یا { $three } دنییر بخرید، در گروه یک، دو یا سه تاسی. صاحبش نمی‌تواند نپذیرد.
web-troyes-help-district = محله: { $owner }
web-troyes-help-district-dice = { $n ->
    [0] اینجا تاسی نمانده است.
    [1] اینجا یک تاس مانده است.
   *[other] اینجا { $n } تاس مانده است.
}
web-troyes-help-district-grey = تاس‌هایش از بانک خریده می‌شوند.
web-troyes-help-district-passed = پاس داده: { $n } دنییر اینجا تا پایان راند منتظر است.
web-troyes-help-black = یک دشمن: باید با بالاترین تاس مشکی مقابله کرد، با تاس‌های محله‌ی خودتان که دست‌کم به ارزش آن برسند؛ تاس‌های قرمز دو برابر حساب می‌شوند. این کار { $influence } نفوذ می‌آورد؛ هر کس نتواند { $vp } امتیاز از دست می‌دهد.

## Cards

web-troyes-help-card-down = کارت اقدام
web-troyes-help-card-down-until = تا راند { $round } به پشت.
web-troyes-help-card-use = به‌ازای هر { $divisor } واحد تاس یک استفاده؛ رنگ تاس‌ها: { $colour }.
web-troyes-help-card-hire = اگر پیشه‌وری اینجا ندارید، اول با { $n } دنییر یکی استخدام کنید. جاهای پیشه‌وران در پایان بازی { $slots } امتیاز دارند؛ پیشه‌ور روی تصویر امتیازی ندارد.
web-troyes-help-slot-free = جای خالی پیشه‌ور: استخدام اینجا { $hire } دنییر هزینه دارد و پیشه‌ور در پایان بازی { $n } امتیاز می‌ارزد.
web-troyes-help-slot-taken = پیشه‌ور: { $name }، در پایان بازی { $n } امتیاز می‌ارزد.
web-troyes-help-cubes = مکعب‌هایی برای اقدامات بعدی، برای هر اقدام حداکثر یکی: { $name }.

## Events

web-troyes-help-one-colour = از یک رنگ دلخواه
web-troyes-help-event-counter = با تاس ({ $colour }) با آن مقابله کنید: به‌ازای هر { $divisor } واحد یک مکعب، و به‌ازای هر مکعب { $influence } نفوذ.
web-troyes-help-event-vp = وقتی همه‌ی پرچم‌ها گرفته شوند، بیشترین مکعب { $first } امتیاز و کارت را می‌آورد و دومین تعداد { $second } امتیاز.
web-troyes-help-event-left = { $n ->
    [1] یک پرچم خالی است.
   *[other] { $n } پرچم خالی است.
}
web-troyes-help-event-cubes = { $name }: { $n }.
web-troyes-help-event-stays = روی صفحه چاپ شده است: کسی آن را برنمی‌دارد و وقتی پر شود دوباره باز می‌شود.

## Buildings and cathedral

web-troyes-help-building = رنگ تاس‌هایی که شهروندان اینجا می‌آورند، هر کدام در هر راند یکی: { $colour }. تاسی به این رنگ یک شهروند قرار می‌دهد.
web-troyes-help-enter-palace = شهروند تازه فضای هم‌شماره‌ی تاس را می‌گیرد؛ هر کس آنجا ایستاده باشد اخراج می‌شود.
web-troyes-help-enter-first-free = شهروند تازه نخستین فضای خالی ردیف را می‌گیرد. اگر ردیف پر باشد، همه یک فضا به راست می‌روند و کسی که بیرون می‌افتد اخراج می‌شود.
web-troyes-help-enter-push = شهروند تازه نخستین فضای ردیف را می‌گیرد و بقیه را تا جای خالی به راست هل می‌دهد؛ کسی که بیرون می‌افتد اخراج می‌شود.
web-troyes-help-space-values = با این تاس می‌توان به آن رسید: { $colour }، { $values }.
web-troyes-help-space-free = کسی اینجا نیست.
web-troyes-help-space-whose = اینجا ایستاده است: { $owner }.
web-troyes-help-lying = اخراج‌شده
web-troyes-help-lying-whose = { $owner }، { $building }.
web-troyes-help-lying-what = تا وقتی شهروندی اینجا خوابیده است، هیچ شهروند دیگری از رنگ او از این سازه اخراج نمی‌شود. می‌توان او را جای دیگری به کار گرفت؛ در پایان راند به انبار برمی‌گردد.
web-troyes-help-cathedral = تاس‌های سفید مکعب‌ها را روی پنجره‌های هم‌شماره‌ی خود می‌گذارند.
web-troyes-help-cathedral-missing = هر سطحی که مکعبی از شما ندارد در پایان بازی { $n } امتیاز کم می‌کند.
web-troyes-help-window = پنجره‌ی { $number } در سطح { $level }.
web-troyes-help-window-gives = مکعبی در اینجا { $vp } امتیاز و { $influence } نفوذ می‌آورد.
web-troyes-help-window-needs = به پنجره‌ی { $number } در سطح { $level } زیر خود نیاز دارد.
web-troyes-help-window-whose = سازنده: { $owner }.
web-troyes-help-agriculture = یک تا سه تاس زرد به‌ازای هر { $n } واحد یک دنییر می‌آورند.

## Players

web-troyes-help-supply = شهروندان انبار شخصی شما
web-troyes-help-supply-has = در انبار شخصی: { $n }.
web-troyes-help-supply-what = پیشه‌ور می‌شوند یا به سازه‌ها می‌روند.
web-troyes-help-reserve = انبار عمومی
web-troyes-help-reserve-has = شهروندان شما در آنجا: { $n }.
web-troyes-help-reserve-what = استخدام هر کدام { $n } نفوذ هزینه دارد.
web-troyes-help-influence-of = { $name }: { $n }.
web-troyes-help-influence-buys = قیمت‌ها به نفوذ، پیش از یک اقدام: { $reroll } برای پرتاب دوباره‌ی یکی از تاس‌هایتان، { $recruit } برای استخدام یک شهروند، { $flip } برای پشت و رو کردن تاس‌هایتان (حداکثر { $most } تاس).
web-troyes-help-seat-goods = دنییر: { $deniers }. نفوذ: { $influence }. شهروندان در انبار: { $supply }.
web-troyes-help-seat-board = پیشه‌وران: { $tradesmen }. مکعب‌های کلیسا: { $cathedral }. کارت‌های رویداد: { $won }.
web-troyes-help-seat-secret = امتیازهای پیروزی تا پایان بازی مخفی‌اند.
web-troyes-help-seat-vp = { $n } امتیاز.
web-troyes-help-seat-passed = برای این راند پاس داده است.
web-troyes-help-character = یک شخصیت
web-troyes-help-character-hidden = تا پایان بازی مخفی است؛ سپس به همه امتیاز می‌دهد.
web-troyes-help-character-all = در پایان بازی به همه امتیاز می‌دهد.
web-troyes-help-character-have = آنچه شما از آن دارید: { $n }.

## Symbols

web-troyes-glossary-goods = دارایی‌ها
web-troyes-glossary-estates = حوزه‌ها و تاس‌ها
web-troyes-glossary-people = افراد
web-troyes-glossary-places = مکان‌ها
web-troyes-glossary-powers = قدرت‌ها
web-troyes-term-denier = دنییر
web-troyes-term-denier-what = پول تروا: حقوق، پیشه‌وران و تاس‌های دیگران با آن پرداخت می‌شوند.
web-troyes-term-fleur = نفوذ
web-troyes-term-fleur-what = تاس‌ها را دوباره پرتاب می‌کند، شهروند استخدام می‌کند و تاس‌ها را پشت و رو می‌کند.
web-troyes-term-glory = امتیاز پیروزی
web-troyes-term-glory-what = هر کس بیشترین را داشته باشد برنده است. امتیاز دیگران تا پایان بازی مخفی است؛ در بازی تک‌نفره با لوروا همه آشکار است.
web-troyes-term-cube = مکعب
web-troyes-term-cube-what = نشان می‌دهد با چه مقابله کرده‌اید، چه ساخته‌اید یا هنوز از چه می‌توانید استفاده کنید.
web-troyes-term-delayed = بعداً
web-troyes-term-delayed-what = استفاده‌های این کارت مکعب‌هایی هستند که اقدامات بعدی را تغییر می‌دهند، برای هر اقدام یک مکعب.
web-troyes-term-sword = نظامی
web-troyes-term-sword-what = قرمز: کاخ و تاس‌هایش. در برابر دشمنان دو برابر حساب می‌شوند.
web-troyes-term-mitre = مذهبی
web-troyes-term-mitre-what = سفید: مقر اسقفان و تاس‌هایش. کلیسا را می‌سازند.
web-troyes-term-wheat = مدنی
web-troyes-term-wheat-what = زرد: تالار شهر و تاس‌هایش. در کشتزار هم کار می‌کنند.
web-troyes-term-blades = دشمنان
web-troyes-term-blades-what = تاس‌های مشکی که باید پیش از هر اقدامی با آن‌ها مقابله شود.
web-troyes-term-estates = هر رنگی
web-troyes-term-estates-what = تاس‌هایی از هر رنگ.
web-troyes-term-citizen = شهروند
web-troyes-term-citizen-what = در سازه‌ای می‌ایستد و آنجا در هر راند یک تاس می‌آورد.
web-troyes-term-tradesman = پیشه‌ور
web-troyes-term-tradesman-what = شهروندی روی یک کارت اقدام: صاحبش می‌تواند از آن کارت استفاده کند.
web-troyes-term-character = شخصیت
web-troyes-term-character-what = تا پایان بازی مخفی است و آن‌گاه به همه امتیاز می‌دهد.
web-troyes-term-enlist = استخدام شهروند
web-troyes-term-enlist-what = شهروندی از انبار عمومی به انبار شخصی می‌آید.
web-troyes-term-pennant = بازیکن شروع‌کننده
web-troyes-term-pennant-what = در این راند اول اقدام می‌کند.
web-troyes-term-shield-neutral = بی‌طرف
web-troyes-term-shield-neutral-what = طوسی مال هیچ‌کس نیست: تاس‌هایش از بانک خریده می‌شوند و شهروندانش سر راه ایستاده‌اند.
web-troyes-term-palace = کاخ
web-troyes-term-palace-what = شش فضا، برای هر عدد تاس قرمز یکی.
web-troyes-term-bishopric = مقر اسقفان
web-troyes-term-bishopric-what = سه ردیف دوفضایی برای تاس‌های سفید.
web-troyes-term-city-hall = تالار شهر
web-troyes-term-city-hall-what = دو ردیف سه‌فضایی برای تاس‌های زرد.
web-troyes-term-cathedral = کلیسا
web-troyes-term-cathedral-what = سه سطح پنجره که با تاس‌های سفید ساخته می‌شوند.
web-troyes-term-field = کشاورزی
web-troyes-term-field-what = تاس‌های زرد دنییر می‌دهند.
web-troyes-term-banner = پرچم
web-troyes-term-banner-what = جای یک مکعب روی رویداد.
web-troyes-term-event-won = کارت‌های رویداد
web-troyes-term-event-won-what = به کسی می‌رسند که بیشترین مکعب را روی آن‌ها داشته است.
web-troyes-term-reroll = پرتاب دوباره
web-troyes-term-reroll-what = یکی از تاس‌های شما دوباره پرتاب می‌شود.
web-troyes-term-turn-over = پشت و رو کردن
web-troyes-term-turn-over-what = تاس وجه روبه‌رویش را نشان می‌دهد: مجموع آن دو ۷ است.
web-troyes-term-hidden = مخفی
web-troyes-term-hidden-what = پیش از پایان بازی هیچ‌کس دیگر آن را نمی‌بیند.
web-troyes-help-arrow = وقتی کسی تازه بیاید، ردیف پر یک فضا به این سو می‌رود و کسی که در این انتها ایستاده است اخراج می‌شود.
