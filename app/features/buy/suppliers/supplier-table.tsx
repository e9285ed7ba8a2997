import { Link } from "@remix-run/react";
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
      label: field("name"),
      sort: "name",
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "reference", label: field("reference"), cell: ({ reference }) => <span className="code">{reference}</span> },
    { key: "type", label: field("type"), from: "lg", cell: ({ type }) => t(`suppliers:values.type.${type}`) },
    { key: "contact", label: field("contactName"), cell: ({ contactName }) => contactName || <None /> },
    { key: "phone", label: field("phone"), from: "lg", cell: ({ phone }) => <PhoneLink number={phone} /> },
    { key: "city", label: t("city"), from: "xl", cell: ({ address }) => address?.city ?? <None /> },
    { key: "lead", label: field("leadTimeDays"), numeric: true, from: "xl", cell: ({ leadTimeDays }) => leadTimeDays ?? <None /> },
    {
      key: "certificate",
      label: t("certificate"),
      cell: (row) => (row.certificates.length ? <CertificateStatus expiresOn={row.certificateEndsOn} today={today} /> : <None />),
    },
  ];
  return (
    <Table
      caption={t("title")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort="name"
      card={(row) => (
        <Link className="card-row" to={to(row)}>
          <span className="card-line font-semibold">
            <span>{row.name}</span>
            <span className="muted text-sm font-normal">{row.reference}</span>
          </span>
          <span className="card-line muted text-sm">
            <span>{[row.contactName, row.address?.city].filter(Boolean).join(" · ")}</span>
            <span className="whitespace-nowrap">{t(`suppliers:values.type.${row.type}`)}</span>
          </span>
          {row.certificates.length > 0 && (
            <span className="card-line mt-2 text-sm">
              <CertificateStatus expiresOn={row.certificateEndsOn} today={today} />
            </span>
          )}
        </Link>
      )}
    />
  );
}
