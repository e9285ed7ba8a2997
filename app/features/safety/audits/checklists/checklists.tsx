import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import type { ListedChecklist } from "@/worker/modules/safety/checklists/shapes";
import { checklistStatuses, moments } from "@/worker/modules/safety/checklists/status";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { checklistPath, checklistsPath } from "../addresses";
import { Crumb } from "../crumb";
import { useScopeText } from "./scope-text";

export const handle = { words: ["pages/audits", "checklists"], title: "checklists:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(checklists.list, searchInput(checklists.list, request));
}

const filterNames = ["search", "status", "moment"];

/** What is looked at in lots, family by family. */
export default function Checklists() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`checklists:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`checklists:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${checklistsPath}/new`}>
      <Plus aria-hidden="true" />
      {t("checklist.new")}
    </Link>
  );
  return (
    <>
      <Crumb section="lot-checks" />
      <PageHead title={t("checklists:title")} sentence={isEmpty ? undefined : t("checklist.count", { count: total ?? items.length })}>
        {!isEmpty && add}
      </PageHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("checklist.empty.title")} text={t("checklist.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("checklists:fields.name")} placeholder={t("checklists:fields.name")} />
            <Filters filters={[choices("moment", moments), choices("status", checklistStatuses)]} />
          </div>
          {items.length ? <ChecklistTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function ChecklistTable({ rows }: { rows: ListedChecklist[] }) {
  const { t } = useWords("checklists");
  const scope = useScopeText();
  const columns: Column<ListedChecklist>[] = [
    {
      key: "name",
      card: "title",
      label: t("fields.name"),
      cell: ({ id, name }) => (
        <Link className="name" to={checklistPath(id)} prefetch="intent">
          {name}
        </Link>
      ),
    },
    { key: "moment", card: "figure", label: t("fields.moment"), cell: ({ moment }) => t(`values.moment.${moment}`) },
    { key: "families", card: "detail", label: t("fields.families"), cell: (row) => scope(row) },
    { key: "size", label: t("fields.size"), numeric: true, cell: ({ size }) => size },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
