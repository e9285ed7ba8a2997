import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyReportNames } from "@/worker/modules/business/reports/rules";
import { problemsOf } from "../support/axe";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const demo = ["demo@cellier.test", "Demo-cellier-2026"] as const;

describe.each([
  { lang: "fr", width: 1440 },
  { lang: "en", width: 390 },
] as const)("in $lang, $width px", ({ lang, width }) => {
  it("every ready report opens, with and without a comparison, and axe finds nothing", async () => {
    const { context, page, faults } = await openReader(browser, { lang, width });
    await signInAs(page, ...demo);
    const problems: string[] = [];
    for (const name of readyReportNames) {
      await visit(page, `/customer/tools/reports?report=${name}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/report-${name}-${lang}-${width}.png`, fullPage: true });
      expect(await page.getByRole("alert").count(), name).toBe(0);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, name).toBeLessThanOrEqual(0);
      problems.push(...(await problemsOf(page)).map((problem) => `${name}: ${problem}`));
    }
    await context.close();
    expect([problems, faults]).toEqual([[], []]);
  });
});

it("a report is grouped anew, narrowed from its picture, opened to its records and kept", async () => {
  const { context, page } = await openReader(browser, { lang: "fr" });
  await signInAs(page, ...demo);
  await visit(page, "/customer/tools/reports?report=sales");
  await page.locator("select[name=by]").selectOption({ label: "Client" });
  await page.waitForURL(/by=client/);
  const whole = await page.locator("dl dd").first().innerText();
  await page.locator("figure a").first().click();
  await page.waitForURL(/only=client/);
  await expect.poll(() => page.locator("dl dd").first().innerText()).not.toBe(whole);
  const total = await page.locator("dl dd").first().innerText();
  await page.locator("tfoot a").first().click();
  await page.waitForURL(/\/rows\?/);
  await expect.poll(() => page.locator(".page-head p").innerText()).toContain(total);
  await page.goBack();
  await page.getByText("Enregistrer ce rapport").click();
  await page.getByLabel("Nom").fill(`Essai ${Date.now()}`);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.waitForURL(/saved=/);
  await expect.poll(() => page.locator("dl dd").first().innerText()).toBe(total);
  await context.close();
});

it("a report is read and changed without scripts", async () => {
  const { context, page } = await openReader(browser, { lang: "fr", scripts: false });
  await signInAs(page, ...demo);
  await visit(page, "/customer/tools/reports?report=margins");
  await page.locator("select[name=by]").selectOption("month");
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL(/by=month/);
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(5);
  await context.close();
});

it("trends open in both languages, and axe finds nothing", async () => {
  for (const [lang, width] of [["fr", 1440] as const, ["en", 390] as const]) {
    const { context, page, faults } = await openReader(browser, { lang, width });
    await signInAs(page, ...demo);
    await visit(page, "/customer/tools/analytics");
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/analytics-${lang}-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect([await problemsOf(page), faults]).toEqual([[], []]);
    await context.close();
  }
});
