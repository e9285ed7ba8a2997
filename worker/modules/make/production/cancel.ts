import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { release } from "@/worker/modules/store/ledger";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { toProduction } from "./shown";
import { productionStatus } from "./status";

/** Gives an order up; what was promised to it is free again. @throws Refusal `not_allowed_now` */
export const cancel = handle(production.cancel, async (context, { id, version }) => {
  const before = await fetchProduction(context.db, id);
  const status = productionStatus.require(before.status, "cancel", "production");
  const after = context.update(productions, before, { status }, version);
  release(context, before.id);
  const around = await readAround(context.db, before);
  return toProduction(after, { ...around, promised: [] }, civilDate(context.now));
});
