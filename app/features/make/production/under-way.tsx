import { Link } from "@/app/ui/link";
import { recordPath } from "@/app/shell/record-path";
import { RestockStatus } from "@/app/features/buy/restocks/restock-status";
import { DateText } from "@/app/ui/date";
import { Quantity } from "@/app/ui/quantity";
import type { Result } from "@/worker/core/contract/operation";
import type { production } from "@/worker/modules/make/production/contract";
import { OrderStatus } from "./states";

export type Launched = Result<typeof production.launched>;

/** What was launched for an order: each production and each restock, with how far it is. */
export function UnderWay({ launched }: { launched: Launched }) {
  return (
    <ul className="text-sm">
      {launched.items.map(({ id, reference, name, amount, requestedOn, status }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-rule py-2">
          <Link className="link-ink" to={recordPath("productions", id)}>
            {reference}
          </Link>
          <span className="grow">
            {name} <Quantity value={amount.amount} unit={amount.unit} />
          </span>
          <DateText value={requestedOn} />
          <OrderStatus status={status} />
        </li>
      ))}
      {launched.restocks.map(({ id, reference, supplierName, state }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-rule py-2">
          <Link className="link-ink" to={recordPath("restocks", id)}>
            {reference}
          </Link>
          <span className="grow">{supplierName}</span>
          <RestockStatus status={state} late={false} />
        </li>
      ))}
    </ul>
  );
}
