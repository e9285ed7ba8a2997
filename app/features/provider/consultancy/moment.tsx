import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoment } from "@/worker/core/figures/zoned";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";

/** The zone of who looks: that of the product until scripts know better. */
export function useZone(): string {
  const [zone, setZone] = useState("Europe/Paris");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** A moment as clocks of the reader's zone show it, zone included. */
export function Moment({ value }: { value: number }) {
  const { i18n } = useWords();
  const zone = useZone();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return <time dateTime={new Date(value).toISOString()}>{formatMoment(value, language, zone)}</time>;
}

/** What clocks of the reader's zone show, without the day. */
export function useClock(): { timeOf(instant: number): string; dayOf(instant: number): string } {
  const { i18n } = useWords();
  const timeZone = useZone();
  const locale = localeOf[asLanguage(i18n.language) ?? defaultLanguage];
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone });
  const day = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone });
  return { timeOf: (instant) => time.format(instant), dayOf: (instant) => day.format(instant) };
}
