import { CENT } from "@/worker/core/figures/money";
import type { VatReason } from "@/worker/core/trade/trade";
import { journals, type Leg, type OwnAccounts, type Party, type TaxMove, type TaxPart, type Written } from "./shapes";
import { type Account, chart } from "./status";
import { isOfParty, type Letters, lettersOf } from "./letters/rules";

export type { Journal, Leg, Written } from "./shapes";

/** The columns of the file of accounting entries, in the order of the law (tax procedure code, article A47 A-1). */
export const columns = [
  "JournalCode",
  "JournalLib",
  "EcritureNum",
  "EcritureDate",
  "CompteNum",
  "CompteLib",
  "CompAuxNum",
  "CompAuxLib",
  "PieceRef",
  "PieceDate",
  "EcritureLib",
  "Debit",
  "Credit",
  "EcritureLet",
  "DateLet",
  "ValidDate",
  "Montantdevise",
  "Idevise",
] as const;

/** The last digit of an account that is kept by rate of VAT; 0 for none, or for one of former times. */
const digitOfRate: Record<number, string> = { 2000: "1", 1000: "2", 550: "3", 210: "4" };

/**
 * An account with its name; of a rate, its own: 445713, TVA collectée 5,5 %.
 * @param rate of VAT, in hundredths of a percent @param own what the accountant says; a number that does not end with 0 stays as it is
 */
export function accountOf(account: Account, rate: number | undefined, own: OwnAccounts = {}): [number: string, name: string] {
  const [usualNumber, usualName] = chart[account];
  const { number, name } = own[account] ?? { number: usualNumber, name: usualName };
  const digit = rate ? digitOfRate[rate] : undefined;
  const hasRates = digit !== undefined && number.endsWith("0");
  return hasRates ? [`${number.slice(0, -1)}${digit}`, `${name} ${String((rate ?? 0) / 100).replace(".", ",")} %`] : [number, name];
}

/** What a sale or a purchase is written from. */
interface Paper {
  total: number;
  parts: readonly TaxPart[];
  /** Why a sale bears no VAT. */
  reason?: VatReason | null;
}

function saleAccount({ kind, rate }: TaxPart, reason: VatReason | null): Account {
  if (kind === "deposit" || kind === "depositBack") return "deposits";
  if (kind === "container") return "containers";
  if (kind === "service") return "services";
  if (rate > 0 || !reason) return "sales";
  return reason === "intra_community" ? "salesUnion" : reason === "export" || reason === "overseas" ? "salesExport" : "sales";
}

/** What a sale writes; a credit note writes the opposite. A deposit is owed to the client until the goods are invoiced. */
export function saleLegs({ total, parts, reason = null }: Paper, isCredit: boolean): Leg[] {
  const sign = isCredit ? -1 : 1;
  const bases = parts.flatMap((part): Leg[] => {
    const account = saleAccount(part, reason);
    return [
      { account, ...(!isOwed(account) && { rate: part.rate }), amount: -sign * (part.base + (part.off ?? 0)) },
      { account: "discount", amount: sign * (part.off ?? 0) },
      { account: part.isDeferred ? "vatWaiting" : "vatOut", rate: part.rate, amount: -sign * part.tax },
    ];
  });
  return withoutZeros([{ account: "clients", amount: sign * total }, ...bases]);
}

/** Where what was bought goes; what was paid ahead of it is owed by the supplier until it comes. */
function purchaseAccount(kind: TaxPart["kind"], rate: number): Pick<Leg, "account" | "rate"> {
  if (kind === "deposit" || kind === "depositBack") return { account: "depositsPaid" };
  if (kind === "asset") return { account: "equipment" };
  return { account: kind === "service" ? "boughtServices" : "purchases", rate };
}

/** What a supplier's invoice writes; a credit note of theirs writes the opposite. @param selfAssessed the VAT that the buyer accounts for */
export function purchaseLegs({ total, parts }: Paper, isCredit: boolean, selfAssessed = 0): Leg[] {
  const sign = isCredit ? -1 : 1;
  const bases = parts.flatMap(({ kind, rate, base, tax, isDeferred }): Leg[] => [
    { ...purchaseAccount(kind, rate), amount: sign * base },
    { account: isDeferred ? "vatInWaiting" : kind === "asset" ? "vatInAssets" : "vatIn", rate, amount: sign * tax },
  ]);
  return withoutZeros([...bases, { account: "suppliers", amount: -sign * total }, ...selfAssessedLegs(selfAssessed)]);
}

/** The VAT that a buyer accounts for, on both sides. */
const selfAssessedLegs = (tax: number): Leg[] => [
  { account: "vatInSelf", amount: tax },
  { account: "vatSelf", amount: -tax },
];

/** VAT that falls due, or may be deducted, when something is paid. */
export function vatDueLegs({ side, rate, tax, isSelfAssessed }: Pick<TaxMove, "side" | "rate" | "tax" | "isSelfAssessed">): Leg[] {
  // Both of its sides stand in the entry of the one that is due.
  if (isSelfAssessed) return side === "collected" ? withoutZeros(selfAssessedLegs(tax)) : [];
  const [waiting, due, sign] = side === "collected" ? (["vatWaiting", "vatOut", 1] as const) : (["vatInWaiting", "vatIn", -1] as const);
  return withoutZeros([
    { account: waiting, rate, amount: sign * tax },
    { account: due, rate, amount: -sign * tax },
  ]);
}

/**
 * What settles a paper though no money moves: what somebody has on account pays their invoice, or what a credit note owes is kept as
 * compensation, which is income.
 */
