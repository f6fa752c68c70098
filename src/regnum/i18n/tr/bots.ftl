# Who may sit in a seat besides people.

bot-random = rastgele oynayan bot
bot-simple = basit bot
bot-squire = yaver bot
bot-knight = şövalye bot
bot-paladin = paladin bot

bot-name-squire = Yaver
bot-name-knight = Şövalye
bot-name-paladin = Paladin

bot-face-fox = Tilki
bot-face-owl = Baykuş
bot-face-hare = Tavşan
bot-face-badger = Porsuk
bot-face-raven = Kuzgun
bot-face-hedgehog = Kirpi

## How a level plays a game: shown where it is chosen, after its name

bot-squire-paladins = O anda iyi görünen eylemi yapar, ilerisini düşünmez; bazılarını yanlış değerlendirir, bazılarını gözden kaçırır.
bot-knight-paladins = Bütün bir turu önceden planlar: kimin nerede, hangi sırayla çalışacağını.
bot-paladin-paladins = Turu daha geniş planlar ve çok sayıda oyundan öğrendikleriyle değerlendirir.
bot-squire-troyes = Zarlarını her sırada mantıklı kullanır; bazı şeylerin değerini yanlış biçer, bazılarını gözden kaçırır.
bot-knight-troyes = İki sıra ileriyi planlar: şimdi hangi zarları kullanacağını, sonra hangilerini.
bot-paladin-troyes = Gizli kartlar ne olabilirse hepsi için masayı kafasında oynatır ve en sağlam seçimi yapar.
bot-squire-gugong = O gün iyi görünen hediye takasını yapar, ilerisini düşünmez; bazılarını yanlış değerlendirir, bazılarını gözden kaçırır.
bot-knight-gugong = Her hediye takasını yol açtığı her şeyle karşılaştırır ve sırasını olabilecek en iyi şekilde oynar.
bot-paladin-gugong = Bildiklerine uyan ellerle masayı kafasında oynatır ve en sağlam seçimi yapar.
