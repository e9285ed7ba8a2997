import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { FileText, Sheet } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import { figureText } from "@/worker/core/text/figure-text";
import { figures } from "@/worker/modules/business/figures/contract";
import { reports } from "@/worker/modules/business/reports/contract";
import { readyReports } from "@/worker/modules/business/reports/rules";
import { actionFor, actionsBy, byOwnId } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { ClosedByPlan } from "@/app/ui/plan-link";
import { opensFinance } from "@/app/features/money/treasury/tabs";
import { base, choiceIn, plainOf } from "./address";
import { ReportNav } from "./report-nav";
import { ReportPicture } from "./report-picture";
import { ReportTable } from "./report-table";
import { SaveReport } from "./save-report";
import { Toolbar } from "./toolbar";

export const handle = { words: ["pages/reports", "reports", "figures"], title: "pages/reports:title" };

/** Reports of each kind that was kept that are shown at the side. */
const SAVED = 30;

/** `?report=` names a ready report, `?saved=` one that was kept; what else the address says is told in address.ts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return { isOpen: false as const };
  const params = new URL(request.url).searchParams;
  const id = params.get("saved");
  const [catalogue, saved, own] = await Promise.all([
    context.read(figures.catalogue, {}),
    context.read(reports.list, { limit: SAVED }),
    id ? context.read(reports.show, { id }) : null,
  ]);
  const { name, question } = choiceIn(params, own);
  const shown = {
    isOpen: true as const,
    name,
    question,
    saved: saved.items,
    own,
    catalogue: axesIn(catalogue, question.measures),
    requestKey: context.nonce,
  };
  try {
    const cursor = params.get("cursor") ?? undefined;
    return { ...shown, answer: await context.call(figures.query, { ...question, limit: 50, ...(cursor && { cursor }) }), problem: null };
  } catch (error) {
    const { detail, errors } = context.phrase(error);
    return { ...shown, answer: null, problem: [detail, ...(errors ?? []).map(({ message }) => message)].join(" ") };
  }
}

/** By what all of these measures can be told, each with what it is called. */
function axesIn({ items, dimensions, grains }: Result<typeof figures.catalogue>, measures: readonly string[]) {
  const own = items.filter(({ name }) => measures.includes(name));
  const isShared = (axis: string) => own.every(({ by }) => by.includes(axis));
  return {
    axes: dimensions.filter(({ name }) => isShared(name)).map(({ name, label }) => ({ name, label })),
    grains: own.every(({ overTime }) => overTime) ? grains : [],
    overTime: own.some(({ overTime }) => overTime),
  };
}

/** Keeps the report, or forgets one. */
export const action = byOwnId(
  actionsBy(
    {
      create: actionFor(reports.create, { to: ({ id }) => `${base}?saved=${id}` }),
      schedule: actionFor(reports.schedule, { to: ({ id }) => `${base}?saved=${id}` }),
      pin: actionFor(reports.pin, { to: ({ id }) => `${base}?saved=${id}` }),
      unpin: actionFor(reports.unpin, { to: ({ id }) => `${base}?saved=${id}` }),
      mail: actionFor(reports.mail, { to: ({ id }) => `${base}?saved=${id}` }),
      remove: actionFor(reports.remove, { to: () => base }),
    },
    "create",
  ),
);

export default function Reports() {
  const { t, i18n } = useWords("pages/reports");
  const [params] = useSearchParams();
  const data = useLoaderData<typeof loader>();
  if (!data.isOpen) return <ClosedByPlan feature="finance" title={t("closed.title")} text={t("closed.text")} />;
  const { name, answer, problem, own, question, saved, catalogue, requestKey } = data;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const title = own ? own.name : t(`reports:values.report.${name}`);
  const file = (kind: string) => `${base}/file?${new URLSearchParams([...params, ["kind", kind], ["title", title]])}`;
  return (
    <>
      <PageHead title={title} sentence={own ? answer?.understood : t(`reports:about.${name}`)}>
        <a className="btn btn-plain" href={file("csv")} download>
          <Sheet aria-hidden="true" />
          {t("csv")}
        </a>
        <a className="btn btn-plain" href={file("pdf")}>
          <FileText aria-hidden="true" />
          {t("pdf")}
        </a>
      </PageHead>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ReportNav current={own?.id ?? name ?? ""} saved={saved} />
        <div className="grid min-w-0 content-start gap-6">
          <Toolbar question={question} catalogue={catalogue} filters={answer?.filters ?? []} choices={name ? readyReports[name].by : []} />
          {problem && (
            <div className="summary" role="alert">
              <p>{problem}</p>
              <Link className="link-ink" to={plainOf(params)}>
                {t("again")}
              </Link>
            </div>
          )}
          {answer && (
            <>
              <dl className="flex flex-wrap gap-x-10 gap-y-4" aria-label={t("totals")}>
                {answer.measures.map(({ name: measure, label }, place) => (
                  <div key={measure}>
                    <dt className="muted text-sm">{label}</dt>
                    <dd className="tnum text-xl font-semibold">{figureText(answer.totals.figures[place] ?? {}, language)}</dd>
                  </div>
                ))}
              </dl>
              <p className="muted text-sm">{answer.understood}</p>
              {answer.items.length === 0 ? (
                <EmptyState drawing="curve" title={t("none.title")} text={t("none.text")} />
              ) : (
                <>
                  <ReportPicture answer={answer} />
                  <ReportTable answer={answer} />
                </>
              )}
              <SaveReport question={question} own={own} requestKey={requestKey} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
