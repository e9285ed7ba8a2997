import { setTimeout as pause } from "node:timers/promises";
import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "../command-context";
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
/** Milliseconds before coming back to a service that closed the stream. */
const BREATH = 500;

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
  for (;;) {
    for await (const entry of client.events<Entry>(last)) show(entry);
    await pause(BREATH);
  }
}
