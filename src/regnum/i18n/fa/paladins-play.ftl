### Paladins of the West Kingdom: what a player is asked, offered and refused.

## Questions

paladins-prompt-pick-paladin = پالادین خود را برای این راند انتخاب کنید؛ از دو پالادین دیگر یکی روی دسته‌ی شما می‌رود و یکی به زیر آن.
paladins-prompt-take-tavern = یک کارت میخانه بردارید: کارگرانش به شما می‌پیوندند.
paladins-prompt-turn = نوبت شماست: یک اقدام انجام دهید یا پاس بدهید.
paladins-prompt-pay-workers = { $action }: کدام کارگران را قرار می‌دهید؟
paladins-prompt-keep-fewer = برای راند بعد کارگران کمتری از حد مجاز نگه می‌دارید ({ $n } از { $have }). کدام‌ها؟
paladins-prompt-keep-workers = کارگران باقی‌مانده: { $have }. می‌توانید { $n } کارگر را برای راند بعد نگه دارید. کدام‌ها؟
paladins-prompt-setup-recruit = پیش از راند اول، یک کارت اهالی شهر را رایگان به همراهان خود ببرید.
paladins-prompt-discard = کدام کارت اهالی شهر را برای پاداشش دور می‌اندازید؟
paladins-prompt-hire = کدام کارت اهالی شهر را به همراهان خود می‌برید؟
paladins-prompt-free-recruit = استخدام رایگان: کدام کارت اهالی شهر را به همراهان خود می‌برید؟
paladins-prompt-place-workshop = کارگاه شما کجا می‌رود؟ آن فضا دیگر هیچ‌وقت کارگر نمی‌خواهد.
paladins-prompt-place-monk = شما { $have } ایمان دارید. راهب شما کجا می‌رود؟
paladins-prompt-place-outpost = شما { $have } قدرت دارید. پاسگاه شما کجا می‌رود؟
paladins-prompt-place-jar = کوزه‌ی شما به کدام فضا می‌رود؟
paladins-prompt-attack = { $step ->
    [1] شما { $have } قدرت دارید؛ هر قدرتی که کم باشد ۱ نقره هزینه دارد. به چه کسی حمله می‌کنید؟
   *[other] شما { $have } قدرت دارید؛ هر { $step } قدرتی که کم باشد، یا بخشی از آن، ۱ نقره هزینه دارد. به چه کسی حمله می‌کنید؟
}
paladins-prompt-convert = شما { $have } ایمان دارید. چه کسی را می‌گروانید؟
paladins-prompt-rewards = چند پاداش در راه است و ترتیبشان شاید مهم باشد. کدام اول بیاید؟
paladins-prompt-remove-suspicion = { $n ->
    [1] می‌توانید از { $have } سوءظن خود ۱ سوءظن را حذف کنید.
   *[other] می‌توانید از { $have } سوءظن خود حداکثر { $n } سوءظن را حذف کنید. چند سوءظن؟
}
paladins-prompt-pay-debt = { $have ->
    [1] می‌توانید بدهی پرداخت‌نشده‌ی خود را بپردازید.
   *[other] { $n ->
        [1] می‌توانید از { $have } بدهی پرداخت‌نشده‌ی خود یکی را بپردازید.
       *[other] می‌توانید از { $have } بدهی پرداخت‌نشده‌ی خود حداکثر { $n } بدهی را بپردازید. چند بدهی؟
    }
}
paladins-prompt-destroy-debt = { $have ->
    [1] می‌توانید بدهی پرداخت‌نشده‌ی خود را از بین ببرید.
   *[other] { $n ->
        [1] می‌توانید از { $have } بدهی پرداخت‌نشده‌ی خود یکی را از بین ببرید.
       *[other] می‌توانید از { $have } بدهی پرداخت‌نشده‌ی خود حداکثر { $n } بدهی را از بین ببرید. چند بدهی؟
    }
}
paladins-prompt-clear = کدام فضای اقدام خود را از کارگران خالی می‌کنید تا بتوانید دوباره از آن استفاده کنید؟
paladins-prompt-choose-reward = کدام پاداش را انتخاب می‌کنید؟
paladins-prompt-abilities = تفتیش عقاید رسیده است و شما { $have } سوءظن دارید. کدام یک از همراهان شما حالا دست به کار می‌شود؟

