import type { Reading } from "@/worker/core/trade/reading";
import { Unreadable } from "../refusal";
import { fromCii } from "./cii";
import { readingOf } from "./invoice";
import { parseXml } from "./tree";
import { fromUbl } from "./ubl";

/** Reads an e-invoice. @throws Unreadable unsafe_xml, damaged, truncated, not_an_invoice */
export function readXml(bytes: Uint8Array): Reading {
  const root = parseXml(bytes);
  const invoice = fromCii(root) ?? fromUbl(root);
  if (!invoice) throw new Unreadable("not_an_invoice");
  return readingOf(invoice);
}
