import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { Order, orders } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { LineTable } from "@/app/ui/line-table";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { Rate } from "@/app/ui/rate";
import { base } from "./base";
import { InStock } from "./in-stock";

/** What lies there of what a line is short of, by the line's identifier. */
export type Free = Record<string, Line["short"]>;

interface OrderLinesProps {
  order: Order;
  free: Free;
  /** What there would be for a draft, line by line. */
  stock: Result<typeof orders.preview>["lines"] | null;
}
type Line = Order["lines"][number];

/** What is ordered, what it costs, and where each line stands: promised lots, what is short, what has left. */
export function OrderLines({ order, free, stock }: OrderLinesProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  return (
    <LineTable
      title={t("parts.lines")}
      rows={order.lines.map((line, place) => ({ line, stock: stock?.[place] }))}
      rowKey={({ line }) => line.id}
      columns={[
        {
          label: field("item"),
          cell: ({ line, stock: lineStock }) => (
            <>
              <Link className="name" to={`/customer/products/${line.itemId}`}>
                {line.description || line.name}
              </Link>
              <Standing
                line={line}
                free={free[line.id]}
                takers={order.shortages.filter(({ lineId, taken }) => lineId === line.id && taken)}
              >
                {lineStock && <InStock {...lineStock} />}
              </Standing>
            </>
          ),
        },
        {
          label: field("amount"),
          numeric: true,
          cell: ({ line: { amount } }) => <Quantity value={amount.amount} unit={amount.unit} />,
        },
        { label: field("price"), numeric: true, from: "sm", cell: ({ line }) => <Money value={line.price} /> },
        {
          label: field("discount"),
          numeric: true,
          from: "lg",
          cell: ({ line: { discount } }) => (discount ? <Rate value={discount} /> : ""),
        },
        { label: field("subtotal"), numeric: true, cell: ({ line }) => formatMoney(line.total, 2) },
      ]}
    />
  );
}

interface StandingProps {
  line: Line;
  free?: Line["short"];
  takers: Order["shortages"];
  children: ReactNode;
}

/** Where a line stands; a draft says what there would be. */
function Standing({ line, free, takers, children }: StandingProps) {
  const { t } = useWords("pages/orders");
  const there = { amount: free?.amount ?? 0, unit: line.short.unit };
  const rest = { ...line, free: there, short: { ...line.short, amount: line.short.amount - there.amount } };
  const measure = (name: "shipped" | "returned" | "free" | "short", className: string) =>
    rest[name].amount > 0 && (
      <span className={className}>
        {`${t(`orders:fields.${name}`)} `}
        <Quantity value={rest[name].amount} unit={rest[name].unit} />
      </span>
    );
  return (
    <span className="mt-1 flex flex-wrap gap-x-3 text-sm font-normal">
      {children}
      {measure("free", "st-good font-semibold")}
      {measure("short", "st-soon font-semibold")}
      {line.held.map(({ lotId, number, amount, reason }) => (
        <span key={lotId} className="st-soon">
          <Quantity value={amount.amount} unit={amount.unit} />
          {` ${t("heldIn")} `}
          <Link className="link-ink" to={`/customer/inventory/lots/${lotId}`}>
            {number}
          </Link>
          {reason && ` · ${reason}`}
        </span>
      ))}
      {line.draftRecipeId && (
        <span className="st-soon">
          {`${t("draftRecipe")} `}
          <Link className="link-ink" to={`/customer/recipes/${line.draftRecipeId}`}>
            {t("activateRecipe")}
          </Link>
        </span>
      )}
      {takers.map(({ takenBy, takenFor, taken }) => (
        <span key={takenBy} className="muted">
          {`${t("orders:fields.takenBy")} `}
          <Link className="link-ink" to={takenBy.startsWith("OF-") ? `/customer/production/${takenBy}` : `${base}/${takenBy}`}>
            {takenBy}
          </Link>
          {` · ${takenFor} · `}
          {taken && <Quantity value={taken.amount} unit={taken.unit} />}
        </span>
      ))}
      {measure("shipped", "muted")}
      {measure("returned", "st-soon")}
      {line.lots.map(({ lotId, locationId, number, dlc, ddm, amount }) => (
        <span key={`${lotId} ${locationId}`} className="muted">
          <span className="code">{number}</span>
          {" · "}
          <Quantity value={amount.amount} unit={amount.unit} />
          {(dlc ?? ddm) && (
            <>
              {` · ${t(dlc ? "orders:fields.dlc" : "orders:fields.ddm")} `}
              <DateText value={dlc ?? ddm ?? ""} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
