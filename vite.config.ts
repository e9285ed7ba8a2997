import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { describedContracts } from "./scripts/local/described-contracts";
import { fontBytes } from "./scripts/local/font-bytes";
import { iconShapes } from "./scripts/local/icon-shapes";
import { leanFonts } from "./scripts/local/lean-fonts";
import { recordedInputs } from "./scripts/local/recorded-inputs";
import { wordsFiles } from "./scripts/local/words-files";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const ofTheWorker = /^@?\/(worker|db)\//;
const workerConditions = ["workerd", "worker", "browser", "import", "module", "default"];

/** Sonner writes its styles into the page, which our policy forbids; app.css has them already. */
const quietSonner: Plugin = {
  name: "quiet-sonner",
  transform: (code, id) => (id.includes("/sonner/dist/") ? code.replace(/\b__insertCSS\((?=["'`])/, "void (") : undefined),
};

/** What most screens are made of, which comes in one file. */
const kit =
  /\/app\/ui\/(?:bulk-table|empty-state|error-state|file-links|filters|money|page-head|pager|rate|sections|skeleton|status|table|toast|tooltip)\.tsx?$/;

/** What stands around every screen: a few lines each, which are not worth a request. */
const frame = /\/(?:app\/shell\/(?:title|analytics|footer|paths)|worker\/core\/figures\/(?:dates|zoned))\.tsx?$/;

/** The kit comes in one file, with the icons it draws and what draws them. */
const together: Rollup.GetManualChunk = (id) => {
  const isKit = kit.test(id) || frame.test(id) || id === "\0icons" || /\/node_modules\/react\//.test(id);
  return isKit ? "kit" : undefined;
};

/** The Worker bundles its own code once, with the pages: they name its files, and bring no copy of them. */
const leftToTheWorker: Rollup.RollupOptions = {
  external: (id) => ofTheWorker.test(id.replace(root, "")),
  output: { paths: (id) => id.replace(root, "").replace(ofTheWorker, "../../$1/") },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    quietSonner,
    describedContracts,
    fontBytes,
    iconShapes,
    leanFonts,
    recordedInputs,
    wordsFiles,
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: { alias: { "@": root } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? leftToTheWorker : { output: { manualChunks: together } },
  },
  ssr: { target: "webworker", resolve: { conditions: workerConditions, externalConditions: workerConditions } },
}));
