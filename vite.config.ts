import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const workerConditions = ["workerd", "worker", "browser", "import", "module", "default"];

/** Sonner writes its styles into the page, which our policy forbids; app.css has them already. */
const quietSonner: Plugin = {
  name: "quiet-sonner",
  transform: (code, id) => (id.includes("/sonner/dist/") ? code.replace(/\b__insertCSS\((?=["'`])/, "void (") : undefined),
};

export default defineConfig({
  plugins: [
    quietSonner,
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
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  ssr: { target: "webworker", resolve: { conditions: workerConditions, externalConditions: workerConditions } },
});
