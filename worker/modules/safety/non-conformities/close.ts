import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { levels, lotChecks, lots as lotTable, nonConformities as table } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { post } from "@/worker/modules/store/ledger";
import { breakPromises, scrapText } from "@/worker/modules/store/lots";
import { nonConformities } from "./contract";
import { type ConcernedLot, fetchNonConformity, heldElsewhere, type NonConformityRow, toNonConformity } from "./records";
import { type Disposition, nonConformityStatus } from "./status";

/** What a lot becomes. */
const decisionOf = { return: "rejected", rework: "available", scrap: "scrapped", use_as_is: "available" } as const;

/** Goods that were refused and are still there: they go back, or are thrown away. */
const isRefused = ({ decision, amount }: ConcernedLot["lot"]) => decision === "rejected" && amount > 0;

/**
 * Ends a non-conformity. What becomes of its lots is done in the same write: scrapped or sent back, all that is left of them leaves
 * the stock; reworked or used as they are, they may be used again.
 * @throws Refusal `not_allowed_now` naming `tasks` while one is open, or `lots` while another non-conformity keeps one on hold;
 *   `invalid_input` naming `disposition` when there are lots and nobody says what becomes of them, or one of them is refused and would stay
 */
export const close = handle(nonConformities.close, async (context, { id, disposition, conclusion, version }) => {
  const saved = await fetchNonConformity(context.db, id);
  const { row, lots } = saved;
  const status = nonConformityStatus.require(row.status, "close", "nonConformities");
  if (row.tasks.some(({ doneOn }) => doneOn === null)) refuseState("tasks", "tasks_open");
  const open = lots.filter(({ lot }) => lot.decision === "available" || lot.decision === "on_hold" || isRefused(lot));
  if (open.length && !disposition) refuseField("disposition", "required");
  const decided = disposition && open.length ? await dispose(context, row, open, disposition) : new Map();
  const closed = { status, disposition, conclusion, closedOn: civilDate(context.now) };
  const after = context.update(table, row, closed, version);
  return toNonConformity({ row: after, lots: lots.map((one) => decided.get(one.lot.id) ?? one) }, context.now);
});

async function dispose(context: CommandContext, row: NonConformityRow, open: ConcernedLot[], disposition: Disposition) {
  const ids = open.map(({ lot }) => lot.id);
  const leaves = disposition === "scrap" || disposition === "return";
  if (leaves) await takeOut(context, row, open, disposition);
  else await refuseStaying(context, row.id, open);
  const decision = decisionOf[disposition];
  const reason = decision === "available" && disposition === "use_as_is" ? "" : `${row.reference} ${row.title}`.slice(0, 200);
  context.updateMany(
    lotTable,
    open.map(({ lot }) => ({ before: lot, changes: { decision, reason } })),
  );
  if (leaves) {
    // What others put somewhere meanwhile would be left behind.
    context.ensures(sql`not exists (select 1 from ${lotTable} where ${inArray(lotTable.id, ids)} and ${lotTable.amount} <> 0)`);
  }
  const amountOf = (amount: number) => (leaves ? 0 : amount);
  return new Map(
    open.map((one) => {
      const amount = amountOf(one.lot.amount);
      const state = decision === "available" && amount === 0 ? ("consumed" as const) : decision;
      return [one.lot.id, { ...one, lot: { ...one.lot, amount, decision, state } }];
    }),
  );
}

/** Takes out of the stock all that is left of lots: thrown away, or sent back to who brought them. */
async function takeOut(context: CommandContext, row: NonConformityRow, open: ConcernedLot[], disposition: "scrap" | "return") {
  const ids = open.map(({ lot }) => lot.id);
  const places = await context.db
    .select()
    .from(levels)
    .where(and(inArray(levels.lotId, ids), gt(levels.amount, 0)));
  await breakPromises(context, ids);
  const costOf = new Map(open.map(({ lot }) => [lot.id, lot.unitCost]));
  post(
    context,
    places.map(({ lotId, itemId, locationId, amount }) => ({
      type: disposition,
      itemId,
      lotId,
      locationId,
      amount: -amount,
      unitCost: costOf.get(lotId) ?? 0,
      day: civilDate(context.now),
      cause: "hand",
      causeId: row.id,
      reason: disposition === "scrap" ? scrapText("quality", row.reference) : row.reference,
    })),
  );
}

/** A lot that something else keeps on hold is not let go, nor one that was refused for good. */
async function refuseStaying(context: CommandContext, id: string, open: ConcernedLot[]): Promise<void> {
  const refused = open.find(({ lot }) => isRefused(lot));
  if (refused) refuseField("disposition", "lot_refused", { lot: refused.lot.number });
  const ids = open.map(({ lot }) => lot.id);
  const [other] = await heldElsewhere(context.db, id, ids);
  const isAsked = and(inArray(lotChecks.lotId, ids), eq(lotChecks.status, "pending"));
  if (!other) return void context.assumes(sql`not exists (select 1 from ${lotChecks} where ${isAsked})`);
  const lot = open.find((one) => one.lot.id === other.lotId)?.lot.number ?? "";
  refuseState("lots", "held_elsewhere", { lot, reference: other.reference });
}
