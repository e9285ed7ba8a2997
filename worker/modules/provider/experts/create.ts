import { experts as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { experts } from "./contract";
import { requireHours } from "./records";

/** Adds somebody who advises customers. @throws Refusal `invalid_input` naming hours that end before they begin */
export const create = handle(experts.create, async (context, input) => {
  requireHours("weekly", input.weekly);
  requireHours("exceptions", input.exceptions);
  const row = { id: newId(), ...input, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(table, row);
  return row;
});
