import { and, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { audit } from "@/db/kernel";
import { addDays } from "@/worker/core/figures/dates";
import { instantIn } from "@/worker/core/figures/zoned";
import { activityText } from "@/worker/engine/activity";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { namesOf } from "@/worker/engine/people";
import { changesOf } from "./changes";
import { staffAudit } from "./contract";
import { staffOf } from "./people";

const ZONE = "Europe/Paris";

/** What the staff did, the latest first: changes of the provider's own records, and what was looked at on visits. */
export const list = handle(staffAudit.list, async ({ platform, caller, words }, question) => {
  const { limit, cursor, person, operation, from, until } = question;
  const page = inOrder({ limit, cursor, sort: "at", column: audit.at, tieBreaker: audit.id, direction: "desc" });
  const byStaff = inArray(audit.actor, staffOf(platform));
  const ofModule =
    operation === undefined ? undefined : or(eq(audit.operation, operation), sql`${audit.operation} like ${operation} || '.%'`);
  const rows = await platform
    .select()
    .from(audit)
    .where(
      and(
        byStaff,
        // What they caused to be told is not what they did.
        ne(audit.record, "notifications"),
        person === undefined ? undefined : eq(audit.actor, person),
        ofModule,
        from === undefined ? undefined : gte(audit.at, instantIn(ZONE, from, "00:00")),
        until === undefined ? undefined : lt(audit.at, instantIn(ZONE, addDays(until, 1), "00:00")),
        page.start,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
  const names = await namesOf(
    platform,
    rows.map(({ actor }) => actor),
  );
  const namesIn = (operation: string): object => words[operation.split(".")[0] ?? ""]?.[caller.language] ?? {};
  const placeOf = (row: (typeof rows)[number]) => ({ value: row.at, tie: row.id });
  return page.pageOf(rows, placeOf, ({ actor, before, after, ...row }) => ({
    ...row,
    name: names.get(actor) ?? actor,
    text: activityText(words, row.operation, caller.language),
    changes: changesOf(before, after, { language: caller.language, ...namesIn(row.operation) }),
  }));
});
