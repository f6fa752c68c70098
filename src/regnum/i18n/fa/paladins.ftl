### Paladins of the West Kingdom: what things are called, and what they do.

paladins-title = پالادین‌های پادشاهی غرب
paladins-automa = بازیکن هوش مصنوعی
paladins-option-difficulty = درجه‌ی سختی
paladins-difficulty-easy = آسان
paladins-difficulty-standard = استاندارد
paladins-difficulty-hard = سخت

## Actions

paladins-action-develop = توسعه
paladins-action-recruit = استخدام
paladins-action-hunt = شکار
paladins-action-trade = تجارت
paladins-action-pray = دعا
paladins-action-conspire = توطئه
paladins-action-commission = اعزام
paladins-action-fortify = مستحکم‌سازی
paladins-action-garrison = استقرار
paladins-action-absolve = آمرزش
paladins-action-attack = حمله
paladins-action-convert = گرواندن
paladins-action-kings-order = دستور پادشاه
paladins-action-kings-favour = لطف پادشاه
paladins-action-rest = استراحت

## Attributes, peoples, workers

paladins-attribute-faith = ایمان
paladins-attribute-strength = قدرت
paladins-attribute-influence = نفوذ

paladins-people-saracen = ساراسن
paladins-people-byzantine = بیزانسی
paladins-people-viking = وایکینگ

paladins-worker-labourer = کارگر ساده
paladins-worker-scout = طلایه‌دار
paladins-worker-merchant = بازرگان
paladins-worker-fighter = جنگجو
paladins-worker-cleric = روحانی
paladins-worker-criminal = تبهکار

paladins-slot-labourer = { $n ->
    [1] یک کارگر ساده
   *[other] { $n } کارگر ساده
}
paladins-slot-scout = { $n ->
    [1] یک طلایه‌دار
   *[other] { $n } طلایه‌دار
}
paladins-slot-merchant = { $n ->
    [1] یک بازرگان
   *[other] { $n } بازرگان
}
paladins-slot-fighter = { $n ->
    [1] یک جنگجو
   *[other] { $n } جنگجو
}
paladins-slot-cleric = { $n ->
    [1] یک روحانی
   *[other] { $n } روحانی
}
paladins-slot-criminal = { $n ->
    [1] یک تبهکار
   *[other] { $n } تبهکار
}
paladins-slot-any = { $n ->
    [1] هر کارگری
   *[other] { $n } کارگر از هر نوع
}

## Rewards and costs. $n (number) - how many. They are names of rewards and stand in lists, after a colon or a verb
## ("1 faith, 2 silver and 1 debt paid"), so all of them are nouns.

paladins-reward-labourer = { $n } کارگر ساده
paladins-reward-scout = { $n } طلایه‌دار
paladins-reward-merchant = { $n } بازرگان
paladins-reward-fighter = { $n } جنگجو
paladins-reward-cleric = { $n } روحانی
paladins-reward-criminal = { $n } تبهکار
paladins-reward-faith = { $n } ایمان
paladins-reward-strength = { $n } قدرت
paladins-reward-influence = { $n } نفوذ
paladins-reward-silver = { $n } نقره
paladins-reward-provision = { $n } آذوقه
paladins-reward-tax = { $n } نقره‌ی مالیات
paladins-reward-remove-suspicion = حذف { $n } سوءظن
paladins-reward-pay-debt = پرداخت { $n } بدهی
paladins-reward-destroy-debt = از بین بردن { $n } بدهی
paladins-reward-gain-debt = گرفتن { $n } بدهی
paladins-reward-pray = خالی کردن یک فضا
paladins-reward-free-recruit = یک استخدام رایگان
paladins-reward-free-develop = یک کارگاه رایگان

## Paladins

paladins-paladin-anseis = آنسئیس
paladins-paladin-berengier = برانژیه
paladins-paladin-engelier = آنژلیه
paladins-paladin-gerier = ژریه
paladins-paladin-gerin = ژرَن
paladins-paladin-girard = ژیرار
paladins-paladin-ivoire = ایووار
paladins-paladin-ivon = ایوون
paladins-paladin-oliver = الیور
paladins-paladin-otton = اوتون
paladins-paladin-roland = رولان
paladins-paladin-samson = سامسون

paladins-boost = {"\u2066"}+{ $n }{"\u2069"} { $attribute }

## Townsfolk

paladins-townsfolk-abbot = رئیس دیر
paladins-townsfolk-acolyte = دستیار کشیش
paladins-townsfolk-architect = معمار
paladins-townsfolk-conspirator = توطئه‌گر
paladins-townsfolk-debt-collector = مأمور وصول بدهی
paladins-townsfolk-defender = مدافع
paladins-townsfolk-gatekeeper = نگهبان دروازه
paladins-townsfolk-missionary = مبلّغ
paladins-townsfolk-peddler = دوره‌گرد
paladins-townsfolk-squire = ملازم
paladins-townsfolk-watchman = نگهبان

paladins-ability-action = با هر { $action }: { $rewards }
paladins-ability-no-silver = { $action } نقره نمی‌خواهد
paladins-ability-no-provision = { $action } آذوقه نمی‌خواهد
paladins-ability-discount = { $action } { $n } نقره ارزان‌تر است
paladins-ability-pay-debt = با پرداخت هر بدهی: { $rewards }
paladins-ability-inquisition = در تفتیش عقاید: { $rewards }
paladins-ability-suspected = در تفتیش عقاید، با ۲ سوءظن یا بیشتر: { $rewards }
paladins-ability-innocent = در تفتیش عقاید، بدون هیچ سوءظنی: { $rewards }

