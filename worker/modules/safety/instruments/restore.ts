import { instruments as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { instruments } from "./contract";
import { refuseTwin } from "./create";
import { fetchInstrument, toListed } from "./records";
import { instrumentStatus } from "./status";

/** Brings a retired instrument back into use. @throws Refusal `already_exists` naming `name` when another has taken it since */
export const restore = handle(instruments.restore, async (context, { id, version }) => {
  const before = await fetchInstrument(context.db, id);
  const status = instrumentStatus.require(before.status, "restore", "instruments");
  await refuseTwin(context, before.name, before.id);
  return toListed(context.update(table, before, { status }, version), civilDate(context.now));
});
