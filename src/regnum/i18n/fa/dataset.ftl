### regnum dataset: games as arrays for programs that learn.

dataset-done = { $folder }: { $rows } تصمیم از { $games } بازی، { $files } فایل.
dataset-which = مجموعه‌داده از بازی ربات‌ها یا از سابقه‌ها ساخته می‌شود: {"\u2066"}--players{"\u2069"} یا {"\u2066"}--records{"\u2069"} را بنویسید.
dataset-only-bots = سابقه‌ها همان‌اند که هستند: {"\u2066"}--records{"\u2069"} همراه {"\u2066"}--{ $option }{"\u2069"} نمی‌آید.
dataset-no-records = آنجا سابقه‌ای نیست.
dataset-bad-record = { $file } سابقه‌ی یک بازی نیست.
# $there, $here - games as they are typed; $seats, $players - how many players.
dataset-other-game = { $file } بازی { $there } با { $seats } بازیکن است؛ مجموعه‌داده برای { $here } با { $players } بازیکن است.
dataset-other-rules = { $file } با قانون‌ها یا اجزایی جز آنچه امروز هست بازی شده است.
dataset-unfinished = { $file }: بازی به پایان نرسیده است و نتیجه‌ای برای یادگیری ندارد.
dataset-not-empty = { $folder } خالی نیست و مجموعه‌داده هم نیست: پوشه‌ی دیگری بدهید.
# $what - the name of what differs.
dataset-other = { $folder } مجموعه‌داده‌ی دیگری دارد ({ $what } فرق می‌کند). پوشه‌ی دیگری بدهید یا همان آرگومان‌های آغاز را.
dataset-damaged = { $file } فایل مجموعه‌داده نیست یا آسیب دیده است.
