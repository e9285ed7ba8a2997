import type { Browser, Page } from "playwright-core";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scans } from "@/db/business";
import { businesses, creditEntries, payments, userCredits } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import { newId } from "@/worker/engine/identifier";
import { listens, openReader, startBrowser, visit } from "../support/browser";
import { ownConnection } from "../support/connections";
import { invoicePdf } from "../support/documents";
import { codesSentTo, lettersTo } from "../support/letters";
import { until } from "../support/local-service";
import { newcomer } from "../support/newcomer";
import { type OwnSystem, startOwnSystem } from "../support/own-system";
import { billTo, pay, press } from "../support/paying";
import { signature, startStripe, stripeSecret } from "../support/stripe";

/** From the first visit to the day one comes back: with the payments that are simulated, and with the real client against a service on this machine. */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const email = "odile@abonnee.test";

async function signUp(page: Page, { databases }: OwnSystem): Promise<void> {
  await visit(page, "/register?plan=growth");
  const { firstName, lastName, company, password } = newcomer({ email });
  const fields = { firstName, lastName, company, email, password, passwordConfirmation: password };
  for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, String(value));
  await page.check('[name="plan"][value="growth"]');
  await page.check('[name="terms"]');
  await page.click('main button[type="submit"]');
  await page.waitForSelector('[name="token"]');
  const [code = ""] = await codesSentTo(email, databases);
  await page.fill('[name="token"]', code);
  await Promise.all([page.waitForURL("**/customer/dashboard"), page.click('main button[type="submit"]')]);
}

async function ownOf({ databases }: OwnSystem) {
  const [row] = await databases.platform.select().from(businesses);
  if (!row) throw new Error("Nobody has signed up");
  return row;
}

/** So many days go by, and the night's work is done once. */
async function wait(system: OwnSystem, days: number): Promise<void> {
  const back = (column: string) => sql.raw(`${column} = date(${column}, '-${days} days')`);
  const { platform } = system.databases;
  await platform.run(
    sql`update businesses set trial_ends_at = trial_ends_at - ${days * DAY}, ${back("renews_on")}, ${back("paid_from")}, ${back("paid_since")}`,
  );
  await platform.run(sql`update payments set ${back("starts_on")}, ${back("ends_on")}`);
  await system.ring("0 3 * * *");
}

/** Credits are what their ledger says, and what was paid is what its lines come to, under numbers without a gap. */
async function expectBalance({ databases: { platform } }: OwnSystem, credits: number, paid: number): Promise<void> {
  const [entries, [held], rows] = [
    await platform.select().from(creditEntries),
    await platform.select().from(userCredits),
    await platform.select().from(payments).where(eq(payments.state, "paid")),
  ];
  const sum = entries.reduce((total, { type, credits }) => total + (type === "hold" || type === "expire" ? -credits : credits), 0);
  expect([sum, held?.credits ?? 0]).toEqual([credits, credits]);
  const year = new Date().getUTCFullYear();
  const numbers = rows.map(({ number }) => number).sort();
  expect(numbers).toEqual(Array.from({ length: paid }, (_, place) => `CEL-${year}-${String(place + 1).padStart(4, "0")}`));
  for (const { lines, net, vat, total } of rows)
    expect([lines.reduce((sum, line) => sum + line.total, 0), net + vat]).toEqual([net, total]);
}

/** Fifty documents of this month are read already. */
async function readFifty(system: OwnSystem): Promise<void> {
  const { database } = await ownOf(system);
  const one = { status: "booked", fileName: "f.pdf", fileKey: "f", mediaType: "application/pdf", size: 1, countedIn: "" } as const;
  const countedIn = new Date().toISOString().slice(0, 7);
  const rows = Array.from({ length: 50 }, () => ({ ...one, countedIn, id: newId(), digest: newId(), createdAt: 1, updatedAt: 1 }));
  await system.databases.business(database).insert(scans).values(rows);
}

/** The 51st document: read once its price is agreed to. */
async function readOneMore(page: Page, system: OwnSystem): Promise<void> {
  const { content } = await invoicePdf(0);
  const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: Buffer.from(content, "base64") };
  await visit(page, "/customer/scans");
  await page.setInputFiles('[name="file"]', [file]);
  await page.getByText("Les lectures de votre offre sont utilisées").first().waitFor();
  await page.getByLabel(/J'accepte 0,15/).check();
  await page.setInputFiles('[name="file"]', [file]);
  const db = system.databases.business((await ownOf(system)).database);
  await until(async () => (await db.select().from(scans).where(eq(scans.extraPages, 1)))[0]);
}

type Pay = (page: Page) => Promise<void>;

