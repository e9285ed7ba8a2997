import type { Fields, FieldReading, PaperKind, ReadOptions, Reading } from "@/worker/core/trade/reading";
import { checksOf } from "./arithmetic";
import { confidenceOf, documentConfidence, shown } from "./confidence";
import { type Chosen, datesOf, invoiceNumberOf } from "./head";
import { kindOf } from "./document-kind";
import { isAdjustment, lineItemsOf } from "./lines";
import { type Supplier, supplierOf } from "./parties";
import { type Sheet, sheetOf } from "./sheet";
import { startsIn } from "./starts";
import { type TableLine, tableOf } from "./table";
import { type Sum, type Totals, totalsOf } from "./totals";
import { completeParts } from "./vat-table";
import { around, type Box, type Page, placeOf, surenessOf } from "./words";

/** Reads an invoice from its words, whether they come from a text layer or from recognition. */
export function extract(pages: Page[], source: "text" | "ocr", options: ReadOptions): Reading {
  const sheet = sheetOf(pages);
  const table = tableOf(sheet);
  const items = table.lines.filter((line) => !isAdjustment(line));
  const linesSum = table.lines.some(({ total }) => total !== null) ? sumOf(table.lines) : null;
  const isOutside = (row: number) => !table.rows.has(row);
  const totals = totalsOf(sheet, table.rows, linesSum);
  const dates = datesOf(sheet, isOutside);
  const supplier = supplierOf(sheet, options, table.rows);
  const read: Fields = {
    invoiceNumber: chosen(invoiceNumberOf(sheet, isOutside), sheet),
    invoiceDate: chosen(dates.invoiceDate, sheet),
    dueDate: chosen(dates.dueDate, sheet),
    ...supplierFields(supplier, sheet, options),
    ...totalFields(totals, sheet),
  };
  const vatBreakdown = completeParts(totals.vatRows);
  const rates = new Set(totals.vatRows.map(({ rate }) => rate));
  const lineItems = lineItemsOf(items, rates.size === 1 ? ([...rates][0] ?? null) : null, pages);
  const adjustments = sumOf(table.lines.filter((line) => isAdjustment(line)));
  const checks = checksOf(read, lineItems, vatBreakdown, adjustments);
  const fields =
    source === "text" || (checks.totals === true && (isMarked(read, sheet) || checks.lines === true))
      ? read
      : { ...read, ...doubted(read) };
  const { kind, confidence: kindConfidence } = kindOf(sheet, fields);
  if (neverDue.has(kind)) fields.dueDate = missing();
  const starts = startsIn(pages, source);
  const confidence = documentConfidence(fields, checks, kind === "receipt");
  return {
    kind,
    kindConfidence,
    source,
    currency: currencyOf(sheet),
    fields,
    vatBreakdown,
    lineItems,
    adjustments,
    checks,
    // Fields of several documents, mixed, are nobody's.
    confidence: starts.length ? confidence / 2 : confidence,
    ...(starts.length && { starts }),
    pages: pages.map(({ width, height, turn }) => ({ width, height, ...(turn !== undefined && { turn }) })),
  };
}

/** Papers by which nothing is to be paid on a day: what looks like one is until when a price holds, or when another paper is due. */
const neverDue = new Set<PaperKind>(["quote", "order", "delivery", "statement"]);

const sumOf = (lines: TableLine[]) => lines.reduce((sum, { total }) => sum + (total ?? 0), 0);

function chosen<Value>(choice: Chosen<Value>, { pages }: Sheet): FieldReading<Value> {
  return choice ? { value: choice.value, confidence: shown(choice.probability), at: choice.box && placeOf(choice.box, pages) } : missing();
}

function missing<Value>(): FieldReading<Value> {
  return { value: null, confidence: 0, at: null };
}

function supplierFields({ name, address, vatNumber, siret, iban }: Supplier, { pages }: Sheet, { known = [] }: ReadOptions) {
  const place = (box: Box | null | undefined) => (box ? placeOf(box, pages) : null);
  const isKnown = !!name && known.some((party) => party.name === name.text);
  const tradeNumber = (number: Supplier["siret"]): FieldReading<string> =>
    number
      ? { value: number.text, confidence: confidenceOf("trade", number.score, 0.3, number.sure, number.isChecked), at: place(number) }
      : missing<string>();
  return {
    supplier: name
      ? { value: name.text, confidence: shown(isKnown ? Math.max(0.98, name.probability) : name.probability), at: place(name.line) }
      : missing<string>(),
    supplierAddress: address
      ? {
          value: address.text,
          confidence: confidenceOf("address", address.score, 1, surenessOf(address.lines.flatMap(({ words }) => words)), false),
          at: place(around(address.lines)),
        }
      : missing<string>(),
    vatNumber: tradeNumber(vatNumber),
    siret: tradeNumber(siret),
    iban: tradeNumber(iban),
  };
}

function totalFields({ exclTax, vat, inclTax }: Totals, { pages }: Sheet) {
  const field = (sum: Sum | null): FieldReading<number> =>
    sum ? { value: sum.value, confidence: shown(sum.probability), at: sum.box && placeOf(sum.box, pages) } : missing();
  return { totalExclTax: field(exclTax), vatAmount: field(vat), totalInclTax: field(inclTax) };
}

/** How sure a total may be that recognition read and no arithmetic proves: probabilities were learned from printed text. */
const UNPROVEN = 0.79;

/**
 * Is the mark before the cents printed in one of the totals? Where recognition lost it in all of them, they agree with each other all the
 * same: only the lines can tell.
 */
function isMarked({ totalExclTax, vatAmount, totalInclTax }: Fields, { amounts }: Sheet): boolean {
  return [totalExclTax, vatAmount, totalInclTax].some(
    ({ value }) => value !== null && amounts.some((one) => one.decimals > 0 && Math.abs(one.value) === Math.abs(value)),
  );
}

function doubted({ totalExclTax, vatAmount, totalInclTax }: Fields): Pick<Fields, "totalExclTax" | "vatAmount" | "totalInclTax"> {
  const least = (field: FieldReading<number>) => ({ ...field, confidence: Math.min(UNPROVEN, field.confidence) });
  return { totalExclTax: least(totalExclTax), vatAmount: least(vatAmount), totalInclTax: least(totalInclTax) };
}

/** The currency that the document names most; euros where it names none are not assumed. */
function currencyOf({ segments }: Sheet): string | null {
  const signs: [string, RegExp][] = [
    ["EUR", /€|(?<![a-z])eur(?:os?)?(?![a-z])/g],
    ["GBP", /£|(?<![a-z])gbp(?![a-z])/g],
    ["USD", /\$|(?<![a-z])usd(?![a-z])/g],
    ["CHF", /(?<![a-z])chf(?![a-z])/g],
    ["MYR", /(?<![a-z])(?:rm|myr)(?![a-z])/g],
  ];
  const counts = signs.map(([code, pattern]) => ({
    code,
    count: segments.reduce((sum, { folded }) => sum + (folded.match(pattern)?.length ?? 0), 0),
  }));
  const best = counts.sort((a, b) => b.count - a.count)[0];
  return best?.count ? best.code : null;
}
