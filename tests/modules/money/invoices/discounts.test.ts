import { beforeAll, expect, it } from "vitest";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

interface Invoice {
  id: string;
  version: number;
  subtotal: number;
  tax: number;
  total: number;
  due: number;
  discount: number;
  discountAmount: number;
  rebates: { rate: number; base: number; amount: number }[];
  lines: { id: string }[];
  credits: { id: string; total: number }[];
}

const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const lines = [
  { description: "Dégustation", amount: { value: 3, unit: "piece" }, price: 33.33, vatRate: 20 },
  { description: "Terrines", amount: { value: 7, unit: "piece" }, price: 9.99, vatRate: 5.5 },
];
const untaxed = lines.map(({ vatRate: _, ...line }) => line);
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: address });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
});

const write = (input: object) => shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines, ...input }));
const act = (id: string, verb: string, input: object = {}) => shop.made<Invoice>(shop.post(`/api/invoices/${id}/${verb}`, input));
const change = (id: string, json: object) => shop.api(`/api/invoices/${id}`, { method: "PATCH", json });

it("a share or a sum is taken off the whole before VAT, told by rate, on proformas too", async () => {
  const share = await write({ discount: 5 });
  expect(share).toMatchObject({
    subtotal: 161.42,
    tax: 22.65,
    total: 184.07,
    discount: 5,
    rebates: [
      { rate: 5.5, base: 69.93, amount: 3.5 },
      { rate: 20, base: 99.99, amount: 5 },
    ],
  });
  const sum = await write({ discountAmount: 10, type: "proforma" });
  expect(sum).toMatchObject({
    subtotal: 159.92,
    rebates: [
      { rate: 5.5, amount: 4.12 },
      { rate: 20, amount: 5.88 },
    ],
  });
  const copy = await act(sum.id, "duplicate");
  expect(copy).toMatchObject({ discountAmount: 10, subtotal: 159.92 });
  const both = await change(copy.id, { discount: 3 });
  expect(problemsOf(both)).toEqual(["discountAmount:sums_differ"]);
  const other = await shop.made<Invoice>(change(copy.id, { discount: 3, discountAmount: 0 }));
  expect(other).toMatchObject({ discount: 3, discountAmount: 0, subtotal: 164.82 });
  expect(problemsOf(await shop.post("/api/invoices", { client: shop.client, lines, discountAmount: 169.93 }))).toEqual([
    "discountAmount:negative_total",
  ]);
});

it("a credit note takes back the lines with their part of the discount; the parts come to the whole", async () => {
  const { id, total } = await act((await write({ discountAmount: 10 })).id, "send");
  const [first, second] = (await shop.made<Invoice>(shop.api(`/api/invoices/${id}`))).lines;
  await act(id, "credit", { lines: [{ line: first?.id, amount: { value: 1, unit: "piece" } }], reason: "Un de trop" });
  const after = await act(id, "credit", { lines: [{ line: first?.id }, { line: second?.id }], reason: "Le reste" });
  const credited = after.credits.reduce((sum, one) => sum + Math.round(one.total * 100), 0);
  expect(Math.abs(credited - Math.round(total * 100))).toBeLessThanOrEqual(1);
  expect(after.due).toBe(0);
  const whole = await act((await write({ discount: 7.5 })).id, "send");
  expect((await act(whole.id, "cancel", { reason: "Erreur" })).credits).toMatchObject([{ total: whole.total }]);
});

it("a buyer whom programs do not reach has paper alone: a person, and a company elsewhere of which no number and no mail is known", async () => {
  const reference = async (input: object) =>
    (await shop.made<{ reference: string }>(shop.post("/api/clients", { companyName: "Sans adresse", billingAddress: address, ...input })))
      .reference;
  const person = await shop.made<Invoice>(shop.post("/api/invoices", { client: await reference({ category: "particulier" }), lines }));
  await act(person.id, "send");
  expect((await shop.api(`/api/invoices/${person.id}/paper`)).status).toBe(200);
  expect(problemsOf(await shop.api(`/api/invoices/${person.id}/einvoice`))).toEqual(["id:not_electronic"]);
  const swiss = { category: "horeca", billingAddress: { ...address, country: "CH" } };
  const company = await shop.made<Invoice>(shop.post("/api/invoices", { client: await reference(swiss), lines: untaxed }));
  expect(await act(company.id, "send")).toMatchObject({ vatReason: "export", due: company.total });
  expect((await shop.api(`/api/invoices/${company.id}/paper`)).status).toBe(200);
  expect(problemsOf(await shop.api(`/api/invoices/${company.id}/einvoice`))).toEqual(["id:not_electronic"]);
});
