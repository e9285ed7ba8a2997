import { pageOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { decided } from "./shapes";
import { templateKinds } from "./status";

const kind = z.enum(templateKinds);

const template = z.object({ id: kind, ...decided, version: z.int() });
export type PaperTemplate = z.output<typeof template>;

const columns = ["id", "accent", "titles", "columns"] as const;
const shown = [...columns, "openingFr", "openingEn", "closingFr", "closingEn"] as const;

/** How a business's papers look and what they say besides, a template a kind. Its name, address and logo are the company's. */
export const paperTemplates = defineModule("paperTemplates", customers, {
  list: query({ access: { feature: undefined }, input: z.strictObject({}), output: pageOf(template), columns }),
  show: query({ access: { feature: undefined }, input: z.strictObject({ id: kind }), output: template, columns: shown }),
  /** What is left out stays as it was. */
  update: command({
    access: { feature: undefined },
    risk: "writes",
    input: z.strictObject({ id: kind, ...z.object(decided).partial().shape, version }),
    output: template,
    columns: shown,
  }),
});
