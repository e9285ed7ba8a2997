import { type Column, cellsOf, columnsOf, headingsOf } from "@/worker/core/files/cells";
import { type Cell, forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { civilDate } from "@/worker/core/figures/dates";
import type { ExportedFile, exportedFile } from "@/worker/core/contract/exporting";
import { fold } from "@/worker/core/language";
import { type Input, nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Handler, QueryContext } from "../handler";

/** Rows that are read at a time, and the most of them in one part of a file: what a Worker holds with ease. */
const PAGE = 1_000;
const MOST = 20_000;
/** What people do not look for in a file: identifiers and versions. Names and references stand beside them. */
const isUnseen = (path: string) => /^(?:id|version)$|(?:Id|\.id)$/.test(path);

type Row = Record<string, unknown>;
type Page = { items: Row[]; nextCursor: string | null };

/**
 * The code of an export: the pages of its list one after another, as a file in the reader's words. The first part bears the
 * headings; a part that stops before the list does says where the next begins.
 * @param most rows of a part
 */
export function exportFrom<Export extends Operation<Input, typeof exportedFile>, List extends Operation>(
  operation: Export,
  list: Handler<List>,
  most = MOST,
): Handler<Export> {
  const fields = fieldsOf(list.operation.output).items?.fields ?? {};
  const columns = columnsOf(fields).filter(({ path }) => !isUnseen(path));
  const read = list.run as unknown as (context: QueryContext, question: Row) => Promise<Page>;

  const write = async (context: QueryContext, { cursor: start, ...filters }: Row): Promise<ExportedFile> => {
    const { language } = context.caller;
    const words = context.words[nameOf(operation).module]?.[language];
    const format = { words: words ?? { title: "", operations: {}, fields: {} }, language };
    const lines: Cell[][] = start ? [] : [columns.flatMap((column) => headingsOf(column, format))];
    let cursor = start as string | null | undefined;
    let count = 0;
    do {
      const page: Page = await read(context, { ...filters, limit: PAGE, ...(cursor && { cursor }) });
      for (const row of page.items) lines.push(columns.flatMap((column) => cellsOf(column, valueAt(row, column), format)));
      cursor = page.nextCursor;
      count += page.items.length;
    } while (cursor && count < most);
    const fileName = [format.words.title, civilDate(context.now)].map((part) => fold(part).replace(/[^a-z0-9]+/g, "-")).join("-");
    const style = start ? { ...forSpreadsheets, start: "" } : forSpreadsheets;
    const text = lines.length ? `${writeCsv(lines, style)}${style.newline}` : "";
    return { fileName: `${fileName}.csv`, text, ...(cursor && { nextCursor: cursor }) };
  };
  return { operation, run: write as unknown as Handler<Export>["run"] };
}

/** A field of the row, or of a record inside it. */
function valueAt(row: Row, { path }: Column): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
}
