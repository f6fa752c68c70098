### A worked example of the rules at its table: the frame. What an example shows is in web-teach-<game>-rules.ftl.

web-example = مثالی از قوانین
web-example-step = گام { $n } از { $of }
web-example-next = نمایش
web-example-again = از آغاز
web-example-back = بازگشت به مثال
web-example-rules = بازگشت به قوانین
web-example-before = پیش از آن
web-example-after = آنچه رخ داد
web-example-before-what = پیش از آن وضعیت چنین بود. کسی چیزی برای انتخاب نداشت: نگاهی بیندازید و سپس ببینید چه شد.
web-example-off = چیز دیگری انتخاب کرده‌اید که اشکالی ندارد: هر طور می‌خواهید ادامه دهید یا به مثال برگردید.
web-example-done = مثال همین بود. هر طور می‌خواهید ادامه دهید: همه‌ی صندلی‌ها مال شماست.
