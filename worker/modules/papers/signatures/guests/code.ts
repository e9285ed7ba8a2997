import { hashOf } from "@/worker/modules/business/account";
import type { SignatoryRow } from "../records";

/** Six digits, each as likely as any. */
export function newCode(): string {
  const most = 4_294_000_000;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < most) return String(number % 1_000_000).padStart(6, "0");
  }
}

/** What is kept of a code; it opens one link only. */
export const hashOfCode = ({ id, linkKey }: SignatoryRow, code: string) => hashOf(`${id}.${linkKey}.${code}`);
