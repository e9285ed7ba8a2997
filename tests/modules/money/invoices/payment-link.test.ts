import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businesses, users } from "@/db/platform";
import { treasuryEntries } from "@/db/business";
import { audit, outbox } from "@/db/kernel";
import { ownConnection } from "@/tests/support/connections";
import { proofOf } from "@/tests/support/letters";
import { newcomer } from "@/tests/support/newcomer";
import { type OwnSystem, startOwnSystem } from "@/tests/support/own-system";
import { newShop } from "@/tests/support/shop";
import { sampleCompany } from "@/tests/support/sample";
import { paidMessage, signature, startStripe, stripeSecret } from "@/tests/support/stripe";
import { url } from "@/tests/support/address";

const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const iban = "FR7630006000011234567890189";
const client = { companyName: "Bistrot du Port", category: "horeca", siret: "55208131766522", billingAddress: address };
const lines = [{ description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 }];

interface Invoice {
  id: string;
  number: string;
  status: string;
  due: number;
  version: number;
}

describe("where no service takes cards", () => {
  it("whoever has the link sees what is due, and how to transfer it; once it is paid, that", async () => {
    const shop = await newShop({ ...client, email: "compta@bistrot.test" });
    await shop.made(shop.api("/api/company", { method: "PATCH", json: { ...sampleCompany, iban, bic: "AGRIFRPP" } }));
    const draft = await shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines }));
    expect((await shop.api(`/api/invoices/${draft.id}/payment-link`)).body.code).toBe("not_allowed_now");
    const invoice = await shop.made<Invoice>(shop.post(`/api/invoices/${draft.id}/send`));
    const { body } = await shop.api(`/api/invoices/${invoice.number}/payment-link`);
    expect(body).toMatchObject({ due: 72, byCard: false, url: expect.stringMatching(/^http.+\/pay\/[\w-]+\.[\w-]+$/) });
    const link = String(body.url).split("/pay/")[1];
    const page = await fetch(String(body.url), { headers: ownConnection });
    const text = await page.text();
    expect([page.status, text.includes(invoice.number), text.includes("FR76 3000 6000"), text.includes("par carte")]).toEqual([
      200,
      true,
      true,
      false,
    ]);
    const card = await fetch(`${body.url}/card`, { headers: ownConnection, redirect: "manual" });
    expect(card.status).toBe(409);
    await shop.made(shop.post(`/api/invoices/${invoice.id}/mark-paid`));
    const after = await shop.person.api(`/api/invoices/${link}/payment-page`);
    expect(after.body).toMatchObject({ number: invoice.number, due: 0, iban: null, code: null });
  });

  it("a link that was withdrawn opens nothing, and the next one does", async () => {
    const shop = await newShop({ ...client, email: "compta@bistrot.test" });
    await shop.made(shop.api("/api/company", { method: "PATCH", json: { ...sampleCompany, iban, bic: "AGRIFRPP" } }));
    const draft = await shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines }));
    expect((await shop.post(`/api/invoices/${draft.id}/withdraw-link`)).body.code).toBe("not_allowed_now");
    const { id } = await shop.made<Invoice>(shop.post(`/api/invoices/${draft.id}/send`));
    const first = String((await shop.api(`/api/invoices/${id}/payment-link`)).body.url);
    const { url: next } = await shop.made<{ url: string }>(shop.post(`/api/invoices/${id}/withdraw-link`));
    expect([next === first, (await shop.api(`/api/invoices/${id}/payment-link`)).body.url]).toEqual([false, next]);
    const opened = async (address: string) => (await fetch(address, { headers: ownConnection, redirect: "manual" })).status;
    expect([await opened(first), await opened(`${first}/card`), await opened(`${first}.x`)]).toEqual([404, 404, 404]);
    expect([await opened(next), await opened(`${next}x`)]).toEqual([200, 404]);
  });

  it("a link that names nothing opens nothing, nor does a draft's", async () => {
    const shop = await newShop(client);
    const { id } = await shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines }));
    for (const link of ["nothing", "a.b", `x.${id}`, "."]) {
      expect((await fetch(`${url}/pay/${link}`, { headers: ownConnection })).status, link).toBe(404);
    }
  });
});

