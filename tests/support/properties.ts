import fc from "fast-check";
import { expect } from "vitest";

/**
 * A property counts as an assertion: where it does not hold, the test shows what it fails for. Cases are the same at each run, so that
 * a run tells of the change at hand; `CELLIER_SEED=random` (or a number) searches among others.
 */
const seed = process.env.CELLIER_SEED ?? "17";
fc.configureGlobal({
  reporter: (run) => expect(fc.defaultReportMessage(run)).toBeUndefined(),
  seed: seed === "random" ? Math.trunc(Math.random() * 2 ** 31) : Number(seed),
});
