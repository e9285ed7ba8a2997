import { eq } from "drizzle-orm";
import { movements, productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { correct, standing } from "@/worker/modules/store/ledger";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { toProduction } from "./shown";
import { productionStatus } from "./status";

/**
 * Says that an order was not completed after all: what it took is there again, and its lot is empty until it is completed.
 * @throws Refusal `not_allowed_now` naming what has gone on of its lot and with whom
 */
export const takeBack = handle(production.takeBack, async (context, { id, version }) => {
  const before = await fetchProduction(context.db, id);
  const status = productionStatus.require(before.status, "takeBack", "production");
  await correct(context, await standing(context.db, eq(movements.causeId, before.id)), []);
  const { label: _, ...snapshot } = before.snapshot;
  const nothing = { completedAt: null, completedOn: null, output: null, labourMinutes: null, cost: null, lotId: null };
  const after = context.update(productions, before, { ...nothing, status, snapshot, used: [], losses: [] }, version);
  return toProduction(after, await readAround(context.db, after), civilDate(context.now));
});
