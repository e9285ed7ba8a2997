import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  assistant: "The assistant",
  assistantText:
    "A question, or the yes to what it proposed. A proposal says in words what would change; nothing changes before the yes. If it has a name, that is typed again as “name”.",
  mcpText:
    "For an assistant of your own, by the Model Context Protocol: few tools, and every change in two steps. Make the token under Settings, Access.",
  title: "The Cellier API",
  lead: "The same actions as in the application, for your programs. Amounts in euros, rates in percent, instants in ISO 8601.",
  access: "Access:",
  refusals: "Refusals",
  code: "Code",
  meaning: "What it means",
  plan: "Plan in {{count}} steps",
  stopped: "Stopped at “{{title}}”: {{reason}} What comes before is done.",
  ok: "Answer",
  problem: "Refusal: stable code, field at fault, message in your language",
};
