import { eq } from "drizzle-orm";
import { documents as documentTable, documentShares as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { documents } from "../contract";
import { fetchDocument, sheetOf } from "../records";

/** Withdraws such an address. @throws Refusal `invalid_input` naming `share` */
export const unshare = handle(documents.unshare, async (context, { id, share: shareId, version }) => {
  const document = await fetchDocument(context.db, id);
  const [before] = await context.db.select().from(table).where(eq(table.id, shareId));
  if (!before || before.documentId !== document.id) return refuseField("share", "not_found");
  const row = context.update(documentTable, document, {}, version);
  context.update(table, before, { withdrawnAt: before.withdrawnAt ?? context.now });
  const sheet = await sheetOf(context, row);
  return { ...sheet, shares: sheet.shares.map((one) => (one.id === shareId ? { ...one, isOpen: false } : one)) };
});
