### What the research interface refuses (regnum.research). Only programmers see these.

error-research-outside = در شماره‌های ثابت جایی برای این نیست: { $what }.
error-research-action-id = عملی با نام «{ $action }» وجود ندارد: عمل‌ها عددهای صحیح از ۰ تا { $most } هستند.
error-research-action = عمل { $action } ({ $what }) بیرون از ماسک است: اکنون { $asked } پرسیده می‌شود.
error-research-text = اینجا عملی با نام «{ $text }» وجود ندارد.
error-research-seat = جایگاهی با شمارهٔ «{ $seat }» وجود ندارد: جایگاه‌ها عددهای صحیح از ۰ تا { $most } هستند.
error-research-no-record = این بازی از دانسته‌های یک بازیکن از نو چیده شده است؛ پس سابقه‌ای ندارد.
error-research-stored = این یک بازی ذخیره‌شده نیست: خوانده نمی‌شود.
error-research-file = پرونده خوانده نمی‌شود: { $file }.
error-research-extra = ماژول «{ $module }» نصب نیست. { $extra } را نصب کنید.
error-research-shape = آرایه جور درنمی‌آید: { $what }.
