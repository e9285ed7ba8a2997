import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { url } from "../support/address";
import { newShop } from "../support/shop";
import { newShell } from "../support/terminal";

/** Whole tables as people see them, in both languages and at both widths. */

let token = "";

beforeAll(async () => {
  const shop = await newShop({ reference: "PORT" });
  const { post, made } = shop;
  token = shop.person.token;
  await made(post("/api/suppliers", { name: "Ferme du Bois-Doré", phone: "+33553000001" }));
  const jar = { price: 5.4, category: "Rillettes", allergens: [], unit: "piece" };
  await shop.jar("RIL-180", { ...jar, name: "Rillettes de canard du Périgord 180 g" });
  await shop.jar("CFT-320", { ...jar, name: "Confiture d'abricot", price: 4.2 });
  const stock = { item: "RIL-180", amount: { value: 250, unit: "piece" }, number: "LOT-A", dlc: "2035-06-30", unitCost: 2.31 };
  await made(post("/api/stock/receive", stock));
  await shop.order({ "RIL-180": 40, "CFT-320": 12 }, { dueOn: "2035-01-31", clientReference: "BC-7" });
  await shop.order({ "CFT-320": 6 }, { dueOn: "2035-02-28" });
  const line = { item: "RIL-180", amount: { value: 40, unit: "piece" } };
  await made(post("/api/invoices", { client: "PORT", lines: [line], description: "Commande du port" }));
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});

/** The running service, as it would answer on a day that stays: only its days of now, identifiers and the year of its numbers are others. */
const service = createServer(async (request, response) => {
  const headers = { authorization: String(request.headers.authorization), "accept-language": String(request.headers["accept-language"]) };
  const answer = await fetch(url + request.url, { headers });
  const text = (await answer.text())
    .replace(/"20(?!35)\d\d-\d\d-\d\d(T[^"]*)?"/g, (_, time) => `"2026-11-24${time ? "T09:00:00.000Z" : ""}"`)
    .replace(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"019b8b74-0000-7000-8000-00005198e1ed"')
    .replace(/("[A-Z]+)-20\d\d-(\d+")/g, "$1-2026-$2");
  response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
});
afterAll(() => void service.close());

const lists = ["clients", "suppliers", "items", "orders", "invoices", "lots", "stock"];
const looks = ["fr", "en"].flatMap((language) => [80, 120].map((screen) => ({ language, screen })));

it.each(looks)("lists in $language at $screen columns", async ({ language, screen }) => {
  const { port } = service.address() as AddressInfo;
  const wide = newShell({ CELLIER_API: `http://127.0.0.1:${port}`, CELLIER_TOKEN: token, CELLIER_FORCE_TTY: String(screen) });
  const texts: string[] = [];
  for (const name of lists) {
    const { code, out } = await wide.run([name, "list", "--lang", language]);
    expect([name, code]).toEqual([name, 0]);
    for (const line of out.split("\n")) expect([...line].length, line).toBeLessThanOrEqual(screen);
    texts.push(`cellier ${name} list\n\n${out}`);
  }
  await expect(texts.join("\n")).toMatchFileSnapshot(`golden/lists-${language}-${screen}.txt`);
});
