import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { withNames } from "./names";
import { csvText, tsvText } from "./output/csv";
import { jsonText } from "./output/json";
import { columnsOf, type Page, type Row, rowsWithNames } from "./output/show";

/** Rows that are asked for at once. */
const PAGE = 100;

/** Does a list go out whole, page after page? A spreadsheet gets all of it, unless the person asked for one page; a number of rows goes before all. */
export const isWhole = (operation: OperationOutline, { csv, all, cursor, limit }: Options): boolean =>
  "cursor" in operation.input.shape && limit === undefined && Boolean(all || (csv && cursor === undefined));

/** Are more rows wanted than the service gives at once? */
export const isLong = (operation: OperationOutline, { limit }: Options): boolean =>
  "cursor" in operation.input.shape && Number.isInteger(Number(limit)) && Number(limit) > PAGE;

/** The pages of a list, to its end or to so many rows. */
async function* pagesOf(
  context: CommandContext,
  operation: OperationOutline,
  input: Row,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Page> {
  let cursor: string | null | undefined;
  let count = 0;
  do {
    const paging = { limit: Math.min(PAGE, most - count), ...(cursor && { cursor }) };
    const page: Page = await withNames(context, operation, input, (named) => context.client.call<Page>(operation, { ...named, ...paging }));
    yield page;
    cursor = page.nextCursor;
    count += page.items.length;
  } while (cursor && count < most);
}

/** A whole list, or so many rows of it, as one page, for whoever needs all of it at once: a filter may add up, a table is as wide as its widest row. */
export async function wholePage(context: CommandContext, operation: OperationOutline, input: Row, most?: number): Promise<Page> {
  const pages: Page[] = [];
  for await (const page of pagesOf(context, operation, input, most)) pages.push(page);
  return { ...(pages.at(-1) as Page), items: pages.flatMap(({ items }) => items) };
}

/**
 * Writes a list to its end, a page at a time, so that its length costs no memory: CSV, JSON with a row a line, or columns between
 * tabs. A reader that is slower than the service is waited for.
 */
export async function streamRows(context: CommandContext, operation: OperationOutline, input: Row, options: Options): Promise<void> {
  let isFirst = true;
  for await (const page of pagesOf(context, operation, input)) {
    const text = await textOf(operation, page, options, isFirst);
    if (text) await context.terminal.flow(`${text}\n`);
    isFirst = false;
  }
}

async function textOf(operation: OperationOutline, page: Page, { csv, json, columns }: Options, isFirst: boolean): Promise<string> {
  const chosen = columns?.split(",");
  if (json) return (await Promise.all(page.items.map((row) => jsonText(row, { columns })))).join("\n");
  if (csv) return csvText(operation, page, chosen, isFirst);
  if (!page.items.length) return "";
  if (chosen) return tsvText(operation, page, chosen, isFirst);
  const fields = columnsOf(operation);
  return tsvText(
    operation,
    { ...page, items: rowsWithNames(fields, page.items) },
    fields.map(({ field }) => field),
    isFirst,
  );
}
