import { setTimeout as pause } from "node:timers/promises";
import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "../command-context";
import type { Options } from "../complete";
import { exitCodes, Stop } from "../exit-codes";
import { jsonText, wantsJson } from "../output/json";
import { operationOf } from "../registry";

interface Entry {
  id: string;
  at: string;
  who: string;
  what: string;
  name: string;
}

/** Entries of before that are shown first. */
const BEFORE = 10;
/** Milliseconds before coming back to a service that closed the stream, and to one that does not answer. */
const BREATH = 500;
const LONGER = 3_000;
/** Times that a service may not answer one after the other. */
const TRIES = 20;

/** Shows what people do in the business, as it happens, until it is interrupted. */
export async function tail(
  { client, terminal, translator }: CommandContext,
  options: Pick<Options, "json" | "jq" | "columns">,
): Promise<void> {
  let last: string | undefined;
  const show = async (entry: Entry) => {
    last = entry.id;
    if (wantsJson(options)) {
      const text = await jsonText(entry, options);
      return text && terminal.out(text);
    }
    const line = [formatInstant(Date.parse(entry.at), translator.language), entry.who, entry.what, entry.name].filter(Boolean).join("  ");
    terminal.out(line);
  };
  const activity = await operationOf("dashboard", "activity", translator.language);
  const { items } = await client.call<{ items: Entry[] }>(activity, { limit: BEFORE });
  for (const entry of items.reverse()) await show(entry);
  for (let tries = 0; ; ) {
    try {
      for await (const entry of client.events<Entry>(last)) {
        tries = 0;
        await show(entry);
      }
      await pause(BREATH);
    } catch (error) {
      // A service that begins anew, or a line that breaks, is waited for: nothing is missed.
      const isAway = !(error instanceof Stop) || error.exitCode === exitCodes.unavailable;
      tries += 1;
      if (!isAway || tries > TRIES)
        throw error instanceof Stop ? error : new Stop(translator.say("unreachable", { api: client.where() }), exitCodes.unavailable);
      await pause(LONGER);
    }
  }
}
