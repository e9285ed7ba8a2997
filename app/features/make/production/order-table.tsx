import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedProduction } from "@/worker/modules/make/production/contract";
import { productionStatus } from "@/worker/modules/make/production/status";
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
  const toComplete = (order: ListedProduction) =>
    productionStatus.allows(order.status, "complete")
      ? { label: t("production:operations.complete.title"), to: `${to(order)}/complete`, name: order.name }
      : undefined;
  return (
    <Table
      caption={t("orders.title")}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort="requestedOn"
      swipe={toComplete}
    />
  );
}

function useColumns(): Column<ListedProduction>[] {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  return [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: (order) => (
        <Link className="name" to={to(order)}>
          {order.name}
        </Link>
      ),
    },
    { key: "reference", card: "detail", label: field("reference"), cell: ({ reference }) => <span className="code">{reference}</span> },
    {
      key: "amount",
      card: "figure",
      label: field("amount"),
      numeric: true,
      cell: ({ amount, output }) => <Quantity value={output?.amount ?? amount.amount} unit={amount.unit} />,
    },
    { key: "day", card: "when", label: field("requestedOn"), cell: ({ requestedOn }) => <DateText value={requestedOn} /> },
    { key: "facility", card: "more", label: field("facility"), from: "lg", cell: ({ facility }) => facility || <None /> },
    { key: "cost", label: field("unitCost"), from: "xl", numeric: true, cell: ({ unitCost }) => <Money value={unitCost} /> },
    {
      key: "lot",
      label: field("lotNumber"),
      from: "xl",
      cell: ({ lotNumber }) => (lotNumber ? <span className="code">{lotNumber}</span> : <None />),
    },
    {
      key: "status",
      card: "status",
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
