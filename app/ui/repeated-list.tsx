import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { EmptyState } from "./empty-state";
import { SearchField } from "./filters";
import { PageHead } from "./page-head";
import { Pager } from "./pager";
import { type Column, Table } from "./table";

interface RepeatedListProps<Row> {
  /** The list of what they make. */
  of: { to: string; title: string };
  texts: Record<"title" | "sentence" | "new" | "none" | "noneText" | "search", string>;
  /** Where they are themselves. */
  base: string;
  page: { items: Row[]; total?: number; nextCursor: string | null };
  isNarrowed: boolean;
  columns: Column<Row>[];
}

/** The list of what comes back by itself: standing orders, recurring invoices. */
export function RepeatedList<Row extends { id: string }>({ of, texts, base, page, isNarrowed, columns }: RepeatedListProps<Row>) {
  const isEmpty = page.total === 0 && !isNarrowed;
  const add = (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <Plus aria-hidden="true" />
      {texts.new}
    </Link>
  );
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={of.to}>
          {of.title}
        </Link>
      </p>
      <PageHead title={texts.title} sentence={texts.sentence}>
        {!isEmpty && add}
      </PageHead>
      {isEmpty ? (
        <EmptyState drawing="days" title={texts.none} text={texts.noneText}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="no-print my-4">
            <SearchField label={texts.search} placeholder={texts.search} />
          </div>
          <Table caption={texts.title} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}
