import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { base } from "@/app/features/sell/orders/base";
import { OrderStatus } from "@/app/features/sell/orders/order-status";

/** The orders that leave next, the most pressing first. */
export function ToShip({ orders: rows, today }: { orders: Result<typeof orders.list>["items"]; today: string }) {
  const { t } = useWords("pages/dashboard");
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t("toShip.title")}</h2>
        <Link className="link-ink text-sm" to={`${base}?waiting=true`}>
          {t("toShip.all")}
        </Link>
      </div>
      {rows.length === 0 && <p className="muted">{t("toShip.none")}</p>}
      <ul className="grid">
        {rows.map(({ id, clientName, reference, status, late, dueOn }) => (
          <li key={id} className="card-line border-b border-rule py-2">
            <span className="min-w-0">
              <Link className="link-ink font-semibold" to={`${base}/${id}`}>
                {clientName}
              </Link>
              <span className="muted block text-sm">{reference}</span>
            </span>
            <span className="grid justify-items-end text-right">
              <OrderStatus status={status} late={late} />
              {dueOn && (
                <span className="muted text-sm">
                  <DateText value={dueOn} today={today} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
