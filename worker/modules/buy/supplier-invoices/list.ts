import { and, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { invoices as table, suppliers } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { pageOfPapers } from "@/worker/modules/money/invoices";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { supplierInvoices } from "./contract";
import { toListed } from "./records";
import { theirs } from "./shapes";

/** A page of suppliers' invoices, the newest first, with how many match; one batch. */
export const list = handle(supplierInvoices.list, ({ db, now }, question) => {
  const today = civilDate(now);
  return pageOfPapers(db, question, conditionsOf(question, today), (row) => toListed(row, today));
});

function conditionsOf(
  { type, status, supplier, from, to, search }: Parsed<typeof supplierInvoices.list>,
  today: string,
): (SQL | undefined)[] {
  const named = supplier && sql`(select ${suppliers.id} from ${suppliers} where ${isCalled(supplier)})`;
  return [
    inArray(table.type, type ? [type] : [...theirs]),
    status ? statusIs(status, today) : undefined,
    named ? inArray(table.supplierId, named) : undefined,
    from ? gte(table.issuedOn, from) : undefined,
    to ? lte(table.issuedOn, to) : undefined,
    holdsWords(table.searchText, search),
  ];
}

/** `overdue` is what one to pay reads once its day has passed. */
function statusIs(status: NonNullable<Parsed<typeof supplierInvoices.list>["status"]>, today: string): SQL | undefined {
  if (status === "overdue") return and(eq(table.status, "to_pay"), lt(table.dueOn, today));
  return status === "to_pay" ? and(eq(table.status, "to_pay"), sql`coalesce(${table.dueOn}, '9') >= ${today}`) : eq(table.status, status);
}
