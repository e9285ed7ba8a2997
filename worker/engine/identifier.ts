import { v7 } from "uuid";

/** A new identifier: sorts by time of birth, cannot be guessed. */
export function newId(): string {
  return v7();
}

/** A secret that opens what it is written in: 144 random bits, in signs that addresses carry as they are. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
