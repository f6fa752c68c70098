### regnum doctor: what would stop a server, or make it slow or unsafe.

doctor-good = درست   { $text }
doctor-note = نکته   { $text }
doctor-bad = نادرست { $text }
doctor-sum = { $bad ->
    [0] { $notes ->
        [0] همه چیز درست است.
        [1] سرور اینجا کار می‌کند؛ به تنها نکته‌ی آن توجه کنید.
       *[other] سرور اینجا کار می‌کند؛ به { $notes } نکته‌ی آن توجه کنید.
    }
    [1] اول باید یک چیز درست شود.
   *[other] اول باید { $bad } چیز درست شود.
}

doctor-settings = تنظیمات { $file } قابل استفاده است.
doctor-store = پایگاه داده پاسخ می‌دهد و نوشتنی است (نسخه‌ی ساختار { $schema }).
doctor-store-new = هنوز پایگاه داده‌ای نیست؛ سرور هنگام آغاز به کار آن را می‌سازد.
doctor-store-bad = { $why }
doctor-schema-older = نسخه‌ی ساختار پایگاه داده { $schema } است؛ با روشن شدن این سرور به { $known } می‌رسد. اول نسخه‌ی پشتیبان بگیرید.
doctor-schema-newer = نسخه‌ی ساختار پایگاه داده { $schema } است و این Regnum تا { $known } را می‌شناسد: Regnum را به‌روز کنید.
doctor-served = سروری از پیش با این فایل کار می‌کند (فرایند { $process })؛ سرور دوم به PostgreSQL یا فایل دیگری نیاز دارد.
doctor-clock-good = ساعت با ساعت پایگاه داده یکی است.
doctor-clock = ساعت با ساعت پایگاه داده { $seconds } ثانیه اختلاف دارد: تنظیمش کنید، بهتر از همه با NTP.
doctor-disk = فضای آزاد در { $folder }: { $megabytes } مگابایت.
doctor-files = هم‌زمان { $have } فایل و اتصال می‌تواند باز باشد.
doctor-files-few = هم‌زمان فقط { $have } فایل و اتصال می‌تواند باز باشد، اما تنظیمات { $needed } را مجاز می‌داند: حد را بالا ببرید ({"\u2066"}ulimit -n{"\u2069"}، حداکثر { $most }) یا connections و http_connections را کم کنید.
doctor-worker = فرایندی که به‌جای ربات‌ها فکر می‌کند روشن می‌شود.
doctor-worker-bad = فرایندی که به‌جای ربات‌ها فکر می‌کند روشن نمی‌شود: { $why }
doctor-compiled = قوانین کامپایل شده‌اند (Python { $python }).
doctor-interpreted = قوانین تفسیری اجرا می‌شوند (Python { $python }): نسخه‌ی نصب‌شده و کامپایل‌شده‌ی Regnum سریع‌تر است.
doctor-client = برنامه‌ی مرورگر ساخته شده است.
doctor-client-missing = برنامه‌ی مرورگر ساخته نشده است: با {"\u2066"}./play{"\u2069"} آغاز کنید یا scripts/web_build.py را اجرا کنید.
doctor-proxy-names = هر نام میزبانی که پراکسی بگوید پذیرفته می‌شود: در public_url نشانی‌ای را بگذارید که مردم با آن می‌آیند.
doctor-proxy-missing = نشانی public_url از نوع https است و خود سرور فقط http می‌داند. پراکسی‌ای جلوی آن بگذارید و proxy_headers را روشن کنید؛ وگرنه همه‌ی بازیکنان یک نشانی به شمار می‌آیند.
doctor-proxy-open = سرآیندهای پراکسی پذیرفته می‌شوند و سرور در { $host } گوش می‌دهد: جز پراکسی کسی نباید به آن دسترسی داشته باشد.
doctor-plain = سرور در { $host } بدون TLS گوش می‌دهد: هر کس در میانه‌ی راه باشد می‌تواند همه را بخواند. docs/server.md را ببینید.
doctor-metrics-open = آمار سرور در { $host } داده می‌شود: فقط Prometheus به آن دسترسی داشته باشد.
doctor-log = گزارش را نمی‌توان در { $folder } نوشت.
doctor-push = می‌توان مرورگرها را با اعلان وب از نوبت‌ها باخبر کرد.
doctor-push-plain = مرورگرها را فقط جایی می‌توان از نوبت‌ها باخبر کرد که مردم با https به سرور برسند: در public_url چنین نشانی‌ای بگذارید.
doctor-push-contact = مقدار push_contact اکنون { $contact } است: باید با {"\u2066"}mailto:{"\u2069"} یا {"\u2066"}https:{"\u2069"} آغاز شود.
doctor-mail-half = ایمیل فقط نیمه‌کاره تنظیم شده است: { $missing } نیست، پس ایمیلی فرستاده نمی‌شود.
doctor-mail-plain = ایمیل بدون TLS به { $host } می‌رود: هر کس در میانه‌ی راه باشد می‌تواند آن را بخواند.
doctor-mail = سرور ایمیل { $host } ما را می‌پذیرد.
doctor-mail-bad = سرور ایمیل { $host } ما را نمی‌پذیرد: { $why }
