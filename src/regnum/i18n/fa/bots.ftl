# Who may sit in a seat besides people.

bot-random = ربات تصادفی
bot-simple = ربات ساده
bot-squire = ربات ملازم
bot-knight = ربات شوالیه
bot-paladin = ربات پالادین

bot-name-squire = ملازم
bot-name-knight = شوالیه
bot-name-paladin = پالادین

bot-face-fox = روباه
bot-face-owl = جغد
bot-face-hare = خرگوش
bot-face-badger = گورکن
bot-face-raven = زاغ
bot-face-hedgehog = خارپشت

## How a level plays a game: shown where it is chosen, after its name

bot-squire-paladins = اقدامی را برمی‌دارد که اکنون خوب به نظر می‌رسد و جلوتر را نمی‌بیند؛ بعضی را اشتباه می‌سنجد و بعضی از چشمش می‌افتد.
bot-knight-paladins = یک راند کامل را از پیش برنامه‌ریزی می‌کند: چه کسی کجا و به چه ترتیبی کار کند.
bot-paladin-paladins = راند را گسترده‌تر برنامه‌ریزی می‌کند و آن را با آموخته‌هایش از بازی‌های بسیار می‌سنجد.
bot-squire-troyes = تاس‌هایش را نوبت به نوبت معقول به کار می‌برد؛ ارزش بعضی چیزها را اشتباه می‌سنجد و بعضی از چشمش می‌افتد.
bot-knight-troyes = دو نوبت جلوتر را برنامه‌ریزی می‌کند: اکنون کدام تاس‌ها و پس از آن کدام‌ها.
bot-paladin-troyes = بازی را با هر کارت پنهانی که ممکن است باشد در ذهنش ادامه می‌دهد و بهترین نتیجه را برمی‌دارد.
bot-squire-gugong = تبادلی را برمی‌دارد که امروز خوب به نظر می‌رسد و جلوتر را نمی‌بیند؛ بعضی را اشتباه می‌سنجد و بعضی از چشمش می‌افتد.
bot-knight-gugong = هر تبادل هدیه را با هر چه در پی دارد می‌سنجد و بهترین نوبت ممکن را بازی می‌کند.
bot-paladin-gugong = بازی را با دست‌هایی که با دانسته‌هایش جور است در ذهنش ادامه می‌دهد و بهترین نتیجه را برمی‌دارد.
