import type { views } from "@/db/business";
import { DAY } from "@/worker/core/figures/dates";
import { makeDice } from "./dice";

/** Lists that a business of the demo keeps at hand. */
const atHand = [
  { name: "Cafés, hôtels et restaurants", screen: "/customer/clients", search: "category=horeca" },
  { name: "En retard", screen: "/customer/orders", search: "late=true" },
];

/** The chance of views, beside the one of each login. */
const SEED = 20_261_125;

/** @param today midnight, in UTC milliseconds */
export function viewRows(today: number): (typeof views.$inferInsert)[] {
  const dice = makeDice(SEED);
  return atHand.map((view, place) => {
    const at = today - (20 - place) * DAY;
    return { ...view, id: dice.id(), createdAt: at, updatedAt: at };
  });
}
