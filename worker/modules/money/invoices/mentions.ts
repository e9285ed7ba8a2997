import { type NamedRecord, Refusal } from "@/worker/core/errors";

/** The facts that the law wants on an invoice, and the words for one that lacks. */
const codes = {
  "company.siret": "company_siret",
  "company.address": "company_address",
  "company.vatNumber": "company_vat_number",
  "client.billingAddress": "client_address",
  "client.siret": "client_siret",
  "client.vatNumber": "client_vat_number",
} as const;
type Mention = keyof typeof codes;

/** Whose facts they are; the client where it is a record that one can be led to. */
interface Sides {
  company: Pick<NamedRecord, "name">;
  client?: Pick<NamedRecord, "id" | "name">;
}

/**
 * Refuses an invoice that lacks what the law wants on it, each fact by its name and with the record where it is mended.
 * @param facts empty where they lack
 * @throws Refusal `incomplete_party` naming every fact that lacks
 */
export function requireMentions(facts: [Mention, unknown][], { company, client }: Sides): void {
  const fields = facts.flatMap(([field, fact]) => {
    if (fact) return [];
    const own = { record: "company", id: "own", name: company.name };
    const record = field.startsWith("company.") ? own : client && { record: "clients", id: client.id, name: client.name };
    return [{ field, code: codes[field], ...(record && { records: [record] }) }];
  });
  if (fields.length) throw new Refusal("incomplete_party", { fields });
}
