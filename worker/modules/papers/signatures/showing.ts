import { and, eq, inArray } from "drizzle-orm";
import { signatories as people, signatures as table } from "@/db/business";
import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { orderIdCalled } from "@/worker/modules/sell/orders";
import { signatures } from "./contract";
import { fetchSignature, type SignatureRow, toListed, toSignature } from "./records";

/** A page of documents to sign, the newest first, with how many have signed each. */
export const list = handle(signatures.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const { status, order } = question;
  const rows = await db
    .select()
    .from(table)
    .where(and(status && eq(table.status, status), order ? eq(table.orderId, orderIdCalled(order)) : undefined, page.start))
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

/** One document to sign with all that belongs to it. */
export const show = handle(signatures.show, async ({ db }, { id }) => toSignature(await fetchSignature(db, id)));

/** A page of it. */
export const page = handle(signatures.page, async (context, { id, page: number, width }) =>
  drawPage(context, (await fetchSignature(context.db, id)).row, number, width),
);

/** The file: sealed once everybody has signed. */
export const file = handle(signatures.file, async (context, { id }) => readFile(context, (await fetchSignature(context.db, id)).row));

/** A page as people see it. @throws Refusal `not_found` */
export async function drawPage({ files, reader }: QueryContext, row: SignatureRow, number: number, width: number | undefined) {
  const bytes = await files.get(row.sealedKey ?? row.fileKey);
  const drawn = bytes && (await reader.page(bytes, number, width));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  return { fileName: `page-${number}.${drawn.type.replace("image/", "")}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
}

/** @throws Refusal `not_found` */
export async function readFile({ files }: QueryContext, row: SignatureRow) {
  const bytes = await files.get(row.sealedKey ?? row.fileKey);
  if (!bytes) throw new Refusal("not_found");
  const fileName = row.sealedKey ? row.fileName.replace(/\.pdf$/, `-${row.language === "fr" ? "signe" : "signed"}.pdf`) : row.fileName;
  return { fileName, mediaType: "application/pdf" as const, content: contentOf(bytes) };
}
