import { expect, it } from "vitest";
import { centsOf, problemsOfFec, readFec } from "@/tests/support/fec";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { sampleCompany } from "@/tests/support/sample";
import { civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import type { Operation } from "@/worker/core/contract/operation";
import { company } from "@/worker/modules/business/company/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

const DAY = 86_400_000;

/** A business with one client, which does everything at a moment that its test moves on. */
async function newBooks(begun: string) {
  const maker = await newMaker();
  const time = { now: Date.parse(`${begun}T10:00:00Z`) };
  const act = <O extends Operation>(operation: O, input: unknown) => maker.call(operation, input, { runtime: testRuntime(time) });
  await act(company.update, sampleCompany);
  const facts = { siret: "55208131766522", billingAddress: sampleCompany.address };
  await act(clients.create, { reference: "CLI", companyName: "Halles", category: "retailer", ...facts });
  const lines = [{ description: "Lot", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 20 }];
  const sent = async () => act(invoices.send, { id: (await act(invoices.create, { client: "CLI", lines })).id, mail: false });
  return { act, sent, time };
}

it("letters are the same whatever period one asks for, and stay when it is closed", async () => {
  const { act, sent, time } = await newBooks("2026-03-10");
  const [first, second, third] = [await sent(), await sent(), await sent()];
  await act(invoices.markPaid, { id: second.id });
  time.now += 30 * DAY;
  const fourth = await sent();
  await act(invoices.markPaid, { id: fourth.id });
  await act(invoices.markPaid, { id: first.id });
  const lettersOf = async (from: string, to: string) => {
    const fec = await act(accounting.export, { from, to });
    expect(problemsOfFec({ ...fec, from, to, isClosed: false })).toEqual([]);
    return readFec(fec.text).flatMap(({ PieceRef, EcritureLet, DateLet, CompteNum }) =>
      CompteNum === "411000" ? [[PieceRef, EcritureLet, DateLet].join(" ")] : [],
    );
  };
  const [march, april, both] = [
    ["2026-03-01", "2026-03-31"],
    ["2026-04-01", "2026-04-30"],
    ["2026-03-01", "2026-04-30"],
  ] as const;
  const whole = await lettersOf(...both);
  expect([...(await lettersOf(...march)), ...(await lettersOf(...april))]).toEqual(whole);
  expect(new Set(whole.filter((one) => one.startsWith(`${first.number} `))).size).toBe(1);
  expect(whole).toContain(`${third.number}  `);
  await act(accounting.close, { until: lastOfMonth("2026-03-10") });
  expect(await lettersOf(...both)).toEqual(whole);
  expect(await lettersOf(...march)).toEqual(whole.slice(0, (await lettersOf(...march)).length));
  expect(civilDate(time.now)).toBe("2026-04-09");
});

it("a year carries forward paper by paper, and what is lettered balances within it alone", async () => {
  const { act, sent, time } = await newBooks("2025-12-10");
  const [paid, part, open] = [await sent(), await sent(), await sent()];
  await act(invoices.markPaid, { id: paid.id });
  await act(invoices.markPaid, { id: part.id, amount: 50 });
  const ahead = { type: "income", category: "clients", description: "Chèque", amount: 30, party: "CLI" };
  await act(treasury.create, ahead);
  time.now = Date.parse("2026-02-10T10:00:00Z");
  await act(invoices.markPaid, { id: part.id });
  const [from, to] = ["2026-01-01", "2026-12-31"];
  const carried = async () => {
    const fec = await act(accounting.export, { from, to });
    expect(problemsOfFec({ ...fec, from, to, isClosed: false })).toEqual([]);
    const own = readFec(fec.text).filter(({ JournalCode, CompteNum }) => JournalCode === "AN" && CompteNum === "411000");
    return own.map((line) => [line.PieceRef, line.PieceDate, centsOf(line), Boolean(line.EcritureLet)]);
  };
  const ofPapers = [
    [part.number, "20251210", 7_000, true],
    [open.number, "20251210", 12_000, false],
  ];
  expect(await carried()).toEqual([["AN", "20260101", -3_000, false], ...ofPapers]);
  await act(accounting.close, { until: "2025-12-31" });
  expect(await carried()).toEqual([["AN", "20260101", -3_000, false], ...ofPapers]);
  await act(invoices.allocate, { id: open.id });
  const [one, other, taken] = await carried();
  expect([one, other, taken?.slice(1)]).toEqual([...ofPapers, ["20251210", -3_000, true]]);
});
