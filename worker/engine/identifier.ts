import { v7 } from "uuid";

/** A new identifier: sorts by time of birth, cannot be guessed. */
export function newId(): string {
  return v7();
}