async function journey(system: OwnSystem, payNow: Pay): Promise<void> {
  const { context, page, faults } = await openReader(browser, { at: system.url });
  const status = async () => (await ownOf(system)).planStatus;

  await signUp(page, system);
  await visit(page, "/billing");
  await page.getByText("Offre Growth à l'essai : il reste 7 jours").waitFor();
  await expectBalance(system, 0, 0);

  await wait(system, 5);
  await until(async () => (await lettersTo(email, system.databases)).some(({ subject }) => subject === "Votre essai se termine bientôt"));
  await visit(page, "/billing");
  await page.getByText("Offre Growth à l'essai : il reste 2 jours").waitFor();

  await press(page, "Choisir Growth");
  await page
    .getByText(/118,80/)
    .first()
    .waitFor();
  await listens(page);
  await billTo(page);
  await payNow(page);
  await visit(page, "/billing");
  await page.getByText(/Offre Growth, renouvelée le/).waitFor();
  await expectBalance(system, 0, 1);

  await wait(system, 35);
  await until(async () => (await system.databases.platform.select().from(payments).where(eq(payments.kind, "renewal")))[0]?.number);
  await expectBalance(system, 0, 2);

  await readFifty(system);
  await readOneMore(page, system);
  await visit(page, "/billing");
  await page.getByText("1 page en plus : 0,15 € HT").waitFor();
  await press(page, "Choisir Expert+");
  await page.getByText("Reste de l'offre Growth, au mois, déjà payé").waitFor();
  await page.getByText("1 × Pages de documents lues en plus de l'offre").waitFor();
  await listens(page);
  await payNow(page);
  await expectBalance(system, 1, 3);
  await visit(page, "/billing");
  expect(await page.getByRole("banner").textContent()).toMatch(/1 crédit/);

  await press(page, "Résilier l'abonnement");
  await page.getByText(/Offre Expert\+, résiliée : elle reste ouverte jusqu'au/).waitFor();
  await wait(system, 40);
  await until(async () => (await status()) === "cancelled");
  await visit(page, "/billing");
  await page.getByText("Votre abonnement est terminé. Vos données restent lisibles et exportables.").waitFor();
  await expectBalance(system, 1, 3);

  await press(page, "Choisir Core");
  await page.getByText(/58,80/).first().waitFor();
  await listens(page);
  await payNow(page);
  await visit(page, "/billing");
  await page.getByText(/Offre Core, renouvelée le/).waitFor();
  await expectBalance(system, 1, 4);
  // The console tells of the refusal that was asked for.
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  await context.close();
}

it("with simulated payments, a visitor subscribes, goes beyond, leaves and comes back, and every step balances", {
  timeout: 180_000,
}, async () => {
  const system = await startOwnSystem();
  try {
    await journey(system, pay);
  } finally {
    await system.stop();
  }
});

it("so they do with Stripe's client, its message coming first, last, twice or never", { timeout: 180_000 }, async () => {
  const stripe = await startStripe();
  const settings = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: stripeSecret, STRIPE_API_URL: stripe.url };
  const system = await startOwnSystem(settings);
  const turns = ["first", "never", "last"];

  async function tell(session: string): Promise<void> {
    const body = JSON.stringify({
      ...{ id: "evt_1", object: "event", type: "checkout.session.completed", created: Math.floor(Date.now() / 1_000) },
      data: { object: stripe.page(session) },
    });
    const headers = { ...ownConnection, "content-type": "application/json", "stripe-signature": signature(body) };
    const answer = await fetch(`${system.url}/api/payments/stripe`, { method: "POST", body, headers });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }

  async function payNow(page: Page): Promise<void> {
    const turn = turns.shift();
    await page.route("https://checkout.example/**", async (route) => {
      const session = route.request().url().split("/").at(-1) ?? "";
      stripe.pay(session);
      if (turn === "first") await Promise.all([tell(session), tell(session)]);
      const back = stripe.requests().at(-1)?.fields.success_url ?? "";
      await route.fulfill({ contentType: "text/html", body: `<h1>Stripe</h1><a href="${back}">Payer</a>` });
    });
    const link = page.getByRole("link", { name: /^Payer .* par carte$/ });
    const session = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
    await link.click();
    await page.getByRole("link", { name: "Payer" }).click();
    await page.waitForURL(/payment-success/);
    await page.getByText(/Votre paiement de .* est enregistré/).waitFor();
    if (turn === "last") await Promise.all([tell(session), tell(session)]);
    await page.unroute("https://checkout.example/**");
  }

  try {
    await journey(system, payNow);
  } finally {
    await system.stop();
    await stripe.close();
  }
});
