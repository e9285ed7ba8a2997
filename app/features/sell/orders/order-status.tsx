import { useWords } from "@/app/shell/i18n/use-words";
import { deliveryMeanings, type DeliveryStatus as Delivered } from "@/worker/core/trade/trade";
import { orderMeanings, type OrderStatus as Name } from "@/worker/modules/sell/orders/status";
import { Status } from "@/app/ui/status";

/** The status of an order; a quote says that it is one, and what is late says so too. */
export function OrderStatus({ status, isQuote = false, late = false }: { status: Name; isQuote?: boolean; late?: boolean }) {
  const { t } = useWords("pages/orders");
  const name = status === "draft" && isQuote ? t("quote") : t(`orders:values.status.${status}`);
  if (late) return <Status meaning="soon">{t("lateStatus", { status: name })}</Status>;
  return <Status meaning={orderMeanings[status]}>{name}</Status>;
}

/** The status of a delivery. */
export function DeliveryStatus({ status }: { status: Delivered }) {
  const { t } = useWords("deliveries");
  return <Status meaning={deliveryMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
