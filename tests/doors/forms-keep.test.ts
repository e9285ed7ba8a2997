import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "@/db/platform";
import { type Control, formsIn, type PageForm, signatureOf } from "../support/forms";
import type { Maker } from "../support/in-process";
import { newBusiness } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";
import { databases } from "../support/platform";
import { inputFor, operationOf } from "../support/records";
import { newSampleMaker } from "../support/sample-maker";

/** Screens that show a record: the address, and an operation whose sample is ready for its form. */
const records: [path: string, operation: string][] = [
  ["/customer/clients/:id?edit=1", "clients.update"],
  ["/customer/orders/:id?edit=1", "orders.update"],
  ["/customer/orders/:id", "orders.ship"],
  ["/customer/sales/:id", "sales.takeBack"],
  ["/customer/deliveries/:id", "deliveries.deliver"],
  ["/customer/deliveries/:id?return=1", "deliveries.return"],
  ["/customer/deliveries/:id?correct=1", "deliveries.correct"],
  ["/customer/standing-orders/:id?edit=1", "standingOrders.update"],
  ["/customer/products/:id?edit=1", "items.update"],
  ["/customer/products/:id?tab=pricing", "items.update"],
  ["/customer/ingredients/:id?edit=1", "items.update"],
  ["/customer/imports/:id", "imports.confirm"],
  ["/customer/inventory/lots/:id", "lots.update"],
  ["/customer/inventory/lots/:id?edit=1", "lots.update"],
  ["/customer/inventory/lots/:id/correct", "lots.update"],
  ["/customer/inventory/counts/:id", "counts.fill"],
  ["/customer/production/:id?edit=1", "production.update"],
  ["/customer/production/:id/complete", "production.complete"],
  ["/customer/production/:id/correct", "production.correct"],
  ["/customer/production/requests/:id", "productionRequests.cancel"],
  ["/customer/recipes/:id?edit=1", "recipes.update"],
  ["/customer/material-restocks/:id?edit=1", "restocks.update"],
  ["/customer/material-restocks/:id", "restocks.order"],
  ["/customer/material-restocks/:id/receive", "restocks.receive"],
  ["/customer/material-restocks/:id/correct", "restocks.correct"],
  ["/customer/invoices/:id?edit=1", "invoices.update"],
  ["/customer/recurring-invoices/:id?edit=1", "recurringInvoices.update"],
  ["/customer/supplier-invoices/:id?edit=1", "supplierInvoices.update"],
  ["/customer/scans/:id", "scans.correct"],
  ["/customer/suppliers/:id?edit=1", "suppliers.update"],
  ["/customer/signature/:id", "signatures.update"],
  ["/customer/documents/:id", "documents.update"],
  ["/customer/consultancy-appointments/:id", "appointments.book"],
  ["/customer/audits/plan/:id", "controlPlans.update"],
  ["/customer/audits/readings/:id", "readings.correct"],
  ["/customer/audits/complaints/:id", "complaints.close"],
  ["/customer/audits/instruments/:id", "instruments.calibrate"],
  ["/customer/audits/instruments/:id?edit=1", "instruments.update"],
  ["/customer/audits/laboratory/:id", "laboratory.report"],
  ["/customer/audits/lot-checks/:id", "lotChecks.answer"],
  ["/customer/audits/checklists/:id?edit=1", "checklists.update"],
  ["/customer/audits/net-contents/:id", "netContents.weigh"],
  ["/customer/audits/shelf-life/:id", "shelfLifeStudies.writePoint"],
  ["/customer/audits/shelf-life/:id?edit=1", "shelfLifeStudies.update"],
  ["/customer/audits/audits/:id", "audits.complete"],
  ["/customer/audits/audit-templates/:id?edit=1", "auditTemplates.update"],
  ["/customer/audits/trainings/:id", "trainings.update"],
  ["/customer/audits/non-conformities/:id", "nonConformities.addLots"],
];
/** Screens that show none. */
const others = [
  "/customer/clients/new",
  "/customer/orders/new",
  "/customer/sales/day",
  "/customer/sales",
  "/customer/sales/closings/new",
  "/customer/standing-orders/new",
  "/customer/products/new",
  "/customer/ingredients/new",
  "/customer/ingredients/ESSAI-INGREDIENT?tab=suppliers&tariff=new",
  "/customer/imports/new?target=products",
  "/customer/inventory/receive",
  "/customer/inventory/transfer?lot=ESSAI-LOT",
  "/customer/inventory/scrap?lot=ESSAI-LOT",
  "/customer/inventory/labels?lot=ESSAI-LOT",
  "/customer/inventory/counts/new",
  "/customer/production/new",
  "/customer/production/requests/new",
  "/customer/recipes/new?item=ESSAI-PRODUIT",
  "/customer/material-restocks/new?supplier=ESSAI-MOULIN",
  "/customer/invoices/new",
  "/customer/recurring-invoices/new",
  "/customer/supplier-invoices/new",
  "/customer/suppliers/new",
  "/customer/audits/complaints/new",
  "/customer/audits/instruments/new",
  "/customer/audits/laboratory/new",
  "/customer/audits/lot-checks/new",
  "/customer/audits/checklists/new",
  "/customer/audits/net-contents/new",
  "/customer/audits/shelf-life/new",
  "/customer/audits/readings/import",
  "/customer/audits/audits/new",
  "/customer/audits/audit-templates/new",
  "/customer/audits/trainings/new",
  "/customer/audits/visit-pack",
  "/customer/tools/cost-calculator",
  "/customer/inventory/movements",
  "/customer/production/proposals",
  "/customer/rnd-products",
  "/pdf-generator/many",
  "/customer/accounting",
  "/customer/traceability",
  "/treasury/entry",
  "/treasury/plan",
  "/account-settings",
  "/account-settings?tab=terms",
  "/contact-support",
  "/customer/search?words=essai",
  "/customer/signature/new",
  "/customer/audits",
  "/customer/audits/plan/new",
  "/customer/audits/non-conformities/new",
  "/customer/audits/recalls/new",
  "/customer/audits/heat-treatments/new",
];

