import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ImportedFile, imports } from "@/worker/modules/business/imports/contract";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { ImportStatus } from "./import-status";

const base = "/customer/imports";

export const handle = { words: ["pages/imports", "imports"], title: "pages/imports:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  return { page: await context.read(imports.list, { cursor }), today: context.today };
}

/** The files that were brought in. */
export default function Imports() {
  const { t } = useWords("pages/imports");
  const { page, today } = useLoaderData<typeof loader>();
  const label = (field: string) => t(`imports:fields.${field}`);
  const name = (file: ImportedFile) => file.fileName || t("pasted");
  const columns: Column<ImportedFile>[] = [
    {
      key: "fileName",
      card: "title",
      label: label("fileName"),
      cell: (file) => (
        <Link className="name" to={`${base}/${file.id}`}>
          {name(file)}
        </Link>
      ),
    },
    { key: "target", card: "detail", label: label("target"), cell: ({ target }) => t(`imports:values.target.${target}`) },
    { key: "lines", label: label("lines"), numeric: true, cell: ({ lines }) => lines },
    { key: "createdAt", card: "when", label: label("createdAt"), cell: ({ createdAt }) => <DateText value={createdAt} today={today} /> },
    { key: "state", card: "figure", label: label("state"), cell: ({ state }) => <ImportStatus state={state} /> },
  ];
  const start = (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <Upload aria-hidden="true" />
      {t("new.title")}
    </Link>
  );
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")}>
        {page.items.length > 0 && start}
      </PageHead>
      {page.items.length === 0 ? (
        <EmptyState drawing="paper" title={t("none.title")} text={t("none.text")}>
          {start}
        </EmptyState>
      ) : (
        <>
          <Table caption={t("title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
          {page.nextCursor && <Pager shown={page.items.length} nextCursor={page.nextCursor} />}
        </>
      )}
    </>
  );
}
