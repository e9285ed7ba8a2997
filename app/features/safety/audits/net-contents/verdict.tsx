import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedCheck } from "@/worker/modules/safety/net-contents/shapes";
import type { Verdict } from "@/worker/modules/safety/net-contents/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Verdict, Meaning> = { pending: "flow", accepted: "good", refused: "loss" };

/** How a check stands: its verdict, or that it was given up. */
export function CheckVerdict({ check: { status, verdict } }: { check: Pick<ListedCheck, "status" | "verdict"> }) {
  const { t } = useWords("netContents");
  if (status === "cancelled") return <Status meaning="ended">{t("values.status.cancelled")}</Status>;
  return <Status meaning={meanings[verdict]}>{t(`values.verdict.${verdict}`)}</Status>;
}
