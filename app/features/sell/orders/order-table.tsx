import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { OrderStatus } from "./order-status";
import { ShareBar } from "./share-bar";

type Row = Result<typeof orders.list>["items"][number];

/** Rows of orders. @param ofClient on a client's own page, which needs not name it */
export function OrderTable({ rows, ofClient = false }: { rows: Row[]; ofClient?: boolean }) {
  const { t } = useWords("pages/orders");
  const columns = useColumns().filter(({ key }) => !(ofClient && besides.includes(key)));
  return (
    <Table
      caption={t("title")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort=""
      card={(row) => <OrderCard row={row} ofClient={ofClient} />}
    />
  );
}

/** What a client's own page has no room for, or says already. */
const besides = ["client", "ordered", "invoiced"];
const to = ({ id }: Row) => `${base}/${id}`;

function useColumns(): Column<Row>[] {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  return [
    {
      key: "reference",
      label: field("reference"),
      sort: "createdAt",
      cell: (row) => (
        <Link className="name" to={to(row)}>
          {row.reference}
        </Link>
      ),
    },
    { key: "client", label: field("clientName"), cell: ({ clientName }) => clientName },
    { key: "ordered", label: field("orderedOn"), from: "lg", cell: ({ orderedOn }) => <DateText value={orderedOn} /> },
    { key: "due", label: field("dueOn"), sort: "dueOn", cell: ({ dueOn }) => (dueOn ? <DateText value={dueOn} /> : <None />) },
    { key: "total", label: field("total"), numeric: true, cell: ({ total }) => formatMoney(total, 2) },
    { key: "delivered", label: field("deliveredShare"), numeric: true, from: "lg", cell: (row) => <ShareBar value={row.deliveredShare} /> },
    { key: "invoiced", label: field("invoicedShare"), numeric: true, from: "xl", cell: (row) => <ShareBar value={row.invoicedShare} /> },
    {
      key: "status",
      label: field("status"),
      cell: ({ status, validUntil, late }) => <OrderStatus status={status} isQuote={validUntil !== null} late={late} />,
    },
  ];
}

function OrderCard({ row, ofClient }: { row: Row; ofClient: boolean }) {
  const { t } = useWords("orders");
  return (
    <Link className="card-row" to={to(row)}>
      <span className="card-line font-semibold">
        <span>{ofClient ? row.reference : row.clientName}</span>
        <span className="tnum whitespace-nowrap">{formatMoney(row.total, 2)}</span>
      </span>
      <span className="card-line muted text-sm">
        <span>{ofClient ? "" : row.reference}</span>
        <span>
          {row.dueOn && (
            <>
              {`${t("fields.dueOn")} `}
              <DateText value={row.dueOn} />
            </>
          )}
        </span>
      </span>
      <span className="card-line mt-2 text-sm">
        <OrderStatus status={row.status} isQuote={row.validUntil !== null} late={row.late} />
        {row.deliveredShare > 0 && <ShareBar value={row.deliveredShare} />}
      </span>
    </Link>
  );
}
