import { describe, expect, it } from "vitest";
import { fingerprints, lessonKey, requirePayable, requireSameAmount, requireSameWay, wordsOf } from "@/worker/modules/money/bank/rules";
import { type Candidate, suggest } from "@/worker/modules/money/bank/candidates";
import { readStatement } from "@/worker/modules/money/bank/statement";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

const day = "2026-11-02";
const came = { day, amount: 100 };
const went = { day, amount: -100 };
const of = (type: string, open = 1, issuedOn = day) => ({ type, open, issuedOn });

describe("a line stands for", () => {
  it.each([
    ["an entry of its amount", () => requireSameAmount(came, { signed: 100 }), null],
    ["no entry of another amount", () => requireSameAmount(came, { signed: 101 }), "entry:other_amount"],
    ["no entry of the other way", () => requireSameAmount(came, { signed: -100 }), "entry:other_amount"],
    ["income that was planned, when it came in", () => requireSameWay(came, { type: "income" }), null],
    ["no income, when it went out", () => requireSameWay(went, { type: "income" }), "plan:other_way"],
    ["an expense that was planned, when it went out", () => requireSameWay(went, { type: "expense" }), null],
    ["no expense, when it came in", () => requireSameWay(came, { type: "expense" }), "plan:other_way"],
    ["a client's invoice, when it came in", () => requirePayable(came, of("client")), null],
    ["no client's invoice, when it went out", () => requirePayable(went, of("client")), "invoice:other_way"],
    ["a supplier's invoice, when it went out", () => requirePayable(went, of("supplier")), null],
    ["no supplier's invoice, when it came in", () => requirePayable(came, of("supplier")), "invoice:other_way"],
    ["no invoice of which nothing is due", () => requirePayable(came, of("client", 0)), "invoice:settled"],
    ["a refund of a client's credit note, when it went out", () => requirePayable(went, of("credit")), null],
    ["no refund of a client's credit note, when it came in", () => requirePayable(came, of("credit")), "invoice:other_way"],
    ["a refund by a supplier, when it came in", () => requirePayable(came, of("supplier_credit")), null],
    ["no refund by a supplier, when it went out", () => requirePayable(went, of("supplier_credit")), "invoice:other_way"],
    ["an invoice of the day before", () => requirePayable(came, of("client", 1, "2026-11-01")), null],
    ["no invoice of the day after", () => requirePayable(came, of("client", 1, "2026-11-03")), "invoice:before_issue"],
  ])("%s", (_, rule, refused) => expect(refusedOf(rule)).toBe(refused));
});

it("the words of a label are those that say whose it is", () => {
  expect(wordsOf("PRLV  SEPA de l'Ets DUPONT-FILS 88X no ab")).toEqual(["ets", "dupont", "fils"]);
  expect(lessonKey("un deux trois quatre cinq six")).toBe("deux trois quatre cinq");
});

describe("a line's fingerprint", () => {
  const line = { day: "2026-06-01", label: "CB  Péage ", amount: -500, bankId: null };
  it("is the bank's own identifier where there is one", () => expect(fingerprints([{ ...line, bankId: "A1" }])).toEqual(["id:A1"]));

  it("or its day, amount and words, with its place among equals", () =>
    expect(fingerprints([line, { ...line, label: "cb peage" }, { ...line, amount: -600 }])).toEqual([
      "2026-06-01|-500|cb peage|1",
      "2026-06-01|-500|cb peage|2",
      "2026-06-01|-600|cb peage|1",
    ]));
});

