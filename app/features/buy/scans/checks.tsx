import { useWords } from "@/app/shell/i18n/use-words";
import type { Scan } from "@/worker/modules/buy/scans/contract";
import { RailLine } from "@/app/ui/facts";
import { Status } from "@/app/ui/status";

/** Does the arithmetic of a document hold? */
export function Checks({ checks }: { checks: Scan["checks"] }) {
  const { t } = useWords("pages/scans");
  const names = ["lines", "totals", "vat"] as const;
  return (
    <section className="grid gap-1.5 text-sm" aria-label={t("checks.title")}>
      {names.map((name) => (
        <RailLine key={name} label={t(`checks.${name}`)}>
          <Verdict holds={checks[name]} />
        </RailLine>
      ))}
    </section>
  );
}

function Verdict({ holds }: { holds: boolean | null }) {
  const { t } = useWords("pages/scans");
  if (holds === null) return <Status meaning="idle">{t("checks.unknown")}</Status>;
  return holds ? <Status meaning="good">{t("checks.good")}</Status> : <Status meaning="loss">{t("checks.wrong")}</Status>;
}
