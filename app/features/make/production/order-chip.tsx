import { Form } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CalendarArrowDown } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedProduction } from "@/worker/modules/make/production/contract";
import { minutesText } from "@/worker/modules/make/production/rules";
import { Dropdown } from "@/app/ui/dropdown";
import { RequestKey } from "@/app/ui/form";
import { Quantity } from "@/app/ui/quantity";
import { base } from "./base";
import { useDayName } from "./day-name";
import { OrderStatus, Pressing } from "./states";

interface OrderChipProps {
  order: ListedProduction;
  /** The days it can be moved to, while it is not begun. */
  days: string[];
  requestKey: string;
}

/** An order on the board: what, how much, how far. What is not begun is dragged to another day, or sent there from its menu. */
export function OrderChip({ order, days, requestKey }: OrderChipProps) {
  const { t } = useWords("pages/production");
  const isMovable = order.status === "pending";
  return (
    <article
      className="card-row relative !p-2 text-sm"
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", JSON.stringify({ id: order.id, version: order.version }))}
    >
      <Link className="name block pr-9 text-balance pointer-coarse:pr-12" to={`${base}/${order.id}`}>
        {order.name}
      </Link>
      <span className="muted block text-xs">
        <Quantity value={order.amount.amount} unit={order.amount.unit} />
        {order.labourMinutes > 0 && ` · ${minutesText(order.labourMinutes)}`}
      </span>
      <span className="mt-1 flex flex-wrap gap-x-3 text-xs">
        <OrderStatus status={order.status} />
        <Pressing level={order.priority} label={t(`production:values.priority.${order.priority}`)} />
      </span>
      {isMovable && <MoveMenu order={order} days={days} requestKey={requestKey} />}
    </article>
  );
}

/** The same without a mouse: a menu of days. */
function MoveMenu({ order, days, requestKey }: OrderChipProps) {
  const { t } = useWords("pages/production");
  const dayName = useDayName();
  return (
    <div className="no-print absolute top-1 right-1">
      <Dropdown
        className="icon-btn"
        side="end"
        name={t("board.move", { name: order.name })}
        label={<CalendarArrowDown aria-hidden="true" />}
      >
        <Form method="post" className="menu-list">
          <RequestKey value={requestKey && `${requestKey}-${order.id}`} />
          <input type="hidden" name="_id" value={order.id} />
          <input type="hidden" name="version" value={order.version} />
          {days
            .filter((day) => day !== order.requestedOn)
            .map((day) => (
              <button key={day} type="submit" name="requestedOn" value={day}>
                {dayName(day)}
              </button>
            ))}
        </Form>
      </Dropdown>
    </div>
  );
}
