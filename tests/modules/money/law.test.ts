import fc from "fast-check";
import { describe, it } from "vitest";
import { anyHistory, live } from "./law/history";
import { type Buyer, newWorld, type World } from "./law/world";

/** How many histories are tried: `CELLIER_HISTORIES=3000` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 15);

let world: World | undefined;
/** A business that has somebody left of this sort; another one is opened where there is none. */
async function worldFor(buyer: Buyer): Promise<World> {
  if (!world?.hasParties(buyer)) world = await newWorld();
  return world;
}

describe("whatever happens between an order and the bank", () => {
  it("no cent is lost or invented", async () => {
    const property = fc.asyncProperty(anyHistory(), async (history) => live(worldFor, history));
    await fc.assert(property, {
      numRuns: HISTORIES,
      endOnFailure: process.env.CELLIER_HISTORIES !== undefined,
      includeErrorInReport: true,
    });
  }, 36_000_000);
});
