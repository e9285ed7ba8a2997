import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import type { Complaint } from "@/worker/modules/safety/complaints/shapes";
import { complaintCategories, complaintStatuses } from "@/worker/modules/safety/complaints/status";
import { severities } from "@/worker/modules/safety/non-conformities/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, complaintPath } from "../addresses";
import { SafetyHead } from "../safety-head";
import { ComplaintStatusText } from "./complaint-status";
import { Trend } from "./trend";

export const handle = { words: ["pages/audits", "complaints"], title: "pages/audits:sections.complaints" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, trend] = await Promise.all([
    context.read(complaints.list, searchInput(complaints.list, request)),
    context.read(complaints.trend, {}),
  ]);
  return { page, trend };
}

const filterNames = ["search", "status", "category", "severity", "client", "item", "lot"];

/** What people complain about, the newest first, and whether it grows. */
export default function Complaints() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { page, trend } = useLoaderData<typeof loader>();
  const { items, total, nextCursor } = page;
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`complaints:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`complaints:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/complaints/new`}>
      <Plus aria-hidden="true" />
      {t("complaint.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="complaints" sentence={isEmpty ? undefined : t("complaint.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="complaints" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="bell" title={t("complaint.empty.title")} text={t("complaint.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Trend trend={trend} />
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("complaint.search")} placeholder={t("complaint.search")} />
            <Filters
              filters={[choices("status", complaintStatuses), choices("category", complaintCategories), choices("severity", severities)]}
            />
          </div>
          {items.length ? <ComplaintTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function ComplaintTable({ rows }: { rows: Complaint[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`complaints:fields.${name}`);
  const columns: Column<Complaint>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={complaintPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "subject", card: "title", label: field("subject"), cell: ({ subject }) => <span className="block py-1.5">{subject}</span> },
    { key: "category", label: field("category"), from: "lg", cell: ({ category }) => t(`complaints:values.category.${category}`) },
    { key: "itemName", card: "detail", label: field("item"), cell: ({ itemName }) => itemName },
    { key: "lot", label: field("lot"), from: "lg", cell: ({ lot }) => <span className="code">{lot}</span> },
    { key: "receivedOn", card: "when", label: field("receivedOn"), cell: ({ receivedOn }) => <DateText value={receivedOn} /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <ComplaintStatusText status={status} /> },
  ];
  return <Table caption={t("sections.complaints")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
