import { z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { listed as listedProduction } from "@/worker/modules/make/production/shapes";
import { listed as listedRestock } from "@/worker/modules/buy/restocks/shapes";
import { facility, simulation, tried } from "./shapes";

export type { Batch, Lack, Simulation } from "./shapes";

const listOf = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row), nextCursor: z.null(), total: z.int() });

/** Batches tried on the stock before they are made. */
export const simulations = defineModule("simulations", customers, {
  /** What recipes would take, lack and cost, one after the other from one stock. Nothing is stored. */
  run: query({
    input: z.strictObject(tried),
    output: simulation,
    columns: ["day", "batches", "lacking"],
  }),

  /** A production order for each of them; those that come to nothing are left out. */
  produce: command({
    risk: "writes",
    input: z.strictObject({ ...tried, facility }),
    output: listOf(listedProduction),
    columns: ["reference", "name", "amount", "requestedOn", "status"],
  }),

  /** A draft for each supplier of what they lack, in whole packs. */
  restock: command({
    risk: "writes",
    input: z.strictObject(tried),
    output: listOf(listedRestock),
    columns: ["reference", "supplierName", "subtotal", "status"],
  }),
});
