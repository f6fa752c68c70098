### The terminal: the coach. Hints in a game, and `regnum review`.

term-key-hint = راهنمایی
term-help-key-hint = h
term-help-hint = مربی چه می‌کرد (در بازی با راهنمایی)
term-coach-title = مربی چه می‌کرد
term-coach-plain-help = برای شنیدن نظر مربی، «hint» را بنویسید.
term-coach-off = این بازی بدون راهنمایی است. راهنمایی هنگام آغاز بازی روشن می‌شود: { $command } play --hints
term-coach-move = { $n }. { $move }
term-coach-margin = اختلاف در پایان تا جایی که مربی می‌بیند: { $margin } امتیاز؛ احتمال برد: { $chance }٪
term-coach-why = دلیل: { $reasons }
term-coach-threat = { $who } ({ $why })
term-coach-then = سپس: { $moves }
term-coach-taken = { $who } { $n } راهنمایی گرفت.

term-review-thinking = مربی بازی را بررسی می‌کند: { $percent }٪
term-review-title = { $game }: { $n } انتخاب از نگاه مربی
term-review-unfinished = بازی را پس از پایانش می‌توان بررسی کرد. این یکی ادامه دارد.
term-review-curve = احتمال برد به درصد، نوبت به نوبت
term-review-mark = { $mark }: { $who }
term-review-period = { $n ->
    [0] چینش بازی
   *[other] { $period ->
        [day] روز { $n }
       *[round] راند { $n }
    }
}
term-review-end = پایان
term-review-turning = نقطه‌های عطف
term-review-no-turning = مربی انتخابی نیافت که گران تمام شده باشد.
term-review-point = انتخاب { $n }، { $when }: { $who }
term-review-chosen = انتخاب‌شده: { $move }
term-review-better = بهتر: { $move }
term-review-cost = هزینه‌اش: { $chance }٪ از احتمال برد و { $points } امتیاز.
term-review-brings = آنچه حرکت دیگر می‌آورد: { $reasons }
term-review-look = برای دیدنش: { $command } replay { $file } --at { $n }
term-review-points = امتیازها بر پایهٔ منبع
term-review-source = منبع
term-review-moves = حرکت‌ها
term-review-tally = { $who }: از { $moves } حرکت، { $best } تا به خوبی حرکت مربی بود؛ بقیه، هر کدام جداگانه سنجیده، روی هم { $lost } امتیاز عقب‌تر بود.
