import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { Entry, treasury } from "@/worker/modules/money/treasury/contract";
import { entryCategories, entryTypes } from "@/worker/modules/money/treasury/status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { appliedFilters, Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./tabs";

/** Money that moved, the latest first, with what all that is shown comes to. */
export function EntryList({ page }: { page: Result<typeof treasury.list> }) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [params] = useSearchParams();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`treasury:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`treasury:values.${name}.${value}`) })),
  });
  const isNarrowed = ["search", "type", "category", "from", "to"].some((name) => params.get(name));
  const day = (name: string) => (value: string) => `${t(`treasury:fields.${name}`)} ${formatDate(value, language)}`;
  const money = (value: number) => formatMoney(value, 2);
  return (
    <section className="grid gap-3">
      <div className="no-print flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchHint")} />
        <Filters
          filters={[
            choices("type", entryTypes),
            choices("category", entryCategories),
            ...appliedFilters(params, { from: day("from"), to: day("to") }),
          ]}
        />
      </div>
      {page.items.length ? (
        <>
          <p className="muted text-sm">
            {t("listed", { income: money(page.totalIncome), expense: money(page.totalExpense), net: money(page.netBalance) })}
          </p>
          <EntryTable rows={page.items} />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <EmptyState
          drawing="curve"
          title={t(isNarrowed ? "nothing.title" : "none.title")}
          text={t(isNarrowed ? "nothing.text" : "none.text")}
        >
          <Link className="btn btn-plain" to={isNarrowed ? `${base}?view=table` : `${base}/entry`}>
            {t(isNarrowed ? "nothing.clear" : "newEntry")}
          </Link>
        </EmptyState>
      )}
    </section>
  );
}

function EntryTable({ rows }: { rows: Entry[] }) {
  const { t } = useWords("pages/treasury");
  const field = (name: string) => t(`treasury:fields.${name}`);
  const category = ({ category: name }: Entry) => t(`treasury:values.category.${name}`);
  const columns: Column<Entry>[] = [
    { key: "day", card: "detail", label: field("day"), cell: ({ day }) => <DateText value={day} /> },
    { key: "description", card: "title", label: field("description"), cell: (row) => <Description entry={row} /> },
    { key: "category", card: "when", label: field("category"), cell: category },
    { key: "signed", card: "figure", label: field("signed"), numeric: true, cell: (row) => <Signed entry={row} /> },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}

/** What a payment made is changed where it was paid; the rest is opened here. */
function Description({ entry: { id, description, ofPayment } }: { entry: Entry }) {
  if (ofPayment) return <span>{description}</span>;
  return (
    <Link className="name" to={`${base}/entry/${id}`}>
      {description}
    </Link>
  );
}

function Signed({ entry: { type, signed } }: { entry: Entry }) {
  const isIncome = type === "income";
  return <span className={`tnum whitespace-nowrap ${isIncome ? "st-good" : ""}`}>{`${isIncome ? "+" : ""}${formatMoney(signed, 2)}`}</span>;
}
