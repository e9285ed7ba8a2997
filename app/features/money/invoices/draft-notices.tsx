import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { Action } from "@/app/ui/actions";

interface DraftNoticesProps {
  notices: Result<typeof invoices.check>["notices"];
  invoice: Invoice;
  requestKey: string;
}

/** What of a draft is worth a look before it is sent, with what mends it. */
export function DraftNotices({ notices, invoice, requestKey }: DraftNoticesProps) {
  const { t } = useWords("pages/invoices");
  if (!notices.length) return null;
  return (
    <section className="summary no-print mb-6 grid gap-3" aria-label={t("invoices:fields.notices")}>
      {notices.map((notice) => (
        <div key={notice} className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>
            <strong className="font-semibold">{t(`invoices:values.notices.${notice}`)}</strong> {t(`notice.${notice}`)}
          </p>
          {notice === "vat_of_buyer" && (
            <Action of={invoices.followVat} version={invoice.version} requestKey={requestKey} look="btn btn-ink" />
          )}
        </div>
      ))}
    </section>
  );
}
