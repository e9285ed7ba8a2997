import { useWords } from "@/app/shell/i18n/use-words";
import { civilDate, formatDate, formatRelative } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";

/** A date as people say it; with `today`, how far it is as well. @param value a civil date or an instant in UTC ms */
export function DateText({ value, today }: { value: string | number; today?: string }) {
  const { i18n } = useWords();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const civil = typeof value === "number" ? civilDate(value) : value;
  return (
    <time dateTime={civil} className="whitespace-nowrap" title={today && formatDate(civil, language)}>
      {today ? formatRelative(civil, today, language) : formatDate(civil, language)}
    </time>
  );
}
