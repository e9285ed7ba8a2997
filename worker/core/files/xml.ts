import { XMLBuilder } from "fast-xml-parser";

/** An element of XML, as the builder takes it: what it holds under its name, its attributes under `:@`. */
export type Xml = { [name: string]: Xml[] } & { ":@"?: Record<string, string> };

const TEXT = "#text";
const builder = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "", textNodeName: TEXT });
/** Control characters have no place in XML 1.0, escaped or not. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const allowed = (text: string) => text.replace(forbidden, "");

/** An element. @param content its text, or its parts in their order: those that are null are left out */
export function xml(name: string, content: string | (Xml | null)[], attributes: Record<string, string> = {}): Xml {
  const safe = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, allowed(value)]));
  const parts = typeof content === "string" ? [{ [TEXT]: allowed(content) }] : content.filter((part) => part !== null);
  return { [name]: parts, ":@": safe } as Xml;
}

/** The same, or nothing where there is nothing to say. */
export function xmlIf(name: string, content: string | null | undefined, attributes: Record<string, string> = {}): Xml | null {
  return content ? xml(name, content, attributes) : null;
}

/** Elements as they stand within a document. */
export function xmlParts(parts: Xml[]): string {
  return builder.build(parts);
}

/** A whole document, as UTF-8. */
export function xmlText(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlParts([root])}\n`;
}
