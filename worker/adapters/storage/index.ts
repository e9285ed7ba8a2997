import type { Files } from "@/worker/engine/ports";
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
