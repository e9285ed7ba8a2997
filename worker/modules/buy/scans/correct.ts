import { scans as table } from "@/db/business";
import { mustExist, refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { iban, siret } from "@/worker/core/trade/trade-numbers";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { findItems } from "@/worker/modules/catalogue/items";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { scans } from "./contract";
import { learn } from "./reading/lessons";
import { fetchScan, type ScanRow } from "./records";
import type { KeptDocument, KeptLine } from "./shapes";
import { type FieldName, fieldNames, scanStatus } from "./status";
import { identify } from "./booking/supplier";
import { toScan } from "./show";

type Input = Parsed<typeof scans.correct>;

/** Changes what was read, and learns from it for the next documents of the same supplier. */
export const correct = handle(scans.correct, async (context, { id, version, lineItems, kind, currency, supplierId, ...input }) => {
  const row = await fetchScan(context.db, id);
  scanStatus.require(row.status, "correct", "scans");
  const { fields: before, reading } = row;
  if (!before || !reading) return toScan(context.db, row);
  requireCheckDigits(input, before.values);
  const values = { ...before.values };
  for (const field of fieldNames)
    if (input[field] !== undefined) Object.assign(values, { [field]: input[field] === "" ? null : input[field] });
  const lines = lineItems ? await linesFrom(context, lineItems, before.lines) : before.lines;
  const corrected = new Set([
    ...before.corrected,
    ...changed(before.values, values),
    ...lines.flatMap((line) => changedLine(line, before.lines)),
    ...(kind && kind !== before.kind ? ["kind"] : []),
  ]);
  const fields: KeptDocument = {
    ...before,
    kind: kind ?? before.kind,
    ...(currency && { currency }),
    values,
    lines,
    corrected: [...corrected],
    learned: before.learned.filter((field) => !corrected.has(field)),
  };
  const supplier = await supplierFor(context, row, before.values, values, supplierId);
  if (supplier) await learn(context, supplier.id, fields, reading);
  const supplierFields = { supplierId: supplier?.id ?? null, supplierName: supplier?.name ?? values.supplier ?? "" };
  return toScan(context.db, context.update(table, row, { fields, ...supplierFields }, version));
});

/**
 * A number that a person typed carries its own check: a wrong one would be left out of the supplier's account without a word. What was
 * read, and what is no French business's, may stay.
 * @throws Refusal `invalid_input` naming the field
 */
function requireCheckDigits(input: Partial<KeptDocument["values"]>, before: KeptDocument["values"]): void {
  for (const [field, rule] of [["siret", siret] as const, ["iban", iban] as const]) {
    const typed = input[field];
    if (typed && typed !== before[field] && !rule.safeParse(typed).success) refuseField(field, "check_digit");
  }
}

/** The supplier that a person chose, for as long as who the document names stays the same. */
function supplierFor(
  { db }: CommandContext,
  row: ScanRow,
  before: KeptDocument["values"],
  values: KeptDocument["values"],
  chosen: string | null | undefined,
) {
  const isSame = (["supplier", "vatNumber", "siret"] as const).every((field) => before[field] === values[field]);
  const supplierId = chosen ?? (chosen === undefined && isSame ? row.supplierId : null);
  return supplierId ? mustExist("supplierId", fetchSupplier(db, supplierId)) : identify(db, values);
}

const changed = (before: KeptDocument["values"], after: KeptDocument["values"]): FieldName[] =>
  fieldNames.filter((field) => before[field] !== after[field]);

/** A line is a person's once any of what it says was changed; which item it stands for is not read but chosen. */
function changedLine({ itemId, ...line }: KeptLine, before: KeptLine[]): string[] {
  const was = before.find(({ read }) => read === line.read);
  const isSame = was && JSON.stringify({ ...was, itemId: null }) === JSON.stringify({ ...was, ...line, itemId: null });
  return isSame || line.read === null ? [] : [`lines.${line.read}`];
}

/** Lines as they were said, without those that say nothing; each with what it says no more of kept from the line in its place. */
async function linesFrom(
  { db }: Parameters<typeof correct.run>[0],
  inputs: NonNullable<Input["lineItems"]>,
  before: KeptLine[],
): Promise<KeptLine[]> {
  const find = await findItems(
    db,
    inputs.flatMap(({ item }) => item ?? []),
  );
  const filled = inputs.filter(({ description, totalAmount, quantity }) => description || totalAmount || quantity);
  return filled.map(({ item, line: number, ...line }, at) => {
    const was = before[(number ?? at + 1) - 1];
    const itemRow = item ? find(item) : undefined;
    if (item && !itemRow) refuseField(`lineItems.${at}.item`, "not_found");
    const blank = { quantity: null, unit: null, unitPrice: null, totalAmount: null, vatRate: null, code: null, read: null };
    return {
      ...(was ?? blank),
      ...line,
      unit: (line.unit === undefined ? was?.unit : line.unit) || null,
      itemId: item === undefined ? (was?.itemId ?? null) : (itemRow?.id ?? null),
    };
  });
}
