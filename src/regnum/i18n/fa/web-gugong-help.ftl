### Gùgōng in the browser: help in words for everything on the boards, and the glossary.

## Gift cards

web-gugong-help-gift-action = هر کس آن را بدهد می‌تواند اول این را انجام دهد: { $action }.
web-gugong-help-gift-none = اقدامی از خود ندارد.
web-gugong-help-gift-match = یک تاس سرنوشت { $value } را نشان می‌دهد: این کارت در دسته‌ی دورریز امشب تطابق دارد.

## Locations. What the variants do is told before these lines, in the words of web-gugong-do-*.

web-gugong-help-place-jade = قیمت یک خانه را برای یشم آن بپردازید؛ وقتی همه‌ی خانه‌ها خالی باشند، قیمت میدان را (خدمتکار: { $square }).
web-gugong-help-place-travel = هر حرکت یک توکن و مزیت آن را می‌گیرد.
web-gugong-help-place-decrees = قیمت را بپردازید، و { $more } خدمتکار دیگر به‌ازای هر خدمتکار حریف در آنجا؛ سپس یک خدمتکار برای همیشه روی آن می‌ماند.
web-gugong-help-lies-here = هدیه‌ی صاحب‌منصب: { $card }.
web-gugong-help-free-here = رایگان در اینجا از دست شما: { $cards }.
web-gugong-help-tag-free = هدیه‌ی انتخابی شما اینجا رایگان است.
web-gugong-help-tag-pay = هدیه‌ی انتخابی شما بالاتر نیست: { $n } خدمتکار، یک کارت دیگر، یا بدون اقدام.
web-gugong-help-tag-none = هدیه‌ی انتخابی شما بالاتر نیست و نه خدمتکاری برای پرداخت دارید و نه کارتی: بدون اقدام.
web-gugong-help-token-here = { $name } اینجا توکنی دارد: { $token }.
web-gugong-help-focus = این مکان تمرکز مِنگ است: کارت‌های ویژه‌اش به اینجا می‌رسند.

## Travel

web-gugong-help-city-token = اینجا توکنی هست: { $token }.
web-gugong-help-city-empty = اینجا توکنی نیست؛ مسافران از آن می‌گذرند.
web-gugong-help-city-travellers = مسافران اینجا: { $names }.
web-gugong-help-city-roads = راه‌ها به: { $cities }.
web-gugong-help-city-reachable = مسافر شما با یک حرکت می‌تواند به اینجا بیاید.

## The Great Wall

web-gugong-help-wall = { $total } از { $size } خدمتکاری که یک بخش را کامل می‌کند.
web-gugong-help-wall-of = { $name }: { $n }.
web-gugong-help-wall-most = برای بیشترین خدمتکار: { $vp } امتیاز؛ گام فرستاده: { $envoy }. سپس خدمتکاران او به ذخیره برمی‌گردند و بقیه می‌مانند.

## Jade. $n (number) - servants.

web-gugong-help-house = خانه
web-gugong-help-house-price = یشم آن { $n } خدمتکار هزینه دارد.
web-gugong-help-house-empty = یشم آن خریده شده است.
web-gugong-help-square = یک یشم از انبار در برابر { $n } خدمتکار، وقتی همه‌ی خانه‌ها خالی باشند.
web-gugong-help-price-now = اکنون برای شما { $n } هزینه دارد.

## Intrigue

web-gugong-help-benefit = مزیت دسیسه
web-gugong-help-benefit-what = پس از دیوار، برای کسانی که آنجا خدمتکار داشتند: { $what }.
web-gugong-help-medal-here = در مکان دسیسه است، برای نخستین کسی که امروز حالت الف را انجام دهد.
web-gugong-help-medal-held = { $name } امروز آن را دارد.
web-gugong-help-medal-what = هر کس صبح آن را داشته باشد بازیکن شروع‌کننده می‌شود.

## The palace