describe("how likely a candidate is", () => {
  const line = { day: "2026-06-10", label: "VIR BISTROT DU PORT FA12", amount: 1_000 };
  const one = (overrides: Partial<Candidate> = {}): Candidate => ({
    kind: "invoice",
    id: "1",
    name: "FA-99",
    party: "",
    partyId: "c",
    amount: 1_000,
    day: null,
    ...overrides,
  });
  const score = (overrides: Partial<Candidate>, lesson = {}, of = line) =>
    suggest(of, [one(overrides)], { partyId: null, category: null, ...lesson })?.score ?? null;
  it.each([
    ["the only one of that amount", {}, {}, 60],
    ["and within a week before", { day: "2026-06-03" }, {}, 75],
    ["and within a week after", { day: "2026-06-17" }, {}, 75],
    ["eight days away is not near", { day: "2026-06-02" }, {}, 60],
    ["one word of the client", { party: "Bistrot" }, {}, 75],
    ["two words of the client", { party: "Bistrot du Port" }, {}, 90],
    ["more words count no more", { party: "Bistrot Port fa12" }, {}, 90],
    ["its client was taught", {}, { partyId: "c" }, 85],
    ["another client was taught", {}, { partyId: "d" }, 60],
    ["nothing taught is nobody", { partyId: null }, {}, 60],
    ["its number", { name: "FA-12" }, {}, 100],
    ["a number of three signs says nothing", { name: "FA1" }, {}, 60],
    ["part of it, by its number alone", { amount: 2_000, name: "FA-12" }, {}, null],
    ["part of it, by its number and a word", { amount: 2_000, name: "FA-12", party: "Bistrot" }, {}, 65],
    ["less than what came", { amount: 999, name: "FA-12", party: "Bistrot" }, {}, null],
    ["the other way", { amount: -1_000, name: "FA-12", party: "Bistrot" }, {}, null],
    ["an entry of that day", { kind: "entry", day: "2026-06-10" }, {}, 75],
    ["an entry of last month", { kind: "entry", day: "2026-05-10" }, {}, null],
    ["an entry of another amount", { kind: "entry", day: "2026-06-10", amount: 2_000, party: "Bistrot Port" }, { partyId: "c" }, null],
    ["a plan, by what it is called", { kind: "plan", name: "Port" }, {}, 75],
    ["an invoice is not found by words of its number", { name: "Port" }, {}, 100],
    ["the category that was taught", { kind: "category", id: "rent", amount: null }, { category: "rent" }, 65],
    ["a category that was not", { kind: "category", id: "rent", amount: null }, { category: "fees" }, null],
  ] as const)("%s", (_, overrides, lesson, expected) => expect(score(overrides, lesson)).toBe(expected));

  it("two of that amount are each less likely", () => {
    expect(suggest(line, [one(), one({ id: "2" })], null)).toBe(null);
    expect(suggest(line, [one({ kind: "category", id: "rent", amount: null })], null)).toBe(null);
  });

  it("the likeliest is suggested; of two alike, the first that was made", () => {
    const near = { day: "2026-06-10", party: "Bistrot" };
    const both = [one({ ...near, id: "2" }), one({ ...near, id: "1" })];
    expect(suggest(line, both, null)?.candidate.id).toBe("1");
    expect(suggest(line, both.toReversed(), null)?.candidate.id).toBe("1");
    expect(suggest(line, [one({ ...near, id: "1" }), one({ ...near, id: "3", name: "FA-12" })], null)?.candidate.id).toBe("3");
  });
});

