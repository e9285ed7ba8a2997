import { XMLParser } from "fast-xml-parser";
import { Unreadable } from "../refusal";

/** An element: its text, its attributes and its children, by their names without prefix. */
export type Node = { [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // What is decoded are the five entities of XML and characters by number: with a DOCTYPE refused, nobody can define more.
  processEntities: true,
  htmlEntities: true,
});

/**
 * Reads an XML document, in the encoding it says. A document type is refused before anything is parsed: entities (XXE,
 * billion laughs) need one, and no e-invoice has one.
 * @throws Unreadable unsafe_xml, damaged
 */
export function parseXml(bytes: Uint8Array): Node {
  const text = decode(bytes);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable("unsafe_xml");
  if (depthOf(text) > 100) throw new Unreadable("unsafe_xml");
  try {
    return parser.parse(text, true) as Node;
  } catch {
    throw new Unreadable(/>\s*$/.test(text) ? "damaged" : "truncated");
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  if (head.startsWith("<\0")) return new TextDecoder("utf-16le").decode(bytes);
  if (head.startsWith("\0<")) return new TextDecoder("utf-16be").decode(bytes);
  const encoding = /encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(/^utf-?16/i.test(encoding) ? "utf-8" : encoding).decode(bytes);
  } catch {
    throw new Unreadable("damaged");
  }
}

/** How deep elements are nested: a hostile depth would exhaust the stack. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of text.matchAll(/<(\/?)[a-zA-Z_][^<>]*?(\/?)>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>")) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** The first element at a path; undefined when there is none. */
export function at(node: unknown, ...path: string[]): Node | undefined {
  let here: unknown = node;
  for (const name of path) {
    const one = Array.isArray(here) ? here[0] : here;
    here = one && typeof one === "object" ? (one as Node)[name] : undefined;
  }
  const first = Array.isArray(here) ? here[0] : here;
  if (first === undefined || first === null) return undefined;
  return typeof first === "object" ? (first as Node) : { "#text": first };
}

/** Every element at the end of a path. */
export function all(node: unknown, ...path: string[]): Node[] {
  const [last = "", ...before] = path.toReversed();
  const parent = before.length ? at(node, ...before.toReversed()) : (node as Node | undefined);
  const children = parent?.[last];
  const list = children === undefined ? [] : Array.isArray(children) ? children : [children];
  return list.map((child) => (child && typeof child === "object" ? (child as Node) : { "#text": child }));
}

/** The text of an element, null when it is absent or empty. */
export function text(node: unknown, ...path: string[]): string | null {
  const target = path.length ? at(node, ...path) : (node as Node | undefined);
  const content = target?.["#text"];
  return content === undefined || content === null || content === "" ? null : String(content).replace(/\s+/g, " ").trim();
}

/** An exact decimal as an integer of so many to one; null when it is absent or no number. @param scale 10_000 for money */
export function scaled(printed: string | null, scale: number): number | null {
  if (printed === null || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(printed)) return null;
  const value = Math.round(Number(printed) * scale + Math.sign(Number(printed)) * 1e-6);
  return Number.isSafeInteger(value) ? value : null;
}
