import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedCheck } from "@/worker/modules/safety/net-contents/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { netContentPath } from "../addresses";
import { CheckVerdict } from "./verdict";

/** Checks: a table on a desk, cards on a phone. */
export function CheckTable({ rows }: { rows: ListedCheck[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`netContents:fields.${name}`);
  const columns: Column<ListedCheck>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={netContentPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "itemName", card: "title", label: field("itemName"), cell: ({ itemName }) => <span className="block py-1.5">{itemName}</span> },
    { key: "lot", card: "detail", label: field("lot"), from: "lg", cell: ({ lot }) => <span className="code">{lot}</span> },
    { key: "checkedOn", card: "when", label: field("checkedOn"), from: "lg", cell: ({ checkedOn }) => <DateText value={checkedOn} /> },
    {
      key: "nominal",
      label: field("nominal"),
      numeric: true,
      cell: ({ nominal }) => <Quantity value={nominal.amount} unit={nominal.unit} />,
    },
    {
      key: "mean",
      label: field("mean"),
      numeric: true,
      cell: ({ mean }) => (mean ? <Quantity value={mean.amount} unit={mean.unit} /> : <None />),
    },
    { key: "defective", label: field("defective"), numeric: true, cell: ({ defective }) => defective },
    { key: "verdict", card: "status", label: field("verdict"), cell: (row) => <CheckVerdict check={row} /> },
  ];
  return <Table caption={t("sections.net-contents")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
