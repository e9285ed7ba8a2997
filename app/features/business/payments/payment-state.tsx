import { useWords } from "@/app/shell/i18n/use-words";
import type { PaymentState as State } from "@/worker/modules/business/billing/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<State, Meaning> = { open: "flow", pending: "flow", paid: "good", failed: "soon", left: "ended" };

/** How a payment stands. */
export function PaymentState({ state }: { state: State }) {
  const { t } = useWords("payments");
  return <Status meaning={meanings[state]}>{t(`payments:values.state.${state}`)}</Status>;
}
