/** An element of XML: its name, its attributes, and a text or what it holds; nothing of what is null is written. */
export interface Xml {
  name: string;
  attributes: Record<string, string>;
  content: string | (Xml | null)[];
}

/** An element. @param content its text, or its parts in their order: those that are null are left out */
export function xml(name: string, content: string | (Xml | null)[], attributes: Record<string, string> = {}): Xml {
  return { name, attributes, content };
}

/** The same, or nothing where there is nothing to say. */
export function xmlIf(name: string, content: string | null | undefined, attributes: Record<string, string> = {}): Xml | null {
  return content ? xml(name, content, attributes) : null;
}

/** A whole document, as UTF-8. */
export function xmlText(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function written({ name, attributes, content }: Xml): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === "string" ? escaped(content) : content.map((part) => part && written(part)).join("");
  return `<${name}${said.join("")}>${inner}</${name}>`;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Control characters have no place in XML 1.0, escaped or not. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) => text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
