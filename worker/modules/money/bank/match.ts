import { eq, or } from "drizzle-orm";
import { bankLessons, bankLines, invoices, treasuryEntries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist, refuseField } from "@/worker/core/errors";
import { proportion, type VatLine } from "@/worker/core/figures/totals";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { creditBalanceOf, enter, payInvoice, requireOpen, salesRateOf } from "@/worker/modules/money/books";
import { readDiscounts, readUncredited } from "@/worker/modules/money/invoices";
import { ownOf } from "@/worker/modules/money/treasury/status";
import { fetchPlan, settlePlan } from "@/worker/modules/money/treasury-plans";
import { bank } from "./contract";
import { fetchOpenLine, type LineRow, suggestionsFor, toLine } from "./lines";
import { putOnAccount, settleCarried } from "./on-account";
import { readRule } from "./rule";
import {
  type DifferenceRule,
  dueOf,
  isTakenOff,
  lessonKey,
  requireOneMeaning,
  requirePayable,
  requireSameAmount,
  requireSameWay,
  shareOut,
} from "./rules";

type Choice = Omit<Parsed<typeof bank.match>, "id" | "version">;
type Lesson = Partial<Pick<typeof bankLessons.$inferInsert, "clientId" | "supplierId" | "category">>;

/**
 * Says what a line is: pays its invoice or gives a credit note back, settles its plan, links the entry that is written already, or makes one.
 * @throws Refusal `invalid_input` naming what does not fit, `id` when its day lies ahead, or `category` when nothing is said and nothing is likely
 */
export const match = handle(bank.match, async (context, { id, version, ...choice }) => {
  requireOneMeaning(choice);
  const line = await fetchOpenLine(context.db, id);
  // What a bank announces is nothing until it happens, as with what one marks as paid.
  if (line.day > civilDate(context.now)) refuseField("id", "future");
  const chosen = await chosenFor(context, line, choice);
  const { changes, taught: lesson } = await settle(context, line, chosen);
  await teach(context, line, lesson);
  return toLine(context.update(bankLines, line, { ...changes, state: "matched", wroteEntry: !chosen.entry }, version));
});

/**
 * What the person said, or what is likeliest.
 * @throws Refusal `invalid_input` naming `category`: nothing is said and nothing is likely, or sales that are an invoice still due
 */
async function chosenFor({ db }: CommandContext, line: LineRow, choice: Choice): Promise<Choice> {
  if (choice.entry || choice.parts?.length || choice.invoice || choice.plan || choice.carried) return choice;
  if (choice.category && (choice.category !== "sales" || choice.anyway)) return choice;
  const likely = (await suggestionsFor(db, [line])).get(line.id);
  if (choice.category) return likely?.named ? refuseField("category", "names_invoice", { number: likely.named }) : choice;
  if (!likely?.suggestion) return refuseField("category", "say_what");
  const { kind, id, less } = likely.suggestion;
  return { ...choice, ...(less.length ? { parts: [id, ...less].map((invoice) => ({ invoice })) } : { [kind]: id }) };
}

/** Does what the match means for the books. @returns what the line keeps of it, and what it teaches */
async function settle(context: CommandContext, line: LineRow, chosen: Choice): Promise<{ changes: Partial<LineRow>; taught: Lesson }> {
  const { day, amount: signed, label } = line;
  const amount = Math.abs(signed);
  if (chosen.entry) return link(context, line, chosen.entry);
  const { parts, invoice, onAccount, carried } = chosen;
  if (parts?.length) return payParts(context, line, { parts, onAccount, carried });
  if (invoice) return payParts(context, line, { parts: [{ invoice }], onAccount, carried }, () => "invoice");
  if (onAccount && !carried) refuseField("invoice", "required");
  if (chosen.plan) {
    const plan = await mustExist("plan", fetchPlan(context.db, chosen.plan));
    requireSameWay(line, plan);
    const { entryId } = await settlePlan(context, plan, { day, amount, bankLineId: line.id });
    return { changes: { entryId }, taught: {} };
  }
  await requireOpen(context.db, day, "id");
  if (carried) return settleCarried(context, line, { carried, onAccount }, chosen.description);
  const category = chosen.category ?? "other";
  const vatRate = await salesRateOf(context, category, chosen.vatRate);
  const type = signed > 0 ? "income" : "expense";
  const entryId = enter(context, {
    day,
    type,
    category,
    vatRate,
    amount,
    description: chosen.description ?? label.slice(0, 200),
    bankLineId: line.id,
  });
  return { changes: { entryId }, taught: { category } };
}

async function link(context: CommandContext, line: LineRow, id: string) {
  const [entry] = await context.db.select().from(treasuryEntries).where(eq(treasuryEntries.id, id));
  if (!entry || entry.bankLineId) return refuseField("entry", "not_found");
  requireSameAmount(line, entry);
  context.update(treasuryEntries, entry, { bankLineId: line.id });
  return { changes: { entryId: entry.id }, taught: { category: entry.invoiceId ? null : ownOf(entry.category) } };
}

type PaperRow = typeof invoices.$inferSelect;

