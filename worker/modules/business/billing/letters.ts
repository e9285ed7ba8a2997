import type { Mail } from "@/worker/core/files/mail";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { en } from "./words.en";
import { fr } from "./words.fr";

interface Facts {
  origin: string;
  name: string;
  days?: number;
  /** Ten-thousandths of a euro. */
  total?: number;
}

/** A letter about a subscription, in the person's language. */
export function letter(kind: keyof typeof fr.letters, language: Language, to: string, { total, ...facts }: Facts): Mail {
  const words = language === "fr" ? fr : en;
  const { subject, text } = words.letters[kind];
  const left = words.left[facts.days === 1 ? "one" : "other"].replace("{{days}}", String(facts.days));
  const values: Record<string, unknown> = { ...facts, left, total: total === undefined ? "" : formatMoney(total, 2) };
  return { to, subject, text: text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(values[fact] ?? "")) };
}
