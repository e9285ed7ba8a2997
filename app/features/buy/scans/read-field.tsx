import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatRate } from "@/worker/core/figures/rate";
import type { Scan } from "@/worker/modules/buy/scans/contract";
import { TextField } from "@/app/ui/field";
import { MoneyField } from "@/app/ui/money-field";
import { signOf } from "./sum";

interface ReadFieldProps {
  scan: Scan;
  reading: Scan["found"][number];
}

/** One field as it was read, to be looked at and changed: how sure it is below it, and its place on the page while one is in it. */
export function ReadField({ scan, reading }: ReadFieldProps) {
  const { t, i18n } = useWords("pages/scans");
  const { field, confidence, corrected, learned, at } = reading;
  const value = scan[field];
  const label = t(`scans:fields.${field}`);
  const rate = formatRate(confidence, asLanguage(i18n.language) ?? defaultLanguage, 0);
  const certainty = corrected ? t("corrected") : value === null ? t("nothingRead") : t("confidence", { rate });
  const help = learned ? `${certainty} · ${t("learned")}` : certainty;
  const isDate = field === "invoiceDate" || field === "dueDate";
  return (
    <div data-at={at ? JSON.stringify(at) : undefined}>
      {typeof value === "number" || ["totalExclTax", "vatAmount", "totalInclTax"].includes(field) ? (
        <MoneyField name={field} label={label} help={help} amount={value as number | null} unit={signOf(scan.currency)} />
      ) : (
        <TextField
          name={field}
          label={label}
          help={help}
          type={isDate ? "date" : "text"}
          defaultValue={value as string | null}
          autoComplete="off"
        />
      )}
    </div>
  );
}
