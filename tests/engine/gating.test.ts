import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documents } from "@/db/business";
import { businesses } from "@/db/platform";
import { limitOf, type Plan, planBeyond, type SubscriptionStatus } from "@/worker/core/contract/plans";
import { DAY } from "@/worker/core/figures/dates";
import { businessOf } from "../support/catalogue";
import { newBusiness, type Person } from "../support/people";
import { databases } from "../support/platform";

/** Every row of the table of plans (domain: plans), through the public API: what each plan opens, in each state of a subscription. */

type State = Exclude<SubscriptionStatus, "trialing"> | "on trial" | "trial over";
const states: State[] = ["on trial", "trial over", "active", "past_due", "cancelled", "expired"];
const plans: Plan[] = ["freemium", "core", "growth", "expert_plus"];

/** In these, a paid plan only reads; the free one has no end. */
const ended: State[] = ["trial over", "cancelled", "expired"];
const isOver = (plan: Plan, state: State) => plan !== "freemium" && ended.includes(state);

/** What a plan opens by reading alone: whatever the state. The first plan that opens it is what a refusal names. */
const opened: [what: string, path: string, by: Plan[], named: Plan][] = [
  ["catalogue", "/api/items", plans, "freemium"],
  ["stock", "/api/stock", plans, "freemium"],
  ["orders", "/api/orders", plans, "freemium"],
  ["clients", "/api/clients", plans, "freemium"],
  ["suppliers", "/api/suppliers", plans, "freemium"],
  ["production", "/api/production", plans, "freemium"],
  ["traceability", "/api/traceability/find?search=LOT", plans, "freemium"],
  ["invoices", "/api/invoices", plans, "freemium"],
  ["treasury", "/api/treasury", ["growth", "expert_plus"], "growth"],
  ["figures of finance", "/api/figures/query?measures=treasuryIn", ["growth", "expert_plus"], "growth"],
  ["forecast", "/api/treasury-plans", ["growth", "expert_plus"], "growth"],
  ["exports of lists", "/api/items/export", ["growth", "expert_plus"], "growth"],
  ["exports of clients", "/api/clients/export", ["growth", "expert_plus"], "growth"],
  ["its own subscription", "/api/billing", plans, "freemium"],
  ["its own invoices", "/api/billing/invoices", plans, "freemium"],
  ["its credits", "/api/credits/balance", plans, "freemium"],
  ["documents", "/api/documents", plans, "freemium"],
  ["quality", "/api/non-conformities", plans, "freemium"],
  ["recalls", "/api/recalls", plans, "freemium"],
  ["treasury's forecast for twelve months", "/api/schedule", ["growth", "expert_plus"], "growth"],
  ["exports of orders", "/api/orders/export", ["growth", "expert_plus"], "growth"],
  ["experts that advise", "/api/offers", plans, "freemium"],
  ["service requests", "/api/service-requests", plans, "freemium"],
];

/** What each row of the table lets one change: an operation of its own, sent empty. What is said of the input comes after what the plan says. */
const changed: [what: string, path: string, by: Plan[]][] = [
  ["catalogue", "/api/items", plans],
  ["stock", "/api/stock/receive", plans],
  ["orders", "/api/orders", plans],
  ["clients", "/api/clients", plans],
  ["suppliers", "/api/suppliers", plans],
  ["documents", "/api/documents/upload", plans],
  ["traceability", "/api/recalls", plans],
  ["quality", "/api/non-conformities", plans],
  ["production", "/api/production", plans],
  ["invoices", "/api/invoices", plans],
  ["files brought in", "/api/imports", plans],
  ["treasury", "/api/treasury", ["growth", "expert_plus"]],
  ["forecast", "/api/treasury-plans", ["growth", "expert_plus"]],
  ["reports", "/api/reports", ["growth", "expert_plus"]],
  ["bank", "/api/bank/import", ["growth", "expert_plus"]],
  ["consultancy", "/api/appointments/book", ["growth", "expert_plus"]],
];

