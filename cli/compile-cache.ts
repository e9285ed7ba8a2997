import * as module from "node:module";

/** Keeps what this program is compiled to between two runs, where Node can (22.1 and later). */
export function enableCompileCache(): void {
  (module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
}
