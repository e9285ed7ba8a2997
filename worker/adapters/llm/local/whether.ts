import type { Asked } from "./asked";
import type { Condition, Row } from "./conditions";
import { searchNaming } from "./find";
import { is } from "./lexicon";
import type { Said, Understood } from "./scene";
import type { List } from "./shelf";
import { survey } from "./survey";
import { cardOf, type ValueWriter } from "./value-writer";
import type { Token } from "./text";

/** Records of one name that are told about one by one. */
export const SAME = 3;

/** "Le Kbis est-il encore valable ?": asks whether something is so, neither which nor how many. */
export const asksWhether = ({ tokens }: Understood["reading"]) =>
  tokens.some(({ word }) => /^(?:est|sont|is|are|has|have|was|a|ont|encore|still|deja|already|toujours|yet)$/.test(word)) &&
  !tokens.some(
    ({ word }) =>
      is.counting(word) || is.showing(word) || /^(?:quels?|quelles?|which|what|qui|who|quand|when|ou|where|pourquoi|why|liste)$/.test(word),
  );

/** "Is Bastien up to date for the autoclave?": whether the few rows that are meant are so; null where they are many, or nothing is asked of them. */
export async function whetherSo(
  understood: Understood,
  list: List,
  asked: Asked,
  teller: ValueWriter,
  names: Token[],
): Promise<Said | null> {
  const states = asked.conditions.filter(({ choice, choices }) => choice || choices);
  const others = asked.conditions.filter((one) => !states.includes(one));
  if (!states.length) return null;
  const named = names.length ? await searchNaming(understood.desk, list, names) : null;
  if (names.length && !named) return null;
  const { rows } = await survey(understood.desk, list, { conditions: others, search: named?.search });
  const meant = named ? rows.filter(named.isNamed) : rows;
  return meant.length && meant.length <= SAME ? whether(meant, states, list, teller) : null;
}

/** Yes or no, of each record, with what is known of it. */
export function whether(rows: readonly Row[], conditions: readonly Condition[], list: List, teller: ValueWriter): Said {
  const isSo = (row: Row) =>
    conditions.every(({ input, test }) => test?.(row) ?? (input && input.field in row ? row[input.field] === input.value : true));
  const lines = rows.map((row) => teller.say(isSo(row) ? "yes" : "no", { text: cardOf(row, list, teller) }));
  return { response: lines.join("\n") };
}