## Outsiders

paladins-outsider = { $name } ({ $people })
paladins-outsider-adventurer = ماجراجو
paladins-outsider-archer = کماندار
paladins-outsider-armourer = زره‌ساز
paladins-outsider-assassin = آدم‌کش
paladins-outsider-barbarian = بربر
paladins-outsider-champion = پهلوان
paladins-outsider-guardian = محافظ
paladins-outsider-hunter = شکارچی
paladins-outsider-invader = مهاجم
paladins-outsider-lookout = دیده‌بان
paladins-outsider-marauder = غارتگر
paladins-outsider-mercenary = مزدور
paladins-outsider-protector = حامی
paladins-outsider-thief = دزد
paladins-outsider-traitor = خائن
paladins-outsider-vigilante = عدالت‌جو
paladins-outsider-warrior = سلحشور

paladins-scoring-action = { $per ->
    [1] در پایان بازی { $vp } امتیاز به‌ازای هر بار انجام این اقدام: { $action }
   *[other] در پایان بازی { $vp } امتیاز به‌ازای هر { $per } بار انجام این اقدام: { $action }
}
paladins-scoring-crew = { $per ->
    [1] در پایان بازی { $vp } امتیاز به‌ازای هر کارت اهالی شهر میان همراهان
   *[other] در پایان بازی { $vp } امتیاز به‌ازای هر { $per } کارت اهالی شهر میان همراهان
}
paladins-scoring-attribute = در پایان بازی { $vp } امتیاز به‌ازای هر { $per } { $attribute }
paladins-scoring-people = { $per ->
    [1] در پایان بازی { $vp } امتیاز به‌ازای هر بیگانه‌ی شکست‌خورده از این قوم: { $people }
   *[other] در پایان بازی { $vp } امتیاز به‌ازای هر { $per } بیگانه‌ی شکست‌خورده از این قوم: { $people }
}
paladins-scoring-order = { $base ->
    [0] در پایان بازی { $vp } امتیاز به‌ازای هر دستور پادشاه که انجام شده باشد
   *[other] در پایان بازی { $base } امتیاز، و { $vp } امتیاز دیگر به‌ازای هر دستور پادشاه که انجام شده باشد
}
paladins-scoring-mercenary = { $base ->
    [0] در پایان بازی { $vp } امتیاز به‌ازای هر مزدور گرویده
   *[other] در پایان بازی { $base } امتیاز، و { $vp } امتیاز دیگر به‌ازای هر مزدور گرویده
}
paladins-scoring-paid-debt = در پایان بازی { $vp } امتیاز به‌ازای هر بدهی پرداخت‌شده
paladins-scoring-suspicion = در پایان بازی { $vp } امتیاز به‌ازای هر سوءظنی که دارید
paladins-scoring-unpaid-debt = در پایان بازی زیان هر بدهی پرداخت‌نشده { $vp } امتیاز کمتر می‌شود

## The King’s cards

paladins-order = { $action }، { $n } بار

paladins-favour-recruit = دروازه‌های باز
paladins-favour-absolution = عفو شاهانه
paladins-favour-criminals = دوستان ناباب
paladins-favour-attribute = خوش‌نامی
paladins-favour-debt = بخشودگی بدهی
paladins-favour-borrow = کارگران روزمزد
paladins-favour-build = استاد بنّا
paladins-favour-labour = بیگاری
paladins-favour-supplies = تدارکات
paladins-favour-pray = روز دعا

## Places, walls, decks

paladins-roman = { $region }
paladins-space = منطقه‌ی { paladins-roman }، فضای { $place }
paladins-jar = جای کوزه، شماره‌ی { $place }
paladins-wall = { $vp ->
    [0] { $rewards }
   *[other] { $rewards }، و { $vp } امتیاز در پایان بازی
}
paladins-wall-choice = { $vp ->
    [0] { $rewards }، و یکی از این‌ها: { $choice }
   *[other] { $rewards }، { $vp } امتیاز در پایان بازی، و یکی از این‌ها: { $choice }
}

paladins-row-townsfolk = اهالی شهر
paladins-row-outsiders = بیگانگان
paladins-row-favours = لطف‌های پادشاه

paladins-deck-tavern = میخانه
paladins-deck-suspicion = سوءظن
paladins-deck-scheme = طرح

## The score

paladins-score-orders = دستورهای پادشاه
paladins-score-faith = ایمان
paladins-score-strength = قدرت
paladins-score-influence = نفوذ
paladins-score-develop = کارگاه‌ها
paladins-score-commission = راهبان
paladins-score-fortify = دیوارها
paladins-score-garrison = پاسگاه‌ها
paladins-score-absolve = کوزه‌ها
paladins-score-walls = امتیازهای روی دیوارها
paladins-score-converts = بیگانگان گرویده
paladins-score-paid-debts = بدهی‌های پرداخت‌شده
paladins-score-unpaid-debts = بدهی‌های پرداخت‌نشده
paladins-score-goods = نقره و آذوقه

paladins-tie-orders = تساوی با امتیاز دستورهای پادشاه برطرف شد.
paladins-tie-suspicion = تساوی با سوءظن کمتر برطرف شد.
paladins-tie-shared = تساوی برطرف نشد: رتبه مشترک است.
