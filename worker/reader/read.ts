import { extract } from "./extract/extract";
import { look } from "./look";
import type { ReadOptions, Reading } from "@/worker/core/reading";
import { readXml } from "./xml/read";

/**
 * Reads a document.
 * @throws Unreadable with its reason
 */
export async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const { xml, source, pages } = await look(bytes, options.part);
  if (!xml) return extract(pages, source, options);
  return { ...readXml(xml), pages: pages.map(({ width, height }) => ({ width, height })) };
}
