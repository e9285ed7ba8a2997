import { and, eq, inArray, sql } from "drizzle-orm";
import { invoiceLines, invoices, type OrderLine } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Whole } from "./records";

/**
 * Makes sure that nothing was made of goods that did not leave after all: no return of them, and no invoice that asks for them.
 * @param lines the order's lines as they will be
 * @throws Refusal `not_allowed_now` naming the return, or the invoices
 */
export async function requireNothingBuilt({ db }: CommandContext, { delivery, order }: Whole, lines: OrderLine[]): Promise<void> {
  if (delivery.lines.some(({ returned }) => returned > 0)) refuseFor({ code: "returned_since" });
  const less = lines.filter(({ id, shipped }) => shipped < (order.lines.find((line) => line.id === id)?.shipped ?? 0));
  const papers = await papersOf(db, order.id, less);
  const invoiced = less.filter(
    ({ id, shipped, returned }) => amountOf(papers, id, "client") - amountOf(papers, id, "credit") > shipped - returned,
  );
  if (invoiced.length) refuseFor(problemOf(papers, invoiced, "client"));
}

/**
 * Makes sure that no credit note was made of goods that did not come back after all.
 * @param lines the order's lines as they will be
 * @throws Refusal `not_allowed_now` naming the credit notes
 */
export async function requireUncredited({ db }: CommandContext, { order }: Whole, lines: OrderLine[]): Promise<void> {
  const less = lines.filter(({ id, returned }) => returned < (order.lines.find((line) => line.id === id)?.returned ?? 0));
  const papers = await papersOf(db, order.id, less);
  const credited = less.filter(({ id, returned }) => amountOf(papers, id, "credit") > returned);
  if (credited.length) refuseFor(problemOf(papers, credited, "credit"));
}

type Paper = Awaited<ReturnType<typeof papersOf>>[number];

/** What invoices and credit notes that count, drafts too, say of some lines of an order. */
async function papersOf(db: BusinessDatabase, orderId: string, lines: OrderLine[]) {
  const lineIds = lines.map(({ id }) => id);
  const counts = sql`coalesce((select corrected.status from invoices corrected where corrected.id = ${invoices.creditsId}), ${invoices.status}) <> 'cancelled'`;
  return db
    .select({ line: invoiceLines.orderLineId, amount: invoiceLines.amount, type: invoices.type, number: invoices.number })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(eq(invoiceLines.orderId, orderId), inArray(invoiceLines.orderLineId, lineIds), counts));
}

function amountOf(papers: Paper[], lineId: string, type: Paper["type"]): number {
  return papers.reduce((sum, paper) => (paper.line === lineId && paper.type === type ? sum + paper.amount : sum), 0);
}

/** Which papers forbid it; drafts have no number. */
function problemOf(papers: Paper[], lines: OrderLine[], type: "client" | "credit"): Omit<FieldProblem, "field"> {
  const own = papers.filter((paper) => paper.type === type && lines.some(({ id }) => id === paper.line));
  const numbers = [...new Set(own.flatMap(({ number }) => number ?? []))].join(", ");
  if (!numbers) return { code: type === "client" ? "drafted_since" : "credit_drafted_since" };
  return { code: type === "client" ? "invoiced_since" : "credited_since", params: { invoices: numbers } };
}

function refuseFor(problem: Omit<FieldProblem, "field">): never {
  throw new Refusal("not_allowed_now", { fields: [{ field: "id", ...problem }] });
}
