import { calculations as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { calculations } from "./contract";
import { factsFrom } from "./facts";
import { fetchCalculation, toCalculation } from "./records";
import type { Facts } from "./rules";

/** Changes a calculation; what is left out stays. @throws Refusal `invalid_input` naming the line or the channel that cannot be */
export const update = handle(calculations.update, async (context, { id, version, name: newName, ...changes }) => {
  const before = await fetchCalculation(context.db, id);
  const facts = await factsFrom(context.db, { ...inputOf(before.facts), ...changes });
  const name = newName ?? before.name;
  return toCalculation(context.update(table, before, { name, searchText: fold(name), facts }, version));
});

/** What is kept, as it would be written anew. */
function inputOf({ outputAmount, outputUnit, lines, channels, ...plain }: Facts) {
  return {
    ...plain,
    output: { amount: outputAmount, unit: outputUnit },
    lines: lines.map(({ amount, unit, ...line }) => ({ ...line, amount: { amount, unit } })),
    channels: channels.map(({ category, margin, salesMargin, price }) => ({
      category,
      margin: margin ?? undefined,
      salesMargin: salesMargin ?? undefined,
      price: price ?? undefined,
    })),
  };
}
