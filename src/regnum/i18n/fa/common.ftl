### What every game shares: seats, lists, and everything that can go wrong.

## Seats

seat-player = بازیکن { $n }

## Lists. A list is joined from its end: "-two" joins the last two items, "-more" puts each earlier
## item ($first) before what is joined already ($rest).

list-none = هیچ‌چیز
list-and-two = { $first } و { $last }
list-and-more = { $first }، { $rest }
list-or-two = { $first } یا { $last }
list-or-more = { $first }، { $rest }
list-cut = { $n } مورد دیگر

## Choices

option-plain = گزینه‌ی { $n }

error-choice-unknown = انتخاب «{ $choice }» اینجا نیست. آنچه هست: { $offered }.
error-choice-number = گزینه‌ی { $choice } اکنون در دسترس نیست: یکی از گزینه‌های فهرست را انتخاب کنید.
error-over = بازی تمام شده است: چیزی برای تصمیم گرفتن نمانده است.
error-not-your-turn = نوبت شما نیست: اکنون { $who } تصمیم می‌گیرد.
error-undo-barrier = چیزی برای برگرداندن نیست: واگرد تا آخرین کارتی که کشیده یا رو شده و تا آخرین انتخاب بازیکنی دیگر عقب می‌رود.
error-redo = چیزی برای انجام دوباره نیست: این کار فقط بلافاصله پس از واگرد ممکن است.

## Starting a game

error-game = بازی «{ $game }» وجود ندارد. بازی‌ها: { $games }.
error-players = این بازی برای { $min } تا { $max } بازیکن است، نه برای { $players }.
error-option = با این تعداد بازیکن گزینه‌ی «{ $option }» وجود ندارد. گزینه‌ها: { $known }.
error-seed = این بذر قابل استفاده نیست: بیش از { $max } حرف دارد یا متن نیست.
error-option-value = گزینه‌ی «{ $option }» نمی‌تواند «{ $value }» باشد. می‌تواند این‌ها باشد: { $values }.

## Records and stored positions

error-record-json = این فایل یک بازی نیست: نمی‌توان آن را به شکل JSON خواند.
error-record-format = قالب این فایل بازی «{ $format }» است که این نسخه نمی‌شناسد.
error-record-field = این فایل بازی قابل استفاده نیست: بخش «{ $field }» آن نیست یا نادرست است.
error-record-game = این فایل مال بازی دیگری است: { $game }.
error-record-rules = این فایل با قوانین نسخه‌ی { $rules } بازی شده است؛ اینجا نسخه‌ی { $ours } است. آن را با نسخه‌ای بازپخش کنید که با آن بازی شده است.
error-record-moved = این فایل با قوانین نسخه‌ی { $rules } بازی شده است. با نسخه‌ی { $ours } که اینجاست، بازی از راه دیگری می‌رفت. آن را با نسخه‌ای بازپخش کنید که با آن بازی شده است.
error-record-differs = این فایل با قوانین نسخه‌ی { $rules } بازی شده است. با نسخه‌ی { $ours } که اینجاست، انتخاب { $n } دیگر ممکن نیست. آن را با نسخه‌ای بازپخش کنید که با آن بازی شده است.
error-record-unproven = این فایل با قوانین نسخه‌ی { $rules } بازی شده است و جمع کنترلی ندارد؛ پس نمی‌توان نشان داد که بازی با نسخه‌ی { $ours } همان است. آن را با نسخه‌ای بازپخش کنید که با آن بازی شده است.
error-record-components = این فایل با اجزای دیگری بازی شده است (اثر انگشت { $components }). فایل اجزایی را بدهید که با آن بازی شده است.
error-record-choice = این فایل بازپخش نمی‌شود: انتخاب { $n } گزینه‌ی { $choice } است که آنجا در دسترس نبود.
error-record-checksum = این فایل بازپخش نمی‌شود: به وضعیتی جز آنچه می‌گوید می‌رسد. یا تغییر کرده است یا مال نسخه‌ی دیگری است.
error-state = وضعیت ذخیره‌شده‌ی بازی خوانده نمی‌شود: { $what }.
error-state-version = وضعیت ذخیره‌شده مال بازی، قوانین یا اجزای دیگری است: { $what }.
