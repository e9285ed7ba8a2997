import { and, count, eq, inArray, lt, notInArray } from "drizzle-orm";
import { restocks as table, suppliers } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { restocks } from "./contract";
import { toListed } from "./records";
import { awaitedStatuses, openStatuses } from "./status";

/** What is awaited since a day before today. @param now UTC milliseconds */
export const lateOn = (now: number) => lateRestocks(civilDate(now));
export const lateRestocks = (today: string) => and(inArray(table.status, awaitedStatuses), lt(table.expectedOn, today));

/** A page of restocks, the newest first, with the number that match; read in one batch. */
export const list = handle(restocks.list, async ({ db, now }, question) => {
  const { status, open, late, supplier, search } = question;
  const matching = and(
    status && eq(table.status, status),
    open === undefined ? undefined : (open ? inArray : notInArray)(table.status, openStatuses),
    late ? lateOn(now) : undefined,
    supplier ? isCalled(supplier) : undefined,
    holdsWords(table.searchText, search),
  );
  const page = newestFirst(table, question);
  const [rows, [counted]] = await db.batch([
    db
      .select({ row: table, supplier: { name: suppliers.name }, id: table.id, createdAt: table.createdAt })
      .from(table)
      .innerJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).innerJoin(suppliers, eq(suppliers.id, table.supplierId)).where(matching),
  ]);
  return { ...page.pageOf(rows, ({ row, supplier: { name } }) => toListed(row, { name }, now)), total: counted?.total ?? 0 };
});
