import type { Operation } from "./operation";

/** Where a browser opens a paper: `/customer/papers/items.labels/<id>?copies=24`. @param input the operation's input, as texts or numbers */
export function sheetPath(operation: Pick<Operation, "id">, { id, ...input }: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]));
  const search = pairs.length ? `?${new URLSearchParams(pairs)}` : "";
  return `/customer/papers/${operation.id}${id === undefined ? "" : `/${encodeURIComponent(String(id))}`}${search}`;
}