## Options

paladins-opt-pick = نگه داشتن: { $keep }؛ روی دسته: { $top }؛ به زیر دسته: { $bottom }
paladins-opt-tavern = میخانه‌ی { $place }
paladins-opt-pass = پاس برای این راند
paladins-opt-pass-fewer = پاس و نگه داشتن کارگران کمتر از حد مجاز
paladins-opt-move-develop = توسعه: قرار دادن یک کارگاه ({ $slots })
paladins-opt-move-discard = استخدام: دور انداختن یک کارت اهالی شهر برای پاداشش ({ $slots })
paladins-opt-move-hire = استخدام: بردن یک کارت اهالی شهر به همراهان ({ $slots })
paladins-opt-move-hunt-1 = شکار ({ $slots })
paladins-opt-move-hunt-2 = شکار ({ $slots })
paladins-opt-move-trade-1 = تجارت ({ $slots })
paladins-opt-move-trade-2 = تجارت ({ $slots })
paladins-opt-move-pray = دعا: خالی کردن یکی از فضاهای اقدام شما ({ $slots })
paladins-opt-move-conspire = توطئه ({ $slots })
paladins-opt-move-commission = اعزام: فرستادن یک راهب ({ $slots })
paladins-opt-move-fortify = مستحکم‌سازی: ساختن یک دیوار ({ $slots })
paladins-opt-move-garrison = استقرار: برپا کردن یک پاسگاه ({ $slots })
paladins-opt-move-absolve = آمرزش: قرار دادن یک کوزه ({ $slots })
paladins-opt-move-attack = حمله به یک بیگانه ({ $slots })
paladins-opt-move-convert = گرواندن یک بیگانه ({ $slots })
paladins-opt-favour = لطف پادشاه: { $card } ({ $slots })
paladins-opt-pay = قرار دادن: { $workers }
paladins-opt-keep-workers = نگه داشتن: { $workers }
paladins-opt-keep-nobody = نگه نداشتن هیچ کارگری
paladins-opt-townsfolk = { $card }، جایگاه { $place }
paladins-opt-townsfolk-debt = { $card }، جایگاه { $place }، با گرفتن بدهی
paladins-opt-workshop = { $slot ->
    [0] { $action }، فضای چپ (به‌جای { $worker })
   *[other] { $action }، فضای وسط (به‌جای { $worker })
}
paladins-opt-outsider = { $card }، جایگاه { $place }
paladins-opt-outsider-silver = { $card }، جایگاه { $place }، با جبران قدرتی که کم دارید
paladins-opt-first = اول: { $reward }
paladins-opt-decline = صرف‌نظر کردن: { $reward }
paladins-opt-remove-suspicion = حذف { $n } سوءظن
paladins-opt-pay-debt = پرداخت { $n } بدهی
paladins-opt-destroy-debt = از بین بردن { $n } بدهی
paladins-opt-clear = خالی کردن فضا: { $action }
paladins-opt-choose = پاداش: { $rewards }
paladins-idle-debt = چیزی نمی‌آورد: بدهی پرداخت‌نشده‌ای ندارید
paladins-idle-suspicion = چیزی نمی‌آورد: سوءظنی ندارید
paladins-idle-pray = چیزی نمی‌آورد: روی فضاهای اقدام شما کارگری نایستاده است
paladins-opt-ability = استفاده: { $card }
paladins-opt-done = نگه داشتن سوءظن‌ها: توطئه‌گران کاری نمی‌کنند، بقیه دست به کار می‌شوند

## Moves that are not on offer, by name

paladins-move-develop = توسعه
paladins-move-discard = استخدام: دور انداختن
paladins-move-hire = استخدام: به همراهان
paladins-move-hunt-1 = شکار با یک کارگر
paladins-move-hunt-2 = شکار با دو کارگر
paladins-move-trade-1 = تجارت با یک کارگر
paladins-move-trade-2 = تجارت با دو کارگر
paladins-move-pray = دعا
paladins-move-conspire = توطئه
paladins-move-commission = اعزام
paladins-move-fortify = مستحکم‌سازی
paladins-move-garrison = استقرار
paladins-move-absolve = آمرزش
paladins-move-attack = حمله
paladins-move-convert = گرواندن

## Reasons. $need and $have (numbers) - what it takes and what there is.

