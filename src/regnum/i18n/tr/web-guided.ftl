### Guided first games: the frame of the voice. What it says in a lesson is in guided-<game>.ftl.

web-guided = İlk oyununuz
web-guided-step = Adım { $n } / { $of }
web-guided-progress = Dersin neresindesiniz
web-guided-page = { $n } / { $of }
web-guided-next = İleri
web-guided-back = Geri
web-guided-why = Neden?
web-guided-good = Ben olsam
web-guided-watch = Şimdi ne olduğunu izleyin.
web-guided-rather = Fena bir seçim değil ve oyun buna izin verir. Ama ders başka bir yoldan gidecekti. Geri alın, oradan devam edeyim; ya da dersten çıkıp serbestçe oynayın.
web-guided-take-back = Geri al
web-guided-free = Serbestçe oyna
web-guided-leave = Dersten çık ve serbestçe oyna
web-guided-resume = Derse dön
web-guided-play-on = Buradan devam et
web-guided-solo = Tek kişilik oyun başlat
web-guided-learn = Öğren: ilk oyun
web-guided-learn-what = Yanınızda biriyle, yaklaşık yirmi dakikalık bir oyun.
web-guided-sign = ders, adım { $n } / { $of }
