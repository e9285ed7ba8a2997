import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { measures, pointKinds } from "@/worker/modules/safety/control-plans/status";
import { calibrationStates } from "@/worker/modules/safety/instruments/status";
import { readings } from "@/worker/modules/safety/readings/contract";
import { outcomes } from "@/worker/modules/safety/readings/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { ReadingChart } from "./reading-chart";
import { ReadingTable } from "./reading-table";

export const handle = { words: ["pages/audits", "readings"], title: "pages/audits:sections.readings" };

/** `?point=` shows one point alone, with its chart. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = searchInput(readings.list, request);
  const page = await context.read(readings.list, input);
  const isMeasured = input.point && page.items.some(({ value }) => value !== null);
  const chart = isMeasured ? await context.read(readings.chart, { point: input.point, from: input.from, to: input.to }) : null;
  return { page, chart };
}

const filterNames = ["search", "kind", "measure", "outcome", "calibration", "instrument", "point", "from", "to"];

/** What was read, the newest first. */
export default function Readings() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { page, chart } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`readings:values.${name}.${value}`) }));
  const filters = [
    { name: "outcome", label: t("readings:fields.outcome"), options: choices("outcome", outcomes) },
    { name: "calibration", label: t("readings:fields.calibration"), options: choices("calibration", calibrationStates) },
    { name: "kind", label: t("readings:fields.kind"), options: choices("kind", pointKinds) },
    { name: "measure", label: t("readings:fields.measure"), options: choices("measure", measures) },
  ];
  const isNarrowed = filterNames.some((name) => params.has(name));
  const isEmpty = page.total === 0 && !isNarrowed;
  const total = page.total ?? page.items.length;
  return (
    <>
      <SafetyHead section="readings" sentence={isEmpty ? undefined : t("reading.count", { count: total })}>
        <Link className="btn btn-plain" to={`${base}/readings/import`}>
          <Upload aria-hidden="true" />
          {t("reading.import")}
        </Link>
        {!isEmpty && <ExportLink module="readings" />}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("reading.empty.title")} text={t("reading.empty.text")}>
          <Link className="btn btn-primary" to={base}>
            {t("reading.toToday")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("reading.search")} placeholder={t("reading.search")} />
            <Filters filters={filters} />
            {(params.has("point") || params.has("instrument")) && (
              <Link className="link-ink text-sm" to="?">
                {t("reading.all")}
              </Link>
            )}
          </div>
          {chart && (
            <div className="mb-6">
              <ReadingChart chart={chart} />
            </div>
          )}
          {page.items.length ? <ReadingTable rows={page.items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}
