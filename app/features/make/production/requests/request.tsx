import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { actionsFor } from "@/app/shell/action";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Fact, Facts, RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { base } from "../base";
import { RequestStatus } from "../states";
import { DayForms, DayState } from "./day-forms";

export const handle = { words: ["pages/production", "productionRequests"], title: requestTitle };

function requestTitle(data: unknown): string {
  return (data as { request?: { product: string } } | undefined)?.request?.product ?? "";
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = await context.read(productionRequests.show, { id: params.id });
  return { request, requestKey: context.nonce, today: context.today };
}

const { cancel, propose, agree } = productionRequests;
export const action = actionsFor([cancel, propose, agree]);

export default function RequestScreen() {
  const { t } = useWords("pages/production");
  const { request, requestKey, today } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`productionRequests:fields.${name}`);
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/requests`}>
          {t("productionRequests:title")}
        </Link>
      </p>
      <PageHead title={request.product} sentence={request.reference ?? undefined} />
      <Refusal />
      <div className="document">
        <Facts>
          <Fact label={field("amount")}>
            <Quantity value={request.amount.amount} unit={request.amount.unit} />
          </Fact>
          <Fact label={field("requestedOn")}>
            <DateText value={request.requestedOn} />
          </Fact>
          <Fact label={field("urgency")}>{t(`productionRequests:values.urgency.${request.urgency}`)}</Fact>
          <Fact label={field("notes")}>{request.notes && <span className="whitespace-pre-line">{request.notes}</span>}</Fact>
          {request.reason && <Fact label={field("reason")}>{request.reason}</Fact>}
          {request.startedAt !== null && (
            <Fact label={field("startedAt")}>
              <DateText value={request.startedAt} />
            </Fact>
          )}
          {request.completedOn && (
            <Fact label={field("completedOn")}>
              <DateText value={request.completedOn} />
            </Fact>
          )}
          {request.made && (
            <Fact label={field("made")}>
              <Quantity value={request.made.amount} unit={request.made.unit} />
            </Fact>
          )}
          {request.lotNumber && <Fact label={field("lotNumber")}>{request.lotNumber}</Fact>}
        </Facts>
        <aside className="rail text-sm" aria-label={t("parts.rail")}>
          <div className="text-base">
            <RequestStatus status={request.status} stage={request.stage} />
          </div>
          {request.plannedOn && (
            <div className="grid gap-1">
              <span className="muted">{field("plannedOn")}</span>
              <DayState request={request} today={today} />
            </div>
          )}
          {request.moves.length > 0 && (
            <div className="no-print grid gap-2">
              {request.stage === "to_agree" && <p>{t(request.moves.includes("agree") ? "requests.yourTurn" : "requests.theirTurn")}</p>}
              <DayForms request={request} requestKey={requestKey} today={today} />
              {request.moves.includes("cancel") && (
                <Action
                  of={cancel}
                  version={request.version}
                  requestKey={requestKey}
                  look="btn btn-quiet"
                  icon={<X aria-hidden="true" />}
                />
              )}
            </div>
          )}
          <RailLine label={field("createdAt")}>
            <DateText value={request.createdAt} />
          </RailLine>
        </aside>
      </div>
    </>
  );
}
