import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Megaphone, Timer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { isDrillDue } from "@/worker/modules/safety/recalls/rules";
import type { ListedRecall } from "@/worker/modules/safety/recalls/shapes";
import { recallStatuses } from "@/worker/modules/safety/recalls/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, recallPath } from "../addresses";
import { SafetyHead } from "../safety-head";
import { RecallStatusText } from "./recall-status";

export const handle = { words: ["pages/audits", "recalls"], title: "pages/audits:sections.recalls" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, drills] = await Promise.all([
    context.read(recalls.list, searchInput(recalls.list, request)),
    context.read(recalls.list, { mock: true, limit: 1 }),
  ]);
  const lastDrill = drills.items[0]?.createdAt ?? null;
  return { page, lastDrill, drillDue: isDrillDue(lastDrill, Date.parse(context.today)) };
}

/** Recalls and drills, the newest first. */
export default function Recalls() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { page, lastDrill, drillDue } = useLoaderData<typeof loader>();
  const { items, total, nextCursor } = page;
  const statuses = recallStatuses.map((value) => ({ value, label: t(`recalls:values.status.${value}`) }));
  const isEmpty = total === 0 && !["search", "status", "mock"].some((name) => params.has(name));
  const buttons = (
    <>
      <Link className="btn btn-plain" to={`${base}/recalls/new?drill=1`}>
        <Timer aria-hidden="true" />
        {t("recall.newDrill")}
      </Link>
      <Link className="btn btn-primary" to={`${base}/recalls/new`}>
        <Megaphone aria-hidden="true" />
        {t("recall.new")}
      </Link>
    </>
  );
  return (
    <>
      <SafetyHead section="recalls" sentence={isEmpty ? undefined : t("recall.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="recalls" />}
        {!isEmpty && buttons}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="parcel" title={t("recall.empty.title")} text={t("recall.empty.text")}>
          {buttons}
        </EmptyState>
      ) : (
        <>
          {drillDue && <p className="st-soon mt-4 text-sm font-medium">{t(lastDrill ? "recall.drillDue" : "recall.noDrill")}</p>}
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("recall.search")} placeholder={t("recall.search")} />
            <Filters filters={[{ name: "status", label: t("recalls:fields.status"), options: statuses }]} />
          </div>
          {items.length ? <RecallTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function RecallTable({ rows }: { rows: ListedRecall[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`recalls:fields.${name}`);
  const kindOf = ({ mock, kind }: ListedRecall) => (mock ? t("recall.drill") : t(`recalls:values.kind.${kind}`));
  const columns: Column<ListedRecall>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={recallPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "kind", card: "detail", label: field("kind"), cell: kindOf },
    { key: "subject", card: "detail", label: field("lot"), cell: ({ subject }) => <span className="code">{subject}</span> },
    { key: "cause", card: "title", label: field("cause"), from: "lg", cell: ({ cause }) => <span className="block py-1.5">{cause}</span> },
    { key: "createdAt", card: "when", label: field("createdAt"), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <RecallStatusText status={status} /> },
  ];
  return <Table caption={t("sections.recalls")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
