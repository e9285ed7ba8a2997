import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { requireWhole } from "@/worker/modules/store/ledger";
import { clients, items, orders, standingOrders } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { standingOrders as contract, StandingOrder } from "./contract";

export type StandingRow = typeof standingOrders.$inferSelect;
type Named = { id: string; sku: string; name: string };

/** A standing order with what it names. */
export interface Whole {
  standing: StandingRow;
  client: { name: string; reference: string; archived?: boolean };
  items: Named[];
  made: StandingOrder["made"];
}

/** As many as its page shows. */
const SHOWN = 12;
const clientColumns = { name: clients.companyName, reference: clients.reference, archived: clients.archived };

/** A standing order with its client, its items and the orders it has made, in one round trip. @throws Refusal `not_found` */
export async function fetchStanding(db: BusinessDatabase, id: string): Promise<Whole> {
  const inLines = sql`(select value ->> 'itemId' from ${standingOrders}, json_each(${standingOrders.lines}) where ${standingOrders.id} = ${id})`;
  const [[row], named, made] = await db.batch([
    db
      .select({ standing: standingOrders, client: clientColumns })
      .from(standingOrders)
      .innerJoin(clients, eq(clients.id, standingOrders.clientId))
      .where(eq(standingOrders.id, id)),
    db.select({ id: items.id, sku: items.sku, name: items.name }).from(items).where(inArray(items.id, inLines)),
    db
      .select({ id: orders.id, reference: orders.reference, orderedOn: orders.orderedOn })
      .from(orders)
      .where(and(eq(orders.standingOrderId, id), eq(orders.clientId, sql`(select client_id from standing_orders where id = ${id})`)))
      .orderBy(desc(orders.createdAt))
      .limit(SHOWN),
  ]);
  if (!row) throw new Refusal("not_found");
  return { ...row, items: named, made };
}

/** A standing order in a list. */
export function toListed(
  { id, clientId, rhythm, nextOn, endsOn, leadDays, paused, version, createdAt, updatedAt }: Omit<StandingRow, "lines" | "notes">,
  client: Whole["client"],
) {
  const stamps = { version, createdAt, updatedAt };
  return { id, clientId, clientReference: client.reference, clientName: client.name, rhythm, nextOn, endsOn, leadDays, paused, ...stamps };
}

/** A standing order as the doors show it. */
export function toStanding({ standing, client, items: named, made }: Whole): StandingOrder {
  const itemOf = new Map(named.map((item) => [item.id, item]));
  const lines = standing.lines.map(({ itemId, container, ...amount }) => {
    const { sku = "", name = "" } = itemOf.get(itemId) ?? {};
    return { itemId, sku, name, amount, container: container !== undefined };
  });
  return { ...toListed(standing, client), lines, notes: standing.notes, made };
}

type LineInputs = Parsed<typeof contract.create>["lines"];

/**
 * Lines as they are kept, with the items they name.
 * @throws Refusal `invalid_input` naming the line whose item does not exist or is not counted so
 */
export async function linesOf(db: BusinessDatabase, inputs: LineInputs): Promise<{ lines: StandingRow["lines"]; items: Named[] }> {
  const names = inputs.flatMap(({ item }) => [item, item.toUpperCase()]);
  const list = sql`(select value from json_each(${JSON.stringify(names)}))`;
  const rows = await db
    .select({ id: items.id, sku: items.sku, name: items.name, unit: items.unit })
    .from(items)
    .where(sql`${items.id} in ${list} or ${items.sku} in ${list}`);
  const lines = inputs.map(({ item: name, amount, container: isContainer }, place) => {
    const item = rows.find(({ id }) => id === name) ?? rows.find(({ sku }) => sku === name.toUpperCase());
    if (!item) refuseField(`lines.${place}.item`, "not_found");
    if (units[amount.unit].base !== units[item.unit].base) refuseField(`lines.${place}.amount`, "counted_in", { unit: item.unit });
    requireWhole(item.unit, amount.amount, `lines.${place}.amount`);
    return { itemId: item.id, ...amount, ...(isContainer && { container: "charged" as const }) };
  });
  return { lines, items: rows };
}
