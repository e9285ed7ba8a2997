import { inSentence } from "@/worker/core/text/telling";
import type { Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { modules } from "@/worker/modules/contracts";

/** What an operation has done, in words: "Commande confirmée". @param operation its id, as the audit keeps it */
export function deedText(operation: string, language: Language): string {
  const [module = "", verb = ""] = operation.split(".");
  const words: ModuleWords | undefined = (modules as Record<string, { words: Record<Language, ModuleWords> }>)[module]?.words[language];
  const said = words?.operations[verb];
  if (said?.done) return said.done;
  return said ? `${words?.title} : ${inSentence(said.title)}` : operation;
}
