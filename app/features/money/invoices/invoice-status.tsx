import { useWords } from "@/app/shell/i18n/use-words";
import type { InvoiceStatus as Name } from "@/worker/modules/money/invoices/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Name, Meaning> = { draft: "idle", to_pay: "flow", sent: "flow", paid: "good", overdue: "soon", cancelled: "ended" };

/** Where an invoice stands; what its client disputes says so. */
export function InvoiceStatus({ status, disputed = false }: { status: Name; disputed?: boolean }) {
  const { t } = useWords("invoices");
  const name = t(`values.status.${status}`);
  return (
    <Status meaning={disputed ? "soon" : meanings[status]}>{disputed ? `${name} · ${t("fields.disputed").toLowerCase()}` : name}</Status>
  );
}
