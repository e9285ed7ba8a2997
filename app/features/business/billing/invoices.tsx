import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { formatMoney } from "@/worker/core/figures/money";
import { billing } from "@/worker/modules/business/billing/contract";
import { DateText } from "@/app/ui/date";
import { useSearchParams } from "@remix-run/react";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { useLineText } from "./line-text";

type Payment = Result<typeof billing.invoices>["items"][number];

/** What was paid: each payment has its invoice. */
export function Invoices({ page: { items, nextCursor } }: { page: Result<typeof billing.invoices> }) {
  const { t } = useWords("pages/billing");
  const [params] = useSearchParams();
  const textOf = useLineText();
  const link = ({ id, number }: Payment) => (
    <a
      className="link-ink inline-flex items-center gap-1"
      href={sheetPath(billing.invoice, { id })}
      aria-label={t("invoices.pdf", { number })}
    >
      {number}
      <Download size={14} aria-hidden="true" />
    </a>
  );
  const what = ({ lines, refunds }: Payment) => (
    <>
      {lines[0] && textOf(lines[0])}
      {refunds.map(({ id, number, total }) => (
        <a key={id} className="link-ink block text-sm" href={sheetPath(billing.creditNote, { id })}>
          {t("invoices.creditNote", { number, total: formatMoney(total, 2) })}
        </a>
      ))}
    </>
  );
  const paidOn = (payment: Payment) => payment.paidOn && <DateText value={payment.paidOn} />;
  const columns: Column<Payment>[] = [
    { key: "number", card: "title", label: t("billing:fields.number"), cell: link },
    { key: "paidOn", card: "when", label: t("billing:fields.paidOn"), cell: paidOn },
    { key: "what", card: "detail", label: t("invoices.what"), cell: what },
    { key: "total", card: "figure", label: t("billing:fields.total"), numeric: true, cell: ({ total }) => formatMoney(total, 2) },
  ];
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("invoices.title")}</h2>
      {items.length === 0 ? (
        <p className="muted text-sm">{t("invoices.none")}</p>
      ) : (
        <Table caption={t("invoices.title")} columns={columns} rows={items} rowKey={({ id }) => id} defaultSort="" />
      )}
      {(nextCursor || params.get("cursor")) && <Pager shown={items.length} nextCursor={nextCursor} />}
    </section>
  );
}
