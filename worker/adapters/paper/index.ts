import type { Printer } from "@/worker/engine/ports";

/** The printer. Its library and fonts are read when something is first printed: requests that print nothing do not wait for them. */
export function openPrinter(): Printer {
  return {
    print: async (print) => {
      const { draw } = await import("./printer");
      return draw(print);
    },
    outline: async (value) => {
      const { outlineOf } = await import("./codes");
      return outlineOf(value);
    },
  };
}
