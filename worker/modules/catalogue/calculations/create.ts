import { calculations as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { calculations } from "./contract";
import { factsFrom } from "./facts";
import { toCalculation } from "./records";

/** Keeps a calculation. @throws Refusal `invalid_input` naming the line or the channel that cannot be */
export const create = handle(calculations.create, async (context, { name, ...input }) => {
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row = { id: newId(), name, searchText: fold(name), facts: await factsFrom(context.db, input), ...times };
  context.insert(table, row);
  return toCalculation(row);
});
