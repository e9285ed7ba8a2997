import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Level } from "@/worker/modules/store/stock/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { stockPath } from "../addresses";
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
      card={(row) => <LevelCard row={row} />}
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
      label: t("item"),
      cell: (row) => (
        <Link className="name" to={stockPath(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "sku", label: field("sku"), from: "xl", cell: ({ sku }) => <span className="code">{sku}</span> },
    { key: "kind", label: field("kind"), from: "wide", cell: ({ kind }) => t(`stock:values.kind.${kind}`) },
    ...(hasPlace ? [amount("there")] : []),
    amount("amount"),
    amount("reserved", { from: "lg" }),
    amount("held", { from: "lg" }),
    { ...amount("available"), cell: (row) => <Available row={row} /> },
    amount("minimum", { from: "lg" }),
    { key: "value", label: field("value"), numeric: true, from: "lg", cell: ({ value }) => (value ? <Worth value={value} /> : <None />) },
    { key: "date", label: field("nextDate"), numeric: true, cell: ({ nextDate }) => (nextDate ? <DateText value={nextDate} /> : <None />) },
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

function LevelCard({ row }: { row: Level }) {
  const { t } = useWords("pages/inventory");
  return (
    <Link className="card-row" to={stockPath(row)}>
      <span className="card-line font-semibold">
        <span>{row.name}</span>
        <Amount of={row.available} />
      </span>
      <span className="card-line muted text-sm">
        <span>{row.sku}</span>
        <span>{t("availableOf")}</span>
      </span>
      <span className="card-line mt-1 text-sm">
        <span className="flex flex-wrap gap-x-3">
          {row.isShort && <Status meaning="soon">{t("stock:fields.short")}</Status>}
          {row.held.amount > 0 && (
            <span>
              <Status meaning="soon">{t("stock:fields.held")}</Status> <Amount of={row.held} />
            </span>
          )}
        </span>
        {row.nextDate && <DateText value={row.nextDate} />}
      </span>
    </Link>
  );
}
