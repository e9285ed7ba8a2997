import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsFor } from "@/app/shell/action";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import { auditStatus } from "@/worker/modules/safety/audits/status";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { auditPath } from "../addresses";
import { Crumb } from "../crumb";
import { AnswerForm } from "./answer-form";
import { AuditRail } from "./audit-rail";
import { QuestionList } from "./question-list";

export const handle = {
  words: ["pages/audits", "audits", "nonConformities", "pages/documents", "documents", "signatures"],
  title: (data: unknown) => (data as { audit?: { reference: string } } | undefined)?.audit?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const audit = await context.read(audits.show, { id: params.id });
  const [papers, requests] = await Promise.all([
    loadRecordDocuments(context, "audits", audit.id),
    context.read(signatures.list, { audit: audit.id, limit: 5 }),
  ]);
  return { audit, papers, requests: requests.items, requestKey: context.nonce, today: context.today };
}

const { update, answer, complete, cancel } = audits;
const to = ({ id }: { id: string }) => auditPath(id);

/** What the form of answers says of all the rest counts when the audit is completed. */
const keep = actionFor(answer, { to, read: (form) => form.delete("conforms") });
export const action = actionsFor([update, answer, complete, cancel], { to, own: { answer: keep } });

/** An audit: its questions to answer on the spot; once completed, its score and what it found. */
export default function AuditScreen() {
  const { t } = useWords("pages/audits");
  const { audit, papers, requests, requestKey, today } = useLoaderData<typeof loader>();
  const { reference, name, supplierName, scope, status, questions, conclusion } = audit;
  const isOpen = auditStatus.allows(status, "answer");
  return (
    <>
      <Crumb section="audits" />
      <PageHead title={supplierName || name} sentence={[supplierName && name, reference, scope].filter(Boolean).join(" · ")} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {isOpen ? <AnswerForm audit={audit} requestKey={requestKey} /> : <QuestionList questions={questions} />}
          {conclusion && (
            <section>
              <h2 className="mb-1 text-lg">{t(`audits:fields.${status === "cancelled" ? "reason" : "conclusion"}`)}</h2>
              <p className="max-w-2xl whitespace-pre-line">{conclusion}</p>
            </section>
          )}
          <DocumentsPart {...papers} today={today} />
        </div>
        <AuditRail audit={audit} requests={requests} requestKey={requestKey} />
      </div>
    </>
  );
}
