import fc from "fast-check";
import { beforeAll, describe, it } from "vitest";
import { anyHistory } from "./law/commands";
import { newModel } from "./law/model";
import { newWorld, type World } from "./law/world";

/** How many histories are tried: `CELLIER_HISTORIES=3000` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 15);

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

describe("whatever happens between an order and the bank", () => {
  it("no cent is lost or invented", async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory(), async ([first, history]) => {
        const { id, reference } = await world.newClient();
        const model = newModel(id, reference);
        await first.run(model, world);
        await fc.asyncModelRun(() => ({ model, real: world }), history);
      }),
      { numRuns: HISTORIES, endOnFailure: process.env.CELLIER_HISTORIES !== undefined, includeErrorInReport: true },
    );
  }, 3_600_000);
});
