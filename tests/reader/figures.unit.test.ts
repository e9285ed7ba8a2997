import fc from "fast-check";
import { expect, it } from "vitest";
import { amountsIn } from "@/worker/reader/extract/amounts";
import { datesIn } from "@/worker/reader/extract/dates";
import { identifiersIn } from "@/worker/reader/extract/numbers";
import { rowsOf } from "@/worker/reader/extract/rows";
import { sheetOf } from "@/worker/reader/extract/sheet";
import { totalsOf } from "@/worker/reader/extract/totals";
import { vatRowsIn } from "@/worker/reader/extract/vat-table";
import type { Page, Word } from "@/worker/reader/extract/words";

/** A page whose lines are 20 apart, a letter 6 wide. */
function pageOf(...lines: string[]): Page {
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      const [left, top] = [index * 6, row * 20];
      return { text, page: 1, left, right: left + text.length * 6, top, bottom: top + 10, sure: 1 };
    }),
  );
  return { number: 1, width: 600, height: 800, words };
}

it("a row of rates that names no rate is one where base, tax and both together are printed", () => {
  const rows = rowsOf([pageOf("A20,0     50,87     10,17      61,04", "12,00     3,20     15,20")]);
  expect(vatRowsIn(rows, amountsIn(rows, ",")).map(({ rate, base, vat }) => [rate, base, vat])).toEqual([[2000, 508_700, 101_700]]);
});

it("the parts of what a ticket took are those of its taxes, though a part was called its total", () => {
  const { exclTax, vat, inclTax } = totalsOf(
    sheetOf([
      pageOf(
        "TOTAL EUR     66,98",
        "CB     66,98",
        "RENDU     0,00",
        "A20,0     50,87     10,17      61,04",
        "B 5,5     5,63     0,31      5,94",
      ),
    ]),
    new Set(),
    null,
  );
  expect([exclTax?.value, vat?.value, inclTax?.value]).toEqual([565_000, 104_800, 669_800]);
});

it("a number that is printed in three groups or more is one, and none of its groups is", () => {
  const group = (digits: number) => fc.nat(10 ** digits - 1).map((value) => String(value).padStart(digits, "0"));
  const grouped = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.array(group(3), { minLength: 2, maxLength: 3 }));
  fc.assert(
    fc.property(grouped, ([first, rest]) => {
      const text = [first, ...rest].join(" ");
      const rows = rowsOf([pageOf(`Facture n° ${text} du 3 mai 2026`)]);
      const found = identifiersIn(rows, datesIn(rows)).map((one) => one.text);
      expect(found).toEqual([text]);
    }),
  );
});

it("words that are set wide are words", () => {
  const texts = (line: string) => rowsOf([pageOf(line)]).flatMap(({ segments }) => segments.map(({ text }) => text));
  expect(texts("G A S C O G N E  É N E R G I E S")).toEqual(["GASCOGNE ÉNERGIES"]);
  expect(texts("A B C")).toEqual(["A B C"]);
});
