import type { GetPromptResult } from "@modelcontextprotocol/sdk/types.js";
import type { Language } from "@/worker/core/language";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };
type Name = keyof typeof fr.prompts;
/** What a prompt may be given; without it, it says itself what to choose. */
const entries: Record<Name, "month" | "lot" | null> = { month_end: "month", recall_drill: "lot", morning_brief: null };
const names = Object.keys(entries) as Name[];

/** The prompts as the protocol lists them. */
export function prompts(language: Language) {
  return names.map((name) => {
    const { title, description } = words[language].prompts[name];
    const argument = entries[name];
    const list = argument ? [{ name: argument, description: words[language].arguments[argument], required: false }] : [];
    return { name, title, description, arguments: list };
  });
}

/** A prompt as a person would type it; null when there is none of this name. */
export function promptOf(language: Language, requested: string, entered: Record<string, string>): GetPromptResult | null {
  const name = names.find((one) => one === requested);
  if (!name) return null;
  const prompt = words[language].prompts[name];
  const { description, text } = prompt;
  const argument = entries[name];
  // What is entered becomes a quoted value on one line, whatever it holds.
  const value =
    argument && entered[argument] ? JSON.stringify(entered[argument].slice(0, 100)) : "otherwise" in prompt ? prompt.otherwise : "";
  return { description, messages: [{ role: "user", content: { type: "text", text: text.replace("{{value}}", value) } }] };
}
