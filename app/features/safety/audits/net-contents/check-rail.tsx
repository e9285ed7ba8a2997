import { Link } from "@/app/ui/link";
import { Scale } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import type { NetContentCheck } from "@/worker/modules/safety/net-contents/shapes";
import { checkStatus } from "@/worker/modules/safety/net-contents/status";
import { Action } from "@/app/ui/actions";
import { RailLine } from "@/app/ui/facts";
import { Quantity } from "@/app/ui/quantity";
import { base, nonConformityPath } from "../addresses";
import { CheckVerdict } from "./verdict";

/** Beside a check: its verdict, the two tests that decide, and what may be done now. */
export function CheckRail({ check, requestKey }: { check: NetContentCheck; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { status, version, lot, mean, least, deviation, error, defective, accept, weighed, needed, nonConformityId, packs } = check;
  const field = (name: string) => t(`netContents:fields.${name}`);
  const isOpen = checkStatus.allows(status, "weigh");
  const amount = (value: typeof mean) => value && <Quantity value={value.amount} unit={value.unit} />;
  const withdrawn = packs.filter(({ shortage }) => shortage === "excessive").length;
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("netContent.rail")}>
      <div className="text-base">
        <CheckVerdict check={check} />
      </div>
      {withdrawn > 0 && <p>{t("netContent.withdraw", { count: withdrawn })}</p>}
      <div className="grid gap-1">
        <RailLine label={field("weighed")}>{t("of", { part: weighed, whole: needed })}</RailLine>
        {mean && <RailLine label={field("mean")}>{amount(mean)}</RailLine>}
        {least && <RailLine label={field("least")}>{amount(least)}</RailLine>}
        {deviation && <RailLine label={field("deviation")}>{amount(deviation)}</RailLine>}
        <RailLine label={field("error")}>{amount(error)}</RailLine>
        <RailLine label={field("defective")}>{t("netContent.defective", { defective, accept })}</RailLine>
        {nonConformityId && (
          <RailLine label={field("nonConformity")}>
            <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
              {check.nonConformity}
            </Link>
          </RailLine>
        )}
      </div>
      <div className="no-print grid gap-2">
        {isOpen && <Action of={netContents.cancel} version={version} requestKey={`${requestKey}.cancel`} look="btn btn-quiet" />}
        {!isOpen && (
          <Link className="btn btn-plain" to={`${base}/net-contents/new?lot=${encodeURIComponent(lot)}`}>
            <Scale aria-hidden="true" />
            {t("netContent.again")}
          </Link>
        )}
      </div>
    </aside>
  );
}
