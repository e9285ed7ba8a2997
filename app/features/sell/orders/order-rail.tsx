import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Order, orders } from "@/worker/modules/sell/orders/contract";
import type { OrderMove } from "@/worker/modules/sell/orders/status";
import { Actions } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { DateText } from "@/app/ui/date";
import { TraceLink } from "@/app/features/store/traceability/trace-link";
import { RailLine } from "@/app/ui/facts";
import { type Returns, ReturnsToCredit } from "@/app/features/money/invoices/returns-to-credit";
import { OrderInvoicing, type Remaining } from "./order-invoicing";
import { returnPath } from "./base";
import { OrderStatus } from "./order-status";
import { ShareBar } from "./share-bar";
import { Totals } from "./totals";

interface OrderRailProps {
  order: Order;
  /** What came back after it was invoiced. */
  returns: Returns;
  remaining: Remaining | null;
  isShipping: boolean;
  /** What lacks can be seen to: that is the primary button, and the next step waits. */
  isSupplied: boolean;
  requestKey: string;
  today: string;
}

/** The step that takes an order on, from each state: its one primary button. */
const onward = ["resume", "complete", "deliver", "ship", "pack", "prepare", "confirm"] as const satisfies OrderMove[];
/** Steps aside, said quietly. */
const aside = ["hold", "cancel"] as const satisfies OrderMove[];

/** Beside an order: its status and what can be done, its money, how much is delivered and invoiced, its dates. */
export function OrderRail({ order, returns, remaining, isShipping, isSupplied, requestKey, today }: OrderRailProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  const days = { orderedOn: order.orderedOn, dueOn: order.dueOn, validUntil: order.validUntil };
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <OrderStatus status={order.status} isQuote={order.validUntil !== null} late={order.late} />
      </div>
      <Moves order={order} isShipping={isShipping} isSupplied={isSupplied} requestKey={requestKey} />
      <OrderInvoicing order={order} remaining={remaining} requestKey={requestKey} />
      <ReturnsToCredit order={order.id} returns={returns} requestKey={requestKey} />
      <Totals {...order} />
      <div className="grid gap-2">
        <RailLine label={field("deliveredShare")}>
          <ShareBar value={order.deliveredShare} />
        </RailLine>
        <RailLine label={field("arrivedShare")}>
          <ShareBar value={order.arrivedShare} />
        </RailLine>
        <RailLine label={field("invoicedShare")}>
          <ShareBar value={order.invoicedShare} />
        </RailLine>
      </div>
      <div className="grid gap-1">
        {Object.entries(days).map(
          ([name, day]) =>
            day && (
              <RailLine key={name} label={field(name)}>
                <DateText value={day} />
              </RailLine>
            ),
        )}
        {order.clientReference && <RailLine label={field("clientReference")}>{order.clientReference}</RailLine>}
        <RailLine label={field("priceList")}>{t(`core:clientCategories.${order.priceList}`)}</RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={order.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

type MovesProps = Pick<OrderRailProps, "order" | "isShipping" | "isSupplied" | "requestKey">;

function Moves({ order, isShipping, isSupplied, requestKey }: MovesProps) {
  const { t } = useWords("pages/orders");
  const next = onward.find((move) => order.moves.includes(move));
  const record = { of: orders, version: order.version, requestKey };
  // What is invoiced of an order of which nothing has left is a deposit, most often.
  const hasDeposit = order.invoicedShare > 0;
  return (
    <div className="moves no-print">
      {next === "ship" && !isShipping && (
        <span className={isSupplied ? "grid" : "thumb grid"}>
          <Link className={isSupplied ? "btn btn-plain" : "btn btn-primary"} to="?ship=1#form">
            {t("orders:operations.ship.title")}
          </Link>
        </span>
      )}
      {next && next !== "ship" && <Actions {...record} moves={[next]} {...(isSupplied ? { look: "btn btn-plain" } : { next })} />}
      <Actions
        {...record}
        moves={aside.filter((move) => order.moves.includes(move) && !(move === "cancel" && hasDeposit))}
        look="btn btn-quiet"
      />
      {hasDeposit && order.moves.includes("cancel") && <CancelForm order={order} requestKey={requestKey} />}
      {order.moves.includes("end") && <EndForm order={order} requestKey={requestKey} />}
      <a className="btn btn-quiet" href={sheetPath(orders.paper, { id: order.id })}>
        {t(order.status === "draft" ? "print.quote" : "print.order")}
      </a>
      {order.status === "draft" && (
        <Link className="btn btn-quiet" to={`/customer/signature/new?order=${order.id}`}>
          {t("haveSigned")}
        </Link>
      )}
      <ReturnLink deliveries={order.deliveries} />
      {order.deliveredShare > 0 && <TraceLink reference={order.reference} />}
      <Actions {...record} moves={["duplicate"]} look="btn btn-quiet" />
    </div>
  );
}

/** Goods come back: to the delivery they left by, or to the list of them where there are several. */
function ReturnLink({ deliveries: shipments }: Pick<Order, "deliveries">) {
  const { t } = useWords("pages/orders");
  const [only, ...others] = shipments.filter(({ returnable }) => returnable);
  if (!only) return null;
  return (
    <Link className="btn btn-quiet" to={others.length ? "#deliveries" : returnPath(only.id)}>
      {t("deliveries:operations.return.title")}
    </Link>
  );
}

const cancel = formOf(orders.cancel);

/** Cancels an order with a deposit, and says what becomes of what was paid of it. */
function CancelForm({ order, requestKey }: Pick<OrderRailProps, "order" | "requestKey">) {
  const { t } = useWords("pages/orders");
  const title = t("orders:operations.cancel.title");
  return (
    <Disclosure form="cancel" className="grid" look="btn btn-quiet w-full list-none" summary={title}>
      <cancel.Form verb="cancel" version={order.version} className="mt-3 grid gap-3" requestKey={requestKey && `${requestKey}-cancel`}>
        <cancel.Field name="deposit" none={t("invoicing.unpaid")} />
        <SubmitButton>{title}</SubmitButton>
      </cancel.Form>
    </Disclosure>
  );
}

const ending = formOf(orders.end);

/** Ends an order that left in part: what is still to leave is dropped, with a word. */
function EndForm({ order, requestKey }: Pick<OrderRailProps, "order" | "requestKey">) {
  const { t } = useWords("pages/orders");
  const title = t("orders:operations.end.title");
  return (
    <Disclosure form="end" className="grid" look="btn btn-quiet w-full list-none" summary={title}>
      <ending.Form verb="end" version={order.version} className="mt-3 grid gap-3" requestKey={requestKey && `${requestKey}-end`}>
        <p className="muted">{t("orders:operations.end.ask.text")}</p>
        <ending.Field name="reason" />
        <SubmitButton>{title}</SubmitButton>
      </ending.Form>
    </Disclosure>
  );
}
