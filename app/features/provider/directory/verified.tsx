import { useWords } from "@/app/shell/i18n/use-words";
import type { DirectoryEntry } from "@/worker/modules/provider/directory/contract";
import { Status } from "@/app/ui/status";

/** Has somebody made sure of the entry? */
export function Verified({ entry: { archived, verifiedAt } }: { entry: DirectoryEntry }) {
  const { t } = useWords("pages/directory");
  if (archived) return <Status meaning="ended">{t("directory:fields.archived")}</Status>;
  return verifiedAt === null ? (
    <Status meaning="idle">{t("unverified")}</Status>
  ) : (
    <Status meaning="good">{t("directory:fields.verified")}</Status>
  );
}
