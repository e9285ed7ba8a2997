import { Form } from "@remix-run/react";
import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import { AskFirst } from "@/app/ui/ask-first";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { RequestKey } from "@/app/ui/form";
import { Money, None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";

/** Beside a supplier: its terms, and what can be done with it. */
export function SupplierRail({ supplier, requestKey, today }: { supplier: Supplier; requestKey: string; today: string }) {
  const { t } = useWords("pages/suppliers");
  const field = (name: string) => t(`suppliers:fields.${name}`);
  const { archived, leadTimeDays, paymentTerms } = supplier;
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      {archived && (
        <div className="text-base">
          <Status meaning="ended">{field("archived")}</Status>
        </div>
      )}
      <div className="grid gap-2">
        <RailLine label={field("paymentTerms")}>{paymentTerms ? t(`suppliers:values.paymentTerms.${paymentTerms}`) : <None />}</RailLine>
        <RailLine label={field("leadTimeDays")}>{leadTimeDays === null ? <None /> : t("days", { count: leadTimeDays })}</RailLine>
        <RailLine label={field("minimumOrder")}>
          <Money value={supplier.minimumOrder} />
        </RailLine>
      </div>
      <div className="no-print grid gap-2">
        <Form method="post" className="grid">
          <RequestKey value={requestKey} />
          <button type="submit" name="_verb" value={archived ? "restore" : "archive"} className="btn btn-plain">
            {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            {t(archived ? "restore" : "archive")}
          </button>
        </Form>
        <Remove supplier={supplier} requestKey={requestKey} />
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={supplier.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={supplier.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

function Remove({ supplier, requestKey }: { supplier: Supplier; requestKey: string }) {
  const { t } = useWords("pages/suppliers");
  return (
    <AskFirst
      label={
        <>
          <Trash2 aria-hidden="true" />
          {t("remove")}
        </>
      }
      title={t("confirm.title")}
      text={t("confirm.text", { name: supplier.name })}
      action={t("remove")}
    >
      <RequestKey value={requestKey && `${requestKey}-remove`} />
      <input type="hidden" name="_verb" value="remove" />
      <input type="hidden" name="version" value={supplier.version} />
    </AskFirst>
  );
}
