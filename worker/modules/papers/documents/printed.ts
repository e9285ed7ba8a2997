import { and, eq, type SQL, sql } from "drizzle-orm";
import { deliveries, invoices, lots, orders, paperBundles, productions, restocks } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { type Searched, searched } from "@/worker/modules/business/search/shapes";
import { documents } from "./contract";
import type { PrintedPaper } from "./status";

type Made = typeof deliveries | typeof invoices | typeof lots | typeof orders | typeof paperBundles | typeof productions | typeof restocks;

interface Source {
  table: Made;
  /** How the search shows such records. */
  shown: Pick<Searched, "name" | "about">;
  /** Which of the table's rows, where not all. */
  of?: SQL;
}

const { invoices: invoice } = searched;

/** A draft has no number, and is no paper yet. The plus has the index of the newest read, rather than that of numbers. */
const numbered = (type: "client" | "credit" | "proforma") => and(eq(invoices.type, type), sql`+${invoices.number} is not null`);

/** What each paper is made of. All are read by the index of the newest; packs are forgotten after days, and few. */
export const made: Record<PrintedPaper, Source> = {
  invoice: { table: invoices, shown: invoice, of: numbered("client") },
  credit: { table: invoices, shown: invoice, of: numbered("credit") },
  proforma: { table: invoices, shown: invoice, of: numbered("proforma") },
  delivery: { table: deliveries, shown: searched.deliveries },
  order: { table: orders, shown: searched.orders },
  restock: { table: restocks, shown: searched.restocks },
  production: { table: productions, shown: searched.productions },
  lot: { table: lots, shown: searched.lots },
  pack: {
    table: paperBundles,
    shown: { name: "file_name", about: "''" },
    of: and(eq(paperBundles.kind, "visit_pack"), eq(paperBundles.state, "done")),
  },
};

/** A page of the papers that the product makes of one kind of record, the newest first. */
export const printed = handle(documents.printed, async ({ db }, { paper, ...question }) => {
  const { table, shown, of } = made[paper];
  const page = newestFirst(table, question);
  const column = (expression: string) => sql<string>`coalesce(${sql.raw(expression)}, '')`;
  const rows = await db
    .select({ id: table.id, createdAt: table.createdAt, name: column(shown.name), about: column(shown.about) })
    .from(table)
    .where(and(of, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, (row) => ({ ...row, paper, about: row.about === row.name ? "" : row.about }));
});
