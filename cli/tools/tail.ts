import { setTimeout as pause } from "node:timers/promises";
import { formatInstant } from "@/worker/core/figures/dates";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { operationOf } from "../registry";

interface Event {
  id: string;
  at: string;
  who: string;
  what: string;
  name: string;
}

/** Events of before that are shown first, and how many are asked for at once. */
const BEFORE = 10;
const AT_ONCE = 50;

/** Shows what people do in the business, as it happens, until it is interrupted. @param every seconds between two questions */
export async function tail(
  { client, terminal, translator }: CommandContext,
  { json, every }: { json?: boolean; every?: string },
): Promise<void> {
  const activity = await operationOf("dashboard", "activity", translator.language);
  const seconds = Number(every ?? 3);
  if (!(seconds >= 1)) throw new Stop(translator.say("tail.badEvery"), exitCodes.usage);
  const shown = new Set<string>();
  for (let limit = BEFORE; ; limit = AT_ONCE) {
    const { items } = await client.call<{ items: Event[] }>(activity, { limit });
    for (const event of items.filter(({ id }) => !shown.has(id)).reverse()) {
      shown.add(event.id);
      const line = [formatInstant(Date.parse(event.at), translator.language), event.who, event.what, event.name].filter(Boolean).join("  ");
      terminal.out(json ? JSON.stringify(event) : line);
    }
    await pause(seconds * 1_000);
  }
}
