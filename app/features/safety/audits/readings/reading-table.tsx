import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Reading } from "@/worker/modules/safety/readings/shapes";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { nonConformityPath, readingPath } from "../addresses";
import { ReadValue } from "../gauged";
import { CalibrationMark } from "../instruments/standing";
import { KindMark } from "../kind-mark";
import { OutcomeText } from "./outcome";

/** Readings: a table on a desk, cards on a phone. */
export function ReadingTable({ rows }: { rows: Reading[] }) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const field = (name: string) => t(`readings:fields.${name}`);
  const columns: Column<Reading>[] = [
    {
      key: "at",
      card: "detail",
      label: field("at"),
      cell: ({ id, at }) => (
        <Link className="name" to={readingPath(id)} prefetch="intent">
          {formatInstant(at, language)}
        </Link>
      ),
    },
    {
      key: "point",
      card: "title",
      label: field("point"),
      cell: ({ pointId, pointName, kind }) => (
        <span className="flex flex-wrap items-baseline gap-2 py-1.5">
          <Link className="link-ink" to={`?point=${pointId}`}>
            {pointName}
          </Link>
          <KindMark kind={kind} />
        </span>
      ),
    },
    { key: "value", card: "figure", label: field("value"), numeric: true, cell: (row) => <ReadValue {...row} /> },
    { key: "outcome", card: "status", label: field("outcome"), cell: (row) => <OutcomeText reading={row} /> },
    {
      key: "instrument",
      card: "more",
      label: field("instrument"),
      from: "lg",
      cell: ({ instrument, calibration }) =>
        instrument ? (
          <span className="flex flex-wrap gap-x-3 py-1.5">
            {instrument}
            <CalibrationMark calibration={calibration} />
          </span>
        ) : (
          <None />
        ),
    },
    { key: "by", label: field("by"), from: "xl", cell: ({ by }) => by || <None /> },
    { key: "production", label: field("production"), from: "lg", cell: ({ production }) => production || <None /> },
    {
      key: "nonConformity",
      label: field("nonConformity"),
      from: "lg",
      cell: ({ nonConformity, nonConformityId }) =>
        nonConformityId ? (
          <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
            {nonConformity}
          </Link>
        ) : (
          <None />
        ),
    },
  ];
  return <Table caption={t("sections.readings")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
