### Troyes: what a player is asked, offered and refused during a turn.

## Questions

troyes-prompt-turn = نوبت شماست: برای آغاز، یک اقدام یا یک تاس انتخاب کنید، نفوذ خرج کنید یا پاس بدهید.
troyes-prompt-turn-cube = مکعب روی { $card } این اقدام را تغییر می‌دهد: برای آغاز، یک اقدام یا یک تاس انتخاب کنید.
troyes-prompt-group = { $price ->
    [0] گروه شما { $total } حساب می‌شود. انتخاب کنید با آن چه کنید، یا تاس دیگری بردارید.
   *[other] گروه شما { $total } حساب می‌شود و { $price } دنییر هزینه دارد. انتخاب کنید با آن چه کنید، یا تاس دیگری بردارید.
}
troyes-prompt-group-cube = { $price ->
    [0] با مکعب روی { $card } گروه شما { $total } حساب می‌شود. انتخاب کنید با آن چه کنید، یا تاس دیگری بردارید.
   *[other] با مکعب روی { $card } گروه شما { $total } حساب می‌شود و { $price } دنییر هزینه دارد. انتخاب کنید با آن چه کنید، یا تاس دیگری بردارید.
}
troyes-prompt-group-first = { $target } تاس‌هایی از رنگ‌های مختلف می‌پذیرد: اولی را انتخاب کنید.
troyes-prompt-group-target = { $price ->
    [0] تاس‌های شما برای { $target } روی هم { $total } حساب می‌شوند. تاس دیگری بیفزایید یا با همین‌ها ادامه دهید.
   *[other] تاس‌های شما برای { $target } روی هم { $total } حساب می‌شوند و { $price } دنییر هزینه دارند. تاس دیگری بیفزایید یا با همین‌ها ادامه دهید.
}
troyes-prompt-choose-dice = انتخاب کنید: { $colour } (برای { $target }).
troyes-prompt-source-hire = کدام شهروند روی کارت { $card } پیشه‌ور شما می‌شود؟
troyes-prompt-source-place = { $building }: کدام شهروند را قرار می‌دهید؟
troyes-prompt-source-expel = { $row ->
    [1] { $building }: کدام شهروند را قرار می‌دهید؟ یک شهروند اخراج می‌شود ({ $owner }).
   *[other] { $building }: کدام شهروند را قرار می‌دهید؟ یک شهروند اخراج می‌شود ({ $owner })، مگر آنکه شهروند شما در همان ردیف جای خالی بگذارد.
}
troyes-prompt-uses-card = { $target }: چند بار از آن استفاده می‌کنید؟ حداکثر: { $most }.
troyes-prompt-uses-delayed = { $target }: چند مکعب آنجا می‌گذارید؟ حداکثر: { $most }.
troyes-prompt-uses-event = { $target }: چند مکعب آنجا می‌گذارید؟ حداکثر: { $most }.
troyes-prompt-choose-building = { $left ->
    [1] برای این استفاده کدام سازه پول می‌دهد؟
   *[other] برای این استفاده کدام سازه پول می‌دهد؟ { $left } استفاده مانده است.
}
troyes-prompt-place-cube = { $left ->
    [1] مکعب خود را روی کدام رویداد می‌گذارید؟
   *[other] مکعب بعدی خود را روی کدام رویداد می‌گذارید؟ { $left } مکعب مانده است.
}
troyes-prompt-flip = تاسی از محله‌ی خود را برای پشت و رو کردن انتخاب کنید؛ در مجموع حداکثر { $most } تاس.
troyes-prompt-flip-more = پشت و رو خواهد شد: { $dice }. یکی دیگر هم، در مجموع حداکثر { $most } تاس؟

## Options

