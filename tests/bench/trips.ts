import { say } from "@/scripts/words.mjs";
import type { Keys } from "./figures";
import { strange } from "./load";
import type { Bench } from "./part";

/** How often the Worker asks the databases for what people do most. */
export async function tripLines({ system, keys }: Bench): Promise<string[]> {
  const trips = Object.entries(await tripsOf(system.url, keys)).map(([name, count]) => `${say(name)} ${count}`);
  return [`${say("trips")}: ${trips.join(", ")}`];
}

/**
 * Round trips to databases, the session's included, of what people do most: as the Server-Timing header counts them.
 * Reads are said twice: never asked before, and asked again while nothing has changed.
 */
async function tripsOf(base: string, { api, cookie }: Keys): Promise<Record<string, string>> {
  const ask = async (path: string, init: RequestInit): Promise<{ trips: string; body: string }> => {
    const answer = await fetch(base + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { trips: /(\d+) round/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? "?", body: await answer.text() };
  };
  const read = async (path: string, headers: Record<string, string>) => {
    const own = strange(headers);
    const first = await ask(path, { headers: own });
    const second = await ask(path, { headers: own });
    return `${first.trips} / ${second.trips}`;
  };
  const headers = { ...api, "content-type": "application/json" };
  const created = await ask("/api/items", { method: "POST", headers, body: JSON.stringify({ name: "Mesure" }) });
  const { id, version } = JSON.parse(created.body) as { id: string; version: number };
  const changed = await ask(`/api/items/${id}`, { method: "PATCH", headers, body: JSON.stringify({ price: 2, version }) });
  return {
    page: await read("/customer/products?sort=price", cookie),
    search: await read("/customer/products?search=confiture", cookie),
    json: await read("/api/items?limit=50", api),
    create: created.trips,
    update: changed.trips,
    confirm: (await ask(`/api/orders/${await orderOfFifty(base, headers)}/confirm`, { method: "POST", headers, body: "{}" })).trips,
  };
}

/** Writes down an order of fifty lines. @returns its identifier */
async function orderOfFifty(base: string, headers: Record<string, string>): Promise<string> {
  const send = async (path: string, json?: unknown) => {
    const answer = await fetch(base + path, json ? { method: "POST", headers, body: JSON.stringify(json) } : { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as { id: string; reference: string; items: { sku: string; unit: string }[] };
  };
  const { items } = await send("/api/items?section=catalogue&sort=price&direction=desc&limit=50");
  const { reference: client } = await send("/api/clients", { companyName: "Mesure", category: "horeca" });
  const lines = items.map(({ sku, unit }) => ({ item: sku, amount: { value: 2, unit }, price: 1 }));
  return (await send("/api/orders", { client, lines })).id;
}