export function settledLegs({ method, amount, isBought }: { method: string; amount: number; isBought: boolean }): Leg[] {
  const [account, sign] = isBought ? (["suppliers", -1] as const) : (["clients", 1] as const);
  if (method === "kept")
    return [
      { account, amount },
      { account: "compensation", amount: -amount },
    ];
  return [
    { account, amount: sign * amount, isOnAccount: true },
    { account, amount: -sign * amount },
  ];
}

/** Where money goes that pays no invoice, where it is not the account of that name: by which way it goes. */
function accountOfCategory(category: string, isIncome: boolean): Account {
  if (category === "bank") return "bankFees";
  if (category === "discount") return isIncome ? "discountTaken" : "discount";
  if (category === "rounding" || category === "till") return isIncome ? "roundingGained" : "rounding";
  return category in chart ? (category as Account) : "other";
}

/** What money is for. */
interface Purpose {
  isCash: boolean;
  category: string;
  /** The client's or supplier's account when an invoice is paid; its category's otherwise. */
  against: "clients" | "suppliers" | null;
  /** Of sales without an invoice: their rate of VAT, and the VAT within. */
  rate?: number | null;
  vat?: readonly Pick<TaxMove, "tax">[];
}

/** What money that moves writes. */
export function moneyLegs(signed: number, { isCash, category, against, rate, vat = [] }: Purpose): Leg[] {
  const cents = Math.round(signed / CENT) * CENT;
  const account = against ?? accountOfCategory(category, cents > 0);
  const tax = against ? 0 : vat.reduce((sum, one) => sum + one.tax, 0);
  const ofRate = !against && rate ? { rate } : {};
  return withoutZeros([
    { account: isCash ? "cash" : "bank", amount: cents },
    { account, ...ofRate, amount: tax - cents },
    { account: "vatOut", ...ofRate, amount: -tax },
  ]);
}

/**
 * What a difference writes between what came and what was due of an invoice: what is taken off for paying early corrects its VAT.
 * @param signed less than nothing where less came in, or more went out @param discount the VAT that it gives back
 */
export function differenceLegs(
  signed: number,
  category: string,
  isBought: boolean,
  discount: readonly Pick<TaxMove, "rate" | "tax">[],
): Leg[] {
  const account = category === "discount" ? (isBought ? "discountTaken" : "discount") : accountOfCategory(category, signed > 0);
  const vat = discount.map(({ rate, tax }): Leg => ({ account: isBought ? "vatIn" : "vatOut", rate, amount: isBought ? tax : -tax }));
  const tax = vat.reduce((sum, { amount }) => sum + amount, 0);
  return withoutZeros([{ account: "bank", amount: signed }, { account, amount: -signed - tax }, ...vat]);
}

const withoutZeros = (legs: Leg[]) => legs.filter(({ amount }) => amount !== 0);

/** An entry with its number. */
export interface Numbered {
  number: number;
  entry: Written;
}

/** Entries in the order of days, journals and papers, numbered without gap; one that writes nothing has no number. @param last the number before theirs */
export function numberedFrom(entries: readonly Written[], last: number): Numbered[] {
  const ordered = entries.filter(({ legs }) => legs.length).sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return ordered.map((entry, place) => ({ number: last + place + 1, entry }));
}

interface Shown {
  /** When an entry was validated, as YYYY-MM-DD; null while it is not. */
  validOn(day: string): string | null;
  letters?: Letters;
  accounts?: OwnAccounts;
}

/** Entries as the lines of the file. */
export function linesOf(entries: readonly Numbered[], { validOn, letters = lettersOf(entries, []), accounts = {} }: Shown): string[][] {
  return entries.flatMap(({ number: entryNumber, entry }) => {
    const { journal, day, paper, paperDay, label, party, legs } = entry;
    return legs.map((leg) => {
      const { amount, item } = leg;
      const [number, name] = leg.frozen ? [leg.frozen.number, leg.frozen.name] : accountOf(leg.account, leg.rate, accounts);
      const whose = partyOf(leg, party);
      const own = whose ? [whose.code, whose.name] : ["", ""];
      const letter = item ? item.letter : letters(entryNumber, leg, entry);
      // What is carried forward is one entry, of a series of its own.
      const shownNumber = journal === "AN" ? "AN1" : String(entryNumber);
      const head = [journal, journals[journal], shownNumber, plain(day), number, name, ...own];
      const sums = [euros(Math.max(0, amount)), euros(Math.max(0, -amount))];
      return [
        ...head,
        item?.paper ?? paper,
        plain(item?.paperDay ?? paperDay),
        item?.label ?? label,
        ...sums,
        letter?.letter ?? "",
        plain(letter?.day ?? ""),
        plain(validOn(day) ?? ""),
        "",
        "",
      ].map(inOneCell);
    });
  });
}

/** Is it owed to a client, or by a supplier, until goods or packaging have come or gone? */
const isOwed = (account: Account) => account === "deposits" || account === "depositsPaid" || account === "containers";

/** Whose account a leg is on; null where it is on no client's or supplier's. @param party whose paper it is */
export function partyOf(leg: Leg, party: Party | null): Party | null {
  return leg.party ?? (isOfParty(leg) || isOwed(leg.account) ? party : null);
}

const orderOf = ({ day, journal, paper }: Written) => `${day} ${journal} ${paper}`;
/** YYYYMMDD. */
const plain = (day: string) => day.replaceAll("-", "");
/** "1234,50". */
const euros = (amount: number) => (amount / 10_000).toFixed(2).replace(".", ",");
const inOneCell = (text: string) => text.replace(/[\t\r\n|]+/g, " ").trim();

/** The file's name: SIREN, FEC, and the last day of the period. */
export const fecName = (siret: string, to: string) => `${siret.replace(/\s/g, "").slice(0, 9)}FEC${plain(to)}`;
