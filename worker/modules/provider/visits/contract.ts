import { identifier, instant, line, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { LONGEST } from "./rules";

/** A visit as both sides see it. */
const visit = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  reason: z.string(),
  endsAt: instant,
  withdrawnAt: instant.nullable(),
  isOpen: z.boolean(),
  entries: z.int(),
  enteredAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type Visit = z.output<typeof visit>;

/** Something that was looked at on a visit, or its coming and going. */
const sight = z.object({ id: z.string(), name: z.string(), text: z.string(), recordId: z.string(), at: instant });

const byId = { id: identifier };
const platform = { ...customers, scope: "platform" } as const;
const ofBoth = { access: { role: "member" } } as const;
const ofStaff = { access: staff.access } as const;
const columns = ["businessName", "reason", "endsAt", "entries", "isOpen"] as const;

/** What owners let the provider's staff look at, for a time: to read, through the same operations as their own, and written down. */
export const visits = defineModule("visits", platform, {
  list: query({
    ...ofBoth,
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      /** Of one business; for the staff. */
      client: recordOf("businesses").optional(),
    }),
    output: pageOf(visit),
    columns,
  }),
  /** What was looked at on a visit, by whom and when; the latest first. */
  log: query({
    ...ofBoth,
    input: z.strictObject({ ...byId, limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(sight),
    columns: ["at", "name", "text"],
    isDerived: true,
  }),
  /** Lets the staff read, for so many hours. */
  grant: command({
    risk: "writes",
    input: z.strictObject({ hours: z.int().min(1).max(LONGEST).default(24), reason: line(200) }),
    output: visit,
  }),
  /** Ends it at once. */
  withdraw: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: visit }),
  /** Asks an owner to let one look. */
  request: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ client: recordOf("businesses"), reason: line(200) }),
    output: z.object({ accepted: z.literal(true) }),
  }),
  /** Goes in: from now on one sees what its owner sees, until one leaves or it ends. */
  enter: command({ ...ofStaff, risk: "writes", input: z.strictObject(byId), output: visit }),
  leave: command({ ...ofBoth, risk: "writes", input: z.strictObject({}), output: z.object({ businessId: z.string().nullable() }) }),
});
