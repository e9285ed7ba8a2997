import { Link, useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fromFirstPage } from "./paging";

export interface Column<Row> {
  key: string;
  label: string;
  /** The name of the order it can be sorted in. */
  sort?: string;
  numeric?: boolean;
  /** Left out on narrower desks, so that the table never scrolls sideways. */
  from?: "lg" | "xl" | "wide" | "2xl";
  cell(row: Row): ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey(row: Row): string;
  /** The order when the address names none. */
  defaultSort: string;
  /** The box that chooses a row, and the one that chooses them all. */
  choice?: { all: ReactNode; one(row: Row): ReactNode; isChosen(row: Row): boolean };
  /** The same row on a phone. */
  card(row: Row): ReactNode;
}

const fromClass = {
  lg: "hidden lg:table-cell",
  xl: "hidden xl:table-cell",
  wide: "hidden min-[90rem]:table-cell",
  "2xl": "hidden 2xl:table-cell",
};

/** A list: a table on a desk, cards on a phone. Rows open wherever pressed, arrow keys go from one to the next; sorting is a link. */
export function Table<Row>({ caption, columns, rows, rowKey, defaultSort, choice, card }: TableProps<Row>) {
  return (
    <>
      <table className="grid-table wide-only" onKeyDown={moveFocus} onClick={openRow}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice && <th className="tick">{choice.all}</th>}
            {columns.map((column) => (
              <Head key={column.key} column={column} defaultSort={defaultSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-chosen={choice?.isChosen(row) ? "" : undefined}>
              {choice && <td className="tick">{choice.one(row)}</td>}
              {columns.map(({ key, numeric, from, cell }) => (
                <td key={key} className={`${numeric ? "num" : ""} ${from ? fromClass[from] : ""}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="cards" aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </ul>
    </>
  );
}

function Head<Row>({ column, defaultSort }: { column: Column<Row>; defaultSort: string }) {
  const { t } = useWords("shell");
  const [params] = useSearchParams();
  const { key, label, sort, numeric, from } = column;
  const className = `${numeric ? "num" : ""} ${from ? fromClass[from] : ""}`;
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
