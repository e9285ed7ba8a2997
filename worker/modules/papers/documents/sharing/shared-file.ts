import { readLink } from "@/worker/core/contract/link";
import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { documents } from "../contract";
import { fetchDocument, fetchVersion, isOpen } from "../records";
import { sealOf } from "./seal-of";
import { fetchShare } from "./open-link";

/** The file that such an address opens. @throws Refusal `not_found` when it has ended, or was never given */
export const sharedFile = handle(documents.sharedFile, async (context, { id }) => {
  const { recordId, secret } = readLink(id);
  const [endsAt = "", seal = ""] = secret.split(".");
  const row = await fetchShare(context, recordId);
  const isOurs = seal === (await sealOf(row.linkKey, `${row.id}.${endsAt}`)) && context.now < Number(endsAt);
  if (!isOurs || !isOpen(row, context.now)) throw new Refusal("not_found");
  const document = await fetchDocument(context.db, row.documentId);
  if (document.trashed) throw new Refusal("not_found");
  const { fileName, mediaType, fileKey } = await fetchVersion(context.db, document);
  const bytes = await context.files.get(fileKey);
  if (!bytes) throw new Refusal("not_found");
  return { fileName, mediaType, content: contentOf(bytes) };
});
