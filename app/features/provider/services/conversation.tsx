import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { isOpenToMessages } from "@/worker/modules/provider/service-requests/status";
import { DateText } from "@/app/ui/date";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import type { WholeRequest } from "./whole-request";

const { Form, Field } = formOf(serviceRequests.message);

/** What both sides wrote, and the field to answer in as long as all is not over. */
export function Conversation({ request, requestKey, today }: { request: WholeRequest; requestKey: string; today: string }) {
  const { t } = useWords("pages/services");
  const { messages } = request;
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("serviceRequests:fields.messages")}</h2>
      {messages.length === 0 && <p className="muted mb-3 text-sm">{t("noMessages")}</p>}
      <ol className="grid gap-4">
        {messages.map(({ id, isStaff, name, text, createdAt }) => (
          <li key={id} className={`max-w-2xl border-l-2 pl-3 ${isStaff ? "border-primary" : "border-edge"}`}>
            <p className="card-line text-sm">
              <span className="font-semibold">{isStaff ? t("ofCellier", { name: name || "Cellier" }) : name}</span>
              <span className="muted text-xs">
                <DateText value={createdAt} today={today} />
              </span>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {isOpenToMessages(request.status) && (
        <Form verb="message" requestKey={`${requestKey}-message-${messages.length}`} className="no-print mt-4 grid max-w-2xl gap-3">
          <Field name="text" rows={4} />
          <div>
            <SubmitButton className="btn btn-plain">{t("serviceRequests:operations.message.button")}</SubmitButton>
          </div>
        </Form>
      )}
    </section>
  );
}
