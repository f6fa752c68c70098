### Gùgōng: options of a game and small words; what the components are called is in gugong-cards.ftl.

gugong-automa = Meng

## Options of a game

gugong-option-bonus-no = yok
gugong-option-bonus-yes = var
gugong-option-expert-no = hayır
gugong-option-expert-yes = evet
gugong-option-difficulty-normal = standart
gugong-option-difficulty-easy = kolay
gugong-option-difficulty-hard = zor
gugong-option-focus-random = rastgele çekilir
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-wall = { gugong-location-wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }
gugong-option-sets-1-2 = 1 ve 2
gugong-option-sets-2-3 = 2 ve 3
gugong-option-sets-4-5 = 4 ve 5

## Small words

gugong-variant-a = A
gugong-variant-b = B
gugong-gift-acting = { $name } ({ $value }, { $action })

gugong-tie-nobody = Hiçbir elçi saraya ulaşmadı: kimse kazanmadı.
