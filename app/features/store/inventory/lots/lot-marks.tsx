import { useWords } from "@/app/shell/i18n/use-words";
import type { Freshness } from "@/worker/modules/store/lots/rules";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { lotMeanings } from "@/worker/modules/store/lots/status";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { type Meaning, Status } from "@/app/ui/status";

const dates: Partial<Record<Freshness, Meaning>> = { expired: "loss", past_best: "soon", soon: "soon" };

/** What was decided of a lot; one past its DLC shows that first, whatever was decided. */
export function LotStatus({ lot }: { lot: Pick<Lot, "state" | "freshness"> }) {
  const { t } = useWords("lots");
  const isPast = lot.state === "available" && (lot.freshness === "expired" || lot.freshness === "past_best");
  if (isPast) return <Status meaning={dates[lot.freshness] ?? "idle"}>{t(`values.freshness.${lot.freshness}`)}</Status>;
  return <Status meaning={lotMeanings[lot.state]}>{t(`values.state.${lot.state}`)}</Status>;
}

/** The date a lot bears, which of the two it is, and how far it is. */
export function LotDate({ lot, today }: { lot: Pick<Lot, "dlc" | "ddm" | "freshness">; today: string }) {
  const { t } = useWords("lots");
  const date = lot.dlc ?? lot.ddm;
  if (!date) return <None />;
  const tone = lot.freshness === "expired" ? "text-error" : lot.freshness === "good" ? "" : "font-semibold";
  return (
    <span className={`whitespace-nowrap ${tone}`}>
      <span className="muted mr-1 font-normal">{t(lot.dlc ? "fields.dlc" : "fields.ddm")}</span>
      <DateText value={date} />{" "}
      <span className="muted font-normal">
        (<DateText value={date} today={today} />)
      </span>
    </span>
  );
}

type Measure = Lot["amount"];

/** A quantity in stock. */
export function Amount({ of, muted }: { of: Measure | null; muted?: boolean }) {
  if (!of || (muted && of.amount === 0)) return <None />;
  return <Quantity value={of.amount} unit={of.unit} />;
}

/** A quantity that came or left, with its sign. */
export function Moved({ by }: { by: Measure }) {
  const sign = by.amount > 0 ? "+" : "-";
  return (
    <span className={`whitespace-nowrap ${by.amount > 0 ? "text-success" : ""}`}>
      {sign}
      <Quantity value={Math.abs(by.amount)} unit={by.unit} />
    </span>
  );
}
