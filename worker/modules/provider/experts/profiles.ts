import { and, asc, eq } from "drizzle-orm";
import { experts as table, providerFiles } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { experts } from "./contract";

/** Those who receive, as customers and visitors see them: never when, nor where one meets. */
export const profiles = handle(experts.profiles, async ({ platform }) => {
  const { id, name, headline, biography, languages } = table;
  const [rows, pictures] = await platform.batch([
    platform.select({ id, name, headline, biography, languages }).from(table).where(eq(table.active, true)).orderBy(asc(name), asc(id)),
    platform
      .select({ id: providerFiles.id, expert: providerFiles.recordId })
      .from(providerFiles)
      .innerJoin(table, and(eq(id, providerFiles.recordId), eq(table.active, true)))
      .where(eq(providerFiles.subject, "expert"))
      .orderBy(asc(providerFiles.id)),
  ]);
  // The last picture counts.
  const pictureOf = new Map(pictures.map(({ id: picture, expert }) => [expert, picture]));
  return { items: rows.map((row) => ({ ...row, picture: pictureOf.get(row.id) ?? null })), nextCursor: null };
});
