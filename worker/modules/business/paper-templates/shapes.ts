import { note, z } from "@/worker/core/contract/fields";
import { optionalColumns, titleFaces } from "./status";

const words = note(1_000);

/** What a business decides of one kind of its papers. */
export const decided = {
  /** The colour of titles and rules, as browsers write it: "#1f6b4a". */
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/),
  titles: z.enum(titleFaces),
  columns: z.array(z.enum(optionalColumns)).max(optionalColumns.length),
  /** What stands above the figures, and below them. */
  openingFr: words,
  openingEn: words,
  closingFr: words,
  closingEn: words,
};
