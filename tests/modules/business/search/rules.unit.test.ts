import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdingAll, LEAST_LIKENESS, likeness, resembling } from "@/worker/modules/business/search/rules";

const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 6, maxLength: 14 });

describe("how much a record's words are like what is searched for", () => {
  it("is all of it for the word itself, and nothing for a word that shares no three letters", () => {
    fc.assert(fc.property(letters, (word) => void expect(likeness(word, `un ${word} deux`)).toBe(1)));
    expect(likeness("confiture", "rillettes")).toBe(0);
  });

  it("is enough after one letter too much, one missing at an end, or two changed places at an end", () => {
    fc.assert(
      fc.property(letters, (word) => {
        const slips = [
          word.slice(1),
          word.slice(0, -1),
          `${word}x`,
          `x${word}`,
          word.slice(0, -2) + word.slice(-2).split("").reverse().join(""),
        ];
        for (const slip of slips) expect(likeness(slip, word), slip).toBeGreaterThanOrEqual(LEAST_LIKENESS);
      }),
    );
  });

  it("is nothing when one of the words resembles none", () => {
    expect(likeness("rillettes", "rillettes de canard")).toBe(1);
    expect(likeness("rillettes quantiques", "rillettes de canard")).toBe(0);
  });
});

describe("what the index is asked", () => {
  it("holds every word of three letters or more, folded, and no sign of its language", () => {
    expect(holdingAll('Crème "AND" de cèpes*')).toBe('"creme" AND """and""" AND "cepes*"');
    expect([holdingAll("de la"), holdingAll("ab"), holdingAll("abc")]).toEqual([null, null, '"abc"']);
    expect(resembling("pates")).toBe('"pat" OR "ate" OR "tes"');
  });
});
