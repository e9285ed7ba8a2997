import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineItemsOf } from "@/worker/reader/extract/lines";
import { sheetOf } from "@/worker/reader/extract/sheet";
import { tableOf } from "@/worker/reader/extract/table";
import type { Page, Word } from "@/worker/reader/extract/words";

/** A page whose lines are 20 apart, a letter 6 wide; a bar is a wide gap. */
function pageOf(lines: string[], sure = 1): Page {
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/[^\s|]+/g)].map(({ 0: text, index }) => {
      const [left, top] = [index * 6, row * 20];
      return { text, page: 1, left, right: left + text.length * 6, top, bottom: top + 10, sure };
    }),
  );
  return { number: 1, width: 600, height: 800, words };
}

const figure = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
const cell = (text: string, width = 12) => text.padStart(width);
const names = ["Beurre doux", "Farine de meule", "Sel gris", "Pots de verre", "Palette filmée"];

type Line = { many: number; price: number };
const line = fc.record({ many: fc.integer({ min: 2, max: 240 }), price: fc.integer({ min: 35, max: 90_000 }) });
const lines = fc.array(line, { minLength: 2, maxLength: 5 });

/** A paper of such lines, printed row by row; its total stands under them. */
function read(all: Line[], head: string[], rowsOf: (name: string, line: Line, total: number) => string[], sure = 1) {
  const rows = all.flatMap((one, at) => rowsOf(names[at] as string, one, one.many * one.price));
  const sum = all.reduce((before, { many, price }) => before + many * price, 0);
  const page = pageOf([...head, ...rows, "", `${"Total HT".padStart(40)}  ${cell(figure(sum))}`], sure);
  return lineItemsOf(tableOf(sheetOf([page])).lines, null, [page]);
}

const asRead = (all: Line[]) => all.map(({ many, price }, at) => [names[at], many * 1_000, price * 100, many * price * 100]);
const found = (lineItems: ReturnType<typeof read>) =>
  lineItems.map(({ description, quantity, unitPrice, total }) => [description, quantity, unitPrice, total]);

describe("any two of quantity, price and total give the third", () => {
  const head = [`${"Désignation".padEnd(24)}${cell("Qté")}${cell("P.U. HT")}${cell("Montant HT")}`];

  it("where recognition lost the lone digits of how many", () => {
    const law = fc.property(lines, fc.nat(4), (all, lost) => {
      const rows = (name: string, { many, price }: Line, total: number) => [
        `${name.padEnd(24)}${cell(name === names[lost] ? "" : String(many))}${cell(figure(price))}${cell(figure(total))}`,
      ];
      expect(found(read(all, head, rows, 0.95))).toEqual(asRead(all));
    });
    fc.assert(law, { numRuns: 60 });
  });

  it("but not where it would be a part of what is counted", () => {
    const rows = (name: string, { many, price }: Line) => [
      `${name.padEnd(24)}${cell("")}${cell(figure(price))}${cell(figure(Math.round(many * price * 0.95)))}`,
    ];
    const items = read(
      [
        { many: 1, price: 2_000 },
        { many: 3, price: 1_001 },
      ],
      head,
      rows,
      0.95,
    );
    expect(items.map(({ quantity }) => quantity)).toEqual([null, null]);
  });

  it("and a lone amount is of one", () => {
    const items = read(
      [
        { many: 1, price: 2_000 },
        { many: 1, price: 4_150 },
      ],
      [],
      (name, _, total) => [`${name.padEnd(48)}${cell(figure(total))}`],
    );
    expect(items.map(({ quantity, unitPrice, total }) => [quantity, unitPrice, total])).toEqual([
      [1_000, 200_000, 200_000],
      [1_000, 415_000, 415_000],
    ]);
  });
});

describe("lines under no head that is known", () => {
  const heads: [string, string[]][] = [
    ["none at all", []],
    ["words of a trade", [`${"Trajet".padEnd(24)}${cell("Pal.")}${cell("Barème")}${cell("Soit")}`]],
  ];
  it.each(heads)("are found by what their numbers make: %s", (_, head) => {
    const rows = (name: string, { many, price }: Line, total: number) => [
      `${name.padEnd(24)}${cell(String(many))}${cell(figure(price))}${cell(figure(total))}`,
    ];
    fc.assert(
      fc.property(lines, (all) => {
        expect(found(read(all, head, rows))).toEqual(asRead(all));
      }),
      { numRuns: 60 },
    );
  });

  it("may say over or under their amount how it is made", () => {
    const made = ({ many, price }: Line) => `${many} x ${figure(price)}`;
    const under = (name: string, one: Line, total: number) => [name, `  ${made(one)}`.padEnd(48) + cell(figure(total))];
    const over = (name: string, one: Line, total: number) => [made(one), name.padEnd(48) + cell(figure(total))];
    fc.assert(
      fc.property(lines, fc.constantFrom(under, over), (all, rows) => {
        expect(found(read(all, [], rows))).toEqual(asRead(all));
      }),
      { numRuns: 60 },
    );
  });
});

it("of a ticket, some are named on their own row and some over how they are made", () => {
  const law = fc.property(lines, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (all, over) => {
    const rows = (name: string, { many, price }: Line, total: number) =>
      over[names.indexOf(name)]
        ? [name, `${`${many} X ${figure(price)}`.padEnd(48)}${cell(figure(total))}`]
        : [`${name.padEnd(48)}${cell(figure(total))}`];
    const items = read(all, [], rows);
    expect(items.map(({ description, total }) => [description, total])).toEqual(
      all.map(({ many, price }, at) => [names[at], many * price * 100]),
    );
  });
  fc.assert(law, { numRuns: 60 });
});
