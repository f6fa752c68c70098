### Gùgōng: what a player is asked, offered and refused, but for the locations.

## Questions

gugong-prompt-exchange = نوبت شماست: کدام هدیه را می‌دهید؟
gugong-prompt-where = { $gift }: با کدام صاحب‌منصب تبادل می‌کنید؟
gugong-prompt-pay = { $ways ->
    [0] این تبادل رایگان نیست ({ $value } در برابر { $there }): برای خدمتکارانی که می‌خواهد ({ $servants }) توکن مبادله کنید یا از اقدامات صرف‌نظر کنید.
    [1] این تبادل رایگان نیست ({ $value } در برابر { $there }): خدمتکار بپردازید ({ $servants }) یا از اقدامات صرف‌نظر کنید.
    [2] این تبادل رایگان نیست ({ $value } در برابر { $there }): کارت دیگری دور بیندازید یا از اقدامات صرف‌نظر کنید.
   *[3] این تبادل رایگان نیست ({ $value } در برابر { $there }): خدمتکار بپردازید ({ $servants })، کارت دیگری دور بیندازید یا از اقدامات صرف‌نظر کنید.
}
gugong-prompt-gift-servants = { $n ->
    [1] هدیه‌ی شما { $n } خدمتکار می‌آورد. او را می‌گیرید؟
   *[other] هدیه‌ی شما { $n } خدمتکار می‌آورد. آن‌ها را می‌گیرید؟
}
gugong-prompt-swap-card = کدام کارت خود را با کارتی روی صفحه تعویض می‌کنید؟
gugong-prompt-swap-with = { $gift }: نزد کدام صاحب‌منصب تعویضش می‌کنید؟
gugong-prompt-end-turn = نوبت شما رو به پایان است. اول توکن سفر مبادله می‌کنید؟
gugong-prompt-last-trade = شب آخر تمام شد. پیش از امتیازشماری پایانی توکن سفر مبادله می‌کنید؟
gugong-prompt-store-token = برای توکن تازه ({ $token }) جا نیست: کدام توکن‌ها را مبادله می‌کنید؟
gugong-prompt-morning-decrees = صبحی تازه: اکنون از کدام فرمان خود استفاده می‌کنید؟

## Options

gugong-opt-give = دادن: { $gift }
gugong-opt-at = { $place }: { $gift }
gugong-exchange-free = رایگان: { $value } در برابر { $there }
gugong-exchange-pay = رایگان نیست: { $value } در برابر { $there }
gugong-exchange-none = رایگان نیست: { $value } در برابر { $there }؛ نمی‌توانید بپردازید، پس اقدامی در کار نخواهد بود
gugong-opt-pay-servants = پرداخت { $n } خدمتکار
gugong-opt-pay-servants-double = پرداخت با خدمتکار مضاعف (قیمت { $n })
gugong-opt-discard = دور انداختن: { $gift }
gugong-opt-discard-any = دور انداختن یک کارت دیگر
gugong-opt-no-action = بدون اقدام
gugong-opt-skip = رد شدن
gugong-opt-swap-hand = تعویض از دست: { $gift }
gugong-opt-swap-discard = تعویض از دسته‌ی دورریز: { $gift }
gugong-opt-swap-with = { $place }، و گرفتن: { $gift }
gugong-opt-done = تمام
gugong-opt-morning-use = استفاده: { $decree }
gugong-opt-morning-done = برای امروز صبح کافی است
gugong-opt-trade = { $doubles ->
    [0] مبادله‌ی { $tokens } توکن؛ در برابر: { $gain }
   *[other] مبادله‌ی { $tokens } توکن (مضاعف: { $doubles })؛ در برابر: { $gain }
}

## Reasons. $need, $have (number).

gugong-why-servants-short = { $have ->
    [0] { $need } خدمتکار لازم است؛ خدمتکار آماده‌ای برای پرداخت آن ندارید.
   *[other] { $need } خدمتکار لازم است؛ { $have } خدمتکار آماده برای پرداخت آن دارید.
}
gugong-why-supply-empty = در ذخیره‌ی شما خدمتکاری نمانده است، پس از آن نه خدمتکاری به دست می‌آید و نه گذاشته می‌شود.
gugong-why-no-other-card = کارت دیگری در دست ندارید که دور بیندازید.
gugong-why-tokens-short = این مبادله توکن‌های سفر به ارزش { $need } می‌خواهد؛ توکن‌های شما { $have } می‌ارزند.
gugong-why-tokens-uneven = این مبادله دقیقاً { $need } توکن می‌خواهد؛ توکن‌های معمولی شما: { $have }.
gugong-why-no-double = خدمتکار مضاعف برای این کار در دسترس نیست: قفلش باید باز باشد و همان‌جا باشد که خدمتکار از آن می‌آید.
gugong-why-no-double-token = { $need } توکن مضاعف لازم است؛ شما { $have } توکن مضاعف دارید.
gugong-why-no-card-to-swap = در دست یا دسته‌ی دورریز شما کارتی برای تعویض نیست.

## What should be said before a choice

gugong-warn-last-card = این آخرین کارت شماست: روز شما با این نوبت تمام می‌شود.
