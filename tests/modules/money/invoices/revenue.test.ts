import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";

let shop: Awaited<ReturnType<typeof newShop>>;
let other: string;
/** A day of the last month. */
const before = addDays(`${today.slice(0, 8)}01`, -3);
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

beforeAll(async () => {
  shop = await newShop({ companyName: "Bistrot du Port", siret: "55208131766522", billingAddress: address });
  const { made, post } = shop;
  await made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  other = (
    await made<{ reference: string }>(
      post("/api/clients", { companyName: "Auberge du Lac", siret: "73282932000074", category: "horeca", billingAddress: address }),
    )
  ).reference;
  const sell = async (client: string, price: number, issuedOn: string) => {
    const lines = [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price, vatRate: 20 }];
    const { id } = await made<{ id: string }>(post("/api/invoices", { client, lines }));
    return made<{ id: string }>(post(`/api/invoices/${id}/send`, { issuedOn }));
  };
  await sell(shop.client, 300, before);
  await sell(shop.client, 100, today);
  await sell(other, 250, today);
  const wrong = await sell(other, 80, today);
  await made(post(`/api/invoices/${wrong.id}/cancel`, { reason: "Erreur" }));
  // A draft is no revenue.
  await made(
    post("/api/invoices", { client: other, lines: [{ description: "x", amount: { value: 1, unit: "piece" }, price: 999, vatRate: 20 }] }),
  );
});

const revenue = (query = "") => shop.made<Record<string, unknown>>(shop.api(`/api/invoices/revenue${query}`));

it("is what was invoiced excl. tax, credit notes taken off, month by month", async () => {
  expect(await revenue()).toMatchObject({
    revenue: 650,
    clients: 2,
    items: [
      { month: before.slice(0, 7), revenue: 300, count: 1 },
      { month: today.slice(0, 7), revenue: 350 },
    ],
  });
});

it("by client names the best first, and between two days alone", async () => {
  const both = [
    { partyName: "Bistrot du Port", revenue: 400, month: null },
    { partyName: "Auberge du Lac", revenue: 250 },
  ];
  expect(await revenue("?by=client")).toMatchObject({ items: both });
  expect(await revenue("?by=client&limit=1")).toMatchObject({ revenue: 650, items: both.slice(0, 1) });
  const now = [
    { partyName: "Auberge du Lac", revenue: 250 },
    { partyName: "Bistrot du Port", revenue: 100 },
  ];
  expect(await revenue(`?by=client&from=${today}&to=${today}`)).toMatchObject({ revenue: 350, items: now });
});

it("is told of one client, who must be one", async () => {
  expect(await revenue(`?client=${other}`)).toMatchObject({ partyName: "Auberge du Lac", revenue: 250, clients: 1 });
  expect((await shop.api("/api/invoices/revenue?client=nobody")).body).toMatchObject({ errors: [{ field: "client" }] });
});

it.each<[string, RegExp]>([
  ["quel est mon chiffre d'affaires ce mois-ci ?", /^Ventes facturées HT, du 1 .* : 350,00 €/],
  ["what is my revenue this month?", /^Sales invoiced excl\. tax, from 1 .*: 350,00 €/],
  ["combien ai-je vendu le mois dernier ?", /^Ventes facturées HT, .* : 300,00 €/],
  ["revenue last month", /: 300,00 €/],
  [
    "chiffre d'affaires par client",
    /^Ventes facturées HT, par client, .* : 650,00 €\n• Bistrot du Port : 400,00 €\n• Auberge du Lac : 250,00 €/,
  ],
  [
    "who are my best clients?",
    /^Bistrot du Port: 400,00\s€\.\nSales invoiced excl\. tax, by client, .*: 650,00 €\n• Bistrot du Port: 400,00 €\n• Auberge du Lac: 250,00 €/,
  ],
  ["quels sont mes meilleurs clients ce mois-ci ?", /: 350,00 €\n• Auberge du Lac : 250,00 €\n• Bistrot du Port : 100,00 €/],
  ["chiffre d'affaires de l'Auberge du Lac ce mois-ci", /^Ventes facturées HT, client : Auberge du Lac, .* : 250,00 €\n/],
  ["revenue of Bistrot du Port this month", /^Sales invoiced excl\. tax, client: Bistrot du Port, .*: 100,00 €\n/],
  [
    "combien me doit le Bistrot du Port ?",
    /^(?:Bistrot du Port : reste dû|Dû par les clients TTC, client : Bistrot du Port, .* :) 480,00 €/,
  ],
])("%s", async (message, answer) => {
  expect(plain((await ask(shop.person, { message })).response)).toMatch(answer);
});

it.each<[string, RegExp]>([
  [
    "how much does the Auberge du Lac owe me?",
    /^(?:Auberge du Lac: still due|Due from clients incl\. tax, client: Auberge du Lac, .*:) 300,00 €/,
  ],
])("%s", async (message, answer) => {
  expect(plain((await ask(shop.person, { message })).response)).toMatch(answer);
});
