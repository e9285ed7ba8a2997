import sans from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff";
import sansMore from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff";
import strong from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff";
import strongMore from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff";
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

/** The files of each face: our two languages' letters, then those of Europe's other ones. */
const files: Record<Face, unknown[]> = { text: [sans, sansMore], strong: [strong, strongMore], title: [serif, serifMore] };

export const fontNames = Object.entries(files).flatMap(([face, { length }]) => Array.from({ length }, (_, place) => `${face}-${place}`));

/** Unpacked once for every paper of this isolate: they are no one's data. */
const unpacked = new Map<string, Uint8Array>();

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
  "\t": " ",
};

/**
 * The fonts of one paper. Papers do not share them: fontkit remembers with each glyph the letter it first stood for, and the
 * parts of accented letters, which it meets when a paper is finished, would stand for nothing in the next one.
 */
export class Fonts {
  readonly #open = new Map<string, Font>();
  readonly #letters = new Map<string, { letter: string; font: string }>();

  /** A font by its name. */
  get(name: string): Font {
    const cached = this.#open.get(name);
    if (cached) return cached;
    const font = create(bytesOf(name) as Buffer) as Font;
    this.#open.set(name, font);
    return font;
  }

  /** A text in the letters that we have; those that nobody here reads become a question mark, as PDF/A wants no empty boxes. */
  runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const sign of text.normalize("NFC")) {
      const { letter, font } = this.#written(sign, face);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  /** How a sign is written, looked up once. */
  #written(sign: string, face: Face): { letter: string; font: string } {
    const cached = this.#letters.get(face + sign);
    if (cached) return cached;
    const letter = this.#readable(same[sign] ?? sign, face);
    const written = { letter, font: `${face}-${Math.max(0, this.#placeOf(letter, face))}` };
    this.#letters.set(face + sign, written);
    return written;
  }

  #placeOf(letter: string, face: Face): number {
    return files[face].findIndex((_, place) => this.get(`${face}-${place}`).hasGlyphForCodePoint(letter.codePointAt(0) ?? 32));
  }

  /** The letter, or the nearest one with fewer accents that the fonts have. */
  #readable(letter: string, face: Face): string {
    if (!letter || this.#placeOf(letter, face) >= 0) return letter;
    const bare = letter.normalize("NFD").slice(0, -1).normalize("NFC");
    return bare ? this.#readable(bare, face) : "?";
  }
}
