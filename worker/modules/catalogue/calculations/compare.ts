import { inArray } from "drizzle-orm";
import { calculations as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { calculations } from "./contract";
import { outcomeOf } from "./records";

/** Scenarios side by side, in the order asked. @throws Refusal `invalid_input` naming the one that does not exist */
export const compare = handle(calculations.compare, async ({ db }, { ids }) => {
  const rows = await db.select().from(table).where(inArray(table.id, ids));
  const scenarios = ids.map((id, place) => {
    const { name, facts } = rows.find((row) => row.id === id) ?? refuseField(`ids.${place}`, "not_found");
    const output = { amount: facts.outputAmount, unit: facts.outputUnit };
    return { id, name, output, ...outcomeOf(facts) };
  });
  return { scenarios };
});
