import { exportOf } from "@/worker/core/contract/exporting";
import { civil, identifier, instant, line, pageOf, paging, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";

const entry = z.object({
  id: z.string(),
  at: instant,
  /** Who did it, by name. */
  name: z.string(),
  door: z.string(),
  operation: z.string(),
  /** What was done, in words. */
  text: z.string(),
  record: z.string(),
  recordId: z.string(),
  /** What changed, field by field: before and after. */
  changes: z.array(z.string()),
});

const list = query({
  input: z.strictObject({
    limit: paging.limit,
    cursor: paging.cursor,
    /** What one person did. */
    person: identifier.optional(),
    /** Of one module or operation: `credits`, `credits.grant`. */
    operation: line(80).optional(),
    from: civil.optional(),
    until: civil.optional(),
  }),
  output: pageOf(entry),
  columns: ["at", "name", "text", "record", "door"],
});

const exported = exportOf({ ...list, access: staff.access });

/** What the provider's staff did, as it was written with each change; it is read only. */
export const staffAudit = defineModule("staffAudit", staff, {
  list,
  /** The same as a file; no plan has to open it. */
  export: { ...exported, access: { ...exported.access, feature: undefined } },
  /** Who of the staff there is, to choose from. */
  people: query({
    input: z.strictObject({}),
    output: pageOf(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    columns: ["name", "email"],
  }),
});
