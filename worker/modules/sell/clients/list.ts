import { and, count, eq } from "drizzle-orm";
import { clients as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { clients } from "./contract";
import { toClient } from "./records";

/** A page of clients with the number that match, read in one batch. */
export const list = handle(clients.list, async ({ db }, question) => {
  const { category, status, paymentTerms, archived, search } = question;
  const field = sortFields[question.sort];
  const page = inOrder({ ...question, column: table[field], tieBreaker: table.id });
  const matching = and(
    eq(table.archived, archived),
    category && eq(table.category, category),
    status && eq(table.status, status),
    paymentTerms && eq(table.paymentTerms, paymentTerms),
    holdsWords(table.searchText, search),
  );

  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);

  const placeOf = (row: (typeof rows)[number]) => ({ value: row[field], tie: row.id });
  return { ...page.pageOf(rows, placeOf, toClient), total: counted?.total ?? 0 };
});

const sortFields = { name: "sortName", reference: "reference", createdAt: "createdAt" } as const satisfies Record<
  Parsed<typeof clients.list>["sort"],
  keyof typeof table
>;
