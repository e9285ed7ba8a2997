import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Count, CountLine } from "@/worker/modules/store/counts/contract";
import { None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { lotPath } from "../addresses";
import { Amount, Moved } from "../lots/lot-marks";
import { Worth } from "../stock/worth";

/** What was found too much or too little, lot by lot, with what it is worth. */
export function DifferenceTable({ count }: { count: Count }) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`counts:fields.${name}`);
  const rows = count.lines.filter(({ difference, moved }) => moved || (difference && difference.amount !== 0));
  if (!rows.length) return <p>{t("count.noDifference")}</p>;
  const columns: Column<CountLine>[] = [
    { key: "item", card: "title", label: t("item"), cell: ({ itemName }) => itemName },
    {
      key: "lot",
      card: "detail",
      label: field("lot"),
      cell: ({ lot, lotId }) => (
        <Link className="link-ink code" to={lotPath(lotId)}>
          {lot}
        </Link>
      ),
    },
    { key: "expected", label: field("expected"), numeric: true, cell: ({ expected }) => <Amount of={expected} /> },
    { key: "counted", label: field("counted"), numeric: true, cell: ({ counted }) => <Amount of={counted} /> },
    { key: "difference", card: "figure", label: field("difference"), numeric: true, cell: (line) => <Difference line={line} /> },
    { key: "value", card: "when", label: field("value"), numeric: true, cell: ({ value }) => <Worth value={value} /> },
  ];
  return (
    <>
      <h2 className="mb-2 text-lg">{t("count.differences")}</h2>
      <Table caption={t("count.differences")} columns={columns} rows={rows} rowKey={({ lotId }) => lotId} defaultSort="item" />
    </>
  );
}

function Difference({ line }: { line: CountLine }) {
  const { t } = useWords("pages/inventory");
  if (line.moved) return <Status meaning="soon">{t("count.moved")}</Status>;
  return line.difference ? <Moved by={line.difference} /> : <None />;
}
