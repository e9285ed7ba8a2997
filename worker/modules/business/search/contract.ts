import { line, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { foundKinds } from "./status";

const found = z.object({
  id: z.string(),
  kind: z.enum(foundKinds),
  /** What people call it: a name, a reference, a number. */
  name: z.string(),
  /** What tells it from others of the kind: a code, or whom or what it is about. */
  about: z.string(),
  /** The page of a document that says the words; null where it is found by its name. */
  page: z.int().nullable(),
});
export type Found = z.output<typeof found>;

const named = z.object({
  ...found.pick({ id: true, name: true, about: true }).shape,
  kind: z.enum([...foundKinds, "person"]),
  /** All that it is found by, without case or accents: the sign over a shop, who answers there, the number of a batch. */
  words: z.string(),
  /** The range that a product or an ingredient is of. */
  range: z.string(),
});
export type Named = z.output<typeof named>;

/** One search over everything the business has, for the palette, the terminal and the assistant. */
export const search = defineModule("search", customers, {
  everything: query({
    isDerived: true,
    input: z.strictObject({ words: line(100), limit: z.int().min(1).max(50).default(20) }),
    output: z.object({
      items: z.array(found),
      /** No record holds the words: these resemble them. */
      isNear: z.boolean(),
    }),
    columns: ["kind", "name", "about"],
  }),

  /** What the words of a sentence may be the names of: records that hold any of them, those that hold the rarest first. */
  named: query({
    isDerived: true,
    input: z.strictObject({ words: line(400) }),
    output: z.object({ items: z.array(named) }),
    columns: ["kind", "name", "about"],
  }),
});
