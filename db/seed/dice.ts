import { v7 } from "uuid";

/** Chance that repeats itself: the same seed gives the same draws on every machine. */
export interface Dice {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number between two bounds, both included. */
  between(lowest: number, highest: number): number;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** An identifier like the product's own, that sorts in the order drawn. */
  id(): string;
}

/** Identifiers are born from this instant on, whatever today is, so that they never change. */
const FIRST_BIRTH = Date.UTC(2026, 0, 5);

/** Dice thrown from a seed number (the mulberry32 generator). */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  let births = 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));

  return {
    next,
    between,
    pick: (choices) => pickAt(choices, Math.floor(next() * choices.length)),
    weighted: (choices) => {
      let remaining = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = choices.find(([, weight]) => {
        remaining -= weight;
        return remaining < 0;
      });
      return (chosen ?? pickAt(choices, choices.length - 1))[0];
    },
    id: () => {
      births += 1;
      const random = Uint8Array.from({ length: 16 }, () => between(0, 255));
      return v7({ msecs: FIRST_BIRTH + births, seq: between(0, 0x7fffffff), random });
    },
  };
}

function pickAt<T>(choices: readonly T[], place: number): T {
  const choice = choices[place];
  if (choice === undefined) throw new Error("There is nothing to choose from");
  return choice;
}
