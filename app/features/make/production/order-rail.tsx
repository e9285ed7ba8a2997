import { Link } from "@/app/ui/link";
import { Check, PackagePlus, Pencil, Play, Printer, TriangleAlert, Undo2, X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { recordPath } from "@/app/shell/record-path";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Production, production } from "@/worker/modules/make/production/contract";
import { minutesText } from "@/worker/modules/make/production/rules";
import { productionStatus } from "@/worker/modules/make/production/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { lotPath } from "@/app/features/store/inventory/addresses";
import { base } from "./base";
import { LotDate } from "./order-lines";
import { OrderStatus } from "./states";

/** Beside an order: its state and what can be done, what came out, its days. */
export function OrderRail({ order, requestKey, today }: { order: Production; requestKey: string; today: string }) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("parts.rail")}>
      <div className="card-line text-base">
        <OrderStatus status={order.status} />
        <span className="muted text-sm">{t(`production:values.priority.${order.priority}`)}</span>
      </div>
      <Moves order={order} requestKey={requestKey} />
      <div className="no-print grid">
        <a className="btn btn-plain" href={sheetPath(production.sheet, { id: order.id })}>
          <Printer aria-hidden="true" />
          {t("sheet")}
        </a>
      </div>
      <div className="grid gap-2">
        <RailLine label={t("planned")}>
          <span className="text-xl">
            <Quantity value={order.amount.amount} unit={order.amount.unit} />
          </span>
        </RailLine>
        {order.output && (
          <RailLine label={field("output")}>
            <span className="text-xl">
              <Quantity value={order.output.amount} unit={order.output.unit} />
            </span>
          </RailLine>
        )}
        {order.lotNumber && (
          <RailLine label={field("lotNumber")}>
            <Link className="link-ink code" to={lotPath(encodeURIComponent(order.lotNumber))}>
              {order.lotNumber}
            </Link>
          </RailLine>
        )}
        {order.lotNumber && (
          <RailLine label={t("date")}>
            <LotDate lot={order} />
          </RailLine>
        )}
        {order.cost && (
          <RailLine label={t("cost.realPer", { unit: t(`core:units.${order.unit}`) })}>
            <Money value={order.cost.unitCost} />
          </RailLine>
        )}
        <RailLine label={t("work")}>{minutesText(order.labourMinutes)}</RailLine>
      </div>
      <div className="grid gap-1">
        <RailLine label={field("requestedOn")}>
          <DateText value={order.requestedOn} today={order.status === "completed" ? undefined : today} />
        </RailLine>
        {order.startedAt && (
          <RailLine label={field("startedAt")}>
            <DateText value={order.startedAt} />
          </RailLine>
        )}
        {order.completedOn && (
          <RailLine label={field("completedOn")}>
            <DateText value={order.completedOn} />
          </RailLine>
        )}
        <RailLine label={field("locationName")}>{order.locationName}</RailLine>
        {order.neededFor.length > 0 && (
          <RailLine label={field("neededFor")}>
            {order.neededFor.map(({ record, id, reference }) => (
              <Link key={id} className="link-ink ml-2" to={recordPath(record, id)}>
                {reference}
              </Link>
            ))}
          </RailLine>
        )}
      </div>
      <p className="no-print">
        <Link className="link-ink" to={`/customer/recipes/${order.recipeId}`}>
          {t("recipe")}
        </Link>
      </p>
    </aside>
  );
}

/** The moves its state allows. What is short can be started all the same, knowingly. */
function Moves({ order, requestKey }: { order: Production; requestKey: string }) {
  const { t } = useWords("pages/production");
  const isShort = order.lines.some(({ short }) => short.amount > 0);
  const allows = (move: "start" | "complete" | "correct" | "takeBack" | "cancel") => productionStatus.allows(order.status, move);
  const name = (move: string) => t(`production:operations.${move}.title`);
  if (!productionStatus.movesFrom(order.status).length) return null;
  const record = { version: order.version, requestKey };
  return (
    <div className="moves no-print">
      {allows("start") && (
        <span className="thumb grid">
          <Action
            of={production.start}
            {...record}
            look="btn btn-primary"
            icon={isShort ? <TriangleAlert aria-hidden="true" /> : <Play aria-hidden="true" />}
            label={isShort ? t("startAnyway") : undefined}
            values={isShort ? { anyway: "true" } : undefined}
          />
        </span>
      )}
      {isShort && <Action of={production.supply} requestKey={requestKey} icon={<PackagePlus aria-hidden="true" />} />}
      {allows("complete") && (
        <span className="thumb grid">
          <Link className="btn btn-primary" to={`${base}/${order.id}/complete`}>
            <Check aria-hidden="true" />
            {name("complete")}
          </Link>
        </span>
      )}
      {allows("correct") && (
        <Link className="btn btn-plain" to={`${base}/${order.id}/correct`}>
          <Pencil aria-hidden="true" />
          {name("correct")}
        </Link>
      )}
      {allows("takeBack") && <Action of={production.takeBack} {...record} icon={<Undo2 aria-hidden="true" />} />}
      {allows("cancel") && <Action of={production.cancel} {...record} icon={<X aria-hidden="true" />} />}
    </div>
  );
}
