import { operationOf, staff } from "./of-staff";

type Fields = Record<string, unknown>;
/** Does an operation for a maker. */
type Perform = (id: string, input?: Fields) => Promise<Fields>;

/** A payment that was made. */
export async function paidFor(perform: Perform): Promise<string> {
  const { id } = await perform("credits.buy");
  await perform("billing.simulate", { id });
  return String(id);
}

/** A refund of a payment. */
export async function refunded(perform: Perform): Promise<string> {
  const id = await paidFor(perform);
  const { refunds } = (await staff.call(operationOf("payments.refund"), { id, reason: "Essai", version: 2 })) as { refunds: Fields[] };
  return String(refunds[0]?.id);
}

/** A line of a bank's statement that is still to be matched. */
export async function openBankLine(perform: Perform): Promise<string> {
  await perform("bank.import");
  const { items } = (await perform("bank.list", { state: "open" })) as { items: Fields[] };
  return String(items[0]?.id);
}
