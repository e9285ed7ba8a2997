import { Link } from "@/app/ui/link";
import { PackageCheck, PackagePlus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { production } from "@/worker/modules/make/production/contract";
import { type Order, orders } from "@/worker/modules/sell/orders/contract";
import { type Launched, UnderWay } from "@/app/features/make/production/under-way";
import { itemTab } from "@/app/features/store/inventory/addresses";
import { Action } from "@/app/ui/actions";
import type { Free } from "./order-lines";

interface SupplyingProps {
  order: Order;
  free: Free;
  launched: Launched | null;
  requestKey: string;
}

/** Goods lack, and what lies there can be reserved, or what does not be made or bought: that comes before anything else. */
export function isSupplied({ order, free, launched }: Pick<SupplyingProps, "order" | "free" | "launched">): boolean {
  return order.shortages.length > 0 && (Object.keys(free).length > 0 || (launched?.more ?? true));
}

/** What is under way for an order, and the way on while goods lack. */
export function Supplying({ order, free, launched, requestKey }: SupplyingProps) {
  const { t } = useWords("pages/orders");
  const isShort = order.shortages.length > 0;
  const isUnderWay = launched !== null && launched.total + launched.restocks.length > 0;
  if (!isShort && !isUnderWay) return null;
  return (
    <section className={isShort ? "rounded-box border border-rule bg-base-200 p-4" : ""}>
      {isShort && <Lacking order={order} free={free} launched={launched} requestKey={requestKey} />}
      {isUnderWay && (
        <div className={isShort ? "mt-4" : ""}>
          <h2 className="mb-2 text-lg">{t("lacking.launched")}</h2>
          <UnderWay launched={launched} />
        </div>
      )}
    </section>
  );
}

/**
 * The way on when goods lack: what lies there is reserved; else what is made is ordered on the eve, what is bought drafted, down to the
 * last ingredient; what nobody sells needs a price first.
 */
function Lacking({ order, free, launched, requestKey }: SupplyingProps) {
  const { t } = useWords("pages/orders");
  const isThere = Object.keys(free).length > 0;
  const isCovered = order.lines.every(({ id, short }) => short.amount <= (free[id]?.amount ?? 0));
  const isMore = launched?.more ?? true;
  const begun = isMore ? "lacking.text" : launched?.unsold.length ? "lacking.unsold" : "lacking.all";
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-md text-sm">
        {t(isCovered ? "lacking.there" : isThere ? "lacking.partly" : begun)}
        {launched?.unsold.map(({ id, name, kind }) => (
          <Link key={id} className="link-ink ml-2 inline-block py-1" to={itemTab({ id, kind }, "suppliers")}>
            {t("lacking.price", { name })}
          </Link>
        ))}
      </p>
      {isSupplied({ order, free, launched }) && (
        <span className="thumb grid">
          {isThere ? (
            <Action
              of={orders.promise}
              version={order.version}
              icon={<PackageCheck aria-hidden="true" />}
              look="btn btn-primary"
              requestKey={requestKey && `${requestKey}-there`}
            />
          ) : (
            <Action
              of={production.supplyOrder}
              label={t("lacking.action")}
              icon={<PackagePlus aria-hidden="true" />}
              look="btn btn-primary"
              values={{ order: order.id }}
              requestKey={requestKey}
            />
          )}
        </span>
      )}
    </div>
  );
}
