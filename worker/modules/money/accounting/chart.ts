/** Accounts of the French chart of accounts, with their names, by what they are for; the accountant may say otherwise. */
export const chart = {
  clients: ["411000", "Clients"],
  deposits: ["419100", "Clients, avances et acomptes reçus sur commandes"],
  suppliers: ["401000", "Fournisseurs"],
  bank: ["512000", "Banque"],
  cash: ["530000", "Caisse"],
  vatOut: ["445710", "TVA collectée"],
  vatWaiting: ["445740", "TVA collectée en attente d'encaissement"],
  vatSelf: ["445200", "TVA due, acquisitions intracommunautaires et autoliquidation"],
  vatIn: ["445660", "TVA déductible sur autres biens et services"],
  vatInWaiting: ["445640", "TVA déductible en attente de paiement"],
  vatInSelf: ["445669", "TVA déductible autoliquidée"],
  sales: ["701000", "Ventes de produits finis"],
  salesUnion: ["701200", "Ventes de produits finis, Union européenne"],
  salesExport: ["701300", "Ventes de produits finis, exportation"],
  services: ["706000", "Prestations de services"],
  purchases: ["601000", "Achats de matières premières"],
  boughtServices: ["604000", "Achats de prestations de services"],
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
export type Account = keyof typeof chart;
export const accountKeys = Object.keys(chart) as [Account, ...Account[]];

/** An account as the accountant has it. */
export interface OwnAccount {
  number: string;
  name: string;
}
export type OwnAccounts = Partial<Record<Account, OwnAccount>>;

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
