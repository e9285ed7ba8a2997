import { useWords } from "@/app/shell/i18n/use-words";
import { type ProductionRequest, productionRequests } from "@/worker/modules/make/production-requests/contract";
import { productionRequestStatus } from "@/worker/modules/make/production-requests/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";
import { Pressing } from "@/app/features/make/production/states";

const Accept = formOf(productionRequests.accept);
const Reject = formOf(productionRequests.reject);

interface RequestCardProps {
  request: ProductionRequest;
  requestKey: string;
  today: string;
}

/** A request with all that a decision needs, and the decision. */
export function RequestCard({ request, requestKey, today }: RequestCardProps) {
  const { t } = useWords("pages/production-validation");
  const field = (name: string) => t(`productionRequests:fields.${name}`);
  return (
    <li className="card-row">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <h2 className="text-lg">{request.product}</h2>
          <p className="muted mb-2 text-sm">{request.businessName}</p>
          {request.notes && <p className="mb-2 whitespace-pre-line text-sm [overflow-wrap:anywhere]">{request.notes}</p>}
          {request.reason && (
            <p className="text-sm">
              {field("reason")} : {request.reason}
            </p>
          )}
          <Pressing level={request.urgency} label={t(`productionRequests:values.urgency.${request.urgency}`)} />
        </div>
        <div className="grid content-start gap-1 text-sm">
          <RailLine label={field("amount")}>
            <Quantity value={request.amount.amount} unit={request.amount.unit} />
          </RailLine>
          <RailLine label={field("requestedOn")}>
            <DateText value={request.requestedOn} today={today} />
          </RailLine>
          {request.plannedOn && (
            <RailLine label={field("plannedOn")}>
              <DateText value={request.plannedOn} today={today} />
            </RailLine>
          )}
          <RailLine label={field("createdAt")}>
            <DateText value={request.createdAt} today={today} />
          </RailLine>
          <Decisions request={request} requestKey={requestKey} today={today} />
        </div>
      </div>
    </li>
  );
}

function Decisions({ request, requestKey, today }: RequestCardProps) {
  const { t } = useWords("pages/production-validation");
  const { id, version, status } = request;
  const may = (move: Parameters<typeof productionRequestStatus.allows>[1]) => productionRequestStatus.allows(status, move);
  const button = (move: string) => t(`productionRequests:operations.${move}.button`);
  const key = `${requestKey}-${id}`;
  return (
    <div className="no-print mt-2 grid gap-2">
      {may("accept") && (
        <Disclosure form={`accept-${id}`} summary={button("accept")} look="btn btn-primary w-full">
          <Accept.Form verb="accept" name={`accept-${id}`} version={version} requestKey={`${key}-accept`} className="mt-3 grid gap-3">
            <input type="hidden" name="_id" value={id} />
            <Accept.Field name="plannedOn" value={request.requestedOn < today ? today : request.requestedOn} help={t("plannedHelp")} />
            <SubmitButton>{button("accept")}</SubmitButton>
          </Accept.Form>
        </Disclosure>
      )}
      {may("reject") && (
        <Disclosure form={`reject-${id}`} summary={button("reject")} look="btn btn-quiet w-full">
          <Reject.Form verb="reject" name={`reject-${id}`} version={version} requestKey={`${key}-reject`} className="mt-3 grid gap-3">
            <input type="hidden" name="_id" value={id} />
            <Reject.Field name="reason" />
            <SubmitButton className="btn btn-ink">{button("reject")}</SubmitButton>
          </Reject.Form>
        </Disclosure>
      )}
      {may("start") && (
        <Action of={productionRequests.start} version={version} requestKey={key} values={{ _id: id }} look="btn btn-primary" />
      )}
      {may("complete") && (
        <Action of={productionRequests.complete} version={version} requestKey={key} values={{ _id: id }} look="btn btn-primary" />
      )}
    </div>
  );
}
