import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fontBytes } from "./scripts/local/font-bytes";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

export default defineConfig({
  plugins: [fontBytes],
  resolve: { alias },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    maxWorkers: 3,
    isolate: false,
    setupFiles: ["tests/support/properties.ts"],
    expect: { requireAssertions: true },
    // Against what hangs, not against what is slow: a busy machine takes five times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The clock, the queue and the browser run beside the tests: one that trips over them is tried once more, and named at the end.
    retry: 1,
    reporters: ["default"],
  },
});
