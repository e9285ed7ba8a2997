import { beforeAll, describe, expect, it } from "vitest";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { invoices } from "@/worker/modules/money/invoices/contract";

let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
});

const toCredit = async (order: string) => (await maker.call(invoices.returned, { order })).items.map(({ amount }) => amount.amount / 1_000);

describe("what comes back after it was invoiced", () => {
  it("is proposed as a credit note, whose draft counts once it is sent", async () => {
    const order = await maker.shipped(10);
    const bill = await maker.invoice(order);
    expect(await toCredit(order)).toEqual([]);
    await maker.giveBack(order, 3);
    expect(await toCredit(order)).toEqual([3]);
    const draft = await maker.call(invoices.creditReturns, { order });
    expect(draft).toMatchObject({ type: "credit", status: "draft", number: null, creditsId: bill.id, creditBalance: 0 });
    expect(draft.moves).not.toContain("update");
    expect(await toCredit(order)).toEqual([]);
    expect(fieldsNamedBy(await refusalOf(maker.call(invoices.creditReturns, { order })))).toEqual(["order:nothing_returned"]);
    expect(await maker.read(bill.id)).toMatchObject({ due: bill.total });
    await maker.call(invoices.send, { id: draft.id, mail: false });
    expect(await maker.read(bill.id)).toMatchObject({ due: bill.total - draft.total });
    await maker.giveBack(order, 7);
    const rest = await maker.call(invoices.creditReturns, { order });
    expect(draft.total + rest.total).toBe(bill.total);
    await maker.call(invoices.remove, { id: rest.id });
    expect(await toCredit(order)).toEqual([7]);
  });

  it("is owed to the client who had paid", async () => {
    const order = await maker.shipped(10);
    const { id } = await maker.invoice(order);
    await maker.call(invoices.markPaid, { id });
    await maker.giveBack(order, 10);
    const draft = await maker.call(invoices.creditReturns, { order });
    expect(await maker.call(invoices.send, { id: draft.id, mail: false })).toMatchObject({ creditBalance: draft.total, status: "sent" });
  });

  it.each([
    ["what was invoiced before it left", false, 4, 2, [2]],
    ["what was invoiced as it left", true, 4, 2, [2]],
    ["nothing but what came back", true, 10, 1, [1]],
  ] as const)("is %s", async (_, shippedOnly, share, back, expected) => {
    const order = await maker.shipped(share);
    await maker.invoice(order, shippedOnly);
    await maker.giveBack(order, back);
    expect(await toCredit(order)).toEqual(expected);
  });

  it("leaves nothing to invoice once it is credited", async () => {
    const remaining = async (order: string) => maker.call(invoices.remaining, { order });
    const order = await maker.shipped(4);
    const { shipped, whole } = await remaining(order);
    expect([shipped, whole]).toEqual([133_300, 333_300]);
    await maker.invoice(order);
    expect(await remaining(order)).toEqual({ shipped: 0, whole: whole - shipped });
    const all = await maker.shipped(10);
    await maker.invoice(all);
    await maker.giveBack(all, 3);
    expect(await remaining(all)).toEqual({ shipped: 0, whole: 0 });
    const { id } = await maker.call(invoices.creditReturns, { order: all });
    await maker.call(invoices.send, { id, mail: false });
    expect(await remaining(all)).toEqual({ shipped: 0, whole: 0 });
    const none = maker.call(invoices.remaining, { order: "CMD-1900-0001" });
    expect(fieldsNamedBy(await refusalOf(none))).toEqual(["order:not_found"]);
  });

  it("is left out of the invoice where it came back before", async () => {
    const order = await maker.shipped(10);
    await maker.giveBack(order, 4);
    expect((await maker.invoice(order)).lines.map(({ amount }) => amount.amount)).toEqual([6_000]);
    expect(await toCredit(order)).toEqual([]);
  });
});
