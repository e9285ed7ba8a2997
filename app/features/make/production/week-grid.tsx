import { useSubmit } from "@remix-run/react";
import type { DragEvent } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { production } from "@/worker/modules/make/production/contract";
import { minutesText } from "@/worker/modules/make/production/rules";
import { useDayName } from "./day-name";
import { OrderChip } from "./order-chip";

export interface WeekProps {
  board: Result<typeof production.board>;
  days: string[];
  today: string;
  requestKey: string;
}

/** A week on a wide screen: a column a day, a row a place; what is dropped on a day moves there. */
export function WeekGrid({ board, days, today, requestKey }: WeekProps) {
  const { t } = useWords("pages/production");
  const dayName = useDayName();
  const submit = useSubmit();
  const drop = (day: string) => (event: DragEvent) => {
    event.preventDefault();
    const text = event.dataTransfer.getData("text/plain");
    if (!text.startsWith("{")) return;
    const { id, version } = JSON.parse(text) as { id: string; version: number };
    submit({ _id: id, version, requestedOn: day, _key: crypto.randomUUID() }, { method: "post" });
  };
  const facilities = board.facilities.length ? board.facilities : [""];
  return (
    <table className="wide-only w-full table-fixed border-collapse align-top">
      <caption className="sr-only">{t("board.caption")}</caption>
      <thead>
        <tr>
          {facilities.length > 1 && (
            <th className="w-28">
              <span className="sr-only">{t("production:fields.facility")}</span>
            </th>
          )}
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? "date" : undefined}
              className="border-b border-rule p-2 text-left text-sm"
            >
              <span className={day === today ? "text-primary" : ""}>{dayName(day)}</span>
              <Load board={board} day={day} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facilities.map((facility) => (
          <tr key={facility} className="border-b border-rule">
            {facilities.length > 1 && (
              <th scope="row" className="p-2 text-left align-top text-sm">
                {facility || t("board.anywhere")}
              </th>
            )}
            {days.map((day) => (
              <td key={day} className="h-28 p-1 align-top" onDragOver={(event) => event.preventDefault()} onDrop={drop(day)}>
                <div className="grid gap-2">
                  {board.items
                    .filter((order) => order.requestedOn === day && order.facility === facility)
                    .map((order) => (
                      <OrderChip key={order.id} order={order} days={days} requestKey={requestKey} />
                    ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The work of a day, in hours. */
export function Load({ board, day }: { board: WeekProps["board"]; day: string }) {
  const { t } = useWords("pages/production");
  const minutes = board.loads.reduce((total, load) => (load.requestedOn === day ? total + load.labourMinutes : total), 0);
  if (!minutes) return null;
  return <span className="muted block text-xs font-normal">{t("board.load", { time: minutesText(minutes) })}</span>;
}
