import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Debt } from "./debts";
import { claims } from "./rules";
import type { ReminderStep } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** What a letter says of the business that sends it. */
interface Sender {
  name: string;
  iban: string | null;
}

/** The letter of a step: what is late invoice by invoice, and what it comes to with penalties and indemnities where it asks for them. */
export function letterOf(debt: Debt, step: ReminderStep, language: Language, sender: Sender, today: string) {
  const words = (language === "fr" ? fr : en).letters;
  const money = (amount: number) => formatMoney(amount, 2);
  const isClaimed = claims(step);
  const total = isClaimed ? debt.total : debt.late;
  const facts: Record<string, string> = {
    seller: sender.name,
    client: debt.partyName,
    late: money(debt.late),
    penalties: money(debt.penalties),
    indemnity: money(debt.indemnity),
    total: money(total),
    today: formatDate(today, language),
    iban: sender.iban ?? "",
  };
  const fill = (text: string, more: Record<string, string> = {}) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => ({ ...facts, ...more })[fact] ?? "");
  const lines = debt.invoices.map(({ number, dueOn, due, daysLate }) =>
    fill(words.line, { number, dueOn: formatDate(dueOn, language), due: money(due), days: String(daysLate) }),
  );
  const { subject, opening, closing } = words[step];
  const parts = [
    words.hello,
    fill(opening),
    lines.join("\n"),
    isClaimed && debt.total > debt.late ? fill(words.sums) : fill(words.sum),
    sender.iban ? fill(words.pay) : "",
    fill(closing),
    words.crossed,
    sender.name,
  ];
  const invoices = debt.invoices.map(({ id, number, due, penalties }) => ({ id, number, due, penalties: isClaimed ? penalties : 0 }));
  return { step, language, subject: fill(subject), message: parts.filter(Boolean).join("\n\n"), invoices, total };
}
