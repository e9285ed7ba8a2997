import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { Status } from "@/app/ui/status";

interface ClockProps {
  label: string;
  deadline: number;
  /** When it was done; null while it is not. */
  metAt: number | null;
  /** When nobody waits for it any more: the recall was stopped. */
  stoppedAt?: number | null;
  /** When the page was made, in UTC milliseconds. */
  now: number;
}

const MINUTE = 60_000;

/** What is left of a legal delay, counting down; once met, when. */
export function Clock({ label, deadline, metAt, stoppedAt = null, now }: ClockProps) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const current = useNow(now, metAt === null && stoppedAt === null);
  const left = deadline - (metAt ?? current);
  const [hours, minutes] = [Math.floor(Math.abs(left) / (60 * MINUTE)), Math.floor(Math.abs(left) / MINUTE) % 60];
  return (
    <div className="grid gap-0.5 border-b border-rule py-2">
      <span className="muted text-sm">{`${label}, ${t("recall.before", { when: formatInstant(deadline, language) })}`}</span>
      {metAt === null && stoppedAt !== null ? (
        <Status meaning="ended">{t("recall.stopped")}</Status>
      ) : metAt === null ? (
        <span className={`tnum text-xl font-semibold ${left < 0 ? "st-loss" : left < 120 * MINUTE ? "st-soon" : ""}`}>
          {t(left < 0 ? "recall.overdue" : "recall.remaining", { hours, minutes })}
        </span>
      ) : (
        <span className="flex flex-wrap gap-x-3">
          <Status meaning={left < 0 ? "loss" : "good"}>{t("recall.met")}</Status>
          <span className="muted text-sm">{formatInstant(metAt, language)}</span>
        </span>
      )}
    </div>
  );
}

/** The time, anew each half minute while somebody waits. */
function useNow(first: number, isRunning: boolean): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
