import { Refusal } from "@/worker/core/errors";
import type { Databases } from "@/worker/engine/ports";
import { connect, opener } from "./connect";
import { type Meter, meteredFetch } from "./meter";
import { onOpenStreams } from "./streams";

export interface TursoSettings {
  organization: string;
  group: string;
  /** Token of the Platform API, to create and delete databases. */
  apiToken: string;
  /** Token that opens every database of the group. */
  groupToken: string;
  platformDatabase: string;
  apiUrl: string;
  /** Address of a database; `{name}` and `{organization}` are replaced. */
  databaseUrl: string;
}

/** Turso: a database for the platform and one for each business, all in one group. */
export function tursoDatabases(settings: TursoSettings, meter: Meter): Databases {
  const { organization, group, groupToken } = settings;
  const open = opener((name) => {
    const url = settings.databaseUrl.replace("{name}", name).replace("{organization}", organization);
    return connect({ url, authToken: groupToken, fetch: onOpenStreams(url, meteredFetch(meter)) });
  });
  const databases = `${settings.apiUrl}/v1/organizations/${organization}/databases`;

  return {
    platform: open(settings.platformDatabase),
    business: open,
    create: (name) => ask(settings, databases, "POST", [200, 201, 409], { name, group }),
    drop: (name) => ask(settings, `${databases}/${name}`, "DELETE", [200, 404]),
  };
}

/** Status 409 to a creation means that the database is already there. */
async function ask(settings: TursoSettings, url: string, method: string, accepted: number[], body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${settings.apiToken}`, "content-type": "application/json" };
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  await answer.body?.cancel();
  if (!accepted.includes(answer.status)) throw new Refusal("unavailable");
}
