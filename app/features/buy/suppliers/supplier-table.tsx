import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import { None } from "@/app/ui/money";
import { PhoneLink } from "@/app/ui/contact-links";
import { type Column, Table } from "@/app/ui/table";
import { CertificateStatus } from "./certificate-status";

const to = ({ id }: Supplier) => `/customer/suppliers/${id}`;

/** The suppliers as a table on a desk, as cards on a phone. */
export function SupplierTable({ rows, today }: { rows: Supplier[]; today: string }) {
  const { t } = useWords("pages/suppliers");
  const field = (name: string) => t(`suppliers:fields.${name}`);
  const columns: Column<Supplier>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      sort: "name",
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "reference", card: "figure", label: field("reference"), cell: ({ reference }) => <span className="code">{reference}</span> },
    { key: "type", card: "when", label: field("type"), from: "lg", cell: ({ type }) => t(`suppliers:values.type.${type}`) },
    { key: "contact", card: "detail", label: field("contactName"), cell: ({ contactName }) => contactName || <None /> },
    { key: "phone", label: field("phone"), from: "lg", cell: ({ phone }) => <PhoneLink number={phone} /> },
    { key: "city", label: t("city"), from: "xl", cell: ({ address }) => address?.city ?? <None /> },
    { key: "lead", label: field("leadTimeDays"), numeric: true, from: "xl", cell: ({ leadTimeDays }) => leadTimeDays ?? <None /> },
    {
      key: "certificate",
      card: "status",
      label: t("certificate"),
      cell: (row) => (row.certificates.length ? <CertificateStatus expiresOn={row.certificateEndsOn} today={today} /> : <None />),
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="name" />;
}
