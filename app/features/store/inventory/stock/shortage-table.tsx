import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Missing } from "@/worker/modules/store/stock/shapes";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { stockPath } from "../addresses";
import { Amount } from "../lots/lot-marks";

/** What is missing, what is needed first at the top. */
export function ShortageTable({ rows }: { rows: Missing[] }) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`stock:fields.${name}`);
  if (!rows.length) return <EmptyState drawing="cellar" title={t("empty.shortages.title")} text={t("empty.shortages.text")} />;
  const amount = (key: "available" | "wanted" | "incoming" | "minimum"): Column<Missing> => ({
    key,
    label: field(key),
    numeric: true,
    from: key === "available" ? undefined : "lg",
    cell: (row) => <Amount of={row[key]} muted />,
  });
  const columns: Column<Missing>[] = [
    {
      key: "name",
      card: "title",
      label: t("item"),
      cell: (row) => (
        <>
          <Link className="name" to={stockPath(row)}>
            {row.name}
          </Link>
          <HeldThere row={row} />
        </>
      ),
    },
    {
      key: "missing",
      card: "figure",
      label: field("missing"),
      numeric: true,
      cell: ({ missing }) => (
        <strong className="font-semibold">
          <Amount of={missing} />
        </strong>
      ),
    },
    { key: "on", card: "when", label: field("neededOn"), cell: ({ neededOn }) => (neededOn ? <DateText value={neededOn} /> : <None />) },
    { key: "for", card: "detail", label: field("neededFor"), from: "xl", cell: ({ neededFor }) => neededFor.join(", ") || <None /> },
    amount("available"),
    amount("wanted"),
    amount("incoming"),
    amount("minimum"),
  ];
  return (
    <>
      <p className="muted my-4 text-sm">{t("missing.order")}</p>
      <Table caption={t("tabs.shortages")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="on" />
    </>
  );
}

/** "Bloqué 10 pièces": what is there, and serves nobody until its lot is released. */
function HeldThere({ row: { held } }: { row: Missing }) {
  const { t } = useWords("pages/inventory");
  if (!held.amount) return null;
  return (
    <span className="st-soon block text-sm font-normal">
      {`${t("stock:fields.held")} `}
      <Amount of={held} />
    </span>
  );
}
