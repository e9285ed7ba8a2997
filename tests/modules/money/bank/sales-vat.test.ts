import { beforeEach, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { balancesIn } from "@/tests/support/fec";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { company } from "@/worker/modules/business/company/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";

let maker: PotMaker;
beforeEach(async () => {
  maker = await newPotMaker();
});
async function lineOf(label: string, euros: number) {
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today};${label};${euros}` });
  const { items } = await maker.call(bank.list, { state: "open", limit: 50 });
  return items.find((line) => line.label === label) ?? expect.fail(label);
}
const match = (line: { id: string }, choice: object) => maker.call(bank.match, { id: line.id, ...choice });
const readVat = async () => {
  const { collected, lines } = await maker.call(accounting.vat, { from: today, to: today });
  const { text } = await maker.call(accounting.export, { from: today, to: today });
  return { collected, lines: lines.map(({ line, base, tax }) => [line, base / 1e4, tax / 1e4]), balances: balancesIn(text) };
};

it("a line of the bank put down as sales bears the rate that most products do, and stands on the return", async () => {
  await match(await lineOf("MARCHE DU SAMEDI", 105.5), { category: "sales" });
  const { lines, balances } = await readVat();
  expect(lines).toContainEqual(["A1", 100, 0]);
  expect(lines).toContainEqual(["09", 100, 5.5]);
  expect(balances).toEqual({ "512000": 10_550, "701003": -10_000, "445713": -550 });
  const { items } = await maker.call(accounting.vatEntries, { from: today, to: today, line: "09", limit: 10 });
  expect(items).toMatchObject([{ partyName: "MARCHE DU SAMEDI", tax: 55_000 }]);
});

it("or the rate that one says; money that goes back takes it back", async () => {
  await match(await lineOf("VENTE", 120), { category: "sales", vatRate: 20 });
  await match(await lineOf("RENDU", -12), { category: "sales", vatRate: 20 });
  expect((await readVat()).collected).toEqual([{ rate: 2_000, base: 900_000, tax: 180_000 }]);
});

it("the same by hand, and none where no VAT is charged", async () => {
  const sale = { type: "income", category: "sales", amount: 110, description: "Marché" };
  const entry = await maker.call(treasury.create, { ...sale, vatRate: 10 });
  expect(entry.vatRate).toBe(1_000);
  expect((await maker.call(treasury.update, { id: entry.id, amount: 220 })).vatRate).toBe(1_000);
  expect((await maker.call(treasury.update, { id: entry.id, category: "other" })).vatRate).toBeNull();
  expect(await refusalOfCall(maker.call(treasury.create, { ...sale, category: "rent", vatRate: 10 }))).toBe("vatRate:not_sales");
  const line = await lineOf("LOYER", -500);
  expect(await refusalOfCall(match(line, { category: "rent", vatRate: 20 }))).toBe("vatRate:not_sales");
  expect(await refusalOfCall(match(line, { vatRate: 20 }))).toBe("vatRate:not_sales");
  await maker.call(company.update, { vatRegime: "franchise" });
  expect(await refusalOfCall(maker.call(treasury.create, { ...sale, vatRate: 10 }))).toBe("vatRate:vat_franchise");
  expect((await maker.call(treasury.create, sale)).vatRate).toBeNull();
});
