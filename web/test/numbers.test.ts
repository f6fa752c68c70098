import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { direction, language } from "../src/i18n/language.ts";
import { capital, folded, latinDigits } from "../src/i18n/letters.ts";
import { list, sentences, t, useCatalogue } from "../src/i18n/messages.ts";
import { inDigits, num, roman, run, span } from "../src/i18n/numbers.ts";
import { clockWords } from "../src/table/span.ts";
import { inTime, keyOf } from "../src/table/keys.ts";

const [LRI, FSI, PDI] = ["\u2066", "\u2068", "\u2069"];

afterEach(() => {
  language.value = "en";
  direction.value = "ltr";
});

test("numbers have the digits of the language, and keep their signs in front", () => {
  assert.equal(num(5), "5");
  assert.equal(num(-3), "−3");
  assert.equal(num(5, { sign: true }), "+5");
  assert.equal(num(0, { sign: true }), "0");
  assert.equal(num(-0), "0");
  assert.equal(span(3, 4), "3–4");
  assert.equal(roman(3), "III");
  language.value = "fa";
  direction.value = "rtl";
  assert.equal(num(12), "۱۲");
  assert.equal(num(5, { sign: true }), `${LRI}+۵${PDI}`);
  assert.equal(num(-3), `${LRI}−۳${PDI}`);
  assert.equal(num(7, { places: 2 }), "۰۷");
  assert.equal(span(3, 4), `${LRI}۳–۴${PDI}`);
  assert.equal(span(3, 3), "۳");
  assert.equal(run(`${num(1)}/${num(6)}`), `${LRI}۱/۶${PDI}`);
  assert.equal(roman(3), "۳");
  assert.equal(inDigits("×2"), "×۲");
  assert.equal(clockWords(3723), `${LRI}۱:۰۲:۰۳${PDI}`);
});

test("lists of numbers are those of the language", () => {
  useCatalogue(
    "fa",
    "list-none = هیچ\nlist-and-two = { $first } و { $last }\nlist-and-more = { $first }، { $rest }\nx = تاس‌ها: { $faces }",
  );
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  assert.equal(plain(t("x", { faces: [1, 2, 3] })), "تاس‌ها: ۱، ۲ و ۳");
  const [one, two, three] = ["۱", "۲", "۳"].map((digit) => FSI + digit + PDI);
  assert.equal(list([1, 2, 3]), `${one}، ${two} و ${three}`); // nothing around the last two: they would run alone
  assert.equal(list([4]), "۴");
  assert.equal(list([]), "هیچ");
  assert.equal(sentences([`چرا${PDI}؟`, "بله"]), `چرا${PDI}؟ بله.`);
});

test("capitals and searches know Turkish and Persian letters", () => {
  assert.equal(capital(`${FSI}easy${PDI}`), `${FSI}Easy${PDI}`);
  language.value = "tr";
  direction.value = "ltr";
  assert.equal(capital("işçi"), "İşçi");
  assert.equal(capital("ıskarta"), "Iskarta");
  assert.equal(folded("İnanç"), folded("inanc"));
  assert.equal(folded("ISKARTA"), folded("ıskarta"));
  assert.equal(folded("كارگر"), folded("کارگر"));
  assert.equal(folded("علي"), folded("علی"));
  assert.equal(folded("می‌گیرد"), folded("میگیرد"));
  assert.equal(folded("P۴۳"), "p43");
  assert.equal(folded("Gùgōng"), "gugong");
  assert.equal(latinDigits("۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩"), "0123456789 0123456789");
});

test("keys are known on every keyboard", () => {
  const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });
  assert.equal(press("z", "KeyY"), "z"); // a German keyboard: what is printed
  assert.equal(press("ظ", "KeyZ"), "z"); // a Persian one: where it lies
  assert.equal(press("ط", "KeyX"), "x");
  assert.equal(press("ц", "KeyW"), "w");
  assert.equal(press("۷", "Digit7"), "7");
  assert.equal(press("٧", "Digit7"), "7");
  assert.equal(press("؟", "Slash", true), "?");
  assert.equal(press("٬", "Digit1", true), "٬"); // no digit: it was typed with Shift
  assert.equal(press("&", "Digit1"), "&");
  assert.equal(press("Escape", "Escape"), "Escape");
  assert.equal(inTime("ArrowLeft"), "ArrowLeft");
  language.value = "fa";
  direction.value = "rtl";
  assert.equal(inTime("ArrowLeft"), "ArrowRight");
  assert.equal(inTime("ArrowRight"), "ArrowLeft");
  assert.equal(inTime("Escape"), "Escape");
});
