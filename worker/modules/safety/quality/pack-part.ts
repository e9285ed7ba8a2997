import type { Block } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import type { fetchCompany } from "@/worker/modules/business/company";
import type { Gaps } from "@/worker/modules/safety/readings";
import type { PackWords } from "./pack-words";
import type { Pack } from "./read-pack";
import type { readTraces } from "./traces";

export interface Printing {
  words: PackWords;
  language: Language;
  today: string;
}
export type Whole = Pack &
  Gaps & {
    /** What those are called who signed. */
    names: Map<string, string>;
    traces: Awaited<ReturnType<typeof readTraces>>;
    company: Awaited<ReturnType<typeof fetchCompany>>;
    /** The documents that go with it, as they are called in the file. */
    attached: string[];
  };
export type Cells = Extract<Block, { kind: "table" }>["rows"][number]["cells"];
export type Part = { title: string; blocks: Block[] };

/** A part of one table; a sentence where it has no rows. */
export function tablePart(title: string, labels: string[], rows: Cells[], none: string): Part {
  const columns = labels.map((label) => ({ label }));
  if (!rows.length) return { title, blocks: [{ kind: "text", text: none }] };
  return { title, blocks: [{ kind: "table", caption: title, columns, rows: rows.map((cells) => ({ cells })) }] };
}
