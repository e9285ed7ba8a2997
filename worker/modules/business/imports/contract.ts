import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { identifier, instant, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { importStates, importTargets, lineStates } from "./status";

/** A file that was brought in: what its columns were taken for, what it will do, and how far that is. */
export const importedFile = z.object({
  id: z.string(),
  target: z.enum(importTargets),
  fileName: z.string(),
  state: z.enum(importStates),
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable(), samples: z.array(z.string()) })),
  /** Do empty cells clear the fields of records that exist? */
  clearEmpty: z.boolean(),
  lines: z.int(),
  toCreate: z.int(),
  toUpdate: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  handled: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ImportedFile = z.output<typeof importedFile>;

/** A line of a file: its cells, what will become of it or became of it, and what is wrong with it. */
export const importedLine = z.object({
  line: z.int(),
  state: z.enum(lineStates),
  cells: z.array(z.string()),
  /** What it comes to, where its cells alone do not show it: a price per kilo. */
  meaning: z.string(),
  problems: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});
export type ImportedLine = z.output<typeof importedLine>;

/** A field that a column may fill. */
export const importedField = z.object({
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
  /** Does it find the record that a line is about? */
  key: z.boolean(),
});
export type ImportedField = z.output<typeof importedField>;

const columns = ["createdAt", "target", "fileName", "state", "lines", "toCreate", "toUpdate", "unchanged", "refused"] as const;
const { limit, cursor } = paging;
const byId = { id: identifier };
/** For each column by its heading the field it fills; empty when it is not to be read. Columns left out are recognised. */
const mapping = z.record(z.string().max(200), z.string().max(80));
/** What every line says beside its cells, by field: the supplier of a whole price list. It stands above what a column says. */
const every = z.record(z.string().max(80), line(200)).default({});

export const imports = defineModule("imports", customers, {
  list: query({
    input: z.strictObject({ limit, cursor, target: z.enum(importTargets).optional() }),
    output: pageOf(importedFile),
    columns,
    telling: ["createdAt", "fileName", "target", "state", "refused"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: importedFile,
    columns: [...columns, "handled", "columns"],
  }),

  /** What the columns of such a file may be. */
  fields: query({
    input: z.strictObject({ target: z.enum(importTargets) }),
    output: z.object({ items: z.array(importedField), nextCursor: z.null() }),
  }),

  lines: query({
    input: z.strictObject({ ...byId, limit, cursor, state: z.enum(lineStates).optional() }),
    output: pageOf(importedLine),
  }),

  /** Reads a file and judges each of its lines. Writes no record: that is `confirm`. */
  create: command({
    risk: "writes",
    input: z.strictObject({
      target: z.enum(importTargets),
      /** The text of the file, its first line naming the columns. */
      content: z.string().min(1).max(CSV_CHARACTERS),
      fileName: line(200).default(""),
      mapping: mapping.default({}),
      every,
      clearEmpty: z.boolean().default(false),
    }),
    output: importedFile,
  }),

  /** Takes columns for other fields, and judges the lines again. The choice is remembered. */
  remap: command({
    risk: "writes",
    /** Left out, empty cells do what they did. */
    input: z.strictObject({ ...byId, mapping, clearEmpty: z.boolean().optional(), version }),
    output: importedFile,
  }),

  /** Writes what the lines say; those that were refused never are. */
  confirm: command({
    access: { limits: ["products", "ingredients", "clients", "suppliers"] },
    risk: "writes",
    input: z.strictObject({ ...byId, skipRefused: z.boolean().default(false), version }),
    output: importedFile,
  }),

  /** Puts everything back as it was before; all of it or nothing. */
  undo: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: importedFile,
  }),

  /** Of the articles that a price list names and nobody knows, makes a file of ingredients to confirm. */
  introduce: command({
    risk: "writes",
    input: z.strictObject(byId),
    output: importedFile,
  }),

  /** Forgets a file that was not written. */
  discard: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: importedFile,
  }),
});
