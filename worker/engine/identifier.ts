import { v7 } from "uuid";

/** A new identifier: sorts by time of birth, cannot be guessed. */
export function newId(): string {
  return v7();
}

/** A secret of 256 bits that nobody can guess, as a text that fits in headers, cookies and addresses. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}
