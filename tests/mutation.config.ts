import { defineConfig } from "vitest/config";
import shared from "../vitest.config";

/**
 * What `npm run mutate` judges rules by: the tests of pure rules. Those that walk through the whole registry or draw pictures are
 * left out: they would run again for every broken line, and notice few of them.
 */
export default defineConfig({
  ...shared,
  test: {
    include: ["tests/{core,modules}/**/*.unit.test.ts"],
    exclude: ["tests/modules/**/{slots,plain-png,words}.unit.test.ts", "tests/core/format-value.unit.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 10_000,
  },
});
