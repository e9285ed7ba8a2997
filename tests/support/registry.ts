import { outlinesOf } from "@/cli/catalogue/describe";
import { registerModule } from "@/cli/registry";
import type { Language } from "@/worker/core/language";
import { modules } from "@/worker/modules/contracts";

/** Puts every module at the terminal's hand, in a language: the program itself loads those that a command names. */
export function registerModules(language: Language = "fr"): void {
  for (const [name, { operations, words }] of Object.entries(modules))
    registerModule(name, { operations: outlinesOf(operations), words: words[language] });
}