web-gugong-help-audience = جایگاه در کاخ
web-gugong-help-audience-vp = در پایان بازی { $vp } امتیاز می‌ارزد.
web-gugong-help-audience-free = خالی: فرستاده‌ی بعدی که به گام { $step } برسد پرارزش‌ترین جایگاه خالی را می‌گیرد.
web-gugong-help-audience-taken = گرفته‌شده: { $name }.

## Decrees

web-gugong-help-decree = فرمان سطح { $level }
web-gugong-help-decree-what = مزیت: { $what }.
web-gugong-help-decree-printed = قیمت چاپ‌شده { $n }، فوراً { $vp } امتیاز.
web-gugong-help-decree-servants = خدمتکاران آنجا: { $names }.
web-gugong-help-decree-yours = شما آن را دارید.

## The Grand Canal

web-gugong-help-route = کانال، مسیر آبی { $n }
web-gugong-help-route-what = کشتی‌ها بندر به بندر می‌روند، از بندرهای گرفته‌شده می‌گذرند و هیچ‌وقت مسیر آبی خود را عوض نمی‌کنند.
web-gugong-help-port = بندر { $n } در مسیر آبی { $route }
web-gugong-help-port-none = اینجا پاداشی نیست.
web-gugong-help-port-reward = کشتی‌ای با { $n } خدمتکار می‌تواند دریافت کند: { $reward }.
web-gugong-help-ship = کشتی { $n }: { $name }
web-gugong-help-ship-home = در لنگرگاه منتظر نخستین خدمتکار خود است.
web-gugong-help-ship-aboard = جاهای گرفته‌شده: { $n } از { $places }.
web-gugong-help-ship-double = خدمتکار مضاعف سوار است و دو جا می‌گیرد.
web-gugong-help-ship-full = می‌تواند پاداش بندر خود را دریافت کند.
web-gugong-help-ship-night = هر شب جلو می‌رود؛ پس از بندر { $n } در دریا گم می‌شود.

## The destiny dice

web-gugong-help-die = تاس سرنوشت { $n }: { $face }
web-gugong-help-die-faces = وجه‌های آن: { $faces }.
web-gugong-help-die-what = شب، خدمتکار به‌ازای هر کارت دسته‌ی دورریز که با تاسی تطابق دارد: { $servants }. برای بیشترین تطابق: { $vp } امتیاز؛ گام فرستاده: { $envoy }.

## A seat. $n (number) - servants.

web-gugong-help-pool = { $n } خدمتکار آماده‌ی کار.
web-gugong-help-pool-worth = با خدمتکار مضاعف تا { $n } می‌پردازند.
web-gugong-help-supply = { $n } خدمتکار اینجا منتظر است تا به دست آید.
web-gugong-help-double-locked = قفل است تا در بندری دریافت شود.
web-gugong-help-double-pool = میان خدمتکاران آماده است.
web-gugong-help-double-supply = در ذخیره است.
web-gugong-help-double-wall = روی دیوار بزرگ ایستاده است.
web-gugong-help-double-parked = توکنی افزونه را فعال نگه می‌دارد.
web-gugong-help-double-ship = سوار بر کشتی است.
web-gugong-help-double-what = یک یا دو می‌پردازد، روی دیوار و کشتی‌ها دو حساب می‌شود و به‌عنوان یک خدمتکار به دست می‌آید؛ روی فرمان‌ها هیچ‌وقت.
web-gugong-help-tokens = توکن‌ها: { $n }. جا: { $spaces }. ارزش در مبادله: { $worth }.
web-gugong-help-waiting = منتظر جای خالی: { $token }.
web-gugong-help-active = فعال تا پایان روز: { $token } ({ $place }).
web-gugong-help-trade = مبادله‌ی توکن‌های سفر
web-gugong-help-trade-what = توکن‌ها: { $n }. در برابر: { $gain }.
web-gugong-help-trade-when = در هر لحظه از نوبت خودتان؛ توکن مضاعف دو حساب می‌شود.
web-gugong-help-reward = پاداش بندر: { $reward }
web-gugong-help-reward-taken = دریافت‌شده: { $taken } از { $limit }.
web-gugong-help-seat-points = تاکنون { $n } امتیاز؛ اگر بازی اکنون تمام شود { $total } امتیاز.
web-gugong-help-seat-outside = فرستاده روی گام { $n } از { $top } است: بیرون از کاخ کسی برنده نمی‌شود.
web-gugong-help-seat-outside-meng = فرستاده روی گام { $n } از { $top } است. مِنگ از بیرون هم می‌تواند برنده شود، بدون امتیاز کاخ.
web-gugong-help-seat-inside = فرستاده درون کاخ است: { $vp } امتیاز در پایان بازی.
web-gugong-help-seat-standing = رتبه‌ی { $n } در دسیسه که در هر تساوی تعیین‌کننده است.

