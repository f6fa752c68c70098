### Gùgōng: what a player is asked, offered and refused at the seven locations.

## Questions

gugong-by-card = اقدام هدیه‌ی شما
gugong-by-location = اقدام مکان
gugong-by-follow = می‌توانید همراهی کنید

gugong-prompt-travel = { $by }: سفر می‌کنید؟
gugong-prompt-wall = { $by }: روی دیوار بزرگ خدمتکار می‌گذارید؟
gugong-prompt-jade = { $by }: یشم می‌خرید؟
gugong-prompt-intrigue = { $by }: در مسیر دسیسه بالا می‌روید؟
gugong-prompt-palace = { $by }: فرستاده‌ی خود را به سوی کاخ می‌فرستید؟
gugong-prompt-decree = { $by }: فرمانی صادر می‌کنید؟
gugong-prompt-canal = { $by }: از کانال بزرگ استفاده می‌کنید؟

gugong-prompt-gain-servants = { $n ->
    [1] از { $have } خدمتکار ذخیره‌ی خود { $n } خدمتکار به دست می‌آورید. کدام؟
   *[other] از { $have } خدمتکار ذخیره‌ی خود { $n } خدمتکار به دست می‌آورید. کدام‌ها و چند نفر؟
}
gugong-prompt-gain-last-servant = می‌توانید آخرین خدمتکار ذخیره‌ی خود را به دست آورید. او را می‌گیرید؟
gugong-prompt-first-move = مسافر شما وارد نقشه می‌شود: در کدام شهر دارای توکن؟
gugong-prompt-travel-move = { $n ->
    [1] مسافر شما به کجا می‌رود؟
   *[other] { $n } حرکت دارید. مسافر شما اول به کجا می‌رود؟
}
gugong-prompt-use-token = آنچه این توکن می‌آورد: { $token }. از آن استفاده می‌کنید؟
gugong-prompt-discard-for-jade = این توکن در برابر هدیه‌ای به ارزش { $need } یا بیشتر از دست شما یشم می‌آورد. کدام را دور می‌اندازید؟
gugong-prompt-take-back = کدام کارت دسته‌ی دورریز خود را به دست برمی‌گردانید؟
gugong-prompt-activate = یک توکن افزونه: { $token }. با یکی از خدمتکاران آماده‌ی خود فعالش می‌کنید؟
gugong-prompt-wall-extra = فرمان شما اجازه می‌دهد خدمتکار دیگری از ذخیره‌ی خود بگذارید. می‌گذارید؟
gugong-prompt-benefit = بخش کامل شد و شما در مسیر دسیسه روی گام { $have } هستید. برای یک مزیت پایین می‌روید؟
gugong-prompt-turn-die = کدام تاس سرنوشت را می‌چرخانید و به کدام وجه؟
gugong-prompt-load-ship = خدمتکار را روی کدام کشتی می‌گذارید؟
gugong-prompt-load-ship-two = { $n ->
    [1] خدمتکار دوم را روی کدام کشتی می‌گذارید؟
   *[other] { $n } خدمتکار روی کشتی‌ها می‌گذارید. اولی کجا می‌رود؟
}
gugong-prompt-load-ship-supply = خدمتکاری از ذخیره‌ی خود را روی کدام کشتی می‌گذارید؟
gugong-prompt-move-ship = کدام کشتی را به بندر خالی بعدی می‌برید؟
gugong-prompt-claim = کشتی‌های پر می‌توانند پاداش بندر خود را دریافت کنند. کدام را دریافت می‌کنید؟

## Ways out

gugong-opt-skip-place = رد شدن: { $place }
gugong-opt-move-lost = توکنی در دسترس نیست: حرکت از دست می‌رود
gugong-opt-decline-token = صرف‌نظر: { $token }
gugong-opt-store-token = فقط نگه داشتن
gugong-opt-decline-extra = بدون خدمتکار دیگر
gugong-opt-decline-benefit = ماندن در همان‌جا
gugong-opt-skip-load = بدون خدمتکار
gugong-opt-decline-load = صرف‌نظر
gugong-opt-skip-move = بدون حرکت
gugong-opt-decline-claim = فعلاً هیچ‌کدام

## Servants. $n (number) - how many.

gugong-opt-take-servants = { $n ->
    [0] نگرفتن هیچ خدمتکاری
   *[other] گرفتن { $n } خدمتکار
}
gugong-opt-take-servants-double = { $n ->
    [1] گرفتن خدمتکار مضاعف
   *[other] گرفتن { $n } خدمتکار، از جمله خدمتکار مضاعف
}

