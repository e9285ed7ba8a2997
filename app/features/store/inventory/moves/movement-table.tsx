import { Form, useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Movement } from "@/worker/modules/store/movements/contract";
import { DateText } from "@/app/ui/date";
import { RequestKey } from "@/app/ui/form";
import { type Column, Table } from "@/app/ui/table";
import { base, causePath, correctPath, lotPath } from "../addresses";
import { Moved } from "../lots/lot-marks";

interface MovementTableProps {
  rows: Movement[];
  requestKey: string;
  /** Leaves the item and the lot out, on their own pages. */
  bare?: "item" | "lot";
}

/** The ledger's lines; those made by hand can be put right, once. */
export function MovementTable({ rows, requestKey, bare }: MovementTableProps) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`movements:fields.${name}`);
  const item: Column<Movement> = { key: "item", card: "title", label: field("itemName"), cell: ({ itemName }) => itemName };
  const lot: Column<Movement> = {
    key: "lot",
    card: "status",
    label: field("lot"),
    cell: (row) => (
      <Link className="name code" to={lotPath(row.lotId)}>
        {row.lot}
      </Link>
    ),
  };
  const columns: Column<Movement>[] = [
    { key: "day", card: "when", label: field("day"), cell: ({ day }) => <DateText value={day} /> },
    { key: "type", card: bare ? "title" : "detail", label: field("type"), cell: (row) => <What row={row} /> },
    ...(bare ? [] : [item]),
    ...(bare === "lot" ? [] : [lot]),
    {
      key: "location",
      card: "detail",
      label: field("locationName"),
      from: "lg",
      cell: ({ locationName }) => <span className="whitespace-nowrap">{locationName}</span>,
    },
    { key: "amount", card: "figure", label: field("amount"), numeric: true, cell: ({ amount }) => <Moved by={amount} /> },
    { key: "cause", label: field("causeReference"), from: "lg", cell: (row) => <Cause row={row} /> },
    { key: "who", card: "detail", label: field("who"), from: "xl", cell: (row) => <Who row={row} /> },
    {
      key: "reverse",
      card: "more",
      label: t("movement.reverse"),
      from: "lg",
      cell: (row) => <Reverse row={row} requestKey={requestKey} />,
    },
  ];
  return <Table caption={t("movement.title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="id" />;
}

/** What a movement is called: a correction is one, and what came back and was set apart came back. */
function useMovementName() {
  const { t } = useWords("pages/inventory");
  return ({ type, cause, reverses }: Movement): string => {
    const name = t(`movements:values.type.${type === "transfer" && cause === "lot" ? "return" : type}`);
    return reverses ? t("movement.correctionOf", { name: name.toLocaleLowerCase() }) : name;
  };
}

function What({ row }: { row: Movement }) {
  const { t } = useWords("pages/inventory");
  const nameOf = useMovementName();
  const why = [row.reason && t(`movements:values.reason.${row.reason}`), row.note].filter(Boolean).join(" : ");
  return (
    <>
      {nameOf(row)}
      {why && <span className="muted block max-w-60 truncate text-xs">{why}</span>}
    </>
  );
}

function Cause({ row }: { row: Movement }) {
  const { t } = useWords("movements");
  const to = causePath(row.cause, row.causeId);
  const text = row.causeReference || t(`values.cause.${row.cause}`);
  if (!to || !row.causeReference) return <span className="muted whitespace-nowrap">{text}</span>;
  return (
    <Link className="link-ink" to={to}>
      {text}
    </Link>
  );
}

/** The day and the hour it was written. */
function Written({ at }: { at: number }) {
  const { i18n } = useWords();
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {formatInstant(at, asLanguage(i18n.language) ?? defaultLanguage)}
    </time>
  );
}

/** Who wrote it, and when. */
function Who({ row }: { row: Movement }) {
  return (
    <>
      <span className="whitespace-nowrap">{row.who}</span>
      <span className="muted block text-xs">
        <Written at={row.at} />
      </span>
    </>
  );
}

/** An entry is put right as a whole; another movement is undone by its opposite, which nothing undoes. */
function Reverse({ row, requestKey }: { row: Movement; requestKey: string }) {
  const { t } = useWords("pages/inventory");
  const { pathname, search } = useLocation();
  if (row.reversedBy) return <span className="muted text-xs">{t("movement.reversed")}</span>;
  if (row.correctable) {
    return (
      <Link className="link-ink no-print text-sm" to={correctPath(row.lotId)}>
        {t("movement.correct")}
      </Link>
    );
  }
  if (!row.reversible) return null;
  return (
    <Form method="post" action={`${base}/movements?back=${encodeURIComponent(pathname + search)}`} className="no-print" preventScrollReset>
      <RequestKey value={`${requestKey}.${row.id}`} />
      <input type="hidden" name="id" value={row.id} />
      <button type="submit" className="link-ink text-sm">
        {t("movement.reverse")}
      </button>
    </Form>
  );
}