describe("a bank's file", () => {
  const csv = (head: string, ...rows: string[]) => [head, ...rows].join("\n");
  it.each([
    ["cut short", "<OFX", "content:statement_unread"],
    ["nested beyond any statement", `<OFX>${"<a>".repeat(90)}${"</a>".repeat(90)}</OFX>`, "content:statement_unread"],
    ["without an operation", "<OFX><A>1</A></OFX>", "content:statement_empty"],
    ["without a column of days", csv("Libellé;Montant", "A;1"), "content:statement_columns"],
    ["without a column of labels", csv("Date;Montant", "2026-06-01;1"), "content:statement_columns"],
    ["without a column of amounts", csv("Date;Libellé", "2026-06-01;A"), "content:statement_columns"],
    ["with debits only", csv("Date;Libellé;Débit", "2026-06-01;A;1"), "content:statement_columns"],
    ["with credits only", csv("Date;Libellé;Crédit", "2026-06-01;A;1"), "content:statement_columns"],
    ["with a day that is none", csv("Date;Libellé;Montant", "hier;A;1"), "content:statement_line"],
    ["with a day and something after", csv("Date;Libellé;Montant", "01/06/2026x;A;1"), "content:statement_line"],
    ["with a plus inside an amount", csv("Date;Libellé;Montant", "2026-06-01;A;1+0"), "content:statement_line"],
    ["with a hyphen inside a debit", csv("Date;Libellé;Débit;Crédit", "2026-06-01;A;1-0;"), "content:statement_line"],
    ["with a part of a cent", csv("Date;Libellé;Montant", "2026-06-01;A;1,005"), "content:statement_line"],
  ])("%s is refused", (_, content, refused) => expect(refusedOf(() => readStatement(content))).toBe(refused));

  it("is refused with its line, and what stands there", () =>
    expect(refusalOf(() => readStatement(csv("Date;Libellé;Montant", "2026-06-01;A;1", "2026-06-02;B;x")))?.fields).toEqual([
      { field: "content", code: "statement_line", params: { line: 3, day: "2026-06-02", sum: "x" } },
    ]));

  it.each([
    ["labels first", csv("Libellé;Date;Montant", "A;2026-06-01;1"), "2026-06-01", 10_000],
    [
      "a heading of tags after five thousand letters",
      csv(`Date;Libellé;Montant;${"x".repeat(5_000)}<OFX>`, "2026-06-01;A;1"),
      "2026-06-01",
      10_000,
    ],
    ["columns in any order", csv("Montant;Libellé;Date", "1,50;A;01/06/2026"), "2026-06-01", 15_000],
    ["credit before debit", csv("Crédit;Débit;Libellé;Date", ";2;A;01/06/2026"), "2026-06-01", -20_000],
    ["debit before label", csv("Débit;Crédit;Libellé;Date", ";2;A;01/06/2026"), "2026-06-01", 20_000],
    ["a debit with its sign", csv("Date;Libellé;Débit;Crédit", "01/06/2026;A;-2;"), "2026-06-01", -20_000],
    ["a debit of nothing", csv("Date;Libellé;Débit;Crédit", "01/06/2026;A;0,00;3"), "2026-06-01", 30_000],
    ["a short day", csv("Date;Libellé;Montant", "1/6/26;A;1"), "2026-06-01", 10_000],
    ["a day with its hour", csv("Date;Libellé;Montant", "2026-06-01T10:00;A;1"), "2026-06-01", 10_000],
    ["an amount with its euro", csv("Date;Libellé;Montant", "2026-06-01;A;+1 000,00 €"), "2026-06-01", 10_000_000],
    ["spaces around", csv(" Date ; Libellé ; Montant ", " 2026-06-01 ; A ; 1 "), "2026-06-01", 10_000],
  ])("is read with %s", (_, content, day, amount) =>
    expect(readStatement(content).lines).toEqual([{ day, label: "A", amount, bankId: null }]),
  );

  it("keeps a label short, and one that is empty as a dash", () => {
    const labels = readStatement(csv("Date;Libellé;Montant", `2026-06-01;${"x".repeat(400)};1`, "2026-06-01;;2", "2026-06-01;a  b;3"));
    expect(labels.lines.map(({ label }) => label)).toEqual(["x".repeat(300), "—", "a b"]);
    expect(labels.format).toBe("csv");
  });

  const entry = (inside: string) => `<Document><Ntry><Amt>5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${inside}</Ntry></Document>`;
  it.each([
    ["its day of booking", "<BookgDt><Dt>2026-06-01</Dt></BookgDt>", "2026-06-01"],
    ["its moment of booking", "<BookgDt><DtTm>2026-06-02T10:00:00</DtTm></BookgDt>", "2026-06-02"],
    ["its day of value", "<ValDt><Dt>2026-06-03</Dt></ValDt>", "2026-06-03"],
  ])("of CAMT.053 is read with %s", (_, inside, day) => expect(readStatement(entry(inside)).lines[0]?.day).toBe(day));

  it.each([
    ["NONREF", null],
    ["notprovided", null],
    ["XNONREF", "XNONREF"],
    ["NONREF2", "NONREF2"],
    ["Z".repeat(130), "Z".repeat(120)],
  ])("whose reference is %s is known by it: %s", (reference, bankId) => {
    const inside = `<BookgDt><Dt>2026-06-01</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><AddtlNtryInf>Frais</AddtlNtryInf>`;
    expect(readStatement(entry(inside)).lines).toEqual([{ day: "2026-06-01", label: "Frais", amount: 50_000, bankId }]);
  });
});
