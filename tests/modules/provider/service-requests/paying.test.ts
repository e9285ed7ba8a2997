import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { payments as table } from "@/db/platform";
import { openPrinter } from "@/worker/adapters/paper/index";
import { billing } from "@/worker/modules/business/billing/contract";
import { payments } from "@/worker/modules/business/payments/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";
import { bytesOf } from "@/worker/core/contract/printing";

/** The euros of a quote: asked for once it is accepted, paid before the work begins, given back when it is cancelled. */

const admin = newAdmin();
const { create, submit, review, quote, accept, pay, start, cancel, show, list } = serviceRequests;
const lines = [
  { description: "Analyse nutritionnelle", euros: 90.5 },
  { description: "Rapport", euros: 29.5 },
  { description: "Relecture", credits: 0, euros: 0.01 },
];
let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

async function quoted(owner = maker) {
  const { id } = await owner.call(create, { kind: "nutrition_analysis", title: "Analyse du cassoulet" });
  await owner.call(submit, { id });
  await admin.call(review, { id });
  await admin.call(quote, { id, lines, validUntil: "2999-01-31" });
  return id;
}
async function accepted() {
  const id = await quoted();
  await maker.call(accept, { id });
  return id;
}
const settle = (payment: string, outcome = "pay") => maker.call(billing.simulate, { id: payment, outcome });
const paymentsOf = (request: string) => databases.platform.select().from(table).where(eq(table.requestId, request));
const movesOf = async (side: Pick<Maker, "call">, id: string) => (await side.call(show, { id })).moves;

describe("the euros of a quote", () => {
  it("are paid once it is accepted and before the work begins, with an invoice that says what for", async () => {
    const id = await quoted();
    expect(fieldsNamedBy(await refusalOf(maker.call(pay, { id })))).toEqual(["status:service_not_to_pay"]);
    await maker.call(accept, { id });
    expect([await movesOf(maker, id), await movesOf(admin, id)]).toEqual([["pay", "cancel"], ["cancel"]]);
    expect(fieldsNamedBy(await refusalOf(admin.call(start, { id })))).toEqual(["status:service_unpaid"]);

    const plan = await maker.call(billing.show);
    const opened = await maker.call(pay, { id });
    // 120.01 € and 20 % of it, to the cent.
    expect(opened).toMatchObject({ kind: "service", requestId: id, net: 1_200_100, vat: 240_000, total: 1_440_100, plan: null });
    const payment = await settle(opened.id);
    expect(payment).toMatchObject({ state: "paid", number: expect.stringMatching(/^CEL-\d{4}-\d{4}$/) });
    const { texts } = await readPdf(
      bytesOf(await maker.call(billing.invoice, { id: payment.id }, { runtime: testRuntime({ printer: openPrinter() }) })),
    );
    expect(texts.join(" ")).toMatch(/Analyse nutritionnelle[\s\S]*Rapport/);

    expect(await maker.call(show, { id })).toMatchObject({ paidOn: payment.paidOn, moves: ["cancel"] });
    expect((await maker.call(list, { ordered: true })).items.find((one) => one.id === id)?.paidOn).toBe(payment.paidOn);
    expect(await admin.call(start, { id })).toMatchObject({ status: "in_progress" });
    // No plan begins with it.
    expect(await maker.call(billing.show)).toEqual(plan);
  });

  it("are asked for once, however often one asks, and again after a card refused", async () => {
    const id = await accepted();
    const first = await maker.call(pay, { id });
    await settle(first.id, "fail");
    expect(fieldsNamedBy(await refusalOf(admin.call(start, { id })))).toEqual(["status:service_unpaid"]);
    expect((await maker.call(pay, { id })).id).toBe(first.id);
    await settle(first.id);
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(fieldsNamedBy(await refusalOf(maker.call(pay, { id })))).toEqual(["status:service_not_to_pay"]);
  });

  it("are not asked for again while the bank decides", async () => {
    const id = await accepted();
    const { id: payment } = await maker.call(pay, { id });
    await settle(payment, "wait");
    const [waiting] = await paymentsOf(id);
    expect(await maker.call(pay, { id })).toMatchObject({ id: payment, state: "pending", url: null });
    expect(await paymentsOf(id)).toEqual([waiting]);
    expect(fieldsNamedBy(await refusalOf(admin.call(start, { id })))).toEqual(["status:service_unpaid"]);
  });

  it("are given back whole when the request is cancelled, with a credit note", async () => {
    const id = await accepted();
    const { id: payment } = await maker.call(pay, { id });
    await settle(payment);
    await maker.call(cancel, { id, reason: "Reporté" });
    expect(await admin.call(payments.show, { id: payment })).toMatchObject({
      total: 1_440_100,
      refunded: 1_440_100,
      refunds: [{ net: 1_200_100 }],
    });
    expect(await maker.call(show, { id })).toMatchObject({ status: "cancelled", paidOn: null, moves: [] });
  });

  it("are asked for no more when the request is cancelled before they were paid", async () => {
    const id = await accepted();
    const { id: payment } = await maker.call(pay, { id });
    await maker.call(cancel, { id });
    expect(await paymentsOf(id)).toMatchObject([{ state: "left" }]);
    expect(fieldsNamedBy(await refusalOf(settle(payment)))).toEqual(["status:payment_over"]);
  });

  it("are nobody else's to pay", async () => {
    const id = await accepted();
    expect((await refusalOf((await newMaker()).call(pay, { id }))).code).toBe("not_found");
  });
});
