import { describe, expect, it } from "vitest";
import { lettersOf, type Settlement } from "@/worker/modules/money/accounting/letters/rules";
import type { TaxPart } from "@/worker/modules/money/accounting/shapes";
import {
  fecName,
  type Leg,
  linesOf as linesOfNumbered,
  moneyLegs,
  numberedFrom,
  purchaseLegs,
  saleLegs,
  vatDueLegs,
  type Written,
} from "@/worker/modules/money/accounting/rules";

const linesOf = (entries: Written[], validOn: (day: string) => string | null, settlements: Settlement[] = []) =>
  linesOfNumbered(numberedFrom(entries, 0), { validOn, letters: lettersOf(numberedFrom(entries, 0), settlements) });

const part = (kind: TaxPart["kind"], base: number, isDeferred = false): TaxPart => ({ kind, rate: 2_000, base, tax: base / 5, isDeferred });
const paper = { total: 12_000, parts: [part("goods", 10_000)] };
const selling = (...parts: TaxPart[]) => ({ total: 12_000, parts });
const legs = (rows: { account: string; amount: number }[]) => rows.map(({ account, amount }) => `${account} ${amount}`);

describe("what is written", () => {
  it.each([
    ["of a sale", () => saleLegs(paper, false), ["clients 12000", "sales -10000", "vatOut -2000"]],
    ["of a credit note", () => saleLegs(paper, true), ["clients -12000", "sales 10000", "vatOut 2000"]],
    [
      "of a deposit",
      () => saleLegs(selling(part("deposit", 10_000, true)), false),
      ["clients 12000", "deposits -10000", "vatWaiting -2000"],
    ],
    [
      "of goods less a deposit",
      () => saleLegs(selling(part("goods", 14_000), part("depositBack", -4_000)), false),
      ["clients 12000", "sales -14000", "vatOut -2800", "deposits 4000", "vatOut 800"],
    ],
    [
      "of a deposit that is credited",
      () => saleLegs(selling(part("deposit", 10_000, true)), true),
      ["clients -12000", "deposits 10000", "vatWaiting 2000"],
    ],
    [
      "of a deposit that a supplier asks for",
      () => purchaseLegs(selling(part("deposit", 10_000, true)), false),
      ["depositsPaid 10000", "vatInWaiting 2000", "suppliers -12000"],
    ],
    [
      "of goods bought less a deposit",
      () => purchaseLegs(selling(part("goods", 14_000), part("depositBack", -4_000)), false),
      ["purchases 14000", "vatIn 2800", "depositsPaid -4000", "vatIn -800", "suppliers -12000"],
    ],
    [
      "of a service",
      () => saleLegs(selling(part("service", 10_000, true)), false),
      ["clients 12000", "services -10000", "vatWaiting -2000"],
    ],
    [
      "of a service, on debits",
      () => saleLegs(selling(part("service", 10_000)), false),
      ["clients 12000", "services -10000", "vatOut -2000"],
    ],
    ...(
      [
        ["intra_community", "salesUnion"],
        ["export", "salesExport"],
        ["overseas", "salesExport"],
        ["exempt", "sales"],
      ] as const
    ).map(([reason, account]): [string, () => Leg[], string[]] => [
      `of a sale without VAT: ${reason}`,
      () => saleLegs({ total: 100, parts: [{ kind: "goods", rate: 0, base: 100, tax: 0, isDeferred: false }], reason }, false),
      ["clients 100", `${account} -100`],
    ]),
    [
      "of a purchase whose VAT the buyer accounts for",
      () => purchaseLegs({ total: 100, parts: [{ kind: "goods", rate: 0, base: 100, tax: 0, isDeferred: false }] }, false, 20),
      ["purchases 100", "suppliers -100", "vatInSelf 20", "vatSelf -20"],
    ],
    [
      "of a service that was bought",
      () => purchaseLegs(selling(part("service", 10_000, true)), false),
      ["boughtServices 10000", "vatInWaiting 2000", "suppliers -12000"],
    ],
    ["of VAT that falls due", () => vatDueLegs({ side: "collected", rate: 2_000, tax: 20 }), ["vatWaiting 20", "vatOut -20"]],
    ["of VAT that may be deducted", () => vatDueLegs({ side: "deductible", rate: 2_000, tax: 20 }), ["vatInWaiting -20", "vatIn 20"]],
    ["of a purchase", () => purchaseLegs(paper, false), ["purchases 10000", "vatIn 2000", "suppliers -12000"]],
    ["of a supplier's credit note", () => purchaseLegs(paper, true), ["purchases -10000", "vatIn -2000", "suppliers 12000"]],
    ["of a client's payment", () => moneyLegs(500, { isCash: false, category: "sales", against: "clients" }), ["bank 500", "clients -500"]],
    ["of a payment in cash", () => moneyLegs(-500, { isCash: true, category: "rent", against: null }), ["cash -500", "rent 500"]],
    ["of the bank's fees", () => moneyLegs(-500, { isCash: false, category: "bank", against: null }), ["bank -500", "bankFees 500"]],
    ["of what nobody knows", () => moneyLegs(-500, { isCash: false, category: "gifts", against: null }), ["bank -500", "other 500"]],
    ["of half a cent", () => moneyLegs(50, { isCash: false, category: "rent", against: null }), ["bank 100", "rent -100"]],
    ["of less than half a cent", () => moneyLegs(49, { isCash: false, category: "rent", against: null }), []],
  ])("%s", (_, write, expected) => expect(legs(write())).toEqual(expected));
});

