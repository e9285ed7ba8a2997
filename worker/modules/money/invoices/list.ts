import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { clients, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { invoices } from "./contract";
import { wasInvoiced } from "./figures/billed";
import { pageOfPapers } from "./paper/page";
import { toListed } from "./records";

/** What the business sends; suppliers' invoices have a list of their own. */
export const ours = ["client", "credit", "proforma"] as const;

/** A page of invoices, the newest first, with how many match; one batch. */
export const list = handle(invoices.list, ({ db, now }, question) => {
  const today = civilDate(now);
  return pageOfPapers(db, question, conditionsOf(question, today), (row) => toListed(row, today));
});

export type Filters = Pick<Parsed<typeof invoices.list>, "type" | "status" | "issued" | "client" | "from" | "to" | "search">;

/** What narrows a list of invoices. @param today a civil date */
export function conditionsOf({ type, status, issued, client, from, to, search }: Filters, today: string): (SQL | undefined)[] {
  const id =
    client && sql`(select ${clients.id} from ${clients} where ${or(eq(clients.id, client), eq(clients.reference, client.toUpperCase()))})`;
  return [
    type ? eq(table.type, type) : inArray(table.type, [...ours]),
    status ? statusIs(status, today) : undefined,
    issued === undefined ? undefined : issued ? wasInvoiced : sql`not coalesce(${wasInvoiced}, 0)`,
    id ? eq(table.clientId, id) : undefined,
    from ? gte(table.issuedOn, from) : undefined,
    to ? lte(table.issuedOn, to) : undefined,
    holdsWords(table.searchText, search),
  ];
}

/** `overdue` is what a sent invoice reads once its day has passed. */
function statusIs(status: NonNullable<Parsed<typeof invoices.list>["status"]>, today: string): SQL | undefined {
  const isLate = and(eq(table.type, "client"), lt(table.dueOn, today));
  if (status === "overdue") return and(eq(table.status, "sent"), isLate);
  return status === "sent" ? and(eq(table.status, "sent"), sql`not coalesce(${isLate}, 0)`) : eq(table.status, status);
}
