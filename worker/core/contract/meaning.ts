import { z } from "zod";

/** What a state means, whatever the record: every door shows the same in its own way, as a colour with its shape. */
export const allMeanings = ["good", "flow", "soon", "idle", "rnd", "ended", "loss"] as const;
export type Meaning = (typeof allMeanings)[number];

/** A choice among states, each with what it means. */
export function stated<const Names extends readonly string[]>(names: Names, meanings: Readonly<Record<Names[number], Meaning>>) {
  return z.enum(names).meta({ meanings });
}
