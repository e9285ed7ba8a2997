import { beforeAll, describe, expect, it } from "vitest";
import { balancesIn, problemsOfFec } from "@/tests/support/fec";
import { civilDate } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";

let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
});

/** An order with a deposit of which so much is paid, in euros. */
async function withDeposit(paid: number) {
  const order = await maker.ordered(10);
  const deposit = await maker.deposit(order, 30);
  if (paid) await maker.call(invoices.markPaid, { id: deposit.id, amount: paid });
  return { order, deposit };
}
const cancel = (order: string, deposit?: string) => maker.call(orders.cancel, { id: order, deposit });

/** 30 % of ten pots, with 5.5 % of VAT. */
const TOTAL = 105_500;

describe("an order with a deposit that is cancelled", () => {
  it("asks what becomes of what was paid, however little", async () => {
    const { order, deposit } = await withDeposit(0.01);
    expect(deposit.total).toBe(TOTAL);
    expect(fieldsNamedBy(await refusalOf(cancel(order)))).toEqual(["deposit:required"]);
    expect(await maker.read(deposit.id)).toMatchObject({ status: "sent", credits: [] });
  });

  it.each([
    ["credit", 10.55, 105_500, 0],
    ["credit", 4, 40_000, 0],
    ["refund", 10.55, 0, 105_500],
    ["refund", 4, 0, 40_000],
  ] as const)("is given a %s of what was paid: %d €", async (fate, paid, balance, refunded) => {
    const { order, deposit } = await withDeposit(paid);
    expect(await cancel(order, fate)).toMatchObject({ status: "cancelled" });
    const { credits, due } = await maker.read(deposit.id);
    expect([credits.length, due]).toEqual([1, 0]);
    const note = await maker.read(credits[0]?.id ?? "");
    expect(note).toMatchObject({ total: TOTAL, creditBalance: balance });
    expect(note.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded);
  });

  it("keeps what was paid as compensation without VAT: income, off 4191, and nothing is owed", async () => {
    const own = await newPotMaker();
    const order = await own.ordered(10);
    const deposit = await own.deposit(order, 30);
    await own.call(invoices.markPaid, { id: deposit.id });
    await own.call(orders.cancel, { id: order, deposit: "keep" });
    const { credits, due } = await own.read(deposit.id);
    expect([credits.length, due]).toEqual([1, 0]);
    const note = await own.read(credits[0]?.id ?? "");
    expect(note).toMatchObject({ total: TOTAL, creditBalance: 0, payments: [{ method: "kept", amount: TOTAL }] });
    expect(note.notes).toContain("dédommagement");
    const today = civilDate(Date.now());
    const fec = await own.call(accounting.export, { from: today, to: today });
    expect(problemsOfFec({ ...fec, from: today, to: today, isClosed: false })).toEqual([]);
    expect(balancesIn(fec.text)).toEqual({ "512000": 1_055, "758800": -1_055 });
    expect((await own.call(accounting.vat, { from: today, to: today })).lines).toEqual([]);
  });

  it("keeps what no bank can send back", async () => {
    const { order, deposit } = await withDeposit(10.55);
    await cancel(order, "keep");
    const { credits } = await maker.read(deposit.id);
    const note = await maker.read(credits[0]?.id ?? "");
    const bounced = { id: note.id, payment: note.payments[0]?.id, bouncedOn: civilDate(Date.now()) };
    expect(fieldsNamedBy(await refusalOf(maker.call(invoices.undoPayment, bounced)))).toEqual(["bouncedOn:no_money"]);
  });

  it("keeps no more than was paid", async () => {
    const { order, deposit } = await withDeposit(4);
    await cancel(order, "keep");
    const { credits, due } = await maker.read(deposit.id);
    const note = await maker.read(credits[0]?.id ?? "");
    expect([due, note.creditBalance, note.payments.map(({ amount }) => amount)]).toEqual([0, 0, [40_000]]);
  });

  it("asks nothing where nothing was paid: what was sent is credited, drafts go", async () => {
    const { order, deposit } = await withDeposit(0);
    const draft = await maker.call(invoices.deposit, { order, share: 20 });
    await cancel(order);
    expect(await maker.read(deposit.id)).toMatchObject({ status: "cancelled", due: 0 });
    expect((await refusalOf(maker.read(draft.id))).code).toBe("not_found");
  });

  it("credits what other credit notes have not", async () => {
    const { order, deposit } = await withDeposit(0);
    await maker.call(invoices.credit, {
      id: deposit.id,
      lines: [{ line: deposit.lines[0]?.id, amount: { value: 0.5, unit: "piece" } }],
      reason: "Geste",
    });
    await cancel(order);
    const { credits } = await maker.read(deposit.id);
    expect(credits.reduce((sum, { total }) => sum + total, 0)).toBe(TOTAL);
  });

  it("takes back several deposits, each by its own number", async () => {
    const { order, deposit } = await withDeposit(10.55);
    const second = await maker.deposit(order, 20);
    await cancel(order, "refund");
    const notes = [await maker.read(deposit.id), await maker.read(second.id)].flatMap(({ credits }) => credits.map(({ number }) => number));
    expect(new Set(notes).size).toBe(2);
  });

  /** What the papers of an order ask of its client, tax and all, credit notes taken off. */
  async function askedBy(...ids: string[]): Promise<number> {
    const papers = await Promise.all(ids.map((id) => maker.read(id)));
    return papers.reduce((due, { total, credits }) => due + total - credits.reduce((credited, note) => credited + note.total, 0), 0);
  }

  it("takes back nothing of a deposit that was given back with the goods: the client is owed no cent twice", async () => {
    const { order, deposit } = await withDeposit(10.55);
    const bill = await maker.invoice(order, false);
    const goods = bill.lines.find(({ itemId }) => itemId);
    await maker.call(invoices.credit, { id: bill.id, lines: [{ line: goods?.id }], reason: "Goods given up" });
    expect(await askedBy(deposit.id, bill.id)).toBe(0);
    expect(await cancel(order)).toMatchObject({ status: "cancelled" });
    expect(await askedBy(deposit.id, bill.id)).toBe(0);
    expect(await maker.read(deposit.id)).toMatchObject({ status: "paid", credits: [] });
  });

  it("takes back the deposit that no invoice has deducted, and not the one before it", async () => {
    const { order, deposit } = await withDeposit(0);
    const { id } = await maker.call(invoices.fromOrders, { orders: [order], shippedOnly: false });
    const five = { item: "POT", description: "Pot", amount: { value: 5, unit: "piece" }, per: "piece", price: 3.3333, vatRate: 5.5 };
    await maker.call(invoices.update, { id, lines: [five] });
    await maker.call(invoices.send, { id, mail: false });
    const bill = await maker.read(id);
    const later = await maker.deposit(order, 20);
    await maker.call(invoices.credit, { id, lines: [{ line: bill.lines[0]?.id }], reason: "Goods given up" });
    await cancel(order);
    expect(await maker.read(deposit.id), "never paid: settled by what the credit note owes").toMatchObject({ credits: [], due: 0 });
    expect((await maker.read(later.id)).status).toBe("cancelled");
    expect(await askedBy(deposit.id, bill.id, later.id)).toBe(0);
  });

  it("is not cancelled while its goods are invoiced", async () => {
    const order = await maker.ordered(10);
    await maker.invoice(order, false);
    expect(fieldsNamedBy(await refusalOf(cancel(order)))).toEqual(["id:invoiced"]);
  });
});
