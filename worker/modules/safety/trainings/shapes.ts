import { businessDay, civil, instant, line, note, z } from "@/worker/core/contract/fields";
import { validities } from "@/worker/modules/papers/documents/status";

/** What a person may write of it. */
export const details = {
  person: line(80),
  subject: line(120),
  trainer: note(80),
  heldOn: businessDay,
  /** The last day on which it counts; null when it has no end. */
  validUntil: civil.nullable(),
  note: note(500),
};

/** As every door shows it. */
export const training = z.object({
  id: z.string(),
  ...details,
  heldOn: civil,
  validity: z.enum(validities),
  /** How many documents prove it. */
  proofs: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Training = z.output<typeof training>;
