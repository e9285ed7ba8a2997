import { useWords } from "@/app/shell/i18n/use-words";
import { unitsLike } from "@/worker/core/figures/quantity";
import { type ProductionRequest, productionRequests } from "@/worker/modules/make/production-requests/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";
import { DayForms, DayState } from "@/app/features/make/production/requests/day-forms";
import { Pressing, RequestStatus } from "@/app/features/make/production/states";

const Accept = formOf(productionRequests.accept);
const Reject = formOf(productionRequests.reject);
const Complete = formOf(productionRequests.complete);

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
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h2 className="text-lg">{request.product}</h2>
          <p className="muted mb-2 text-sm">{[request.reference, request.businessName].filter(Boolean).join(" · ")}</p>
          {request.notes && <p className="mb-2 whitespace-pre-line text-sm [overflow-wrap:anywhere]">{request.notes}</p>}
          {request.reason && (
            <p className="text-sm">
              {field("reason")} : {request.reason}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4 text-sm">
            <RequestStatus status={request.status} stage={request.stage} />
            <Pressing level={request.urgency} label={t(`productionRequests:values.urgency.${request.urgency}`)} />
          </p>
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
              <DayState request={request} today={today} />
            </RailLine>
          )}
          {request.made && (
            <RailLine label={field("made")}>
              <Quantity value={request.made.amount} unit={request.made.unit} />
            </RailLine>
          )}
          {request.lotNumber && <RailLine label={field("lotNumber")}>{request.lotNumber}</RailLine>}
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
  const { id, version, moves, stage } = request;
  const may = (move: string) => moves.includes(move);
  const button = (move: string) => t(`productionRequests:operations.${move}.button`);
  const key = `${requestKey}-${id}`;
  return (
    <div className="no-print mt-2 grid gap-2">
      {may("accept") && (
        <Disclosure form={`accept-${id}`} summary={button("accept")} look="btn btn-primary w-full">
          <Accept.Form verb="accept" name={`accept-${id}`} version={version} requestKey={`${key}-accept`} className="mt-3 grid gap-3">
            <input type="hidden" name="_id" value={id} />
            <Accept.Field name="plannedOn" value={request.requestedOn < today ? today : request.requestedOn} help={t("plannedHelp")} />
            <Accept.Field name="dayNote" rows={2} />
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
      {stage === "to_agree" && !may("agree") && <p className="muted text-xs">{t("waitsForCustomer")}</p>}
      <DayForms request={request} requestKey={key} today={today} />
      {may("start") && (
        <Action of={productionRequests.start} version={version} requestKey={key} values={{ _id: id }} look="btn btn-primary" />
      )}
      {may("complete") && (
        <Disclosure form={`complete-${id}`} summary={button("complete")} look="btn btn-primary w-full">
          <Complete.Form
            verb="complete"
            name={`complete-${id}`}
            version={version}
            requestKey={`${key}-complete`}
            className="mt-3 grid gap-3"
          >
            <input type="hidden" name="_id" value={id} />
            <Complete.Field name="made" value={request.amount} among={unitsLike(request.amount.unit)} />
            <Complete.Field name="lotNumber" />
            <SubmitButton>{button("complete")}</SubmitButton>
          </Complete.Form>
        </Disclosure>
      )}
    </div>
  );
}
