import type { BothWords } from "@/worker/core/files/cells";
import type { Language } from "@/worker/core/language";
import { inSentence } from "@/worker/core/text/format-value";

/** What an operation has done, in words: "Commande confirmée". @param operation its id, as the audit keeps it */
export function activityText(allWords: Readonly<Record<string, BothWords>>, operation: string, language: Language): string {
  const [module = "", verb = ""] = operation.split(".");
  const words = allWords[module]?.[language];
  const entry = words?.operations[verb];
  const done = entry?.done ?? words?.byItself?.[verb];
  if (done) return done;
  return entry ? `${words?.title} : ${inSentence(entry.title)}` : operation;
}
