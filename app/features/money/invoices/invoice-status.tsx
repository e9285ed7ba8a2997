import { useWords } from "@/app/shell/i18n/use-words";
import type { InvoiceStatus as Name, InvoiceType } from "@/worker/modules/money/invoices/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Name, Meaning> = { draft: "idle", to_pay: "flow", sent: "flow", paid: "good", overdue: "soon", cancelled: "ended" };

interface InvoiceStatusProps {
  status: Name;
  type?: InvoiceType;
  disputed?: boolean;
}

/** Where an invoice stands; what its client disputes says so. */
export function InvoiceStatus({ status, type = "client", disputed = false }: InvoiceStatusProps) {
  const { t } = useWords("invoices");
  const name = t(type === "credit" && status === "sent" ? "issued" : `values.status.${status}`);
  return (
    <Status meaning={disputed ? "soon" : meanings[status]}>{disputed ? `${name} · ${t("fields.disputed").toLowerCase()}` : name}</Status>
  );
}
