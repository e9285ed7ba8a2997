import { Link } from "@/app/ui/link";
import { PenLine, Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { SignatureStatusText } from "@/app/features/papers/signatures/signature-status";
import type { ListedSignature } from "@/worker/modules/papers/signatures/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import type { Audit } from "@/worker/modules/safety/audits/shapes";
import { auditStatus } from "@/worker/modules/safety/audits/status";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Rate } from "@/app/ui/rate";
import { nonConformityPath } from "../addresses";
import { AuditStatus } from "./audit-status";

/** Beside an audit: its score, who led it, what it led to, who signs its report, and the way out of one that will not be completed. */
export function AuditRail({ audit, requests, requestKey }: { audit: Audit; requests: ListedSignature[]; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { id, status, score, passMark, answered, size, minor, major, heldOn, auditor, completedAt, by, supplierId } = audit;
  const field = (name: string) => t(`audits:fields.${name}`);
  const isOpen = auditStatus.allows(status, "answer");
  return (
    // On a phone, what is to be answered comes first.
    <aside className={`rail text-sm ${isOpen ? "order-last" : "order-first lg:order-last"}`} aria-label={t("audit.rail")}>
      <div className="text-base">
        <AuditStatus {...audit} />
        {score !== null && (
          <p className="mt-1 text-2xl">
            <Rate value={score} />
          </p>
        )}
      </div>
      <div className="no-print grid gap-2">
        <a className="btn btn-plain" href={sheetPath(audits.paper, { id })}>
          <Printer aria-hidden="true" />
          {t("print")}
        </a>
        {status === "completed" && (
          <Link className="btn btn-plain" to={`/customer/signature/new?audit=${id}`}>
            <PenLine aria-hidden="true" />
            {t("audit.haveSigned")}
          </Link>
        )}
      </div>
      <div className="grid gap-1">
        <RailLine label={field("kind")}>{t(`audits:values.kind.${audit.kind}`)}</RailLine>
        {supplierId && (
          <RailLine label={field("supplierName")}>
            <Link className="link-ink" to={`/customer/suppliers/${supplierId}`}>
              {audit.supplierName}
            </Link>
          </RailLine>
        )}
        <RailLine label={field("heldOn")}>
          <DateText value={heldOn} />
        </RailLine>
        {auditor && <RailLine label={field("auditor")}>{auditor}</RailLine>}
        <RailLine label={field("passMark")}>
          <Rate value={passMark} />
        </RailLine>
        {isOpen && <RailLine label={field("answered")}>{t("of", { part: answered, whole: size })}</RailLine>}
        <RailLine label={field("major")}>{major}</RailLine>
        <RailLine label={field("minor")}>{minor}</RailLine>
        {completedAt !== null && (
          <RailLine label={field("completedAt")}>
            <DateText value={completedAt} />
          </RailLine>
        )}
        {by && <RailLine label={field("by")}>{by}</RailLine>}
      </div>
      <Issues audit={audit} />
      <Signed requests={requests} />
      {isOpen && <CancelForm audit={audit} requestKey={requestKey} />}
    </aside>
  );
}

/** What the audit found, each with how far it has come. */
function Issues({ audit: { nonConformities } }: { audit: Audit }) {
  const { t } = useWords("pages/audits");
  if (!nonConformities.length) return null;
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t("sections.non-conformities")}</h2>
      <ul className="grid gap-1">
        {nonConformities.map(({ id, reference, title, status }) => (
          <li key={id}>
            <Link className="link-ink code" to={nonConformityPath(id)}>
              {reference}
            </Link>{" "}
            <span className="muted">{t(`nonConformities:values.status.${status}`)}</span>
            <span className="block">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far those are who were asked to sign the report. */
function Signed({ requests }: { requests: ListedSignature[] }) {
  const { t } = useWords("pages/audits");
  if (!requests.length) return null;
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t("signatures:title")}</h2>
      <ul className="grid gap-1">
        {requests.map(({ id, status, signed, people }) => (
          <li key={id} className="flex flex-wrap justify-between gap-2">
            <Link className="link-ink" to={`/customer/signature/${id}`}>
              <SignatureStatusText status={status} />
            </Link>
            <span className="muted">{t("of", { part: signed, whole: people })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { Form, Field } = formOf(audits.cancel);

function CancelForm({ audit, requestKey }: { audit: Audit; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const button = t("audits:operations.cancel.button");
  return (
    <Disclosure form="cancel" look="btn btn-quiet w-full" summary={button} className="no-print">
      <Form verb="cancel" version={audit.version} requestKey={`${requestKey}.cancel`} className="mt-2 grid gap-2">
        <Field name="reason" />
        <SubmitButton className="btn btn-ink">{button}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
