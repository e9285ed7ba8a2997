import { Link } from "@/app/ui/link";
import { FileImage, FileSpreadsheet, FileText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { ListedDocument } from "@/worker/modules/papers/documents/contract";
import { DateText } from "@/app/ui/date";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { sizeText } from "@/app/ui/file-size";
import { ValidityStatus } from "./validity-status";

/** The rows of the list: a table on a desk, cards on a phone. */
export function DocumentTable({ rows, today }: { rows: ListedDocument[]; today: string }) {
  const { t, i18n } = useWords("pages/documents");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const field = (name: string) => t(`documents:fields.${name}`);
  const to = ({ id }: ListedDocument) => `${base}/${id}`;
  const columns: Column<ListedDocument>[] = [
    {
      key: "title",
      card: "title",
      label: field("title"),
      sort: "title",
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          <span className="inline-flex max-w-full items-start gap-2">
            <KindIcon mediaType={row.mediaType} />
            <span className="min-w-0 wrap-anywhere">{row.title}</span>
          </span>
        </Link>
      ),
    },
    {
      key: "folder",
      card: "detail",
      label: field("folder"),
      from: "xl",
      cell: ({ folder }) => folder || <span className="muted">{t("top")}</span>,
    },
    { key: "tags", label: field("tags"), from: "xl", cell: ({ tags }) => <span className="muted">{tags.join(", ")}</span> },
    { key: "validUntil", card: "status", label: field("validity"), sort: "validUntil", cell: (row) => <ValidityStatus {...row} /> },
    { key: "size", card: "when", label: t("size"), numeric: true, from: "xl", cell: ({ size }) => sizeText(size, language) },
    {
      key: "createdAt",
      label: field("createdAt"),
      sort: "createdAt",
      from: "wide",
      cell: (row) => <DateText value={row.createdAt} today={today} />,
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="createdAt" />;
}

function KindIcon({ mediaType }: { mediaType: string }) {
  const Icon = mediaType.startsWith("image/") ? FileImage : /sheet/.test(mediaType) ? FileSpreadsheet : FileText;
  return <Icon size={17} strokeWidth={1.6} className="muted mt-0.5 flex-none" aria-hidden="true" />;
}
