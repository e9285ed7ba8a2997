import { useWords } from "@/app/shell/i18n/use-words";
import type { DeliveryStatus as Delivered } from "@/worker/core/trade/trade";
import type { OrderStatus as Name } from "@/worker/modules/sell/orders/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Name, Meaning> = {
  draft: "idle",
  confirmed: "flow",
  in_preparation: "flow",
  ready: "good",
  shipped: "flow",
  delivered: "good",
  completed: "ended",
  on_hold: "soon",
  cancelled: "ended",
};

/** The status of an order; a quote says that it is one, and what is late says so too. */
export function OrderStatus({ status, isQuote = false, late = false }: { status: Name; isQuote?: boolean; late?: boolean }) {
  const { t } = useWords("pages/orders");
  const name = status === "draft" && isQuote ? t("quote") : t(`orders:values.status.${status}`);
  if (late) return <Status meaning="soon">{t("lateStatus", { status: name })}</Status>;
  return <Status meaning={meanings[status]}>{name}</Status>;
}

const delivered: Record<Delivered, Meaning> = { shipped: "flow", delivered: "good", cancelled: "ended" };

/** The status of a delivery. */
export function DeliveryStatus({ status }: { status: Delivered }) {
  const { t } = useWords("deliveries");
  return <Status meaning={delivered[status]}>{t(`values.status.${status}`)}</Status>;
}
