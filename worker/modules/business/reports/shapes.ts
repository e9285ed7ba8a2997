import { civil, email, identifier, instant, line, rate, z } from "@/worker/core/contract/fields";
import { question, value } from "@/worker/modules/business/figures/shapes";
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
  /** When it was sent last. */
  sentAt: instant.nullable(),
  /** Its place on the dashboard, from 1; null where it does not stand there. */
  place: z.int().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Report = z.output<typeof report>;

/** The figure of a report that stands on the dashboard. */
export const pinnedFigure = z.object({
  id: identifier,
  name: z.string(),
  /** What is measured, and how it was understood; nothing where it can no longer be told. */
  label: z.string(),
  understood: z.string(),
  value: value.nullable(),
  /** By how much it grew since a year before. */
  change: rate.nullable(),
  /** The figure of each of the last twelve months; empty where it is of now alone. */
  trend: z.array(z.object({ label: z.string(), value })),
});
export type PinnedFigure = z.output<typeof pinnedFigure>;

export const mailing = {
  rhythm: z.enum(mailRhythms).nullable(),
  recipients: z.array(email).max(MOST_RECIPIENTS).default([]),
};

export const written = { name: line(80), question: z.strictObject(question) };
