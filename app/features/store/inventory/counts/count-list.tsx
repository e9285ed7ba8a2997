import { Link } from "@/app/ui/link";
import { ClipboardList } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { counts, ListedCount } from "@/worker/modules/store/counts/contract";
import { countMeanings, type CountStatus as Name } from "@/worker/modules/store/counts/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { Pager } from "@/app/ui/pager";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { base, countPath } from "../addresses";

/** How far a count sheet has come. */
export function CountStatus({ status }: { status: Name }) {
  const { t } = useWords("counts");
  return <Status meaning={countMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}

/** The count sheets, the newest first. */
export function CountList({ page }: { page: Result<typeof counts.list> }) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`counts:fields.${name}`);
  const begin = (
    <Link className="btn btn-plain" to={`${base}/counts/new`}>
      <ClipboardList aria-hidden="true" />
      {t("count.new")}
    </Link>
  );
  if (!page.items.length) {
    return (
      <EmptyState drawing="cellar" title={t("empty.counts.title")} text={t("empty.counts.text")}>
        {begin}
      </EmptyState>
    );
  }
  const columns: Column<ListedCount>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={countPath(id)}>
          {reference}
        </Link>
      ),
    },
    { key: "location", card: "title", label: field("location"), cell: ({ locationName }) => locationName },
    { key: "done", card: "when", label: field("done"), numeric: true, cell: ({ done, size }) => t("of", { part: done, whole: size }) },
    { key: "createdAt", label: field("createdAt"), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <CountStatus status={status} /> },
  ];
  return (
    <>
      <div className="no-print my-4">{begin}</div>
      <Table caption={t("tabs.counts")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="createdAt" />
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}
