import { and, asc, count, eq, gte, lt, lte } from "drizzle-orm";
import { documents as table, documentTallies } from "@/db/business";
import { limitOf } from "@/worker/core/contract/plans";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { RENEWAL_DAYS, withParents } from "./rules";

/** Folders, tags, room and warnings, read in one batch. */
export const facets = handle(documents.facets, async ({ db, now, caller }) => {
  const today = civilDate(now);
  const ends = (condition: ReturnType<typeof lt> | undefined) =>
    db
      .select({ total: count() })
      .from(table)
      .where(and(eq(table.trashed, false), condition));
  const [tallies, [ending], [over]] = await db.batch([
    db.select().from(documentTallies).orderBy(asc(documentTallies.name)),
    ends(and(gte(table.validUntil, today), lte(table.validUntil, addDays(today, RENEWAL_DAYS)))),
    ends(lt(table.validUntil, today)),
  ]);
  const folders = tallies.filter(({ kind }) => kind === "folder");
  const of = (kind: string) => tallies.filter((tally) => tally.kind === kind && !tally.trashed && tally.count > 0);
  const sum = (isTrashed: boolean) => folders.reduce((total, one) => total + (one.trashed === isTrashed ? one.count : 0), 0);
  return {
    total: sum(false),
    inTrash: sum(true),
    ending: ending?.total ?? 0,
    over: over?.total ?? 0,
    bytes: folders.reduce((total, { bytes }) => total + bytes, 0),
    most: limitOf(requireBusiness(caller).plan, "storage") ?? 0,
    folders: withParents(of("folder").map(({ name, count: documents }) => ({ folder: name, count: documents }))),
    tags: of("tag").map(({ name, count: documents }) => ({ tag: name, count: documents })),
  };
});
