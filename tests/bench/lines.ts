import { say } from "@/scripts/words.mjs";

/** What the bench prints: names beside figures, and whether each reaches its goal. */

/** Whether a goal is reached, in words. */
export const verdict = (isReached: boolean): string => say(isReached ? "reached" : "missed");

/** A figure that must not be larger than this. */
export function most(name: string, value: number, unit: string, limit: number): string {
  return `${name} ${round(value)} ${unit} (${say("goal", `≤ ${limit} ${unit}`)}  ${verdict(value <= limit)})`;
}

/** A figure that must not be smaller than this. */
export function least(name: string, value: number, unit: string, limit: number): string {
  return `${name} ${round(value)} ${unit} (${say("goal", `≥ ${limit} ${unit}`)}  ${verdict(value >= limit)})`;
}

/** A number of bytes that must not be larger than this. */
export const weight = (name: string, bytes: number, limit: number): string => most(name, bytes / 1_000, "kB", limit / 1_000);

/** Three figures are enough to compare by. */
export const round = (value: number): string => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0));
