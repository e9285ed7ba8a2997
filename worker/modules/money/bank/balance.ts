import { handle } from "@/worker/engine/handler";
import { besideBooks, bookedQuery, standingOf, standingQueries } from "@/worker/modules/money/treasury";
import { bank } from "./contract";

/** What the bank said last, what has moved since, and what the books say of it. */
export const balance = handle(bank.balance, async ({ db }) => {
  const [balances, since, [books]] = await db.batch([...standingQueries(db), bookedQuery(db)]);
  const standing = standingOf(balances, since);
  return { ...standing, updatedAt: balances[0]?.createdAt ?? null, ...besideBooks(standing.balance, books) };
});
