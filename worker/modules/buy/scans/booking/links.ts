import { and, eq, isNull, like, type SQL } from "drizzle-orm";
import { items, tariffs } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Tied, selectTied } from "@/worker/modules/buy/tariffs";
import type { KeptLine } from "../shapes";

/** Suggestions of one line, and lines that get any: nobody chooses among more. */
const SUGGESTED = 4;
const MOST_LOOKED_UP = 40;

/** What a line is called in lessons: the supplier's code where there is one, its words otherwise. */
export const nameOfLine = ({ code, description }: Pick<KeptLine, "code" | "description">) =>
  fold(code || description)
    .replace(/\s+/g, " ")
    .trim();

/** The tariffs of a supplier, with what each is of. */
export function tariffsOf(db: BusinessDatabase, supplierId: string): Promise<Tied[]> {
  return selectTied(db, and(eq(tariffs.supplierId, supplierId), isNull(items.archivedAt)));
}

/** Links lines to the items that the supplier's own codes, or the very name, say they are. */
export async function linkLines(db: BusinessDatabase, supplierId: string, lines: KeptLine[]): Promise<KeptLine[]> {
  const tied = await tariffsOf(db, supplierId);
  return lines.map((line) => {
    const code = line.code?.toUpperCase();
    const byCode = code ? tied.find(({ tariff }) => tariff.supplierCode.toUpperCase() === code) : undefined;
    const byName = tied.find(({ item }) => item.sortName === fold(line.description));
    return { ...line, itemId: (byCode ?? byName)?.item.id ?? null };
  });
}

interface Named {
  id: string;
  name: string;
  sku: string;
}

/** For each line that is not linked, the items it may stand for, the likeliest first; one round trip. */
export async function suggest(db: BusinessDatabase, tied: Tied[], lines: KeptLine[]): Promise<Named[][]> {
  const { id, name, sku } = items;
  const queries = lines.slice(0, MOST_LOOKED_UP).map((line) =>
    db
      .select({ id, name, sku })
      .from(items)
      .where(and(isNull(items.archivedAt), wordOf(line)))
      .limit(20),
  );
  const [first, ...others] = queries;
  const candidates: Named[][] = first ? await db.batch([first, ...others]) : [];
  return lines.map((line, at) => {
    if (line.itemId) return [];
    const own = tied.map(({ item }) => item);
    const all = new Map([...own, ...(candidates[at] ?? [])].map((item) => [item.id, { id: item.id, name: item.name, sku: item.sku }]));
    const scored = [...all.values()].map((item) => ({ item, score: likeness(line.description, item.name) }));
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, SUGGESTED)
      .map(({ item }) => item);
  });
}

const wordsOf = (text: string) => fold(text).match(/[a-z]{3,}|\d+/g) ?? [];

/** The longest word of a line is the one that says most of it. */
function wordOf({ description, itemId }: KeptLine): SQL | undefined {
  const [longest] = wordsOf(description).sort((a, b) => b.length - a.length);
  return longest && !itemId ? like(items.searchText, `%${longest.slice(0, 12)}%`) : eq(items.id, "");
}

/** The part of two names' words that they share; plural or cut short is the same word. */
function likeness(name: string, otherName: string): number {
  const [a, b] = [wordsOf(name), wordsOf(otherName)];
  const same = (x: string, y: string) => x === y || (Math.min(x.length, y.length) >= 4 && (x.startsWith(y) || y.startsWith(x)));
  const shared = b.filter((word) => a.some((own) => same(word, own))).length;
  return shared / Math.max(1, b.length) + shared / Math.max(1, a.length + b.length);
}
