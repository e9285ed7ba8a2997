import { useWords } from "@/app/shell/i18n/use-words";
import { shownMeanings, type ShownStatus } from "@/worker/modules/papers/signatures/status";
import { Status } from "@/app/ui/status";

/** Where a document to sign stands: a dot and the word. */
export function SignatureStatusText({ status }: { status: ShownStatus }) {
  const { t } = useWords("signatures");
  return <Status meaning={shownMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
