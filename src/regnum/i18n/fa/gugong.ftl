### Gùgōng: options of a game and small words; what the components are called is in gugong-cards.ftl.

gugong-automa = مِنگ

## Options of a game

gugong-option-bonus-no = ندارد
gugong-option-bonus-yes = دارد
gugong-option-expert-no = خیر
gugong-option-expert-yes = بله
gugong-option-difficulty-normal = استاندارد
gugong-option-difficulty-easy = آسان
gugong-option-difficulty-hard = سخت
gugong-option-focus-random = تصادفی
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-wall = { gugong-location-wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }
gugong-option-sets-1-2 = ۱ و ۲
gugong-option-sets-2-3 = ۲ و ۳
gugong-option-sets-4-5 = ۴ و ۵

## Small words

gugong-variant-a = الف
gugong-variant-b = ب
gugong-gift-acting = { $name } ({ $value }، { $action })

gugong-tie-nobody = هیچ فرستاده‌ای به کاخ نرسیده است: کسی برنده نمی‌شود.
