### Hosts: what they decide about a table, saying that one is ready, and what players do about their seat.

## In the lobby

web-host = Masanın sahibi sizsiniz
web-host-ready = Ancak herkes hazır olunca başla
web-host-lock = Masayı kilitle: başka kimse oturamaz
web-host-spectators = Başkaları oyunu izleyebilir
web-sign-host = masa sahibi
web-sign-ready = hazır
web-ready = Hazırım
web-ready-not = Henüz hazır değilim
web-remove = Çıkar
web-host-remove = Masadan çıkar: { $name }
web-stand-up = Kalk
web-lobby-locked = Masa sahibi bu masayı kilitledi: şimdilik kimse oturamaz.
web-lobby-waiting-ready = Oyun, bütün koltuklar dolunca ve herkes hazır olunca başlar.

## In the settings at the table. $name - the player it is about.

web-host-mute = Sohbette sustur
web-host-unmute = Yeniden yazmasına izin ver
web-host-renew = Koltuğa yeni bağlantı
web-host-renew-why = Eski bağlantısını yitirdiyse oynamayı sürdürebilsin diye: { $name }. Eski bağlantı artık çalışmaz ve yenisini sizin yaptığınızı herkes görür.
web-host-link = Bağlantıyı kopyala: { $name }
web-renew = Koltuğuma yeni bağlantı
web-renew-why = Eski bağlantı hemen, bütün aygıtlarda çalışmaz olur. Yeni bağlantıyı bu aygıt alır.
web-forget = Adımı ve yazdıklarımı sil
web-forget-why = Adınız ve yazdığınız her şey bu masadan kalıcı olarak silinir. Oyun kalır.
web-delete = Masayı sil
web-delete-why = Masa, oyunuyla birlikte, herkes için kalıcı olarak silinir.
web-not-now = Şimdi değil

## In the log. $by - who decided, $who - the player it is about.

web-log-mute = { $by } sohbette susturdu: { $who }.
web-log-unmute = { $by } sohbete yeniden izin verdi: { $who }.
web-log-spectators = { $by } başkalarının izlemesine izin verdi.
web-log-no-spectators = { $by } masayı izleyicilere kapattı.
web-log-link = { $who } koltuğu için yeni bir bağlantı aldı.
web-log-link-host = { $by }, { $who } adlı oyuncunun koltuğuna yeni bir bağlantı oluşturdu.
