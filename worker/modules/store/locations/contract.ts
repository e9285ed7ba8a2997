import { identifier, instant, line, note, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";

const details = { notes: note(500), name: line(60) };

/** A place where stock lies, as every door shows it. */
const location = z.object({
  id: z.string(),
  ...details,
  /** How many lots lie there. */
  lots: z.int(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Location = z.output<typeof location>;

/** The identifier or the name. */
const byId = { id: line(64) };

export const locations = defineModule("locations", customers, {
  list: query({
    input: z.strictObject({ ...paging, archived: z.boolean().default(false) }),
    output: pageOf(location),
    columns: ["name", "lots", "notes"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: location,
    columns: ["name", "lots", "notes", "archived"],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({ name: details.name, notes: details.notes.default("") }),
    output: location,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, ...z.object(details).partial().shape, version }),
    output: location,
  }),

  archive: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: location,
  }),

  restore: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: location,
  }),
});
