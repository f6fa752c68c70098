### Hosts: what they decide about a table, saying that one is ready, and what players do about their seat.

## In the lobby

web-host = شما میزبان هستید
web-host-ready = آغاز فقط وقتی همه آماده باشند
web-host-lock = قفل کردن میز: کس دیگری نمی‌تواند بنشیند
web-host-spectators = دیگران می‌توانند بازی را تماشا کنند
web-sign-host = میزبان
web-sign-ready = آماده
web-ready = آماده‌ام
web-ready-not = هنوز آماده نیستم
web-remove = بیرون کردن
web-host-remove = بیرون کردن { $name } از میز
web-stand-up = ترک میز
web-lobby-locked = میزبان این میز را قفل کرده است: فعلاً کسی نمی‌تواند بنشیند.
web-lobby-waiting-ready = بازی وقتی آغاز می‌شود که همه‌ی صندلی‌ها گرفته شده و همه آماده باشند.

## In the settings at the table. $name - the player it is about.

web-host-mute = بستن گفت‌وگو برای او
web-host-unmute = باز کردن گفت‌وگو برای او
web-host-renew = پیوند تازه برای صندلی
web-host-renew-why = تا اگر پیوند قدیمی گم شده است، { $name } بتواند ادامه دهد. پیوند قدیمی از کار می‌افتد و همه می‌بینند که شما پیوند تازه‌ای ساخته‌اید.
web-host-link = کپی پیوند برای { $name }
web-renew = پیوند تازه برای صندلی من
web-renew-why = پیوند قدیمی فوراً در همه‌ی دستگاه‌ها از کار می‌افتد. این دستگاه پیوند تازه را می‌گیرد.
web-forget = حذف نام و گفت‌وگوی من
web-forget-why = نام شما و هر چه گفته‌اید برای همیشه از این میز پاک می‌شود. بازی می‌ماند.
web-delete = حذف میز
web-delete-why = میز و بازی آن برای همیشه و برای همه حذف می‌شود.
web-not-now = فعلاً نه

## In the log. $by - who decided, $who - the player it is about.

web-log-mute = { $by } گفت‌وگو را برای { $who } بست.
web-log-unmute = { $by } گفت‌وگو را برای { $who } باز کرد.
web-log-spectators = { $by } به دیگران اجازه‌ی تماشا داد.
web-log-no-spectators = { $by } تماشاگر نمی‌خواهد.
web-log-link = { $who } پیوند تازه‌ای برای صندلی خود گرفت.
web-log-link-host = { $by } پیوند تازه‌ای برای صندلی { $who } ساخت.
