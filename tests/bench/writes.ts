import autocannon from "autocannon";
import { say } from "@/scripts/words.mjs";
import { least, most } from "./lines";
import { median } from "./load";
import type { Bench } from "./part";

/** Requests a second, by ten at once, and milliseconds of one alone, at ten thousand invoices. */
const RATE_LEAST = 180;
const ALONE_MOST = 12;
const CONNECTIONS = 10;
const SECONDS = 6;

/** What it costs to write an order and an invoice of three lines each. */
export async function writeLines({ system, keys }: Bench): Promise<string[]> {
  const headers = { ...keys.api, "content-type": "application/json" };
  const read = async (path: string) => (await (await fetch(system.url + path, { headers })).json()) as { items: Named[] };
  const { items } = await read("/api/items?section=catalogue&sort=price&direction=desc&limit=3");
  const [client] = (await read("/api/clients?limit=1")).items;
  if (!client) throw new Error("No client");
  const lines = items.map(({ sku, unit }) => ({ item: sku, amount: { value: 2, unit }, price: 1 }));
  const body = JSON.stringify({ client: client.reference, lines });
  const result: string[] = [];
  for (const name of ["orders", "invoices"] as const) {
    const url = `${system.url}/api/${name}`;
    const time = await median(async () => {
      const answer = await fetch(url, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      await answer.text();
    });
    const run = await autocannon({ url, method: "POST", headers, body, connections: CONNECTIONS, duration: SECONDS });
    if (run.non2xx) throw new Error(`${url}: ${run.non2xx} refusals`);
    const called = say(name === "orders" ? "orderOfThree" : "invoiceOfThree");
    result.push(`${least(called, run.requests.average, "/s", RATE_LEAST)}, ${most(say("alone"), time, "ms", ALONE_MOST)}`);
  }
  return result;
}

interface Named {
  sku: string;
  reference: string;
  unit: string;
}
