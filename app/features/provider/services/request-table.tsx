import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ServiceRequest } from "@/worker/modules/provider/service-requests/contract";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { Price } from "./price";
import { RequestState } from "./states";

interface RequestTableProps {
  rows: ServiceRequest[];
  /** Where a request is shown. */
  base: string;
  caption: string;
  /** Whose request each is. */
  withBusiness?: boolean;
}

/** Service requests as a table on a desk, as cards on a phone. */
export function RequestTable({ rows, base, caption, withBusiness = false }: RequestTableProps) {
  const { t } = useWords("serviceRequests");
  const field = (name: string) => t(`fields.${name}`);
  const to = ({ id }: ServiceRequest) => `${base}/${id}`;
  const columns: Column<ServiceRequest>[] = [
    {
      key: "title",
      label: field("title"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.title}
          <span className="muted block text-xs font-normal">{row.reference}</span>
        </Link>
      ),
    },
    ...(withBusiness ? [{ key: "business", label: field("businessName"), cell: ({ businessName }: ServiceRequest) => businessName }] : []),
    { key: "kind", label: field("kind"), from: "lg", cell: ({ kind }) => t(`values.kind.${kind}`) },
    { key: "price", label: t("fields.totalEuros"), numeric: true, from: "lg", cell: (row) => <Price of={row} /> },
    {
      key: "submitted",
      label: field("submittedAt"),
      cell: ({ submittedAt }) => (submittedAt === null ? <None /> : <DateText value={submittedAt} />),
    },
    { key: "status", label: field("status"), cell: ({ status }) => <RequestState status={status} /> },
  ];
  const card = (row: ServiceRequest) => (
    <Link className="card-row" to={to(row)}>
      <span className="card-line font-semibold">
        <span>{row.title}</span>
        <span className="muted whitespace-nowrap text-sm font-normal">{row.reference}</span>
      </span>
      <span className="card-line muted text-sm">
        <span>{withBusiness ? row.businessName : t(`values.kind.${row.kind}`)}</span>
        <Price of={row} />
      </span>
      <span className="card-line mt-2 text-sm">
        <RequestState status={row.status} />
        {row.submittedAt !== null && <DateText value={row.submittedAt} />}
      </span>
    </Link>
  );
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" card={card} />;
}
