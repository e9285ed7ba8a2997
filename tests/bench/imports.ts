import { say } from "@/scripts/words.mjs";
import type { Bench } from "./part";

/** Lines of the file that is brought in. */
const IMPORTED = 10_000;

type Times = Record<"read" | "written" | "undone", number>;

/** What bringing in a long file of products takes, in seconds: reading, writing, undoing. */
export async function importLines({ system, keys }: Bench): Promise<string[]> {
  const times = await importTimes(system.url, keys.api);
  const each = Object.entries(times).map(([name, seconds]) => `${say(name)} ${seconds.toFixed(1)} s`);
  return [`${say("imports", IMPORTED)}: ${each.join(", ")}`];
}

async function importTimes(base: string, headers: Record<string, string>): Promise<Times> {
  const ask = async (path: string, json?: unknown) => {
    const post = json && { method: "POST", body: JSON.stringify(json), headers: { ...headers, "content-type": "application/json" } };
    const answer = await fetch(`${base}/api/imports${path}`, post || { headers });
    const body = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body;
  };
  const line = (n: number) => `IMP-${n};Confiture de saison n° ${n};${n % 90},50;${n % 40},25;Confitures;Maraîchers du Lez;5,5;lait, œufs`;
  const rows = Array.from({ length: IMPORTED }, (_, n) => line(n));
  const content = ["SKU;Nom;Prix HT;Coût HT;Catégorie;Fournisseur;TVA;Allergènes", ...rows].join("\r\n");

  const times: Partial<Times> = {};
  let start = Date.now();
  const took = (name: keyof Times) => {
    times[name] = (Date.now() - start) / 1_000;
    start = Date.now();
  };
  const { id } = await ask("", { target: "products", content });
  took("read");
  let file = await ask(`/${id}/confirm`, {});
  while (file.state === "running") {
    await new Promise((resolve) => setTimeout(resolve, 100));
    file = await ask(`/${id}`);
  }
  took("written");
  await ask(`/${id}/undo`, {});
  took("undone");
  return times as Times;
}
