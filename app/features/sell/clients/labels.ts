import { useWords } from "@/app/shell/i18n/use-words";
import type { Choice } from "@/app/ui/field";

/** What the fields of a client and their choices are called, on its sheet and in its form. */
export function useLabels() {
  const { t } = useWords("pages/clients");
  const label = (field: string): string => t(`clients:fields.${field}`);
  const choices = (field: string, values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: t(`clients:values.${field}.${value}`) }));
  const inner = (field: string, kind: "contact" | "address", parts: string[]) =>
    parts.map((part) => [`${field}.${part}`, t("partOf", { field: label(field), part: t(`core:${kind}.${part}`) })]);
  const place = ["street", "postcode", "city", "country"];
  /** By the names of the form's fields, for the summary of errors. */
  const all = Object.fromEntries([
    ...fields.map((field) => [field, label(field)]),
    ...inner("contacts", "contact", ["name", "role", "email", "phone"]),
    ...["billingAddress", "shippingAddress", "otherAddresses"].flatMap((field) => inner(field, "address", place)),
    ["otherAddresses.name", t("partOf", { field: label("otherAddresses"), part: label("name") })],
  ]) as Record<string, string>;
  return { label, choices, all };
}

const fields = [
  "companyName",
  "commercialName",
  "reference",
  "category",
  "status",
  "contactPerson",
  "email",
  "phone",
  "contacts",
  "billingAddress",
  "shippingAddress",
  "otherAddresses",
  "priceList",
  "discount",
  "paymentTerms",
  "minimumShelfLifeDays",
  "language",
  "siret",
  "vatNumber",
  "notes",
];
