import { useWords } from "@/app/shell/i18n/use-words";
import { clientMeanings, type ClientStatus as Name } from "@/worker/modules/sell/clients/status";
import { Status } from "@/app/ui/status";

/** The status of a client; an archived one says so instead. */
export function ClientStatus({ status, archived = false }: { status: Name; archived?: boolean }) {
  const { t } = useWords("clients");
  if (archived) return <Status meaning="ended">{t("fields.archived")}</Status>;
  return <Status meaning={clientMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
