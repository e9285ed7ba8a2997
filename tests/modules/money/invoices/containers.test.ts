import { beforeAll, expect, it } from "vitest";
import { centsOf, problemsOfFec, readFec } from "@/tests/support/fec";
import { schemaErrors } from "@/tests/support/electronic";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { civilDate } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";

const pieces = (value: number) => ({ value, unit: "piece" });
const keg = { description: "Consigne fût 30 l", price: 30 };
const beer = { description: "Bière blonde, fût 30 l", amount: pieces(4), price: 95, vatRate: 20 };
const lent = { ...keg, amount: pieces(4), container: "charged" };
const back = { ...keg, amount: pieces(3), container: "returned" };
const today = civilDate(Date.now());
let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
});
const write = (...lines: object[]) => maker.call(invoices.create, { client: "CLI", lines });
const send = ({ id }: { id: string }) => maker.call(invoices.send, { id, mail: false });

it("packaging that comes back stands beside taxed goods, and bears no VAT; what was given back comes off", async () => {
  const draft = await write(beer, lent, back);
  expect(draft).toMatchObject({ subtotal: 4_100_000, tax: 760_000, total: 4_860_000 });
  const bill = await send(draft);
  expect(bill).toMatchObject({ vatReason: null, due: 4_860_000 });
  expect(bill.lines.map(({ container, total }) => [container, total])).toEqual([
    [null, 3_800_000],
    ["charged", 1_200_000],
    ["returned", -900_000],
  ]);
  const { content } = await maker.call(invoices.einvoice, { id: bill.id });
  const xml = Buffer.from(content, "base64").toString();
  expect(await schemaErrors([xml])).toEqual([]);
  expect([...xml.matchAll(/<ram:CategoryCode>(\w+)/g)].map(([, code]) => code)).toEqual(["S", "E", "E", "E", "S"]);
  expect(xml).toContain("Emballages consignés");
});

it("nothing is taken off it with the whole, rewording keeps it, and a credit note takes all of it back", async () => {
  const draft = await write(beer, lent, back);
  const cheaper = await maker.call(invoices.update, { id: draft.id, discount: 10 });
  expect(cheaper).toMatchObject({ subtotal: 3_720_000, tax: 684_000, rebates: [{ rate: 2_000, base: 3_800_000, amount: 380_000 }] });
  const reworded = await maker.call(invoices.update, { id: draft.id, lines: [beer, lent, { ...back, description: "Fûts rendus" }] });
  expect(reworded).toMatchObject({ total: cheaper.total, lines: [{}, {}, { description: "Fûts rendus", total: -900_000 }] });
  const bill = await send(draft);
  const { credits } = await maker.call(invoices.cancel, { id: bill.id, reason: "Erreur", mail: false });
  expect(credits).toMatchObject([{ total: bill.total }]);
});

it("is owed to the client on 4196, in no line of the VAT return, and on its own where nothing else is sold", async () => {
  const alone = await newPotMaker();
  const { id } = await alone.call(invoices.create, { client: "CLI", lines: [lent] });
  expect(await alone.call(invoices.send, { id, mail: false })).toMatchObject({ total: 1_200_000, tax: 0 });
  const fec = await alone.call(accounting.export, { from: today, to: today });
  expect(problemsOfFec({ ...fec, from: today, to: today, isClosed: false })).toEqual([]);
  expect(readFec(fec.text).map((line) => [line.CompteNum, line.CompAuxNum, centsOf(line)])).toEqual([
    ["411000", "CLI", 12_000],
    ["419600", "CLI", -12_000],
  ]);
  expect((await alone.call(accounting.vat, { from: today, to: today })).lines).toEqual([]);
});
