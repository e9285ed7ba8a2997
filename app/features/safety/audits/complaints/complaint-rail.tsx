import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import type { Complaint } from "@/worker/modules/safety/complaints/shapes";
import { complaintStatus } from "@/worker/modules/safety/complaints/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { nonConformityPath, recallPath } from "../addresses";
import { ComplaintStatusText } from "./complaint-status";

interface ComplaintRailProps {
  complaint: Complaint;
  requestKey: string;
}

const { Form, Field } = formOf(complaints.close);

/** Beside a complaint: how it stands, what may be done now and what it led to. */
export function ComplaintRail({ complaint, requestKey }: ComplaintRailProps) {
  const { t } = useWords("pages/audits");
  const { status, version, severity, nonConformityId, recallId, lotId, answeredOn } = complaint;
  const field = (name: string) => t(`complaints:fields.${name}`);
  const isOpen = complaintStatus.allows(status, "close");
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("complaint.rail")}>
      <div className="text-base">
        <ComplaintStatusText status={status} />
      </div>
      {isOpen && (
        <div className="no-print grid gap-2">
          {!nonConformityId && (
            <Action of={complaints.openIssue} version={version} requestKey={`${requestKey}.issue`} look="btn btn-primary" />
          )}
          {!recallId && lotId && <Action of={complaints.openRecall} version={version} requestKey={`${requestKey}.recall`} />}
          <Disclosure form="close" look="btn btn-plain w-full" summary={t("complaints:operations.close.button")}>
            <Form verb="close" version={version} requestKey={`${requestKey}.close`} className="mt-3 grid gap-3">
              <Field name="answer" rows={4} required />
              <SubmitButton className="btn btn-ink">{t("complaints:operations.close.button")}</SubmitButton>
            </Form>
          </Disclosure>
        </div>
      )}
      <div className="grid gap-1">
        <RailLine label={field("severity")}>{t(`complaints:values.severity.${severity}`)}</RailLine>
        {nonConformityId && (
          <RailLine label={field("nonConformity")}>
            <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
              {complaint.nonConformity}
            </Link>
          </RailLine>
        )}
        {recallId && (
          <RailLine label={field("recall")}>
            <Link className="link-ink code" to={recallPath(recallId)}>
              {complaint.recall}
            </Link>
          </RailLine>
        )}
        {answeredOn && (
          <RailLine label={field("answeredOn")}>
            <DateText value={answeredOn} />
          </RailLine>
        )}
      </div>
    </aside>
  );
}
