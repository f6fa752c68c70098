### The browser: the end of a game, its chart, sharing it.

web-number = { $n }

## The end

web-end-place = رتبه‌ی { $n }
web-end-story = روایت بازی
web-end-decided = آنچه سرنوشت بازی را تعیین کرد
web-end-ahead = {"\u2066"}+{ $n }{"\u2069"} امتیاز
web-end-chart = { $period ->
    [day] امتیازها در پایان هر روز
   *[round] امتیازها در پایان هر راند
}
web-end-axis = { $period ->
    [day] روز
   *[round] راند
}
web-end-vp = امتیاز
web-end-lead = پیشتاز تا پایان
web-end-as-table = به شکل جدول
web-end-after = { $period ->
    [day] پس از روز:
   *[round] پس از راند:
}
web-end-final = پایان
web-score-nothing = بدون امتیاز از: { $sources }
web-score-if = ({ $n })
web-score-guess = داخل پرانتز: آنچه اگر در بازی باشد می‌آورد. جزو مجموع نیست.

## Sharing a step

web-share = هم‌رسانی
web-share-step = گام { $n } از { $made }
web-share-all = پیوند میز را در این گام باز می‌کند. بازی تمام شده است، پس هر کس پیوند را داشته باشد همه چیز را می‌بیند.
web-share-public = پیوند میز را در این گام باز می‌کند. هر کس آن را داشته باشد تماشا می‌کند و آنچه را عمومی است می‌بیند؛ کسانی که اینجا بازی می‌کنند آنچه را مال خودشان است می‌بینند.
web-share-players = بازیکنان این میز تماشاگر نمی‌خواهند: فقط کسانی که اینجا بازی می‌کنند می‌توانند پیوند را باز کنند.
web-share-link = کپی پیوند
web-share-send = فرستادن…
web-share-picture = تصویر این گام
web-share-secret = آنچه را شما می‌بینید نشان می‌دهد، رازهای خودتان را هم.
web-share-save = ذخیره‌ی تصویر
web-share-copy = کپی تصویر
web-share-no-copy = این مرورگر اجازه نمی‌دهد برگه‌ها تصویر کپی کنند. به‌جای آن ذخیره‌اش کنید.
web-share-no-picture = ساختن تصویر ممکن نشد.
web-step-missing = گام { $n } در این بازی نیست: تا اینجا { $made } گام دارد. آخرین گام را می‌بینید.
