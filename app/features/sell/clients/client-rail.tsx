import { Form } from "@remix-run/react";
import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Client } from "@/worker/modules/sell/clients/contract";
import { AskFirst } from "@/app/ui/ask-first";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { RequestKey } from "@/app/ui/form";
import { Rate } from "@/app/ui/rate";
import { ClientStatus } from "./client-status";
import { useLabels } from "./labels";

interface ClientRailProps {
  client: Client;
  requestKey: string;
  today: string;
}

/** Beside a client: its state, its terms, what can be done, its dates. */
export function ClientRail({ client, requestKey, today }: ClientRailProps) {
  const { t } = useWords("pages/clients");
  const { label } = useLabels();
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <ClientStatus status={client.status} archived={client.archived} />
      </div>
      <div className="grid gap-2">
        <RailLine label={label("paymentTerms")}>{t(`clients:values.paymentTerms.${client.paymentTerms}`)}</RailLine>
        {client.discount > 0 && (
          <RailLine label={label("discount")}>
            <Rate value={client.discount} />
          </RailLine>
        )}
      </div>
      <div className="no-print grid gap-2">
        <Form method="post" className="grid">
          <RequestKey value={requestKey} />
          <button type="submit" name="_verb" value={client.archived ? "restore" : "archive"} className="btn btn-plain">
            {client.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            {t(client.archived ? "restore" : "archive")}
          </button>
        </Form>
        <RemoveButton client={client} requestKey={requestKey} />
      </div>
      <div className="muted grid gap-1">
        <RailLine label={label("createdAt")}>
          <DateText value={client.createdAt} />
        </RailLine>
        <RailLine label={label("updatedAt")}>
          <DateText value={client.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

/** Asks first: nothing brings a removed client back. */
function RemoveButton({ client, requestKey }: Omit<ClientRailProps, "today">) {
  const { t } = useWords("pages/clients");
  return (
    <AskFirst
      label={
        <>
          <Trash2 aria-hidden="true" />
          {t("remove.open")}
        </>
      }
      title={t("remove.title")}
      text={t("remove.text", { name: client.companyName })}
      action={t("remove.action")}
    >
      <RequestKey value={requestKey && `${requestKey}-remove`} />
      <input type="hidden" name="_verb" value="remove" />
      <input type="hidden" name="version" value={client.version} />
    </AskFirst>
  );
}