## Travel

gugong-opt-travel-a = الف: { $n } حرکت
gugong-opt-travel-b = { $cost ->
    [0] ب: { $n } حرکت، رایگان
   *[other] ب: { $n } حرکت با { $cost } خدمتکار
}
gugong-opt-travel-b-double = ب: { $n } حرکت، با خدمتکار مضاعف (قیمت { $cost })
gugong-opt-go = { $city }: { $token }
gugong-opt-go-empty = { $city }
gugong-opt-use-token = استفاده: { $token }
gugong-opt-use-token-double = استفاده با خدمتکار مضاعف: { $token }
gugong-opt-take-back = بازگرداندن به دست: { $gift }
gugong-opt-take-back-any = بازگرداندن یک کارت دورریخته
gugong-opt-activate-plus = فعال کردن با یک خدمتکار
gugong-opt-activate-plus-double = فعال کردن با خدمتکار مضاعف
gugong-opt-activate-place = { $place }، با یک خدمتکار
gugong-opt-activate-place-double = { $place }، با خدمتکار مضاعف

## Great Wall. $n (number) - servants placed; $cost (number) - servants paid.

gugong-opt-wall-a = الف: گذاشتن { $n } خدمتکار
gugong-opt-wall-a-double = الف: گذاشتن خدمتکار مضاعف که دو حساب می‌شود
gugong-opt-wall-b = ب: پرداخت { $cost } خدمتکار و گذاشتن { $n } خدمتکار
gugong-opt-wall-b-pay-double = ب: پرداخت با خدمتکار مضاعف (قیمت { $cost }) و گذاشتن { $n } خدمتکار
gugong-opt-wall-b-place-double = ب: پرداخت { $cost } خدمتکار و گذاشتن { $n } خدمتکار، از جمله خدمتکار مضاعف
gugong-opt-wall-b-only-double = ب: پرداخت { $cost } خدمتکار و گذاشتن فقط خدمتکار مضاعف که دو حساب می‌شود
gugong-opt-extra = یک خدمتکار دیگر
gugong-opt-extra-double = خدمتکار مضاعف که دو حساب می‌شود
gugong-opt-turn-die = تاس { $die }: از { $from } به { $face }

## Jade

gugong-house = خانه‌ی { $n }
gugong-square = میدان
gugong-opt-jade = یشم با { $price } خدمتکار ({ $house })
gugong-opt-jade-double = یشم با خدمتکار مضاعف ({ $house }، قیمت { $price })

## Intrigue and the palace. $n (number) - steps; $cost (number) - servants.

gugong-gain-intrigue = { $n } گام دسیسه
gugong-gain-envoy = { $n } گام فرستاده
gugong-gain-medal = مدال: فردا شما آغاز می‌کنید
gugong-opt-intrigue-a = الف: { $n } گام رو به بالا
gugong-opt-intrigue-b = ب: { $n } گام رو به بالا با { $cost } خدمتکار
gugong-opt-intrigue-b-double = ب: { $n } گام رو به بالا، با خدمتکار مضاعف (قیمت { $cost })
gugong-opt-palace-a = الف: { $n } گام فرستاده
gugong-opt-palace-b = ب: { $n } گام فرستاده و دسیسه با { $cost } خدمتکار
gugong-opt-palace-b-double = ب: { $n } گام فرستاده و دسیسه، با خدمتکار مضاعف (قیمت { $cost })

## Decrees. $price (number) - servants paid, besides the one that is placed.

gugong-opt-decree = { $price ->
    [0] گذاشتن ۱ خدمتکار، بدون پرداخت: { $decree }
   *[other] پرداخت { $price } خدمتکار و گذاشتن ۱ خدمتکار: { $decree }
}
gugong-opt-decree-double = پرداخت { $price } با خدمتکار مضاعف و گذاشتن ۱ خدمتکار: { $decree }

## Grand Canal

