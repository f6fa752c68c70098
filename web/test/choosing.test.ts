import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen, found, keptLanguage } from "../src/i18n/choosing.ts";

const KNOWN = ["en", "fa", "it", "tr"];

test("a language is found without its region, whatever its capitals", () => {
  assert.equal(found("fa-AF", KNOWN), "fa");
  assert.equal(found("TR_tr", KNOWN), "tr");
  assert.equal(found("far", KNOWN), undefined);
  assert.equal(found("", KNOWN), undefined);
});

test("the first that is there is taken, else English", () => {
  assert.equal(chosen(["de-DE", "it-CH", "tr"], KNOWN), "it");
  assert.equal(chosen(["de", "ja"], KNOWN), "en");
  assert.equal(chosen([], KNOWN), "en");
});

test("a kept language counts only if somebody has chosen it", () => {
  assert.deepEqual(keptLanguage({ language: "fa", languageSet: true }), ["fa"]);
  // As every browser kept it while there was nothing to choose.
  assert.deepEqual(keptLanguage({ language: "en" }), []);
  assert.deepEqual(keptLanguage({ language: 5, languageSet: true }), []);
  assert.deepEqual(keptLanguage(null), []);
});
