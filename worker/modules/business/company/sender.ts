import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Sender } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import { phoneText } from "@/worker/core/trade/phone-numbers";
import { formatRate } from "@/worker/core/figures/rate";
import type { QueryContext } from "@/worker/engine/handler";
import { type JudgedPicture, judge } from "@/worker/core/files/brought-picture";
import type { fetchCompany } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

type CompanyRow = Awaited<ReturnType<typeof fetchCompany>>;

const wordsOf = (language: Language) => (language === "fr" ? fr : en).paper;
const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** The business as it stands at the head and foot of its papers. */
export async function senderOf(context: QueryContext, company: CompanyRow, language: Language): Promise<Sender> {
  const { name, tagline, address, phone, email, website } = company;
  const logo = await fetchLogo(context, company);
  return {
    name,
    ...(tagline && { brandLine: tagline }),
    address: address ? addressLines(address, language) : [],
    contacts: [phone && phoneText(phone), email, website].filter((line): line is string => !!line),
    identity: identityLines(company, language),
    ...(logo && { logo }),
  };
}

/** The logo as it is kept; null when there is none, or when it was lost: a paper goes out all the same. */
export async function fetchLogo({ files }: QueryContext, { logo }: CompanyRow): Promise<JudgedPicture | null> {
  const bytes = logo ? await files.get(logo) : null;
  return bytes && judge(bytes);
}

/** Who the business is in law: what every commercial paper must say (Code de commerce, art. R123-237 and R123-238). */
function identityLines(company: CompanyRow, language: Language): string[] {
  const words = wordsOf(language);
  const { name, legalForm, capital, siret, register, vatNumber, approval } = company;
  const form =
    capital === null ? legalForm : fill(words.capital, { form: legalForm, capital: formatMoney(capital, capital % 10_000 ? 2 : 0) }).trim();
  const first = [
    [name, form].filter(Boolean).join(" "),
    siret && `${siret.length === 14 ? "SIRET" : "SIREN"} ${grouped(siret)}`,
    register && fill(words.register, { register }),
  ];
  const second = [vatNumber && fill(words.vat, { vatNumber }), approval && fill(words.approval, { approval })];
  return [first, second].map((parts) => parts.filter(Boolean).join(" – ")).filter(Boolean);
}

/** What is said of paying late or early, each sentence apart. */
export interface PaymentSentences {
  penalty: string;
  /** It goes on from the penalty. */
  recovery: string;
  /** The same, by itself. */
  recoveryAlone: string;
  discount: string;
}

/** What is agreed on paying late and early, and what of it touches VAT. */
type Terms = Pick<CompanyRow, "penaltyRate" | "discountTerms"> & {
  discountKeepsVat?: boolean;
  /** Does the paper bear VAT? */
  hasVat?: boolean;
};

/**
 * What invoices must say of paying late or early (Code de commerce, art. L441-9, L441-10 and D441-5), and what becomes of the VAT of
 * a discount for paying early: unless the seller renounces, only that of the price paid is due and deducted (CGI, art. 267, II, 1°).
 */
export function paymentSentences(
  { penaltyRate, discountTerms, discountKeepsVat = false, hasVat = false }: Terms,
  language: Language,
): PaymentSentences {
  const words = wordsOf(language);
  const penalty = penaltyRate === null ? words.penaltyByLaw : fill(words.penalty, { rate: formatRate(penaltyRate, language) });
  const ofVat = hasVat && discountTerms ? words[discountKeepsVat ? "discountKeepsVat" : "discountVat"] : "";
  const discount = [discountTerms || words.noDiscount, ofVat].filter(Boolean).join(" ");
  return { penalty, recovery: words.recovery, recoveryAlone: words.recoveryAlone, discount };
}

/** The same, as lines of a paper. */
export function paymentLines(company: Terms, language: Language): string[] {
  const { penalty, recovery, discount } = paymentSentences(company, language);
  return [`${penalty} ${recovery}`, discount];
}

/** 732 829 320 00074. */
export function grouped(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})/, "$1 $2 $3 ").trim();
}
