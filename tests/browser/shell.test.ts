import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";
import { letterAbout } from "../support/outbox";
import { newBusiness, type Person } from "../support/people";
import { workshopOf } from "../support/workshop";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let maker: Person;

beforeAll(async () => {
  [browser, maker] = await Promise.all([startBrowser(), newBusiness()]);
  await maker.api("/api/items", { method: "POST", json: { name: "Moutarde violette", price: 3.9 } });
  ({ context, page } = await openReader(browser));
  await signInAs(page, maker.email, maker.password);
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/customer/products");
});
afterAll(() => browser.close());

const width = (selector: string) => page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().width, selector);

describe("the sidebar", () => {
  it("folds to icons and back with Ctrl+B, and the cookie remembers for seven days", async () => {
    expect(await width(".sidebar")).toBe(256);
    await page.keyboard.press("Control+b");
    await page.waitForFunction(() => document.querySelector(".sidebar")?.getBoundingClientRect().width === 48);
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    expect(cookie?.value).toBe("collapsed");
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(7);
    await page.reload();
    await listens(page);
    expect(await width(".sidebar")).toBe(48);
    await page.keyboard.press("Control+b");
    await page.waitForFunction(() => document.querySelector(".sidebar")?.getBoundingClientRect().width === 256);
  });

  it("shows icons on a tablet, each with its name, and opens as a sheet", async () => {
    await page.setViewportSize({ width: 900, height: 1100 });
    expect(await width(".sidebar")).toBe(48);
    expect(await page.locator(".sidebar").getByRole("link", { name: "Produits" }).count()).toBe(1);
    await page.getByRole("button", { name: "Replier ou déplier le menu" }).click();
    expect(await width("dialog.sheet")).toBe(288);
    await page.keyboard.press("Escape");
  });

  it("is a sheet of 18rem under 768 px, which Escape closes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await width("dialog.sheet")).toBe(288);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog.sheet").evaluate((sheet: HTMLDialogElement) => sheet.open)).toBe(false);
  });
});

describe("from the keyboard", () => {
  it("the first Tab offers to skip to the content", async () => {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Aller au contenu");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("Ctrl+K finds a screen and an item, and Escape gives the focus back", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("ingré");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/customer/ingredients*");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("violette");
    await page.getByRole("option", { name: /Moutarde violette/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Moutarde violette" }).waitFor();
    await page.getByRole("link", { name: "Modifier" }).focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Modifier");
  });

  it("Ctrl+K knows an action by another word for it, with a slip, and offers what was looked at last", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("moutarde violete");
    await page.getByRole("option", { name: /Moutarde violette/ }).click();
    await page.getByRole("heading", { name: "Moutarde violette" }).waitFor();
    await page.keyboard.press("Control+k");
    expect(await page.getByRole("option").first().textContent()).toBe("Moutarde violette");
    await page.getByRole("combobox").fill("réceptoin");
    await page.getByRole("option", { name: "Recevoir de la marchandise" }).click();
    await page.waitForURL("**/customer/inventory/receive");
  });

  it("what is left unsaved is asked about", async () => {
    await visit(page, "/customer/products/new");
    await page.fill('[name="name"]', "Presque");
    const question = new Promise<string>((resolve) =>
      page.once("dialog", (dialog) => void dialog.dismiss().then(() => resolve(dialog.message()))),
    );
    await page.getByRole("link", { name: "Ingrédients" }).first().click();
    expect(await question).toContain("ne sont pas enregistrées");
    expect(await page.inputValue('[name="name"]')).toBe("Presque");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("link", { name: "Ingrédients" }).first().click();
    await page.waitForURL("**/customer/ingredients");
  });
});

describe("feedback", () => {
  const message = `Le bouton est bien placé ${randomUUID().slice(0, 8)}`;

  it("needs a type and a message, and says so", async () => {
    await page.getByRole("link", { name: "Donner votre avis" }).first().click();
    await page.getByRole("button", { name: "Envoyer" }).click();
    const toast = page.locator("[data-sonner-toast]");
    await toast.waitFor();
    expect(await toast.textContent()).toBe("ErreurVeuillez remplir tous les champs obligatoires");
    expect((await toast.boundingBox())?.width).toBe(356);
    expect(await page.evaluate(() => document.querySelector(".toasts")?.matches(":popover-open")), "above the dialog").toBe(true);
  });

  it("is stored, mailed and thanked for; the dialog closes", async () => {
    await page.getByRole("link", { name: "Donner votre avis" }).first().click();
    await page.getByLabel("De quoi s'agit-il ?").selectOption("compliment");
    await page.getByLabel("Votre message").fill(message);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText("Feedback envoyé !").waitFor();
    await page.getByText("Merci pour votre retour, nous vous répondrons rapidement.").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect((await letterAbout(message)).text).toContain(message);
  });

  it("that cannot be sent stays open with what was written", async () => {
    await page.route("**/api/feedback", (route) => route.abort());
    await page.getByRole("link", { name: "Donner votre avis" }).first().click();
    await page.getByLabel("De quoi s'agit-il ?").selectOption("bug");
    await page.getByLabel("Votre message").fill("Perdu ?");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText("Une erreur est survenue lors de l'envoi de votre feedback").waitFor();
    expect(await page.getByLabel("Votre message").inputValue()).toBe("Perdu ?");
    await page.unroute("**/api/feedback");
  });
});

