import type { Assets } from "@/worker/engine/ports";
import { keepWide, lacksSigns, WIDE } from "./fonts";

/**
 * Reads the fonts with Greek, Cyrillic and the signs of reckoning, where a print says what the others lack. They are too
 * large for the Worker's own bundle, and stay in this isolate.
 */
export async function readWideFonts(assets: Assets, print: unknown): Promise<void> {
  if (!lacksSigns(textsOf(print).join(""))) return;
  await Promise.all(
    Object.entries(WIDE).map(async ([name, path]) => {
      const bytes = await assets.get(path);
      if (bytes) keepWide(name, bytes);
    }),
  );
}

/** Every text in what is printed; pictures are none. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!value || typeof value !== "object" || ArrayBuffer.isView(value)) return [];
  return Object.values(value).flatMap(textsOf);
}
