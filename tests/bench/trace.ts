import { trunkLot } from "@/db/seed/bench-lots";
import { say } from "@/scripts/words.mjs";
import { most, round } from "./lines";
import { median, strange } from "./load";
import type { Bench } from "./part";

/** Half way up the trunk: its lots lead both ways, to any depth. */
const MIDDLE = 5;
/** Times of one lot read alone, for a hundred links of a trace. */
const TRACE_MOST = 3;

/** What one lot's trace up and down costs, for a hundred of its links, in times of the same lot read alone. */
export async function traceLines({ system, keys }: Bench): Promise<string[]> {
  const name = trunkLot(MIDDLE);
  const ask = async (path: string) => {
    const answer = await fetch(system.url + path, { headers: strange(keys.api) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as { edges?: unknown[] };
  };
  const path = `/api/traceability/${name}/trace`;
  const edges = (await ask(path)).edges?.length ?? 0;
  const trace = await median(async () => void (await ask(path)));
  const lot = await median(async () => void (await ask(`/api/lots/${name}`)));
  return [`${say("trace", edges)}: ${round(lot)} ms → ${round(trace)} ms, ${most("/ 100", trace / lot / (edges / 100), "×", TRACE_MOST)}`];
}
