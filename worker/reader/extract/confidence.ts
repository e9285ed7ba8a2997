import type { Checks, Fields } from "@/worker/core/trade/reading";

/** Never quite 1 for what was read from print. */
const MOST = 0.99;

export type Experience = "address" | "trade";

/**
 * What experience says: with so much evidence, how often a field of such a kind was right, on invoices with known truth. Between two
 * points lies a straight line. When rules change, these are measured anew.
 */
const experience: Record<Experience, [evidence: number, right: number][]> = {
  address: [
    [0, 0.05],
    [0.5, 0.4],
    [0.7, 0.6],
    [0.8, 0.92],
    [0.9, 0.96],
    [1, 0.98],
  ],
  trade: [
    [0, 0.05],
    [0.55, 0.8],
    [0.8, 0.95],
    [0.95, 0.98],
    [1, 0.99],
  ],
};

/**
 * How likely a field is right.
 * @param score how well its label or its place announces it, 0 to 1
 * @param lead how far it stands before its rival
 * @param sure how sure the words are
 * @param proof does something else say the same: a check digit, the arithmetic, a known supplier?
 */
export function confidenceOf(kind: Experience, score: number, lead: number, sure: number, proof: boolean): number {
  const certainty = Math.min(1, Math.max(0, score));
  const base = 0.35 + 0.6 * certainty * Math.min(1, 0.6 + Math.max(0, lead) * 1.4);
  const likely = proof ? 1 - (1 - base) * 0.2 : base;
  // Words that recognition doubts are doubtful, unless something proves them.
  const read = proof ? Math.max(0.9, sure) : 0.5 + 0.5 * sure;
  return rounded(between(experience[kind], likely * read));
}

function between(points: [number, number][], evidence: number): number {
  const next = points.findIndex(([at]) => at >= evidence);
  const [to, from] = [points[next] ?? points.at(-1), points[next - 1] ?? points[0]];
  if (!to || !from) return 0;
  const share = to[0] === from[0] ? 1 : (evidence - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * Math.min(1, Math.max(0, share));
}

/** A probability as a field shows it. */
export const shown = (probability: number): number => rounded(probability);

const rounded = (value: number) => Math.round(Math.min(MOST, value) * 100) / 100;

/** Above this people stop looking: only what agrees with itself may say so. */
const TRUSTED = 0.94;

/** The document is as sure as all of its fields together, the least sure of which weighs most. What it lacks makes it less sure. */
export function documentConfidence(fields: Fields, { totals, lines }: Checks, isTicket: boolean): number {
  const needed = [fields.supplier, fields.invoiceDate, fields.totalInclTax, ...(isTicket ? [] : [fields.invoiceNumber])];
  const optional = [fields.dueDate, fields.supplierAddress, fields.vatNumber, fields.totalExclTax, fields.vatAmount].filter(
    ({ value }) => value !== null,
  );
  const all = [...needed, ...optional].map(({ confidence }) => confidence);
  const together = Math.min(...all) * 0.8 + (all.reduce((sum, one) => sum + one, 0) / all.length) * 0.2;
  const agrees = totals === true && lines !== false && fields.supplierAddress.value !== null && fields.invoiceNumber.value !== null;
  return rounded(agrees ? together : Math.min(TRUSTED, together * (totals === true ? 1 : 0.85)));
}
