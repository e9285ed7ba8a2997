import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import type { Study } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { studyStatus } from "@/worker/modules/safety/shelf-life-studies/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { StudyVerdictMark, useDays } from "./verdict";

/** Beside a study: what it shows, what it proposes, and what may be done now. */
export function StudyRail({ study, requestKey }: { study: Study; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { on, days, keeps } = useDays();
  const { status, version, lastDay, failedDay, proposedDays, limiting, targetDays, margin, dateKind, appliedOn } = study;
  const field = (name: string) => t(`shelfLifeStudies:fields.${name}`);
  const mayConclude = studyStatus.allows(status, "conclude");
  const isLimited = limiting && (failedDay !== null || lastDay !== null);
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("study.rail")}>
      <div className="text-base">
        <StudyVerdictMark study={study} />
      </div>
      <div className="grid gap-1">
        <RailLine label={t("study.proposed")}>
          <span className="tnum text-xl">{proposedDays === null ? "–" : days(proposedDays)}</span>
        </RailLine>
        <RailLine label={t("study.target")}>{days(targetDays)}</RailLine>
        {margin > 0 && <RailLine label={t("study.margin")}>{days(margin)}</RailLine>}
        {lastDay !== null && <RailLine label={t("study.holdsTo")}>{on(lastDay)}</RailLine>}
        {failedDay !== null && <RailLine label={t("study.failsOn")}>{on(failedDay)}</RailLine>}
        {isLimited && <RailLine label={field("limiting")}>{limiting}</RailLine>}
      </div>
      {appliedOn ? (
        <Applied study={study} />
      ) : status === "concluded" && proposedDays ? (
        <Apply study={study} requestKey={requestKey} />
      ) : null}
      <div className="no-print grid gap-2">
        {mayConclude && proposedDays !== null && (
          <Action of={shelfLifeStudies.conclude} version={version} requestKey={`${requestKey}.conclude`} look="btn btn-primary" />
        )}
        {mayConclude && (
          <Action of={shelfLifeStudies.abandon} version={version} requestKey={`${requestKey}.abandon`} look="btn btn-quiet" />
        )}
      </div>
      <RailLine label={t("study.onItem")}>
        <Link className="link-ink" to={`/customer/products/${study.itemId}`}>
          {keeps(study.itemDays, study.itemKind)}
        </Link>
      </RailLine>
      {status === "running" && <p className="muted">{t("study.running", { kind: t(`shelfLifeStudies:values.dateKind.${dateKind}`) })}</p>}
    </aside>
  );
}

const { Form, Field } = formOf(shelfLifeStudies.apply);

/** What the product says now, and what it will say. */
function Apply({ study, requestKey }: { study: Study; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { keeps } = useDays();
  const { version, proposedDays, dateKind, itemDays, itemKind } = study;
  return (
    <div className="summary no-print grid gap-2">
      <p>
        {keeps(itemDays, itemKind)} → <strong className="font-semibold">{keeps(proposedDays, dateKind)}</strong>
      </p>
      <p className="muted">{t("study.applyText")}</p>
      <Form verb="apply" version={version} requestKey={`${requestKey}.apply`} className="grid gap-3">
        <Field name="days" value={proposedDays ?? undefined} />
        <SubmitButton className="btn btn-primary">{t("shelfLifeStudies:operations.apply.button")}</SubmitButton>
      </Form>
    </div>
  );
}

function Applied({ study: { appliedOn, appliedDays, dateKind, formerDays, formerKind } }: { study: Study }) {
  const { t } = useWords("pages/audits");
  const { keeps } = useDays();
  return (
    <RailLine label={t("shelfLifeStudies:fields.appliedOn")}>
      <DateText value={appliedOn ?? ""} />
      <span className="block">{`${keeps(formerDays, formerKind ?? dateKind)} → ${keeps(appliedDays, dateKind)}`}</span>
    </RailLine>
  );
}
