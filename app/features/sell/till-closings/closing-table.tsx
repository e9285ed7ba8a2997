import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Closing } from "@/worker/modules/sell/till-closings/contract";
import { DateText } from "@/app/ui/date";
import { type Column, Table } from "@/app/ui/table";
import { Euros } from "@/app/features/sell/sales/euros";
import { base } from "./base";
import { Difference } from "./difference";

/** The rows of the list: a table on a desk, cards on a phone. */
export function ClosingTable({ rows }: { rows: Closing[] }) {
  const { t } = useWords("tillClosings");
  const field = (name: string) => t(`fields.${name}`);
  const to = ({ id }: Closing) => `${base}/${id}`;
  const columns: Column<Closing>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.reference}
        </Link>
      ),
    },
    { key: "day", card: "title", label: field("day"), cell: ({ day }) => <DateText value={day} /> },
    { key: "count", label: field("count"), numeric: true, from: "lg", cell: ({ count }) => count },
    { key: "total", label: field("total"), numeric: true, cell: ({ total }) => <Euros value={total} /> },
    { key: "expected", label: field("expected"), numeric: true, from: "lg", cell: ({ expected }) => <Euros value={expected} /> },
    { key: "counted", card: "figure", label: field("counted"), numeric: true, cell: ({ counted }) => <Euros value={counted} /> },
    {
      key: "difference",
      card: "when",
      label: field("difference"),
      numeric: true,
      cell: ({ difference }) => <Difference value={difference} />,
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
