import { and, eq, inArray, sql } from "drizzle-orm";
import { items, lotChecks as table, type lots } from "@/db/business";
import { nameOfActor } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { type ChecklistRow, selectInUse } from "@/worker/modules/safety/checklists";
import { listFor } from "@/worker/modules/safety/checklists/rules";
import type { Moment } from "@/worker/modules/safety/checklists/status";
import { openLots } from "@/worker/modules/store/ledger";
import type { LotCheckRow } from "./records";
import { searchTextOf } from "./rules";

type NewLots = Parameters<typeof openLots>[1];

/**
 * Makes lots as `openLots` does; those that a checklist is for begin on hold, each with its check to answer, in the same write.
 * What is held for another reason stays held by it: its check does not let it go.
 * @returns what was written, in the order of the new lots
 * @throws Refusal as `openLots`
 */
export async function openCheckedLots(context: CommandContext, moment: Moment, newLots: NewLots) {
  const lists = await listsOf(context, moment, newLots);
  const references = newLots.map(({ itemId }) => (lists.has(itemId) ? nextReference(context) : undefined));
  const rows = await openLots(
    context,
    newLots.map((lot, place) => ({ ...lot, held: lot.held ?? references[place] })),
  );
  for (const [place, { id: lotId, number, itemId }] of rows.entries()) {
    const [list, reference] = [lists.get(itemId), references[place]];
    if (!list || !reference) continue;
    const holds = newLots[place]?.held === undefined;
    writeCheck(context, list, { reference, holds, lotId, number, itemId, itemName: list.itemName });
  }
  return rows;
}

/** A lot that is filled once more under its number. */
type Refilled = Pick<typeof lots.$inferSelect, "id" | "number" | "itemId" | "decision">;

/**
 * Asks for the check of a lot anew: what was answered of it was about other goods. One that still waits stays the one to answer.
 * @returns what holds the lot; null when nothing new does
 */
export async function checkAgain(context: CommandContext, moment: Moment, { id: lotId, number, itemId, decision }: Refilled) {
  const lists = await listsOf(context, moment, [{ itemId }]);
  const list = lists.get(itemId);
  if (!list || decision === "rejected" || decision === "scrapped") return null;
  const isOpen = and(eq(table.lotId, lotId), eq(table.moment, moment), eq(table.status, "pending"));
  const [waiting] = await context.db.select({ id: table.id }).from(table).where(isOpen).limit(1);
  if (waiting) return null;
  const reference = nextReference(context);
  const holds = decision === "available";
  writeCheck(context, list, { reference, holds, lotId, number, itemId, itemName: list.itemName });
  return holds ? { decision: "on_hold" as const, reason: reference } : null;
}

/** CTL-2026-0001; a placeholder until it is written. */
export const nextReference = (context: CommandContext) => context.numbered(`CTL-${new Date(context.now).getUTCFullYear()}`);

interface CheckedLot {
  reference: string;
  holds: boolean;
  lotId: string;
  number: string;
  itemId: string;
  itemName: string;
}

/** Writes a check that is to be answered, with the points as the list has them now. */
export function writeCheck(context: CommandContext, list: ChecklistRow, { number, itemName, ...lot }: CheckedLot): LotCheckRow {
  const row: LotCheckRow = {
    ...lot,
    id: newId(),
    status: "pending",
    moment: list.moment,
    checklistId: list.id,
    name: list.name,
    points: list.points.map((point) => ({ ...point, verdict: null, value: null, remark: "" })),
    note: "",
    reason: "",
    answeredAt: null,
    answerer: "",
    nonConformityId: null,
    actor: nameOfActor(context.caller.actor),
    searchText: searchTextOf(lot.reference, [itemName, number, list.name]),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  return row;
}

/** The list that each item is checked by, with what the item is called. */
async function listsOf({ db }: CommandContext, moment: Moment, newLots: readonly { itemId: string }[]) {
  const ids = JSON.stringify(newLots.map(({ itemId }) => itemId));
  const [inUse, named] = await db.batch([
    selectInUse(db),
    db
      .select({ id: items.id, name: items.name, category: items.category })
      .from(items)
      .where(inArray(items.id, sql`(select value from json_each(${ids}))`)),
  ]);
  return new Map(
    named.flatMap((item) => {
      const list = listFor(inUse, item, moment);
      return list ? [[item.id, { ...list, itemName: item.name }]] : [];
    }),
  );
}
