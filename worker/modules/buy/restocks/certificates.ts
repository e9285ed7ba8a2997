import type { Certificate } from "@/worker/core/trade/parties";
import { certificateState } from "@/worker/modules/buy/suppliers/rules";
import type { RestockStatus } from "./status";

interface Awaited {
  status: RestockStatus;
  expectedOn: string | null;
  receivedOn: string | null;
}

/** A certificate that a delivery cannot lean on. */
type Doubtful = Certificate & { state: "soon" | "ended" };

/**
 * The certificates of a supplier that have ended, or soon will, on the day the goods come: the day they came, the day they are
 * awaited, or today.
 * @param today a civil day
 */
export function doubtfulCertificates(
  certificates: readonly Certificate[],
  { status, expectedOn, receivedOn }: Awaited,
  today: string,
): Doubtful[] {
  if (status === "cancelled") return [];
  const awaited = expectedOn !== null && expectedOn > today ? expectedOn : today;
  // Of what has partly come, more is awaited.
  const day = status === "received" ? (receivedOn ?? today) : awaited;
  return certificates.flatMap((certificate) => {
    const state = certificateState(certificate, day);
    return state === "good" ? [] : [{ ...certificate, state }];
  });
}
