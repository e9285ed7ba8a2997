import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdingAll, likeness, resembling } from "@/worker/modules/business/search/rules";

const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 6, maxLength: 14 });

describe("how much a record's words are like what is searched for", () => {
  it("is all of it for the word itself, and nothing for another word", () => {
    fc.assert(fc.property(letters, (word) => void expect(likeness(word, `un ${word} deux`)).toBe(1)));
    expect(likeness("confiture", "rillettes")).toBe(0);
  });

  it("is something after one letter too much, one missing, one taken for another, or two that changed places", () => {
    fc.assert(
      fc.property(letters, (word) => {
        const slips = [
          word.slice(1),
          word.slice(0, -1),
          `${word}x`,
          `x${word}`,
          word.slice(0, -2) + word.slice(-2).split("").reverse().join(""),
          `${word.slice(0, 3)}-${word.slice(4)}`,
        ];
        for (const slip of slips) expect(likeness(slip, word), slip).toBeGreaterThan(0);
      }),
    );
  });

  it("is what a finger slipped on, at the beginning of a long word too", () => {
    for (const [slip, word] of [
      ["livraisn", "Livraison locale"],
      ["etxea ona", "Épicerie Etxe Ona"],
      ["confitrue", "Confitures de fraises"],
      ["recpetion", "réceptionner"],
    ] as const) {
      expect(likeness(slip, word), slip).toBeGreaterThan(0.7);
    }
  });

  it("is nothing for words that only share some letters", () => {
    for (const [word, other] of [
      ["marge", "Courgette"],
      ["devis", "Pruneaux Dauzac"],
      ["tracer", "Pain de campagne en tranches"],
      ["commande", "Domaine de Fongrave"],
      ["lot", "los"],
    ] as const) {
      expect(likeness(word, other), word).toBe(0);
    }
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
