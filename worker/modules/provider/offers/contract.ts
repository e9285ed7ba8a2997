import { identifier, instant, line, note, pageOf, version, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { topics } from "./status";

const details = {
  name: line(120),
  topic: z.enum(topics),
  description: note(1_000),
  /** How long an appointment lasts: whole quarters of an hour. */
  minutes: z
    .int()
    .min(15)
    .max(240)
    .refine((value) => value % 15 === 0, { params: { code: "whole_quarters" } }),
  /** What it costs. */
  credits: z.int().min(0).max(100),
  /** Visitors without an account may ask for it. */
  forVisitors: z.boolean(),
  active: z.boolean(),
};

const offer = z.object({ id: z.string(), ...details, version: z.int(), createdAt: instant, updatedAt: instant });
export type Offer = z.output<typeof offer>;

const byId = { id: identifier };

/** Appointments that one may book: about what, how long, for how many credits. */
export const offers = defineModule("offers", staff, {
  list: query({
    access: { role: "public" },
    input: z.strictObject({ topic: details.topic.optional() }),
    output: pageOf(offer),
    columns: ["name", "topic", "minutes", "credits"],
  }),
  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      topic: details.topic,
      description: details.description.default(""),
      minutes: details.minutes.default(60),
      credits: details.credits.default(1),
      forVisitors: details.forVisitors.default(false),
      active: details.active.default(true),
    }),
    output: offer,
  }),
  update: command({ risk: "writes", input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }), output: offer }),
});
