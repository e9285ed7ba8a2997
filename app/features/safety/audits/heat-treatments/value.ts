import { useWords } from "@/app/shell/i18n/use-words";

/** How the figures of a cycle are written for the reader. */
export function useCycleTexts() {
  const { t, i18n } = useWords("pages/audits");
  const number = (value: number, digits: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: digits });
  return {
    /** Thousandths of a minute: "4,21 min". */
    minutes: (value: number) => t("heat.minutes", { value: number(value / 1_000, 2) }),
    bare: (value: number) => number(value / 1_000, 2),
    /** Hundredths of a degree Celsius: "121,1 °C". */
    celsius: (value: number) => `${number(value / 100, 2)}\u00a0°C`,
    /** Seconds as minutes. */
    duration: (seconds: number) => number(seconds / 60, 1),
  };
}
