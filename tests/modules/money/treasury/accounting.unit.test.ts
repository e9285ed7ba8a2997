import fc from "fast-check";
import { expect, it } from "vitest";
import { totalsOf } from "@/worker/core/figures/totals";
import { partsOf } from "@/worker/modules/money/accounting/parts";
import {
  columns,
  fecName,
  type Journal,
  linesOf as linesOfNumbered,
  moneyLegs,
  numberedFrom,
  purchaseLegs,
  saleLegs,
  type Written,
} from "@/worker/modules/money/accounting/rules";

const linesOf = (entries: Written[], validOn: (day: string) => string | null) => linesOfNumbered(numberedFrom(entries, 0), { validOn });
/** A paper of goods and services. */
const paperOf = (sold: { total: number; vatRate: number; isService?: boolean }[]) => {
  const { vat, total } = totalsOf(sold);
  return {
    total,
    vat,
    parts: partsOf({ lines: sold.map((line) => ({ isService: false, ...line })), vat, rebates: [], isOnDebits: false }),
  };
};
const anyPaper = fc
  .array(
    fc.record({
      total: fc.integer({ min: 1, max: 10 ** 7 }).map((cents) => cents * 100),
      vatRate: fc.constantFrom(0, 210, 550, 1_000, 2_000),
      isService: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(paperOf);
const anyLegs = fc.oneof(
  fc.tuple(anyPaper, fc.boolean()).map(([paper, isCredit]) => ["VT", saleLegs(paper, isCredit)] as const),
  fc.tuple(anyPaper, fc.boolean()).map(([paper, isCredit]) => ["HA", purchaseLegs(paper, isCredit)] as const),
  fc
    .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.boolean())
    .map(([signed, isCash]) => ["BQ", moneyLegs(signed, { isCash, category: "rent", against: null })] as const),
);
const anyEntry: fc.Arbitrary<Written> = fc
  .tuple(anyLegs, fc.integer({ min: 1, max: 28 }), fc.string())
  .map(([[journal, legs], day, label]) => {
    const civil = `2026-03-${String(day).padStart(2, "0")}`;
    return {
      journal: journal as Journal,
      day: civil,
      paper: `P-${day}`,
      paperDay: civil,
      label,
      party: { code: "CLI-1", name: "A\tB" },
      legs,
    };
  });

it("the file has its 18 columns, days in order, numbers without gap, and every entry balances", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const lines = linesOf(entries, () => null);
      const cell = (line: string[], name: (typeof columns)[number]) => line[columns.indexOf(name)] ?? "";
      for (const line of lines) {
        expect(line).toHaveLength(18);
        expect(line.join("")).not.toMatch(/[\t\r\n]/);
        expect([cell(line, "Debit"), cell(line, "Credit")].filter((sum) => sum !== "0,00")).toHaveLength(1);
      }
      const days = lines.map((line) => cell(line, "EcritureDate"));
      expect(days).toEqual([...days].sort());
      const numbers = [...new Set(lines.map((line) => Number(cell(line, "EcritureNum"))))];
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
      for (const number of numbers) {
        const own = lines.filter((line) => cell(line, "EcritureNum") === String(number));
        const cents = (name: "Debit" | "Credit") => own.reduce((sum, line) => sum + Number(cell(line, name).replace(",", "")), 0);
        expect(cents("Debit")).toBe(cents("Credit"));
      }
    }),
  );
});

it("an invoice and what settles it bear one letter, of the day nothing is left; what is open bears none", () => {
  const paper = paperOf([{ total: 600_000, vatRate: 550 }]);
  const sale = (settles: string, day: string): Written => ({
    journal: "VT",
    day,
    paper: settles,
    paperDay: day,
    label: settles,
    party: { code: "CLI-1", name: "A" },
    settles,
    legs: saleLegs(paper, false),
  });
  const pay = (settles: string, day: string, amount: number): Written => ({
    ...sale(settles, day),
    journal: "BQ",
    legs: moneyLegs(amount, { isCash: false, category: "sales", against: "clients" }),
  });
  const lines = linesOf(
    [
      sale("FA-1", "2026-03-01"),
      sale("FA-2", "2026-03-02"),
      sale("FA-3", "2026-03-03"),
      pay("FA-1", "2026-03-04", 300_000),
      pay("FA-1", "2026-03-09", 333_000),
      pay("FA-2", "2026-03-10", 1_000),
      { ...sale("FA-3", "2026-03-11"), legs: saleLegs(paper, true) },
    ],
    () => null,
  );
  const at = (name: (typeof columns)[number]) => columns.indexOf(name);
  const lettered = lines.filter((line) => line[at("EcritureLet")]);
  expect(lettered.map((line) => [line[at("PieceRef")], line[at("EcritureLet")], line[at("DateLet")]])).toEqual([
    ...["FA-1", "FA-3", "FA-1", "FA-1", "FA-3"].map((ref) => (ref === "FA-1" ? [ref, "AAA", "20260309"] : [ref, "AAC", "20260311"])),
  ]);
  expect([...new Set(lettered.map((line) => line[at("CompteNum")]))]).toEqual(["411000"]);
  expect(lines.map((line) => line[at("CompteNum")])).toEqual(expect.arrayContaining(["701003", "445713"]));
});

it("is named by SIREN and the last day", () => {
  expect(fecName("732 829 320 00074", "2026-12-31")).toBe("732829320FEC20261231");
});
