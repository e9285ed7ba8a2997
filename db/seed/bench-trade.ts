import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  clients,
  counters,
  deliveries,
  invoices,
  lots,
  movements,
  orders,
  payments,
  productions,
  restocks,
  suppliers,
  treasuryEntries,
} from "@/db/business";
import { DAY } from "@/worker/core/figures/dates";
import { invoicesOf } from "./bench-invoices";
import { type Batch, batchesOf } from "./bench-lots";
import type { Dice } from "./dice";
import { insertPieces, type Piece } from "./pieces";
import type { ItemRow } from "./rows";
import { clientRows } from "./sales";
import { supplierRows } from "./supply";

const MOVEMENTS = 100_000;
const ORDERS = 20_000;
const INVOICES = 10_000;
const CLIENTS = 1_000;
const SUPPLIERS = 60;

type Row = Record<string, unknown>;

/**
 * A large maker's year, for measuring: balanced, and drawn rather than lived.
 * @param today midnight, in UTC milliseconds
 * @param share of that year's length: 0.01 has a hundredth of the orders, and of all else
 */
export function benchPieces(items: ItemRow[], owner: string, dice: Dice, today: number, share = 1): Piece[] {
  const clientCount = CLIENTS * share;
  const buyers = clientRows(
    Array.from({ length: clientCount }, (_, number) => {
      const place = [String(10_000 + number * 37), "Agen", `${number} rue de la Mesure`] as const;
      return {
        name: `Maison Mesure ${number}`,
        person: "Anne Mesure",
        place,
        category: "retailer",
        status: "active",
        terms: "30_days",
      } as const;
    }),
    dice,
    today,
  );
  const sellers = supplierRows(
    Array.from({ length: SUPPLIERS }, (_, number) => {
      const place = ["47000", "Agen", `${number} quai de la Mesure`] as const;
      const shared = { type: "supplier", terms: "30_days", leadTimeDays: 3, minimumOrder: null, certificates: [], people: [] } as const;
      return { ...shared, name: `Fournisseur Mesure ${number}`, contact: "Luc Mesure", place, site: `mesure-${number}.example`, notes: "" };
    }),
    dice,
    today,
  );
  const supply = batchesOf(items, sellers, dice, today, share);
  const sold = salesOf(
    supply.batches,
    buyers.map(({ id }) => id),
    ORDERS * share,
    dice,
    today,
  );
  const billed = invoicesOf(sold.orders, buyers, INVOICES * share, dice);
  const allMovements = [...supply.movements, ...sold.movements];
  const broken = scraps(supply.batches, MOVEMENTS * share - allMovements.length, dice);
  const stampOf = (row: Row) => ({ id: dice.id(), ...row, reverses: null, actor: owner });
  const tables: [SQLiteTable, Row[]][] = [
    [clients, buyers],
    [suppliers, sellers],
    [restocks, supply.restocks],
    [productions, supply.productions],
    [lots, supply.batches.map(({ lot }) => lot)],
    [orders, sold.orders],
    [deliveries, sold.deliveries],
    [invoices, billed.invoices],
    [payments, billed.payments],
    [treasuryEntries, billed.entries],
    [movements, [...allMovements, ...broken].map(stampOf)],
    [
      counters,
      [
        { series: "CLI", last: clientCount },
        { series: "FOU", last: SUPPLIERS },
      ],
    ],
  ];
  return tables.flatMap(([table, rows]) => insertPieces(table, rows));
}

/** Orders of the year; all but the last have been delivered, from lots that were there. */
function salesOf(batches: Batch[], clientIds: string[], count: number, dice: Dice, today: number) {
  const products = batches.filter(({ kind }) => kind === "product");
  const sold = { orders: [] as Row[], deliveries: [] as Row[], movements: [] as Row[] };
  for (let number = 0; number < count; number += 1) {
    const at = today - Math.floor(((count - number) / count) * 330 * DAY);
    const isOpen = number > count * 0.925;
    const available = Math.floor(((at - today + 360 * DAY) / (360 * DAY)) * products.length * 0.9);
    const parts = [1, 2, 3].slice(0, dice.between(1, 3)).map(() => products[dice.between(0, available)] ?? products[0]);
    write(sold, { number, at, isOpen, clientId: dice.pick(clientIds), parts: parts.filter((part) => part !== undefined) }, dice);
  }
  return sold;
}

interface Draft {
  number: number;
  at: number;
  isOpen: boolean;
  clientId: string;
  parts: Batch[];
}

function write(
  sold: { orders: Row[]; deliveries: Row[]; movements: Row[] },
  { number, at, isOpen, clientId, parts }: Draft,
  dice: Dice,
): void {
  const day = new Date(at).toISOString().slice(0, 10);
  const [id, deliveryId, reference] = [dice.id(), dice.id(), `CMD-BENCH-${number}`];
  const stamp = { version: 1, createdAt: at, updatedAt: at };
  const lines = parts.map(({ lot }) => ({
    id: dice.id(),
    itemId: lot.itemId,
    description: "",
    amount: 6_000,
    unit: "piece",
    price: 40_000,
    per: "piece",
    discount: 0,
    vatRate: 550,
    total: 240_000,
    shipped: isOpen ? 0 : 6_000,
    returned: 0,
  }));
  const subtotal = lines.length * 240_000;
  const tax = lines.length * 13_200;
  sold.orders.push({
    id,
    reference,
    clientId,
    status: isOpen ? "draft" : "completed",
    priceList: "retailer",
    orderedOn: day,
    dueOn: day,
    lines,
    subtotal,
    vat: [{ rate: 550, base: subtotal, tax }],
    total: subtotal + tax,
    deliveredShare: isOpen ? 0 : 10_000,
    searchText: reference,
    ...stamp,
  });
  if (isOpen) return;
  sold.deliveries.push({
    id: deliveryId,
    reference: `BL-BENCH-${number}`,
    orderId: id,
    clientId,
    status: "delivered",
    shippedOn: day,
    deliveredOn: day,
    lines: parts.map(({ lot }, place) => {
      return { orderLineId: lines[place]?.id, itemId: lot.itemId, lotId: lot.id, locationId: "main", amount: 6_000, returned: 0 };
    }),
    ...stamp,
  });
  for (const { lot } of parts) {
    const { id: lotId, itemId, unitCost } = lot;
    const movement = { lotId, itemId, unitCost, locationId: "main", amount: -6_000, at, day };
    sold.movements.push({ ...movement, type: "shipment", cause: "delivery", causeId: deliveryId, reason: "" });
  }
}

/** A piece broken here and there, until there are as many movements as are to be measured. */
function scraps(batches: Batch[], count: number, dice: Dice): Row[] {
  return Array.from({ length: Math.max(0, count) }, () => {
    const { id: lotId, itemId, unitCost, bornOn: day, createdAt: at } = dice.pick(batches).lot;
    const movement = { lotId, itemId, unitCost, locationId: "main", amount: -1, at, day };
    return { ...movement, type: "scrap", cause: "hand", causeId: lotId, reason: "Casse" };
  });
}
