import { useWords } from "@/app/shell/i18n/use-words";
import { type FieldProps, TextField } from "./field";
import { typedNumber } from "./typed-text";

interface MoneyFieldProps extends FieldProps {
  /** Ten-thousandths of a euro. */
  amount?: number | null;
  /** What is there while there is no amount, as one types it. */
  sample?: string;
  /** The sign of its currency, where it is not ours. */
  unit?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
}

/** An amount, in euros unless it says otherwise, as people write it: "5,40", in English "5.40". */
export function MoneyField({ amount, sample, ...field }: MoneyFieldProps) {
  const { i18n } = useWords();
  const isKnown = amount !== null && amount !== undefined;
  const typed = isKnown && typedNumber("money", amount, i18n.language);
  return <TextField unit="€" {...field} inputMode="decimal" defaultValue={typed || sample} />;
}
