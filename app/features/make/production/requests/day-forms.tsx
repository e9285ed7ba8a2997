import { useWords } from "@/app/shell/i18n/use-words";
import { type ProductionRequest, productionRequests } from "@/worker/modules/make/production-requests/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Status } from "@/app/ui/status";

const Propose = formOf(productionRequests.propose);

interface DayProps {
  request: ProductionRequest;
  requestKey: string;
  today: string;
}

/** The day of the work: agreed, or by whom it is proposed and what they say of it. */
export function DayState({ request: { plannedOn, agreedAt, proposedBy, dayNote }, today }: Omit<DayProps, "requestKey">) {
  const { t } = useWords("productionRequests");
  if (!plannedOn) return null;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <DateText value={plannedOn} today={today} />
        <Status meaning={agreedAt === null ? "soon" : "good"}>
          {agreedAt === null
            ? t("productionRequests:day.proposedBy", { side: t(`productionRequests:values.proposedBy.${proposedBy}`) })
            : t("productionRequests:day.agreed")}
        </Status>
      </span>
      {dayNote && <span className="muted text-sm [overflow-wrap:anywhere]">{dayNote}</span>}
    </div>
  );
}

/** What both sides do about that day: agree to the other's, or propose another. */
export function DayForms({ request, requestKey, today }: DayProps) {
  const { t } = useWords("productionRequests");
  const { id, version, moves, plannedOn } = request;
  const button = (verb: string) => t(`productionRequests:operations.${verb}.button`);
  return (
    <>
      {moves.includes("agree") && (
        <Action of={productionRequests.agree} version={version} requestKey={requestKey} values={{ _id: id }} look="btn btn-primary" />
      )}
      {moves.includes("propose") && (
        <Disclosure form={`propose-${id}`} summary={button("propose")} look="btn btn-plain w-full">
          <Propose.Form
            verb="propose"
            name={`propose-${id}`}
            version={version}
            requestKey={`${requestKey}-propose`}
            className="mt-3 grid gap-3"
          >
            <input type="hidden" name="_id" value={id} />
            <Propose.Field name="plannedOn" value={plannedOn && plannedOn > today ? plannedOn : today} />
            <Propose.Field name="dayNote" rows={2} />
            <SubmitButton>{t("productionRequests:day.send")}</SubmitButton>
          </Propose.Form>
        </Disclosure>
      )}
    </>
  );
}
