### Paladins of the West Kingdom: the log. $who is a player's name.

## The round

paladins-log-round-began = راند { $round } آغاز شد. شروع‌کننده: { $who }.
paladins-log-order-shown = دستور تازه‌ی پادشاه، برای { $vp } امتیاز: { $order }.
paladins-log-favour-shown = { $costs ->
    [0] لطف تازه‌ی پادشاه: { $favour }. کارگر: { $slots }. آنچه می‌آورد: { $effect }.
   *[other] لطف تازه‌ی پادشاه: { $favour }. کارگر: { $slots }. هزینه: { $cost }. آنچه می‌آورد: { $effect }.
}
paladins-log-tavern-shown = میخانه‌ای باز شد: { $tavern }.
paladins-log-paladins-drawn = { $who } سه پالادین کشید: { $a }، { $b } و { $c }.
paladins-log-paladins-drawn-hidden = { $who } سه پالادین کشید.
paladins-log-paladin-chosen = { $who } نگه داشت: { $keep }؛ روی دسته: { $top }؛ به زیر دسته: { $bottom }.
paladins-log-paladin-chosen-hidden = { $who } پالادینی انتخاب کرد.
paladins-log-paladin-shown = { $who } رو کرد: { $paladin } ({ $effect }).
paladins-log-tavern-taken = { $who } یک کارت میخانه برداشت: { $tavern }.
paladins-log-passed = { $who } پاس داد.
paladins-log-workers-kept = { $who } برای راند بعد نگه داشت: { $workers }.
paladins-log-workers-kept-none = { $who } هیچ کارگری برای راند بعد نگه نداشت.
paladins-log-townsfolk-left = از ردیف اهالی شهر رفت: { $townsfolk }.
paladins-log-townsfolk-shown = تازه به شهر آمد: { $townsfolk }.
paladins-log-outsider-left = از ردیف بیگانگان رفت: { $outsider }.
paladins-log-outsider-shown = بیگانه‌ی تازه: { $outsider }.
paladins-log-deck-reshuffled = کارت‌های دورریخته‌ی { $deck } بُر خوردند و دسته‌ای تازه شدند.
paladins-log-game-over = بازی تمام شد.

## Actions

paladins-log-action = { $who } اقدامی انجام داد: { $action }.
paladins-log-workers-placed = { $who } قرار داد: { $workers }.
paladins-log-paid-out = { $provisions ->
    [0] { $who } پرداخت کرد: { $silver } نقره.
   *[other] { $silver ->
        [0] { $who } پرداخت کرد: { $provisions } آذوقه.
       *[other] { $who } پرداخت کرد: { $silver } نقره و { $provisions } آذوقه.
    }
}
paladins-log-gained = { $who } به دست آورد: { $reward }.
paladins-log-gain-cut = { $who } چیزی به دست نیاورد، چون مسیر به پایان رسیده است: { $reward }.
paladins-log-declined = { $who } از یک پاداش صرف‌نظر کرد: { $reward }.
paladins-log-hired = { $debt ->
    [1] { $who } با گرفتن بدهی استخدام کرد: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } رایگان استخدام کرد: { $townsfolk }.
       *[other] { $who } با { $silver } نقره استخدام کرد: { $townsfolk }.
    }
}
paladins-log-discarded = { $debt ->
    [1] { $who } با گرفتن بدهی دور انداخت: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } دور انداخت: { $townsfolk }.
       *[other] { $who } با { $silver } نقره دور انداخت: { $townsfolk }.
    }
}
paladins-log-commissioned = { $who } راهبی به منطقه‌ی { paladins-roman }، فضای { $place } فرستاد.
paladins-log-garrisoned = { $who } پاسگاهی در منطقه‌ی { paladins-roman }، فضای { $place } برپا کرد.
paladins-log-wall-built = { $who } دیواری ساخت: { $wall }.
paladins-log-jar-placed = { $who } کوزه‌ای روی فضای { $place } گذاشت ({ $rewards }).
paladins-log-attacked = { $silver ->
    [0] { $who } حمله کرد: { $outsider }.
   *[other] { $who } حمله کرد و برای قدرتی که کم داشت { $silver } نقره پرداخت: { $outsider }.
}
paladins-log-converted = { $who } گرواند: { $outsider }.
paladins-log-workshop-placed = { $slot ->
    [0] { $who } کارگاهی قرار داد: { $action }، فضای چپ.
   *[other] { $who } کارگاهی قرار داد: { $action }، فضای وسط.
}
paladins-log-worker-sent-home = { $who } برای کارگاه جا باز کرد: { $worker } به انبار برگشت.
paladins-log-cleared = { $who } فضا را خالی کرد: { $action }.
paladins-log-favour-used = { $who } از لطف پادشاه استفاده کرد: { $favour }.

