import { useWords } from "@/app/shell/i18n/use-words";
import type { LotCheckStatus } from "@/worker/modules/safety/lot-checks/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<LotCheckStatus, Meaning> = { pending: "soon", passed: "good", failed: "loss", waived: "ended" };

/** How a check stands. */
export function CheckStatus({ status }: { status: LotCheckStatus }) {
  const { t } = useWords("lotChecks");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
