import { type SQL, sql } from "drizzle-orm";
import { guard, limitMarks } from "@/db/kernel";
import type { Operation } from "@/worker/core/contract/operation";
import { type Limit, limitOf, type Plan } from "@/worker/core/contract/plans";
import type { BusinessDatabase, Statement } from "./ports";

/**
 * Wraps a batch so that it fails when it takes a count of the business over its plan's limit. A business already over it
 * (after changing to a smaller plan) may still change what does not add to the count.
 * @param quotas how to count what plans limit
 */
export function withinLimits(
  db: BusinessDatabase,
  quotas: Partial<Record<Limit, SQL>>,
  plan: Plan,
  operation: Operation,
  writes: Statement[],
): Statement[] {
  const before: Statement[] = [];
  const after: Statement[] = [];
  for (const name of operation.access.limits ?? []) {
    const maximum = limitOf(plan, name);
    const count = quotas[name];
    if (maximum === null || !count) continue;
    before.push(db.run(sql`insert into ${limitMarks} (name, count) values (${name}, (${count}))`));
    after.push(
      db.run(sql`insert into ${guard} (within)
        select (${count}) <= ${maximum} or (${count}) <= count from ${limitMarks} where name = ${name}`),
    );
  }
  return before.length ? [...before, ...writes, ...after, db.delete(limitMarks)] : writes;
}
