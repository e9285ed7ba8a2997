import { useWords } from "@/app/shell/i18n/use-words";
import type { ScanStatus as State } from "@/worker/modules/buy/scans/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<State, Meaning> = {
  queued: "idle",
  reading: "flow",
  to_review: "soon",
  booked: "good",
  failed: "loss",
  discarded: "ended",
  split: "ended",
};

/** Where a document stands. */
export function ScanStatus({ status }: { status: State }) {
  const { t } = useWords("scans");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
