import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedSample } from "@/worker/modules/safety/laboratory/shapes";
import { DateText } from "@/app/ui/date";
import { type Column, Table } from "@/app/ui/table";
import { samplePath } from "../addresses";
import { SampleOutcome } from "./sample-outcome";

/** Samples: a table on a desk, cards on a phone. */
export function SampleTable({ rows }: { rows: ListedSample[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`laboratory:fields.${name}`);
  const columns: Column<ListedSample>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={samplePath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "itemName", card: "title", label: field("itemName"), cell: ({ itemName }) => <span className="block py-1.5">{itemName}</span> },
    { key: "lot", card: "detail", label: field("lot"), cell: ({ lot }) => <span className="code">{lot}</span> },
    { key: "purpose", label: field("purpose"), from: "lg", cell: ({ purpose }) => t(`laboratory:values.purpose.${purpose}`) },
    { key: "takenOn", card: "when", label: field("takenOn"), from: "lg", cell: ({ takenOn }) => <DateText value={takenOn} /> },
    { key: "outcome", card: "status", label: field("outcome"), cell: (row) => <SampleOutcome sample={row} /> },
  ];
  return <Table caption={t("sections.laboratory")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
