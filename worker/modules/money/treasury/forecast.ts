import { civilDate } from "@/worker/core/figures/dates";
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
  const edge = (way: typeof best, place: number) => way?.points[place]?.balance ?? opening;
  return {
    ...standing,
    closing: expectedWay?.closing ?? opening,
    lowBalance: expectedWay?.low.balance ?? opening,
    lowOn: expectedWay?.low.day ?? today,
    shortOn: expectedWay?.shortOn ?? null,
    flows: flowsOf(expected.map((one) => ({ kind: one.kind, ...supposed(one, scenario, today) })).filter(isWithin(today))),
    points: (expectedWay?.points ?? []).map((point, place) => ({ ...point, best: edge(best, place), worst: edge(worst, place) })),
  };
});

const isWithin =
  (today: string) =>
  ({ day }: { day: string }) =>
    day <= horizonOf(today);

/** What each kind brings and takes. */
function flowsOf(moves: { kind: Expected["kind"]; amount: number }[]) {
  return flowKinds.flatMap((kind) => {
    const own = moves.filter((move) => move.kind === kind);
    const income = own.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    const expense = own.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
    return own.length ? [{ kind, income, expense }] : [];
  });
}
