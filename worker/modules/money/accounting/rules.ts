import { CENT } from "@/worker/core/figures/money";
import type { VatLine } from "@/worker/core/figures/totals";

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

/** Books of a business. */
export const journals = { VT: "Ventes", HA: "Achats", BQ: "Banque", CA: "Caisse" } as const;
export type Journal = keyof typeof journals;

/** Accounts of the French chart of accounts, with their names. */
const accounts = {
  clients: ["411000", "Clients"],
  deposits: ["419100", "Clients, avances et acomptes reçus sur commandes"],
  suppliers: ["401000", "Fournisseurs"],
  bank: ["512000", "Banque"],
  cash: ["530000", "Caisse"],
  vatOut: ["445710", "TVA collectée"],
  vatIn: ["445660", "TVA déductible sur autres biens et services"],
  sales: ["701000", "Ventes de produits finis"],
  purchases: ["601000", "Achats de matières premières"],
  salaries: ["421000", "Personnel, rémunérations dues"],
  social: ["431000", "Sécurité sociale"],
  rent: ["613200", "Locations immobilières"],
  energy: ["606100", "Eau, énergie"],
  transport: ["624000", "Transports"],
  insurance: ["616000", "Primes d'assurance"],
  bankFees: ["627000", "Services bancaires"],
  vat: ["445510", "TVA à décaisser"],
  taxes: ["635000", "Autres impôts et taxes"],
  equipment: ["215400", "Matériel industriel"],
  loan: ["164000", "Emprunts"],
  marketing: ["623000", "Publicité"],
  fees: ["622600", "Honoraires"],
  owner: ["108000", "Compte de l'exploitant"],
  other: ["471000", "Compte d'attente"],
} as const;
type Account = keyof typeof accounts;

/** One side of an entry: more than nothing is a debit, less a credit; in ten-thousandths of a euro, whole cents. */
export interface Leg {
  account: Account;
  amount: number;
  /** The rate of VAT whose own account it goes to, in hundredths of a percent. */
  rate?: number;
}

/** The last digit of an account that is kept by rate of VAT; 0 for none, or for one of former times. */
const digitOfRate: Record<number, string> = { 2000: "1", 1000: "2", 550: "3", 210: "4" };

/** An account with its name; of a rate, its own: 445713, TVA collectée 5,5 %. */
function accountOf({ account, rate }: Leg): [number: string, name: string] {
  const [number, name] = accounts[account];
  const digit = rate === undefined ? undefined : digitOfRate[rate];
  return digit && rate ? [`${number.slice(0, 5)}${digit}`, `${name} ${String(rate / 100).replace(".", ",")} %`] : [number, name];
}

/** An entry before it is numbered. */
export interface Written {
  journal: Journal;
  /** A civil day. */
  day: string;
  /** The paper it rests on, and its day. */
  paper: string;
  paperDay: string;
  label: string;
  /** Whose account it is, where a leg is a client's or a supplier's. */
  party: { code: string; name: string } | null;
  /** The invoice that it makes due, pays or takes back: what comes to nothing together is lettered. */
  settles?: string | null;
  legs: Leg[];
}

interface Paper {
  total: number;
  vat: VatLine[];
}

/** A deposit that a paper asks for, or takes back where it is less than nothing, excl. tax. */
interface Deposit {
  vatRate: number;
  total: number;
}

/** What a sale writes; a credit note writes the opposite. @param deposits they are owed to the client until the goods are invoiced */
export function saleLegs({ total, vat }: Paper, isCredit: boolean, deposits: Deposit[] = []): Leg[] {
  const sign = isCredit ? -1 : 1;
  const depositAt = (rate: number) => deposits.reduce((sum, one) => (one.vatRate === rate ? sum + one.total : sum), 0);
  const bases = vat.flatMap(({ rate, base, tax }): Leg[] => [
    { account: "sales", rate, amount: -sign * (base - depositAt(rate)) },
    { account: "vatOut", rate, amount: -sign * tax },
  ]);
  const deposit = deposits.reduce((sum, one) => sum + one.total, 0);
  return withoutZeros([{ account: "clients", amount: sign * total }, { account: "deposits", amount: -sign * deposit }, ...bases]);
}

/** What a supplier's invoice writes; a credit note of theirs writes the opposite. */
export function purchaseLegs({ total, vat }: Paper, isCredit: boolean): Leg[] {
  const sign = isCredit ? -1 : 1;
  const bases = vat.flatMap(({ rate, base, tax }): Leg[] => [
    { account: "purchases", rate, amount: sign * base },
    { account: "vatIn", rate, amount: sign * tax },
  ]);
  return withoutZeros([...bases, { account: "suppliers", amount: -sign * total }]);
}

