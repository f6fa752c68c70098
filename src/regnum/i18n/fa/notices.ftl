### Notices to people who are not there: what browsers show, and mails. Plain text.

notices-turn = نوبت شماست: { $game }
notices-table = میز { $code }، با: { $names }.
notices-mail-open = در همان مرورگری که با آن بازی می‌کنید، از اینجا ادامه دهید: { $link }
notices-mail-stop = پایان این ایمیل‌ها: { $link }
notices-confirm = این نشانی مال شماست؟ ({ $game })
notices-confirm-why = کسی که { $game } را در میز { $code } بازی می‌کند، می‌خواهد هنگام نوبتش در این نشانی خبردار شود.
notices-confirm-link = اگر شما هستید، اینجا تأیید کنید: { $link }
notices-confirm-not = اگر نه، کاری نکنید: دیگر از ما پیامی نخواهید گرفت.
