import { Link } from "@/app/ui/link";
import { Check, Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { formatMoney } from "@/worker/core/figures/money";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { type Sale, sales } from "@/worker/modules/sell/sales/contract";
import { base } from "./base";
import { Change } from "./change";

/** What was just sold, with its paper: the stall beneath is ready for the next buyer. */
export function JustSold({ sale }: { sale: Sale }) {
  const { t } = useWords("pages/sales");
  const paper = sale.paper === "invoice" ? sheetPath(invoices.paper, { id: sale.invoiceId }) : sheetPath(sales.ticket, { id: sale.id });
  return (
    <section
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-box border border-rule bg-base-200 p-4"
      aria-label={t("sold.title")}
    >
      <p className="st-good flex items-center gap-2 text-lg font-semibold">
        <Check aria-hidden="true" />
        {t("sold.sentence", { total: formatMoney(sale.total, 2), method: t(`sales:values.method.${sale.method}`) })}
      </p>
      {sale.method === "cash" && <Change total={sale.total} />}
      <p className="muted text-sm">{sale.lines.map(({ name }) => name).join(", ")}</p>
      <span className="flex flex-wrap gap-2">
        <a className="btn btn-plain" href={paper}>
          <Printer aria-hidden="true" />
          {sale.number}
        </a>
        <Link className="btn btn-quiet" to={`${base}/${sale.id}`}>
          {t("sold.see")}
        </Link>
      </span>
    </section>
  );
}
