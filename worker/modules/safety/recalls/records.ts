import { desc, eq, or } from "drizzle-orm";
import { recallClients, recalls, type RecalledGoods, type RecalledLot } from "@/db/business";
import { refuseField, Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { accountFor, locatedShare, minutesBetween, shareOfPeople } from "./rules";
import { type Holder, reachOf } from "./reach";
import type { ListedRecall, Recall } from "./shapes";

export type RecallRow = typeof recalls.$inferSelect;
export type RecallClientRow = typeof recallClients.$inferSelect;

/** A recall with those who hold goods of it, as frozen. */
export interface FoundRecall {
  row: RecallRow;
  clients: RecallClientRow[];
}

/** The recall that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchRecall(db: BusinessDatabase, idOrReference: string): Promise<FoundRecall> {
  const isCalled = or(eq(recalls.id, idOrReference), eq(recalls.reference, idOrReference.toUpperCase()));
  const [[row], found] = await db.batch([
    db
      .select()
      .from(recalls)
      .where(isCalled)
      .orderBy(desc(eq(recalls.id, idOrReference)))
      .limit(1),
    db
      .select({ client: recallClients })
      .from(recalls)
      .innerJoin(recallClients, eq(recallClients.recallId, recalls.id))
      .where(isCalled)
      .orderBy(recallClients.name, recallClients.id),
  ]);
  if (!row) throw new Refusal("not_found");
  return { row, clients: found.map(({ client }) => client) };
}

/** One of those who hold goods of a recall. @throws Refusal `invalid_input` naming `client` */
export function clientOf(clients: RecallClientRow[], idOrReference: string): RecallClientRow {
  const named = clients.find(({ clientId, reference }) => clientId === idOrReference || reference === idOrReference.toUpperCase());
  return named ?? refuseField("client", "not_found");
}

/** As lists show it. */
export function toListed({ lots, ...row }: RecallRow): ListedRecall {
  return row;
}

/** As the doors show it: what was frozen, or, while it is only looked into, what the ledger says now. */
export async function toRecall(context: QueryContext, { row, clients }: FoundRecall): Promise<Recall> {
  if (row.activatedAt !== null) return frozen(row, clients);
  if (row.status === "dismissed") return shown(row, { lots: [], clients: [], score: null, cut: false });
  const { lots, holders, cut } = await reachOf(context, row.subject, row.supplierId);
  const goods = holders.flatMap((holder) => holder.goods);
  return shown(row, { lots: accountFor(lots, goods), clients: holders.map(asClient), score: null, cut });
}

/** What was frozen, with the answers since. */
export function frozen(row: RecallRow, clients: RecallClientRow[]): Recall {
  const goods = clients.flatMap((client) => client.goods);
  const count = (isSo: (client: RecallClientRow) => boolean) => shareOfPeople(clients.filter(isSo).length, clients.length);
  const score = {
    minutes: minutesBetween(row.createdAt, row.activatedAt ?? row.createdAt),
    located: locatedShare(row.lots),
    reached: count(({ toldAt }) => toldAt !== null),
    answered: count(({ answeredAt }) => answeredAt !== null),
  };
  return shown(row, { lots: accountFor(row.lots, goods), clients: clients.map(asClient), score, cut: false });
}

interface Parts extends Pick<Recall, "clients" | "score" | "cut"> {
  lots: ReturnType<typeof accountFor<RecalledLot>>;
}

function shown(row: RecallRow, { lots, ...parts }: Parts): Recall {
  return { ...toListed(row), ...parts, lots: lots.map(inUnits) };
}

const figures = ["born", "returned", "used", "apart", "scrapped", "stock", "shipped", "recovered", "destroyed", "gone", "open"] as const;

function inUnits({ lotId, lot, itemId, itemName, unit, dlc, ddm, ...amounts }: Parts["lots"][number]): Recall["lots"][number] {
  const quantities = Object.fromEntries(figures.map((name) => [name, { amount: amounts[name] ?? 0, unit }])) as Record<
    (typeof figures)[number],
    { amount: number; unit: typeof unit }
  >;
  return { lotId, lot, itemId, itemName, unit, dlc, ddm, ...quantities };
}

/** One who holds goods, as the doors show them. */
function asClient(holder: Holder & Partial<Pick<RecallClientRow, "toldAt" | "answeredAt" | "note">>): Recall["clients"][number] {
  const { clientId, reference, name, email, phone, language, toldAt = null, answeredAt = null, note = "" } = holder;
  return { clientId, reference, name, email, phone, language, goods: holder.goods.map(asGoods), toldAt, answeredAt, note };
}

function asGoods({ lotId, lot, itemName, unit, deliveries, ...line }: RecalledGoods): Recall["clients"][number]["goods"][number] {
  const quantity = (amount: number) => ({ amount, unit });
  return {
    lotId,
    lot,
    itemName,
    amount: quantity(line.amount),
    deliveries: deliveries.map((one) => ({ ...one, amount: quantity(one.amount) })),
    recovered: quantity(line.recovered),
    destroyed: quantity(line.destroyed),
    gone: quantity(line.gone),
  };
}
