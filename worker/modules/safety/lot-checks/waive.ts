import { lotChecks as table } from "@/db/business";
import { nameOfActor } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { letGo } from "@/worker/modules/safety/holds";
import { lotChecks } from "./contract";
import { fetchLotCheck, toLotCheck } from "./records";
import { lotCheckStatus } from "./status";

/** Lets a lot go without its check, for a reason that is kept. @throws Refusal `not_allowed_now` once it is answered */
export const waive = handle(lotChecks.waive, async (context, { id, reason, version }) => {
  const found = await fetchLotCheck(context.db, id);
  const status = lotCheckStatus.require(found.row.status, "waive", "lotChecks");
  await letGo(context, found.row);
  const changes = { status, reason, answeredAt: context.now, answerer: nameOfActor(context.caller.actor) };
  return toLotCheck(context, { ...found, row: context.update(table, found.row, changes, version) });
});
