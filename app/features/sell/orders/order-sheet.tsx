import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { Order, orders } from "@/worker/modules/sell/orders/contract";
import { Refusal } from "@/app/ui/form";
import { AddressText } from "@/app/ui/address-fields";
import { PageHead } from "@/app/ui/page-head";
import type { Returns } from "@/app/features/money/invoices/returns-to-credit";
import type { Launched } from "@/app/features/make/production/under-way";
import { DocumentsPart, type DocumentsOfRecord } from "@/app/features/papers/documents/record-documents";
import { RecordSignatures } from "@/app/features/papers/signatures/record-signatures";
import type { ListedSignature } from "@/worker/modules/papers/signatures/contract";
import { base } from "./base";
import { OrderDeliveries } from "./deliveries/order-deliveries";
import { OrderForm } from "./order-form";
import { type Free, OrderLines } from "./order-lines";
import type { Remaining } from "./order-invoicing";
import { OrderRail } from "./order-rail";
import { ShipForm } from "./deliveries/ship-form";
import { isSupplied, Supplying } from "./supplying";

interface OrderSheetProps {
  order: Order;
  /** What to take from where, while one ships. */
  picking: Result<typeof orders.pickList> | null;
  /** What lies there of what is short, by line. */
  free: Free;
  /** What there would be for a draft, line by line. */
  stock: Result<typeof orders.preview>["lines"] | null;
  /** What came back after it was invoiced. */
  returns: Returns;
  papers: DocumentsOfRecord;
  /** What people were asked to sign of it. */
  signed: ListedSignature[];
  /** What was launched for it. */
  launched: Launched | null;
  remaining: Remaining | null;
  isEditing: boolean;
  requestKey: string;
  today: string;
}

/** An order as a document, its status, money and dates on a rail beside it; or its form. */
export function OrderSheet({
  order,
  picking,
  free,
  stock,
  returns,
  papers,
  signed,
  launched,
  remaining,
  isEditing,
  requestKey,
  today,
}: OrderSheetProps) {
  const { t } = useWords("pages/orders");
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={base}>
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing && order.moves.includes("update")) {
    return (
      <>
        {crumb}
        <PageHead title={order.reference} sentence={order.clientName} />
        <OrderForm order={order} requestKey={requestKey} back={`${base}/${order.id}`} />
      </>
    );
  }
  const isQuote = order.status === "draft" && order.validUntil !== null;
  return (
    <>
      {crumb}
      <PageHead
        title={isQuote ? t("quoteOf", { reference: order.reference }) : order.reference}
        sentence={
          <Link className="link-ink" to={`/customer/clients/${order.clientId}`}>
            {order.clientName}
          </Link>
        }
      >
        {order.moves.includes("update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          {picking && <ShipForm order={order} picking={picking} requestKey={requestKey} today={today} />}
          <OrderLines order={order} free={free} stock={stock} />
          <Supplying order={order} free={free} launched={launched} requestKey={requestKey} />
          {order.deliveries.length > 0 && <OrderDeliveries deliveries={order.deliveries} />}
          <Where order={order} />
          <RecordSignatures requests={signed} />
          <DocumentsPart {...papers} today={today} />
          {order.notes && (
            <section>
              <h2 className="mb-2 text-lg">{t("orders:fields.notes")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{order.notes}</p>
            </section>
          )}
        </div>
        <OrderRail
          order={order}
          returns={returns}
          remaining={remaining}
          isShipping={picking !== null}
          isSupplied={isSupplied({ order, free, launched })}
          requestKey={requestKey}
          today={today}
        />
      </div>
    </>
  );
}

function Where({ order }: { order: Order }) {
  const { t } = useWords("pages/orders");
  return (
    <section className="text-sm">
      <h2 className="mb-2 text-lg">{t("orders:fields.deliveryAddress")}</h2>
      {order.deliveryAddress ? (
        <address className="not-italic">
          <AddressText address={order.deliveryAddress} />
        </address>
      ) : (
        <p className="muted">{t("noAddress")}</p>
      )}
    </section>
  );
}
