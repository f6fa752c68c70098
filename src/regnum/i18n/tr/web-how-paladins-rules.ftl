### Paladins on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

paladins-how-goal = Yedi tur oynanır; en çok zafer puanı olan kazanır. Tahtanızda on iki eylem vardır. Soldakiler size olanak sağlar: işçi, gümüş, erzak. Sağdakiler puan getirir ve her biri niteliklerinizden birini ister: inanç, güç veya nüfuz. Her biri başka bir niteliği artırır; yani şimdi yaptığınız, sonra yapabileceğinizin kapısını açar.
paladins-how-round = Beş resimde bir tur
paladins-how-1 = Bir paladin seçin
paladins-how-1-what = Üç kart çekersiniz. Biri bu tur hizmetinizdedir: iki işçi, geçici nitelik artışı ve bir yetenek. Biri sonraki tur geri gelir, biri çok daha sonra.
paladins-how-2 = Bir han alın
paladins-how-2-what = Hanın dört işçisi, paladinin iki işçisine katılır. Önceden elde tuttuklarınızla birlikte bu tur yerleştirebileceğiniz işçiler bunlardır.
paladins-how-3 = Solda toplayın
paladins-how-3-what = Bir sıra, bir eylem: üzerine işçi koyun ve verdiğini alın. Renkli bir yer o renkten bir işçi ister; suçlu her yerde durabilir.
paladins-how-4 = Sağda kurun
paladins-how-4-what = Burada nitelikleriniz yeterince yüksek olmalıdır. Garnizon güç ister ve inancı artırır; inanç görevlendirmenizi veya imana getirmenizi sağlar; halka böyle sürüp gider.
paladins-how-5 = Engizisyona dikkat edin
paladins-how-5-what = Suçlular şüphe, şüphe de vergi getirir. Vergi kasası boşalınca en çok şüphesi olan bir borç alır. Herkes pas geçince tur biter; üç işçi sizde kalabilir.
paladins-how-way-orders = Kralın Emri: emirde yazanı beş kez yapmak 4, 6 veya 8 ZP getirir.
paladins-how-way-attributes = İnanç, güç ve nüfuz: her yol oyun sonunda en fazla 20 ZP değerindedir.
paladins-how-way-board = Haritadaki keşişler ve karakollar: birinden çok sayıda koymak en fazla 9 ZP getirir.
paladins-how-way-walls = Duvarlar ve çömlekler: her biri en fazla 6 ZP; bazı duvarların üzerinde ayrıca puan yazar.
paladins-how-way-develop = Taşınan atölyeler: çok sayıda olursa en fazla 6 ZP.
paladins-how-way-outsiders = İmana getirilen yabancılar: her biri yaptığınız başka bir şey için puan verir.
paladins-how-way-debts = Borçlar: ödenmişse 1 ZP, ödenmemişse −3 ZP.
paladins-how-way-goods = Artan her üç kaynak: 1 ZP.
