import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { newShop } from "../support/shop";
import { problemsOf } from "../support/workshop";

let shop: Awaited<ReturnType<typeof newShop>>;
/** What stands for the client before it is archived. */
let before: { invoice: string; recurring: string; standing: string; order: string };
const amount = { value: 2, unit: "piece" };
const lines = [{ item: "POT", amount }];
const billed = [{ description: "Atelier", amount, price: 10, vatRate: 20 }];

beforeAll(async () => {
  shop = await newShop();
  await shop.jar("POT");
  const add = async (path: string, overrides: object) =>
    (await shop.made<{ id: string }>(shop.post(path, { client: shop.client, ...overrides }))).id;
  const other = await shop.made<{ reference: string }>(shop.post("/api/clients", { companyName: "Autre", category: "horeca" }));
  before = {
    invoice: await add("/api/invoices", { lines: billed }),
    recurring: await add("/api/recurring-invoices", { description: "Labo", nextOn: today, lines: billed }),
    standing: await add("/api/standing-orders", { rhythm: "weekly", nextOn: today, lines }),
    order: (await shop.made<{ id: string }>(shop.post("/api/orders", { client: other.reference, lines }))).id,
  };
  await shop.made(shop.post(`/api/clients/${shop.client}/archive`));
});

it.each([
  ["POST", "/api/orders", { lines }],
  ["POST", "/api/orders/quote", { validUntil: today, lines }],
  ["POST", "/api/standing-orders", { rhythm: "weekly", nextOn: today, lines }],
  ["POST", "/api/invoices", { lines: billed }],
  ["POST", "/api/recurring-invoices", { description: "Labo", nextOn: today, lines: billed }],
  ["PATCH", "order", {}],
])("%s %s that names an archived client is refused by its field", async (method, path, input) => {
  const address = path === "order" ? `/api/orders/${before.order}` : path;
  const refused = await shop.api(address, { method, json: { client: shop.client, ...input } });
  expect([refused.status, refused.body.code, problemsOf(refused)]).toEqual([422, "invalid_input", ["client:archived"]]);
});

it("what stands for an archived client is not allowed to go on", async () => {
  const goOn = [
    shop.post(`/api/standing-orders/${before.standing}/run`),
    shop.api(`/api/invoices/${before.invoice}`, { method: "PATCH", json: { lines: billed } }),
    shop.api(`/api/recurring-invoices/${before.recurring}`, { method: "PATCH", json: { lines: billed } }),
  ];
  for (const refused of await Promise.all(goOn))
    expect([refused.status, refused.body.code, problemsOf(refused)]).toEqual([409, "not_allowed_now", ["client:archived"]]);
});