troyes-opt-target-card = فعال کردن: { $target }
troyes-opt-target-hire = استخدام پیشه‌ور و فعال کردن: { $target }
troyes-opt-target-event = مقابله: { $target } (جایگاه { $place } در ردیف)
troyes-opt-target-building = قرار دادن یک شهروند: { $target }
troyes-opt-target-cathedral = ساختن کلیسا
troyes-opt-target-agriculture = استفاده از کشاورزی
troyes-opt-target-closed = کارتی که در راند { $round } رو می‌شود
troyes-opt-cube = استفاده از مکعب: { $card }
troyes-opt-die = آغاز با: { $die }
troyes-opt-more-die = افزودن: { $die }
troyes-opt-add-die = افزودن: { $die }؛ آن‌گاه گروه شما { $total } حساب می‌شود
troyes-opt-dice = تاس‌ها: { $dice }؛ مجموع: { $total }
troyes-opt-pass = پاس: بدون اقدام دیگر در این راند
troyes-opt-reroll = پرتاب دوباره: { $die }
troyes-opt-reroll-any = پرتاب دوباره‌ی یک تاس
troyes-opt-recruit = آوردن یک شهروند از انبار عمومی
troyes-opt-flip = پشت و رو کردن حداکثر { $most } تاس خودتان
troyes-opt-flip-die = پشت و رو کردن: از { $die } به { $now }
troyes-opt-flip-done = { $n ->
    [1] پشت و رو کردن فقط همین تاس
   *[other] پشت و رو کردن این { $n } تاس
}
troyes-opt-source = شهروند از: { $source }
troyes-opt-uses-card = { $n ->
    [1] یک بار
   *[other] { $n } بار
}
troyes-opt-uses-delayed = { $n } مکعب
troyes-opt-uses-event = { $n } مکعب
troyes-opt-choose-building = { $building } ({ $n } دنییر می‌دهد)
troyes-opt-event-cube = { $left ->
    [1] { $event } (جایگاه { $place } در ردیف): آخرین پرچم خالی
   *[other] { $event } (جایگاه { $place } در ردیف): { $left } پرچم خالی
}
troyes-opt-cubes-done = { $left ->
    [1] قرار ندادن این مکعب
   *[other] قرار ندادن { $left } مکعب باقی‌مانده
}

troyes-die-of = { $die } ({ $owner })

troyes-dice-red = تاس‌های قرمز
troyes-dice-white = تاس‌های سفید
troyes-dice-yellow = تاس‌های زرد
troyes-dice-one-colour = تاس‌های هم‌رنگ
troyes-dice-any = تاس‌هایی از رنگ‌های مختلف

## What a choice brings; these stand in lists.

troyes-gives-uses = { $n } استفاده
troyes-gives-delayed-cubes = { $n ->
    [1] { $n } مکعب برای اقدامی بعدی
   *[other] { $n } مکعب برای اقدامات بعدی
}
troyes-gives-event-cubes = { $n ->
    [1] { $n } مکعب روی یک رویداد
   *[other] { $n } مکعب روی رویدادها
}
troyes-gives-windows = { $n } مکعب در کلیسا
troyes-gives-places = کسی اخراج نمی‌شود
troyes-gives-expels = یک شهروند اخراج می‌شود ({ $owner })
troyes-gives-nothing = هیچ‌چیز
troyes-gives-up-to = حداکثر: { $effect }

## Reasons. $need and $have are numbers.

