import { trunkLot } from "@/db/seed/bench-lots";
import { strange } from "./load";
import { median } from "./stock";

/** Half way up the trunk: its lots lead both ways, to any depth. */
const MIDDLE = 5;

/** Milliseconds of one lot's trace up and down, and of the same lot read alone; and how many links the trace has. */
export async function traceTimes(base: string, api: Record<string, string>) {
  const name = trunkLot(MIDDLE);
  const ask = async (path: string) => {
    const answer = await fetch(base + path, { headers: strange(api) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as { edges?: unknown[] };
  };
  const path = `/api/traceability/${name}/trace`;
  const edges = (await ask(path)).edges?.length ?? 0;
  return {
    edges,
    trace: await median(async () => void (await ask(path))),
    lot: await median(async () => void (await ask(`/api/lots/${name}`))),
  };
}
