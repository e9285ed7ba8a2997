import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Level } from "@/worker/modules/store/stock/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { base, stockPath } from "../addresses";
import { Amount } from "../lots/lot-marks";
import { Worth } from "./worth";

/** What there is of each item: a table on a wide screen, cards on a phone. */
export function LevelTable({ rows }: { rows: Level[] }) {
  const { t } = useWords("pages/inventory");
  return (
    <Table
      caption={t("tabs.levels")}
      columns={useColumns(rows.some(({ there }) => there !== null))}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort="name"
      swipe={({ sku, name }) => ({ label: t("receive"), to: `${base}/receive?item=${encodeURIComponent(sku)}`, name })}
    />
  );
}

function useColumns(hasPlace: boolean): Column<Level>[] {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`stock:fields.${name}`);
  const amount = (key: "amount" | "reserved" | "held" | "available" | "minimum" | "there", more: Partial<Column<Level>> = {}) => ({
    key,
    label: field(key),
    numeric: true,
    cell: (row: Level) => <Amount of={row[key]} muted={key !== "available"} />,
    ...more,
  });
  return [
    {
      key: "name",
      card: "title",
      label: t("item"),
      cell: (row) => (
        <Link className="name" to={stockPath(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "sku", card: "detail", label: field("sku"), from: "xl", cell: ({ sku }) => <span className="code">{sku}</span> },
    { key: "kind", label: field("kind"), from: "wide", cell: ({ kind }) => t(`stock:values.kind.${kind}`) },
    ...(hasPlace ? [amount("there")] : []),
    amount("amount"),
    amount("reserved", { from: "lg" }),
    amount("held", {
      from: "lg",
      card: "status",
      named: true,
      cell: ({ held }) => (held.amount ? <Amount of={held} muted /> : <None />),
    }),
    { ...amount("available"), card: "figure", cell: (row) => <Available row={row} /> },
    amount("minimum", { from: "lg" }),
    { key: "value", label: field("value"), numeric: true, from: "lg", cell: ({ value }) => (value ? <Worth value={value} /> : <None />) },
    {
      key: "date",
      card: "when",
      label: field("nextDate"),
      numeric: true,
      cell: ({ nextDate }) => (nextDate ? <DateText value={nextDate} /> : <None />),
    },
  ];
}

function Available({ row }: { row: Level }) {
  const { t } = useWords("stock");
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {row.isShort && <Status meaning="soon">{t("fields.short")}</Status>}
      <strong className="font-semibold">
        <Amount of={row.available} muted={!row.isShort} />
      </strong>
    </span>
  );
}