const ofCategory: Record<string, Account> = { bank: "bankFees" };

/** What money that moves writes. @param against the client's or supplier's account when an invoice is paid; its category's otherwise */
export function moneyLegs(signed: number, isCash: boolean, category: string, against: "clients" | "suppliers" | null): Leg[] {
  const cents = Math.round(signed / CENT) * CENT;
  const other = against ?? ofCategory[category] ?? (category in accounts ? (category as Account) : "other");
  return withoutZeros([
    { account: isCash ? "cash" : "bank", amount: cents },
    { account: other, amount: -cents },
  ]);
}

const withoutZeros = (legs: Leg[]) => legs.filter(({ amount }) => amount !== 0);

/** Entries as the lines of the file: by day, numbered without gap. @param validOn when an entry was validated, as YYYY-MM-DD; null while it is not */
export function linesOf(
  entries: readonly Written[],
  validOn: (day: string) => string | null,
  settlements: readonly Settlement[] = [],
): string[][] {
  const ordered = entries.filter(({ legs }) => legs.length).sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const letters = lettersOf(ordered, settlements);
  return ordered.flatMap(({ journal, day, paper, paperDay, label, party, settles, legs }, place) =>
    legs.map((leg) => {
      const { amount } = leg;
      const [number, name] = accountOf(leg);
      const own = party && (isOfParty(leg) || leg.account === "deposits") ? [party.code, party.name] : ["", ""];
      const letter = isOfParty(leg) ? letters.get(settles ?? "") : undefined;
      const head = [journal, journals[journal], String(place + 1), plain(day), number, name, ...own];
      const sums = [euros(Math.max(0, amount)), euros(Math.max(0, -amount))];
      return [
        ...head,
        paper,
        plain(paperDay),
        label,
        ...sums,
        letter?.letter ?? "",
        plain(letter?.day ?? ""),
        plain(validOn(day) ?? ""),
        "",
        "",
      ].map(inOneCell);
    }),
  );
}

const isOfParty = ({ account }: Leg) => account === "clients" || account === "suppliers";

/** A credit note that was set against another invoice than its own: what settles both is one. */
export interface Settlement {
  /** What each of them settles. */
  one: string;
  other: string;
}

/** What letters what: an invoice with all that paid it or took it back, once nothing of it is left, on the last of their days. */
function lettersOf(ordered: Written[], settlements: readonly Settlement[]): Map<string, { letter: string; day: string }> {
  const firstOf = groupsOf(settlements);
  const sums = new Map<string, { open: number; day: string }>();
  for (const { settles, day, legs } of ordered) {
    if (!settles) continue;
    const group = firstOf(settles);
    const before = sums.get(group)?.open ?? 0;
    sums.set(group, { open: legs.filter(isOfParty).reduce((sum, { amount }) => sum + amount, before), day });
  }
  const settled = [...sums].filter(([, { open }]) => open === 0);
  const letters = new Map(settled.map(([group, { day }], place) => [group, { letter: letterAt(place), day }]));
  const all = ordered.flatMap(({ settles }) => settles ?? []);
  return new Map(
    all.flatMap((settles) => {
      const letter = letters.get(firstOf(settles));
      return letter ? [[settles, letter] as const] : [];
    }),
  );
}

/** Which papers settle each other, however long the chain. @returns the one that stands for all of its group */
function groupsOf(settlements: readonly Settlement[]): (settles: string) => string {
  const above = new Map<string, string>();
  const firstOf = (settles: string): string => {
    const next = above.get(settles);
    return next === undefined ? settles : firstOf(next);
  };
  for (const { one, other } of settlements) {
    const [first, second] = [firstOf(one), firstOf(other)];
    if (first !== second) above.set(second, first);
  }
  return firstOf;
}

/** AAA, AAB, … ZZZ, AAAA: as accountants letter. */
function letterAt(place: number): string {
  const [A, LETTERS, LEAST] = [65, 26, 3];
  let [rest, text] = [place, ""];
  while (rest > 0 || text.length < LEAST) {
    text = String.fromCharCode(A + (rest % LETTERS)) + text;
    rest = Math.floor(rest / LETTERS);
  }
  return text;
}

const orderOf = ({ day, journal, paper }: Written) => `${day} ${journal} ${paper}`;
/** YYYYMMDD. */
const plain = (day: string) => day.replaceAll("-", "");
/** "1234,50". */
const euros = (amount: number) => (amount / 10_000).toFixed(2).replace(".", ",");
const inOneCell = (text: string) => text.replace(/[\t\r\n|]+/g, " ").trim();

/** The file's name: SIREN, FEC, and the last day of the period. */
export const fecName = (siret: string, to: string) => `${siret.replace(/\s/g, "").slice(0, 9)}FEC${plain(to)}`;
