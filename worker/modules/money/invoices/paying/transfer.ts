import type { InvoiceRow } from "../records";

/** A transfer ready to sign (European Payments Council, EPC069-12, version 2). */
export function transferCode({ due, number }: Pick<InvoiceRow, "due" | "number">, name: string, iban: string, bic: string): string {
  const amount = `EUR${(due / 10_000).toFixed(2)}`;
  return ["BCD", "002", "1", "SCT", bic, name.slice(0, 70), iban.replaceAll(" ", ""), amount, "", "", number ?? ""].join("\n");
}
