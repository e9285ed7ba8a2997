import { fileContent, identifier, instant, line, note, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { link } from "@/worker/core/contract/link";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { broughtFile, broughtOf, pictureOf } from "@/worker/core/contract/printing";
import { about, change, details, digest, listed, particulars, record, sheet, taken } from "./shapes";
import { printedPapers, MOST_BYTES, PART_BYTES, sortableFields, validities } from "./status";

export type { DocumentChange, DocumentSheet, ListedDocument, TakenDocument } from "./shapes";

const columns = ["title", "folder", "tags", "validUntil", "validity", "fileName", "size", "createdAt"] as const;
const shown = [...columns, "notes", "validFrom", "number", "pages", "reading", "versions", "links", "shares"] as const;
/** Its identifier, or its whole title. */
const byId = { id: line(200) };
const versioned = { ...byId, version };
const content = fileContent(MOST_BYTES, "document_large");
const withinStorage = { limits: ["storage"] } as const;
const page = z.int().min(1).max(300).default(1);
const width = z.int().min(80).max(2_000).optional();
/** Whoever holds the link, signed in or not. */
const guests = { scope: "linked", access: { role: "public", feature: undefined } } as const;

/** Documents of a business: contracts, certificates, specifications, analyses. Their files are kept by their versions. */
export const documents = defineModule("documents", customers, {
  list: query({
    input: z.strictObject({
      ...paging,
      folder: details.folder.optional(),
      tag: line(40).optional(),
      validity: z.enum(validities).optional(),
      /** Those that end, or ended, by so many days from today. */
      endsWithin: z.int().min(0).max(3_650).optional(),
      about: about.optional(),
      record: record.optional(),
      trashed: z.boolean().default(false),
      /** By the day they end, only those that end are shown. */
      sort: z.enum(sortableFields).default("createdAt"),
      direction: z.enum(["asc", "desc"]).default("desc"),
    }),
    output: pageOf(listed),
    columns,
    telling: ["title", "folder", "validUntil", "validity"],
  }),

  /** With `compare`, what the last version says otherwise than that one. */
  show: query({
    input: z.strictObject({ ...byId, compare: z.int().min(1).optional() }),
    output: sheet.extend({ changes: z.array(change).nullable() }),
    columns: [...shown, "changes"],
    isDerived: true,
  }),

  /** Folders and tags, what is stored, and what must be renewed. */
  facets: query({
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      inTrash: z.int(),
      /** Bytes of all versions, the trash included, and what the plan holds. */
      bytes: z.int(),
      most: z.int(),
      ending: z.int(),
      over: z.int(),
      /** Those too that only hold others. */
      folders: z.array(z.object({ folder: z.string(), count: z.int() })),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
    columns: ["total", "ending", "over", "inTrash", "bytes", "most"],
  }),

  /** Looks in what documents say, and names the page. */
  search: query({
    input: z.strictObject({ search: line(100), limit: z.int().min(1).max(50).default(10) }),
    output: pageOf(
      z.object({
        id: z.string(),
        title: z.string(),
        folder: z.string(),
        fileName: z.string(),
        /** From 1; 0 where it was found by its title, its tags or its name. */
        page: z.int(),
        excerpt: z.string(),
      }),
    ),
    columns: ["title", "page", "excerpt", "folder", "id"],
  }),

  /** Papers that the product makes of its records, of one kind, the newest first: they are printed as one opens them. */
  printed: query({
    access: { feature: undefined },
    input: z.strictObject({ paper: z.enum(printedPapers).default("invoice"), limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(
      z.object({
        /** Of the record that it is made of, or of the pack. */
        id: z.string(),
        paper: z.enum(printedPapers),
        name: z.string(),
        /** Whom or what it is about. */
        about: z.string(),
        createdAt: instant,
      }),
    ),
    columns: ["name", "about", "createdAt", "id"],
  }),

  /** The file itself; the last version when none is named. */
  file: broughtOf(z.strictObject({ ...byId, number: z.int().min(1).optional() })),

  /** A page as people see it. */
  page: pictureOf(z.strictObject({ ...byId, number: z.int().min(1).optional(), page, width })),

  /**
   * A file in base64, at most 20 MB, judged by what it holds. The same file is recognised, and not kept twice: what is said of
   * it is taken where nobody had said anything, a title where its file's name stood.
   */
  upload: command({
    access: withinStorage,
    risk: "writes",
    input: z.strictObject({ content, ...particulars }),
    output: taken,
    columns: ["title", "folder", "fileName", "size", "id", "known"],
  }),

  /** Which parts of a file have come, after a cut; where it is among the documents already, none needs to. */
  arrived: query({
    input: z.strictObject({ digest }),
    output: z.object({ parts: z.array(z.int()), id: z.string().nullable(), title: z.string().nullable() }),
    columns: ["parts", "id", "title"],
  }),

  /**
   * A part of a file that is sent in parts of a megabyte, in any order, each as often as one likes. With the last of them the file is
   * taken in as `upload` takes it.
   */
  uploadPart: command({
    access: withinStorage,
    risk: "writes",
    input: z.strictObject({
      digest,
      /** Bytes of the whole file. */
      size: z.int().min(1).max(MOST_BYTES),
      /** Which part, from 0; all but the last are of a million bytes. */
      part: z
        .int()
        .min(0)
        .max(Math.ceil(MOST_BYTES / PART_BYTES) - 1),
      content: fileContent(PART_BYTES, "part_size"),
      ...particulars,
    }),
    output: z.object({ parts: z.array(z.int()), document: taken.nullable() }),
    columns: ["parts", "document"],
  }),

  /** A newer file of the same document; the older ones stay. */
  addVersion: command({
    access: withinStorage,
    risk: "writes",
    input: z.strictObject({ ...versioned, content, fileName: z.string().max(1_000).default(""), note: note(500).default("") }),
    output: sheet,
    columns: shown,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: sheet,
    columns: shown,
  }),

  /** Says what it is about. */
  link: command({ risk: "writes", input: z.strictObject({ ...versioned, about, record }), output: sheet, columns: shown }),
  unlink: command({ risk: "writes", input: z.strictObject({ ...versioned, about, record }), output: sheet, columns: shown }),

  /** It leaves its folder, and comes back from the trash for thirty days. */
  trash: command({ risk: "writes", input: z.strictObject(versioned), output: sheet, columns }),
  restore: command({ risk: "writes", input: z.strictObject(versioned), output: sheet, columns }),
  remove: command({ risk: "irreversible", input: z.strictObject(versioned), output: listed, columns }),

  /** An address that opens it to whoever holds it, for so many days. */
  share: command({
    risk: "writes",
    input: z.strictObject({ ...byId, days: z.int().min(1).max(365).default(14) }),
    output: z.object({ id: z.string(), share: z.string(), url: z.string(), endsAt: instant }),
    columns: ["url", "endsAt"],
  }),
  /** Has such an address open nothing any more. */
  unshare: command({ risk: "writes", input: z.strictObject({ ...versioned, share: identifier }), output: sheet, columns: shown }),

  /** What whoever holds the address is shown before opening. */
  shared: query({
    ...guests,
    input: z.strictObject({ id: link }),
    output: z.object({
      title: z.string(),
      sender: z.string(),
      fileName: z.string(),
      size: z.int(),
      pages: z.int().nullable(),
      endsAt: instant,
    }),
    columns: ["title", "sender", "fileName", "endsAt"],
  }),
  /** Writes the opening down; the answer opens the file for a few minutes. */
  openShared: command({
    ...guests,
    risk: "writes",
    input: z.strictObject({ id: link }),
    output: z.object({ token: z.string(), endsAt: instant }),
    columns: ["token", "endsAt"],
  }),
  /** The file, by what `openShared` answered. */
  sharedFile: query({ ...guests, input: z.strictObject({ id: link }), output: broughtFile }),
});
