import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedInstrument } from "@/worker/modules/safety/instruments/shapes";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { instrumentPath } from "../addresses";
import { StandingText } from "./standing";

/** Instruments: a table on a desk, cards on a phone. */
export function InstrumentTable({ rows }: { rows: ListedInstrument[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`instruments:fields.${name}`);
  const columns: Column<ListedInstrument>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: ({ id, name }) => (
        <Link className="name" to={instrumentPath(id)} prefetch="intent">
          {name}
        </Link>
      ),
    },
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      from: "lg",
      cell: ({ reference }) => <span className="code">{reference}</span>,
    },
    { key: "kind", label: field("kind"), cell: ({ kind }) => t(`instruments:values.kind.${kind}`) },
    { key: "place", card: "detail", label: field("place"), from: "lg", cell: ({ place }) => place || <None /> },
    { key: "lastOn", label: field("lastOn"), from: "lg", cell: ({ lastOn }) => (lastOn ? <DateText value={lastOn} /> : <None />) },
    { key: "dueOn", card: "when", label: field("dueOn"), cell: ({ dueOn }) => (dueOn ? <DateText value={dueOn} /> : <None />) },
    { key: "standing", card: "status", label: field("standing"), cell: ({ standing }) => <StandingText standing={standing} /> },
  ];
  return <Table caption={t("sections.instruments")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
