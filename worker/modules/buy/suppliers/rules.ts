import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Address, Certificate } from "@/worker/core/trade/parties";

/** Days before its end from which a certificate is to be renewed. */
export const RENEWAL_DAYS = 30;

interface Facts {
  name: string;
  reference: string;
  contactName: string;
  email: string | null;
  address: Address | null;
}

/** The words a search finds a supplier by. */
export function searchTextOf({ name, reference, contactName, email, address }: Facts): string {
  return fold([name, reference, contactName, email ?? "", address?.city ?? ""].join(" "));
}

/** What the database keeps of a supplier to sort and find it by. */
export function derive(facts: Facts): { sortName: string; searchText: string } {
  return { sortName: fold(facts.name), searchText: searchTextOf(facts) };
}

/** How a certificate stands. @param today a civil date */
export function certificateState({ expiresOn }: Pick<Certificate, "expiresOn">, today: string): "good" | "soon" | "ended" {
  if (expiresOn === null || expiresOn > addDays(today, RENEWAL_DAYS)) return "good";
  return expiresOn < today ? "ended" : "soon";
}

/** The day the first of them ends, or has ended; null when none ends. */
export function firstEnd(certificates: readonly Pick<Certificate, "expiresOn">[]): string | null {
  return certificates.flatMap(({ expiresOn }) => expiresOn ?? []).sort()[0] ?? null;
}
