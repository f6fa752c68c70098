### Troyes alone: what Le Roy does and why.

## His actions

troyes-king-vp = zafer puanı kazanma
troyes-king-citizen = vatandaş yerleştirme
troyes-king-rightmost-event = en sağdaki olaya karşı koyma
troyes-king-tradesman = usta tutma
troyes-king-cathedral = katedral inşası
troyes-king-character = karakter puanlama
troyes-king-black = siyah zarlara karşı koyma

## The log

troyes-log-king-set-up-rolled = { $who } binaları için zar attı: kırmızı { $red }, beyaz { $white }, sarı { $yellow }. En iyi üç zar geçerli.
troyes-log-king-set = { $who } en iyi boş alana bir vatandaş koydu ({ $die }): { $space }.
troyes-log-king-rolled = { $who }, { $one } ve { $two } attı; eylemi: { $action }.
troyes-log-king-spends = { $who } en iyi zarını harcadı: { $die }.
troyes-log-king-buys = { $who } en iyi zarı satın aldı, { $price } denarı banka ödedi: { $die } ({ $player }).
troyes-log-king-places = { $who }, { $player } adlı oyuncunun hiçbir vatandaşını kovamadı ve kendi vatandaşını en iyi boş alana yerleştirdi: { $space }.
troyes-log-king-places-expelling = { $who } zarının gösterdiği sayıya bir vatandaş yerleştirdi ve { $player } adlı oyuncunun bir vatandaşını kovdu: { $space }.
troyes-log-king-places-elsewhere = { $who }, { $player } adlı oyuncunun bir vatandaşını kovabileceği yere bir vatandaş yerleştirdi: { $space }.
troyes-log-king-beats = { $who } bir siyah zarı ({ $value }) en güçlü zarıyla kaldırdı: { $die }.
troyes-log-king-scores-character = { $who } bir karakteri puanladı: { $character }. Kendisine { $his } ZP; { $player } için { $yours } ZP.
troyes-log-king-idle = { $who } bunu yapamadı.
troyes-log-king-idle-citizen = { $who } ne vatandaş koyacak bir alan ne de kovacak bir vatandaş bulabildi.
troyes-log-king-idle-tradesman = { $who } bir şey yapmadı: bütün kartlarda zaten ustası var.
troyes-log-king-idle-cathedral = { $who } katedrali dolu buldu ve bunun yerine ZP kazandı.
troyes-log-king-idle-character = { $who } puanlanacak karakter bulamadı ve bunun yerine ZP kazandı.
troyes-log-king-idle-black = { $who } zarı kalmadığı için siyah zarlara karşı koymadı.
troyes-log-graded = { $who }: Le Roy ile fark { $difference } ZP, derece { $grade } / 5.

## How the challenge ended

troyes-tie-grade-0 = Le Roy önde kaldı: yenilgi.
troyes-tie-grade-1 = Le Roy ile başa baş veya biraz önde: bu onu eğlendirdi.
troyes-tie-grade-2 = En az altı ZP önde: iyi bir oyun.
troyes-tie-grade-3 = En az on bir ZP önde: akılda kalacak bir ad.
troyes-tie-grade-4 = En az on altı ZP önde: Le Roy kaygılanmaya başladı.
troyes-tie-grade-5 = Yirmi ZP’den fazla önde: bir başyapıt. Şehir kazanıldı.
