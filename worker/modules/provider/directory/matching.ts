import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { directoryEntries as table } from "@/db/platform";
import type { Parsed } from "@/worker/core/contract/operation";
import type { Caller } from "@/worker/engine/actor";
import { holdsWords } from "@/worker/engine/lists/search";
import type { directory } from "./contract";
import { isStaff } from "@/worker/modules/provider/sides";

export type Narrowing = Parsed<typeof directory.facets>;

/**
 * The entries that a question is about, as far as its reader may see them.
 * @param except a filter that is left out: what else could be chosen is counted without it
 */
export function matching(caller: Caller, question: Narrowing, except?: keyof Narrowing): SQL | undefined {
  const narrowing: Partial<Narrowing> = { ...question };
  if (except) delete narrowing[except];
  const { search, kind, category, region, certification, organic, minimumOrder, verified, archived } = narrowing;
  return and(
    eq(table.archived, archived ?? false),
    isStaff(caller) ? undefined : eq(table.archived, false),
    kind && eq(table.kind, kind),
    category && eq(table.category, category),
    region && eq(table.region, region),
    certification && sql`exists (select 1 from json_each(${table.certifications}) where value = ${certification})`,
    organic === undefined ? undefined : eq(table.organic, organic),
    minimumOrder === undefined ? undefined : or(isNull(table.minimumOrder), lte(table.minimumOrder, minimumOrder)),
    verified === undefined ? undefined : verified ? isNotNull(table.verifiedAt) : isNull(table.verifiedAt),
    holdsWords(table.searchText, search),
  );
}
