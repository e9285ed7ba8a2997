import { balance, civil, identifier, instant, line, money, pageOf, paging, recordOf, signed, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { movementCauses, movementTypes } from "@/worker/modules/store/ledger/status";
import { scrapReasons } from "@/worker/modules/store/lots/status";

/** A time goods moved, as every door shows it. */
const movement = z.object({
  id: z.string(),
  at: instant,
  /** The day the goods moved, which may lie before the day it was written. */
  day: civil,
  type: z.enum(movementTypes),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  lotId: z.string(),
  lot: z.string(),
  locationId: z.string(),
  locationName: z.string(),
  /** Negative when it left. */
  amount: signed,
  /** What a unit of the lot costs, and what moved is worth at that; negative when it left. */
  unitCost: money,
  value: balance,
  cause: z.enum(movementCauses),
  causeId: z.string(),
  /** ACH-2026-0001, BL-2026-0001…; empty when it was made by hand. */
  causeReference: z.string(),
  reason: z.enum(scrapReasons).nullable(),
  note: z.string(),
  /** The person, or the product itself. */
  who: z.string(),
  /** The movement that this one puts right, or that puts this one right. */
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
  /** May it be put right here? */
  reversible: z.boolean(),
  /** Was it taken in by hand, and is it put right as an entry: its amount, cost and dates? */
  correctable: z.boolean(),
});
export type Movement = z.output<typeof movement>;

const columns = ["day", "type", "itemName", "lot", "locationName", "amount", "causeReference", "reason", "note", "who"] as const;

const list = query({
  input: z.strictObject({
    ...paging,
    item: recordOf("items").optional(),
    /** Its identifier or its number. */
    lot: line(64).optional(),
    type: z.enum(movementTypes).optional(),
    /** Its identifier or its name. */
    location: line(64).optional(),
    cause: z.enum(movementCauses).optional(),
    /** The first and the last day. */
    since: civil.optional(),
    until: civil.optional(),
  }),
  output: pageOf(movement),
  columns,
  telling: ["day", "type", "itemName", "lot", "amount", "locationName"],
});

export const movements = defineModule("movements", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject({ id: identifier }),
    output: movement,
    columns: [...columns, "at", "unitCost", "value", "cause", "reverses", "reversedBy"],
  }),

  /** Puts right what was written by hand or by a count: an opposite movement that names the first. */
  reverse: command({
    risk: "irreversible",
    input: z.strictObject({ id: identifier, note: line(200).optional() }),
    output: z.object({ items: z.array(movement) }),
    columns,
  }),
});
