import { Link } from "@/app/ui/link";
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
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={lotCheckPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "itemName", card: "title", label: field("itemName"), cell: ({ itemName }) => <span className="block py-1.5">{itemName}</span> },
    { key: "lot", card: "detail", label: field("lot"), from: "lg", cell: ({ lot }) => <span className="code">{lot}</span> },
    { key: "name", label: field("name"), from: "lg", cell: ({ name }) => name },
    { key: "moment", label: field("moment"), cell: ({ moment }) => t(`lotChecks:values.moment.${moment}`) },
    { key: "createdAt", card: "when", label: field("createdAt"), from: "lg", cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <CheckStatus status={status} /> },
  ];
  return <Table caption={t("sections.lot-checks")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
