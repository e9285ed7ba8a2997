import { formatDate } from "@/worker/core/figures/dates";
import { formatMoment } from "@/worker/core/figures/zoned";
import type { Language } from "@/worker/core/language";
import type { EventName } from "./rules";
import type { Values } from "./shapes";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

/** What an event says in a language: a line, and a sentence with all that matters. */
export function phrase(event: EventName, values: Values, language: Language): { title: string; text: string } {
  const { title, text } = words[language].events[event];
  return { title: filled(title, values, language), text: filled(text, values, language) };
}

/** A letter with what an event says. @param more what stands besides, paragraph by paragraph: empty ones fall away */
export function letterOf(
  event: EventName,
  values: Values,
  { name, email, language }: { name: string; email: string; language: Language },
  more: readonly string[],
): { to: string; subject: string; text: string } {
  const { title, text } = phrase(event, values, language);
  const greeting = filled(words[language].letters.greeting, { name }, language);
  return { to: email, subject: title, text: `${[name && greeting, text, ...more].filter(Boolean).join("\n\n")}\n` };
}

/** The line under a letter that says where one chooses. */
export const choiceLine = (language: Language, url: string): string => filled(words[language].letters.choice, { url }, language);

function filled(text: string, values: Values, language: Language): string {
  const whole = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(values[name], language));
  return whole.replace(/ {2,}/g, " ").trim();
}

function textOf(value: Values[string] | undefined, language: Language): string {
  if (value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return "day" in value ? formatDate(value.day, language) : formatMoment(value.instant, language);
}
