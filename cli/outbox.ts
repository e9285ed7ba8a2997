import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { printJson, wantsJson } from "./output/json";

/** Shows the letters of the embedded outbox, the newest first; a service anywhere else has none to show. */
export async function outbox(
  { client, terminal, translator }: CommandContext,
  options: Pick<Options, "json" | "jq" | "columns">,
): Promise<void> {
  const { say, language } = translator;
  const letters = await client.outbox();
  if (wantsJson(options)) return printJson(terminal, letters, options);
  if (!letters.length) return terminal.aside(say("list.none"));
  const texts = letters.map(({ to, at, subject, text }) => {
    const address = say("outbox.to", { to, at: formatInstant(Date.parse(at), language) });
    return [subject, address, "", text.trim().replace(/^(?=.)/gm, "  ")].join("\n");
  });
  terminal.out(texts.join("\n\n"));
}
