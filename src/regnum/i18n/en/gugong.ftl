### Gùgōng: options of a game and small words; what the components are called is in gugong-cards.ftl.

# The opponent of the solo game, as a player.
gugong-automa = Meng

## Options of a game

gugong-option-bonus-no = without
gugong-option-bonus-yes = with
gugong-option-expert-no = no
gugong-option-expert-yes = yes
gugong-option-difficulty-normal = standard
gugong-option-difficulty-easy = easy
gugong-option-difficulty-hard = hard
gugong-option-focus-random = drawn at random
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-wall = { gugong-location-wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }
gugong-option-sets-1-2 = 1 and 2
gugong-option-sets-2-3 = 2 and 3
gugong-option-sets-4-5 = 4 and 5

## Small words

gugong-variant-a = A
gugong-variant-b = B
# A gift card that lets its giver do something. $name - the gift; $value (number); $action - what.
gugong-gift-acting = { $name } ({ $value }, { $action })

gugong-tie-nobody = No envoy has reached the palace: nobody wins.
