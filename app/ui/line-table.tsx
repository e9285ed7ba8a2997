import type { ReactNode } from "react";

export interface LineColumn<Row> {
  label: string;
  numeric?: boolean;
  /** Left out on narrower screens: what it says stands elsewhere in the line, or can be done without. */
  from?: "sm" | "md" | "lg";
  cell(row: Row): ReactNode;
}

interface LineTableProps<Row> {
  title?: string;
  /** False where the record at hand has no such column. */
  columns: (LineColumn<Row> | false)[];
  rows: Row[];
  rowKey(row: Row): string;
}

const fromClass = { sm: "hidden sm:table-cell", md: "hidden md:table-cell", lg: "hidden lg:table-cell" };

/** The lines of one record, all of them, as they stand: nothing to sort, page or choose (a list is a `Table`). */
export function LineTable<Row>({ title, columns, rows, rowKey }: LineTableProps<Row>) {
  const shown = columns.filter((column) => column !== false);
  const classOf = ({ numeric, from }: LineColumn<Row>) => `${numeric ? "num" : ""} ${from ? fromClass[from] : ""}`;
  return (
    <section>
      {title && <h2 className="mb-2 text-lg">{title}</h2>}
      <div className="table-scroll">
        <table className="grid-table">
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column.label} className={classOf(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {shown.map((column) => (
                  <td key={column.label} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
