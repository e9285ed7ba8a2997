import fc from "fast-check";
import { describe, it } from "vitest";
import { anyHistory, live } from "./law/history";
import { newWorld, type World } from "./law/world";

/** How many histories are tried: `CELLIER_HISTORIES=3000` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 15);
/** As many clients as a business has before another one is opened. */
const CLIENTS = 40;

let world: World;
let lived = 0;
async function nextWorld(): Promise<World> {
  if (lived % CLIENTS === 0) world = await newWorld();
  lived += 1;
  return world;
}

describe("whatever happens between an order and the bank", () => {
  it("no cent is lost or invented", async () => {
    const property = fc.asyncProperty(anyHistory(), async (history) => live(await nextWorld(), history));
    await fc.assert(property, {
      numRuns: HISTORIES,
      endOnFailure: process.env.CELLIER_HISTORIES !== undefined,
      includeErrorInReport: true,
    });
  }, 3_600_000);
});
