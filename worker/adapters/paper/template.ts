import type { Block, Cell, Column, Paper, Table, Template } from "@/worker/core/files/paper";

/** A paper as its business wants it: columns it does without are gone, its own texts stand above and below. */
export function inTemplate(paper: Paper): Paper {
  const { template, blocks } = paper;
  if (!template) return paper;
  const { opening, closing } = template;
  const shown = blocks.map((block) => (block.kind === "table" ? withoutHidden(block, template) : block));
  // What the law wants said stays last.
  const end = shown.findIndex(({ kind }) => kind === "legal");
  const [body, law] = end < 0 ? [shown, []] : [shown.slice(0, end), shown.slice(end)];
  return { ...paper, blocks: [...textOf(opening), ...body, ...textOf(closing), ...law] };
}

const textOf = (text: string): Block[] => (text ? [{ kind: "text", text }] : []);

function withoutHidden(table: Table, { hidden }: Template): Table {
  const isHidden = (name: string | undefined) => name !== undefined && hidden.includes(name);
  const places = [...table.columns.keys()].filter((place) => !isHidden(table.columns[place]?.name));
  const pick = <T>(all: readonly T[]) => places.flatMap((place) => (place < all.length ? [all[place] as T] : []));
  const columns = pick(table.columns);
  const rows = table.rows.map((row) =>
    row.kind === "group" ? row : { ...row, cells: pick(row.cells).map((cell, at) => withoutDetail(cell, columns[at], isHidden)) },
  );
  return { ...table, columns, rows };
}

function withoutDetail(cell: Cell, column: Column | undefined, isHidden: (name: string | undefined) => boolean): Cell {
  return typeof cell !== "string" && isHidden(column?.detailName) ? cell.text : cell;
}
