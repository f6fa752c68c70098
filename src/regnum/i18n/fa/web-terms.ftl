### The page of the glossary: which word of the language stands for which term, so that it can be corrected.

web-terms = واژه‌نامه
web-terms-link = واژه‌های ترجمه
web-terms-why = همه‌ی اصطلاح‌های بازی‌ها و برگه‌ها، با واژه‌ای که این ترجمه برای هر کدام به کار می‌برد. اگر شما واژه‌ی دیگری می‌گویید، به ما بگویید: یک تغییر در اینجا، همه جا را تغییر می‌دهد.
web-terms-english = انگلیسی زبانی است که ترجمه می‌شود: برای دیدن واژه‌ها زبان دیگری انتخاب کنید.
web-terms-none = چنین اصطلاحی وجود ندارد.
web-terms-search = جست‌وجوی اصطلاح
web-terms-head-term = اصطلاح
web-terms-head-word = واژه
web-terms-head-origin = خاستگاه
web-terms-head-note = یادداشت
web-terms-from-seed = کتاب قوانین
web-terms-from-published = نسخه‌ی منتشرشده
web-terms-from-ours = از ما
web-terms-common = همه‌ی بازی‌ها و برگه‌ها
web-terms-other = یا: { $word }
