import type { AppLoadContext } from "@remix-run/cloudflare";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { production } from "@/worker/modules/make/production/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { type PrintKind, type PrintSubject, subjects } from "@/worker/modules/papers/generator/status";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { lots } from "@/worker/modules/store/lots/contract";

/** So many are suggested; any other is typed. */
const limit = 50;

/** The latest records that a paper can be made of, by what people call them. */
export async function loadRecords(context: AppLoadContext, kind: PrintKind): Promise<{ value: string }[]> {
  const subject = subjects[kind];
  return subject ? readers[subject](context, kind) : [];
}

const named = (names: (string | null)[]) => names.flatMap((value) => (value ? [{ value }] : []));

const readers: Record<PrintSubject, (context: AppLoadContext, kind: PrintKind) => Promise<{ value: string }[]>> = {
  orders: async ({ read }, kind) => {
    const { items: all } = await read(orders.list, kind === "quote" ? { limit, status: "draft" } : { limit });
    return named(all.filter(({ status }) => (status === "draft") === (kind === "quote")).map(({ reference }) => reference));
  },
  invoices: async ({ read }, kind) => {
    const { items: all } = await read(invoices.list, kind === "proforma" ? { limit, type: "proforma" } : { limit });
    return named(all.filter(({ type }) => (type === "proforma") === (kind === "proforma")).map(({ number }) => number));
  },
  clients: async ({ read }) => named((await read(clients.list, { limit })).items.map(({ reference }) => reference)),
  deliveries: async ({ read }) => named((await read(deliveries.list, { limit })).items.map(({ reference }) => reference)),
  restocks: async ({ read }) => named((await read(restocks.list, { limit })).items.map(({ reference }) => reference)),
  production: async ({ read }) => named((await read(production.list, { limit })).items.map(({ reference }) => reference)),
  items: async ({ read }) => named((await read(items.list, { section: "catalogue", limit })).items.map(({ sku }) => sku)),
  lots: async ({ read }) => named((await read(lots.list, { limit })).items.map(({ number }) => number)),
};
