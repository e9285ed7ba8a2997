import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedProduction } from "@/worker/modules/make/production/contract";
import { DateText } from "@/app/ui/date";
import { Money, None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { OrderStatus, Pressing } from "./states";

const to = ({ id }: ListedProduction) => `${base}/${id}`;

/** The rows of the list of orders. */
export function OrderTable({ rows }: { rows: ListedProduction[] }) {
  const { t } = useWords("pages/production");
  return (
    <Table
      caption={t("orders.title")}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort="requestedOn"
      card={(order) => <OrderCard order={order} />}
    />
  );
}

function useColumns(): Column<ListedProduction>[] {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  return [
    {
      key: "name",
      label: field("name"),
      cell: (order) => (
        <Link className="name" to={to(order)}>
          {order.name}
        </Link>
      ),
    },
    { key: "reference", label: field("reference"), cell: ({ reference }) => <span className="code">{reference}</span> },
    {
      key: "amount",
      label: field("amount"),
      numeric: true,
      cell: ({ amount, output }) => <Quantity value={output?.amount ?? amount.amount} unit={amount.unit} />,
    },
    { key: "day", label: field("requestedOn"), cell: ({ requestedOn }) => <DateText value={requestedOn} /> },
    { key: "facility", label: field("facility"), from: "lg", cell: ({ facility }) => facility || <None /> },
    { key: "cost", label: field("unitCost"), from: "xl", numeric: true, cell: ({ unitCost }) => <Money value={unitCost} /> },
    {
      key: "lot",
      label: field("lotNumber"),
      from: "xl",
      cell: ({ lotNumber }) => (lotNumber ? <span className="code">{lotNumber}</span> : <None />),
    },
    {
      key: "status",
      label: field("status"),
      cell: ({ status, priority }) => (
        <span className="flex flex-wrap gap-x-3">
          <OrderStatus status={status} />
          {status !== "completed" && <Pressing level={priority} label={t(`production:values.priority.${priority}`)} />}
        </span>
      ),
    },
  ];
}

function OrderCard({ order }: { order: ListedProduction }) {
  const { amount, output } = order;
  return (
    <Link className="card-row" to={to(order)}>
      <span className="card-line font-semibold">
        <span>{order.name}</span>
        <Quantity value={output?.amount ?? amount.amount} unit={amount.unit} />
      </span>
      <span className="card-line muted text-sm">
        <span className="whitespace-nowrap">{order.reference}</span>
        <DateText value={order.requestedOn} />
      </span>
      <span className="card-line mt-2 text-sm">
        <OrderStatus status={order.status} />
        {order.facility && <span className="muted">{order.facility}</span>}
      </span>
    </Link>
  );
}
