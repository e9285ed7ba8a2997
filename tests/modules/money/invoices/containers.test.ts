import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, problemsOfFec, readFec } from "@/tests/support/fec";
import { schemaErrors } from "@/tests/support/electronic";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { items } from "@/worker/modules/catalogue/items/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";

const pieces = (value: number) => ({ value, unit: "piece" });
const keg = { description: "Consigne fût 30 l", price: 30 };
const beer = { description: "Bière blonde, fût 30 l", amount: pieces(4), price: 95, vatRate: 20 };
const lent = { ...keg, amount: pieces(4), container: "charged" };
const back = { ...keg, amount: pieces(3), container: "returned" };
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

it("no more is given back than was charged, by whatever road", async () => {
  const shop = await newPotMaker();
  const bill = async (...lines: object[]) => {
    const { id } = await shop.call(invoices.create, { client: "CLI", lines });
    return shop.call(invoices.send, { id, mail: false });
  };
  const charged = await bill(lent);
  await bill(beer, back);
  const refused = (call: Promise<unknown>) => refusalOfCall(call);
  expect(await refused(bill(beer, { ...back, amount: pieces(2) }))).toBe("lines:above_containers");
  const credit = (value: number) =>
    shop.call(invoices.credit, {
      id: charged.id,
      lines: [{ line: charged.lines[0]?.id, amount: pieces(value) }],
      reason: "Rendu",
      mail: false,
    });
  expect(await refused(credit(2))).toBe("lines:above_containers");
  expect(await refused(shop.call(invoices.cancel, { id: charged.id, reason: "Erreur", mail: false }))).toBe("lines:above_containers");
  await credit(1);
  expect(await refused(bill(beer, { ...back, amount: pieces(1) }))).toBe("lines:above_containers");
});

it("of an item, no more than of that item was charged", async () => {
  const shop = await newPotMaker();
  await shop.call(items.create, { sku: "FUT", name: "Fût", kind: "product", unit: "piece", price: 30, vatRate: 20 });
  await shop.call(items.create, { sku: "CAISSE", name: "Caisse", kind: "product", unit: "piece", price: 5, vatRate: 20 });
  const bill = async (...lines: object[]) =>
    shop.call(invoices.send, { id: (await shop.call(invoices.create, { client: "CLI", lines })).id, mail: false });
  await bill({ item: "FUT", amount: pieces(4), container: "charged" });
  expect(await refusalOfCall(bill(beer, { item: "CAISSE", amount: pieces(2), container: "returned" }))).toBe("lines:above_containers");
  await bill(beer, { item: "FUT", amount: pieces(4), container: "returned" });
});

it("what a credit note says came back is not billed again with its order", async () => {
  const shop = await newPotMaker();
  await shop.call(items.create, { sku: "FUT", name: "Fût", kind: "product", unit: "piece", price: 30, vatRate: 20 });
  await shop.call(stock.receive, { item: "FUT", number: "LOT-FUT", amount: pieces(10) });
  const lines = [
    { item: "POT", amount: pieces(10) },
    { item: "FUT", amount: pieces(3), container: true },
  ];
  const { id } = await shop.call(orders.create, { client: "CLI", lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await shop.call(move, { id });
  await shop.call(orders.ship, { id });
  const sent = await shop.invoice(id);
  const kegs = sent.lines.find(({ container }) => container);
  await shop.call(invoices.credit, { id: sent.id, lines: [{ line: kegs?.id, amount: pieces(2) }], reason: "Rendus", mail: false });
  expect(await refusalOfCall(shop.call(invoices.fromOrders, { orders: [id] }))).toBe("orders:nothing_to_invoice");
});
