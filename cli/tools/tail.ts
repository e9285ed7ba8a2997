import { setTimeout as pause } from "node:timers/promises";
import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
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
export async function tail({ client, terminal, translator }: CommandContext, { json }: { json?: boolean }): Promise<void> {
  let last: string | undefined;
  const show = (entry: Entry) => {
    last = entry.id;
    const line = [formatInstant(Date.parse(entry.at), translator.language), entry.who, entry.what, entry.name].filter(Boolean).join("  ");
    terminal.out(json ? JSON.stringify(entry) : line);
  };
  const activity = await operationOf("dashboard", "activity", translator.language);
  const { items } = await client.call<{ items: Entry[] }>(activity, { limit: BEFORE });
  items.reverse().forEach(show);
  for (let tries = 0; ; ) {
    try {
      for await (const entry of client.events<Entry>(last)) {
        tries = 0;
        show(entry);
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
