import { useWords } from "@/app/shell/i18n/use-words";
import { useDayName } from "./day-name";
import { OrderChip } from "./order-chip";
import { Load, type WeekProps } from "./week-grid";

/** The same week on a phone: day after day. */
export function DayList({ board, days, today, requestKey }: WeekProps) {
  const { t } = useWords("pages/production");
  const dayName = useDayName();
  return (
    <div className="cards">
      {days.map((day) => {
        const orders = board.items.filter((order) => order.requestedOn === day);
        return (
          <section key={day} aria-current={day === today ? "date" : undefined}>
            <h3 className={`card-line text-base ${day === today ? "text-primary" : ""}`}>
              {dayName(day)}
              <Load board={board} day={day} />
            </h3>
            {orders.length === 0 && <p className="muted text-sm">{t("board.nothing")}</p>}
            <div className="mt-1 grid gap-2">
              {orders.map((order) => (
                <OrderChip key={order.id} order={order} days={days} requestKey={requestKey} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
