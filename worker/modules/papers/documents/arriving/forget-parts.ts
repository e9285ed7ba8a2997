import { inArray, lt } from "drizzle-orm";
import { documentParts as table } from "@/db/business";
import type { DailyWork } from "@/worker/engine/runtime";

/** Parts of one night: the others wait for the next. */
const MOST = 500;
const DAY = 86_400_000;

/** Lets go of parts whose others have not come within a day. */
export const forgetParts: DailyWork = async ({ databases, files, now }, { id, database }) => {
  const db = databases.business(database);
  const old = await db
    .select()
    .from(table)
    .where(lt(table.createdAt, now - DAY))
    .limit(MOST);
  if (!old.length) return;
  for (const { digest, part } of old) await files.remove(`${id}/parts/${digest}/${part}`);
  await db.delete(table).where(
    inArray(
      table.id,
      old.map((row) => row.id),
    ),
  );
};