paladins-why-used = کارگرانی اینجا ایستاده‌اند: فضا را با دعا خالی کنید یا راند بعد دوباره از آن استفاده کنید.
paladins-why-workers = { $have ->
    [0] لازم است: { $slots } (تبهکار می‌تواند جای هر کسی را بگیرد). دیگر کارگری ندارید.
   *[other] لازم است: { $slots } (تبهکار می‌تواند جای هر کسی را بگیرد). کارگران شما: { $supply }.
}
paladins-why-silver = { $need } نقره هزینه دارد؛ شما { $have } نقره دارید.
paladins-why-provision = { $need } آذوقه هزینه دارد؛ شما { $have } آذوقه دارید.
paladins-why-faith = { $need } ایمان لازم است؛ شما { $have } ایمان دارید.
paladins-why-strength = { $need } قدرت لازم است؛ شما { $have } قدرت دارید.
paladins-why-influence = { $need } نفوذ لازم است؛ شما { $have } نفوذ دارید.
paladins-why-strength-silver = قدرت شما کم است و جبرانش { $need } نقره هزینه دارد؛ شما { $have } نقره دارید.
paladins-why-limit = تاکنون { $have } بار انجام شده است، از { $need } باری که در یک بازی مجاز است.
paladins-why-no-townsfolk = در ردیف اهالی شهر کسی نمانده است: در پایان راند کارت‌های تازه می‌آیند.
paladins-why-no-outsider = در ردیف بیگانگان کسی نمانده است: در پایان راند کارت‌های تازه می‌آیند.
paladins-why-no-space = دیگر هیچ فضایی روی صفحه‌ی اصلی خالی نیست.
paladins-why-taken = راهب یا پاسگاهی از پیش اینجاست: فضایی خالی انتخاب کنید.
paladins-why-closed = فقط با { $need } بازیکن یا بیشتر باز است؛ بازیکنان این میز: { $have }.
paladins-why-not-revealed = این لطف پادشاه تا راند { $need } به پشت قرار دارد.
paladins-why-favour-used = کارگری از پیش اینجا ایستاده است: هر لطف پادشاه در هر راند به یک بازیکن می‌رسد.
paladins-why-no-workshop = همه‌ی کارگاه‌های شما ({ $need } کارگاه) قرار داده شده‌اند.
paladins-why-nothing-to-clear = روی هیچ فضای اقدام دیگری از شما کارگر نیست، پس چیزی برای خالی کردن نیست.
paladins-why-no-wall = دسته‌ی دیوارها خالی است.
paladins-why-no-debt-here = { $need ->
    [1] فقط سمت‌چپ‌ترین جایگاه را می‌توان با گرفتن بدهی برداشت؛ اینجا جایگاه { $have } است.
   *[other] فقط { $need } جایگاه سمت چپ را می‌توان با گرفتن بدهی برداشت؛ اینجا جایگاه { $have } است.
}
paladins-why-full = کارگاهی از پیش اینجاست: فضای دیگری انتخاب کنید.
paladins-why-not-itself = دعا فضای خودش را خالی نمی‌کند: فضای دیگری انتخاب کنید.
paladins-why-empty-space = کارگری اینجا نایستاده است، پس چیزی برای خالی کردن نیست.
paladins-why-impossible-reward = کارگاهی برایتان نمانده است که قرار دهید: پاداش دیگر را انتخاب کنید.
paladins-why-needs-suspicion = { $need } سوءظن لازم است؛ شما { $have } سوءظن دارید.
paladins-why-needs-innocence = فقط بدون هیچ سوءظنی کار می‌کند؛ شما { $have } سوءظن دارید.
paladins-why-tavern-taken = این کارت میخانه را کسی برداشته است: یکی از بقیه را انتخاب کنید.
paladins-why-jar-taken = کوزه‌ای از پیش اینجاست: فضایی خالی انتخاب کنید.

## What should be said before a choice

paladins-warn-inquisition = این کار آخرین سکه‌ی مالیات را برمی‌دارد: تفتیش عقاید در پی آن می‌آید.
paladins-warn-suspicion = فقط { $left } نقره در صندوق مالیات مانده است: سوءظن ممکن است تفتیش عقاید را به راه بیندازد.
paladins-warn-workers = { $n } کارگر بی‌استفاده می‌ماند و به انبار برمی‌گردد.
