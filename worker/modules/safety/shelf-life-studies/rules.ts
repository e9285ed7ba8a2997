import { outcomeOf } from "@/worker/modules/safety/laboratory/rules";
import type { PlannedAnalysis } from "@/worker/modules/safety/laboratory/status";
import type { StudyPoint, StudyVerdict } from "./status";

/** What is looked at in a study, under an identifier of its own. */
export type Criterion = PlannedAnalysis & { id: string };

/** What a study shows of one criterion. */
interface Shown {
  /** The last day to which every point holds; null while none does. */
  lastDay: number | null;
  /** The first day on which it fails. */
  failedDay: number | null;
}

/** What a study comes to. */
export interface Verdict extends Shown {
  verdict: StudyVerdict;
  /** Days to print on the product: the last day that holds, less the margin; null while nothing is shown. */
  proposedDays: number | null;
  /** The criterion that ends first, or is shown the least far. */
  limiting: string;
}

/** May a criterion be failed at all? What is measured without limits only informs. */
const decides = ({ kind, least, m }: PlannedAnalysis) => kind !== "measure" || least !== null || m !== null;

/**
 * To which day a criterion is shown to hold: the last point such that it and every point before it that looks at the criterion are
 * good. A point whose units are not all there shows nothing yet, and what comes after it neither; what has failed once stays failed,
 * whatever is found later.
 * @param points in the order of their days
 */
export function shownOf(criterion: Criterion, points: readonly StudyPoint[]): Shown {
  let lastDay: number | null = null;
  for (const { day, results } of points) {
    const found = results[criterion.id] ?? [];
    if (!found.length) continue;
    const outcome = outcomeOf(criterion, found);
    if (outcome === "unsatisfactory") return { lastDay, failedDay: day };
    if (outcome === "pending") break;
    lastDay = day;
  }
  return { lastDay, failedDay: failureOf(criterion, points) };
}

/** A failure behind a point that is not whole counts as well. */
function failureOf(criterion: Criterion, points: readonly StudyPoint[]): number | null {
  const failed = points.find(({ results }) => outcomeOf(criterion, results[criterion.id] ?? []) === "unsatisfactory");
  return failed?.day ?? null;
}

interface Study {
  analyses: readonly Criterion[];
  points: readonly StudyPoint[];
  targetDays: number;
  margin: number;
}

/**
 * What the points of a study come to: the product holds to the last day that all its criteria are shown to hold, and what is
 * proposed is that day less the margin. Nothing is shown while a criterion was never looked at.
 */
export function verdictOf({ analyses, points, targetDays, margin }: Study): Verdict {
  const shown = analyses.filter(decides).map((criterion) => ({ name: criterion.name, ...shownOf(criterion, points) }));
  const failures = shown.flatMap(({ failedDay }) => failedDay ?? []);
  const failedDay = failures.length ? Math.min(...failures) : null;
  const [first] = [...shown].sort((one, other) => (one.lastDay ?? -1) - (other.lastDay ?? -1) || endOf(one) - endOf(other));
  const lastDay = first?.lastDay ?? null;
  const verdict = decide({ lastDay, failedDay, targetDays });
  // What fails on its first day holds for none.
  const held = lastDay ?? (failedDay === null ? null : 0);
  const proposedDays = held === null ? null : Math.max(0, held - margin);
  return { lastDay, failedDay, verdict, proposedDays, limiting: first?.name ?? "" };
}

const endOf = ({ failedDay }: Shown) => failedDay ?? Number.POSITIVE_INFINITY;

function decide({ lastDay, failedDay, targetDays }: Shown & Pick<Study, "targetDays">): StudyVerdict {
  if (lastDay !== null && lastDay >= targetDays) return "reached";
  if (failedDay !== null) return "short";
  return lastDay === null ? "pending" : "holding";
}
