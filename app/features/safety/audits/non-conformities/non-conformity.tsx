import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { auditPath, instrumentPath, lotCheckPath, netContentPath, nonConformityPath, readingPath, samplePath } from "../addresses";
import { Crumb } from "../crumb";
import { LotList } from "./lot-list";
import { NonConformityRail } from "./non-conformity-rail";
import { TaskList } from "./task-list";

export const handle = {
  words: ["pages/audits", "nonConformities", "pages/documents", "documents"],
  title: (data: unknown) => (data as { nonConformity?: { reference: string } } | undefined)?.nonConformity?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const nonConformity = await context.read(nonConformities.show, { id: params.id });
  const papers = await loadRecordDocuments(context, "nonConformities", nonConformity.id);
  return { nonConformity, papers, requestKey: context.nonce, today: context.today };
}

const { start, addLots, addTask, changeTask, dropTask, doTask, close } = nonConformities;
export const action = actionsFor([start, addLots, addTask, changeTask, dropTask, doTask, close], { to: ({ id }) => nonConformityPath(id) });

export default function NonConformityScreen() {
  const { t } = useWords("pages/audits");
  const { nonConformity, papers, requestKey, today } = useLoaderData<typeof loader>();
  const { reference, title, description, conclusion, origin, originId } = nonConformity;
  return (
    <>
      <Crumb section="non-conformities" />
      <PageHead title={title} sentence={reference} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {description && <p className="max-w-2xl whitespace-pre-line">{description}</p>}
          <OriginLink origin={origin} originId={originId} />
          <LotList nonConformity={nonConformity} requestKey={requestKey} />
          <TaskList nonConformity={nonConformity} requestKey={requestKey} />
          {conclusion && (
            <section>
              <h2 className="mb-1 text-lg">{t("nonConformities:fields.conclusion")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{conclusion}</p>
            </section>
          )}
          <DocumentsPart {...papers} today={today} />
        </div>
        <NonConformityRail nonConformity={nonConformity} requestKey={requestKey} />
      </div>
    </>
  );
}

/** The way to what showed it, where that has a screen. */
function OriginLink({ origin, originId }: Pick<NonConformity, "origin" | "originId">) {
  const { t } = useWords("pages/audits");
  const shown = origins[origin];
  if (!shown) return null;
  return (
    <p>
      <Link className="link-ink" to={shown.to(originId)}>
        {t(shown.text)}
      </Link>
    </p>
  );
}

const origins: Partial<Record<NonConformity["origin"], { text: string; to: (id: string) => string }>> = {
  reading: { text: "nc.toReading", to: readingPath },
  laboratory: { text: "nc.toSample", to: samplePath },
  net_content: { text: "nc.toNetContent", to: netContentPath },
  receipt: { text: "nc.toLotCheck", to: lotCheckPath },
  release: { text: "nc.toLotCheck", to: lotCheckPath },
  instrument: { text: "nc.toInstrument", to: instrumentPath },
  audit: { text: "nc.toAudit", to: auditPath },
};
