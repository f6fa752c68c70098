### Learning at the table and before it: what options are for. How a game goes, its rules and their
### examples are in the rule books (*-rules.ftl), which come when somebody asks for them.

## Options, where they are chosen: the option, then what a value of it means

web-option-why = این چیست: { $option }؟
paladins-option-difficulty-what = بازیکن هوش مصنوعی چقدر جلوتر آغاز می‌کند: کارگاه‌هایش، که اقدامات او را پربارتر می‌کنند. قوانین همان‌اند.
paladins-option-difficulty-easy-what = آسان ۱ کارگاه به او می‌دهد: آغاز مناسب برای نخستین بازی.
paladins-option-difficulty-standard-what = استاندارد ۳ کارگاه به او می‌دهد.
paladins-option-difficulty-hard-what = سخت ۵ کارگاه به او می‌دهد.
troyes-option-bonus-what = چهار کارت اضافه که با بقیه بُر می‌خورند: رئیس صومعه، نانوا، ضیافت و یک رویداد قرمز، مقاومت.
troyes-option-bonus-no-what = بدون آن‌ها با کارت‌های بازی پایه بازی می‌کنید: آغاز مناسب.
troyes-option-bonus-yes-what = با آن‌ها هر یک از این چهار کارت ممکن است رو شود. انتخاب‌ها را بیشتر می‌کنند، نه قوانین را.
gugong-option-bonus-what = شش توکن سفر اضافه از سه نوع که با بقیه بُر می‌خورند. هر کدام تا پایان روز کار می‌کند و یکی از خدمتکاران شما را درگیر می‌کند.
gugong-option-bonus-no-what = بدون آن‌ها نقشه فقط توکن‌های معمولی دارد: آغاز مناسب.
gugong-option-bonus-yes-what = با آن‌ها یک توکن ممکن است ۱ واحد به ارزش هدیه‌های شما بیفزاید، در یک مکان ۱ امتیاز عوارض بگیرد، یا اجازه دهد با کار دیگران در آنجا همراهی کنید.
gugong-option-expert-what = کارت‌های هدیه چگونه میان هفت صاحب‌منصب پخش می‌شوند.
gugong-option-expert-no-what = در بازی معمولی همیشه همان هفت کارت در آغاز نزد صاحب‌منصبان‌اند و همان یازده کارت دسته‌ی کارت را می‌سازند.
gugong-option-expert-yes-what = در گونه‌ی حرفه‌ای همه‌ی کارت‌ها جز دست‌ها بُر می‌خورند، تا هر بازی آغاز دیگری داشته باشد.
gugong-option-difficulty-what = مِنگ، حریف شما، چقدر قوی است. یک کارت ویژه در میان کارت‌هایش اجازه می‌دهد در مکان تمرکزش رایگان اقدام کند.
gugong-option-difficulty-easy-what = آسان یکی از دو کارت ویژه‌ی او را کنار می‌گذارد: آغاز مناسب.
gugong-option-difficulty-normal-what = استاندارد هر دو کارت ویژه را به او می‌دهد.
gugong-option-difficulty-hard-what = سخت هر دو کارت ویژه و هدیه‌ی پنجمی به او می‌دهد، یعنی هر روز یک نوبت بیشتر.
gugong-option-focus-what = مکانی که مِنگ در تمام بازی بیش از همه به آن می‌پردازد. آنجا حضورش را حس خواهید کرد.
gugong-option-focus-random-what = یکی از هفت مکان به قید قرعه انتخاب می‌شود.
gugong-option-sets-what = شما دو نفر با کدام دست‌های آغازین بازی می‌کنید: عدد اول مجموعه‌ی شماست و عدد دوم مجموعه‌ی مِنگ. کارت‌ها را تغییر می‌دهد، نه قوانین را.

web-option-words = واژه‌های خودتان برای بُر زدن
web-option-words-what = لازم نیست. هر چه اینجا بنویسید در بُر زدن به کار می‌رود تا بعداً بتوانید بررسی کنید که کسی کارت‌ها را انتخاب نکرده است.
web-option-bots = چند ربات
web-option-bots-what = ربات‌ها بازیکنانی مثل شما هستند، با همان قوانین و همان دید: کارت‌های پنهان شما را نمی‌دانند.
web-option-level = ربات‌ها چقدر قوی‌اند
web-option-level-random-what = ربات تصادفی تصادفی یکی از انتخاب‌های ممکن را برمی‌دارد: برای امتحان کردن.
web-option-level-simple-what = ربات ساده کمی جلوتر را می‌بیند و آنچه را برایش باارزش‌تر است برمی‌دارد.
web-option-level-squire-what = ربات ملازم نوبتش را معقول بازی می‌کند ولی جلوتر را نمی‌بیند، چیزهایی را اشتباه می‌سنجد و چیزهایی از چشمش می‌افتد: برای شب اول.
web-option-level-knight-what = ربات شوالیه می‌داند معمولاً چه چیزی سودمند است و کم اشتباه می‌کند: حریفی خوب برای بیشتر بازیکنان.
web-option-level-paladin-what = ربات پالادین پیش از تصمیم از همه دورتر را می‌بیند و از همه بیشتر فکر می‌کند: قوی‌ترین این سه.
web-option-players = چند بازیکن
web-option-players-what = با هر تعداد، قوانین همان‌اند؛ با بازیکنان بیشتر، جا روی صفحه‌ها کمتر و انتظار بیشتر است.
web-option-listed = نمایش برای همه در فهرست میزهای باز
web-option-listed-what = آن‌گاه هر کس این سرور را باز کند می‌تواند میز شما را ببیند و روی صندلی خالی بنشیند. وگرنه فقط کسانی می‌توانند که پیوند یا کد را به آن‌ها بدهید.
web-option-ready = آغاز وقتی همه آماده باشند
web-option-ready-what = آن‌گاه بازی وقتی آغاز می‌شود که همه اعلام آمادگی کرده باشند، نه به محض گرفته شدن آخرین صندلی.
web-option-clock = ساعت
web-option-clock-what = هر کس برای کل بازی همین‌قدر زمان دارد و برای هر انتخاب کمی بیشتر. وقتی زمانش تمام شود، تا وقتی صاحب صندلی غایب است رباتی برای آن صندلی ادامه می‌دهد.

## How it goes: the sheet behind “?”

web-how-title = { $game }: روال بازی
web-how-open = روال بازی
web-how-parts = بخش‌های این راهنما
web-how-part-how = روال بازی
web-how-part-legend = نمادها
web-how-part-table = این میز
web-how-part-keys = کلیدها
web-how-rules = همه‌ی قوانین
web-how-goal = هدف شما
web-how-ways = راه‌های امتیاز گرفتن
web-how-plain = این میز با قوانین بازی پایه و بدون هیچ گزینه‌ای بازی می‌شود.
web-how-option = { $option }: { $value }
web-how-components = اجزا: { $name } · اثر انگشت: { $fingerprint }
web-how-components-own = اجزا: همان اجزای بازی · اثر انگشت: { $fingerprint }
web-how-components-file = بارگیری فایل اجزا
web-how-check = مقایسه‌ی مقدارها با جعبه
web-how-with = بازی با این گزینه‌ها: { $options }
web-how-signs = { $n } گزینه
