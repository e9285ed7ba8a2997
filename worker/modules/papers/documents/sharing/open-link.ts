import { eq } from "drizzle-orm";
import { documentShares as table } from "@/db/business";
import { readLink } from "@/worker/core/contract/link";
import { Refusal, refuseState } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchDocument, isOpen, type ShareRow } from "../records";

/** What a link opens. @throws Refusal `not_found` when nobody gave it; `not_allowed_now` when it was withdrawn or is over */
export async function openLink(context: QueryContext, link: string) {
  const { recordId, secret } = readLink(link);
  const row = await fetchShare(context, recordId);
  if (row.linkKey !== secret) throw new Refusal("not_found");
  const document = await fetchDocument(context.db, row.documentId);
  if (row.withdrawnAt !== null || document.trashed) refuseState("id", "share_withdrawn");
  if (!isOpen(row, context.now)) refuseState("id", "share_expired");
  return { row, document };
}

export async function fetchShare({ db }: QueryContext, id: string): Promise<ShareRow> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}
