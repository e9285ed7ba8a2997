import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { businesses, payments } from "@/db/platform";
import type { Print } from "@/worker/core/files/paper";
import { billing } from "@/worker/modules/business/billing/contract";
import { monthlyRevenue } from "@/worker/modules/business/billing/rules";
import { credits } from "@/worker/modules/business/credits/contract";
import { newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";
import { newSubscriber } from "@/tests/support/subscriber";

it("the invoice of a payment says what the law asks for, and there is none before it is paid", async () => {
  const own = await newSubscriber("core");
  await own.subscribe("core");
  await own.subscribe("growth");
  const [, upgrade] = await own.payments();
  const printed: Print[] = [];
  const printer = {
    ...testRuntime().printer,
    print: async (print: Print) => {
      printed.push(print);
      return { fileName: "", mediaType: "application/pdf" as const, content: "" };
    },
  };
  await own.maker.call(billing.invoice, { id: upgrade?.id }, { runtime: testRuntime({ printer }) });
  const text = JSON.stringify(printed).replace(/[\u00a0\u202f]/g, " ");
  expect(printed[0]).toMatchObject({ kind: "paper", title: "Facture", reference: upgrade?.number, recipient: { name: "Atelier d'essai" } });
  for (const phrase of [
    "Offre Growth, au mois",
    "Reste de l'offre Core, au mois, déjà payé",
    "TVA 20 % sur",
    "Payée le",
    "40 €",
    "Prix unitaire HT",
  ])
    expect(text).toContain(phrase);
  const open = await own.call(credits.buy, { items: [{ id: "a", credits: 1 }] });
  expect((await refusalOf(own.call(billing.invoice, { id: open.id }))).code).toBe("not_found");
});

describe("what the screen shows", () => {
  it("says what is used of the plan, and what each plan gives", async () => {
    const maker = await newMaker({ plan: "freemium" });
    const { items } = await maker.call(billing.usage);
    expect(items.map(({ meter, used, most }) => [meter, used, most])).toEqual([
      ["products", 0, 10],
      ["ingredients", 0, 25],
      ["clients", 0, 10],
      ["suppliers", 0, 5],
      ["ordersPerMonth", 0, 20],
      ["storage", 0, 50_000_000],
      ["documents", 0, 1],
    ]);
    const { items: plans } = await maker.call(billing.plans);
    expect(plans.map(({ plan, monthly, yearly }) => [plan, monthly, yearly])).toEqual([
      ["freemium", 0, 0],
      ["core", 490_000, 5_390_000],
      ["growth", 990_000, 10_890_000],
      ["expert_plus", 1_990_000, 21_890_000],
    ]);
  });

  it("tells the provider what subscriptions bring", async () => {
    const admin = newAdmin();
    const own = await newSubscriber("core");
    await own.subscribe("core", "yearly");
    // Other tests subscribe meanwhile: what is counted is what is there before and after.
    const paying = async () => {
      const rows = await databases.platform.select().from(businesses);
      return rows.filter(({ plan, paidSince, planStatus }) => plan !== "freemium" && paidSince && /active|past_due/.test(planStatus));
    };
    await expect
      .poll(async () => {
        const [before, { monthly, paying: count }, after] = [await paying(), await admin.call(billing.figures), await paying()];
        const sums = [before, after].map((rows) => rows.reduce((sum, { plan, period }) => sum + monthlyRevenue(plan, period), 0));
        return sums.every((sum) => sum === monthly) && before.length === count && before.some(({ id }) => id === own.maker.businessId);
      })
      .toBe(true);
    const numbers = await databases.platform.select({ number: payments.number }).from(payments).where(eq(payments.state, "paid"));
    expect(new Set(numbers.map(({ number }) => number)).size, "no two invoices have a number").toBe(numbers.length);
    expect((await refusalOf(own.call(billing.figures))).code).toBe("forbidden");
  });
});
