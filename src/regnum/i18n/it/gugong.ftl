### Gùgōng: options of a game and small words; what the components are called is in gugong-cards.ftl.

gugong-automa = Meng

## Options of a game

gugong-option-bonus-no = no
gugong-option-bonus-yes = sì
gugong-option-expert-no = no
gugong-option-expert-yes = sì
gugong-option-difficulty-normal = standard
gugong-option-difficulty-easy = facile
gugong-option-difficulty-hard = difficile
gugong-option-focus-random = casuale
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-wall = { gugong-location-wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }
gugong-option-sets-1-2 = 1 e 2
gugong-option-sets-2-3 = 2 e 3
gugong-option-sets-4-5 = 4 e 5

## Small words

gugong-variant-a = A
gugong-variant-b = B
gugong-gift-acting = { $name } ({ $value }, { $action })

gugong-tie-nobody = Nessun emissario ha raggiunto il palazzo: non vince nessuno.
