import type { Assets, Files } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";

/** Files of businesses, in the R2 bucket that wrangler.toml binds. */
export function openFiles({ FILES }: Env): Files {
  return {
    put: async (name, bytes, contentType) => void (await FILES.put(name, bytes, { httpMetadata: { contentType } })),
    get: async (name) => {
      const file = await FILES.get(name);
      return file && new Uint8Array(await file.arrayBuffer());
    },
    remove: (name) => FILES.delete(name),
  };
}

/** The product's own files, as browsers are given them. */
export function openAssets({ ASSETS }: Env): Assets {
  return {
    get: async (path) => {
      const answer = await ASSETS.fetch(`https://assets.local${path}`);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
  };
}
