import { z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { stepKinds } from "./status";

const steps = z.object({
  items: z.array(z.object({ kind: z.enum(stepKinds), done: z.boolean(), title: z.string(), path: z.string() })),
  /** How many are done, of how many. */
  done: z.int(),
  total: z.int(),
  /** How many records there are to try things with. */
  samples: z.int(),
});
export type FirstSteps = z.output<typeof steps>;

const columns = ["title", "done", "path"] as const;

/** What a new business does first, ticked by what it has done; and records to try things with, removed in one go. */
export const firstSteps = defineModule("firstSteps", customers, {
  show: query({ input: z.strictObject({}), output: steps, isDerived: true, columns }),

  /** Puts in a supplier, ingredients, a product with its recipe, a client and a draft order, to see how they hang together. */
  addSamples: command({ risk: "writes", input: z.strictObject({}), output: steps, columns }),

  /** Removes them again. What the business has come to use of them stays, and is its own from then on. */
  removeSamples: command({
    risk: "irreversible",
    input: z.strictObject({}),
    output: z.object({ removed: z.int(), kept: z.array(z.string()) }),
    columns: ["removed", "kept"],
  }),
});
