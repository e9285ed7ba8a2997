import { kebab, nameOf, type Operation } from "./operation";

/** How the terminal names itself to the API (User-Agent). */
export const TERMINAL = "cellier-terminal";

export interface Route {
  method: "GET" | "POST" | "PATCH";
  /** With `{id}` where the identifier goes. */
  path: string;
}

/**
 * Where an operation is found over REST: `list` GET /api/m, `show` GET /api/m/{id}, `create` POST /api/m, `update`
 * PATCH /api/m/{id}; any other query GET /api/m/verb, any other command POST /api/m/{id}/verb. Without an `id` in the
 * input, the path has none.
 */
export function routeOf(operation: Pick<Operation, "id" | "kind"> & { input: { shape: object } }): Route {
  const { module, verb } = nameOf(operation);
  const collection = `/api/${kebab(module)}`;
  const record = "id" in operation.input.shape ? `${collection}/{id}` : collection;
  if (verb === "list") return { method: "GET", path: collection };
  if (verb === "show") return { method: "GET", path: record };
  if (verb === "create") return { method: "POST", path: collection };
  if (verb === "update") return { method: "PATCH", path: record };
  return { method: operation.kind === "query" ? "GET" : "POST", path: `${record}/${kebab(verb)}` };
}

/**
 * The header beside a key in which a program says what a person typed, or a digest of it: a request is the same by it, whatever version
 * and identifiers the program found for it meanwhile.
 */
export const KEY_WORDING = "idempotency-wording";

/** The header in which a trial says how many changes it would have made: what it answers need not show them. */
export const WOULD_CHANGE = "would-change";

/**
 * Where a command is tried: everything is judged and computed, and nothing is kept. It is an address of its own, so that a service
 * that knows no trials refuses it instead of doing it.
 */
export function trialOf({ method, path }: Route): Route {
  return { method, path: path.replace("/api/", "/api/dry-run/") };
}
