import type { Chance } from "./chance";
import type { Facts } from "./facts";
import type { Wording } from "./wordings";
import { dateText } from "./writing";

/** Terms that end with the day: "30 jours fin de mois, soit le 31 mars 2026". */
export function termsOf({ due, branches }: Facts, { language }: Wording, chance: Chance): string {
  const day = due ? dateText(due, branches) : "";
  const days = chance.one([15, 30, 45, 60]);
  return language === "fr"
    ? `${chance.one([`${days} jours`, `à ${days} jours`, `${days} jours fin de mois`, `virement ${days} jours nets`])}${chance.one([", soit le ", " soit au ", " : ", " - échéance ", ", au plus tard le "])}${day}`
    : `${chance.one([`Net ${days} days`, `${days} days from invoice`, `${days} days E.O.M.`])}${chance.one([", i.e. ", " - ", ": by ", ", due "])}${day}`;
}

/** Under the sums: when it is to be paid, or when it will be collected; and days that look like it. */
export function dueSentence(facts: Facts, wording: Wording, chance: Chance): string {
  const { branches, date, due } = facts;
  const isFrench = wording.language === "fr";
  const day = due ? dateText(due, branches) : "";
  const early = dateText(new Date(Date.parse(date) + 8 * 86_400_000).toISOString().slice(0, 10), branches);
  const rebate =
    branches.totals === "discounted" && chance.often(0.5)
      ? `<p class="small">${isFrench ? `Escompte de 1 % pour tout paiement reçu avant le ${early}` : `1 % off if paid before ${early}`}</p>`
      : "";
  const next =
    branches.due === "collected" && chance.often(0.3)
      ? `<p>${isFrench ? `Votre prochaine facture sera établie vers le ${early}.` : `Your next bill will be issued around ${early}.`}</p>`
      : "";
  const printed = (texts: string[]) => `${rebate}<p>${chance.one(texts)}</p>`;
  if (!due) return rebate;
  if (branches.due === "sentence")
    return printed(
      isFrench
        ? [
            `Exigible le : ${day}`,
            `Payable au plus tard le ${day}, sans escompte`,
            `Somme à nous faire parvenir avant le ${day}`,
            `Nous vous remercions de régler cette facture pour le ${day}.`,
            `À acquitter le ${day} au plus tard`,
            `Votre virement est attendu le ${day}.`,
            `Règlement par virement au ${day}`,
          ]
        : [
            `Payable before ${day}`,
            `Please let us have your remittance by ${day}.`,
            `Payment to reach us no later than ${day}`,
            `Kindly pay before ${day}`,
            `To be settled on or before ${day}`,
          ],
    );
  if (branches.due === "collected")
    return `${printed(
      isFrench
        ? [
            `Cette somme sera prélevée automatiquement le ${day}`,
            `Les montants seront prélevés le ${day} sur votre compte.`,
            `Prélèvement SEPA à partir du ${day}`,
            `Le montant sera débité de votre compte le ${day}.`,
            `Traite acceptée au ${day}`,
            `Un chèque du même montant sera remis en banque le ${day}`,
          ]
        : [
            `We will collect this amount by direct debit on ${day}.`,
            `Your account will be debited on or after ${day}`,
            `Direct debit date ${day}`,
            `Your card will be charged on ${day}`,
          ],
    )}${next}`;
  if (branches.due === "pair" && chance.often(0.4))
    return printed([isFrench ? `Règlement par virement au ${day}` : `Please settle by ${day}`]);
  return rebate;
}

/** What the paper is for lasts from a day to another, which is not when it is to be paid: "Abonnements du 5 novembre au 4 décembre". */
export function periodOf({ branches, date }: Facts, { language }: Wording, chance: Chance): string {
  const isRenewed = ["energy", "telecom", "rent"].includes(branches.trade);
  if (!isRenewed || !chance.often(0.6)) return "";
  const from = chance.whole(-35, 3);
  const day = (days: number) => dateText(new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10), branches);
  const [first, last] = [day(from), day(from + 30)];
  const text =
    language === "fr"
      ? chance.one([`Période du ${first} au ${last}`, `Vos abonnements du ${first} au ${last}`, `Loyer et charges du ${first} au ${last}`])
      : chance.one([`Period ${first} to ${last}`, `Charges from ${first} until ${last}`]);
  return `<div class="${chance.one(["", "small"])}">${text}</div>`;
}
