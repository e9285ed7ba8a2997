import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Gives the Worker's code the bytes of its fonts, as the bundler of wrangler.toml does; pages only know woff2. */
export const fontBytes: Plugin = {
  name: "font-bytes",
  enforce: "pre",
  load: (id) => {
    if (!id.endsWith(".woff")) return undefined;
    const bytes = JSON.stringify(readFileSync(id).toString("base64"));
    return `export default Uint8Array.from(atob(${bytes}), (letter) => letter.charCodeAt(0)).buffer;`;
  },
};
