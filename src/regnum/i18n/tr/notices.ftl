### Notices to people who are not there: what browsers show, and mails. Plain text.

notices-turn = Sıra sizde: { $game }
notices-table = Masa { $code }; oyuncular: { $names }.
notices-mail-open = Oynadığınız tarayıcıda buradan devam edin: { $link }
notices-mail-stop = Artık bu e-postalar gelmesin: { $link }
notices-confirm = Bu adres sizin mi? ({ $game })
notices-confirm-why = { $code } kodlu masada oynayan biri ({ $game }), sırası geldiğinde bu adrese haber verilmesini istiyor.
notices-confirm-link = Bu kişi sizseniz buradan belirtin: { $link }
notices-confirm-not = Değilseniz bir şey yapmayın: bizden bir daha haber almazsınız.
