import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedLotCheck } from "@/worker/modules/safety/lot-checks/shapes";
import { DateText } from "@/app/ui/date";
import { type Column, Table } from "@/app/ui/table";
import { lotCheckPath } from "../addresses";
import { CheckStatus } from "./check-status";

/** Checks of lots: a table on a desk, cards on a phone. */
export function LotCheckTable({ rows }: { rows: ListedLotCheck[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`lotChecks:fields.${name}`);
  const columns: Column<ListedLotCheck>[] = [
    {
      key: "reference",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="code font-semibold" to={lotCheckPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "itemName", label: field("itemName"), cell: ({ itemName }) => <span className="block py-1.5">{itemName}</span> },
    { key: "lot", label: field("lot"), from: "lg", cell: ({ lot }) => <span className="code">{lot}</span> },
    { key: "name", label: field("name"), from: "lg", cell: ({ name }) => name },
    { key: "moment", label: field("moment"), cell: ({ moment }) => t(`lotChecks:values.moment.${moment}`) },
    { key: "createdAt", label: field("createdAt"), from: "lg", cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "status", label: field("status"), cell: ({ status }) => <CheckStatus status={status} /> },
  ];
  return (
    <Table
      caption={t("sections.lot-checks")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort=""
      card={(row) => (
        <Link className="card-row" to={lotCheckPath(row.id)}>
          <span className="card-line font-semibold">
            {row.itemName}
            <CheckStatus status={row.status} />
          </span>
          <span className="card-line muted text-sm">
            <span>{[row.reference, row.lot].join(" · ")}</span>
            <DateText value={row.createdAt} />
          </span>
        </Link>
      )}
    />
  );
}
