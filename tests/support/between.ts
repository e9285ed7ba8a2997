import { expect } from "vitest";
import { today } from "./today";
import { readFec } from "./fec";
import { sampleCompany } from "./sample";
import { newShop } from "./shop";
import { firstOfMonth } from "@/worker/core/figures/dates";

/** What happens between documents, over HTTP: figures counted by hand. */
type Shop = Awaited<ReturnType<typeof newShop>>;
export type Paper = Record<string, unknown> & {
  id: string;
  number: string;
  total: number;
  due: number;
  status: string;
  lines: { id: string }[];
  credits: { id: string }[];
  payments: { id: string; method: string; amount: number }[];
};
export let shop: Shop;
export const piece = (value: number) => ({ value, unit: "piece" });
export const made = <T = Paper>(path: string, json: object = {}) => shop.made<T>(shop.post(path, json));
export const read = <T = Paper>(path: string) => shop.made<T>(shop.api(path));
/** The fields that a call is refused by, as "field:code". */
export async function refused(path: string, json: object = {}): Promise<string> {
  const { status, body } = await shop.post(path, json);
  expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  return JSON.stringify(body);
}
export const send = async (draft: { id: string }) => made(`/api/invoices/${draft.id}/send`, { mail: false });
export const bill = async (lines: object[], client = shop.client, more: object = {}) =>
  send(await made("/api/invoices", { client, lines, ...more }));
export const good = (price: number, vatRate = 20) => ({ description: "Lot", amount: piece(1), price, vatRate, nature: "goods" });
let clients = 0;
export async function newClient(more: object = {}): Promise<string> {
  const facts = { siret: "55208131766522", billingAddress: { ...sampleCompany.address, country: "FR" } };
  const { reference } = await made<{ reference: string }>("/api/clients", {
    companyName: `Client ${++clients}`,
    category: "retailer",
    ...facts,
    ...more,
  });
  return reference;
}
export async function ready(client: string, lines: object[]): Promise<string> {
  const { id } = await made<{ id: string }>("/api/orders", { client, lines });
  await shop.move(id, "confirm", "prepare", "pack");
  return id;
}
export const deposit = async (order: string, share: number) => send(await made("/api/invoices/deposit", { order, share }));
export const pay = (paper: Paper, json: object = {}) => made(`/api/invoices/${paper.id}/mark-paid`, json);
export const final = async (order: string) => send(await made("/api/invoices/from-orders", { orders: [order] }));
let lines = 0;
export async function bankLine(euros: number, label = "VIR", day = today): Promise<string> {
  const own = `${label} ${++lines}X`;
  await made("/api/bank/import", { content: `Date;Libellé;Montant\n${day};${own};${euros}` });
  const { items } = await read<{ items: { id: string; label: string }[] }>("/api/bank?state=open&limit=100");
  return items.find((one) => one.label === own)?.id ?? expect.fail(own);
}
export const match = (line: string, json: object) => made(`/api/bank/${line}/match`, json);
export const onAccount = async (client: string) =>
  0 - (await read<{ carried: number }>(`/api/invoices/statement?client=${client}`)).carried;
export async function fec(from = firstOfMonth(today), to = today): Promise<string> {
  return (await read<{ text: string }>(`/api/accounting/export?from=${from}&to=${to}`)).text;
}
/** What an account of one client came to, in euros. */
export const ofClient = async (account: string, client: string) =>
  readFec(await fec()).reduce((sum, line) => {
    const isOwn = line.CompteNum?.startsWith(account) && line.CompAuxNum === client;
    return isOwn ? sum + Number(line.Debit?.replace(",", ".")) - Number(line.Credit?.replace(",", ".")) : sum;
  }, 0);
export async function vatLines(): Promise<Record<string, [number, number]>> {
  const { lines: filled } = await read<{ lines: { line: string; base: number; tax: number }[] }>(
    `/api/accounting/vat?from=${today}&to=${today}`,
  );
  return Object.fromEntries(filled.map(({ line, base, tax }) => [line, [base, tax]]));
}
export const close = (value: number) => Math.round(value * 100) / 100;

/** A shop with its goods and its rule for small differences. */
export async function openShop(): Promise<void> {
  shop = await newShop({ siret: "55208131766522", billingAddress: { ...sampleCompany.address, country: "FR" } });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  await shop.jar("A", { price: 10, vatRate: 20 });
  await shop.jar("B", { price: 7.77, vatRate: 5.5 });
  await shop.jar("FUT", { price: 30, vatRate: 20 });
  for (const sku of ["A", "B", "FUT"]) await shop.lay(sku, { number: `LOT-${sku}`, pieces: 1_000 });
  await made("/api/bank/set-rule", { mostDifference: 0, mostShare: 2, category: "discount" });
}
