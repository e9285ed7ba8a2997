import { createHash } from "node:crypto";
import filter from "./leaked-filter.json";

/** Bits for each password, and places that each fills: one in a thousand that never leaked is taken for one that did. */
export const BITS_EACH = 14.4;
const HASHES = 10;

let bits: Uint8Array | undefined;

/**
 * Did this password leak? A Bloom filter of the most leaked ones, which scripts/leaked-passwords.ts writes: it knows all of
 * them, and now and then one more.
 * @param spelling in lower case, without accents
 */
export function hasLeaked(spelling: string): boolean {
  bits ??= Buffer.from(filter.bits, "base64");
  const all = bits;
  return placesOf(spelling, all.length * 8).every((place) => ((all[place >> 3] ?? 0) >> (place & 7)) & 1);
}

/** The places that a password fills among so many. */
export function placesOf(spelling: string, size: number): number[] {
  const hash = createHash("sha256").update(spelling).digest();
  const [first, step] = [hash.readUInt32LE(0), hash.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_, turn) => (first + turn * step) % size);
}
