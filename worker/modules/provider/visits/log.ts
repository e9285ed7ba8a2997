import { and, eq } from "drizzle-orm";
import { audit } from "@/db/kernel";
import { activityText } from "@/worker/engine/activity";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { namesOf } from "@/worker/engine/people";
import { visits } from "./contract";
import { fetchVisit } from "./records";

/** What was done and looked at on a visit, as the audit has it. @throws Refusal `not_found` */
export const log = handle(visits.log, async ({ platform, caller, words }, { id, limit, cursor }) => {
  await fetchVisit(platform, caller, id);
  const page = inOrder({ limit, cursor, sort: "at", column: audit.at, tieBreaker: audit.id, direction: "desc" });
  const rows = await platform
    .select()
    .from(audit)
    .where(and(eq(audit.record, "visits"), eq(audit.recordId, id), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  const names = await namesOf(
    platform,
    rows.map(({ actor }) => actor),
  );
  const placeOf = (row: (typeof rows)[number]) => ({ value: row.at, tie: row.id });
  return page.pageOf(rows, placeOf, ({ id: entry, at, actor, operation, after }) => ({
    id: entry,
    at,
    name: names.get(actor) ?? "Cellier",
    text: activityText(words, operation, caller.language),
    recordId: String((after as { id?: string } | null)?.id ?? ""),
  }));
});
