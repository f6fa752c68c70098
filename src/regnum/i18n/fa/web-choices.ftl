### How choices are shown in the rail, and what is answered without being asked.

## Questions with one sensible answer

web-set-askall = پرسیدن همه چیز، حتی آنچه فقط یک پاسخ معقول دارد
web-answered-so = بدون پرسش انجام شد: { $answers }
web-answered-so-why = فقط یک پاسخ معقول داشت. واگرد به پرسش برمی‌گردد؛ در تنظیمات می‌توانید بخواهید همه چیز پرسیده شود.

## Choices in symbols: their words on demand

web-choice-with = { $choice }: { $more }

## Paladins

web-paladins-ask-turn = یک اقدام انجام دهید یا پاس بدهید
web-paladins-pass-fewer = نگه داشتن کمتر
web-paladins-costs = هزینه
web-paladins-given = پرداخت
web-paladins-then = سپس
web-paladins-aim = برای: { $what }
web-paladins-aim-jar = کوزه‌ی شما

web-paladins-verb-take = برداشتن این کارت
web-paladins-verb-paladin = انتخاب پالادین
web-paladins-verb-tavern = برداشتن این میخانه
web-paladins-verb-workers = قرار دادن کارگران
web-paladins-verb-keep = نگه داشتن این‌ها
web-paladins-verb-workshop = قرار دادن کارگاه
web-paladins-verb-hire = بردن به همراهان
web-paladins-verb-discard = دور انداختن برای پاداش
web-paladins-verb-monk = قرار دادن راهب
web-paladins-verb-outpost = قرار دادن پاسگاه
web-paladins-verb-jar = قرار دادن کوزه
web-paladins-verb-attack = حمله
web-paladins-verb-convert = گرواندن
web-paladins-verb-clear = خالی کردن فضا
web-paladins-verb-favour = استفاده از لطف پادشاه

## Gùgōng

web-gugong-ask-exchange = کدام هدیه را می‌دهید؟
web-gugong-ask-where = با کدام صاحب‌منصب؟
web-gugong-compared = { $value } : { $there }
web-gugong-verb-give = دادن این کارت
web-gugong-verb-at = تبادل در اینجا
web-gugong-verb-servants = پرداخت خدمتکار
web-gugong-verb-discard = دور انداختن این کارت
web-gugong-verb-no-action = بدون اقدام
web-gugong-verb-take = گرفتن خدمتکار
web-gugong-verb-swap = تعویض این کارت
web-gugong-verb-with = تعویض در اینجا
web-gugong-verb-take-back = بازگرداندن به دست
web-gugong-verb-use-token = استفاده از توکن
web-gugong-verb-place-token = گذاشتن توکن
web-gugong-verb-trade = مبادله‌ی توکن‌ها
web-gugong-verb-build = ساختن
web-gugong-verb-house = خرید یشم
web-gugong-verb-decree = خرید فرمان
web-gugong-verb-use-decree = استفاده از فرمان
web-gugong-verb-go = سفر به اینجا
web-gugong-verb-load = سوار کردن خدمتکار
web-gugong-verb-new = سوار کردن بر کشتی تازه
web-gugong-verb-move = حرکت کشتی
web-gugong-verb-claim = دریافت پاداش
web-gugong-verb-skip = رد شدن
web-gugong-verb-done = تمام

## Troyes

web-troyes-ask-turn = یک اقدام انتخاب کنید، یا اول تاس
web-troyes-power-reroll-what = پرتاب دوباره: نفوذ بپردازید و یکی از تاس‌هایتان را دوباره پرتاب کنید.
web-troyes-space-short = { $values } · { $place }
web-troyes-verb-target-hire = استخدام
web-troyes-verb-target-card = استفاده از کارت
web-troyes-verb-target-event = مقابله
web-troyes-verb-target-building = قرار دادن شهروند
web-troyes-verb-target-cathedral = ساختن
web-troyes-verb-target-agriculture = برداشت
web-troyes-verb-dice = استفاده از تاس‌ها
web-troyes-verb-die = برداشتن این تاس
web-troyes-verb-cube = استفاده از این مکعب
web-troyes-verb-event = گذاشتن مکعب
web-troyes-verb-space = قرار دادن شهروند
web-troyes-verb-supply = آوردن شهروند
web-troyes-verb-move = جابه‌جایی شهروند
web-troyes-verb-recruit = استخدام
web-troyes-verb-reroll = پرتاب دوباره
web-troyes-verb-flip = پشت و رو کردن
web-troyes-verb-flip-die = پشت و رو کردن
web-troyes-verb-beat = مقابله
web-troyes-verb-pass = پاس
