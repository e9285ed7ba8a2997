import { bankRules } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { bank } from "./contract";

/** Says how small a difference is booked by itself, and as what; nothing is while it is 0. */
export const setRule = handle(bank.setRule, async (context, input) => {
  const [own] = await context.db.select().from(bankRules).limit(1);
  if (own) context.update(bankRules, own, input);
  else context.insert(bankRules, { id: "own", ...input, version: 1, createdAt: context.now, updatedAt: context.now });
  return input;
});
