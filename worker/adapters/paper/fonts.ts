import sans from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff";
import strong from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff";
import serif from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff";
import serifMore from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff";
import { create, type Font } from "fontkit";
import type { Face } from "./look";
import { unpackWoff } from "./woff";

/** A part of a text that one file has the letters of. */
export interface Run {
  text: string;
  /** The name that the font is registered under. */
  font: string;
}

/** The files of each face: our two languages' letters; a title's has Europe's other ones beside. */
const files: Record<Face, unknown[]> = { text: [sans], strong: [strong], title: [serif, serifMore] };
/** What each face takes its other signs from, as browsers ask for it; a title's in the sans, as the serif has none. */
export const WIDE: Record<string, string> = {
  "text-wide": "/fonts/source-sans-3-400.ttf",
  "strong-wide": "/fonts/source-sans-3-600.ttf",
};
/** What stands for a sign that no font of ours has: a box, or what the bundle has for it. */
const UNREADABLE = ["□", "¤"];

/** Unpacked once for every paper of this isolate: they are no one's data. */
const unpacked = new Map<string, Uint8Array>();
const known = new Set<number>();

/** Keeps a font that was read among the product's own files. */
export function keepWide(name: string, bytes: Uint8Array): void {
  unpacked.set(name, bytes);
}

/** Does a text say what the fonts of the bundle cannot write, while the others are not read yet? */
export function lacksSigns(text: string): boolean {
  if (Object.keys(WIDE).every((name) => unpacked.has(name))) return false;
  if (!known.size) {
    const fonts = new Fonts();
    for (const place of files.text.keys()) for (const sign of fonts.get(`text-${place}`).characterSet) known.add(sign);
    for (const sign of Object.keys(same)) known.add(sign.codePointAt(0) ?? 0);
  }
  return [...text.normalize("NFC")].some((sign) => sign !== "\n" && !known.has(sign.codePointAt(0) ?? 0));
}

/** The names that fonts are registered under: those of the bundle, and those that were read. */
export function fontNames(): string[] {
  const bundled = Object.entries(files).flatMap(([face, { length }]) => Array.from({ length }, (_, place) => `${face}-${place}`));
  return [...bundled, ...Object.keys(WIDE).filter((name) => unpacked.has(name))];
}

function bytesOf(name: string): Uint8Array {
  const cached = unpacked.get(name);
  if (cached) return cached;
  const [face, place] = name.split("-") as [Face, string];
  // The bundler gives the bytes of .woff files (wrangler.toml).
  const bytes = unpackWoff(files[face][Number(place)] as ArrayBuffer);
  unpacked.set(name, bytes);
  return bytes;
}

/** Marks that our fonts lack and what says the same: Intl writes narrow no-break spaces in French figures. */
const same: Record<string, string> = {
  "\u202f": "\u00a0",
  "\u2007": "\u00a0",
  "\u2002": "\u00a0",
  "\u2009": "\u00a0",
  "\u2011": "-",
  "\u00ad": "",
  "\u200b": "",
  "\u200d": "",
  "\ufe0f": "",
  "\t": " ",
};

/** Fonts whose tables are read once for every paper of this isolate: reading them took half of a paper's time. Nothing is set in them. */
const masters = new Map<string, Font>();

function masterOf(name: string): Font {
  const cached = masters.get(name);
  if (cached) return cached;
  const font = create(bytesOf(name) as Buffer) as Font;
  masters.set(name, font);
  return font;
}

/**
 * The fonts of one paper. Papers share what their files say, and not their glyphs: fontkit remembers with each the letter it first
 * stood for, and the parts of accented letters, which it meets when a paper is finished, would stand for nothing in the next one.
 */
export class Fonts {
  readonly #open = new Map<string, Font>();
  readonly #signs = new Map<string, Run>();

  /** A font by its name. */
  get(name: string): Font {
    const cached = this.#open.get(name);
    if (cached) return cached;
    // fontkit keeps glyphs there, and what it makes of them on the font that is asked.
    const font = Object.create(masterOf(name), { _glyphs: { value: {} } }) as Font;
    this.#open.set(name, font);
    return font;
  }

  /** A text in the letters that we have; a sign that no font of ours has is a box that is drawn, as PDF/A wants no empty ones. */
  runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const sign of text.normalize("NFC")) {
      const last = runs.at(-1);
      const { text: written, font } = this.#goesOn(sign, last) ? { text: sign, font: last.font } : this.#written(sign, face);
      if (last?.font === font) last.text += written;
      else runs.push({ text: written, font });
    }
    return runs;
  }

  /** Points and spaces stay with the rarer letters they follow: "Α.Ε." is one word. */
  #goesOn(sign: string, last: Run | undefined): last is Run {
    return (
      !!last && last.font in WIDE && /^[^\p{L}\p{N}]$/u.test(sign) && this.get(last.font).hasGlyphForCodePoint(sign.codePointAt(0) ?? 32)
    );
  }

  /** How a sign is written, looked up once. */
  #written(sign: string, face: Face): Run {
    const cached = this.#signs.get(face + sign);
    if (cached) return cached;
    const written = this.#readable(same[sign] ?? sign, face);
    this.#signs.set(face + sign, written);
    return written;
  }

  /** The font of a face that has every letter of a text. */
  #fontOf(text: string, face: Face): string | undefined {
    const bundled = files[face].map((_, place) => `${face}-${place}`);
    const wide = face === "text" ? "text-wide" : "strong-wide";
    const has = (name: string) => [...text].every((letter) => this.get(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 32));
    return [...bundled, ...(unpacked.has(wide) ? [wide] : [])].find(has);
  }

  /** The letter, or the nearest one with fewer accents that the fonts have, or what it is short for. */
  #readable(letter: string, face: Face): Run {
    const parts = [...letter.normalize("NFD")];
    const barer = parts.slice(1).map((_, left) =>
      parts
        .slice(0, parts.length - 1 - left)
        .join("")
        .normalize("NFC"),
    );
    const spelled = [letter.normalize("NFKC"), letter.normalize("NFKD").replace("\u2044", "/")];
    for (const text of [letter, ...barer, ...spelled, ...UNREADABLE]) {
      const font = this.#fontOf(text, face);
      if (font) return { text, font };
    }
    return { text: "", font: `${face}-0` };
  }
}
