import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RequestKey } from "./form";
import { Table, type TableProps } from "./table";

interface BulkTableProps<Row> extends Omit<TableProps<Row>, "choice" | "rowKey"> {
  /** What a row is called, for those who hear its box. */
  nameOf(row: Row): string;
  requestKey: string;
  /** How many are chosen, in words: "3 clients choisis". */
  counted(count: number): string;
  /** The buttons that act on all the chosen rows; each sends their `id`s. */
  actions: ReactNode;
}

/** A list whose rows one may choose, with a bar for what can be done to all of those chosen at once. */
export function BulkTable<Row extends { id: string }>({ nameOf, requestKey, counted, actions, ...table }: BulkTableProps<Row>) {
  const { t } = useWords("shell");
  const location = useLocation();
  const [chosen, setChosen] = useState<string[]>([]);
  const { rows } = table;
  const selected = rows.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const toggle = (id: string) => setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const isWhole = selected.length === rows.length;
  return (
    <Form method="post" action={location.pathname + location.search} onSubmit={() => setChosen([])}>
      <RequestKey value={requestKey} />
      <Table
        {...table}
        rowKey={({ id }) => id}
        choice={{
          isChosen: ({ id }) => selected.includes(id),
          all: (
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              aria-label={t("choice.all")}
              checked={isWhole}
              onChange={() => setChosen(isWhole ? [] : rows.map(({ id }) => id))}
            />
          ),
          one: (row) => (
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              name="id"
              value={row.id}
              aria-label={t("choice.one", { name: nameOf(row) })}
              checked={selected.includes(row.id)}
              onChange={() => toggle(row.id)}
            />
          ),
        }}
      />
      {selected.length > 0 && (
        <section
          className="sticky bottom-20 z-10 mt-3 flex flex-wrap items-center gap-3 rounded-box border border-edge bg-raised px-4 py-2 text-sm"
          aria-label={t("choice.bar")}
        >
          <span className="tnum">{counted(selected.length)}</span>
          {actions}
        </section>
      )}
    </Form>
  );
}