describe("where a service takes cards", () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let system: OwnSystem;
  let token = "";

  beforeAll(async () => {
    stripe = await startStripe();
    const settings = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: stripeSecret, STRIPE_API_URL: stripe.url };
    system = await startOwnSystem(settings);
    const email = "camille@cartes.test";
    await system.post("/api/account/sign-up", newcomer({ email, plan: "growth" }));
    const { body } = await system.post("/api/auth/verify", await proofOf(email, system.databases));
    token = `Bearer ${body.access_token}`;
    await ask("/api/company", { ...sampleCompany, iban, stripeAccount: "acct_1Atelier" }, "PATCH");
    await ask("/api/clients", { ...client, reference: "CLI-0001", email: "compta@bistrot.test" });
  });
  afterAll(async () => {
    await system.stop();
    await stripe.close();
  });

  async function ask<T = Record<string, unknown>>(path: string, json?: unknown, method = json ? "POST" : "GET"): Promise<T> {
    const headers = { ...ownConnection, authorization: token, ...(json ? { "content-type": "application/json" } : {}) };
    const answer = await fetch(system.url + path, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) });
    const body = (await answer.json()) as T;
    expect(answer.status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  }
  const sent = async () => {
    const { id } = await ask<Invoice>("/api/invoices", { client: "CLI-0001", lines });
    return ask<Invoice>(`/api/invoices/${id}/send`, {});
  };
  const read = (id: string) => ask<Invoice>(`/api/invoices/${id}`);
  /** Opens the page where one pays by card. */
  const open = async ({ id }: Invoice) => {
    const { url } = await ask<{ url: string }>(`/api/invoices/${id}/payment-link`);
    const answer = await fetch(`${url}/card`, { headers: ownConnection, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, expect.stringMatching(/^https:\/\/checkout\.example\//)]);
    const checkout = stripe.requests().at(-1);
    if (!checkout) throw new Error("Nothing was asked");
    return { checkout, session: { id: answer.headers.get("location")?.split("/").at(-1) } };
  };
  const tell = async (body: string, signed = signature(body)) => {
    const headers = { "content-type": "application/json", "stripe-signature": signed };
    const answer = await fetch(`${system.url}/api/payments/stripe`, { method: "POST", body, headers: { ...ownConnection, ...headers } });
    return { status: answer.status, body: (await answer.json()) as { code?: string; errors?: { field: string; code: string }[] } };
  };
  const business = async () => {
    const [row] = await system.databases.platform.select().from(businesses).innerJoin(users, eq(users.businessId, businesses.id));
    return system.databases.business(row?.businesses.database ?? "");
  };

  it("the letter brings the link; what is paid is booked once, however often it is told, and the audit says by whom", async () => {
    const invoice = await sent();
    const { checkout, session } = await open(invoice);
    expect(checkout).toMatchObject({ account: "acct_1Atelier", fields: { "line_items[0][price_data][unit_amount]": "7200" } });
    const db = await business();
    const letters = await db.select().from(outbox);
    expect(letters.some(({ message }) => message.text.includes(`${system.url}/pay/`))).toBe(true);

    const body = paidMessage(checkout, { session });
    expect(await Promise.all([tell(body), tell(body)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect((await tell(body)).status).toBe(200);
    expect(await read(invoice.id)).toMatchObject({ status: "paid", due: 0, payments: [{ amount: 72, method: "card", note: session.id }] });
    const entries = await db.select().from(treasuryEntries).where(eq(treasuryEntries.invoiceId, invoice.id));
    expect(entries.map(({ amount }) => amount)).toEqual([720_000]);
    const entriesOfAudit = await db.select().from(audit).where(eq(audit.operation, "invoices.markPaid"));
    expect(new Set(entriesOfAudit.map(({ actor, door }) => `${actor} ${door}`))).toEqual(new Set(["system payments"]));
  });

  it("messages that nobody signed, that are old, or that say another sum change nothing", async () => {
    const invoice = await sent();
    const { checkout, session } = await open(invoice);
    const body = paidMessage(checkout, { session });
    expect(await tell(body, signature(body, undefined, "whsec_other"))).toMatchObject({ status: 401, body: { code: "invalid_token" } });
    expect((await tell(body, signature(body, 1_700_000_000))).status).toBe(401);
    expect((await tell(paidMessage(checkout, { session: { ...session, amount_total: 1 } }))).status).toBe(403);
    expect(await read(invoice.id)).toMatchObject({ status: "sent", due: 72, payments: [] });
  });

  it("of what was paid meanwhile, what is due is booked and the rest is told to the business; asked for again, the page is the same until something changes", async () => {
    const invoice = await sent();
    const first = await open(invoice);
    expect((await open(invoice)).session).toEqual(first.session);
    await ask(`/api/invoices/${invoice.id}/mark-paid`, { amount: 70 });
    expect((await open(invoice)).session).not.toEqual(first.session);
    const late = paidMessage(first.checkout, { session: first.session });
    expect([(await tell(late)).status, (await tell(late)).status]).toEqual([200, 200]);
    expect(await read(invoice.id)).toMatchObject({ status: "paid", due: 0, payments: [{ amount: 70 }, { amount: 2, method: "card" }] });
    const second = await open(await sent());
    const lettersToOwner = async () =>
      (await (await business()).select().from(outbox)).filter(({ message }) => message.to === "camille@cartes.test");
    expect((await lettersToOwner()).map(({ message }) => message.subject.replace(/[\u00a0\u202f]/g, " "))).toEqual([
      `Facture ${invoice.number} : 70,00 € payés en trop par carte`,
    ]);
    expect((await lettersToOwner())[0]?.message.text).toContain(`paiement ${first.session.id}`);
    expect((await tell(paidMessage(second.checkout, { session: second.session }))).status).toBe(200);
    expect(await lettersToOwner()).toHaveLength(1);
  });
});
