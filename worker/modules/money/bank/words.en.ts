import { en as core } from "@/worker/core/words.en";
import { en as treasury } from "@/worker/modules/money/treasury/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Bank",
  operations: {
    balance: {
      title: "Bank balance",
      examples: ["what is my bank balance?", "how much do I have in the bank?", "when was the bank balance updated?"],
    },
    setBalance: { title: "Update the bank balance", done: "Balance updated", examples: ["update the bank balance to €12,500"] },
    list: { title: "Lines of bank statements", examples: ["which bank lines are still to be matched?", "show my bank statement"] },
    import: { title: "Import a bank statement", done: "Statement imported" },
    match: { title: "Match a bank line", done: "Line matched" },
    ignore: { title: "Ignore a bank line", done: "Line ignored" },
  },
  fields: {
    ...core.common,
    bankBalance: "Bank balance",
    bankOn: "Read on",
    balance: "Balance",
    day: "Read on",
    updatedAt: "Last update",
    id: "Identifier",
    label: "Label",
    amount: "Amount",
    state: "State",
    suggestion: "Suggestion",
    kind: "Kind",
    name: "Name",
    party: "Client or supplier",
    score: "Sureness (of 100)",
    content: "Statement",
    fileName: "File name",
    format: "Format",
    read: "Lines read",
    added: "Lines added",
    known: "Known already",
    entry: "Entry already written",
    invoice: "Invoice",
    plan: "Planned money",
    category: "Category",
    description: "Own description",
    createdAt: "Imported on",
  },
  values: {
    state: { open: "To match", matched: "Matched", ignored: "Ignored" },
    kind: { entry: "Entry already written", invoice: "Invoice", plan: "Planned money", category: "Category" },
    format: { csv: "CSV", ofx: "OFX", camt: "CAMT.053" },
    category: treasury.values.category,
  },
};
