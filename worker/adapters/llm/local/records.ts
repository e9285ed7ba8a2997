import type { Row } from "./conditions";
import { type Found, findNamed, meant } from "./find";
import { goesBy, rowsNamed } from "./bound";
import { isFood } from "./glossary";
import type { Link } from "./names";
import type { Said, Scene } from "./scene";
import type { Shelf } from "./shelf";
import { is } from "./lexicon";
import { isPlain } from "./model/plain";
import { linesOf, nameOfRow, valueWriterOf } from "./value-writer";
import { type Token, tokensOf } from "./text";

/** The record that words name, with the words that are none of its name; or what to say when they name none, or several. */
export type Named = { id: string; name: string; unused?: string[] } | (Said & { several?: { id: string; name: string }[] });

/** Names proposed instead of one that nothing has. */
const NEAR = 3;

/**
 * Looks up the record that words name.
 * @param modules where to look: where several records of one have the very same name, the next one's stands for them
 * @param groups words that may be the name; where nothing is called by all, foods are the likeliest, or else the only group that finds one
 */
export async function recordNamed(scene: Scene, modules: readonly string[], groups: Token[][]): Promise<Named> {
  const whole = await lookUp(scene, modules, groups.flat());
  if (!("isNothing" in whole) || groups.length < 2) return whole;
  const foods = groups.filter((group) => group.some(({ stem }) => isFood(stem)));
  const found: { named: Named; group: Token[] }[] = [];
  for (const group of foods.length ? [foods.flat()] : groups) {
    const named = await lookUp(scene, modules, group);
    if (!("isNothing" in named)) found.push({ named, group });
  }
  const [only] = found;
  if (!only || found.length > 1) return whole;
  const unused = groups.flat().filter((token) => !only.group.includes(token) && !isPlain(token.word) && !is.vessel(token.word));
  return "id" in only.named ? { ...only.named, unused: unused.map(({ word }) => word) } : only.named;
}

/** The record that a name in the message is of, where it is of one; or else those that it may be. */
export async function recordLinked(scene: Scene, modules: readonly string[], { ways, words }: Link): Promise<Named> {
  const { desk, library, language } = scene;
  const way = ways.find((one) => modules.includes(one.module));
  const names = way?.names ?? [];
  if (way?.ids.length === 1) return { id: way.ids[0] ?? "", name: names[0] ?? "" };
  if (way) {
    const all = way.ids.map((id, at) => ({ id, name: names[at] ?? "" }));
    const lines = all.slice(0, 10).map(({ name }) => `• ${name}`);
    return { response: [desk.say("several"), ...lines, desk.say("which")].join("\n"), several: all };
  }
  // A recipe goes by the name of what it makes.
  const module = modules.find((one) => ways.some((other) => goesBy(one, other)));
  const shelf = library.shelves.find((one) => one.module === module);
  const other = ways.find((one) => goesBy(module ?? "", one));
  const rows = shelf?.list && other ? await rowsNamed(desk, shelf.list, other) : [];
  if (!shelf?.list || !rows.length) return { response: desk.say("notFound", { name: words.join(" ") }), isNothing: true };
  const teller = valueWriterOf(shelf, language, desk);
  const told = rows.map((row) => ({ id: String(row.id), name: shelf.list ? nameOfRow(row, shelf.list, teller) : "" }));
  return told.length === 1 && told[0] ? told[0] : { ...several(scene, shelf, rows), several: told };
}

async function lookUp(scene: Scene, modules: readonly string[], words: Token[]): Promise<Named> {
  const { desk, library, language } = scene;
  const [module, ...others] = modules;
  const shelf = library.shelves.find((one) => one.module === module);
  const list = shelf?.list;
  if (!list || !words.length) return { response: desk.say("which") };
  const found = await findNamed(desk, list, words);
  const rows = meant(found).map(({ row }) => row);
  if (!rows.length) return nothing(scene, shelf, words, found);
  const teller = valueWriterOf(shelf, language, desk);
  const names = rows.map((row) => nameOfRow(row, list, teller));
  if (rows.length === 1) return { id: String(rows[0]?.id), name: names[0] ?? "" };
  const isSame = new Set(names).size === 1;
  if (isSame && others.length) return lookUp(scene, others, tokensOf(names[0] ?? ""));
  return { ...several(scene, shelf, rows), several: rows.map(({ id }, at) => ({ id: String(id), name: names[at] ?? "" })) };
}

/** Lists the records that have a name, and asks which. */
function several({ desk, language }: Scene, shelf: Shelf, rows: Row[]): Said {
  const teller = valueWriterOf(shelf, language, desk);
  const lines = shelf.list ? linesOf(rows.slice(0, 10), shelf.list, [], teller) : [];
  return { response: [desk.say("several"), ...lines, desk.say("which")].join("\n") };
}

/** Says that nothing has a name, and what is nearly called so. */
function nothing({ desk, language, message }: Scene, shelf: Shelf, words: Token[], found: Found[]): Said {
  const { list } = shelf;
  const teller = valueWriterOf(shelf, language, desk);
  const name = message.normalize("NFC").slice(words[0]?.start, words.at(-1)?.end);
  const near = list ? [...new Set(found.map(({ row }) => nameOfRow(row, list, teller)))].slice(0, NEAR) : [];
  const told = desk.say("notAmong", { name, where: shelf.words[language].title });
  return { response: near.length ? `${told} ${desk.say("near", { names: near.join(", ") })}` : told, isNothing: true };
}
