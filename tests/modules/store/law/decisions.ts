import { CELLAR } from "@/tests/support/bakery";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { at, step, throwAway, totalOf } from "./commands";

/** A lot is refused for good. */
const reject = step(
  "reject",
  (model, { lot }) =>
    at(
      [...model.lots.values()].filter((one) => totalOf(one) > 0 && !one.rejected),
      lot,
    ),
  async (lot, _, { bakery: { does } }) => {
    await does(lots.reject, { id: lot.number, reason: "Col fendu" });
    lot.held = true;
    lot.rejected = true;
  },
);

/** All that is left of a lot is thrown away: what comes to it later waits for a look. */
const scrapWhole = step(
  "scrapWhole",
  (model, { lot }) =>
    at(
      [...model.lots.values()].filter((one) => totalOf(one) > 0),
      lot,
    ),
  async (lot, _, { bakery: { does } }) => {
    await does(lots.scrap, { id: lot.number, reason: "quality" });
    await throwAway(lot, { ...lot.left }, does);
    lot.held = true;
    lot.scrapped = true;
  },
);

/** What was thrown away was not, after all. */
const bringBack = step(
  "bringBack",
  (model, { lot }) =>
    at(
      [...model.lots.values()].filter(({ thrown }) => thrown.length),
      lot,
    ),
  async (lot, _, { bakery: { does } }) => {
    const one = lot.thrown.pop();
    if (!one) return;
    await does(movements.reverse, { id: one.movement });
    lot.left[one.place === "main" ? "main" : CELLAR] += one.amount;
    lot.lost -= one.amount;
  },
);

export const anyDecision = [reject, scrapWhole, bringBack];
