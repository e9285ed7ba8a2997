import { useWords } from "@/app/shell/i18n/use-words";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { RequestFiles } from "./request-files";
import { Conversation } from "./conversation";
import { QuoteSheet } from "./quote-sheet";
import type { WholeRequest } from "./whole-request";

interface RequestSheetProps {
  request: WholeRequest;
  requestKey: string;
  today: string;
  /** Which side looks; a customer unless it is said. */
  isStaff?: boolean;
}

/** A request as a document: what is needed, what was quoted and handed over, what both sides wrote. */
export function RequestSheet({ request, requestKey, today, isStaff = false }: RequestSheetProps) {
  const { t } = useWords("pages/services");
  const field = (name: string) => t(`serviceRequests:fields.${name}`);
  return (
    <div className="parts content-start gap-8">
      {request.deliverable && (
        <section>
          <h2 className="mb-2 text-lg">{field("deliverable")}</h2>
          <p className="max-w-2xl whitespace-pre-line [overflow-wrap:anywhere]">{request.deliverable}</p>
        </section>
      )}
      <section>
        <h2 className="mb-2 text-lg">{t("need")}</h2>
        {request.description && <p className="mb-3 max-w-2xl whitespace-pre-line [overflow-wrap:anywhere]">{request.description}</p>}
        <Facts>
          <Fact label={field("product")}>{request.product}</Fact>
          <Fact label={field("wantedOn")}>{request.wantedOn && <DateText value={request.wantedOn} />}</Fact>
          <Fact label={field("budget")}>{request.budget !== null && <Money value={request.budget} />}</Fact>
        </Facts>
      </section>
      <RequestFiles request={request} requestKey={requestKey} isStaff={isStaff} />
      {request.lines.length > 0 && <QuoteSheet request={request} />}
      {request.status !== "draft" && <Conversation request={request} requestKey={requestKey} today={today} />}
    </div>
  );
}
