import type { CommandContext } from "@/worker/engine/handler";
import type { BundleRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** Tells whoever asked for a bundle that it is there, with the way to it. */
export function writeReady(context: CommandContext, { email, papers, refused, choices }: BundleRow): void {
  if (!email) return;
  const { ready } = choices.language === "fr" ? fr : en;
  const lacking = refused.length ? `${ready.lacking.replace("{{names}}", refused.slice(0, 20).join(", "))}\n\n` : "";
  const facts: Record<string, string> = { count: String(papers.length), link: `${context.origin}/pdf-generator/many`, lacking };
  const filled = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  context.send({ to: email, subject: filled(ready.subject), text: filled(ready.text) });
}
