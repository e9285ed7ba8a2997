import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import type { ListedTreatment } from "@/worker/modules/safety/heat-treatments/shapes";
import { treatmentOutcomes } from "@/worker/modules/safety/heat-treatments/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { None } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, treatmentPath } from "../addresses";
import { SafetyHead } from "../safety-head";
import { TreatmentOutcomeText } from "./outcome";
import { useCycleTexts } from "./value";

export const handle = { words: ["pages/audits", "heatTreatments"], title: "pages/audits:sections.heat-treatments" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(heatTreatments.list, searchInput(heatTreatments.list, request));
}

/** Cycles of autoclaves and pasteurisers, the newest first. */
export default function HeatTreatments() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const outcomes = treatmentOutcomes.map((value) => ({ value, label: t(`heatTreatments:values.outcome.${value}`) }));
  const isEmpty = total === 0 && !["search", "outcome", "lot", "production"].some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/heat-treatments/new`}>
      <Plus aria-hidden="true" />
      {t("heat.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="heat-treatments" sentence={isEmpty ? undefined : t("heat.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="heatTreatments" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="pot" title={t("heat.empty.title")} text={t("heat.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("heat.search")} placeholder={t("heat.search")} />
            <Filters filters={[{ name: "outcome", label: t("heatTreatments:fields.outcome"), options: outcomes }]} />
          </div>
          {items.length ? <TreatmentTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function TreatmentTable({ rows }: { rows: ListedTreatment[] }) {
  const { t } = useWords("pages/audits");
  const texts = useCycleTexts();
  const field = (name: string) => t(`heatTreatments:fields.${name}`);
  const columns: Column<ListedTreatment>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={treatmentPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "startedAt", card: "when", label: field("startedAt"), cell: ({ startedAt }) => <DateText value={startedAt} /> },
    { key: "equipment", label: field("equipment"), from: "lg", cell: ({ equipment }) => equipment },
    { key: "itemName", card: "title", label: field("itemName"), cell: ({ itemName }) => itemName || <None /> },
    {
      key: "lot",
      card: "detail",
      label: field("lot"),
      from: "lg",
      cell: ({ lot }) => (lot ? <span className="code">{lot}</span> : <None />),
    },
    { key: "value", card: "figure", label: t("heat.reached"), numeric: true, cell: ({ value }) => texts.minutes(value) },
    { key: "scale", label: t("heat.scale"), numeric: true, cell: ({ scale }) => texts.minutes(scale) },
    { key: "outcome", card: "status", label: field("outcome"), cell: ({ outcome }) => <TreatmentOutcomeText outcome={outcome} /> },
  ];
  return <Table caption={t("sections.heat-treatments")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
