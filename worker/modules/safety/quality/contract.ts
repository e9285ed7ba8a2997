import { businessDay, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { languages } from "@/worker/core/language";
import { bundle } from "@/worker/modules/papers/paper-bundles/shapes";

/** What an inspector asks to see; no plan closes it. */
export const quality = defineModule("quality", customers, {
  /**
   * Has the queue make a visit pack: one paper with all that the plans asked for and what came of it, and beside it the documents
   * that prove it, as one ZIP. A link comes by mail once it is there.
   */
  pack: command({
    access: { feature: undefined },
    risk: "writes",
    input: z.strictObject({
      /** The last twelve months, when left out. */
      from: businessDay.optional(),
      to: businessDay.optional(),
      language: z.enum(languages).optional(),
    }),
    output: bundle,
    columns: ["fileName", "state", "total", "id"],
  }),
});
