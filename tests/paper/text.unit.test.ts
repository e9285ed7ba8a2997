import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { widestWord, wrap } from "@/worker/adapters/paper/text";

/** Every sign is one wide. */
const measure = (text: string) => [...text].length;

describe("a text in a column", () => {
  it("breaks at spaces, and keeps the breaks of its writer", () => {
    expect(wrap("pommes et poires\n\nau sirop", 9, measure)).toEqual(["pommes et", "poires", "", "au sirop"]);
  });

  it("never parts what a no-break space holds together", () => {
    expect(wrap("reste 12\u00a0€", 8, measure)).toEqual(["reste", "12\u00a0€"]);
  });

  it("leaves a reference whole, and cuts it at its hyphens when no line is long enough", () => {
    expect(wrap("le CAS-CAN-840", 11, measure)).toEqual(["le", "CAS-CAN-840"]);
    expect(wrap("CAS-CAN-840", 8, measure)).toEqual(["CAS-CAN-", "840"]);
  });

  it("cuts a word that is longer than a line where it must", () => {
    expect(wrap("anticonstitutionnel", 8, measure)).toEqual(["anticons", "titution", "nel"]);
  });

  it("loses no letter, and no line is too wide", () => {
    const text = fc.array(fc.string({ minLength: 1, maxLength: 12 })).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (sentence, width) => {
        const lines = wrap(sentence, width, measure);
        expect(lines.join("").replace(/\s/g, "")).toBe(sentence.replace(/\s/g, ""));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

it("a column is at least as wide as its longest word", () => expect(widestWord("un bocal\nCAS-CAN-840", measure)).toBe(11));
