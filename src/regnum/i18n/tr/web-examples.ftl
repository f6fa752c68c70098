### A worked example of the rules at its table: the frame. What an example shows is in web-teach-<game>-rules.ftl.

web-example = Kurallardan bir örnek
web-example-step = Adım { $n } / { $of }
web-example-next = Göster
web-example-again = Baştan
web-example-back = Örneğe dön
web-example-rules = Kurallara dön
web-example-before = Önce
web-example-after = Ne oldu
web-example-before-what = Önceki durum böyleydi. Kimsenin seçecek bir şeyi yoktu: etrafa bakın, sonra ne olduğunu görün.
web-example-off = Başka bir şey seçtiniz, bunda sorun yok: dilediğiniz gibi oynayın veya örneğe dönün.
web-example-done = Örnek buydu. Dilediğiniz gibi oynamayı sürdürün: bütün koltuklar sizin.
