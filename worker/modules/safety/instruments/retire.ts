import { instruments as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { instruments } from "./contract";
import { fetchInstrument, toListed } from "./records";
import { instrumentStatus } from "./status";

/** Takes an instrument out of use; what was read with it stays. @throws Refusal `not_allowed_now` when it is retired already */
export const retire = handle(instruments.retire, async (context, { id, version }) => {
  const before = await fetchInstrument(context.db, id);
  const status = instrumentStatus.require(before.status, "retire", "instruments");
  return toListed(context.update(table, before, { status }, version), civilDate(context.now));
});
