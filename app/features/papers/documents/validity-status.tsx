import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { ListedDocument } from "@/worker/modules/papers/documents/contract";
import { None } from "@/app/ui/money";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<ListedDocument["validity"], Meaning> = { endless: "idle", valid: "good", soon: "soon", over: "ended" };

/** Where a document stands in its time, with the day it ends. */
export function ValidityStatus({ validity, validUntil }: Pick<ListedDocument, "validity" | "validUntil">) {
  const { t, i18n } = useWords("pages/documents");
  if (validUntil === null) return <None />;
  const date = formatDate(validUntil, asLanguage(i18n.language) ?? defaultLanguage);
  return <Status meaning={meanings[validity]}>{t(`until.${validity}`, { date })}</Status>;
}
