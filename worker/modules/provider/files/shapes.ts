import { fileContent, identifier, instant, z } from "@/worker/core/contract/fields";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";

/** A file as the doors show it. */
export const handedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  isStaff: z.boolean(),
  /** Who brought it. */
  name: z.string(),
  createdAt: instant,
});
export type HandedFile = z.output<typeof handedFile>;

/** A file that is brought in, in base64, for the record that is named. */
export const brought = {
  id: identifier,
  content: fileContent(MOST_BYTES, "document_large"),
  fileName: z.string().max(1_000).default(""),
};

/** A file of a record. */
export const ofRecord = z.strictObject({ id: identifier, file: identifier });
