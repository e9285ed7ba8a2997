import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { DirectoryEntry } from "@/worker/modules/provider/directory/contract";
import { Money, None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { Verified } from "./verified";

/** Entries as a table on a desk, as cards on a phone. @param base where an entry is shown */
export function EntryTable({ rows, base }: { rows: DirectoryEntry[]; base: string }) {
  const { t } = useWords("pages/directory");
  const field = (name: string) => t(`directory:fields.${name}`);
  const to = ({ id }: DirectoryEntry) => `${base}/${id}`;
  const place = ({ address, region }: DirectoryEntry) =>
    [address.city, region && t(`directory:values.region.${region}`)].filter(Boolean).join(", ");
  const certified = ({ certifications }: DirectoryEntry) =>
    certifications.map((one) => t(`directory:values.certifications.${one}`)).join(", ") || <None />;
  const columns: Column<DirectoryEntry>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.name}
          <span className="muted block text-xs font-normal">{t(`directory:values.kind.${row.kind}`)}</span>
        </Link>
      ),
    },
    { key: "category", card: "detail", label: field("category"), cell: ({ category }) => t(`directory:values.category.${category}`) },
    { key: "place", card: "when", label: t("place"), cell: place },
    { key: "certifications", label: field("certifications"), from: "2xl", cell: certified },
    { key: "minimum", label: t("minimum"), numeric: true, from: "xl", cell: ({ minimumOrder }) => <Money value={minimumOrder} /> },
    { key: "verified", card: "status", label: t("state"), from: "lg", cell: (row) => <Verified entry={row} /> },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
