import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness } from "../support/people";
import { databaseOf } from "../support/stock";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const demo = ["demo@cellier.test", "Demo-cellier-2026"] as const;
const tabs = ["overview", "finance", "production", "quality", "company"];

describe.each([
  { lang: "fr", width: 1440, hello: "Bonjour" },
  { lang: "en", width: 390, hello: "Hello" },
] as const)("in $lang, $width px", ({ lang, width, hello }) => {
  it("one lands on it, and axe finds nothing in any of its tabs", async () => {
    const { context, page, faults } = await openReader(browser, { lang, width });
    await signInAs(page, ...demo);
    expect(page.url()).toContain("/customer/dashboard");
    await page.getByRole("heading", { level: 1, name: hello }).waitFor();
    const problems: string[] = [];
    for (const tab of tabs) {
      await visit(page, `/customer/dashboard?tab=${tab}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dashboard-${tab}-${lang}-${width}.png`, fullPage: true });
      expect(await page.getByRole("alert").count(), tab).toBe(0);
      problems.push(...(await problemsOf(page)).map((problem) => `${tab}: ${problem}`));
    }
    await context.close();
    expect([problems, faults]).toEqual([[], []]);
  });
});

it("figures that cannot be read leave the rest of the page, say why, and come back when one tries again", async () => {
  const maker = await newBusiness();
  const db = await databaseOf(maker);
  const { context, page } = await openReader(browser, { width: 390 });
  await signInAs(page, maker.email, maker.password);
  await db.run(sql`alter table productions rename to elsewhere`);
  try {
    await visit(page, "/customer/dashboard");
    await page.getByRole("alert").getByText("Erreur lors du chargement des KPIs: ").waitFor();
    await page.getByRole("heading", { name: "Activité récente" }).waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dashboard-error.png` });
    expect(await problemsOf(page)).toEqual([]);
  } finally {
    await db.run(sql`alter table elsewhere rename to productions`);
  }
  // The critical controls that were missed are looked for among productions too.
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await page.getByRole("link", { name: /Commandes à expédier/ }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await context.close();
});
