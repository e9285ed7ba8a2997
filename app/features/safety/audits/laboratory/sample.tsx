import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsFor } from "@/app/shell/action";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { sampleStatus } from "@/worker/modules/safety/laboratory/status";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { recallPath, samplePath } from "../addresses";
import { Crumb } from "../crumb";
import { AnalysisTable } from "./analysis-table";
import { onlyFound } from "./only-found";
import { ResultForm } from "./result-form";
import { SampleRail } from "./sample-rail";

export const handle = {
  words: ["pages/audits", "laboratory", "pages/documents", "documents"],
  title: (data: unknown) => (data as { sample?: { reference: string } } | undefined)?.sample?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const sample = await context.read(laboratory.show, { id: params.id });
  // A laboratory's report is about the lot: it is found there too.
  const papers = await loadRecordDocuments(context, "lots", sample.lotId);
  return { sample, papers, requestKey: context.nonce, today: context.today };
}

const to = ({ id }: { id: string }) => samplePath(id);

export const action = actionsFor([laboratory.cancel], {
  to,
  own: {
    report: actionFor(laboratory.report, { to, read: onlyFound }),
    openRecall: actionFor(laboratory.openRecall, { to: ({ recallId }) => recallPath(recallId ?? "") }),
  },
});

/** A sample: what it was taken of, what was looked for and what was found. */
export default function SampleScreen() {
  const { t } = useWords("pages/audits");
  const { sample, papers, requestKey, today } = useLoaderData<typeof loader>();
  const { itemId, itemName, lotId, lot, reference, purpose, takenOn, laboratory: name, notes, by, status } = sample;
  const field = (key: string) => t(`laboratory:fields.${key}`);
  return (
    <>
      <Crumb section="laboratory" />
      <PageHead title={itemName} sentence={reference} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Facts>
            <Fact label={field("item")}>
              <Link className="link-ink" to={`/customer/products/${itemId}`}>
                {itemName}
              </Link>
            </Fact>
            <Fact label={field("lot")}>
              <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
                {lot}
              </Link>
            </Fact>
            <Fact label={field("purpose")}>{t(`laboratory:values.purpose.${purpose}`)}</Fact>
            <Fact label={field("takenOn")}>
              <DateText value={takenOn} />
            </Fact>
            <Fact label={field("laboratory")}>{name}</Fact>
            <Fact label={field("by")}>{by}</Fact>
          </Facts>
          {notes && <p className="max-w-2xl whitespace-pre-line">{notes}</p>}
          <AnalysisTable analyses={sample.analyses} />
          {sampleStatus.allows(status, "report") && <ResultForm sample={sample} requestKey={requestKey} />}
          <DocumentsPart {...papers} today={today} />
        </div>
        <SampleRail sample={sample} requestKey={requestKey} />
      </div>
    </>
  );
}
