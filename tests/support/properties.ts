import fc from "fast-check";
import { expect } from "vitest";

/** A property counts as an assertion: where it does not hold, the test shows what it fails for. */
fc.configureGlobal({ reporter: (run) => expect(fc.defaultReportMessage(run)).toBeUndefined() });
