import { Refusal } from "@/worker/core/errors";
import type { Databases } from "@/worker/engine/ports";
import { connect, opener } from "./connect";
import { type Meter, meteredFetch } from "./meter";
import { onOpenStreams } from "./streams";

/** Name of the namespace that holds the provider's own tables. */
const PLATFORM = "platform";

/** On one machine nothing is gained by packing answers, and half of the time of a large one goes into it. */
const uncompressed = { "accept-encoding": "identity" };

/** The local libSQL server, where each database is a namespace chosen by a header. */
export function sqldDatabases(url: string, adminUrl: string, meter: Meter): Databases {
  const open = opener((name) => {
    const fetch = meteredFetch(meter, { "x-namespace-bin": btoa(name).replaceAll("=", ""), ...uncompressed });
    return connect({ url, fetch: onOpenStreams(`${url}/${name}`, fetch) });
  });

  return {
    platform: open(PLATFORM),
    business: open,
    create: (name) => ask(`${adminUrl}/v1/namespaces/${name}/create`, "POST", [200, 400, 409]),
    drop: (name) => ask(`${adminUrl}/v1/namespaces/${name}`, "DELETE", [200, 404]),
  };
}

/** Status 400 and 409 to a creation mean that the namespace is already there. */
async function ask(url: string, method: string, accepted: number[]): Promise<void> {
  const body = method === "POST" ? "{}" : undefined;
  const answer = await fetch(url, { method, body, headers: { "content-type": "application/json" } });
  await answer.body?.cancel();
  if (!accepted.includes(answer.status)) throw new Refusal("unavailable");
}
