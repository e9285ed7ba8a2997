import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { Actions } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Price } from "./price";
import type { WholeRequest } from "./whole-request";
import { RequestState } from "./states";

/** Moves that need no more than a button, the usual next one first. */
const simple = ["submit", "accept", "pay", "review", "start", "close", "cancel"] as const;
const dates = ["submittedAt", "acceptedAt", "paidOn", "deliveredAt", "createdAt"] as const;

interface RequestRailProps {
  request: WholeRequest;
  requestKey: string;
  /** Forms of moves that say more. */
  children?: ReactNode;
}

/** Beside a request: where it stands, what may be done now, its price and its days. */
export function RequestRail({ request, requestKey, children }: RequestRailProps) {
  const { t } = useWords("pages/services");
  const moves = simple.filter((move) => request.moves.includes(move));
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <RequestState status={request.status} />
        {request.reason && <p className="muted mt-1 text-sm">{request.reason}</p>}
      </div>
      {(moves.length > 0 || children) && (
        <div className="no-print grid gap-2">
          <Actions
            of={serviceRequests}
            moves={moves}
            next={moves.find((move) => move !== "cancel")}
            version={request.version}
            requestKey={requestKey}
          />
          {children}
        </div>
      )}
      <div className="grid gap-2">
        <RailLine label={t("serviceRequests:fields.kind")}>{t(`serviceRequests:values.kind.${request.kind}`)}</RailLine>
        <RailLine label={t("quote.total")}>
          <Price of={request} />
        </RailLine>
      </div>
      <div className="muted grid gap-1">
        {dates.map((name) => {
          const value = request[name];
          return (
            value !== null && (
              <RailLine key={name} label={t(`serviceRequests:fields.${name}`)}>
                <DateText value={value} />
              </RailLine>
            )
          );
        })}
      </div>
    </aside>
  );
}
