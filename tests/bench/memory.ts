import autocannon from "autocannon";
import { say } from "@/scripts/words.mjs";
import { memory } from "./figures";
import { most, round } from "./lines";
import { strange } from "./load";
import type { Bench } from "./part";
import { targetsOf } from "./reads";

/** MB that all of it may hold under load, and how much more after many requests than after the first ones. */
const MEMORY_MOST = 400;
const GROWTH_MOST = 1.2;
/** Requests of each turn, and turns: a hundred thousand requests in all. */
const REQUESTS = 10_000;
const TURNS = 10;

/** What workerd and sqld hold in memory (their proportional share of it, in MB) while many mixed requests come in. */
export async function memoryLines({ system, keys }: Bench): Promise<string[]> {
  const mixed = targetsOf(keys).map(({ path, headers }) => ({
    setupRequest: (request: autocannon.Request) => ({ ...request, path, headers: strange(headers) }),
  }));
  const turns: ReturnType<typeof memory>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await autocannon({ url: system.url, connections: 10, amount: REQUESTS, requests: mixed });
    turns.push(memory());
  }
  const wholes = turns.map(({ workerd, sqld }) => workerd + sqld);
  const [first = 1, last = 1] = [wholes[0], wholes.at(-1)];
  return [
    `${say("memory")}: ${turns.map(({ workerd, sqld }) => `${round(workerd)} + ${round(sqld)}`).join(", ")} MB`,
    `  ${most(say("whole"), Math.max(...wholes), "MB", MEMORY_MOST)}, ${most(say("growing"), last / first, "×", GROWTH_MOST)}`,
  ];
}
