import { addDays, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { treasury } from "./contract";
import { readExpected } from "./expected";
import { asDue, careful, type Expected, flowKinds, forecastOf, horizonOf, supposed } from "./rules";

/** Twelve months ahead, from what is due, ordered and planned: everything is read in one batch. */
export const forecast = handle(treasury.forecast, async ({ db, now }, { clientsLate, materialsUp, by }) => {
  const today = civilDate(now);
  const { standing, expected } = await readExpected(db, today);
  const scenario = { clientsLate, materialsUp };
  const opening = standing.balance;
  const [expectedWay, best, worst] = [scenario, asDue, careful(scenario)].map((one) => forecastOf(opening, expected, one, today, by));
  const moves = expected.map((one) => ({ kind: one.kind, ...supposed(one, scenario, today) })).filter(isWithin(today));
  const lowOn = expectedWay?.low.day ?? today;
  const edge = (way: typeof best, place: number) => way?.points[place]?.balance ?? opening;
  return {
    ...standing,
    closing: expectedWay?.closing ?? opening,
    lowBalance: expectedWay?.low.balance ?? opening,
    lowOn,
    lowCauses: causesOf(moves, lowOn),
    shortOn: expectedWay?.shortOn ?? null,
    flows: flowsOf(moves),
    points: (expectedWay?.points ?? []).map((point, place) => ({ ...point, best: edge(best, place), worst: edge(worst, place) })),
  };
});

const isWithin =
  (today: string) =>
  ({ day }: { day: string }) =>
    day <= horizonOf(today);

/** Days before the lowest one in which one looks for what took the balance down. */
const BEFORE = 14;
const MOST_CAUSES = 2;

/** What goes out in the days that end in the lowest one, the largest first. */
export function causesOf(moves: { kind: Expected["kind"]; amount: number; day: string }[], lowOn: string) {
  const since = addDays(lowOn, -BEFORE);
  return flowsOf(moves.filter(({ day }) => day > since && day <= lowOn))
    .filter(({ expense }) => expense > 0)
    .sort((one, other) => other.expense - one.expense)
    .slice(0, MOST_CAUSES)
    .map(({ kind, expense }) => ({ kind, amount: expense }));
}

/** What each kind brings and takes. */
function flowsOf(moves: { kind: Expected["kind"]; amount: number }[]) {
  return flowKinds.flatMap((kind) => {
    const own = moves.filter((move) => move.kind === kind);
    const income = own.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    const expense = own.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
    return own.length ? [{ kind, income, expense }] : [];
  });
}
