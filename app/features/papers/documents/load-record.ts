import type { AppLoadContext } from "@remix-run/cloudflare";
import { documents } from "@/worker/modules/papers/documents/contract";
import type { DocumentsOfRecord } from "./record-documents";
import type { About } from "@/worker/modules/papers/documents/status";

/** So many documents are shown on a record's own sheet. */
const FIRST = 20;

/** The documents about a record, the newest first, and whether there are more; none of a record that is not there: its own screen says so. */
export async function loadRecordDocuments(context: AppLoadContext, about: About, recordId: string): Promise<DocumentsOfRecord> {
  const { items, nextCursor } = await context.call(documents.list, { about, record: recordId, limit: FIRST }).catch((error: unknown) => {
    if (context.phrase(error).code !== "invalid_input") throw error;
    return { items: [], nextCursor: null };
  });
  return { about, recordId, documents: items, isMore: nextCursor !== null };
}
