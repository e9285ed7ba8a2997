import { fold } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";
import { type Region, regionOf } from "@/worker/core/trade/regions";
import type { certifications, DirectoryKind } from "./status";

/** What an entry is found and sorted by. */
interface Facts {
  name: string;
  description: string;
  products: readonly string[];
  certifications: readonly (typeof certifications)[number][];
  address: Address;
  siret: string | null;
}

/** What the database keeps of an entry to sort, find and count it by. */
export function derive({ name, description, products, certifications, address, siret }: Facts): {
  sortName: string;
  searchText: string;
  region: Region | null;
  organic: boolean;
  likeness: string;
} {
  return {
    sortName: fold(name),
    searchText: fold([name, ...products, address.city, address.postcode, siret ?? "", description].join(" ")),
    region: regionOf(address),
    organic: certifications.includes("organic"),
    likeness: likenessOf(name, address.postcode),
  };
}

/** What two entries of the same company have in common: its name without signs, and its postcode. */
export function likenessOf(name: string, postcode: string): string {
  return `${fold(name).replace(/[^a-z0-9]+/g, "")} ${postcode.replace(/\s/g, "")}`;
}

/** As what a business keeps them: who makes for others gives a service too. */
export function supplierTypeOf(kind: DirectoryKind): "supplier" | "service_provider" {
  return kind === "supplier" ? "supplier" : "service_provider";
}

type Mergeable = Omit<Facts, "name" | "address"> & {
  minimumOrder: number | null;
  leadTimeDays: number | null;
  contactName: string;
  email: string | null;
  phone: string | null;
  website: string;
};

/** What the entry that stays takes over from its double: what it lacks, and what both list. */
export function mergedFields(entry: Mergeable, double: Mergeable): Mergeable {
  return {
    description: entry.description || double.description,
    products: [...new Set([...entry.products, ...double.products])].slice(0, 40),
    certifications: [...new Set([...entry.certifications, ...double.certifications])],
    siret: entry.siret ?? double.siret,
    minimumOrder: entry.minimumOrder ?? double.minimumOrder,
    leadTimeDays: entry.leadTimeDays ?? double.leadTimeDays,
    contactName: entry.contactName || double.contactName,
    email: entry.email ?? double.email,
    phone: entry.phone ?? double.phone,
    website: entry.website || double.website,
  };
}
