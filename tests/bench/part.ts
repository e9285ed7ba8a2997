import type { LocalSystem } from "@/scripts/local/system";
import type { Keys } from "./figures";

/** What is measured, and who asks: the owner of the large business. */
export interface Bench {
  system: LocalSystem;
  keys: Keys;
}

/** One thing that `npm run bench` measures. @returns what it prints, a line each */
export type Part = (bench: Bench) => Promise<string[]>;
