import { sql } from "drizzle-orm";
import { movements, recallClients, recalls as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { holdLots } from "@/worker/modules/safety/non-conformities";
import { authorityDeadlineOf, tradeDeadlineOf } from "./clocks";
import { recalls } from "./contract";
import { among, reachOf } from "./reach";
import { fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

/**
 * Decides a recall. In one write, every lot that it reaches is put on hold, who holds what is frozen, and the clocks start: 24 hours
 * for trade clients, one working day for the authority (Regulation (EC) 178/2002, article 19). A drill freezes and holds nothing.
 * @throws Refusal `not_allowed_now` when it is under way already; `invalid_input` naming `subject` when it reaches too many lots
 */
export const activate = handle(recalls.activate, async (context, { id, version }) => {
  const { db, now } = context;
  const { row } = await fetchRecall(db, id);
  const status = recallStatus.require(row.status, "activate", "recalls");
  const reached = await reachOf(context, row.subject, row.supplierId);
  if (reached.cut) refuseField("subject", "too_many");
  const lotIds = reached.lots.map(({ lotId }) => lotId);
  // What moves meanwhile may have reached somebody else: then one looks again.
  context.assumes(sql`(select count(*) from ${movements} where ${movements.lotId} in ${among(lotIds)}) = ${reached.movements}`);
  if (!row.mock) await holdLots(context, new Map(lotIds.map((lotId) => [lotId, `${row.reference} ${row.cause}`])));
  const stamp = { toldAt: null, answeredAt: null, note: "", version: 1, createdAt: now, updatedAt: now };
  const clients = reached.holders.map((holder) => ({ ...holder, id: newId(), recallId: row.id, ...stamp }));
  const clocks = { activatedAt: now, tradeDeadline: tradeDeadlineOf(now), authorityDeadline: authorityDeadlineOf(now) };
  const after = context.update(table, row, { status, lots: reached.lots, ...clocks }, version);
  context.insertMany(recallClients, clients);
  return frozen(after, clients);
});
