import { and, eq } from "drizzle-orm";
import { accessTokens as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { accessTokens } from "./contract";
import { ownerOf } from "./records";

/** The caller's tokens, the newest first; the tokens themselves are known to nobody any more. */
export const list = handle(accessTokens.list, async (context, question) => {
  const page = newestFirst(table, question);
  const rows = await context.platform
    .select()
    .from(table)
    .where(and(eq(table.userId, ownerOf(context)), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ userId, proofHash, updatedAt, ...shown }) => shown);
});
