import { desc, isNull } from "drizzle-orm";
import { costRefreshes } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";

/** How far a change is that still runs, or else the last that reached too many recipes to be written at once. */
export const progress = handle(recipes.progress, async ({ db }) => {
  const [last] = await db
    .select()
    .from(costRefreshes)
    .orderBy(desc(isNull(costRefreshes.finishedAt)), desc(costRefreshes.createdAt))
    .limit(1);
  return last ? { running: last.finishedAt === null, done: last.done, total: last.total } : { running: false, done: 0, total: 0 };
});
