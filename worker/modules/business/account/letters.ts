import type { Mail } from "@/worker/core/files/mail";
import type { Language } from "@/worker/core/language";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Kind = keyof typeof fr.letters;

/** A letter about a person's account, in their language. `{{name}}` and the like are filled in. */
export function letter(kind: Kind, language: Language, to: string, facts: Record<string, string>): Mail {
  const { subject, text } = (language === "fr" ? fr : en).letters[kind];
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  return { to, subject, text: filled };
}
