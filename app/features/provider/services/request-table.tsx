import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ServiceRequest } from "@/worker/modules/provider/service-requests/contract";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Columns, Table } from "@/app/ui/table";
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
  const columns: Columns<ServiceRequest> = [
    {
      key: "title",
      card: "title",
      label: field("title"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.title}
          <span className="muted block text-xs font-normal">{row.reference}</span>
        </Link>
      ),
    },
    withBusiness && {
      key: "business",
      card: "detail",
      label: field("businessName"),
      cell: ({ businessName }: ServiceRequest) => businessName,
    },
    { key: "kind", card: "detail", label: field("kind"), from: "lg", cell: ({ kind }) => t(`values.kind.${kind}`) },
    { key: "price", card: "figure", label: t("fields.totalEuros"), numeric: true, from: "lg", cell: (row) => <Price of={row} /> },
    {
      key: "submitted",
      card: "more",
      label: field("submittedAt"),
      cell: ({ submittedAt }) => (submittedAt === null ? <None /> : <DateText value={submittedAt} />),
    },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <RequestState status={status} /> },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
