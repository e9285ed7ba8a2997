import { XMLParser } from "fast-xml-parser";

/** An element: its text, or what is inside by name, once or several times. */
export type Tag = string | { [name: string]: Tag | Tag[] };

/** Deeper than any statement. */
const DEEPEST = 60;
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  maxNestedTags: DEEPEST,
});

/**
 * Reads tags as banks write them: XML, or the older kind of OFX whose values have no end tag.
 * @returns null when the text is not made of tags, is broken or too deep
 */
export function readTags(text: string): Tag | null {
  try {
    const root = parser.parse(closed(text.slice(Math.max(0, text.indexOf("<"))))) as Tag;
    return typeof root === "object" && Object.keys(root).some((name) => name !== TEXT) ? root : null;
  } catch {
    return null;
  }
}

/** What the parser calls the text of an element that holds others too. */
const TEXT = "#text";

/** The same with an end to every value: a name that nothing ends holds a text alone. */
function closed(text: string): string {
  const ended = new Set(Array.from(text.matchAll(/<\/([\w.:-]+)\s*>/g), ([, name]) => name));
  return text.replace(/<([\w.:-]+)>([^<]*)/g, (whole, name: string, value: string) =>
    ended.has(name) ? whole : `<${name}>${value.trim()}</${name}>`,
  );
}

/** Every element of a name, however deep. */
export function all(tag: Tag, name: string): Tag[] {
  if (typeof tag === "string") return [];
  return Object.entries(tag).flatMap(([own, inside]) => [inside].flat().flatMap((one) => (own === name ? [one] : all(one, name))));
}

/** The text of an element. */
export function textOf(tag: Tag | undefined): string {
  const text = typeof tag === "string" ? tag : tag?.[TEXT];
  return typeof text === "string" ? text.trim() : "";
}

/** The text of the first element along a path. */
export function textAt(tag: Tag, ...path: string[]): string {
  let at: Tag | undefined = tag;
  for (const name of path) at = typeof at === "object" ? [at[name] ?? []].flat()[0] : undefined;
  return textOf(at);
}