const entry = (overrides: Partial<Written> = {}): Written => ({
  journal: "VT",
  day: "2026-03-02",
  paper: "FA-1",
  paperDay: "2026-03-01",
  label: "Vente",
  party: { code: "CLI-1", name: "Bistrot" },
  settles: "1",
  legs: saleLegs(paper, false),
  ...overrides,
});
const payment = (amount: number, overrides: Partial<Written> = {}) =>
  entry({
    journal: "BQ",
    day: "2026-03-09",
    paper: "PAY-1",
    legs: moneyLegs(amount, { isCash: false, category: "sales", against: "clients" }),
    ...overrides,
  });

describe("the file of entries", () => {
  it("says all of an entry: its account by rate, its party, its sums, its letter, its day of validation", () => {
    const [client, sale, vat] = linesOf([entry(), payment(12_000)], () => "2026-04-30");
    const head = ["VT", "Ventes", "1", "20260302"];
    const on = ["FA-1", "20260301", "Vente"];
    expect(client).toEqual([
      ...head,
      "411000",
      "Clients",
      "CLI-1",
      "Bistrot",
      ...on,
      "1,20",
      "0,00",
      "AAA",
      "20260309",
      "20260430",
      "",
      "",
    ]);
    expect(sale).toEqual([...head, "701001", "Ventes de produits finis 20 %", "", "", ...on, "0,00", "1,00", "", "", "20260430", "", ""]);
    expect(vat?.slice(4, 6)).toEqual(["445711", "TVA collectée 20 %"]);
  });

  it.each([
    [1_000, "701002", "Ventes de produits finis 10 %"],
    [550, "701003", "Ventes de produits finis 5,5 %"],
    [210, "701004", "Ventes de produits finis 2,1 %"],
    [0, "701000", "Ventes de produits finis"],
    [1_960, "701000", "Ventes de produits finis"],
  ])("at the rate %i it goes to %s", (rate, number, name) => {
    const of = entry({ legs: [{ account: "sales", rate, amount: -100 }] });
    expect(linesOf([of], () => null)[0]?.slice(4, 6)).toEqual([number, name]);
  });

  const lettersIn = (...entries: Written[]) => linesOf(entries, () => null).map((line) => line[13]);
  it("letters what comes to nothing together, and nothing else", () => {
    expect(lettersIn(entry(), payment(11_900))).toEqual(["", "", "", "", ""]);
    expect(lettersIn(entry(), payment(12_100))).toEqual(["", "", "", "", ""]);
    expect(lettersIn(entry(), payment(12_000))).toEqual(["AAA", "", "", "", "AAA"]);
    expect(lettersIn(entry(), payment(5_000), payment(7_000))).toEqual(["AAA", "", "", "", "AAA", "", "AAA"]);
    const nobodys = { settles: null, party: null };
    expect(lettersIn(entry(nobodys), payment(12_000, nobodys))).toEqual(["", "", "", "", ""]);
  });

  it("what is lettered when its period is closed stays so: what undoes it later is lettered with what settles that", () => {
    const later = (amount: number) => payment(amount, { day: "2026-04-02" });
    const all = numberedFrom([entry(), payment(12_000), later(-12_000), later(12_000)], 0);
    const letters = (closed: string[], entries = all) =>
      entries.map(
        ({ number, entry }) =>
          lettersOf(entries, [], closed)(number, entry.legs.find(({ account }) => account === "clients") as Leg, entry)?.letter,
      );
    expect(letters([])).toEqual(["AAA", "AAA", "AAA", "AAA"]);
    expect(letters(["2026-03-31"])).toEqual(["AAA", "AAA", "AAC", "AAC"]);
    expect(letters(["2026-03-31"], all.slice(0, 3))).toEqual(["AAA", "AAA", undefined]);
  });

  it("letters an invoice whose parts stand in one entry", () => {
    const halves = [
      { account: "clients", amount: 5_000 },
      { account: "clients", amount: 7_000 },
      { account: "sales", amount: -12_000 },
    ] as const;
    expect(lettersIn(entry({ legs: [...halves] }), payment(12_000))).toEqual(["AAA", "AAA", "", "", "AAA"]);
  });

  it("a credit note letters the invoice that it is set against, and its own", () => {
    const credit = entry({ paper: "AV-1", legs: saleLegs(paper, true) });
    const other = entry({ paper: "FA-2", settles: "2" });
    const letters = (settlements: Settlement[]) =>
      linesOf([entry(), payment(12_000), credit, other], () => null, settlements).flatMap((line) =>
        line[4] === "411000" ? [line[13]] : [],
      );
    expect(letters([])).toEqual(["", "", "", ""]);
    const set = { one: "2", other: "1", day: "2026-03-09", amount: 12_000 };
    expect(letters([set])).toEqual(["AAA", "AAA", "AAA", "AAA"]);
    expect(letters([set, { ...set, amount: -12_000 }])).toEqual(["", "", "", ""]);
  });

  it("an entry that is not validated says no day of it", () => expect(linesOf([entry()], () => null)[0]?.[15]).toBe(""));

  it("letters purchases with what paid them", () => {
    const bought = entry({ journal: "HA", legs: purchaseLegs(paper, false) });
    expect(
      lettersIn(bought, payment(0, { legs: moneyLegs(-12_000, { isCash: false, category: "purchases", against: "suppliers" }) })),
    ).toEqual(["", "", "AAA", "", "AAA"]);
  });

  it("letters one invoice after the other", () => {
    const pairs = Array.from({ length: 28 }, (_, place) => [
      entry({ settles: `${place}`, paper: `A${String(place).padStart(2, "0")}` }),
      payment(12_000, { settles: `${place}` }),
    ]);
    const letters = lettersIn(...pairs.flat()).filter(Boolean);
    expect([letters[0], letters[25], letters[26], letters[27]]).toEqual(["AAA", "AAZ", "ABA", "ABB"]);
  });

  it("is in the order of days, then of journals, then of papers; an entry of nothing has no number", () => {
    const of = (day: string, journal: Written["journal"], name: string) =>
      entry({ day, journal, paper: name, legs: [{ account: "rent", amount: 100 }] });
    const rows = linesOf(
      [
        of("2026-03-02", "VT", "b"),
        of("2026-03-02", "VT", "a"),
        entry({ legs: [] }),
        of("2026-03-02", "HA", "z"),
        of("2026-03-01", "VT", "y"),
      ],
      () => null,
    );
    expect(rows.map((row) => `${row[2]} ${row[8]}`)).toEqual(["1 y", "2 z", "3 a", "4 b"]);
  });

  it("goes on after the numbers of a closed period, and keeps its accounts", () => {
    const closedEntry = entry({
      legs: [{ account: "sales", rate: 2_000, amount: -100, frozen: { number: "701900", name: "Ventes 2025" } }],
    });
    const rows = linesOfNumbered(numberedFrom([entry(), closedEntry], 41), { validOn: () => null });
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(["42", "43"]));
    expect(rows.at(-1)?.slice(4, 6)).toEqual(["701900", "Ventes 2025"]);
  });

  it("goes to the accounts that the accountant says, by rate where the number leaves room", () => {
    const accounts = { sales: { number: "707000", name: "Négoce" }, vatOut: { number: "44571", name: "TVA" } };
    const rows = linesOfNumbered(numberedFrom([entry()], 0), { validOn: () => null, accounts });
    expect(rows.map((row) => row[4])).toEqual(["411000", "707001", "44571"]);
  });

  it("keeps each cell on its line", () =>
    expect(linesOf([entry({ label: " a\t\n|b\r ", party: null })], () => null)[0]?.slice(6, 11)).toEqual([
      "",
      "",
      "FA-1",
      "20260301",
      "a b",
    ]));
});

it("the file is named by the business and its last day", () =>
  expect(fecName("552 081 317 66522", "2026-12-31")).toBe("552081317FEC20261231"));
