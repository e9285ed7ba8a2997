import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { Moment } from "@/app/features/provider/consultancy/moment";
import { Filters } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import type { Result } from "@/worker/core/contract/operation";
import { staffAudit } from "@/worker/modules/provider/staff-audit/contract";

type Entry = Result<typeof staffAudit.list>["items"][number];

export const handle = { words: ["pages/staff-desk", "staffAudit"], title: "staffAudit:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, { items: people }] = await Promise.all([
    context.read(staffAudit.list, searchInput(staffAudit.list, request)),
    context.read(staffAudit.people, {}),
  ]);
  return { page, people };
}

/** What the staff did, with what it changed; the same leaves as a file. */
export default function Journal() {
  const { t } = useWords("pages/staff-desk");
  const [params] = useSearchParams();
  const { page, people } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`staffAudit:fields.${name}`);
  const columns: Column<Entry>[] = [
    { key: "at", card: "detail", label: field("at"), cell: ({ at }) => <Moment value={at} /> },
    { key: "name", card: "when", label: field("name"), cell: ({ name }) => name },
    { key: "text", card: "title", label: field("text"), cell: ({ text }) => text },
    { key: "changes", card: "status", label: field("changes"), from: "lg", cell: ({ changes }) => <Changes lines={changes} /> },
  ];
  return (
    <>
      <PageHead title={t("staffAudit:title")} sentence={t("journal.sentence")}>
        <a className="btn btn-plain" href={`/customer/exports/staffAudit?${params}`} download>
          <Download aria-hidden="true" />
          {t("journal.file")}
        </a>
      </PageHead>
      <div className="no-print my-4">
        <Filters
          filters={[{ name: "person", label: field("person"), options: people.map(({ id, name }) => ({ value: id, label: name })) }]}
        />
      </div>
      {page.items.length ? (
        <Table caption={t("staffAudit:title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      ) : (
        <p className="muted py-6">{t("journal.nothing")}</p>
      )}
      <Pager shown={page.items.length} nextCursor={page.nextCursor} />
    </>
  );
}

function Changes({ lines }: { lines: string[] }) {
  return (
    <ul className="muted grid max-w-xl gap-0.5 text-xs [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
