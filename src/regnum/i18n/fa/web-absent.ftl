### Absent players: their plaque, votes, bots that stand in, and taking one's seat back.

## On the plaque

web-sign-away-since = غایب از { $time }
web-absent-sign-left = { $level } از { $time } به‌جای { $name } که رفته است بازی می‌کند
web-absent-sign-clock = { $level } از { $time } به‌جای { $name } که زمانش تمام شده است بازی می‌کند
web-absent-sign-vote = { $level } با موافقت دیگران از { $time } به‌جای { $name } بازی می‌کند

## Beside the table. $name - the player it is about.

web-absent = بازیکنان غایب
web-absent-away = { $name } از { $time } غایب است.
web-absent-vote-from = از { $time } می‌توانید رأی بدهید که رباتی به‌جای { $name } بازی کند.
web-absent-vote = بازی ربات به‌جای { $name }
web-absent-vote-ask = پیشنهاد: رباتی به‌جای { $name } که غایب است بازی کند.
web-absent-agree = موافقت
web-absent-refuse = مخالفت
web-absent-withdraw = پس گرفتن رأی من
web-absent-agreed = موافق: { $names }.
web-absent-missing = هنوز باید موافقت کنند: { $names }.
web-absent-mine-left = شما رفتید: رباتی به‌جای شما بازی می‌کند.
web-absent-mine-clock = زمان شما تمام شد: رباتی به‌جای شما ادامه می‌دهد.
web-absent-mine-vote = شما غایب بودید و دیگران موافقت کردند که رباتی به‌جای شما بازی کند.
web-absent-return = پس گرفتن صندلی من
web-absent-back = بازگشت به لحظه‌ی رفتن من
web-absent-back-why = اگر همه‌ی بازیکنان موافق باشند، هر چه از آن پس بازی شده است برگردانده می‌شود.
web-absent-level = از { $time }: { $level }.
web-absent-played = در غیاب شما رباتی به‌جای شما بازی کرد.
web-absent-play-on = ادامه‌ی بازی از همین‌جا
web-absent-back-ask = { $name } درخواست دارد بازی به لحظه‌ی رفتنش برگردد. هر چه از آن پس بازی شده است برگردانده می‌شود.
web-absent-back-mine = درخواست شما: بازگشت به لحظه‌ی رفتنتان.
web-absent-back-withdraw = پس گرفتن درخواست
web-leave-why = اگر باید بروید، رباتی که قدرتش به وضعیت شما می‌خورد می‌تواند به‌جای شما بازی کند تا صندلی‌تان را پس بگیرید.
web-leave = بازی ربات به‌جای من

## In the log. $who - the player it is about; $by - who wants it.

web-log-stand-in-left = { $level } به‌جای { $who } بازی می‌کند ({ $who } رفته است).
web-log-stand-in-clock = { $level } به‌جای { $who } بازی می‌کند (زمان تمام شد).
web-log-stand-in-vote = { $level } به‌جای { $who } بازی می‌کند (با موافقت دیگران).
web-log-stand-in-away = رباتی به‌جای { $who } بازی کرد ({ $who } غایب بود).
web-log-return = { $who } دوباره بازی می‌کند.
web-log-vote = { $by } می‌خواهد رباتی به‌جای { $who } بازی کند.
web-log-back-ask = { $who } درخواست کرد بازی به لحظه‌ی رفتنش برگردد.
web-log-back-agree = { $by } موافقت کرد که بازی به لحظه‌ی رفتن { $who } برگردد.
web-log-back-refused = { $by } نمی‌خواهد بازی به لحظه‌ی رفتن { $who } برگردد.
web-log-back = بازی به لحظه‌ی رفتن { $who } برمی‌گردد.
