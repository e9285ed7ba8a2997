import { fold } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";

interface Places {
  billingAddress: Address | null;
  shippingAddress: Address | null;
}

interface Facts extends Places {
  reference: string;
  companyName: string;
  commercialName: string;
  contactPerson: string;
  email: string | null;
}

/** The city of a client: where goods go, or else bills; empty while unknown. */
export function cityOf({ shippingAddress, billingAddress }: Places): string {
  return (shippingAddress ?? billingAddress)?.city ?? "";
}

/** What the database keeps of a client to sort and find it by. */
export function derive(facts: Facts): { sortName: string; searchText: string } {
  const { reference, companyName, commercialName, contactPerson, email, billingAddress, shippingAddress } = facts;
  const words = [reference, companyName, commercialName, contactPerson, email, billingAddress?.city, shippingAddress?.city];
  return { sortName: fold(companyName), searchText: fold([...new Set(words)].filter(Boolean).join(" ")) };
}
