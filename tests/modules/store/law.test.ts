import fc from "fast-check";
import { beforeAll, describe, it } from "vitest";
import { type Bakery, openBakery } from "@/tests/support/bakery";
import { anyHistory, opened } from "./law/commands";
import { anyCorrection } from "./law/corrections";
import { anyDecision } from "./law/decisions";
import { expectLaws } from "./law/laws";
import { anySwap } from "./law/swaps";
import { anyTill } from "./law/till";

/** How many histories are tried: `CELLIER_HISTORIES=3000` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 15);

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

describe("whatever happens to goods", () => {
  it("they are all somewhere, and whoever holds some is found", async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory([...anyCorrection, ...anyTill, ...anyDecision, ...anySwap]), async (history) => {
        const day = await opened(bakery);
        await fc.asyncModelRun(() => day, history);
        await expectLaws(day.model, day.real);
      }),
      { numRuns: HISTORIES, includeErrorInReport: true, endOnFailure: process.env.CELLIER_HISTORIES !== undefined },
    );
  }, 36_000_000);
});
