import { useWords } from "@/app/shell/i18n/use-words";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { nonConformityStatus } from "@/worker/modules/safety/non-conformities/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { NonConformityStatusText } from "./non-conformity-status";

interface NonConformityRailProps {
  nonConformity: NonConformity;
  requestKey: string;
}

/** Beside it: how far it has come and what may be done now. */
export function NonConformityRail({ nonConformity, requestKey }: NonConformityRailProps) {
  const { t } = useWords("pages/audits");
  const { status, version, severity, origin, openedOn, closedOn, disposition } = nonConformity;
  const field = (name: string) => t(`nonConformities:fields.${name}`);
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("nc.rail")}>
      <div className="text-base">
        <NonConformityStatusText status={status} />
      </div>
      <div className="no-print grid gap-2">
        {nonConformityStatus.allows(status, "start") && (
          <Action of={nonConformities.start} version={version} requestKey={requestKey} look="btn btn-primary" />
        )}
        {nonConformityStatus.allows(status, "close") && <CloseForm nonConformity={nonConformity} requestKey={requestKey} />}
      </div>
      <div className="grid gap-1">
        <RailLine label={field("severity")}>{t(`nonConformities:values.severity.${severity}`)}</RailLine>
        <RailLine label={field("origin")}>{t(`nonConformities:values.origin.${origin}`)}</RailLine>
        <RailLine label={field("openedOn")}>
          <DateText value={openedOn} />
        </RailLine>
        {closedOn && (
          <RailLine label={field("closedOn")}>
            <DateText value={closedOn} />
          </RailLine>
        )}
        {disposition && <RailLine label={field("disposition")}>{t(`nonConformities:values.disposition.${disposition}`)}</RailLine>}
      </div>
    </aside>
  );
}

const { Form, Field } = formOf(nonConformities.close);

/** What becomes of the goods, and the end of it; nothing takes it back. */
function CloseForm({ nonConformity, requestKey }: NonConformityRailProps) {
  const { t } = useWords("pages/audits");
  return (
    <Disclosure form="close" look="btn btn-plain w-full" summary={t("nonConformities:operations.close.button")}>
      <Form verb="close" version={nonConformity.version} requestKey={`${requestKey}.close`} className="mt-3 grid gap-3">
        <p>{t("nonConformities:operations.close.ask.text")}</p>
        {nonConformity.lots.length > 0 && <Field name="disposition" none={t("nc.choose")} />}
        <Field name="conclusion" rows={3} />
        <SubmitButton className="btn btn-ink">{t("nonConformities:operations.close.button")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
