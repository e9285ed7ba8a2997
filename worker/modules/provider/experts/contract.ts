import { civil, identifier, instant, line, note, pageOf, version, website, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { pictureOf } from "@/worker/core/contract/printing";
import { isTimeZone } from "@/worker/core/figures/zoned";
import { languages } from "@/worker/core/language";
import { brought } from "@/worker/modules/provider/files/shapes";

/** A time on quarters of an hour. */
const time = z
  .string()
  .trim()
  .refine((text) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text), { params: { code: "quarter" } });

const details = {
  name: line(80),
  headline: line(160),
  biography: note(2_000),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  timeZone: line(60).refine(isTimeZone, { params: { code: "time_zone" } }),
  weekly: z.array(z.strictObject({ weekday: z.int().min(1).max(7), from: time, to: time })).max(28),
  /** Days on which it is otherwise: these hours, or none. */
  exceptions: z.array(z.strictObject({ day: civil, from: time.nullable().default(null), to: time.nullable().default(null) })).max(200),
  /** Where one meets on a screen; only those who have an appointment see it. */
  videoLink: website(200),
  active: z.boolean(),
};

const expert = z.object({ id: z.string(), ...details, version: z.int(), createdAt: instant, updatedAt: instant });

/** An expert as customers and visitors see them. */
const profile = z.object({
  id: z.string(),
  name: details.name,
  headline: details.headline,
  biography: details.biography,
  languages: details.languages,
  /** Changes with the portrait; null where there is none. */
  picture: z.string().nullable(),
});
export type Profile = z.output<typeof profile>;

const byId = { id: identifier };
const ofAnyone = { access: { role: "public" } } as const;

/** Those who advise customers; when they receive is the staff's to say. */
export const experts = defineModule("experts", staff, {
  list: query({ input: z.strictObject({}), output: pageOf(expert), columns: ["name", "headline", "languages", "timeZone", "active"] }),
  show: query({
    input: z.strictObject(byId),
    output: expert.extend({ picture: profile.shape.picture }),
    columns: ["name", "headline", "timeZone", "active"],
  }),
  /** Those who receive. */
  profiles: query({ ...ofAnyone, input: z.strictObject({}), output: pageOf(profile), columns: ["name", "headline", "languages"] }),
  picture: { ...pictureOf(z.strictObject(byId)), ...ofAnyone },
  setPicture: command({ risk: "writes", input: z.strictObject(brought), output: expert }),
  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      headline: details.headline,
      biography: details.biography.default(""),
      languages: details.languages.default(["fr"]),
      timeZone: details.timeZone.default("Europe/Paris"),
      weekly: details.weekly.default([]),
      exceptions: details.exceptions.default([]),
      videoLink: details.videoLink.default(""),
      active: details.active.default(true),
    }),
    output: expert,
  }),
  update: command({ risk: "writes", input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }), output: expert }),
});
