import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Chance } from "./chance";
import type { Branches } from "./grammar";

const require = createRequire(import.meta.url);

/** Letters of packages, which print the same on every machine: what offices have (Arial, Times, Courier and Calibri's kind), and others. */
const packaged: Record<string, string> = {
  Arimo: "arimo",
  Tinos: "tinos",
  Cousine: "cousine",
  Lato: "lato",
  "Roboto Condensed": "roboto-condensed",
  "EB Garamond": "eb-garamond",
  "Source Sans 3": "source-sans-3",
  "Young Serif": "young-serif",
  Caveat: "caveat",
};
/** Packages whose letters come in one weight. */
const single = new Set(["Young Serif"]);

/** Letters by how a paper looks; DejaVu is of the machine. */
const fonts: Record<Branches["look"], string[]> = {
  sans: ["Arimo", "Arimo", "DejaVu Sans", "Source Sans 3", "Lato"],
  serif: ["Tinos", "Tinos", "DejaVu Serif", "EB Garamond"],
  narrow: ["Roboto Condensed", "DejaVu Sans Condensed", "Roboto Condensed"],
  mono: ["Cousine", "DejaVu Sans Mono"],
  airy: ["Lato", "Arimo", "DejaVu Sans Light"],
  dense: ["Roboto Condensed", "Arimo", "Tinos"],
};
/** What businesses write their own name in, where it is not what the rest is in. */
const signs = ["Young Serif", "Tinos", "Lato", "EB Garamond", "Roboto Condensed", "Caveat"];

/** The letters of a paper, and those of its sender's name, with what a browser needs to have them. */
export function lettersOf(look: Branches["look"], chance: Chance): { text: string; name: string; faces: string } {
  const text = chance.one(fonts[look]);
  const name = chance.often(0.35) ? chance.one(signs) : text;
  return { text, name, faces: [...new Set([text, name])].map((family) => faceOf(family)).join("\n") };
}

/** What a browser needs to have letters of a package; nothing for those of the machine. */
export function faceOf(family: string): string {
  const name = packaged[family];
  if (!name) return "";
  return (single.has(family) ? [400] : [400, 700])
    .map((weight) => {
      const bytes = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`));
      return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes.toString("base64")}) }`;
    })
    .join("\n");
}
