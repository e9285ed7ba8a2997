import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedStudy } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { studyPath } from "../addresses";
import { StudyVerdictMark, useDays } from "./verdict";

/** Studies: a table on a desk, cards on a phone. */
export function StudyTable({ rows }: { rows: ListedStudy[] }) {
  const { t } = useWords("pages/audits");
  const { on, days } = useDays();
  const field = (name: string) => t(`shelfLifeStudies:fields.${name}`);
  const columns: Column<ListedStudy>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={studyPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    {
      key: "itemName",
      card: "title",
      label: field("itemName"),
      cell: ({ itemName, lot }) => (
        <span className="block py-1.5">
          {itemName}
          {lot && <span className="muted block text-sm">{lot}</span>}
        </span>
      ),
    },
    { key: "startedOn", label: field("startedOn"), from: "lg", cell: ({ startedOn }) => <DateText value={startedOn} /> },
    { key: "targetDays", label: t("study.target"), numeric: true, from: "lg", cell: ({ targetDays }) => days(targetDays) },
    { key: "lastDay", label: t("study.holdsTo"), numeric: true, cell: ({ lastDay }) => (lastDay === null ? <None /> : on(lastDay)) },
    {
      key: "proposedDays",
      card: "when",
      label: t("study.proposed"),
      numeric: true,
      cell: ({ proposedDays }) => (proposedDays === null ? <None /> : days(proposedDays)),
    },
    { key: "verdict", card: "status", label: field("verdict"), cell: (row) => <StudyVerdictMark study={row} /> },
    {
      key: "status",
      card: "more",
      label: field("status"),
      from: "lg",
      cell: ({ status }) => t(`shelfLifeStudies:values.status.${status}`),
    },
  ];
  return <Table caption={t("sections.shelf-life")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
