import type { AssistantTools, Question } from "../port";
import { variantsOf } from "./glossary";
import { is, ordering } from "./lexicon";
import type { Heard } from "./names";
import { isPlain } from "./model/plain";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { NAMED, tokensOf } from "./text";
import { readingFrom } from "./understanding";

/** Words that are looked for in a paper. */
const SOUGHT = 3;

/** What a document says that the words call by its title: the page that says what is asked, or else what is known of the document. */
export async function saidByPaper(question: Question, desk: AssistantTools, heard: Heard): Promise<Said | null> {
  const { papers } = heard;
  const search = readingFrom({ reading: "documents.search", chance: 0 }, desk);
  const list = readingFrom({ reading: "documents.list", chance: 1 }, desk);
  if (!papers || !search || !list) return null;
  const left = tokensOf(heard.text.replace(NAMED, " ")).filter(
    ({ word }) => word.length > 4 && !papers.words.includes(word) && !is.small(word) && !isPlain(word) && !aboutPapers.test(word),
  );
  const forms = left.flatMap(({ word, stem }) => [word, ...[...variantsOf(stem)].filter((one) => one !== stem)]);
  for (const word of forms.slice(0, SOUGHT)) {
    const { reply, isFound } = await found(question, desk, { ...heard, text: word, links: [] }, (id) => papers.way.ids.includes(id));
    if (isFound) return reply;
  }
  const link = { words: papers.words, ways: [papers.way] };
  return papers.way.ids.length > SOUGHT ? null : rankedAnswer(question, desk, list, { ...heard, text: "", links: [link] });
}

/** Words of what is known of any document: when it ends, whether it holds. */
const aboutPapers =
  /^(?:documents?|papiers?|papers?|fichiers?|files?|valable|valide|valid|validite|expire\w*|perime\w*|echeance|certificats?|certificates?|contrats?|contracts?|attestations?|termine|until|jusqu|encore|still)$/;

/** What no reading explains may stand in a document: only one that says every word, by its title, its tags or a page, is an answer. */
export async function saidByPapers(question: Question, desk: AssistantTools, heard: Heard): Promise<Said | null> {
  const words = tokensOf(question.message);
  const isAmount = words.some(({ word }) => is.counting(word) || /^(?:prix|tarif|coute|price|cost|costs|much|charge)$/.test(word));
  if (isAmount || (!question.message.includes("?") && words.some(({ word }) => ordering.has(word)))) return null;
  const paper = await saidByPaper(question, desk, heard);
  if (paper) return paper;
  const { reply, isFound } = await found(question, desk, heard, () => true);
  return isFound && !reply.missed?.length ? reply : null;
}

/** The pages that say some words, of some documents. */
async function found(question: Question, desk: AssistantTools, heard: Heard, isMeant: (id: string) => boolean) {
  let isFound = false;
  const run: AssistantTools["run"] = async (operation, input) => {
    const output = (await desk.run(operation, input)) as { items?: { id?: unknown }[] };
    const items = output.items?.filter(({ id }) => isMeant(String(id)));
    isFound ||= (items?.length ?? 0) > 0;
    return items ? { ...output, items, total: items.length } : output;
  };
  const search = readingFrom({ reading: "documents.search", chance: 0 }, desk);
  const reply: Said = search ? await rankedAnswer(question, { ...desk, run }, search, heard) : { response: "" };
  return { reply, isFound };
}
