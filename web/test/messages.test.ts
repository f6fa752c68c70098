import assert from "node:assert/strict";
import { test } from "node:test";
import { has, list, say, seatNames, sentences, t, useCatalogue } from "../src/i18n/messages.ts";
import { loadEnglish, plain } from "./support.ts";

loadEnglish();
const reward = (name: string, n: number) => ({ key: `paladins-reward-${name}`, args: { n } });

test("a list is joined from its end", () => {
  assert.equal(list([]), "nothing");
  assert.equal(list(["a"]), "a");
  assert.equal(plain(list(["a", "b"])), "a and b");
  assert.equal(plain(list(["a", "b", "c", "d"])), "a, b, c and d");
  assert.equal(plain(list(["a", "b", "c"], "list-or")), "a, b or c");
});

test("numbers choose the plural", () => {
  assert.equal(plain(say(reward("provision", 1))), "1 provision");
  assert.equal(plain(say(reward("provision", 2))), "2 provisions");
  assert.equal(plain(t("web-bots", { n: 1 })), "1 bot");
  assert.equal(plain(t("web-bots", { n: 3 })), "3 bots");
});

test("a number below zero has a minus sign and its own plural", () => {
  useCatalogue("en", "n-points = { $n ->\n    [-1] { $n } point\n   *[other] { $n } points\n}\n");
  assert.equal(plain(t("n-points", { n: -1 })), "−1 point");
  assert.equal(plain(t("n-points", { n: -1200 })), "−1,200 points");
  useCatalogue("fa", "n-points = { $n }\n");
  assert.equal(plain(t("n-points", { n: -3 })).replace("\u200e", ""), "−۳");
  loadEnglish();
});

test("messages within messages, lists and players", () => {
  seatNames.value = ["Ada", "Bo"];
  const msg = { key: "paladins-log-gained", args: { who: { seat: 1 }, reward: reward("silver", 2) } };
  assert.equal(plain(say(msg)), "Bo gains 2 silver.");
  assert.equal(plain(say({ key: "paladins-log-passed", args: { who: { seat: 7 } } })), "Player 8 passes.");
  const both = { key: "list-or", args: { items: [reward("faith", 1), reward("criminal", 2)] } };
  assert.equal(plain(say(both)), "1 faith or 2 criminals");
  const kept = {
    key: "paladins-log-workers-kept",
    args: { who: { seat: 0 }, workers: [reward("scout", 1), reward("cleric", 2)] },
  };
  assert.equal(plain(say(kept)), "Ada keeps 1 scout and 2 clerics for the next round.");
});

test("what is put into a sentence is isolated, so that names of any script stay whole", () => {
  seatNames.value = ["آدا"];
  assert.match(say({ key: "paladins-log-passed", args: { who: { seat: 0 } } }), /\u2068آدا\u2069 passes/);
});

test("raw texts and unknown keys", () => {
  assert.equal(t("raw:as it is"), "as it is");
  assert.equal(t("no-such-key"), "[no-such-key]");
  assert.equal(has("no-such-key"), false);
});

test("another language follows its own plural rules", () => {
  useCatalogue("fa", "n-cards = { $n ->\n    [one] one { $n }\n   *[other] other { $n }\n}\n");
  assert.match(t("n-cards", { n: 0 }), /^one/); // Persian: 0 is "one"
  assert.match(t("n-cards", { n: 2 }), /^other/);
  loadEnglish();
});

test("what a language lacks is said in English, with English plurals", () => {
  const lacking =
    "### fallback: en\nn-hands = { $n ->\n    [one] one hand\n   *[other] { $n } hands\n}\nn-word = hand\n";
  useCatalogue("fa", `n-cards = کارت\n\n${lacking}`, "n-rule = قانون\n");
  assert.equal(t("n-cards"), "کارت");
  assert.equal(t("n-rule"), "قانون");
  assert.equal(plain(t("n-hands", { n: 0 })), "0 hands"); // Persian would say "one"
  assert.equal(has("n-word"), true);
  assert.equal(has("n-none"), false);
  loadEnglish();
});

test("sentences that are read out end once", () => {
  assert.equal(
    sentences(["A black die", "It counts 3.", undefined, "Why not?"]),
    "A black die. It counts 3. Why not?",
  );
  assert.equal(sentences(["\u2068Tea.\u2069", "Go"]), "\u2068Tea.\u2069 Go.");
});
