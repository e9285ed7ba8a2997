import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { Rate } from "@/app/ui/rate";
import { type Columns, Table } from "@/app/ui/table";

type Line = Omit<Invoice["lines"][number], "orderId" | "container" | "nature">;

/** What is billed, line by line: ours or a supplier's. */
export function DocumentLines({ lines }: { lines: Line[] }) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`invoices:fields.${name}`);
  const amount = ({ amount: { amount: value, unit } }: Line) => <Quantity value={value} unit={unit} />;
  const isDiscounted = lines.some(({ discount }) => discount > 0);
  const columns: Columns<Line> = [
    { key: "what", card: "title", label: t("description"), cell: ({ description }) => description },
    { key: "amount", card: "detail", label: field("amount"), numeric: true, cell: amount },
    { key: "price", card: "detail", named: true, label: field("price"), numeric: true, cell: ({ price }) => <Money value={price} /> },
    isDiscounted && {
      key: "discount",
      card: "detail",
      named: true,
      label: field("discount"),
      numeric: true,
      cell: ({ discount }: Line) => (discount ? <Rate value={discount} /> : ""),
    },
    { key: "vat", card: "when", named: true, label: field("vatRate"), numeric: true, cell: ({ vatRate }) => <Rate value={vatRate} /> },
    {
      key: "total",
      card: "figure",
      label: field("subtotal"),
      numeric: true,
      cell: ({ total }) => <span className="tnum">{formatMoney(total, 2)}</span>,
    },
  ];
  return <Table caption={field("lines")} columns={columns} rows={lines} rowKey={({ id }) => id} defaultSort="" />;
}

interface DocumentTotalsProps {
  totals: Pick<Invoice, "subtotal" | "vat" | "total"> &
    Partial<Pick<Invoice, "rebates" | "discount">> & { lines?: { description: string; container?: string | null }[] };
}

/** What is taken off the whole, base and tax of each rate, then what it comes to. */
export function DocumentTotals({ totals: { subtotal, vat, total, rebates = [], discount = 0, lines = [] } }: DocumentTotalsProps) {
  const { t } = useWords("pages/invoices");
  const rebate = rebates.reduce((sum, { amount }) => sum + amount, 0);
  // Where no VAT is charged, nothing is said of it (CGI, art. 293 E).
  const hasContainers = lines.some(({ container }) => container);
  const bearsVat = vat.some(({ tax }) => tax !== 0);
  return (
    <div className="mt-4 grid gap-1 sm:ml-auto sm:max-w-sm">
      {rebate !== 0 && (
        <>
          <RailLine label={t("gross")}>
            <span className="tnum">{formatMoney(subtotal + rebate, 2)}</span>
          </RailLine>
          <RailLine label={t("wholeDiscount")}>
            {discount > 0 && (
              <span className="muted mr-3">
                <Rate value={discount} />
              </span>
            )}
            <span className="tnum">{formatMoney(-rebate, 2)}</span>
          </RailLine>
        </>
      )}
      {bearsVat && (
        <RailLine label={t("invoices:fields.subtotal")}>
          <span className="tnum">{formatMoney(subtotal, 2)}</span>
        </RailLine>
      )}
      {(bearsVat ? vat : []).map(({ rate, base: taxed, tax }) =>
        rate === 0 && hasContainers ? (
          <RailLine key={rate} label={t("containersWithin")}>
            <span className="tnum">{formatMoney(taxed, 2)}</span>
          </RailLine>
        ) : (
          <RailLine key={rate} label={t("invoices:fields.vatRate")}>
            <span className="muted mr-3">
              <Rate value={rate} />
              {` × ${formatMoney(taxed, 2)}`}
            </span>
            <span className="tnum">{formatMoney(tax, 2)}</span>
          </RailLine>
        ),
      )}
      <div className="border-t border-ink pt-1 text-lg">
        <RailLine label={t(bearsVat ? "invoices:fields.total" : "net")}>
          <strong className="tnum font-semibold">{formatMoney(total, 2)}</strong>
        </RailLine>
      </div>
    </div>
  );
}
