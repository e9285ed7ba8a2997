import { asc } from "drizzle-orm";
import { experts as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { experts } from "./contract";

/** Every expert, by name. */
export const list = handle(experts.list, async ({ platform }) => ({
  items: await platform.select().from(table).orderBy(asc(table.name), asc(table.id)),
  nextCursor: null,
}));
