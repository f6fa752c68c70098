### Troyes: the log. $who is a player’s name.

## Set-up

troyes-log-citizen-set = { $who } شهروندی برای آغاز گذاشت: { $space }.
troyes-log-neutral-set = شهروندی بی‌طرف گذاشته شد: { $space }.

## The round

troyes-log-round-began = راند { $round } آغاز شد. شروع‌کننده: { $who }.
troyes-log-card-shown = کارت اقدام تازه: { $card }.
troyes-log-income = { $who } درآمد گرفت: { $n } دنییر.
troyes-log-salary = { $who } حقوق پرداخت: { $paid } دنییر.
troyes-log-salary-short = { $who } فقط بخشی از حقوق را پرداخت: { $paid } از { $due } دنییر.
troyes-log-rolled = { $who } تاس پرتاب کرد ({ $colour }): { $dice }.
troyes-log-rolled-neutral = برای شهروندان بی‌طرف { $n } تاس { $colour } پرتاب شد: { $dice }.
troyes-log-purse-grew = { $who } پاس داده است: { $n } دنییر دیگر در محله گذاشته شد.
troyes-log-round-ended = راند { $round } تمام شد.
troyes-log-purse-taken = { $who } از محله برداشت: { $n } دنییر.
troyes-log-citizen-returned = { $who } شهروند خوابیده‌ای را پس گرفت: { $building }.
troyes-log-citizen-returned-neutral = شهروند بی‌طرف خوابیده‌ای رفت: { $building }.
troyes-log-start-passed = { $who } راند بعد را آغاز می‌کند.
troyes-log-character-shown = { $who } شخصیتی رو کرد: { $character }.
troyes-log-game-over = بازی تمام شد.

## Events

troyes-log-red-shown = رویداد تازه: { $event }.
troyes-log-called = رویداد { $by } رویداد دیگری را فراخواند: { $event }.
troyes-log-event-applies = رویدادی اعمال شد: { $event }.
troyes-log-black-rolled = { $who } تاس مشکی پرتاب کرد: { $dice }.
troyes-log-neutral-citizen-rolled = تاس { $roll } آمد. شهروند تازه ({ $owner }): { $space }.
troyes-log-no-neutral-left = همه‌ی شهروندان بی‌طرف در بازی‌اند: رویداد { $event } اثری نداشت.
troyes-log-no-room = کسی که باید اخراج می‌شد محافظت‌شده است: رویداد { $event } اثری نداشت.
troyes-log-expelled = { $who }: شهروندش اخراج شد و اکنون آنجا خوابیده است ({ $building }).
troyes-log-expelled-neutral = شهروندی بی‌طرف اخراج شد و اکنون آنجا خوابیده است: { $building }.
troyes-log-cube-removed = { $who } یک مکعب کلیسا را از دست داد: { $window }.
troyes-log-cube-removed-neutral = یک مکعب بی‌طرف کلیسا حذف شد: { $window }.
troyes-log-cathedral-empty = در کلیسا مکعبی نیست: رویداد { $event } اثری نداشت.
troyes-log-neutral-window = مکعبی در کلیسا گذاشته شد ({ $owner }): { $window }.
troyes-log-cathedral-full = کلیسا کامل است: رویداد { $event } اثری نداشت.
troyes-log-lost = { $who } از دست داد: { $good }.
troyes-log-lost-nothing = { $who } باید امتیاز از دست می‌داد، اما امتیازی نداشت.
troyes-log-short = { $paid ->
    [0] { $who } باید می‌داد: { $good }؛ اما چیزی نداشت.
   *[other] { $who } باید می‌داد: { $good }؛ فقط { $paid } داشت.
}

## Black dice

troyes-log-black-die-spent = { $who } تاسی در برابر تاس‌های مشکی خرج کرد: { $die }.
troyes-log-black-beaten = { $who } با مجموع { $total } مقابله کرد: { $black }.
troyes-log-black-unbeaten = { $who } نتوانست با تاس مشکی ({ $value }) مقابله کند: همه‌ی تاس‌های محله روی هم { $total } حساب می‌شوند.

## Gains, payments, influence

