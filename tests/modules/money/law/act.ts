import type { Model } from "./model";
import type { Books, World } from "./world";

/** Whatever a step is chosen with: places in lists, parts of a whole in thousandths. */
export type Choices = readonly [number, number, number];

/** Something that people do, on one of the things that it may be done to. */
export interface Act {
  name: string;
  /** How often it is done, beside the others. */
  weight: number;
  /** What it may be done to now. */
  on(books: Books, model: Model): unknown[];
  run(thing: never, step: Step): Promise<void>;
}

/** Where a step happens, and its choices besides the thing that it is done to. */
export interface Step {
  model: Model;
  world: World;
  books: Books;
  part: number;
  other: number;
}

/** Says what an act is; what it is done to is what it is given. */
export function act<Thing>(
  name: string,
  weight: number,
  on: (books: Books, model: Model) => Thing[],
  run: (thing: Thing, step: Step) => Promise<void>,
): Act {
  return { name, weight, on, run: run as Act["run"] };
}

export const pick = <T>(list: readonly T[], choice: number): T | undefined => list[choice % Math.max(1, list.length)];

/** What a person says of an amount that the books keep. */
export const euros = (amount: number) => amount / 10_000;

/** A part of an amount: all of it most often, else whole cents of it. */
export const partOf = (amount: number, part: number) => (part >= 500 ? amount : Math.floor((amount * part) / 50_000) * 100);

/** A part of a line's quantity as one says it, at least one piece or gram. @param amount thousandths of a piece or gram */
export function quantityPart(amount: number, unit: string, part: number): { value: number; unit: string } {
  const share = part >= 500 ? 1_000 : 2 * part + 1;
  if (unit === "piece") return { value: Math.max(1, Math.floor((amount * share) / 1e6)), unit };
  return { value: Math.max(1, Math.floor((amount * share) / 1e6)) / 1_000, unit: "kg" };
}
