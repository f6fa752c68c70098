### regnum site: the game as a folder of plain files. Options and DIR are typed as they are.

cli-site-out = پوشه کجا قرار بگیرد
cli-site-package = موتور به صورت بسته‌ی npm کجا قرار بگیرد، برای صفحه‌های خودتان
cli-site-serve = نمایش روی همین رایانه
cli-site-nothing = بگویید با سایت چه شود: {"\u2066"}--out DIR{"\u2069"}، {"\u2066"}--package DIR{"\u2069"} یا {"\u2066"}--serve{"\u2069"}.
cli-site-sources = سایت از کد منبع Regnum ساخته می‌شود: {"\u2066"}./play site{"\u2069"}.
cli-site-taken = در { $folder } چیزهای دیگری هست: پوشه‌ای تازه، خالی یا با سایتی قدیمی بدهید.
cli-site-ports = از { $port } به بعد هیچ درگاه آزادی نیست.
cli-site-made = سایت در { $folder } است: آن را روی هر میزبان وب بگذارید.
cli-site-packed = بسته در { $folder } است.
cli-site-shown = سایت در { $url } نمایش داده می‌شود ({"\u2066"}Ctrl-C{"\u2069"} آن را می‌بندد).
