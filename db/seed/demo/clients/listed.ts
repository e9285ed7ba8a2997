import type { ClientLine } from "./line";

type ListedClient = Partial<ClientLine> & Pick<ClientLine, "name" | "person" | "place">;

/** Clients of one category, with what most of them share. */
export function listed(category: ClientLine["category"], terms: ClientLine["terms"], lines: ListedClient[]): ClientLine[] {
  return lines.map((line) => ({ category, terms, status: "active", ...line }));
}
