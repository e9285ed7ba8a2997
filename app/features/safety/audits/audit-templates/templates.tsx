import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import type { ListedAuditTemplate } from "@/worker/modules/safety/audit-templates/shapes";
import { auditKinds, auditTemplateStatuses } from "@/worker/modules/safety/audit-templates/status";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Rate } from "@/app/ui/rate";
import { type Column, Table } from "@/app/ui/table";
import { auditTemplatePath, auditTemplatesPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "auditTemplates"], title: "auditTemplates:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(auditTemplates.list, searchInput(auditTemplates.list, request));
}

const filterNames = ["search", "status", "kind"];

/** What audits ask, made one's own. */
export default function AuditTemplates() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`auditTemplates:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`auditTemplates:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${auditTemplatesPath}/new`}>
      <Plus aria-hidden="true" />
      {t("template.new")}
    </Link>
  );
  return (
    <>
      <Crumb section="audits" />
      <PageHead title={t("auditTemplates:title")} sentence={isEmpty ? undefined : t("template.count", { count: total ?? items.length })}>
        {!isEmpty && add}
      </PageHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("template.empty.title")} text={t("template.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("auditTemplates:fields.name")} placeholder={t("auditTemplates:fields.name")} />
            <Filters filters={[choices("kind", auditKinds), choices("status", auditTemplateStatuses)]} />
          </div>
          {items.length ? <TemplateTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function TemplateTable({ rows }: { rows: ListedAuditTemplate[] }) {
  const { t } = useWords("auditTemplates");
  const columns: Column<ListedAuditTemplate>[] = [
    {
      key: "name",
      card: "title",
      label: t("fields.name"),
      cell: ({ id, name }) => (
        <Link className="name" to={auditTemplatePath(id)} prefetch="intent">
          {name}
        </Link>
      ),
    },
    { key: "kind", card: "figure", label: t("fields.kind"), cell: ({ kind }) => t(`values.kind.${kind}`) },
    { key: "passMark", label: t("fields.passMark"), numeric: true, cell: ({ passMark }) => <Rate value={passMark} /> },
    { key: "size", card: "detail", named: true, label: t("fields.size"), numeric: true, cell: ({ size }) => size },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
