import { useWords } from "@/app/shell/i18n/use-words";

/** "lun. 23 nov.": the name of a civil day in the reader's language. */
export function useDayName(): (day: string) => string {
  const { i18n } = useWords("pages/production");
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return (day) => format.format(Date.parse(day));
}
