import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import { orders, signatories as people, signatures as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { auditIdCalled } from "@/worker/modules/safety/audits";
import { orderIdCalled } from "@/worker/modules/sell/orders";
import { signatures } from "./contract";
import { isWithdrawnOf, isWithdrawnRow, orderNow, toListed } from "./records";
import type { ShownStatus } from "./status";

/** A page of documents to sign, the newest first, with how many have signed each. */
export const list = handle(signatures.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const { status, order, audit } = question;
  const rows = await db
    .select({ row: table, order: orderNow })
    .from(table)
    .leftJoin(orders, eq(orders.id, table.orderId))
    .where(
      and(
        status && isShownAs(status),
        order ? eq(table.orderId, orderIdCalled(order)) : undefined,
        audit ? eq(table.auditId, auditIdCalled(audit)) : undefined,
        page.start,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
  const ids = rows.map(({ row }) => row.id);
  const { signatureId, status: state, place } = people;
  const all = ids.length ? await db.select({ signatureId, status: state, place }).from(people).where(inArray(signatureId, ids)) : [];
  const orderOf = new Map(rows.map(({ row, order: own }) => [row.id, own]));
  return page.pageOf(
    rows.map(({ row }) => row),
    (row) => {
      const called = all.filter((one) => one.signatureId === row.id);
      return toListed(row, called, isWithdrawnOf(row, orderOf.get(row.id) ?? null, called));
    },
  );
});

/** `shownStatusOf`, as the database says it. What waits is found by its index, and is given up every night once its quote is gone. */
function isShownAs(status: ShownStatus): SQL | undefined {
  if (status === "withdrawn") return isWithdrawnRow;
  return and(eq(table.status, status), status === "pending" && isWithdrawnRow ? not(isWithdrawnRow) : undefined);
}