gugong-opt-canal-a = الف: سوار کردن { $n } خدمتکار، سپس حرکت یک کشتی
gugong-opt-canal-b = ب: پرداخت { $cost } خدمتکار و سوار کردن { $n } خدمتکار
gugong-opt-canal-b-double = ب: پرداخت با خدمتکار مضاعف (قیمت { $cost }) و سوار کردن { $n } خدمتکار
gugong-opt-load = یک خدمتکار: { $ship } ({ $port })
gugong-opt-load-double = خدمتکار مضاعف: { $ship } ({ $port })
gugong-opt-new = یک خدمتکار: کشتی تازه ({ $port })
gugong-opt-new-double = خدمتکار مضاعف: کشتی تازه ({ $port })
gugong-opt-new-full = کشتی تازه در مسیر آبی { $route }
gugong-opt-move-ship = جلو بردن: { $ship } (به { $port })
gugong-opt-move-none = جلو بردن: { $ship }
gugong-opt-claim = دریافت: { $reward } ({ $ship })
gugong-opt-claim-none = دریافت: { $ship } ({ $port })

## Reasons. $need and $have (numbers) - what it takes and what there is.

gugong-why-nothing-in-reach = هیچ شهر دارای توکنی در دسترس مسافر شما نیست: صبح توکن‌های تازه می‌آیند.
gugong-why-no-token-here = اینجا توکنی نیست: مسافر فقط جایی می‌ایستد که بتواند توکنی بردارد.
gugong-why-traveller-here = مسافری اینجاست و توکن را برداشته است: از شهر مسافران دیگر فقط می‌گذرید.
gugong-why-token-before = { $n ->
    [1] در همه‌ی راه‌های این شهر اول توکن دیگری هست. فقط به این شهر می‌رسید: { $cities }.
   *[other] در همه‌ی راه‌های این شهر اول توکن دیگری هست. به یکی از این‌ها می‌رسید: { $cities }.
}
gugong-why-house-empty = یشم این خانه فروخته شده است: خانه‌ای انتخاب کنید که هنوز یشم دارد.
gugong-why-houses-left = میدان فقط وقتی می‌فروشد که همه‌ی خانه‌ها خالی باشند؛ { $have } خانه هنوز یشم دارد.
gugong-why-track-end = نشانگر شما در انتهای مسیر دسیسه است: اینجا چیزی به دست نمی‌آید.
gugong-why-decree-owned = یکی از خدمتکاران شما از پیش روی این فرمان است: هر فرمان یک بار.
gugong-why-decree-short = این کار { $need } خدمتکار آماده می‌خواهد، با همان که گذاشته می‌شود (نه خدمتکار مضاعف)؛ شما { $have } نفر دارید.
gugong-why-ship-full = این کار { $need } جای خالی روی کشتی می‌خواهد؛ کشتی { $have } جای خالی دارد.
gugong-why-no-ship = همه‌ی کشتی‌های شما روی کانال‌اند: پاداشی دریافت کنید یا صبر کنید تا یکی برگردد.
gugong-why-route-full = همه‌ی بندرهای این مسیر آبی گرفته شده‌اند.
gugong-why-no-port-ahead = جلوی این کشتی بندر خالی نیست: شب جلو می‌رود.
gugong-why-ship-at-home = این کشتی در لنگرگاه است: برای روانه کردنش خدمتکاری روی آن بگذارید.
gugong-why-no-room-for-two = روی کشتی‌های شما جای دو خدمتکار نیست: با حالت الف می‌توانید یکی بگذارید.
gugong-why-no-room-for-second = با این بار جایی برای خدمتکار دوم نمی‌ماند: کشتی دیگری انتخاب کنید.
gugong-why-nothing-on-canal = نه خدمتکاری برای گذاشتن دارید، نه کشتی‌ای برای حرکت و نه پاداشی برای دریافت.
gugong-why-ship-not-full = خدمتکاران سوار: { $have }؛ برای دریافت { $need } خدمتکار لازم است.
gugong-why-no-reward-here = این بندر چنین پاداشی ندارد: کشتی را جلوتر ببرید.
gugong-why-reward-limit = { $need ->
    [1] این پاداش را گرفته‌اید: فقط یک بار دریافت می‌شود.
   *[other] این پاداش را { $need } بار گرفته‌اید که بیشترین حد آن است.
}
gugong-why-deck-empty = دسته‌ی کارت‌های هدیه خالی است: پاداش دیگری انتخاب کنید یا صبر کنید.
gugong-why-steps-short = این کار { $need } گام رو به پایین می‌خواهد؛ شما روی گام { $have } هستید.
gugong-why-face-shown = تاس همین حالا { $need } را نشان می‌دهد: وجه دیگری انتخاب کنید.
gugong-why-value-short = این کار هدیه‌ای به ارزش { $need } یا بیشتر می‌خواهد؛ ارزش این یکی { $have } است.
gugong-why-pile-empty = دسته‌ی دورریز شما خالی است: کارتی برای بازگرداندن نیست.
