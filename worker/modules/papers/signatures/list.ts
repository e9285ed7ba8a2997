import { and, eq, inArray } from "drizzle-orm";
import { signatories as people, signatures as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { auditIdCalled } from "@/worker/modules/safety/audits";
import { orderIdCalled } from "@/worker/modules/sell/orders";
import { signatures } from "./contract";
import { toListed } from "./records";

/** A page of documents to sign, the newest first, with how many have signed each. */
export const list = handle(signatures.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const { status, order, audit } = question;
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        status && eq(table.status, status),
        order ? eq(table.orderId, orderIdCalled(order)) : undefined,
        audit ? eq(table.auditId, auditIdCalled(audit)) : undefined,
        page.start,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
  const ids = rows.map(({ id }) => id);
  const states = ids.length
    ? await db.select({ signatureId: people.signatureId, status: people.status }).from(people).where(inArray(people.signatureId, ids))
    : [];
  return page.pageOf(rows, (row) =>
    toListed(
      row,
      states.filter(({ signatureId }) => signatureId === row.id),
    ),
  );
});