async function findPaper({ db }: CommandContext, name: string): Promise<PaperRow | undefined> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(or(eq(invoices.id, name), eq(invoices.number, name.toUpperCase())));
  return invoice;
}

/**
 * Pays several papers by one line; a small difference is booked beside, as the owner's rule says, or stays on whose account it is. A credit
 * note of whoever pays is given back by the same line: it came less that.
 */
async function payParts(
  context: CommandContext,
  line: LineRow,
  { parts, ...account }: { parts: NonNullable<Choice["parts"]>; onAccount: boolean; carried?: string },
  fieldOf = (place: number) => `parts.${place}.invoice`,
) {
  const papers = await Promise.all(
    parts.map(async ({ invoice }, place) => (await findPaper(context, invoice)) ?? refuseField(fieldOf(place), "not_found")),
  );
  if (new Set(papers.map(({ id }) => id)).size < papers.length) refuseField("parts", "twice");
  const shares = papers.map((paper, place) => {
    const open = paper.due || creditBalanceOf(paper);
    const isOff = isTakenOff(line, paper, papers);
    requirePayable(line, { ...paper, open, isTakenOff: isOff }, fieldOf(place));
    return { open, amount: parts[place]?.amount, isTakenOff: isOff };
  });
  const rule = await readRule(context.db);
  const due = dueOf(shares);
  const rest = account.onAccount || account.carried ? await putOnAccount(context, line, papers, due, account) : 0;
  const { paid, difference } = shareOut(Math.abs(line.amount) - rest, shares, rule);
  const about = { paidOn: line.day, method: "transfer" as const, note: line.label.slice(0, 200), bankLineId: line.id };
  for (const [place, paper] of papers.entries())
    await payInvoice(context, paper, { ...about, amount: paid[place] }, paper.type === "credit" ? "sent" : "paid");
  const isPaid = (_: unknown, place: number) => !shares[place]?.isTakenOff;
  await enterDifference(context, line, papers.filter(isPaid), { paid: paid.filter(isPaid), difference, rule });
  const [first] = papers;
  return {
    changes: { invoiceId: papers.length === 1 ? (first?.id ?? null) : null },
    taught: { clientId: first?.clientId ?? null, supplierId: first?.supplierId ?? null },
  };
}

interface Difference {
  /** What of each paper the line settles. */
  paid: number[];
  difference: number;
  rule: DifferenceRule;
}

/**
 * Writes what lacks between a line and what it pays, or is too much. What lacks for paying early, or by rounding, is each invoice's
 * own: its VAT follows, and it goes with the payment.
 */
async function enterDifference(
  context: CommandContext,
  line: LineRow,
  papers: PaperRow[],
  { paid, difference, rule }: Difference,
): Promise<void> {
  if (difference === 0) return;
  const category = difference > 0 && rule.category === "discount" ? "rounding" : rule.category;
  const isOwn =
    (category === "discount" || category === "rounding") && papers.every(({ type }) => type === "client" || type === "supplier");
  const whole = paid.reduce((sum, amount) => sum + amount, 0);
  const isEarly = category === "discount" && isOwn;
  const uncredited = isEarly ? await readUncredited(context.db, papers) : new Map<string, VatLine[]>();
  const earlier = isEarly ? await Promise.all(papers.map((paper) => readDiscounts(context.db, paper))) : [];
  let before = 0;
  const shares = isOwn
    ? papers.map(({ id, total }, place) => {
        const upTo = before + (paid[place] ?? 0);
        const amount = proportion(Math.abs(difference), upTo, whole) - proportion(Math.abs(difference), before, whole);
        before = upTo;
        const discounted = uncredited.get(id) ?? null;
        const left = (discounted ? inAll(discounted) : total) - inAll(earlier[place] ?? []);
        // Where credit notes have left nothing of a sale, nobody pays early for it: a refund comes back.
        return isEarly && amount > left
          ? { invoiceId: id, amount, category: "rounding" as const, discounted: null }
          : { invoiceId: id, amount, category, discounted };
      })
    : [{ invoiceId: null, amount: Math.abs(difference), category, discounted: null }];
  const type = difference > 0 === line.amount > 0 ? "income" : "expense";
  const about = { day: line.day, type, description: `Écart ${line.label}`.slice(0, 200), bankLineId: line.id } as const;
  for (const share of shares) if (share.amount > 0) enter(context, { ...about, ...share });
}

const inAll = (parts: readonly VatLine[]) => parts.reduce((sum, { base, tax }) => sum + base + tax, 0);

/** Remembers whose or what a label is; the last time counts. */
async function teach(context: CommandContext, line: LineRow, learned: Lesson): Promise<void> {
  const words = lessonKey(line.label);
  if (!words || !Object.values(learned).some(Boolean)) return;
  const lesson = { clientId: null, supplierId: null, category: null, ...learned };
  const [before] = await context.db.select().from(bankLessons).where(eq(bankLessons.words, words));
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  if (before) context.update(bankLessons, before, lesson);
  else context.insert(bankLessons, { ...lesson, id: newId(), words, ...times });
}
