import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import type { Mail } from "@/worker/core/files/mail";
import { formatMoney } from "@/worker/core/figures/money";
import { quantityText } from "@/worker/core/text/format-value";
import { businessOf, type Caller } from "@/worker/engine/actor";
import type { Line, Restock } from "./contract";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The letter that orders from a supplier what a restock lists; an answer goes to the person who ordered. */
export function orderLetter(
  caller: Caller,
  restock: Restock,
  to: string,
  { message, language }: { message: string; language: Language },
): Mail {
  const words = (language === "fr" ? fr : en).letter;
  const { actor } = caller;
  const business = businessOf(caller)?.name ?? "";
  const fill = (text: string, facts: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  const facts = {
    reference: restock.reference,
    business,
    expectedOn: restock.expectedOn ? formatDate(restock.expectedOn, language) : "",
    subtotal: formatMoney(restock.subtotal, 2),
    fees: formatMoney(restock.fees, 2),
    name: actor.type === "person" ? `${actor.firstName} ${actor.lastName}`.trim() : business,
  };
  const parts = [
    words.hello,
    message,
    fill(words.please, facts),
    restock.lines.map((line) => lineText(line, words.code, language)).join("\n"),
    [words.subtotal, ...(restock.fees ? [words.fees] : [])].map((text) => fill(text, facts)).join("\n"),
    restock.expectedOn ? fill(words.expected, facts) : "",
    restock.notes,
    fill(words.end, facts),
  ];
  const replyTo = actor.type === "person" ? { replyTo: actor.email } : {};
  return { to, subject: fill(words.subject, facts), text: `${parts.filter(Boolean).join("\n\n")}\n`, ...replyTo };
}

/** "- 4 × sac de 25 kg, Farine T55 (votre réf. MB-55) : 4 × 21,40 € = 85,60 €" */
function lineText(line: Line, code: string, language: Language): string {
  const pack = [line.packName, quantityText(line.pack, language)].filter(Boolean).join(" ");
  const supplierCode = line.supplierCode ? ` (${code} ${line.supplierCode})` : "";
  return `- ${line.packs} × ${pack}, ${line.itemName}${supplierCode} : ${formatMoney(line.price)} → ${formatMoney(line.total, 2)}`;
}
