import { and, eq } from "drizzle-orm";
import { creditEntries } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { credits } from "./contract";
import { requireHolder } from "@/worker/modules/business/credit-ledger";
import { signedCredits } from "./rules";

/** Every movement of the person's credits, the newest first. */
export const history = handle(credits.history, async ({ platform, caller }, question) => {
  const page = newestFirst(creditEntries, question);
  const own = eq(creditEntries.userId, await requireHolder(platform, caller));
  const rows = await platform
    .select()
    .from(creditEntries)
    .where(and(own, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ userId, actor, ...row }) => ({ ...row, credits: signedCredits(row.type, row.credits) }));
});
