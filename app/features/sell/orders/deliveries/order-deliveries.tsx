import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Order } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { deliveriesBase, returnPath } from "../base";
import { DeliveryStatus } from "../order-status";

/** What has left of an order, one line a delivery note. */
export function OrderDeliveries({ deliveries }: Pick<Order, "deliveries">) {
  const { t } = useWords("pages/orders");
  return (
    <section id="deliveries" className="scroll-mt-20">
      <h2 className="mb-2 text-lg">{t("views.deliveries")}</h2>
      <ul className="grid gap-2 text-sm">
        {deliveries.map(({ id, reference, status, shippedOn, returnable }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4">
            <Link className="name" to={`${deliveriesBase}/${id}`}>
              {reference}
            </Link>
            <DateText value={shippedOn} />
            <DeliveryStatus status={status} />
            {returnable && (
              <Link className="link-ink no-print inline-flex min-h-8 items-center" to={returnPath(id)}>
                {t("deliveries:operations.return.title")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
