import { civil, instant, line, note, recordOf, z } from "@/worker/core/contract/fields";
import { abouts, MOST_TAGS, readings, validities } from "./status";

/** What a person decides of a document. */
export const details = {
  title: line(200),
  /** Names between slashes; empty at the top. */
  folder: note(200),
  tags: z.array(line(40)).max(MOST_TAGS),
  notes: note(2_000),
  validFrom: civil.nullable(),
  validUntil: civil.nullable(),
};

/** A document as lists show it. */
export const listed = z.object({
  id: z.string(),
  ...details,
  fileName: z.string(),
  mediaType: z.string(),
  /** Bytes of the last version. */
  size: z.int(),
  /** Which version is the last. */
  number: z.int(),
  pages: z.int().nullable(),
  reading: z.enum(readings),
  failure: z.string(),
  /** It is what people signed, kept by its signature: no newer version takes its place. */
  isSealed: z.boolean(),
  validity: z.enum(validities),
  trashed: z.boolean(),
  trashedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedDocument = z.output<typeof listed>;

export const about = z.enum(abouts);
/** A document with its versions, what it is about, and who may open it. */
export const sheet = listed.extend({
  versions: z.array(
    z.object({ number: z.int(), fileName: z.string(), size: z.int(), note: z.string(), authorName: z.string(), createdAt: instant }),
  ),
  links: z.array(z.object({ about, recordId: z.string(), name: z.string() })),
  shares: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      endsAt: instant,
      isOpen: z.boolean(),
      openings: z.int(),
      lastOpenedAt: instant.nullable(),
      /** The last of them, the latest first. */
      openedAt: z.array(instant),
    }),
  ),
});
export type DocumentSheet = z.output<typeof sheet>;

/** Words of two versions: those of both, those that the newer has alone, and the older. */
export const change = z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() });
export type DocumentChange = z.output<typeof change>;

export const record = recordOf(...abouts);

/** What is said of a file that is brought in. */
export const particulars = {
  fileName: z.string().max(1_000).default(""),
  title: details.title.optional(),
  folder: details.folder.default(""),
  tags: details.tags.default([]),
  notes: details.notes.default(""),
  validFrom: details.validFrom.default(null),
  validUntil: details.validUntil.default(null),
  /** What it is about. */
  about: about.optional(),
  record: record.optional(),
  /** A photograph (JPEG) of a paper becomes a PDF of a page. */
  asPdf: z.boolean().default(false),
};
/** A document that was brought in; was it there already? */
export const taken = listed.extend({ known: z.boolean() });
export type TakenDocument = z.output<typeof taken>;
/** SHA-256 of a whole file, in hexadecimal. */
export const digest = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/);
