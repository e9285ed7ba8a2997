import { hashOf } from "@/worker/modules/business/account";
import type { SignatoryRow } from "../records";
import { CODE_MINUTES } from "../status";

/** Six digits, each as likely as any. */
export function newCode(): string {
  const most = 4_294_000_000;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < most) return String(number % 1_000_000).padStart(6, "0");
  }
}

/** Times that one may type a code while it holds: a guess has one chance in a hundred thousand. */
const MOST_TRIES = 9;

/** How often a signatory may type a code: while none is left, a new one would be of no use. */
export const triesOf = ({ id }: SignatoryRow) => ({ key: `sign:${id}`, most: MOST_TRIES, minutes: CODE_MINUTES });

/** What is kept of a code; it opens one link only. */
export const hashOfCode = ({ id, linkKey }: SignatoryRow, code: string) => hashOf(`${id}.${linkKey}.${code}`);
