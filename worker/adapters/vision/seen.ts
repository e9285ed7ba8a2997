import type Anthropic from "@anthropic-ai/sdk";
import { civil, z } from "@/worker/core/contract/fields";
import { fold } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import type { Fields, FieldReading, KnownParty, Reading } from "@/worker/core/trade/reading";

/** Below, a field is worth asking for. */
const SURE = 0.85;
/** What two readers say alike, and what one of them alone says: a person still looks at that. */
const AGREED = 0.95;
const ALONE = 0.8;
/** A document that was doubtful is never shown as one that nobody need look at. */
const DOCUMENT = 0.94;
const CENT = MONEY_SCALE / 100;

const text = z.string().trim().min(1).max(200).optional();
const amount = z.number().min(-10_000_000).max(10_000_000).optional();
const texts = ["supplier", "invoiceNumber", "supplierAddress"] as const;
const dates = ["invoiceDate", "dueDate"] as const;
const sums = ["totalExclTax", "vatAmount", "totalInclTax"] as const;
const wantedFields = [...texts, ...dates, ...sums];

/** What the service may answer; anything else in it is refused. */
export const answerSchema = z.strictObject({
  supplier: text,
  invoiceNumber: text,
  supplierAddress: text,
  invoiceDate: civil.optional(),
  dueDate: civil.optional(),
  totalExclTax: amount,
  vatAmount: amount,
  totalInclTax: amount,
});
export type VisionAnswer = z.output<typeof answerSchema>;

/** The same as a JSON schema, for the service. */
export const toolSchema: Anthropic.Tool.InputSchema = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(wantedFields.map((name) => [name, { type: sums.some((sum) => sum === name) ? "number" : "string" }])),
};

/** The fields that the reader is not sure of. Amounts that agree with each other are none of them, whatever their labels. */
export function doubtful({ fields, checks }: Reading): (typeof wantedFields)[number][] {
  const isAmount = (name: string) => sums.some((sum) => sum === name);
  return wantedFields.filter((name) => fields[name].confidence < SURE && !(isAmount(name) && checks.totals === true));
}

/** A reading with what was seen in the place of what was doubtful; amounts only where they add up. The reader's own business is no supplier. */
export function withSeen(read: Reading, answer: VisionAnswer, own: KnownParty | null): Reading {
  const open = doubtful(read);
  const fields: Fields = { ...read.fields };
  for (const name of [...texts, ...dates]) {
    const value = answer[name];
    const isOwn = name === "supplier" && own !== null && value !== undefined && fold(value) === fold(own.name);
    if (value !== undefined && open.includes(name) && !isOwn) fields[name] = joined(read.fields[name], value, false);
  }
  const totals = Object.fromEntries(
    sums.map((name) => {
      const value = answer[name];
      return [name, open.includes(name) && value !== undefined ? Math.round(value * 100) * CENT : read.fields[name].value];
    }),
  ) as Record<(typeof sums)[number], number | null>;
  const { totalExclTax, vatAmount, totalInclTax } = totals;
  const isWhole = totalExclTax !== null && vatAmount !== null && totalInclTax !== null;
  const addsUp = isWhole && Math.abs(totalExclTax + vatAmount - totalInclTax) <= CENT;
  if (addsUp || !isWhole)
    for (const name of sums) {
      const value = totals[name];
      if (open.includes(name) && value !== null && answer[name] !== undefined) fields[name] = joined(read.fields[name], value, addsUp);
    }
  const needed = [fields.supplier, fields.invoiceDate, fields.totalInclTax, ...(read.kind === "receipt" ? [] : [fields.invoiceNumber])];
  const least = Math.min(...needed.map(({ confidence }) => confidence));
  const checks = { ...read.checks, ...(addsUp && { totals: true }) };
  return { ...read, fields, checks, confidence: Math.max(read.confidence, Math.min(DOCUMENT, least)) };
}

function joined<Value extends string | number>(field: FieldReading<Value>, value: Value, isProven: boolean): FieldReading<Value> {
  const isSame = typeof value === "string" ? fold(value) === fold(String(field.value ?? "")) : value === field.value;
  if (isSame) return { ...field, confidence: Math.max(field.confidence, AGREED) };
  return { value, confidence: isProven ? AGREED : ALONE, at: null };
}
