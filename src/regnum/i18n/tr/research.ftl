### What the research interface refuses (regnum.research). Only programmers see these.

error-research-outside = Sabit numaralarda buna yer yok: { $what }.
error-research-action-id = “{ $action }” diye bir eylem yok: eylemler 0 ile { $most } arasındaki tam sayılardır.
error-research-action = { $action } numaralı eylem ({ $what }) maskenin dışında: şu anda { $asked } soruluyor.
error-research-text = Burada “{ $text }” diye bir eylem yok.
error-research-seat = “{ $seat }” diye bir yer yok: yerler 0 ile { $most } arasındaki tam sayılardır.
error-research-no-record = Bu oyun, bir oyuncunun bildiklerinden yeniden dağıtıldı; bu yüzden kaydı yok.
error-research-stored = Bu, saklanmış bir oyun değil: okunamıyor.
error-research-file = Dosya okunamıyor: { $file }.
error-research-extra = “{ $module }” modülü eksik. { $extra } kurun.
error-research-shape = Dizi uymuyor: { $what }.