/** How many documents are read until the next is refused, and by which plan it would not be. */
const readings: Record<Plan, { most: number; each: string }> = {
  freemium: { most: 1, each: "once" },
  core: { most: 0, each: "month" },
  growth: { most: 50, each: "month" },
  expert_plus: { most: 100, each: "month" },
};

async function put(id: string, state: State): Promise<void> {
  const trial = { planStatus: "trialing", trialEndsAt: Date.now() + (state === "on trial" ? DAY : -1) } as const;
  const set = state === "on trial" || state === "trial over" ? trial : { planStatus: state, trialEndsAt: Date.now() - DAY };
  await databases.platform.update(businesses).set(set).where(eq(businesses.id, id));
}

describe.each(plans)("%s", (plan) => {
  let person: Person;
  let id: string;
  let number = 0;
  beforeAll(async () => {
    person = await newBusiness({ plan });
    id = (await businessOf(person)).id;
  });

  it.each(states)("opens by its row of the table when it is %s", async (state) => {
    await put(id, state);
    for (const [what, path, by, named] of opened) {
      const { status, body } = await person.api(path);
      if (by.includes(plan)) expect([what, status], JSON.stringify(body)).toEqual([what, 200]);
      else expect([what, status, body.code, body.plan], JSON.stringify(body)).toEqual([what, 403, "feature_not_in_plan", named]);
      expect(String(body.detail ?? ""), "every refusal is a whole sentence").not.toContain("{{");
    }
  });

  it.each(states)("lets one write by its row of the table when it is %s", async (state) => {
    await put(id, state);
    for (const [what, path, by] of changed) {
      const { status, body } = await person.api(path, { method: "POST", json: {} });
      const closed = by.includes(plan) ? null : [what, 403, "feature_not_in_plan", "growth"];
      const ended = isOver(plan, state) ? [what, 402, "subscription_expired", plan] : null;
      expect([what, status, body.code, body.plan], JSON.stringify(body)).toEqual(
        closed ?? ended ?? [what, 422, "invalid_input", undefined],
      );
      expect(String(body.detail), "every refusal is a whole sentence").not.toContain("{{");
    }
  });

  it.each(states)("makes a client, or not, when it is %s", async (state) => {
    await put(id, state);
    number += 1;
    const json = { companyName: `Essai ${number}`, category: "horeca" };
    const { status, body } = await person.api("/api/clients", { method: "POST", json });
    if (isOver(plan, state)) expect([status, body.code, body.plan]).toEqual([402, "subscription_expired", plan]);
    else expect(status, JSON.stringify(body)).toBe(201);
  });

  it.each(states)("reads papers by machine as its row says when it is %s", async (state) => {
    await put(id, state);
    const json = { fileName: "f.pdf", content: btoa(`%PDF-1.4\n%${id}${state}\n%%EOF`) };
    const { status, body } = await person.api("/api/scans/upload", { method: "POST", json });
    const answer = [status, body.code, body.plan];
    if (isOver(plan, state)) return expect(answer).toEqual([402, "subscription_expired", plan]);
    if (plan === "core") return expect(answer).toEqual([403, "feature_not_in_plan", "growth"]);
    // What could not be read is not counted: whether the free plan's one document is used up by now depends on the reader.
    if (plan === "freemium" && status === 403) expect(answer).toEqual([403, "limit_reached", "growth"]);
    else expect(status, JSON.stringify(body)).toBe(200);
  });

  it("keeps as many files as its row says, and the refusal names the plan that keeps more", async () => {
    await put(id, "active");
    const most = limitOf(plan, "storage") ?? 0;
    const db = databases.business((await businessOf(person)).database);
    const upload = (title: string) =>
      person.api("/api/documents/upload", {
        method: "POST",
        json: { fileName: "f.pdf", title, content: btoa(`%PDF-1.4\n%${id}${title}\n%%EOF`) },
      });
    const first = await upload("un");
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    await db.update(documents).set({ bytes: most });
    const { status, body } = await upload("deux");
    expect([status, body.code, body.plan], JSON.stringify(body)).toEqual([403, "limit_reached", planBeyond(plan, "storage") ?? undefined]);
    expect(body.detail, "every refusal is a whole sentence").not.toContain("{{");
    const meters = (await person.api("/api/billing/usage")).body.items as { meter: string; most: number }[];
    expect(meters.find(({ meter }) => meter === "storage")).toMatchObject({ used: most, most });
    expect((await person.api(`/api/documents/${first.body.id}`)).status).toBe(200);
    await db.update(documents).set({ bytes: 10 });
  });

  it("reads as many documents as its row says", async () => {
    await put(id, "active");
    expect((await person.api("/api/scans/quota")).body).toMatchObject(readings[plan]);
    if (plan !== "core") return;
    const json = { fileName: "f.pdf", content: btoa(`%PDF-1.4\n%${id}\n%%EOF`) };
    const { status, body } = await person.api("/api/scans/upload", { method: "POST", json });
    expect([status, body.code, body.plan]).toEqual([403, "feature_not_in_plan", "growth"]);
  });
});

