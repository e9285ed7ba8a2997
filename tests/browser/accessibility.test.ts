import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notifications, users } from "@/db/platform";
import { newId } from "@/worker/engine/identifier";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newcomer } from "../support/newcomer";
import { newBusiness } from "../support/people";
import { databases } from "../support/platform";

let browser: Browser;
let product: string;
let file: string;
let seller: string;
let client: string;
let recipe: string;
let maker: Awaited<ReturnType<typeof newBusiness>>;

beforeAll(async () => {
  [browser, maker] = await Promise.all([startBrowser(), newBusiness()]);
  const json = {
    name: "Coulis de tomate au basilic de Marmande, cuit en petites marmites",
    price: 3.2,
    cost: 1.2,
    status: "out_of_stock",
    allergens: ["celery"],
  };
  const { body } = await maker.api("/api/items", { method: "POST", json });
  await maker.api("/api/items", { method: "POST", json: { name: "Basilic", sku: "BAS", kind: "ingredient", unit: "kg", cost: 9 } });
  product = String(body.id);
  const content = "Désignation;SKU;Prix HT;Couleur\nRillettes;AX-1;6,90;rose\n;AX-2;3;\n";
  const brought = await maker.api("/api/imports", { method: "POST", json: { target: "products", content, fileName: "produits.csv" } });
  file = String(brought.body.id);
  const certificates = [{ name: "Agriculture biologique", expiresOn: "2020-01-31" }];
  const supplier = await maker.api("/api/suppliers", {
    method: "POST",
    json: { name: "Herboristerie", phone: "0553010203", certificates },
  });
  seller = String(supplier.body.id);
  const herbs = { item: "BAS", supplier: "Herboristerie", pack: { value: 500, unit: "g" } };
  for (const price of [4, 5]) await maker.api("/api/tariffs", { method: "POST", json: { ...herbs, packName: `lot de ${price}`, price } });
  await maker.api(`/api/items/${product}/set-price`, { method: "POST", json: { category: "horeca", price: 2.9 } });
  await maker.api(`/api/items/${product}/set-price`, {
    method: "POST",
    json: { category: "grossiste", price: 2.5, startsOn: "2999-01-01" },
  });
  const lines = [{ item: "BAS", amount: { value: 20, unit: "g" }, loss: 5, quid: true }];
  const written = await maker.api("/api/recipes", {
    method: "POST",
    json: { item: product, output: { value: 1, unit: "piece" }, labourMinutes: 2, hourlyRate: 20, method: "Cuire.", lines },
  });
  recipe = String(written.body.id);
  const address = { street: "3 rue des Cornières", postcode: "47000", city: "Agen" };
  const largeClient = {
    companyName: "SAS Halles de Bordeaux Fines",
    category: "super_grossiste",
    email: "contact@halles-de-bordeaux-fines.example",
  };
  const contacts = [{ name: "Pauline Etchegaray", role: "Achats", email: "pauline.etchegaray@halles-de-bordeaux-fines.example" }];
  const others = [{ name: "Réserve", ...address }];
  const party = { ...largeClient, billingAddress: address, otherAddresses: others, contacts, phone: "05 53 11 22 33", discount: 3 };
  client = String((await maker.api("/api/clients", { method: "POST", json: party })).body.id);
  await leaveUnread(100);
});

/** As many notifications as a bell does not count any more wait for the staff. */
async function leaveUnread(many: number): Promise<void> {
  const { platform } = databases;
  const [staff] = await platform.select().from(users).where(eq(users.email, "admin@cellier.test"));
  const now = Date.now();
  const fields = {
    userId: staff?.id ?? "",
    event: "accessGranted",
    recordId: "none",
    values: {},
    createdAt: now,
    updatedAt: now,
  } as const;
  await platform.insert(notifications).values(Array.from({ length: many }, () => ({ ...fields, id: newId() })));
}
afterAll(() => browser.close());

const open = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/privacy",
  "/legal",
  "/legal/terms",
  "/contact-support",
  "/unauthorized",
  "/nulle-part",
  "/dev/kit",
];
const customer = () => [
  "/customer/products",
  "/customer/products?search=rien",
  "/customer/ingredients",
  "/customer/products/new",
  `/customer/products/${product}`,
  `/customer/products/${product}?edit=1`,
  "/customer/imports",
  "/customer/imports/new?target=products",
  `/customer/imports/${file}`,
  "/account-settings",
  "/account-settings?tab=terms",
  "/account-settings?tab=logo",
  "/customer/suppliers",
  "/customer/suppliers/new",
  `/customer/suppliers/${seller}`,
  "/customer/ingredients/BAS?tab=suppliers&tariff=new",
  `/customer/products/${product}?tab=pricing`,
  `/customer/products/${product}?tab=recipe`,
  "/customer/ingredients/BAS?tab=used",
  "/customer/recipes",
  `/customer/recipes/${recipe}`,
  `/customer/recipes/${recipe}?edit=1`,
  "/customer/rnd-products",
  "/customer/clients",
  "/customer/clients?search=rien",
  "/customer/clients/new",
  `/customer/clients/${client}`,
  `/customer/clients/${client}?edit=1`,
];
const admin = () => ["/admin/dashboard", "/dev/kit"];

/** Every other screen is seen by the first two, the rest by the last two: each in both languages, themes and widths. */
const readers = [
  { lang: "fr", theme: "cellier", width: 1440, turn: 0 },
  { lang: "en", theme: "cellier-nuit", width: 390, turn: 0 },
  { lang: "fr", theme: "cellier-nuit", width: 390, turn: 1 },
  { lang: "en", theme: "cellier", width: 1440, turn: 1 },
] as const;
/** Some fifteen screens, each looked through whole. */
const PATIENCE = 180_000;

describe.each(readers)("in $lang, $theme, $width px", (reader) => {
  it.each<[string, () => string[], [string, string] | null]>([
    ["for visitors", () => open, null],
    ["for a maker", customer, ["", ""]],
    ["for the administration", admin, ["admin@cellier.test", "Admin-cellier-2026"]],
  ])("axe finds nothing %s, nothing overflows, nothing fails", { timeout: PATIENCE }, async (_, paths, login) => {
    const turns = paths().filter((_, place) => place % 2 === reader.turn);
    if (!turns.length) return;
    const { context, page, faults } = await openReader(browser, reader);
    if (login) await signInAs(page, login[0] || maker.email, login[1] || maker.password);
    const problems: string[] = [];
    for (const path of turns) {
      await visit(page, path);
      expect(await page.getAttribute("html", "lang")).toBe(reader.lang);
      problems.push(...(await problemsOf(page)).map((problem) => `${path}: ${problem}`));
    }
    await context.close();
    const unexpected = faults.filter((fault) => !fault.includes("404 (Not Found)"));
    expect([problems, unexpected]).toEqual([[], []]);
  });
});

it.each(readers.filter(({ lang }) => lang === "fr"))(
  "axe finds nothing where the mailed code is asked for, in $width px",
  async (reader) => {
    const { context, page, faults } = await openReader(browser, reader);
    await visit(page, "/register");
    for (const [name, value] of Object.entries(newcomer({ terms: undefined })))
      if (value) await page.fill(`[name="${name}"]`, String(value));
    await page.check('[name="terms"]');
    await page.click('main button[type="submit"]');
    await page.waitForSelector('[name="token"]');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Renvoyer le message" }).click();
    await page.getByText("Nous venons de vous écrire à nouveau").waitFor();
    await context.close();
    expect(faults).toEqual([]);
  },
);
