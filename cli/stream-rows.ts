import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { withNames } from "./names";
import { csvText, tsvText } from "./output/csv";
import { jsonText, printJson } from "./output/json";
import { columnsOf, type Page, type Row } from "./output/show";

/** Rows that are asked for at once. */
const PAGE = 100;

/** Does a list go out whole, page after page? A spreadsheet gets all of it, unless the person asked for one page. */
export const isWhole = (operation: OperationOutline, { csv, all, cursor, limit }: Options): boolean =>
  "cursor" in operation.input.shape && Boolean(all || (csv && cursor === undefined && limit === undefined));

/**
 * Writes a list to its end, a page at a time, so that its length costs no memory: CSV, JSON with a row a line, or columns between
 * tabs. A reader that is slower than the service is waited for.
 */
export async function streamRows(context: CommandContext, operation: OperationOutline, input: Row, options: Options): Promise<void> {
  const { client, terminal } = context;
  const pages: Page[] = [];
  let cursor: string | null | undefined;
  do {
    const paging = { limit: PAGE, ...(cursor && { cursor }) };
    const page: Page = await withNames(context, operation, input, (named) => client.call<Page>(operation, { ...named, ...paging }));
    // A filter may add up: it is given the whole list, which then is in memory.
    if (options.jq) pages.push(page);
    const text = options.jq ? "" : await textOf(operation, page, options, !cursor);
    if (text) await terminal.flow(`${text}\n`);
    cursor = page.nextCursor;
  } while (cursor);
  if (options.jq) await printJson(terminal, { ...pages.at(-1), items: pages.flatMap(({ items }) => items) }, options);
}

async function textOf(operation: OperationOutline, page: Page, { csv, json, columns }: Options, isFirst: boolean): Promise<string> {
  const chosen = columns?.split(",");
  if (json) return (await Promise.all(page.items.map((row) => jsonText(row, { columns })))).join("\n");
  if (csv) return csvText(operation, page, chosen, isFirst);
  if (!page.items.length) return "";
  return tsvText(operation, page, chosen ?? columnsOf(operation).map(({ field }) => field), isFirst);
}
