import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Appointment } from "@/worker/modules/provider/appointments/contract";
import { type Columns, Table } from "@/app/ui/table";
import { Moment } from "./moment";
import { AppointmentState } from "./states";

interface AppointmentTableProps {
  rows: Appointment[];
  /** Where an appointment is shown. */
  base: string;
  /** Who comes to each. */
  withClient?: boolean;
}

/** Appointments as a table on a desk, as cards on a phone. */
export function AppointmentTable({ rows, base, withClient = false }: AppointmentTableProps) {
  const { t } = useWords("appointments");
  const field = (name: string) => t(`fields.${name}`);
  const to = ({ id }: Appointment) => `${base}/${id}`;
  const columns: Columns<Appointment> = [
    {
      key: "starts",
      card: "title",
      label: field("startsAt"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          <Moment value={row.startsAt} />
          <span className="muted block text-xs font-normal">{row.reference}</span>
        </Link>
      ),
    },
    { key: "offer", card: "detail", label: field("offerName"), cell: ({ offerName }) => offerName },
    { key: "expert", card: withClient ? undefined : "when", label: field("expertName"), cell: ({ expertName }) => expertName },
    withClient && { key: "client", card: "when", label: field("clientName"), cell: ({ clientName }: Appointment) => clientName },
    { key: "credits", label: field("credits"), numeric: true, from: "lg", cell: ({ credits }) => credits },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <AppointmentState status={status} /> },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
