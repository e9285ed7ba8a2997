import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { fold, type Language } from "@/worker/core/language";
import type { Block, Paper, Row } from "@/worker/core/files/paper";
import type { PaperFile } from "@/worker/core/contract/printing";
import { addressLines } from "@/worker/core/trade/address-lines";
import type { Address } from "@/worker/core/trade/parties";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, paymentLines, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import type { CarriedSide } from "@/worker/modules/money/books";
import { ages } from "../rules";
import { en } from "../words.en";
import { fr } from "../words.fr";
import type { readAccount } from "./read-account";

type Account = Awaited<ReturnType<typeof readAccount>>;

/** Whose account it is, as the paper names them. */
interface Holder {
  side: CarriedSide;
  reference: string;
  address: Address | null;
}

/** A statement of account as accountants read one: date, paper, debit, credit and balance, then what is due by how late it is. */
export async function printAccount(context: QueryContext, account: Account, holder: Holder, language: Language): Promise<PaperFile> {
  const { statement: words } = language === "fr" ? fr : en;
  const company = await fetchCompany(context);
  const { partyName, from, to } = account;
  const isClient = holder.side === "client";
  const paper: Paper = {
    kind: "paper",
    fileName: [words.file, fold(partyName).replace(/[^a-z0-9]+/g, "-"), to].join("-"),
    language,
    title: words.titles[holder.side],
    sender: await senderOf(context, company, language),
    recipient: {
      label: words.holders[holder.side],
      name: partyName,
      lines: holder.address ? addressLines(holder.address, language) : [],
    },
    facts: [
      {
        label: words.period,
        value: words.fromTo.replace("{{from}}", formatDate(from, language)).replace("{{to}}", formatDate(to, language)),
      },
      { label: words.reference, value: holder.reference },
    ],
    blocks: [
      {
        kind: "table",
        caption: words.table,
        columns: [{ label: words.day }, { label: words.paper }, ...amounts(words)],
        rows: rowsOf(account, holder.side, language),
      },
      { kind: "totals", totals: totalsOf(account, language) },
      ...agesOf(account, language),
      ...(isClient && account.due > 0 ? [{ kind: "legal" as const, lines: paymentLines(company, language) }] : []),
    ],
  };
  return isClient ? printAs(context, "statement", paper) : context.printer.print(paper);
}

const amounts = ({ debit, credit, balance }: { debit: string; credit: string; balance: string }) =>
  [debit, credit, balance].map((label) => ({ label, align: "right" as const }));

const euros = (amount: number) => formatMoney(amount, 2);

/** A client's invoice is a debit, a supplier's a credit. */
function rowsOf({ opening, items, from }: Account, side: CarriedSide, language: Language): Row[] {
  const { statement: words, values } = language === "fr" ? fr : en;
  const first = { cells: [formatDate(from, language), words.opening, "", "", euros(opening)] };
  const rest = items.map(({ day, kind, number, moved, balance }) => {
    const isDebit = moved > 0 === (side === "client");
    const [debit, credit] = isDebit ? [euros(Math.abs(moved)), ""] : ["", euros(Math.abs(moved))];
    return { cells: [formatDate(day, language), [values.kind[kind], number].filter(Boolean).join(" "), debit, credit, euros(balance)] };
  });
  return [first, ...rest];
}

function totalsOf({ to, closing }: Account, language: Language) {
  const { statement: words } = language === "fr" ? fr : en;
  return [{ label: words.closing.replace("{{to}}", formatDate(to, language)), value: euros(closing) }];
}

/** What is due, by how late it is today. */
function agesOf({ ages: due, due: all, creditBalance }: Account, language: Language): Block[] {
  const { statement: words, fields } = language === "fr" ? fr : en;
  if (all === 0 && creditBalance === 0) return [];
  const late = ages.flatMap((age) => (due[age] ? [{ label: fields[age], value: euros(due[age]) }] : []));
  const left = creditBalance ? [{ label: words.creditBalance, value: euros(creditBalance) }] : [];
  return [
    { kind: "heading", text: words.ages },
    { kind: "facts", facts: [...late, ...left] },
  ];
}
