import { Link } from "@/app/ui/link";
import { FlaskConical } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import type { Sample } from "@/worker/modules/safety/laboratory/shapes";
import { sampleStatus } from "@/worker/modules/safety/laboratory/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { base, nonConformityPath, recallPath } from "../addresses";
import { SampleOutcome } from "./sample-outcome";

/** Beside a sample: what it comes to, what it led to, and what may be done now. */
export function SampleRail({ sample, requestKey }: { sample: Sample; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { status, version, outcome, holds, lot, report, reportedOn, nonConformityId, recallId } = sample;
  const field = (name: string) => t(`laboratory:fields.${name}`);
  const isWaiting = sampleStatus.allows(status, "cancel");
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("sample.rail")}>
      <div className="text-base">
        <SampleOutcome sample={sample} />
      </div>
      {holds && isWaiting && <p className="muted">{t("sample.waits")}</p>}
      <div className="no-print grid gap-2">
        {outcome === "unsatisfactory" && !recallId && (
          <Action of={laboratory.openRecall} version={version} requestKey={`${requestKey}.recall`} look="btn btn-primary" />
        )}
        {!isWaiting && (
          <Link className="btn btn-plain" to={`${base}/laboratory/new?lot=${encodeURIComponent(lot)}`}>
            <FlaskConical aria-hidden="true" />
            {t("sample.again")}
          </Link>
        )}
        {isWaiting && <Action of={laboratory.cancel} version={version} requestKey={`${requestKey}.cancel`} look="btn btn-quiet" />}
      </div>
      <div className="grid gap-1">
        {report && <RailLine label={field("report")}>{report}</RailLine>}
        {reportedOn && (
          <RailLine label={field("reportedOn")}>
            <DateText value={reportedOn} />
          </RailLine>
        )}
        {nonConformityId && (
          <RailLine label={field("nonConformity")}>
            <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
              {sample.nonConformity}
            </Link>
          </RailLine>
        )}
        {recallId && (
          <RailLine label={field("recall")}>
            <Link className="link-ink code" to={recallPath(recallId)}>
              {sample.recall}
            </Link>
          </RailLine>
        )}
      </div>
    </aside>
  );
}