troyes-why-card-closed = این کارت تا راند { $need } به پشت قرار دارد.
troyes-why-no-dice = آنچه برای این کار لازم است در هیچ محله‌ای نمانده است: { $colour }.
troyes-why-deniers-dice = { $size ->
    [0] ارزان‌ترین تاس‌های مناسب { $need } دنییر هزینه دارند؛ شما { $have } دنییر دارید.
    [1] این تاس { $need } دنییر هزینه دارد؛ شما { $have } دنییر دارید.
   *[other] در گروهی از { $size } تاس، هر تاس خریداری‌شده { $price } دنییر هزینه دارد؛ { $bought } تاس خریداری‌شده: { $need } دنییر. شما { $have } دنییر دارید.
}
troyes-why-deniers-card = { $need } دنییر لازم است ({ $hire } برای پیشه‌ور، { $use } برای یک استفاده، { $dice } برای تاس‌ها)؛ شما { $have } دنییر دارید.
troyes-why-total-short = این تاس‌ها { $have } حساب می‌شوند؛ آنچه اینجا لازم است: { $need } یا بیشتر.
troyes-why-best-short = لازم است: { $colour } با مجموع { $need } یا بیشتر؛ بهترین گروه ممکن { $have } حساب می‌شود.
troyes-why-influence-short = { $need } نفوذ لازم است؛ شما { $have } نفوذ دارید.
troyes-why-other-colour = این تاس‌ها اینجا به کار نمی‌آیند؛ لازم است: { $colour }.
troyes-why-one-die = شهروند دقیقاً با یک تاس قرار داده می‌شود؛ اینجا { $have } تاس است.
troyes-why-group-full = یک گروه حداکثر { $need } تاس دارد.
troyes-why-no-window = شماره‌ی { $need } کلیسا برای این کار سطح خالی ندارد: { $have } سطح آن ساخته شده است.
troyes-why-no-window-left = هیچ تاسی که بتوانید بردارید فضای خالی هم‌شماره‌ای در کلیسا ندارد.
troyes-why-cube-not-here = مکعب روی { $card } جای قرار گرفتن مکعب یا شهروند را تغییر نمی‌دهد.
troyes-why-cube-colour = مکعب روی { $card } تاس‌هایی جز تاس‌های لازم اینجا را تغییر می‌دهد.
troyes-why-cube-changes-nothing = اینجا تاس‌هایی از هر رنگ پذیرفته می‌شود، پس مکعب روی { $card } چیزی را تغییر نمی‌دهد.
troyes-why-cube-one-die = با مکعب روی { $card } فقط یک تاس به کار می‌رود؛ اینجا { $have } تاس می‌شود.
troyes-why-nothing-free = با مکعب روی { $card } باید دست‌کم یک تاس رایگان از محله‌ای دیگر برداشته شود.
troyes-why-no-citizen = شهروندی ندارید که اینجا به کار آید.
troyes-why-same-space = این شهروند همان‌جا که ایستاده است می‌ماند: شهروند دیگری انتخاب کنید.
troyes-why-supply-empty = در انبار شخصی شما کسی نمانده است: با نفوذ استخدام کنید یا شهروندی را که روی صفحه است جابه‌جا کنید.
troyes-why-supply-there = تا وقتی در انبار شخصی خود شهروند دارید نیازی به استخدام نیست؛ شهروندان آنجا: { $have }.
troyes-why-reserve-empty = همه‌ی شهروندان شما ({ $need } نفر) در بازی‌اند.
troyes-why-no-own-dice = در محله‌ی شما تاسی نمانده است.
troyes-why-uses-deniers = این همه استفاده { $need } دنییر هزینه دارد؛ شما { $have } دنییر دارید.
troyes-why-uses-influence = این همه استفاده { $need } نفوذ هزینه دارد؛ شما { $have } نفوذ دارید.
troyes-why-no-action = با این تاس هیچ اقدامی کامل نمی‌شود: با آنچه دارید هیچ هدفی گروهی را که این تاس در آن باشد نمی‌پذیرد.
troyes-why-no-cube-action = با مکعب روی { $card } هیچ اقدامی کامل نمی‌شود: تاس‌هایش نیستند، یا پولتان به آن‌ها نمی‌رسد، یا چیزی آن‌ها را نمی‌پذیرد.
troyes-why-flags = مکعب‌ها ({ $need }) زیادند: این رویداد { $have } پرچم خالی دارد.
troyes-why-one-cube = مکعب روی { $card } از پیش این اقدام را تغییر می‌دهد: برای هر اقدام حداکثر یک مکعب.
troyes-why-begun = اقدامی را آغاز کرده‌اید: اول آن را کامل کنید یا برگردانید.
troyes-why-not-own-die = نفوذ فقط تاس‌های محله‌ی خودتان را تغییر می‌دهد؛ این تاس مال شما نیست ({ $owner }).
troyes-why-other-building = اینجا فقط شهروندان کاخ یا مقر اسقفان پول می‌آورند.
