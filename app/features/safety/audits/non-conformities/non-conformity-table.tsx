import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedNonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { DateText } from "@/app/ui/date";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { nonConformityPath } from "../addresses";
import { NonConformityStatusText } from "./non-conformity-status";

/** Non-conformities: a table on a desk, cards on a phone. */
export function NonConformityTable({ rows }: { rows: ListedNonConformity[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`nonConformities:fields.${name}`);
  const tasks = ({ open, late }: ListedNonConformity) =>
    late ? <Status meaning="loss">{t("nc.late", { count: late })}</Status> : <span className="tnum">{open}</span>;
  const columns: Column<ListedNonConformity>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={nonConformityPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "title", card: "title", label: field("title"), cell: ({ title }) => <span className="block py-1.5">{title}</span> },
    { key: "severity", card: "detail", label: field("severity"), cell: ({ severity }) => t(`nonConformities:values.severity.${severity}`) },
    { key: "origin", label: field("origin"), from: "lg", cell: ({ origin }) => t(`nonConformities:values.origin.${origin}`) },
    { key: "open", label: field("open"), cell: tasks },
    { key: "openedOn", card: "when", label: field("openedOn"), from: "lg", cell: ({ openedOn }) => <DateText value={openedOn} /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <NonConformityStatusText status={status} /> },
  ];
  return <Table caption={t("sections.non-conformities")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