## Glossary

web-gugong-glossary-people = افراد
web-gugong-glossary-places = مکان‌ها
web-gugong-glossary-cards = کارت‌های هدیه
web-gugong-glossary-tokens = توکن‌های سفر
web-gugong-glossary-signs = نشانه‌ها
web-gugong-term-gg-servant = خدمتکار
web-gugong-term-gg-servant-what = خدمتکار آماده را می‌پردازید یا می‌گذارید؛ آنچه پرداخت شود به ذخیره می‌رود.
web-gugong-term-gg-supply = ذخیره
web-gugong-term-gg-supply-what = خدمتکارانی که می‌توان دوباره به دست آورد.
web-gugong-term-gg-double = خدمتکار مضاعف
web-gugong-term-gg-double-what = یک یا دو می‌پردازد و روی دیوار و کشتی‌ها دو حساب می‌شود؛ قفلش در بندری باز می‌شود.
web-gugong-term-gg-envoy = فرستاده
web-gugong-term-gg-envoy-what = به سوی کاخ بالا می‌رود؛ هر کس در پایان درون نباشد امتیازی ندارد.
web-gugong-term-gg-traveller = مسافر
web-gugong-term-gg-traveller-what = شهر به شهر می‌رود و توکن برمی‌دارد.
web-gugong-term-gg-wall = دیوار بزرگ
web-gugong-term-gg-wall-what = خدمتکار بگذارید؛ بخش کامل به کسی که بیشترین را دارد امتیاز می‌دهد.
web-gugong-term-gg-jade = یشم
web-gugong-term-gg-jade-what = در پایان هر چه بیشتر داشته باشید، هر کدام بیشتر می‌ارزد.
web-gugong-term-gg-intrigue = دسیسه
web-gugong-term-gg-intrigue-what = در هر تساوی تعیین‌کننده است؛ پس از دیوار گام‌هایش مزیت می‌خرند.
web-gugong-term-gg-palace = کاخ خلوص آسمانی
web-gugong-term-gg-palace-what = هر کس زودتر برسد جایگاه بهتری می‌گیرد؛ درون کاخ هر گام دیگر یک امتیاز است.
web-gugong-term-gg-decree = فرمان
web-gugong-term-gg-decree-what = خدمتکاری روی آن امتیاز می‌آورد و مزیتش تا پایان بازی می‌ماند.
web-gugong-term-gg-ship = کانال بزرگ
web-gugong-term-gg-ship-what = کشتی‌های پر پاداش بندرها را دریافت می‌کنند.
web-gugong-term-gg-gift = کارت هدیه
web-gugong-term-gg-gift-what = با یک صاحب‌منصب تبادل می‌شود؛ هدیه‌ی بالاتر رایگان است.
web-gugong-term-gg-hand = دست
web-gugong-term-gg-hand-what = کارت‌های هدیه برای دادن در امروز.
web-gugong-term-gg-discard = دسته‌ی دورریز
web-gugong-term-gg-discard-what = آنچه گرفته و دور انداخته‌اید: دست فردای شما که فقط خودتان می‌بینید.
web-gugong-term-gg-swap = تعویض
web-gugong-term-gg-swap-what = کارتی از دست یا دسته‌ی دورریز خود را بدون هزینه و اقدام با کارتی روی صفحه عوض کنید.
web-gugong-term-gg-take-back = بازگرداندن به دست
web-gugong-term-gg-take-back-what = هدیه‌ای دورریخته به دست برمی‌گردد.
web-gugong-term-gg-servants1 = یک خدمتکار
web-gugong-term-gg-servants1-what = از ذخیره به خدمتکاران آماده.
web-gugong-term-gg-servants2 = دو خدمتکار
web-gugong-term-gg-servants2-what = از ذخیره به خدمتکاران آماده.
web-gugong-term-gg-token = توکن سفر
web-gugong-term-gg-token-what = هنگام برداشتن مزیتی می‌آورد و برای مبادله نگه داشته می‌شود.
web-gugong-term-gg-double-token = توکن مضاعف
web-gugong-term-gg-double-token-what = در مبادله دو حساب می‌شود.
web-gugong-term-gg-plus1 = هدیه‌های بهتر
web-gugong-term-gg-plus1-what = توکن افزونه: هر هدیه‌ای که امروز می‌دهید یک واحد بیشتر حساب می‌شود.
web-gugong-term-gg-toll = عوارض
web-gugong-term-gg-toll-what = توکن افزونه در یک مکان: دیگرانی که آنجا اقدام کنند یک امتیاز به شما می‌دهند.
web-gugong-term-gg-follow = همراهی
web-gugong-term-gg-follow-what = توکن افزونه در یک مکان: وقتی کس دیگری آنجا اقدام کند، شما هم می‌توانید.
web-gugong-term-gg-vp = امتیاز پیروزی
web-gugong-term-gg-vp-what = هر کس بیشترین را داشته باشد برنده است، اگر فرستاده‌اش درون کاخ باشد.
web-gugong-term-gg-die = تاس سرنوشت
web-gugong-term-gg-die-what = روی کارت: ارزش آن روی تاسی آمده است، پس شب در دسته‌ی دورریز تطابق دارد.
web-gugong-term-gg-medal = مدال
web-gugong-term-gg-medal-what = بازیکن شروع‌کننده‌ی بعدی.
web-gugong-term-gg-start = بازیکن شروع‌کننده
web-gugong-term-gg-start-what = امروز اول بازی می‌کند.
web-gugong-term-gg-focus = تمرکز مِنگ
web-gugong-term-gg-focus-what = جایی که کارت‌های ویژه‌اش او را می‌برند.
web-gugong-term-gg-equal = مساوی کافی است
web-gugong-term-gg-equal-what = هدیه‌ی هم‌ارزش بالاتر حساب می‌شود.
web-gugong-term-gg-morning = صبح
web-gugong-term-gg-morning-what = توکن‌های تازه، تاس‌های تازه، فرمان‌های سطح ۱، خدمتکاران تازه.
web-gugong-term-gg-day = طول روز
web-gugong-term-gg-day-what = هر کس به نوبت یک تبادل، تا همه‌ی دست‌ها خالی شوند.
web-gugong-term-gg-dusk = شامگاه
web-gugong-term-gg-dusk-what = در بازی تک‌نفره با مِنگ: کارت‌های روزش یک بار دیگر به کار می‌آیند.
web-gugong-term-gg-night = شب
web-gugong-term-gg-night-what = تطابق با تاس‌ها، سپس حرکت کشتی‌ها.

## What has no card of its own

web-gugong-help-stairs = کاخ، گام { $n } از { $top }
web-gugong-help-stairs-here = فرستادگان اینجا: { $names }.
web-gugong-help-stairs-what = فرستاده با رسیدن به آخرین گام وارد می‌شود و پرارزش‌ترین جایگاه خالی را می‌گیرد؛ هر گام دیگر ۱ امتیاز دارد. هر کس در پایان بیرون باشد برنده نمی‌شود.
web-gugong-help-marker = دسیسه، گام { $n }
web-gugong-help-marker-here = اینجا، از بالا: { $names }.
web-gugong-help-marker-what = تساوی به سود نشانگری است که جلوتر است؛ روی یک گام، به سود نشانگر بالایی. پس از دیوار گام‌ها را می‌توان برای مزیت هم داد.
