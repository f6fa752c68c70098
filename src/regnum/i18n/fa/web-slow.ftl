### Games over days: clocks, and being told that it is one's turn.

## Spans of time. $days, $hours, $minutes - whole numbers; the long form stands in sentences, the brief one on a
## plaque.

web-span-days-long = { $hours ->
    [0] { $days } روز
   *[other] { $days } روز و { $hours } ساعت
}
web-span-hours-long = { $hours } ساعت
web-span-minutes-long = { $minutes } دقیقه
web-span-days-brief = { $days } روز { $hours } س
web-span-hours-brief = { $hours } س { $minutes } د
web-span-minutes-brief = { $minutes } دقیقه

## Clocks. $total, $bonus, $time - spans of time.

web-slow-each = هر کس برای هر نوبت { $total } زمان دارد.
web-slow-turns = هر کس برای کل بازی { $total } زمان دارد و برای هر نوبت { $bonus } بیشتر.
web-slow-out-vote = خودبه‌خود رباتی به‌جای کسی بازی نمی‌کند: وقتی زمان کسی تمام شود، دیگران می‌توانند به جانشینی یک ربات رأی بدهند.
web-slow-out-wait = رباتی به‌جای کسی بازی نمی‌کند: وقتی زمان کسی تمام شود، بازی همچنان منتظر می‌ماند.
web-slow-out-bot = وقتی زمان کسی تمام شود، رباتی به‌جایش ادامه می‌دهد.
web-slow-left = زمان باقی‌مانده: { $time }
web-slow-no-time = زمان تمام شد
web-slow-out = زمان تمام شد
web-slow-over = زمان تمام شد: { $name }.
web-slow-mine-over = زمان شما تمام شده است. رباتی به‌جای شما بازی نمی‌کند: هنوز می‌توانید بازی کنید.

## Being told that it is one's turn

web-notices = خبر دادن هنگام نوبت من
web-notices-on = در این مرورگر روشن است
web-notices-why = برای هر نوبت یک بار به شما خبر داده می‌شود، و فقط وقتی سر میز نباشید.
web-notices-push = با این مرورگر، حتی وقتی این برگه بسته است
web-notices-insecure = این مرورگر فقط جایی می‌تواند به شما خبر دهد که نشانی این برگه با https آغاز شود. از گرداننده‌ی سرور بپرسید.
web-notices-unsupported = این مرورگر نمی‌تواند وقتی برگه بسته است به شما خبر دهد. در گوشی شاید کمک کند که اول این برگه را به صفحه‌ی اصلی گوشی بیفزایید.
web-notices-denied = این مرورگر اجازه ندارد اعلان‌های این برگه را نشان دهد. در تنظیمات مرورگر برای این سایت اجازه دهید و دوباره امتحان کنید.
web-notices-failed = ممکن نشد: مرورگر نتوانست به سرویس اعلان خود برسد. بعداً دوباره امتحان کنید.
web-notices-none = این سرور به کسی خبر نمی‌دهد.
web-notices-mail = نشانی ایمیل شما
web-notices-mail-add = خبر دادن با ایمیل
web-notices-mail-on = با ایمیل به { $address }
web-notices-mail-asked = ایمیلی به { $address } فرستاده شد که پیوندی دارد: آن را باز کنید تا تأیید شود که این نشانی مال شماست.
web-notices-mail-end = پایان ایمیل‌ها
web-mail-confirm = این نشانی مال شماست؟
web-mail-confirm-why = در این صورت وقتی نوبت شما در آن میز باشد ایمیلی می‌گیرید. هر ایمیل پیوندی دارد که به ایمیل‌ها پایان می‌دهد.
web-mail-confirm-go = بله، خبر دادن با ایمیل
web-mail-confirm-done = با ایمیل به شما خبر داده خواهد شد.
web-mail-stop = ایمیل دیگری نیاید؟
web-mail-stop-why = دیگر وقتی نوبت شما در آن میز باشد با ایمیل به شما خبر داده نمی‌شود.
web-mail-stop-go = پایان ایمیل‌ها
web-mail-stop-done = دیگر از این ایمیل‌ها نخواهید گرفت.
web-title-turns = ({ $n }) نوبت شماست · Regnum
