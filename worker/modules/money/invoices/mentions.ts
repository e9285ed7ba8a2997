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
 * Refuses what lacks facts that the law wants, each by its name and with the record where it is mended.
 * @throws Refusal `incomplete_party` always
 */
export function refuseMentions(lacking: Mention[], { company, client }: Sides): never {
  const fields = lacking.map((field) => {
    const own = { record: "company", id: "own", name: company.name };
    const record = field.startsWith("company.") ? own : client && { record: "clients", id: client.id, name: client.name };
    return { field, code: codes[field], ...(record && { records: [record] }) };
  });
  throw new Refusal("incomplete_party", { fields });
}

/** Refuses an invoice that lacks what the law wants on it. @param facts empty where they lack @throws Refusal `incomplete_party` naming each */
export function requireMentions(facts: [Mention, unknown][], sides: Sides): void {
  const lacking = facts.flatMap(([field, fact]) => (fact ? [] : [field]));
  if (lacking.length) refuseMentions(lacking, sides);
}
