import { beforeEach, describe, expect, it } from "vitest";
import { centsOf, problemsOfFec, readFec } from "@/tests/support/fec";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { company } from "@/worker/modules/business/company/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

const cash = { number: "512000", name: "Banque", debit: 8_000 };
const capital = { number: "101000", name: "Capital", credit: 9_200 };
let maker: Maker;
let client: string;
const set = (day: string, ...balances: object[]) => maker.call(accounting.setOpening, { day, balances });
const problemsOf = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));
const openingOf = async (from: string, to: string) => {
  const fec = await maker.call(accounting.export, { from, to });
  expect(problemsOfFec({ ...fec, from, to, isClosed: false })).toEqual([]);
  const own = readFec(fec.text).filter(({ JournalCode }) => JournalCode === "AN");
  return own.map((line) => [line.EcritureDate, line.CompteNum, line.CompAuxNum, centsOf(line)].join(" "));
};

beforeEach(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  client = (await maker.call(clients.create, { companyName: "Bistrot du Port", category: "horeca" })).reference;
});

describe("what stood in the books before", () => {
  it("opens the journal, and is carried to the next year with what was written since", async () => {
    await set("2025-06-01", cash, { number: "411000", name: "Clients", party: client, debit: 1_200 }, capital);
    const spent = { type: "expense", category: "rent", description: "Loyer", amount: 900, day: "2025-07-05" };
    await maker.call(treasury.create, spent);
    expect(await openingOf("2025-01-01", "2025-12-31")).toEqual([
      "20250601 512000  800000",
      `20250601 411000 ${client} 120000`,
      "20250601 101000  -920000",
    ]);
    expect(await openingOf("2026-01-01", "2026-01-31")).toEqual([
      "20260101 101000  -920000",
      `20260101 411000 ${client} 120000`,
      "20260101 512000  710000",
      "20260101 129000  90000",
    ]);
    // Within a year, nothing is carried; nor where the years before are told themselves.
    expect(await openingOf("2026-02-01", "2026-02-28")).toEqual([]);
    expect(await openingOf("2025-06-02", "2026-01-31")).toEqual([]);
  });

  it("follows the month at whose end a year ends", async () => {
    await maker.call(accounting.setOpening, { day: "2025-07-01", closingMonth: 6, balances: [cash, { ...capital, credit: 8_000 }] });
    expect(await openingOf("2026-07-01", "2026-07-31")).toEqual(["20260701 101000  -800000", "20260701 512000  800000"]);
    expect(await openingOf("2026-01-01", "2026-01-31")).toEqual([]);
  });

  it("is refused when it does not add up, or names nobody", async () => {
    expect(await problemsOf(set("2025-06-01", cash, capital))).toEqual(["balances:not_balanced"]);
    expect(await problemsOf(set("2025-06-02", cash, { ...capital, credit: 8_000 }))).toEqual(["day:month_start"]);
    expect(await problemsOf(set("2025-06-01", { ...cash, credit: 1 }))).toEqual(["balances.0.debit:debit_or_credit"]);
    expect(await problemsOf(set("2025-06-01", { ...cash, debit: 0 }))).toEqual(["balances.0.debit:required"]);
    expect(await problemsOf(set("2025-06-01", { ...cash, number: "701000" }))).toEqual(["balances.0.number:balance_account"]);
    const stranger = { number: "401000", name: "Fournisseurs", party: "FOU-9999", credit: 8_000 };
    expect(await problemsOf(set("2025-06-01", cash, stranger))).toEqual(["balances.1.party:not_found"]);
  });

  it("changes until its day is closed, and never under somebody else's eyes", async () => {
    const even = [cash, { ...capital, credit: 8_000 }];
    const { version } = await set("2025-06-01", ...even);
    expect(version).toBe(1);
    expect((await set("2025-05-01", ...even)).version).toBe(2);
    const late = maker.call(accounting.setOpening, { day: "2025-05-01", balances: even, version: 1 });
    expect((await refusalOf(late)).code).toBe("stale");
    await maker.call(accounting.close, { until: "2025-05-31" });
    expect(await problemsOf(set("2025-06-01", ...even))).toEqual(["day:closed_period"]);
    expect(await problemsOf(set("2025-05-01", ...even))).toEqual(["day:closed_period"]);
  });

  it("begins, at the bank, with what it held before all that is known", async () => {
    expect((await maker.call(accounting.opening)).bank).toBeNull();
    await maker.call(treasury.create, { type: "income", category: "sales", description: "Marché", amount: 250, day: "2025-07-05" });
    await maker.call(bank.setBalance, { balance: 1_000, day: "2025-08-01" });
    await maker.call(treasury.create, { type: "income", category: "sales", description: "Marché", amount: 40, day: "2025-08-05" });
    expect((await maker.call(accounting.opening)).bank).toBe(7_500_000);
  });

  it("is in the treasury, bank and till, until the bank says what it holds", async () => {
    const money = (day: string, amount: number) => ({ type: "income", category: "sales", description: "Marché", amount, day });
    await maker.call(treasury.create, money("2025-05-05", 500));
    await set("2025-06-01", cash, { number: "530000", name: "Caisse", debit: 1_200 }, capital);
    await maker.call(treasury.create, money("2025-07-05", 100));
    expect((await maker.call(treasury.summary)).balance).toBe(93_000_000);
    expect((await maker.call(bank.balance)).balance).toBe(93_000_000);
    expect(await maker.call(bank.balance)).toMatchObject({ booked: 93_000_000, difference: 0 });
    const differing = { balance: 90_000_000, booked: 93_000_000, difference: -3_000_000 };
    expect(await maker.call(bank.setBalance, { balance: 9_000, day: "2025-08-01" })).toMatchObject(differing);
    expect((await maker.call(treasury.summary)).balance).toBe(90_000_000);
    expect(await maker.call(bank.balance)).toMatchObject(differing);
    // What was forgotten is written down with its own day: the books agree again.
    await maker.call(treasury.create, { type: "expense", category: "rent", description: "Loyer", amount: 300, day: "2025-07-20" });
    expect(await maker.call(bank.balance)).toMatchObject({ balance: 90_000_000, booked: 90_000_000, difference: 0 });
  });

  it("counts a payment of the very day of a bank balance once, wherever one looks", async () => {
    const money = (amount: number) => ({ type: "income", category: "sales", description: "Marché", amount, day: "2025-08-01" });
    await maker.call(treasury.create, money(20));
    await maker.call(bank.setBalance, { balance: 10_020, day: "2025-08-01" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await maker.call(treasury.create, money(50));
    expect((await maker.call(treasury.summary)).balance).toBe(100_700_000);
    expect((await maker.call(accounting.opening)).bank).toBe(100_000_000);
  });
});
