import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import type { WholeRequest } from "./whole-request";

interface StaffFormsProps {
  request: WholeRequest;
  requestKey: string;
  /** Until when a quote holds unless one says otherwise. */
  validUntil: string;
}

const Quote = formOf(serviceRequests.quote);
const Deliver = formOf(serviceRequests.deliver);
const Reject = formOf(serviceRequests.reject);

/** The moves of the staff that say more than that they are made: a quote, what is handed over, why not. */
export function StaffForms({ request, requestKey, validUntil }: StaffFormsProps) {
  const { t } = useWords("pages/services");
  const { version } = request;
  const may = (move: string) => request.moves.includes(move);
  const button = (move: string) => t(`serviceRequests:operations.${move}.button`);
  return (
    <>
      {may("quote") && (
        <Disclosure
          form="quote"
          summary={t("quote.make")}
          look={`btn w-full ${request.status === "reviewed" ? "btn-primary" : "btn-plain"}`}
        >
          <Quote.Form verb="quote" version={version} requestKey={`${requestKey}-quote`} className="mt-3 grid gap-4">
            <QuoteLines lines={request.lines} />
            <Quote.Field name="validUntil" value={request.validUntil ?? validUntil} />
            <Quote.Field name="quoteNote" value={request.quoteNote} rows={3} />
            <SubmitButton>{button("quote")}</SubmitButton>
          </Quote.Form>
        </Disclosure>
      )}
      {may("deliver") && (
        <Disclosure form="deliver" summary={button("deliver")} look="btn btn-primary w-full">
          <Deliver.Form verb="deliver" version={version} requestKey={`${requestKey}-deliver`} className="mt-3 grid gap-3">
            <Deliver.Field name="deliverable" rows={6} />
            <SubmitButton>{button("deliver")}</SubmitButton>
          </Deliver.Form>
        </Disclosure>
      )}
      {may("reject") && (
        <Disclosure form="reject" summary={button("reject")} look="btn btn-quiet w-full">
          <Reject.Form verb="reject" version={version} requestKey={`${requestKey}-reject`} className="mt-3 grid gap-3">
            <Reject.Field name="reason" />
            <SubmitButton className="btn btn-ink">{button("reject")}</SubmitButton>
          </Reject.Form>
        </Disclosure>
      )}
    </>
  );
}

function QuoteLines({ lines }: { lines: WholeRequest["lines"] }) {
  const { t } = useWords("pages/services");
  const field = Quote.useFieldOf()("lines.0.description" as const);
  return (
    <RowsField name="lines" label={t("serviceRequests:fields.lines")} help={t("quote.help")} rows={lines} add={t("quote.add")}>
      {(prefix, row) => (
        <div className="col-span-full grid gap-3">
          <Quote.Field name={`${prefix}.description`} label={t("quote.line")} value={row?.description} maxLength={field.maxLength} />
          <div className="grid grid-cols-2 gap-3">
            <Quote.Field name={`${prefix}.euros`} value={row?.euros || undefined} />
            <Quote.Field name={`${prefix}.credits`} value={row?.credits || undefined} />
          </div>
        </div>
      )}
    </RowsField>
  );
}
