import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import type { LotCheck } from "@/worker/modules/safety/lot-checks/shapes";
import { lotCheckStatus } from "@/worker/modules/safety/lot-checks/status";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { nonConformityPath } from "../addresses";
import { CheckStatus } from "./check-status";

const { Form, Field } = formOf(lotChecks.waive);

/** Beside a check: how it stands, who signed it and when, what it led to, and the way around it, with a reason. */
export function LotCheckRail({ check, requestKey }: { check: LotCheck; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { status, version, lotId, lot, supplierName, moment, answeredAt, by, reason, nonConformityId, holds } = check;
  const field = (name: string) => t(`lotChecks:fields.${name}`);
  const isOpen = lotCheckStatus.allows(status, "waive");
  return (
    // On a phone, what is to be answered comes first.
    <aside className={`rail text-sm ${isOpen ? "order-last" : "order-first lg:order-last"}`} aria-label={t("lotCheck.rail")}>
      <div className="text-base">
        <CheckStatus status={status} />
        {reason && <p className="muted mt-1 text-sm">{reason}</p>}
      </div>
      {isOpen && holds && <p>{t("lotCheck.waits")}</p>}
      <div className="grid gap-1">
        <RailLine label={field("lot")}>
          <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
            {lot}
          </Link>
        </RailLine>
        {supplierName && <RailLine label={field("supplierName")}>{supplierName}</RailLine>}
        <RailLine label={field("moment")}>{t(`lotChecks:values.moment.${moment}`)}</RailLine>
        {answeredAt !== null && (
          <RailLine label={field("answeredAt")}>
            <DateText value={answeredAt} />
          </RailLine>
        )}
        {by && <RailLine label={field("by")}>{by}</RailLine>}
        {nonConformityId && (
          <RailLine label={field("nonConformity")}>
            <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
              {check.nonConformity}
            </Link>
          </RailLine>
        )}
      </div>
      {isOpen && (
        <div className="no-print">
          <Disclosure form="waive" look="btn btn-quiet w-full" summary={t("lotChecks:operations.waive.button")}>
            <Form verb="waive" version={version} requestKey={`${requestKey}.waive`} className="mt-2 grid gap-2">
              <p className="muted">{t("lotCheck.waiveText")}</p>
              <Field name="reason" label={t("lotCheck.why")} />
              <SubmitButton className="btn btn-ink">{t("lotChecks:operations.waive.button")}</SubmitButton>
            </Form>
          </Disclosure>
        </div>
      )}
    </aside>
  );
}