/** A browser signed in as the maker whose records are looked at: with the password of somebody who has signed up. */
async function signedIn(maker: Maker): Promise<PlainBrowser> {
  const person = await newBusiness();
  const [known] = await databases.platform.select().from(users).where(eq(users.email, person.email));
  await databases.platform
    .update(users)
    .set({ passwordHash: known?.passwordHash ?? "" })
    .where(eq(users.id, maker.userId));
  const browser = new PlainBrowser();
  const answer = await browser.signIn(`essai-${maker.userId}@cellier.test`, person.password);
  expect(answer.status).toBe(302);
  return browser;
}

let maker: Maker;
let browser: PlainBrowser;
beforeAll(async () => {
  maker = await newSampleMaker();
  // Something is to be made, so that the plan proposes it.
  await inputFor(maker, operationOf("production.createFromPlan"));
  browser = await signedIn(maker);
});

/** How many forms were sent. */
let seen = 0;

const typed: Partial<Record<Control["kind"], string>> = { text: "Zz 9", date: "2031-05-17" };

/** What a hurried person leaves in a control: something else than what it began with. */
function changed(one: Control): Control {
  if (one.kind === "box") return { ...one, isTicked: !one.isTicked };
  if (one.kind === "select") return { ...one, value: one.options.findLast((option) => option !== one.value) ?? one.value };
  return { ...one, value: typed[one.kind] ?? one.value };
}

/** Of the buttons of one name, the last that was not pressed is. */
function pressed(controls: Control[]): Control[] {
  return controls.map((one) => {
    if (one.kind !== "radio") return one;
    const last = controls.findLast(({ name, kind, isTicked }) => name === one.name && kind === "radio" && !isTicked);
    return { ...one, isTicked: one.value === last?.value };
  });
}

const isSent = ({ kind, isTicked }: Control) => (kind === "box" || kind === "radio" ? isTicked : true);

/** Sends a form wrongly. @returns what of it is not there any more in what comes back */
async function lostOf(path: string, form: PageForm): Promise<string[]> {
  const filled = pressed(form.controls).map((one) => (one.kind === "radio" ? one : changed(one)));
  const pairs = filled.filter(isSent).map(({ name, value }): [string, string] => [name, value]);
  const answer = await browser.post(form.action || path, [...pairs, ["zzUnknown", "1"]]);
  if (answer.status < 400) return [`accepted: ${answer.status}`];
  const same = formsIn(answer.html).find((other) => signatureOf(other) === signatureOf(form));
  if (!same) return ["the whole form"];
  const lookOf = (one: Control) => (one.kind === "box" || one.kind === "radio" ? `${one.value} ${one.isTicked}` : one.value);
  const rest = [...same.controls];
  return filled.flatMap((one) => {
    if (one.kind === "hidden") return [];
    const isSame = ({ name, kind, value }: Control) => {
      return name === one.name && kind === one.kind && (kind === "box" || kind === "radio" ? value === one.value : true);
    };
    const at = rest.findIndex(isSame);
    const [back] = at < 0 ? [] : rest.splice(at, 1);
    return back && lookOf(back) === lookOf(one) ? [] : [`${one.name}: ${lookOf(one)} → ${back ? lookOf(back) : "gone"}`];
  });
}

describe("a form that is refused loses nothing", () => {
  it.each([...others.map((path) => [path, ""]), ...records])("%s", { timeout: 60_000 }, async (address, operation) => {
    const { id = "" } = operation ? await inputFor(maker, operationOf(operation)) : {};
    const named = address.replace(":id", String(id));
    const answer = await browser.get(named);
    // A record that is named otherwise, or is of another sort, is shown under its own address.
    const path = answer.location ?? named;
    const page = answer.location ? await browser.get(path) : answer;
    expect(page.status, `${path} ${page.location}`).toBe(200);
    const forms = formsIn(page.html).filter(({ controls }) => controls.some(({ kind }) => kind !== "hidden"));
    seen += forms.length;
    const lost = [];
    for (const form of forms) lost.push(...(await lostOf(path, form)).map((what) => `${signatureOf(form)}: ${what}`));
    expect(lost).toEqual([]);
  });

  it("holds for every screen that has a form", () => {
    expect(seen).toBeGreaterThan(50);
    const visited = [...others, ...records.map(([path]) => path)].map((path) => path.split("?")[0]);
    const routes = [...readFileSync("app/routes.ts", "utf8").matchAll(/route\("(customer\/[^"]*)", "([^"]*\.tsx)"/g)];
    const unseen = routes.flatMap(([, path = "", file = ""]) => {
      const hasForm = /formOf|<Form\b|-form"/.test(readFileSync(`app/${file}`, "utf8"));
      const isSeen = visited.some((one) => one?.replace(/ESSAI-[A-Z]+/, ":id") === `/${path}`);
      return hasForm && !isSeen ? [path] : [];
    });
    expect(unseen).toEqual([]);
  });
});
