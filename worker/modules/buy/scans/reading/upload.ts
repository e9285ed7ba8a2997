import { and, eq, ne } from "drizzle-orm";
import { scans as table } from "@/db/business";
import { digestOf } from "@/worker/core/files/digest";
import { DOCUMENT_BYTES, documentKind, documentTypes } from "@/worker/core/trade/document-kind";
import { refuseField } from "@/worker/core/errors";
import { bytesOf } from "@/worker/core/contract/printing";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { requireRoom } from "../quota";
import { putInLine, toListed } from "../records";

/**
 * Takes a document in and puts it in line. A file is called by what it holds: the same one is recognised, and neither kept nor
 * read twice.
 * @throws Refusal `invalid_input` naming `content` (what cannot be read) or `agreeToPay`, and what the plan does not allow
 */
export const upload = handle(scans.upload, async (context, { content, fileName, agreeToPay }) => {
  const bytes = judged(content);
  const digest = await digestOf(bytes.content);
  const [existing] = await context.db
    .select()
    .from(table)
    .where(and(eq(table.digest, digest), ne(table.status, "discarded")));
  if (existing) return { ...toListed(existing), known: true };

  await requireRoom(context, agreeToPay);
  const businessId = requireBusiness(context.caller).id;
  const fileKey = `${businessId}/scans/${digest}`;
  await context.files.put(fileKey, bytes.content, bytes.mediaType);
  const file = { fileName: fileName || `document.${bytes.kind}`, fileKey, mediaType: bytes.mediaType, size: bytes.content.length, digest };
  return { ...toListed(putInLine(context, { ...file, agreed: agreeToPay })), known: false };
});

/** A document out of its base64, judged by what it is, whatever its name says. */
function judged(base64: string) {
  const content = decoded(base64);
  if (content.length > DOCUMENT_BYTES) refuseField("content", "scan_large");
  const kind = documentKind(content);
  if (kind === "empty") return refuseField("content", "file_empty");
  if (!kind) return refuseField("content", "scan_kind");
  return { content, kind, mediaType: documentTypes[kind] };
}

function decoded(base64: string): Uint8Array {
  try {
    return bytesOf({ content: base64.replace(/^data:[^,]{0,100},/, "") });
  } catch {
    return refuseField("content", "not_base64");
  }
}
