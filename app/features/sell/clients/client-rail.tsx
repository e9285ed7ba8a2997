import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Client, clients } from "@/worker/modules/sell/clients/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
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
  const record = { version: client.version, requestKey };
  const Shelf = client.archived ? ArchiveRestore : Archive;
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
      <div className="moves no-print">
        <Action of={client.archived ? clients.restore : clients.archive} {...record} icon={<Shelf aria-hidden="true" />} />
        <Action
          of={clients.remove}
          {...record}
          icon={<Trash2 aria-hidden="true" />}
          look="btn btn-quiet"
          about={{ name: client.companyName }}
        />
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
