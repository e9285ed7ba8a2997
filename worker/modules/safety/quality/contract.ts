import { businessDay, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { paperOf } from "@/worker/core/contract/printing";

/** What an inspector asks to see, in one paper; no plan closes it. */
export const quality = defineModule("quality", customers, {
  /** The plans in force, what was read by them and what was missed, heat treatments, non-conformities, recalls and certificates. */
  pack: paperOf(
    z.strictObject({
      /** The last twelve months, when left out. */
      from: businessDay.optional(),
      to: businessDay.optional(),
      language: z.enum(languages).optional(),
    }),
  ),
});
