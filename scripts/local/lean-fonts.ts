import { readFileSync } from "node:fs";
import { basename } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SHEET = "app/styles/fonts.css";
/** What texts of ours are set with: spacing of pairs, joined and composed letters, figures of one width on one line. */
const FEATURES = ["kern", "liga", "ccmp", "mark", "locl", "tnum", "lnum"];

/** Leaves out of the pages' typefaces what no page draws: small capitals, figures of old, letters beyond their range. */
export const leanFonts: Plugin = {
  name: "lean-fonts",
  async generateBundle(_, bundle) {
    const ranges = rangesOf(readFileSync(SHEET, "utf8"));
    for (const asset of Object.values(bundle)) {
      if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue;
      const letters = ranges.get(asset.originalFileNames.map((name) => basename(name))[0] ?? "");
      if (!letters) continue;
      const whole = Buffer.from(asset.source);
      asset.source = await subsetFont(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES });
    }
  },
};

/** The letters that a typeface is used for, by the name of its file. */
function rangesOf(sheet: string): Map<string, string> {
  const faces = sheet.matchAll(/url\("[^"]*\/([^"/]+\.woff2)"\)[^}]*unicode-range:([^;]+);/g);
  return new Map([...faces].map(([, file = "", range = ""]) => [file, lettersOf(range)]));
}

/** @param range as a style sheet says it, "U+0000-00FF, U+20AC" */
function lettersOf(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_each, place) => String.fromCodePoint(first + place));
    })
    .join("");
}
