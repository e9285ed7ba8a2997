import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { numberFrom } from "@/worker/core/contract/coerce";
import { formatMoney, MONEY_SCALE } from "@/worker/core/figures/money";

/** Notes that people pay with, in euros. */
const NOTES = [5, 10, 20, 50, 100];

/** What to give back of what a buyer handed over in cash: a tap on the note, or a sum. @param total ten-thousandths of a euro */
export function Change({ total }: { total: number }) {
  const { t } = useWords("pages/sales");
  const [typed, setTyped] = useState("");
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;
  const received = Math.round((numberFrom(typed) ?? 0) * MONEY_SCALE);
  const back = received - total;
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-2" aria-label={t("change.title")}>
      {NOTES.filter((note) => note * MONEY_SCALE > total).map((note) => (
        <button key={note} type="button" className="btn btn-plain tnum" onClick={() => setTyped(String(note))}>
          {formatMoney(note * MONEY_SCALE, 0)}
        </button>
      ))}
      <input
        className="input w-24 text-right"
        inputMode="decimal"
        value={typed}
        placeholder={t("change.received")}
        aria-label={t("change.received")}
        onChange={({ target }) => setTyped(target.value)}
      />
      <strong className="tnum text-xl" aria-live="polite">
        {received > 0 && (back >= 0 ? t("change.back", { sum: formatMoney(back, 2) }) : t("change.lacks", { sum: formatMoney(-back, 2) }))}
      </strong>
    </fieldset>
  );
}
