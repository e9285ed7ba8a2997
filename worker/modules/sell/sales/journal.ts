import { asc, desc, eq, lt } from "drizzle-orm";
import { sales as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { sales } from "./contract";
import { takingsOf } from "./rules";
import { isWhole } from "./seal";

/** What the till took on a day, read off its sealed rows; one round trip. */
export const journal = handle(sales.journal, async ({ db, now }, { day = civilDate(now) }) => {
  const [rows, [before]] = await db.batch([
    db.select().from(table).where(eq(table.day, day)).orderBy(asc(table.place)),
    db.select().from(table).where(lt(table.day, day)).orderBy(desc(table.day), desc(table.place)).limit(1),
  ]);
  return {
    day,
    ...takingsOf(rows),
    running: rows.at(-1)?.running ?? before?.running ?? 0,
    sealed: await isWhole([...(before ? [before] : []), ...rows]),
  };
});
