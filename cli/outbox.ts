import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "./command-context";

/** Shows the letters of the embedded outbox, the newest first; a service anywhere else has none to show. */
export async function outbox({ client, terminal, translator }: CommandContext, { json }: { json?: boolean }): Promise<void> {
  const { say, language } = translator;
  const letters = await client.outbox();
  if (json) return terminal.out(JSON.stringify(letters));
  if (!letters.length) return terminal.aside(say("list.none"));
  const texts = letters.map(({ to, at, subject, text }) => {
    const address = say("outbox.to", { to, at: formatInstant(Date.parse(at), language) });
    return [subject, address, "", text.trim().replace(/^(?=.)/gm, "  ")].join("\n");
  });
  terminal.out(texts.join("\n\n"));
}
