import { desc } from "drizzle-orm";
import { costRefreshes } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";

/** How far the last change is that reached too many recipes to be written at once. */
export const progress = handle(recipes.progress, async ({ db }) => {
  const [last] = await db.select().from(costRefreshes).orderBy(desc(costRefreshes.createdAt)).limit(1);
  return last ? { running: last.finishedAt === null, done: last.done, total: last.total } : { running: false, done: 0, total: 0 };
});
