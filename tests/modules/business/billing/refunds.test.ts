import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { refunds } from "@/db/platform";
import { billing } from "@/worker/modules/business/billing/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { payments } from "@/worker/modules/business/payments/contract";
import { fieldsNamedBy, newAdmin, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { newSubscriber, type Subscriber } from "@/tests/support/subscriber";

const admin = newAdmin();

/** A payment of 5 credits, and one of a plan. */
async function paid(own: Subscriber) {
  const { id } = await own.call(credits.buy, { credits: 5 });
  await own.call(billing.simulate, { id });
  return id;
}

const show = (id: string) => admin.call(payments.show, { id });

it("gives back a payment in parts, with credit notes of one series, the credits with it, and never more than was paid", async () => {
  const own = await newSubscriber("growth");
  const id = await paid(own);
  const { version, total } = await show(id);
  expect(total).toBe(5_100_000);
  const reason = "Atelier annulé";
  const part = await admin.call(payments.refund, { id, amount: 102, reason, version });
  expect(part).toMatchObject({ refunded: 1_020_000, refunds: [{ net: 850_000, vat: 170_000, total: 1_020_000, credits: 1, reason }] });
  expect((await own.call(credits.balance)).credits).toBe(4);

  expect((await refusalOf(admin.call(payments.refund, { id, reason, version }))).code, "as it was before").toBe("stale");
  const over = admin.call(payments.refund, { id, amount: 408.01, reason, version: part.version });
  expect(fieldsNamedBy(await refusalOf(over))).toEqual(["amount:refund_too_much"]);

  const rest = await admin.call(payments.refund, { id, reason, version: part.version });
  expect(rest.refunds.map(({ net, vat, credits }) => [net, vat, credits])).toEqual([
    [850_000, 170_000, 1],
    [3_400_000, 680_000, 4],
  ]);
  expect(await own.call(credits.balance)).toEqual({ credits: 0, held: 0 });
  const none = admin.call(payments.refund, { id, reason, version: rest.version });
  expect(fieldsNamedBy(await refusalOf(none))).toEqual(["state:nothing_to_refund"]);

  const { items } = await own.call(billing.invoices);
  expect(items[0]).toMatchObject({ id, refunded: 5_100_000, refunds: [{ reason }, { reason }] });
  const numbers = (await databases.platform.select({ number: refunds.number }).from(refunds)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((number) => /^CEL-AV-\d{4}-\d{4,}$/.test(number))).toBe(true);
  const ranks = numbers.map((number) => Number(number.split("-").at(-1)));
  expect(Math.max(...ranks), "no gap").toBe(ranks.length);
});

it("of a hundred who give back the same payment at once, one does", async () => {
  const own = await newSubscriber("growth");
  const id = await paid(own);
  const { version } = await show(id);
  const ask = () =>
    admin.call(payments.refund, { id, reason: "Erreur", version }).then(
      () => "",
      (refusal) => refusal.code,
    );
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(answers.filter((code) => code === "")).toHaveLength(1);
  expect(await databases.platform.select().from(refunds).where(eq(refunds.paymentId, id))).toHaveLength(1);
  expect(await own.call(credits.balance)).toEqual({ credits: 0, held: 0 });
});

it("takes back no credits that were spent, and gives nothing back of what was not paid", async () => {
  const own = await newSubscriber("growth");
  const id = await paid(own);
  await databases.platform.run(
    `insert into credit_entries (id, user_id, type, credits, cause, cause_id, actor, reason, created_at) values ('${id}', '${own.maker.userId}', 'hold', 3, 'appointment', '${id}', 'system', '', 1)`,
  );
  const { version } = await show(id);
  expect((await refusalOf(admin.call(payments.refund, { id, reason: "Erreur", version }))).code).toBe("not_enough_credits");
  await admin.call(payments.refund, { id, reason: "Erreur", amount: 204, version });
  expect(await own.call(credits.balance)).toEqual({ credits: 0, held: 3 });
  const open = await own.call(credits.buy, { credits: 1 });
  const refusal = await refusalOf(admin.call(payments.refund, { id: open.id, reason: "Erreur", version: 1 }));
  expect(fieldsNamedBy(refusal)).toEqual(["state:nothing_to_refund"]);
});

it("ends the plan that was paid where that is wanted, and only staff give back", async () => {
  const own = await newSubscriber("core");
  await own.subscribe("core");
  const [row] = await own.payments();
  const { version } = await show(row?.id ?? "");
  const input = { id: row?.id, reason: "Rétractation", endsPlan: true, version };
  expect((await refusalOf(own.call(payments.refund, input))).code).toBe("forbidden");
  await admin.call(payments.refund, input);
  expect(await own.call(billing.show)).toMatchObject({ plan: "core", status: "cancelled" });
  expect(await show(row?.id ?? "")).toMatchObject({ state: "paid", refunded: 588_000 });
  const { items } = await admin.call(payments.list, { state: "paid", kind: "subscribe", limit: 5 });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ state, kind, number }) => state === "paid" && kind === "subscribe" && number)).toBe(true);
});
