### regnum site: the game as a folder of plain files. Options and DIR are typed as they are.

cli-site-out = klasörün konacağı yer
cli-site-package = motorun npm paketi olarak konacağı yer, kendi sayfalarınız için
cli-site-serve = bu makinede göster
cli-site-nothing = Siteyle ne yapılacağını söyleyin: --out DIR, --package DIR veya --serve.
cli-site-sources = Site, Regnum’un kaynaklarından yapılır: ./play site.
cli-site-taken = { $folder } içinde başka şeyler var: yeni, boş ya da eski bir siteyi tutan bir klasör verin.
cli-site-ports = { $port } ve sonrasında boş bağlantı noktası yok.
cli-site-made = Site { $folder } klasöründe: onu herhangi bir web barındırıcısına koyun.
cli-site-packed = Paket { $folder } klasöründe.
cli-site-shown = Site { $url } adresinde gösteriliyor (Ctrl-C bitirir).
