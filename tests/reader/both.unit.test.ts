import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Word } from "@/worker/reader/extract/words";
import { together } from "@/worker/reader/ocr/both";

const word = (text: string, left: number, top = 0, sure = 0.9): Word => ({
  text,
  page: 1,
  left,
  top,
  right: left + text.length * 10,
  bottom: top + 20,
  sure,
});
const texts = (words: Word[]) => [...words].sort((a, b) => a.top - b.top || a.left - b.left).map(({ text }) => text);

describe("two readings of a page", () => {
  it("give what only one of them has: a lone digit, a row", () => {
    const first = [word("671,02", 30), word("T.T.C.", 0, 40)];
    const second = [word("1", 0), word("671,02", 30), word("706,11", 100, 40)];
    expect(texts(together(first, second))).toEqual(["1", "671,02", "T.T.C.", "706,11"]);
  });

  it("hold the surer where they differ, and doubt it", () => {
    const [held] = together([word("1515", 0, 0, 0.6)], [word("1,15", 0, 2, 0.9)]);
    expect(held).toMatchObject({ text: "1,15" });
    expect(held?.sure).toBeLessThan(0.9);
  });

  it("hold a place as a whole, however it is parted", () => {
    const first = [word("12", 0, 0, 0.5), word("34", 22, 0, 0.5)];
    expect(texts(together(first, [word("1234", 0, 0, 0.9)]))).toEqual(["1234"]);
    expect(texts(together([word("1234", 0, 0, 0.9)], first))).toEqual(["1234"]);
  });

  it("lose nothing of what either reads alone, and say nothing twice", () => {
    const page = fc.uniqueArray(fc.nat(40), { maxLength: 20 }).map((rows) => rows.map((row) => word(`w${row}`, 10, row * 30)));
    fc.assert(
      fc.property(page, page, (one, other) => {
        const all = [...new Set([...one, ...other].map(({ text }) => text))].sort();
        expect(texts(together(one, other)).sort()).toEqual(all);
      }),
    );
  });
});
