import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";

type Needs = Result<typeof orders.components>;
type Row = Needs["items"][number];

/** What orders that wait need in all: the products themselves, then what the making of those missing would take. */
export function ComponentsView({ needs }: { needs: Needs }) {
  const { t } = useWords("pages/orders");
  const columns = useColumns();
  if (!needs.items.length) return <EmptyState drawing="parcel" title={t("components.none")} text={t("components.noneText")} />;
  const parts = [true, false].map((ordered) => ({ ordered, rows: needs.items.filter((row) => row.ordered === ordered) }));
  return (
    <>
      {parts.map(({ ordered, rows }) => {
        const title = t(ordered ? "components.ordered" : "components.made");
        return (
          rows.length > 0 && (
            <section key={title} className="mt-6">
              <h2 className="mb-1 text-lg">{title}</h2>
              <p className="muted mb-3 text-sm">{t(ordered ? "components.orderedText" : "components.madeText")}</p>
              <Table caption={title} columns={columns} rows={rows} rowKey={({ itemId }) => itemId} defaultSort="" />
            </section>
          )
        );
      })}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  return [
    {
      key: "name",
      card: "title",
      label: field("item"),
      cell: (row) => (
        <Link className="name" to={`/customer/products/${row.itemId}`}>
          {row.name}
        </Link>
      ),
    },
    { key: "sku", label: field("sku"), from: "lg", cell: ({ sku }) => <span className="code">{sku}</span> },
    {
      key: "needed",
      card: "figure",
      label: field("needed"),
      numeric: true,
      cell: ({ needed }) => <Quantity value={needed.amount} unit={needed.unit} />,
    },
    {
      key: "inStock",
      card: "detail",
      named: true,
      label: field("inStock"),
      numeric: true,
      cell: ({ inStock }) => <Quantity value={inStock.amount} unit={inStock.unit} />,
    },
    { key: "missing", card: "when", named: true, label: field("missing"), numeric: true, cell: (row) => <Missing row={row} /> },
  ];
}

function Missing({ row: { missing } }: { row: Row }) {
  if (missing.amount === 0) return <None />;
  return (
    <span className="st-soon font-semibold">
      <Quantity value={missing.amount} unit={missing.unit} />
    </span>
  );
}
