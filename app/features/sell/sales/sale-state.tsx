import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedSale } from "@/worker/modules/sell/sales/contract";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<ListedSale["state"], Meaning> = { sold: "good", taken_back: "idle", take_back: "soon" };

/** Where a sale stands: a dot and the word. */
export function SaleState({ state }: Pick<ListedSale, "state">) {
  const { t } = useWords("sales");
  return <Status meaning={meanings[state]}>{t(`values.state.${state}`)}</Status>;
}
