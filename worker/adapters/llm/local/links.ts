import type { Language } from "@/worker/core/language";
import type { AssistantTools } from "../port";
import { variantsOf } from "./glossary";
import { kindWords } from "./model/kinds";
import { isKnown, withDaysRight } from "./model/model";
import { written } from "./model/spelling";
import { paperIn, papersOf } from "./named-papers";
import { is } from "./lexicon";
import { isNoun, numberIn, withInvoice, withReference } from "./numbered";
import { townIn } from "./places";
import type { Heard, Link, Named } from "./names";
import { commonIn, isContent, ownWords, spansOf } from "./spans";
import { kinds } from "./ways";
import { beginningOf, NAME, type Token, tokensOf } from "./text";

/** Words looked up for one message. */
const MOST = 24;
/** Finds, in one look into the index, what the words of a message are the names of. */
export async function linked(message: string, language: Language, desk: AssistantTools): Promise<Heard> {
  const base = withInvoice(withDaysRight(written(message)));
  const number = numberIn(base);
  const tokens = tokensOf(base);
  const isOfName = ({ word }: Token, at: number) =>
    isNoun(word) && at > 0 && !is.number(tokens[at + 1]?.word ?? "") && isProper(message, word);
  const content = tokens.flatMap((token, at) => (isContent(token, tokens, at) || isOfName(token, at) ? [at] : []));
  const sought = [...(number?.sought ?? []), ...content.flatMap((at) => formsOf(tokens[at] as Token))];
  const search = desk.tools.find(({ operation }) => operation.id === "search.named");
  const words = [...new Set(sought)].slice(0, MOST).join(" ").slice(0, 400);
  const found = search && words ? ((await desk.run(search.operation, { words })) as { items: Named[] }).items : [];
  const named = spansOf(found, tokens, content, message, new Set([...commonIn(found), ...ownWords(desk)]));
  const spans = [...named, ...paperIn(found, tokens, content, named)];
  const town = townIn(base, tokens, spans);
  const taken = new Set(spans.flatMap(({ places: at }) => at));
  const put = (how: (link: Link) => string) =>
    replaced(
      base,
      spans.map(({ from, to, link }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0, text: how(link) })),
    );
  const forModel = put(({ ways, words: own }) => kinds[ways[0]?.kind ?? ""]?.model ?? own.join(" "));
  return {
    ...{ message, language },
    text: withReference(
      put((link) => ` ${NAME}${spans.findIndex((one) => one.link === link)} `),
      number,
      found,
    ),
    forModel: townRight(
      forModel,
      [...town].map((at) => tokens[at]?.word ?? ""),
    ),
    links: spans.map(({ link }) => link),
    papers: papersOf(found, tokens, content, taken),
  };
}

/** Is a word written as names are, in a message that is no shout? */
const isProper = (message: string, word: string) =>
  message !== message.toUpperCase() &&
  tokensOf(message).some((token) => token.word === word && token.start > 0 && /^\p{Lu}/u.test(message.normalize("NFC").slice(token.start)));

/** What a word is looked up by: its beginning, what foods are called in the other language, the letters before a slip. */
function formsOf(token: Token): string[] {
  const others = [...variantsOf(token.stem)].filter((stem) => stem !== token.stem && stem.length > 2);
  const isNew = !isKnown(token.word) && token.word.length > 5 && !others.length;
  return [beginningOf(token), ...others, ...(isNew ? [token.word.slice(0, 4), token.word.slice(-4)] : [])];
}

const townRight = (text: string, words: readonly string[]) =>
  words.length ? text.replace(new RegExp(`\\b${words.join("[^a-z]+")}\\b`), kindWords.city) : text;

/** A text with other words in some places. */
function replaced(text: string, places: readonly { start: number; end: number; text: string }[]): string {
  return [...places]
    .sort((one, other) => other.start - one.start)
    .reduce((all, { start, end, text: own }) => `${all.slice(0, start)}${own}${all.slice(end)}`, text);
}
