### Games over days: clocks, and being told that it is one's turn.

## Spans of time. $days, $hours, $minutes - whole numbers; the long form stands in sentences, the brief one on a
## plaque.

web-span-days-long = { $hours ->
    [0] { $days } gün
   *[other] { $days } gün { $hours } saat
}
web-span-hours-long = { $hours } saat
web-span-minutes-long = { $minutes } dakika
web-span-days-brief = { $days } g { $hours } sa
web-span-hours-brief = { $hours } sa { $minutes } dk
web-span-minutes-brief = { $minutes } dk

## Clocks. $total, $bonus, $time - spans of time.

web-slow-each = Herkesin her sıra için süresi: { $total }.
web-slow-turns = Herkesin bütün oyun için süresi: { $total }; her sıra için ek süre: { $bonus }.
web-slow-out-vote = Kimsenin yerine kendiliğinden bot oynamaz: birinin süresi bittiğinde ötekiler bir bot için oy verebilir.
web-slow-out-wait = Kimsenin yerine bot oynamaz: birinin süresi bitse de oyun beklemeyi sürdürür.
web-slow-out-bot = Birinin süresi bittiğinde onun yerine bir bot oynar.
web-slow-left = Kalan süre: { $time }
web-slow-no-time = Süre bitti
web-slow-out = süre bitti
web-slow-over = Süresi biten: { $name }.
web-slow-mine-over = Süreniz bitti. Yerinize bot oynamıyor: hâlâ oynayabilirsiniz.

## Being told that it is one's turn

web-notices = Sıra bana gelince haber ver
web-notices-on = bu tarayıcıda açık
web-notices-why = Her sırada bir kez ve yalnızca masada değilken haber verilir.
web-notices-push = Bu tarayıcıyla, bu sayfa kapalıyken de
web-notices-insecure = Bu tarayıcı size ancak bu sayfanın adresi https ile başlıyorsa haber verebilir. Sunucuyu yönetene sorun.
web-notices-unsupported = Bu tarayıcı, sayfa kapalıyken size haber veremez. Telefonda önce bu sayfayı ana ekrana eklemek işe yarayabilir.
web-notices-denied = Bu tarayıcının bu sayfanın bildirimlerini göstermesine izin yok. Tarayıcının bu siteyle ilgili ayarlarında izin verin, sonra yeniden deneyin.
web-notices-failed = Olmadı: tarayıcı bildirim hizmetine ulaşamadı. Daha sonra yeniden deneyin.
web-notices-none = Bu sunucu kimseye haber vermiyor.
web-notices-mail = E-posta adresiniz
web-notices-mail-add = E-postayla haber ver
web-notices-mail-on = E-posta ile: { $address }
web-notices-mail-asked = Şu adrese bağlantı içeren bir e-posta gitti: { $address }. Adresin sizin olduğunu belirtmek için bağlantıyı açın.
web-notices-mail-end = Artık e-posta gönderme
web-mail-confirm = Bu adres sizin mi?
web-mail-confirm-why = O zaman o masada sıra size gelince bir e-posta alırsınız. Her birinde, e-postaları sona erdiren bir bağlantı vardır.
web-mail-confirm-go = Evet, e-postayla haber ver
web-mail-confirm-done = Size e-postayla haber verilecek.
web-mail-stop = Artık e-posta gelmesin mi?
web-mail-stop-why = O masada sıra size geldiğinde artık e-postayla haber verilmez.
web-mail-stop-go = Artık e-posta gönderme
web-mail-stop-done = Artık bu e-postaları almayacaksınız.
web-title-turns = ({ $n }) Sıra sizde · Regnum
