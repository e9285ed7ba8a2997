import { Link } from "@/app/ui/link";
import { Pencil, Undo2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Delivery, deliveries } from "@/worker/modules/sell/deliveries/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Quantity } from "@/app/ui/quantity";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { type Returns, ReturnsToCredit } from "@/app/features/money/invoices/returns-to-credit";
import { lotPath } from "@/app/features/store/inventory/addresses";
import { TraceLink } from "@/app/features/store/traceability/trace-link";
import { base } from "../base";
import { DeliveryStatus } from "../order-status";

interface DeliveryRailProps {
  delivery: Delivery;
  /** What came back of its order after it was invoiced. */
  returns: Returns;
  /** A form is open beside it. */
  isBusy: boolean;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(deliveries.deliver);

/** Beside a delivery: where it is, what can be done, its order and its days. */
export function DeliveryRail({ delivery, returns, isBusy, requestKey, today }: DeliveryRailProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`deliveries:fields.${name}`);
  const hasReturns = delivery.lines.some(({ returned }) => returned.amount > 0);
  const record = { version: delivery.version, requestKey };
  const canReturn = delivery.lines.some(({ lotId, amount, returned }) => lotId && amount.amount > returned.amount);
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <DeliveryStatus status={delivery.status} />
      </div>
      <div className="no-print grid gap-2">
        {delivery.moves.includes("deliver") && !isBusy && (
          <Form verb="deliver" version={delivery.version} requestKey={requestKey} className="grid gap-2">
            <Field name="deliveredOn" value={today} />
            <span className="thumb grid">
              <SubmitButton>{t("deliveries:operations.deliver.title")}</SubmitButton>
            </span>
          </Form>
        )}
        <a className="btn btn-plain" href={sheetPath(deliveries.note, { id: delivery.id })}>
          {t("print.note")}
        </a>
        <TraceLink reference={delivery.reference} />
        {canReturn && !isBusy && (
          <Link className="btn btn-quiet" to="?return=1#form">
            {t("deliveries:operations.return.title")}
          </Link>
        )}
        {hasReturns && delivery.returns.length === 0 && !isBusy && (
          <Action of={deliveries.takeBackReturn} {...record} look="btn btn-quiet" icon={<Undo2 aria-hidden="true" />} />
        )}
        {delivery.moves.includes("correct") && !isBusy && (
          <Link className="btn btn-quiet" to="?correct=1#form">
            <Pencil aria-hidden="true" />
            {t("deliveries:operations.correct.title")}
          </Link>
        )}
        {delivery.moves.includes("takeBack") && !isBusy && (
          <Action of={deliveries.takeBack} {...record} look="btn btn-quiet" icon={<Undo2 aria-hidden="true" />} />
        )}
      </div>
      {delivery.returns.length > 0 && <ReturnList delivery={delivery} isBusy={isBusy} requestKey={requestKey} />}
      <ReturnsToCredit order={delivery.orderId} returns={returns} requestKey={requestKey} />
      <div className="grid gap-1">
        <RailLine label={field("order")}>
          <Link className="link-ink" to={`${base}/${delivery.orderId}`}>
            {delivery.orderReference}
          </Link>
        </RailLine>
        <RailLine label={field("shippedOn")}>
          <DateText value={delivery.shippedOn} />
        </RailLine>
        {delivery.deliveredOn && (
          <RailLine label={field("deliveredOn")}>
            <DateText value={delivery.deliveredOn} />
          </RailLine>
        )}
        {delivery.carrier && <RailLine label={field("carrier")}>{delivery.carrier}</RailLine>}
      </div>
    </aside>
  );
}

/** What came back, each time apart: a return that was entered wrongly is taken back by itself. */
function ReturnList({ delivery, isBusy, requestKey }: Pick<DeliveryRailProps, "delivery" | "isBusy" | "requestKey">) {
  const { t } = useWords("pages/orders");
  return (
    <section className="grid gap-2">
      <h2 className="text-base">{t("deliveries:fields.returns")}</h2>
      {delivery.returns.map(({ id, returnedOn, reason, lines }) => (
        <div key={id} className="grid gap-1 border-rule border-b pb-2 last:border-b-0 last:pb-0">
          <RailLine label={reason}>
            <DateText value={returnedOn} />
          </RailLine>
          {lines.map(({ lotId, lot, name, amount, apartId }) => (
            <span key={lotId} className="muted">
              <Quantity value={amount.amount} unit={amount.unit} /> {name} · {lot}
              {apartId && (
                <Link className="link-ink ml-2" to={lotPath(apartId)}>
                  {t("deliveries:fields.apartId")}
                </Link>
              )}
            </span>
          ))}
          {!isBusy && (
            <span className="no-print grid">
              <Action
                of={deliveries.takeBackReturn}
                version={delivery.version}
                requestKey={requestKey && `${requestKey}-${id}`}
                look="btn btn-quiet"
                icon={<Undo2 aria-hidden="true" />}
                values={{ return: id }}
              />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
