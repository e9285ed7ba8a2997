import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";
import { newBusiness, type Person } from "../support/people";
import { smallPng } from "../support/sample";

let browser: Browser;
let maker: Person;
beforeAll(async () => {
  [browser, maker] = await Promise.all([startBrowser(), newBusiness()]);
});
afterAll(() => browser.close());

const newItem = async (name: string) => (await maker.api("/api/items", { method: "POST", json: { name, price: 4 } })).body.id as string;
const photo = { name: "IMG_0412.png", mimeType: "image/png", buffer: Buffer.from(smallPng, "base64") };
const widthSeen = (page: Page) => page.locator(".picture-well img").evaluate((picture: HTMLImageElement) => picture.naturalWidth);

it("a photo taken on a phone is sent at once, small, and shows in the list until it is taken off", async () => {
  const id = await newItem("Rillettes de canard");
  const { page, context } = await openReader(browser, { width: 390, height: 844 });
  await signInAs(page, maker.email, maker.password);
  await visit(page, `/customer/products/${id}`);
  // A camera's picture: larger than a sheet needs, and too heavy to be taken as it is.
  const large = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2_400, height: 1_800 });
    canvas.getContext("2d")?.fillRect(0, 0, 1_200, 1_800);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  await page.getByLabel("Ajouter une photo").setInputFiles({ ...photo, buffer: Buffer.from(large) });
  await page.getByRole("img", { name: "Photo de Rillettes de canard" }).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".picture-well img")?.complete);
  expect(await widthSeen(page)).toBe(640);
  await visit(page, "/customer/products");
  expect(await page.locator("main tbody img.thumbnail").count()).toBe(1);
  await visit(page, `/customer/products/${id}`);
  await page.getByRole("button", { name: "Retirer la photo" }).click();
  await page.getByText("Ajouter une photo").waitFor();
  expect(await page.getByRole("img", { name: "Photo de Rillettes de canard" }).count()).toBe(0);
  await context.close();
});

it("a picture is sent without scripts, and what is none is refused where it was chosen", async () => {
  const id = await newItem("Gelée de coings");
  const { page, context } = await openReader(browser, { scripts: false });
  await signInAs(page, maker.email, maker.password);
  await page.goto(`/customer/products/${id}`);
  await page.locator('[name="content"]').setInputFiles({ ...photo, buffer: Buffer.from("<svg onload='alert(1)'/>") });
  await page.getByRole("button", { name: "Enregistrer la photo" }).click();
  // A click does not wait for the page that it leads to.
  await expect.poll(() => page.locator('[name="content"][aria-invalid="true"]').count(), { timeout: 15_000 }).toBe(1);
  await page.locator('[name="content"]').setInputFiles(photo);
  await page.getByRole("button", { name: "Enregistrer la photo" }).click();
  await page.getByRole("img", { name: "Photo de Gelée de coings" }).waitFor();
  await context.close();
});
