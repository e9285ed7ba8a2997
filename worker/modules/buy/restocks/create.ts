import { restocks as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchSupplier, type SupplierRow } from "@/worker/modules/buy/suppliers";
import { restocks } from "./contract";
import { linesFrom, type LineInput } from "./lines";
import { type RestockRow, searchTextOf, toRestock, type Whole } from "./records";
import { comesOn, subtotalOf } from "./rules";

/** Writes down what to ask a supplier, as a draft. @throws Refusal `invalid_input` naming the supplier or the line that cannot be */
export const create = handle(restocks.create, async (context, { supplier: name, ...facts }) => {
  const supplier = await mustExist("supplier", fetchSupplier(context.db, name));
  return toRestock(await addDraft(context, supplier, facts), context.now);
});

interface DraftInput {
  lines: LineInput[];
  fees: number;
  expectedOn?: string | null;
  notes: string;
}

/** Adds a draft, with the next reference of its series, to the command's batch. @throws Refusal `invalid_input` naming the line that cannot be */
export async function addDraft(context: CommandContext, supplier: SupplierRow, input: DraftInput): Promise<Whole> {
  const reference = context.numbered(`ACH-${civilDate(context.now).slice(0, 4)}`);
  const { lines, items, tariffs } = await linesFrom(context.db, supplier.id, input.lines);
  const expectedOn = input.expectedOn === undefined ? comesOn(civilDate(context.now), supplier.leadTimeDays) : input.expectedOn;
  const names = items.map(({ name }) => name);
  const row: RestockRow = {
    id: newId(),
    reference,
    supplierId: supplier.id,
    status: "draft",
    orderedOn: null,
    expectedOn,
    receivedOn: null,
    lines,
    subtotal: subtotalOf(lines),
    fees: input.fees,
    notes: input.notes,
    searchText: searchTextOf(reference, supplier, names),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  return { row, supplier, items, tariffs, receipts: [], lots: [] };
}
