import { civil, email, identifier, instant, line, z } from "@/worker/core/contract/fields";
import { question } from "@/worker/modules/business/figures/shapes";
import { mailRhythms, MOST_RECIPIENTS } from "./status";

/** A question that somebody kept under a name. */
export const report = z.object({
  id: identifier,
  name: z.string(),
  question: z.object(question),
  /** How often it is sent by mail, to whom, and the day of the next time; null and nobody while it is not. */
  rhythm: z.enum(mailRhythms).nullable(),
  recipients: z.array(z.string()),
  nextOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Report = z.output<typeof report>;

export const mailing = {
  rhythm: z.enum(mailRhythms).nullable(),
  recipients: z.array(email).max(MOST_RECIPIENTS).default([]),
};

export const written = { name: line(80), question: z.strictObject(question) };
