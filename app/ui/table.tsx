import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fromFirstPage } from "./paging";
import { type Swipe, SwipeLink, useSwipes } from "./swipe";

export interface Column<Row> {
  key: string;
  label: string;
  /** The name of the order it can be sorted in. */
  sort?: string;
  numeric?: boolean;
  /** Left out on narrower desks, so that the table never scrolls sideways. */
  from?: "lg" | "xl" | "wide" | "2xl";
  /**
   * Where it stands on a phone, on which each row is a card of three lines: the title and its figure; details and when; status and
   * what is more; then facts, a line each. Without it, it is left out there.
   */
  card?: "title" | "figure" | "detail" | "when" | "status" | "more" | "fact";
  /** On a card, the column's name stands before what it says. */
  named?: boolean;
  cell(row: Row): ReactNode;
}

/** The columns of a list; false in the place of one that it has not this time. */
export type Columns<Row> = (Column<Row> | false)[];

export interface TableProps<Row> {
  caption: string;
  columns: Columns<Row>;
  rows: Row[];
  /** What stands below them all: the rest, the total. */
  foot?: Row[];
  rowKey(row: Row): string;
  /** The order when the address names none. */
  defaultSort: string;
  /** What a finger does with a row by pushing it aside, if anything. */
  swipe?(row: Row): (Swipe & { name?: string }) | undefined;
  /** The box that chooses a row, and the one that chooses them all. */
  choice?: { all: ReactNode; one(row: Row): ReactNode; isChosen(row: Row): boolean };
}

const classOf = <Row,>({ numeric, from, card }: Column<Row>) =>
  [numeric && "num", from && `from-${from}`, card && `card-${card}`].filter(Boolean).join(" ") || undefined;

/** A list: a table on a desk, cards on a phone. Rows open wherever pressed, arrow keys go from one to the next; sorting is a link. */
export function Table<Row>({ caption, columns, rows, foot = [], rowKey, defaultSort, swipe, choice }: TableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  // From now on a press anywhere is answered here; until then a style spreads each row's link over its card.
  useEffect(() => void table.current?.setAttribute("data-listens", ""), []);
  const isPushed = useSwipes(table, swipe !== undefined);
  const shown = columns.filter((column) => column !== false);
  const cells = shown.map((column) => ({ ...column, className: classOf(column), name: column.named ? column.label : undefined }));
  const line = (row: Row) => {
    const aside = isPushed && swipe?.(row);
    return (
      <tr key={rowKey(row)} data-chosen={choice?.isChosen(row) ? "" : undefined}>
        {choice && <td className="tick">{choice.one(row)}</td>}
        {cells.map(({ key, className, name, card, cell }) => (
          <td key={key} className={className} data-name={name}>
            {cell(row)}
            {aside && card === "title" && <SwipeLink {...aside} />}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <table ref={table} className="grid-table as-cards" onKeyDown={moveFocus} onClick={openRow}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {choice && <th className="tick">{choice.all}</th>}
          {shown.map((column) => (
            <Head key={column.key} column={column} defaultSort={defaultSort} />
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot.length > 0 && <tfoot>{foot.map(line)}</tfoot>}
    </table>
  );
}

function Head<Row>({ column, defaultSort }: { column: Column<Row>; defaultSort: string }) {
  const { t } = useWords("shell");
  const [params] = useSearchParams();
  const { key, label, sort } = column;
  const className = classOf(column);
  if (!sort) return <th className={className}>{label}</th>;

  const isSorted = (params.get("sort") ?? defaultSort) === sort;
  const isDown = isSorted && params.get("direction") === "desc";
  const next = fromFirstPage(params);
  next.set("sort", sort);
  next.set("direction", isSorted && !isDown ? "desc" : "asc");
  return (
    <th key={key} className={className} aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}>
      <Link className="sort" to={`?${next}`} preventScrollReset title={t("sortBy", { column: label })}>
        {label}
        {isSorted && (isDown ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
      </Link>
    </th>
  );
}

/** A row opens wherever it is pressed, as its name does; text that is being chosen is left alone. */
function openRow(event: MouseEvent<HTMLTableElement>): void {
  const pressed = event.target as HTMLElement;
  const isOwn = pressed.closest("a, button, input, label, summary, select, th") !== null;
  if (isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || window.getSelection()?.toString()) return;
  pressed.closest("tr")?.querySelector<HTMLElement>("a.name")?.click();
}

/** Up and down move to the same place of the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const row = (event.target as HTMLElement).closest("tr");
  const other = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  const target = other?.querySelector<HTMLElement>("a, button, input");
  if (!target) return;
  event.preventDefault();
  target.focus();
}
