import type { Assets, Printer } from "@/worker/engine/ports";

/**
 * The printer. Its library and fonts are read when something is first printed: requests that print nothing do not wait for them.
 * @param assets where the fonts of rarer signs lie; without them these are a mark
 */
export function openPrinter(assets: Assets = { get: async () => null }): Printer {
  return {
    print: async (print) => {
      const [{ draw }, { readWideFonts }] = await Promise.all([import("./printer"), import("./wide-fonts")]);
      await readWideFonts(assets, print);
      return draw(print);
    },
    outline: async (value) => {
      const { outlineOf } = await import("./codes");
      return outlineOf(value);
    },
  };
}