## Tax, suspicion, debts

paladins-log-suspicion-drawn = { $tax ->
    [0] { $who } یک سوءظن کشید، بدون مالیات.
   *[other] { $who } یک سوءظن کشید، با { $tax } نقره‌ی مالیات.
}
paladins-log-no-suspicion-left = { $who } سوءظنی نکشید: کارتی نمانده است.
paladins-log-tax-taken = { $left ->
    [0] { $who } از صندوق مالیات { $n } نقره برداشت؛ صندوق خالی شد.
   *[other] { $who } از صندوق مالیات { $n } نقره برداشت؛ در صندوق { $left } نقره ماند.
}
paladins-log-tax-refilled = صندوق مالیات با { $n } نقره دوباره پر شد.
paladins-log-inquisition = { $who } تفتیش عقاید را به راه انداخت.
paladins-log-ability-used = { $who } از توانایی یکی از همراهان استفاده کرد: { $townsfolk }.
paladins-log-judged = { $who } با بیشترین سوءظن ({ $suspicion }) محاکمه شد.
paladins-log-suspicion-lost = { $n ->
    [1] { $who } یک سوءظن پس داد.
   *[other] { $who } پس داد: { $n } سوءظن.
}
paladins-log-debt-taken = { $who } یک بدهی گرفت.
paladins-log-debt-paid = { $who } یک بدهی پرداخت.
paladins-log-debt-destroyed = { $who } یک بدهی را از بین برد.

## The AI player

paladins-log-ai-workers = { $who } به دست آورد: { $n } کارگر؛ اکنون { $now } کارگر دارد.
paladins-log-ai-workshop = { $who } کارگاهی افزود: { $action }.
paladins-log-ai-scheme = { $who } طرحی رو کرد: { $action }.
paladins-log-ai-cannot = { $who } نتوانست انجام دهد: { $action } ({ $why }).
paladins-log-ai-does = { $instead ->
    [0] { $who } با { $workers } کارگر انجام داد: { $action }.
   *[other] { $who } به‌جای آن سمت‌چپ‌ترین اقدام ممکن را با { $workers } کارگر انجام داد: { $action }.
}
paladins-log-ai-skips = { $who } از کارتی گذشت ({ $row }، جایگاه { $place }): { $why }.
paladins-log-ai-marker-moved = { $who } نشانگرش را از { $from } به { $to } برد.
paladins-log-ai-marker-moved-around = { $who } نشانگرش را یک دور کامل برد تا { $to }.
paladins-log-ai-wrapped = { $who } به انتهای مسیرش رسید و از نو آغاز کرد: { $attribute } به { $value } رسید.
paladins-log-ai-schemes-shuffled = { $who } همه‌ی طرح‌هایش را بُر زد.
paladins-log-ai-tax-returned = { $left ->
    [0] { $who } از صندوق مالیات { $n } نقره به انبار عمومی برد؛ صندوق خالی شد.
   *[other] { $who } از صندوق مالیات { $n } نقره به انبار عمومی برد؛ در صندوق { $left } نقره ماند.
}
paladins-log-ai-cleared = { $who } سمت راست صفحه‌اش را خالی کرد.
paladins-log-ai-jar = { $who } کوزه‌ی { $n } را پشت و رو کرد.

## Why the AI player cannot do something, or leaves something out: clauses about it alone ("it needs"), never said
## of people. $need and $have (numbers) - what it takes and what there is.

paladins-ai-why-used = کارگرانی آنجا ایستاده‌اند
paladins-ai-why-workers = { $need } کارگر لازم دارد و { $have } کارگر دارد
paladins-ai-why-faith = ایمان { $have } از { $need }
paladins-ai-why-strength = قدرت { $have } از { $need }
paladins-ai-why-influence = نفوذ { $have } از { $need }
paladins-ai-why-limit = تاکنون { $have } بار انجام شده است
paladins-ai-why-no-townsfolk = کسی آنجا نیست
paladins-ai-why-no-outsider = کسی آنجا نیست
paladins-ai-why-no-space = هیچ فضای خالی پاداشی ندارد که بخواهد
paladins-ai-why-no-wall = دسته‌ی دیوارها خالی است
paladins-ai-why-not-revealed = به پشت قرار دارد
paladins-ai-why-favour-used = کارگری آنجا ایستاده است
paladins-ai-why-no-order = هیچ‌کدام رو نشده است
paladins-ai-why-no-favour = هیچ‌کدام خالی نیست