troyes-log-gained = { $who } به دست آورد: { $good }.
troyes-log-gain-cut = { $who } چیزی به دست نیاورد، چون نمودار به پایان رسیده است: { $good }.
troyes-log-paid = { $who } پرداخت کرد: { $good }.
troyes-log-paid-to = { $who } به { $to } پرداخت کرد: { $n } دنییر.
troyes-log-pays-less = { $who } نتوانست همه را به { $to } بپردازد: { $paid } از { $due } دنییر.
troyes-log-rerolled = { $who } تاسی را دوباره پرتاب کرد: از { $die } به { $now }.
troyes-log-recruited = { $who } یک شهروند استخدام کرد.
troyes-log-flipped = { $who } تاسی را پشت و رو کرد: از { $die } به { $now }.

## Actions

troyes-log-acts = { $who } کارتی را فعال کرد: { $card }.
troyes-log-acts-cathedral = { $who } دست به ساختن کلیسا زد.
troyes-log-acts-agriculture = { $who } از کشاورزی استفاده کرد.
troyes-log-acts-place = { $who } شهروندی به یک سازه فرستاد: { $target }.
troyes-log-acts-event = { $who } به مقابله با رویدادی رفت: { $target }.
troyes-log-die-taken = { $price ->
    [0] { $who } رایگان برداشت: { $die } ({ $owner }).
   *[other] { $who } با { $price } دنییر خرید: { $die } ({ $owner }).
}
troyes-log-die-taken-own = { $who } از تاسی استفاده کرد: { $die }.
troyes-log-cube-used = { $who } از مکعب روی کارتی استفاده کرد: { $card }.
troyes-log-hired = { $deniers ->
    [0] { $who } رایگان پیشه‌وری استخدام کرد، در جایی با { $vp } امتیاز: { $card }.
   *[other] { $who } با { $deniers } دنییر پیشه‌وری استخدام کرد، در جایی با { $vp } امتیاز: { $card }.
}
troyes-log-hired-picture = { $deniers ->
    [0] { $who } رایگان پیشه‌وری استخدام کرد، هرچند جای خالی نبود: { $card }.
   *[other] { $who } با { $deniers } دنییر پیشه‌وری استخدام کرد، هرچند جای خالی نبود: { $card }.
}
troyes-log-citizen-from = { $who } شهروندی آورد از: { $source }.
troyes-log-uses = { $n ->
    [1] { $who } یک بار از کارتی استفاده کرد: { $card }.
   *[other] { $who } از کارتی { $n } بار استفاده کرد: { $card }.
}
troyes-log-cubes-placed = { $n ->
    [1] { $who } یک مکعب روی کارتی گذاشت: { $card }.
   *[other] { $who } روی کارتی { $n } مکعب گذاشت: { $card }.
}
troyes-log-nothing-gained = { $who } چیزی به دست نیاورد: { $card }.
troyes-log-cathedral-built = { $who } در کلیسا ساخت: { $window }.
troyes-log-event-cube = { $n ->
    [1] { $who } یک مکعب روی رویدادی گذاشت: { $event }.
   *[other] { $who } روی رویدادی { $n } مکعب گذاشت: { $event }.
}
troyes-log-event-cube-neutral = { $n ->
    [1] یک مکعب بی‌طرف روی رویدادی گذاشته شد: { $event }.
   *[other] { $n } مکعب بی‌طرف روی رویدادی گذاشته شد: { $event }.
}
troyes-log-event-countered = مقابله با رویدادی کامل شد: { $event }.
troyes-log-event-reward = { $who } پاداش رویدادی را گرفت: { $event }.
troyes-log-event-taken = { $who } کارت رویداد را برداشت: { $event }.
troyes-log-event-discarded = بازیکن بی‌طرف بیشترین مکعب را داشت و کارت رویداد دور انداخته شد: { $event }.
troyes-log-event-reopened = مکعب‌ها نزد صاحبانشان برگشتند و رویداد از نو آغاز شد: { $event }.
troyes-log-last-cube-removed = { $who } آخرین مکعب گذاشته‌شده روی رویدادی را پس گرفت: { $event }.
troyes-log-last-cube-removed-neutral = آخرین مکعب روی رویدادی، که بی‌طرف بود، برداشته شد: { $event }.
troyes-log-citizen-placed = { $who } شهروندی قرار داد: { $space }.
troyes-log-archer-rolled = { $hit ->
    [1] { $who } تاس پرتاب کرد: { $roll }؛ تیر به هدف خورد.
   *[other] { $who } تاس پرتاب کرد: { $roll }؛ تیر به خطا رفت.
}
troyes-log-passed = { $n ->
    [0] { $who } پاس داد.
   *[other] { $who } پاس داد: { $n } دنییر در محله گذاشته شد.
}
