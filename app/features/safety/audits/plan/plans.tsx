import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import type { ListedPlan } from "@/worker/modules/safety/control-plans/shapes";
import { planStatuses } from "@/worker/modules/safety/control-plans/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters } from "@/app/ui/filters";
import { None } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, planPath } from "../addresses";
import { SafetyHead } from "../safety-head";
import { PlanStatusText } from "./plan-status";

export const handle = { words: ["pages/audits", "controlPlans"], title: "pages/audits:sections.plan" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(controlPlans.list, searchInput(controlPlans.list, request));
}

/** The editions of the plans that keep food safe. */
export default function Plans() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const statuses = planStatuses.map((value) => ({ value, label: t(`controlPlans:values.status.${value}`) }));
  const add = (
    <Link className="btn btn-primary" to={`${base}/plan/new`}>
      <Plus aria-hidden="true" />
      {t("plan.new")}
    </Link>
  );
  const isEmpty = total === 0 && !params.has("status");
  return (
    <>
      <SafetyHead section="plan">
        {!isEmpty && <ExportLink module="controlPlans" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("plan.empty.title")} text={t("plan.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4">
            <Filters filters={[{ name: "status", label: t("controlPlans:fields.status"), options: statuses }]} />
          </div>
          {items.length ? <PlanTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function PlanTable({ rows }: { rows: ListedPlan[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`controlPlans:fields.${name}`);
  const columns: Column<ListedPlan>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: ({ id, name }) => (
        <Link className="name" to={planPath(id)} prefetch="intent">
          {name}
        </Link>
      ),
    },
    { key: "edition", card: "detail", named: true, label: field("edition"), numeric: true, cell: ({ edition }) => edition },
    { key: "size", card: "detail", named: true, label: field("size"), numeric: true, cell: ({ size }) => size },
    { key: "critical", label: field("critical"), numeric: true, cell: ({ critical }) => critical },
    { key: "category", label: field("category"), from: "lg", cell: ({ category }) => category || <None /> },
    {
      key: "approvedOn",
      card: "when",
      label: field("approvedOn"),
      cell: ({ approvedOn }) => (approvedOn ? <DateText value={approvedOn} /> : <None />),
    },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <PlanStatusText status={status} /> },
  ];
  return <Table caption={t("sections.plan")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
