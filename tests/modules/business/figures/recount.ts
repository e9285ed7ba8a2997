import * as tables from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { regionOf } from "@/worker/core/trade/regions";
import { units } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** One part of a figure: what it adds, when, and of what it is. Read off the raw rows in plain TypeScript, without the product's queries. */
export interface Part {
  day: string | null;
  value: number;
  /** Of a count: what is counted once. */
  once?: string;
  /** Of a quantity: g, ml or piece. */
  base?: string;
  of: Record<string, string | null>;
}

const FACTOR = { g: 1_000, kg: 1_000_000, ml: 1_000, cl: 10_000, l: 1_000_000, piece: 1_000 } as const;
const rounded = (value: number) => Math.floor(value + 0.5);

/** Every part of the measures that are recounted, by their names. */
export async function partsOfAll(db: BusinessDatabase, today: string): Promise<Record<string, Part[]>> {
  const clients = new Map((await db.select().from(tables.clients)).map((row) => [row.id, row]));
  const items = new Map((await db.select().from(tables.items)).map((row) => [row.id, row]));
  const lots = new Map((await db.select().from(tables.lots)).map((row) => [row.id, row]));
  const orders = await db.select().from(tables.orders);
  const deliveries = await db.select().from(tables.deliveries);
  const invoices = await db.select().from(tables.invoices);
  const parts: Record<string, Part[]> = {};
  const add = (name: string, ...more: Part[]) => {
    parts[name] = [...(parts[name] ?? []), ...more];
  };
  const ofClient = (id: string | null) => {
    const { category = null, billingAddress } = clients.get(id ?? "") ?? {};
    const abroad = billingAddress && billingAddress.country !== "FR" ? billingAddress.country : null;
    return { client: id, clientCategory: category, region: abroad ?? (billingAddress ? regionOf(billingAddress) : null) };
  };
  const ofItem = (id: string | null) => {
    const { category, brand } = items.get(id ?? "") ?? {};
    return { product: id, ingredient: id, item: id, productCategory: category || null, brand: brand || null };
  };
  const unitOf = (id: string) => items.get(id)?.unit ?? "piece";
  const worth = (amount: number, item: string, cost: number) => rounded((amount * cost) / FACTOR[unitOf(item)]);

  for (const { orderedOn: day, ...order } of orders) {
    const of = { ...ofClient(order.clientId), door: order.door, orderStatus: order.status };
    add("ordersAndQuotes", { day, value: 1, of });
    if (order.status === "draft" || order.status === "cancelled") continue;
    add("orderedAsWhole", { day, value: order.subtotal, of });
    add("orderedWithTax", { day, value: order.total, of });
  }
  const counted = orders.filter(({ status }) => status !== "draft" && status !== "cancelled");
  for (const order of counted) {
    for (const line of order.lines) {
      const of = { ...ofClient(order.clientId), ...ofItem(line.itemId), door: order.door };
      if (!line.container) add("salesOrdered", { day: order.orderedOn, value: line.total, of });
      add("orders", { day: order.orderedOn, value: 1, once: order.id, of });
      add("activeClients", { day: order.orderedOn, value: 1, once: order.clientId, of });
      add("quantityOrdered", { day: order.orderedOn, value: line.amount, base: units[line.unit].base, of });
      const isFirst = !counted.some((other) => other.clientId === order.clientId && other.orderedOn < order.orderedOn);
      if (!isFirst) add("returningClients", { day: order.orderedOn, value: 1, once: order.clientId, of });
      if (isFirst) add("newClients", { day: order.orderedOn, value: 1, once: order.clientId, of });
    }
  }
  for (const { lines, orderId, clientId, shippedOn: day } of deliveries.filter((one) => one.status !== "cancelled")) {
    for (const part of lines) {
      const line = orders.find(({ id }) => id === orderId)?.lines.find(({ id }) => id === part.orderLineId);
      const net = part.amount - part.returned;
      const of = { ...ofClient(clientId), ...ofItem(part.itemId) };
      const lot = lots.get(part.lotId);
      const cost = lot?.unitCost ?? items.get(part.itemId)?.cost ?? null;
      const isLent = line?.container !== undefined;
      if (line && !isLent) add("salesDelivered", { day, value: rounded((line.total * net) / line.amount), of });
      add("quantitySold", { day, value: net, base: units[unitOf(part.itemId)].base, of });
      if (cost !== null && !isLent) add("costOfSales", { day, value: worth(net, part.itemId, cost), of });
    }
  }
  for (const paper of invoices) {
    const { type, status, number, issuedOn: day } = paper;
    if (type === "client" || type === "credit" || type === "proforma") {
      const state = status === "sent" && type === "client" && paper.dueOn && paper.dueOn < today ? "overdue" : status;
      const of = { ...ofClient(paper.clientId), door: paper.door, paperType: type, paperStatus: state };
      add("papers", { day: null, value: 1, of });
      add("papersTotal", { day: null, value: paper.total, of });
      add("papersDue", { day: null, value: paper.due, of });
    }
    const sign = type === "credit" || type === "supplier_credit" ? -1 : 1;
    const isOurs = type === "client" || type === "credit";
    if (isOurs && ["sent", "paid", "cancelled"].includes(status) && number) {
      const off = paper.subtotal - paper.lines.reduce((sum, { total }) => sum + total, 0);
      for (const line of [...paper.lines, { itemId: null, total: off, orderId: undefined, orderLineId: undefined, container: undefined }]) {
        const of = { ...ofClient(paper.clientId), ...ofItem(line.itemId), door: paper.door };
        const isDeposit = line.orderId && !line.orderLineId;
        if (line.container) add("packagingCharged", { day, value: sign * line.total, of });
        else if (!isDeposit) add("salesInvoiced", { day, value: sign * line.total, of });
        if (type === "client") add("invoices", { day, value: 1, once: paper.id, of });
        if (type === "client" && paper.clientId) add("clientsInvoiced", { day, value: 1, once: paper.clientId, of });
      }
    }
    if (isOurs && ["sent", "paid", "cancelled"].includes(status) && number) {
      for (const line of paper.lines) {
        const gross = 100 * rounded(rounded((line.amount * line.price) / FACTOR[line.per]) / 100);
        if (line.discount > 0)
          add("discountGiven", { day, value: sign * (gross - line.total), of: { ...ofClient(paper.clientId), ...ofItem(line.itemId) } });
      }
      const off = paper.lines.reduce((sum, { total }) => sum + total, 0) - paper.subtotal;
      if (off) add("discountGiven", { day, value: sign * off, of: { ...ofClient(paper.clientId), ...ofItem(null) } });
    }
    const taxed = status !== "draft" && (isOurs || (type !== "proforma" && status !== "cancelled"));
    for (const { rate, tax } of taxed ? paper.vat : []) {
      const of = { ...ofClient(paper.clientId), vatRate: String(rate), supplier: paper.supplierId };
      add(isOurs ? "vatCollected" : "vatDeductible", { day, value: sign * tax, of });
    }
    const isOpen = ["sent", "to_pay"].includes(status) && paper.total > paper.paid;
    const isLate = (paper.dueOn ?? day) < today;
    const left = { day: null, value: paper.total - paper.paid };
    if (type === "client" && isOpen) add("receivable", { ...left, of: ofClient(paper.clientId) });
    if (type === "client" && isOpen && isLate) add("overdue", { ...left, of: ofClient(paper.clientId) });
    if (type === "supplier" && isOpen) add("payable", { ...left, of: { supplier: paper.supplierId } });
    const owedBack = { day: null, value: paper.paid - paper.total };
    const isLeft = isOpen && status === "sent";
    if (type === "credit" && isLeft) add("receivable", { ...owedBack, of: ofClient(paper.clientId) });
    if (type === "supplier_credit" && isLeft) add("payable", { ...owedBack, of: { supplier: paper.supplierId } });
    if (type.startsWith("supplier") && ["to_pay", "sent", "paid"].includes(status))
      for (const line of paper.lines)
        add("purchases", { day, value: sign * line.total, of: { supplier: paper.supplierId, ...ofItem(line.itemId) } });
  }
  for (const entry of await db.select().from(tables.treasuryEntries)) {
    const name = entry.type === "income" ? "treasuryIn" : "treasuryOut";
    add(name, { day: entry.day, value: entry.amount, of: { entryCategory: entry.category } });
  }
  for (const one of (await db.select().from(tables.productions)).filter(({ status }) => status === "completed")) {
    const of = { ...ofItem(one.itemId), facility: one.facility || null };
    add("quantityMade", { day: one.completedOn, value: one.output ?? 0, base: units[one.unit].base, of });
    add("batches", { day: one.completedOn, value: 1, once: one.id, of });
    add("labourMinutes", { day: one.completedOn, value: one.labourMinutes ?? 0, of });
    for (const loss of one.losses)
      add("lossValue", {
        day: one.completedOn,
        value: rounded((loss.amount * (one.cost?.unit ?? 0)) / FACTOR[one.unit]),
        of: { ...of, lossCause: loss.reason },
      });
  }
  const moves = await db.select().from(tables.movements);
  for (const move of moves) {
    const value = Math.sign(move.amount) * worth(Math.abs(move.amount), move.itemId, move.unitCost);
    const of = { ...ofItem(move.itemId), supplier: lots.get(move.lotId)?.supplierId ?? null };
    if (move.type === "receipt") add("receivedValue", { day: move.day, value, of });
    const earlier = moves.filter(
      ({ itemId, type, reverses, id }) => itemId === move.itemId && type === "receipt" && !reverses && id < (move.reverses ?? move.id),
    );
    const last = earlier.sort((one, other) => (one.id < other.id ? 1 : -1))[0];
    if (move.type === "receipt" && last) {
      const before = Math.sign(move.amount) * worth(Math.abs(move.amount), move.itemId, last.unitCost);
      add("receivedAtLastPrice", { day: move.day, value: before, of });
      add("priceDrift", { day: move.day, value: value - before, of });
    }
    if (move.type === "scrap")
      add("scrappedValue", { day: move.day, value: -value, of: { ...of, scrapReason: move.reason.split(":")[0] || null } });
  }
  for (const level of (await db.select().from(tables.levels)).filter(({ amount }) => amount !== 0)) {
    const lot = lots.get(level.lotId);
    const of = { ...ofItem(level.itemId), location: level.locationId, supplier: lot?.supplierId ?? null };
    const value = worth(level.amount, level.itemId, lot?.unitCost ?? 0);
    add("stockValue", { day: null, value, of });
    if (lot && lot.useBy < today) add("expiredValue", { day: null, value, of });
  }
  for (const scan of await db.select().from(tables.scans)) {
    add("scansRead", { day: civilDate(scan.createdAt), value: 1, once: scan.id, of: {} });
    add("pagesRead", { day: civilDate(scan.createdAt), value: scan.pages ?? 0, of: {} });
  }
  return parts;
}

/** What parts come to: a sum, or how many different ones; of quantities, weight, volume and pieces apart. */
export function cameTo(parts: readonly Part[]): number | Record<string, number> {
  if (parts.some(({ once }) => once)) return new Set(parts.map(({ once }) => once)).size;
  if (!parts.some(({ base }) => base)) return parts.reduce((sum, { value }) => sum + value, 0);
  const sums: Record<string, number> = {};
  for (const { base = "", value } of parts) sums[base] = (sums[base] ?? 0) + value;
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value));
}
