import type { Language } from "@/worker/core/language";
import type { WrittenQuestion } from "./shapes";
import type { AuditKind } from "./status";
import { usual as english } from "./usual.en";
import { usual as french } from "./usual.fr";

/** What one usually asks, to begin with. */
export function usualQuestions(kind: AuditKind, language: Language): WrittenQuestion[] {
  const chapters = (language === "fr" ? french : english)[kind];
  return chapters.flatMap(({ chapter, asks }) => asks.map(([text, weight]) => ({ chapter, text, weight })));
}
