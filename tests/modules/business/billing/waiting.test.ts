import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { businesses } from "@/db/platform";
import type { TillNews } from "@/worker/engine/ports";
import { billing } from "@/worker/modules/business/billing/contract";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { newSubscriber } from "@/tests/support/subscriber";

/** What a payment waits for: the bank's answer, or to know whom its invoice is for. */

const news = (changes: Partial<TillNews> = {}) =>
  ({ outcome: "paid", amount: 588_000, customer: null, intent: "pi_1", ...changes }) as const;

describe("while a bank holds the money for a plan", () => {
  it.each(["core", "growth", "expert_plus", "freemium"])("%s is not chosen beside it, and nothing moves", async (plan) => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    const { payment } = await own.call(billing.choose, { plan: "growth", period: "monthly" });
    await own.call(billing.simulate, { id: payment?.id, outcome: "wait" });
    const before = [await own.row(), await own.payments()];
    const refusal = await refusalOf(own.call(billing.choose, { plan, period: "monthly" }));
    expect([refusal.code, fieldsNamedBy(refusal)]).toEqual(["not_allowed_now", ["plan:payment_waiting"]]);
    expect([await own.row(), await own.payments()]).toEqual(before);
    await own.hear(payment?.id ?? "", news({ amount: payment?.total ?? 0 }));
    expect(await own.row()).toMatchObject({ plan: "growth", planStatus: "active" });
  });

  it("one chooses again once the bank has refused", async () => {
    const own = await newSubscriber("core");
    const { payment } = await own.call(billing.choose, { plan: "core" });
    await own.call(billing.simulate, { id: payment?.id, outcome: "wait" });
    await own.hear(payment?.id ?? "", news({ outcome: "failed" }));
    await own.subscribe("growth");
    expect(await own.row()).toMatchObject({ plan: "growth", planStatus: "active" });
  });
});

it("one pays only once the invoice knows its buyer's address, at every door", async () => {
  const own = await newSubscriber("core");
  await databases.platform.update(businesses).set({ billTo: null }).where(eq(businesses.id, own.maker.businessId));
  const { payment } = await own.call(billing.choose, { plan: "core" });
  expect(payment).toMatchObject({ isBillable: false, url: expect.stringMatching(/\/billing\/payments\//) });
  for (const outcome of ["pay", "wait"]) {
    const refusal = await refusalOf(own.call(billing.simulate, { id: payment?.id, outcome }));
    expect([refusal.code, fieldsNamedBy(refusal)]).toEqual(["incomplete_party", ["address:required"]]);
  }
  const address = { street: "2 rue du Four", postcode: "47000", city: "Agen" };
  await own.call(billing.billTo, { name: "Essai", address, siret: null, vatNumber: null });
  expect(await own.call(billing.payment, { id: payment?.id })).toMatchObject({ isBillable: true, url: expect.any(String) });
  await own.call(billing.simulate, { id: payment?.id });
  expect(await own.row()).toMatchObject({ planStatus: "active" });
});
