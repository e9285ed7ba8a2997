import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsBy } from "@/app/shell/action";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { lotCheckStatus } from "@/worker/modules/safety/lot-checks/status";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { lotCheckPath, nonConformityPath } from "../addresses";
import { Crumb } from "../crumb";
import { AnswerForm } from "./answer-form";
import { LotCheckRail } from "./check-rail";
import { PointList } from "./point-list";

export const handle = {
  words: ["pages/audits", "lotChecks", "pages/documents", "documents"],
  title: (data: unknown) => (data as { check?: { reference: string } } | undefined)?.check?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const check = await context.read(lotChecks.show, { id: params.id });
  // A certificate that came with the goods is about the lot: it is found there too.
  const papers = await loadRecordDocuments(context, "lots", check.lotId);
  return { check, papers, requestKey: context.nonce, today: context.today };
}

/** One that fails leads to what it opened. */
export const action = actionsBy({
  answer: actionFor(lotChecks.answer, {
    to: ({ id, nonConformityId }) => (nonConformityId ? nonConformityPath(nonConformityId) : lotCheckPath(id)),
  }),
  waive: actionFor(lotChecks.waive, { to: ({ id }) => lotCheckPath(id) }),
});

/** A check of a lot: what is asked, to answer in two taps; once signed, what was seen. */
export default function LotCheckScreen() {
  const { t } = useWords("pages/audits");
  const { check, papers, requestKey, today } = useLoaderData<typeof loader>();
  const { itemName, reference, name, status, points, note } = check;
  const isOpen = lotCheckStatus.allows(status, "answer");
  return (
    <>
      <Crumb section="lot-checks" />
      <PageHead title={itemName} sentence={[name, check.lot, reference].join(" · ")} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {isOpen ? <AnswerForm check={check} requestKey={requestKey} /> : <PointList points={points} />}
          {note && (
            <section>
              <h2 className="mb-1 text-lg">{t("lotChecks:fields.note")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{note}</p>
            </section>
          )}
          <DocumentsPart {...papers} today={today} />
        </div>
        <LotCheckRail check={check} requestKey={requestKey} />
      </div>
    </>
  );
}
