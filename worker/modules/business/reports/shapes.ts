import { instant, identifier, line, z } from "@/worker/core/contract/fields";
import { question } from "@/worker/modules/business/figures/shapes";

/** A question that somebody kept under a name. */
export const report = z.object({
  id: identifier,
  name: z.string(),
  question: z.object(question),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Report = z.output<typeof report>;

export const written = { name: line(80), question: z.strictObject(question) };
