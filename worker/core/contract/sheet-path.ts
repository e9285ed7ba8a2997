import type { Operation } from "./operation";

/** Where a browser opens a paper: `/customer/papers/items.labels/<id>?copies=24`. @param input the operation's, in words */
export function sheetPath(operation: Pick<Operation, "id">, { id, ...input }: Record<string, unknown>): string {
  const given = Object.entries(input).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]));
  const search = given.length ? `?${new URLSearchParams(given)}` : "";
  return `/customer/papers/${operation.id}${id === undefined ? "" : `/${encodeURIComponent(String(id))}`}${search}`;
}
