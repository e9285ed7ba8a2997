import { type Column, cellOf, columnsOf, headingOf } from "@/worker/core/files/cells";
import { type Cell, forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { civilDate } from "@/worker/core/figures/dates";
import type { exportedFile } from "@/worker/core/contract/exporting";
import { fold } from "@/worker/core/language";
import type { z } from "@/worker/core/contract/fields";
import { type Input, nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/shape";
import { en } from "@/worker/core/words.en";
import { fr } from "@/worker/core/words.fr";
import type { Handler, QueryContext } from "../handler";

/** Rows that are read at a time, and the most of them in one file. */
const PAGE = 1_000;
const MOST = 50_000;
/** What people do not look for in a file: identifiers and versions. Names and references stand beside them. */
const isUnseen = (path: string) => /^(?:id|version)$|(?:Id|\.id)$/.test(path);

const core = { fr, en };

type Row = Record<string, unknown>;
type ExportedFile = z.output<typeof exportedFile>;
type Page = { items: Row[]; nextCursor: string | null };

/**
 * The code of an export: the pages of its list one after another, as one file in the reader's words. Where it stops before the
 * list does, the file says so, in its name and in its last line.
 * @param most rows of a file
 */
export function exportFrom<Export extends Operation<Input, typeof exportedFile>, List extends Operation>(
  operation: Export,
  list: Handler<List>,
  most = MOST,
): Handler<Export> {
  const fields = fieldsOf(list.operation.output).items?.fields ?? {};
  const columns = columnsOf(fields).filter(({ path }) => !isUnseen(path));
  const read = list.run as unknown as (context: QueryContext, question: Row) => Promise<Page>;

  const write = async (context: QueryContext, question: Row): Promise<ExportedFile> => {
    const { language } = context.caller;
    const words = context.words[nameOf(operation).module]?.[language];
    const format = { words: words ?? { title: "", operations: {}, fields: {} }, language };
    const lines: Cell[][] = [columns.map((column) => headingOf(column, format))];
    let cursor: string | null | undefined;
    do {
      const page: Page = await read(context, { ...question, limit: PAGE, ...(cursor && { cursor }) });
      for (const row of page.items) lines.push(columns.map((column) => cellOf(column, valueAt(row, column), format)));
      cursor = page.nextCursor;
    } while (cursor && lines.length <= most);
    const { partial, partialName } = core[language].files;
    if (cursor) lines.push([partial.replace("{{count}}", String(lines.length - 1))]);
    const name = [format.words.title, civilDate(context.now), ...(cursor ? [partialName] : [])];
    const fileName = name.map((part) => fold(part).replace(/[^a-z0-9]+/g, "-")).join("-");
    return { fileName: `${fileName}.csv`, text: `${writeCsv(lines, forSpreadsheets)}\r\n` };
  };
  return { operation, run: write as unknown as Handler<Export>["run"] };
}

/** A field of the row, or of a record inside it. */
function valueAt(row: Row, { path }: Column): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
}
