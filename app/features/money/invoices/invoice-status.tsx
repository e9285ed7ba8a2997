import { useWords } from "@/app/shell/i18n/use-words";
import { invoiceMeanings, type InvoiceStatus as Name, type InvoiceType } from "@/worker/modules/money/invoices/status";
import { Status } from "@/app/ui/status";

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
    <Status meaning={disputed ? "soon" : invoiceMeanings[status]}>
      {disputed ? `${name} · ${t("fields.disputed").toLowerCase()}` : name}
    </Status>
  );
}
