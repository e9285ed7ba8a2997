import { handle } from "@/worker/engine/handler";
import { standingOf, standingQueries } from "@/worker/modules/money/treasury";
import { bank } from "./contract";

/** What the bank said last, and what has moved since. */
export const balance = handle(bank.balance, async ({ db }) => {
  const [balances, since] = await db.batch([...standingQueries(db)]);
  return { ...standingOf(balances, since), updatedAt: balances[0]?.createdAt ?? null };
});
