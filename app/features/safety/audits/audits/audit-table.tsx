import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedAudit } from "@/worker/modules/safety/audits/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { auditPath } from "../addresses";
import { AuditScore, AuditStatus } from "./audit-status";

/** Audits: a table on a desk, cards on a phone. */
export function AuditTable({ rows }: { rows: ListedAudit[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`audits:fields.${name}`);
  const columns: Column<ListedAudit>[] = [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: ({ id, reference }) => (
        <Link className="name code" to={auditPath(id)} prefetch="intent">
          {reference}
        </Link>
      ),
    },
    { key: "name", card: "title", label: field("name"), cell: ({ name }) => name },
    { key: "supplierName", card: "detail", label: field("supplierName"), from: "lg", cell: ({ supplierName }) => supplierName || <None /> },
    { key: "heldOn", card: "when", label: field("heldOn"), cell: ({ heldOn }) => <DateText value={heldOn} /> },
    { key: "score", card: "figure", label: field("score"), numeric: true, cell: (row) => <AuditScore {...row} /> },
    { key: "major", label: field("major"), numeric: true, from: "lg", cell: ({ major }) => major },
    { key: "minor", label: field("minor"), numeric: true, from: "lg", cell: ({ minor }) => minor },
    { key: "status", card: "status", label: field("status"), cell: (row) => <AuditStatus {...row} /> },
  ];
  return <Table caption={t("sections.audits")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
