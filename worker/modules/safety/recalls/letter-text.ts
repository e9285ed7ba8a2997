import type { Mail } from "@/worker/core/files/mail";
import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { inLanguage } from "@/worker/core/text/words-type";
import type { RecallClientRow, RecallRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

export const wordsOf = (language: Language): typeof fr => inLanguage(language, fr, en);
const fill = (text: string, facts: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");

interface Letter {
  recall: RecallRow;
  client: RecallClientRow;
  message: string;
  company: { name: string; phone: string | null; email: string | null };
}

/** What a client is told: why, what of theirs it is about, and what to do with it; paragraphs in their language. */
export function letterParagraphs({ recall, client, message, company }: Letter): {
  subject: string;
  before: string[];
  goods: string[];
  after: string[];
} {
  const { letter } = wordsOf(client.language);
  const facts = {
    reference: recall.reference,
    business: company.name,
    cause: recall.cause,
    contact: [company.phone, company.email].filter(Boolean).join(", ") || company.name,
  };
  const goods = client.goods.map(({ lot, itemName, amount, unit, deliveries }) => {
    const papers = deliveries.map(({ delivery, date }) => `${delivery} (${formatDate(date, client.language)})`).join(", ");
    return `${itemName}, ${letter.lot} ${lot} : ${quantityText({ amount, unit }, client.language)} – ${papers}`;
  });
  const kind = letter[recall.kind];
  return {
    subject: fill(kind.subject, facts),
    before: [letter.hello, fill(kind.text, facts), recall.danger, message].filter(Boolean),
    goods,
    after: [...letter.steps, fill(letter.end, facts)],
  };
}

/** The same as a letter to send. */
export function recallMail(letter: Letter): Mail {
  const { subject, before, goods, after } = letterParagraphs(letter);
  const text = [...before, goods.map((line) => `- ${line}`).join("\n"), ...after].join("\n\n");
  const { email } = letter.company;
  return { to: letter.client.email ?? "", subject, text: `${text}\n`, ...(email && { replyTo: email }) };
}
