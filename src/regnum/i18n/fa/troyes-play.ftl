### Troyes: what a player is asked, offered and refused before the round and against black dice.

## Questions

troyes-prompt-place-first = { $n ->
    [1] آخرین شهروند خود را قرار دهید: سازه‌اش در هر راند یک تاس به شما می‌دهد.
   *[other] از { $n } شهروند باقی‌مانده یکی را قرار دهید: سازه‌اش در هر راند یک تاس به شما می‌دهد.
}
troyes-prompt-counter-black = تاس مشکی { $need } حمله می‌کند: با تاس‌های خود که روی هم { $have } حساب می‌شوند با آن مقابله کنید. تاس‌های قرمز دو برابر حساب می‌شوند.
troyes-prompt-counter-black-weak = تاس مشکی { $need } حمله می‌کند و تاس‌های شما روی هم { $have } حساب می‌شوند: کافی نیست. نفوذ خرج کنید یا تسلیم شوید.
troyes-prompt-counter-black-more = تاس‌های شما در برابر تاس مشکی { $need } روی هم { $have } حساب می‌شوند. تاس‌های بیشتری انتخاب کنید، یا تاس‌های مشکی‌ای را که با آن‌ها مقابله می‌کنید.

## Options

troyes-opt-space = { $space }
troyes-opt-black-die = استفاده: { $die } (ارزش: { $n })
troyes-opt-beat = { $n ->
    [1] مقابله: { $dice }
   *[other] مقابله‌ی هم‌زمان: { $dice }
}
troyes-opt-yield = تسلیم در برابر تاس مشکی ({ $value }) و از دست دادن { $vp } امتیاز
troyes-opt-black-cube = یک مکعب: { $card }

## Reasons. $need and $have are numbers.

troyes-why-space-taken = کسی از پیش آنجا ایستاده است: پیش از راند اول شهروندان به فضاهای خالی می‌روند.
troyes-why-black-must-fight = تاس‌های شما { $have } حساب می‌شوند و تاس مشکی { $need }: هر کس بتواند باید مقابله کند.
troyes-why-black-too-strong = تاس مشکی { $need } است و همه‌ی تاس‌های شما روی هم فقط { $have } حساب می‌شوند. با نفوذ تاس‌ها را دوباره پرتاب یا پشت و رو کنید، یا تسلیم شوید.
troyes-why-black-total = برای این کار تاس‌هایی لازم است که روی هم { $need } حساب شوند؛ تاس‌های انتخاب‌شده‌ی شما { $have } حساب می‌شوند.
troyes-why-black-not-highest = اول باید با بالاترین تاس مشکی ({ $need }) مقابله شود؛ تاس { $have } می‌تواند همراهش باشد.
troyes-why-black-own-only = در برابر تاس‌های مشکی فقط تاس‌های محله‌ی خودتان حساب می‌شوند؛ این تاس مال شما نیست ({ $owner }).
troyes-why-black-no-cubes = مکعب‌های روی کارت‌ها فقط اقدامات را تغییر می‌دهند، نه تاس‌هایی را که با تاس‌های مشکی مقابله می‌کنند.
troyes-why-protected = شهروندی هم‌رنگ از پیش آنجا خوابیده است ({ $building })، پس در این راند هیچ شهروند دیگری از آن رنگ اخراج نمی‌شود. ردیف دیگری بردارید یا تا راند بعد صبر کنید.

## What should be said before a choice

troyes-warn-dice = { $n } تاس شما در این راند بی‌استفاده می‌ماند.
