import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ProductionRequest, productionRequests } from "@/worker/modules/make/production-requests/contract";
import { productionRequestStatuses, urgencies } from "@/worker/modules/make/production-requests/status";
import { searchInput } from "@/app/shell/search-input";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters } from "@/app/ui/filters";
import { None } from "@/app/ui/money";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { base } from "../base";
import { Pressing, RequestStatus } from "../states";
import { ProductionTabs } from "../tabs";

export const handle = { words: ["pages/production", "production", "productionRequests"], title: "productionRequests:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(productionRequests.list, searchInput(productionRequests.list, request)) };
}

const to = ({ id }: ProductionRequest) => `${base}/requests/${id}`;

export default function Requests() {
  const { t } = useWords("pages/production");
  const [params] = useSearchParams();
  const { page } = useLoaderData<typeof loader>();
  const isNarrowed = ["status", "urgency"].some((name) => params.get(name));
  const words = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`productionRequests:values.${group}.${value}`) }));
  const filters = [
    { name: "status", label: t("productionRequests:fields.status"), options: words("status", productionRequestStatuses) },
    { name: "urgency", label: t("productionRequests:fields.urgency"), options: words("urgency", urgencies) },
  ];
  const add = (
    <Link className="btn btn-primary" to={`${base}/requests/new`}>
      <Plus aria-hidden="true" />
      {t("requests.new")}
    </Link>
  );
  const isEmpty = page.items.length === 0 && !isNarrowed && !params.get("cursor");
  return (
    <>
      <PageHead title={t("productionRequests:title")} sentence={t("requests.sentence")}>
        {!isEmpty && add}
      </PageHead>
      <ProductionTabs />
      {isEmpty ? (
        <EmptyState drawing="pot" title={t("requests.empty.title")} text={t("requests.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4">
            <Filters filters={filters} />
          </div>
          {page.items.length ? <RequestTable rows={page.items} /> : <p className="muted py-6">{t("requests.nothing")}</p>}
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}

function RequestTable({ rows }: { rows: ProductionRequest[] }) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`productionRequests:fields.${name}`);
  const urgency = ({ urgency: level }: ProductionRequest) => (
    <Pressing level={level} label={t(`productionRequests:values.urgency.${level}`)} />
  );
  const state = ({ status, stage }: ProductionRequest) => <RequestStatus status={status} stage={stage} />;
  const columns: Column<ProductionRequest>[] = [
    {
      key: "product",
      card: "title",
      label: field("product"),
      cell: (row) => (
        <Link className="name" to={to(row)}>
          {row.product}
        </Link>
      ),
    },
    {
      key: "amount",
      card: "figure",
      label: field("amount"),
      numeric: true,
      cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} />,
    },
    { key: "day", card: "when", label: field("requestedOn"), cell: ({ requestedOn }) => <DateText value={requestedOn} /> },
    {
      key: "planned",
      label: field("plannedOn"),
      from: "lg",
      cell: ({ plannedOn }) => (plannedOn ? <DateText value={plannedOn} /> : <None />),
    },
    { key: "urgency", card: "detail", label: field("urgency"), cell: urgency },
    { key: "created", label: field("createdAt"), from: "lg", cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "status", card: "status", label: field("status"), cell: state },
  ];
  return <Table caption={t("productionRequests:title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