describe("the assistant", () => {
  it("waits with the field off, and says when it cannot be reached", async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/ai-assistant", async (route) => {
      await blocked;
      await route.abort();
    });
    await page.getByRole("button", { name: "Demander à l'assistant" }).first().click();
    const box = page.getByPlaceholder("Votre question");
    await box.fill("   ");
    await page.keyboard.press("Enter");
    await box.fill("combien ?");
    await page.keyboard.press("Enter");
    await page.getByText("Assistant réfléchit...").waitFor();
    expect(await box.isDisabled()).toBe(true);
    release();
    await page.getByText("Impossible de contacter l'assistant. Veuillez réessayer.").waitFor();
    await page.unroute("**/api/ai-assistant");
  });
});

it("a tooltip of the folded sidebar shows at once; elsewhere after 700 ms", async () => {
  await page.keyboard.press("Control+b");
  await page.locator(".side-link").first().hover();
  await page.getByRole("tooltip").waitFor({ timeout: 400 });
  await visit(page, "/dev/kit");
  await page.mouse.move(5, 5);
  const start = Date.now();
  await page.getByRole("button", { name: "Action discrète" }).hover();
  await page.getByRole("tooltip").waitFor();
  expect(Date.now() - start).toBeGreaterThan(600);
  await visit(page, "/customer/products");
  await page.keyboard.press("Control+b");
});

it("a second after landing, the code of the likely next screen is fetched", async () => {
  const preload = page.locator('link[rel=modulepreload][href*="new-product"]').first();
  await preload.waitFor({ state: "attached", timeout: 4_000 });
  expect(await preload.getAttribute("href")).toMatch(/new-product.*\.js$/);
});

it("what was changed at another door is never shown stale", async () => {
  await page.getByRole("link", { name: "Ingrédients" }).first().click();
  await page.waitForURL("**/customer/ingredients");
  await maker.api("/api/items", { method: "POST", json: { name: "Arrivé par ailleurs", price: 1 } });
  await page.getByRole("link", { name: "Produits" }).first().click();
  await page.getByText("Arrivé par ailleurs").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/customer/products");
});

it("a form sent after the session is over keeps what was typed, and says to sign in", async () => {
  const guest = await openReader(browser);
  await signInAs(guest.page, maker.email, maker.password);
  await visit(guest.page, "/customer/products/new");
  await guest.page.fill('[name="name"]', "Sirop oublié");
  await guest.context.clearCookies({ name: "session" });
  await guest.page.click('main button[type="submit"]');
  await guest.page.getByText("Connectez-vous pour continuer.").waitFor();
  await guest.page.waitForLoadState("networkidle");
  expect(new URL(guest.page.url()).pathname).toBe("/customer/products/new");
  expect(await guest.page.inputValue('[name="name"]')).toBe("Sirop oublié");
  await guest.context.close();
});

it("going on after the session is over leads to signing in, and back", async () => {
  const guest = await openReader(browser);
  await signInAs(guest.page, maker.email, maker.password);
  await visit(guest.page, "/customer/products");
  await guest.context.clearCookies({ name: "session" });
  await guest.page.getByRole("link", { name: "Ingrédients" }).first().click();
  await guest.page.waitForURL("**/login?*");
  expect(new URL(guest.page.url()).searchParams.get("to")).toBe("/customer/ingredients");
  await guest.context.close();
});

it("an unknown fault shows the error screen, with a way to try again", async () => {
  const guest = await openReader(browser);
  await signInAs(guest.page, maker.email, maker.password);
  await visit(guest.page, "/customer/products");
  await guest.page.route("**/customer/ingredients.data*", (route) => route.fulfill({ status: 500, body: "no" }));
  await guest.page.getByRole("link", { name: "Ingrédients" }).first().click();
  await guest.page.getByText("Une erreur s'est produite").waitFor();
  await guest.page.unroute("**/customer/ingredients.data*");
  await guest.page.getByRole("link", { name: "Réessayer maintenant" }).click();
  await guest.page.getByRole("heading", { name: "Ingrédients" }).waitFor();
  expect(await guest.page.getByText("Une erreur s'est produite").count()).toBe(0);
  await guest.context.close();
});

describe("an address", () => {
  it("with a mark of somebody else's opens what it names", async () => {
    await visit(page, "/customer/products?utm_source=lettre&search=moutarde");
    await page.getByRole("link", { name: "Moutarde violette" }).waitFor();
    const screens = await page.locator("nav a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(screens).toContain("/customer/traceability");
    for (const path of new Set(screens)) {
      const answer = await page.request.get(`${path}?utm_source=lettre`);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  });

  it("that cannot be read says why in its frame, and opens without its filters", async () => {
    const answer = await page.goto("/customer/products?sort=couleur");
    expect(answer?.status()).toBe(422);
    const alert = page.getByRole("alert");
    expect(await alert.locator("li").innerText()).toContain("sort");
    await page.getByRole("navigation").first().waitFor();
    await alert.getByRole("link", { name: "Ouvrir sans filtre" }).click();
    await page.getByRole("link", { name: "Moutarde violette" }).waitFor();
  });

  it("says the days of a list, and the place in it", async () => {
    const shop = workshopOf(maker);
    await shop.ingredient("POMME", 2);
    await shop.item("COMPOTE");
    await shop.cook("COMPOTE", { POMME: 1 });
    for (const requestedOn of ["2026-03-02", "2026-03-03", "2026-03-04"])
      await shop.made(shop.post("/api/production", { item: "COMPOTE", amount: { value: 1, unit: "kg" }, requestedOn }));
    await visit(page, "/customer/production/orders?from=2026-03-03&to=2026-03-03");
    await page.getByText("1 à 1 sur 1").waitFor();
    expect(await page.locator("main tbody tr").count()).toBe(1);
  });
});
