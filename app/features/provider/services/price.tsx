import { useWords } from "@/app/shell/i18n/use-words";
import type { ServiceRequest } from "@/worker/modules/provider/service-requests/contract";
import { Money, None } from "@/app/ui/money";

/** What a request was quoted at: euros, credits, or both. */
export function Price({ of: { totalEuros, totalCredits } }: { of: Pick<ServiceRequest, "totalEuros" | "totalCredits"> }) {
  const { t } = useWords("pages/services");
  if (!totalEuros && !totalCredits) return <None />;
  return (
    <span className="whitespace-nowrap">
      {totalEuros > 0 && <Money value={totalEuros} />}
      {totalEuros > 0 && totalCredits > 0 && " + "}
      {totalCredits > 0 && <span className="tnum">{t("credits", { count: totalCredits })}</span>}
    </span>
  );
}
