import { eq } from "drizzle-orm";
import { movements, productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { asIfNotTaken, correct, promise, standing } from "@/worker/modules/store/ledger";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { toProduction } from "./shown";
import { productionStatus } from "./status";
import { afterTaking, takeFor } from "./take";

/**
 * Says that an order was not completed after all: what it took is there again, promised to it as when it was begun, and its lot is
 * empty until it is completed.
 * @throws Refusal `not_allowed_now` naming what has gone on of its lot and with whom; `invalid_input` when its period is closed
 */
export const takeBack = handle(production.takeBack, async (context, { id, version }) => {
  const before = await fetchProduction(context.db, id);
  const status = productionStatus.require(before.status, "takeBack", "production");
  const moved = await standing(context.db, eq(movements.causeId, before.id));
  await correct(context, moved, []);
  const today = civilDate(context.now);
  const around = await readAround(context.db, before);
  const places = asIfNotTaken(around.places, moved, around.usedLots);
  const { lines } = before.snapshot;
  const { parts } = takeFor({ lines, promised: before.used, places: afterTaking(places, before.used), day: today });
  promise(context, parts, "production", before.id);
  const { label: _, ...snapshot } = before.snapshot;
  const nothing = { completedAt: null, completedOn: null, output: null, labourMinutes: null, cost: null, lotId: null };
  const after = context.update(productions, before, { ...nothing, status, snapshot, used: [], losses: [] }, version);
  const stamp = { cause: "production" as const, causeId: before.id, actor: "", at: context.now };
  const promised = parts.map(({ unitCost, ...part }) => ({ ...part, ...stamp, id: "" }));
  return toProduction(after, { ...around, promised, places: afterTaking(places, parts) }, today);
});