describe("what freemium counts", () => {
  it.each([
    ["/api/clients", 10, (place: number) => ({ companyName: `Client ${place}`, category: "horeca" })],
    ["/api/suppliers", 5, (place: number) => ({ name: `Fournisseur ${place}` })],
    ["/api/items", 10, (place: number) => ({ name: `Produit ${place}`, kind: "product", unit: "kg", status: "active", price: 1 })],
    ["/api/items?ingredients", 25, (place: number) => ({ name: `Ingrédient ${place}`, kind: "ingredient", unit: "kg" })],
    ["/api/orders", 20, () => ({ client: "CLI-ESSAI", lines: [{ item: "ESSAI", amount: { value: 1, unit: "kg" } }] })],
  ] as const)(
    "of %s is %i, and the refusal names the plan that counts no more; over it one still reads and changes",
    async (address, most, sample) => {
      const [path = ""] = address.split("?");
      const person = await newBusiness({ plan: "core" });
      if (path === "/api/orders") {
        const item = { sku: "ESSAI", name: "Essai", kind: "product", unit: "kg", status: "active", price: 1 };
        await person.api("/api/items", { method: "POST", json: item });
        await person.api("/api/clients", { method: "POST", json: { reference: "CLI-ESSAI", companyName: "Essai", category: "horeca" } });
      }
      const { id } = await businessOf(person);
      const move = (plan: Plan) => databases.platform.update(businesses).set({ plan, planStatus: "active" }).where(eq(businesses.id, id));
      const made: string[] = [];
      for (let place = 0; place < most + 2; place += 1) {
        // At the limit on the free plan, then two beyond it on a larger one.
        await move(place === most - 1 ? "freemium" : "core");
        const { status, body } = await person.api(path, { method: "POST", json: sample(place) });
        expect([status, body.plan], JSON.stringify(body)).toEqual([201, undefined]);
        made.push(String(body.id));
      }
      await move("freemium");
      const { status, body } = await person.api(path, { method: "POST", json: sample(most + 2) });
      expect([status, body.plan], JSON.stringify(body)).toEqual([403, "core"]);
      expect(body.detail).toMatch(new RegExp(`^La limite de votre offre est atteinte : (\\d+ produits, )?${most} `));
      expect((await person.api(`${path}?limit=100`)).body.items, "nothing is gone, and an export reads all of it").toHaveLength(
        made.length,
      );
      for (const one of made) expect((await person.api(`${path}/${one}`)).status).toBe(200);
      if (path === "/api/orders") return;
      const change = await person.api(`${path}/${made[0]}`, {
        method: "PATCH",
        json: { [path === "/api/items" ? "name" : "notes"]: "Gardé", version: 1 },
      });
      expect(change.status, JSON.stringify(change.body)).toBe(200);
    },
  );
});
