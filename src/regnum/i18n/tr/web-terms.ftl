### The page of the glossary: which word of the language stands for which term, so that it can be corrected.

web-terms = Terimler
web-terms-link = Çevirinin sözcükleri
web-terms-why = Oyunların ve sayfaların bütün terimleri, bu çevirinin kullandığı sözcüklerle. Siz başka türlü söylerseniz bize yazın: buradaki tek bir değişiklik her yerde geçerli olur.
web-terms-english = Çevrilen dil İngilizcedir: sözcüklerini görmek için başka bir dil seçin.
web-terms-none = Böyle bir terim yok.
web-terms-search = Terim ara
web-terms-head-term = Terim
web-terms-head-word = Sözcük
web-terms-head-origin = Kaynağı
web-terms-head-note = Not
web-terms-from-seed = kural kitabı
web-terms-from-published = yayımlanmış baskı
web-terms-from-ours = bizim
web-terms-common = Bütün oyunlar ve sayfalar
web-terms-other = veya: { $word }
