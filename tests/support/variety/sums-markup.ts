import type { Chance } from "./chance";
import type { Facts } from "./facts";
import { dueSentence } from "./due-markup";
import { dateText, figure, money } from "./writing";
import type { Wording } from "./wordings";

type Pair = [label: string, value: string];

/** Everything under the table: sums, taxes, what is said of both, and where to pay. */
export function sumsOf(facts: Facts, wording: Wording, chance: Chance): string {
  const { branches, incl, rates, seller } = facts;
  if (branches.kind === "delivery" && chance.often(0.6))
    return `<p>${wording.language === "fr" ? "Marchandise reçue le : ........ Signature :" : "Received in good order:"}</p>`;
  const isFrench = wording.language === "fr";
  const isTaxed = branches.tax !== "none" && branches.tax !== "reversed";
  const pairs = sumPairs(facts, wording, chance, isTaxed);
  const shape = branches.kind === "receipt" ? "column" : branches.totals;
  const parts = [
    shape === "by rate" || (rates.length > 1 && chance.often(0.5)) || (branches.kind === "receipt" && isTaxed && chance.often(0.5))
      ? ratesTable(facts, wording, chance)
      : "",
    shape === "strip" ? strip(pairs) : column(pairs, chance.one([55, 60, 70, 80])),
    shape === "words"
      ? `<p>${isFrench ? "Arrêtée la présente à la somme de" : "Amount in words:"} ${isFrench ? "mille et quelques euros" : "one thousand and some"} (${figure(incl / 100, 2, branches)})</p>`
      : "",
    branches.tax === "none" && isFrench ? "<p>TVA non applicable, art. 293 B du CGI</p>" : "",
    branches.tax === "reversed" ? "<p>Autoliquidation : TVA due par le preneur, art. 283-2 du CGI</p>" : "",
    shape === "discounted"
      ? `<p class="small">${isFrench ? "Escompte de 2 % pour paiement à 8 jours" : "2 % if paid within 8 days"} : ${money(Math.round(incl * 0.98), facts)}</p>`
      : "",
    dueSentence(facts, wording, chance),
    isFrench && chance.often(0.7)
      ? `<p class="small">Pénalités de retard : 3 fois le taux légal. Indemnité forfaitaire pour frais de recouvrement : 40,00 €. ${seller.name} au capital de ${figure(chance.whole(1, 90) * 1000, 0, branches)} €</p>`
      : "",
    branches.kind === "receipt" ? "" : smallPrint(facts, isFrench, chance),
    branches.kind === "receipt"
      ? `<p class="centre">${isFrench ? "CB" : "Card"} ${figure(incl / 100, 2, branches)}<br>${isFrench ? "Merci de votre visite" : "Thank you"}</p>`
      : "",
  ];
  const isShort = facts.lines.length < 12;
  return `<div class="gap"></div><div style="${isShort && chance.often(0.4) ? "margin-top:40mm;" : ""}break-inside:avoid">${parts.join("")}</div>`;
}

/** Where to pay, in whose name; and the days that forms and conditions have of their own. */
function smallPrint({ seller, date, branches }: Facts, isFrench: boolean, chance: Chance): string {
  const day = (days: number) => dateText(new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10), branches);
  const bank = `${chance.one(isFrench ? ["Crédit Rural", "Banque du Littoral"] : ["Northern Bank", "Harbour Credit Union"])}`;
  const holder = chance.one(isFrench ? ["Titulaire : ", "Bénéficiaire : ", "À l'ordre de : "] : ["Account name: ", "Payable to: "]);
  const named = chance.often(0.4)
    ? `<div>${holder}${chance.often(0.6) ? seller.name : seller.name.replace(/^(?:SARL|SAS|EURL|SCEA|EARL|SA) | (?:SARL|SAS|EURL|SCEA|EARL|SA|LTD|Ltd|Limited)$/, "")}</div>`
    : "";
  const account = chance.often(0.5)
    ? `<div>${bank} - IBAN FR76 ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(3)}</div>${named}`
    : "";
  const form = chance.one([
    "",
    "",
    "",
    isFrench ? `Conditions générales de vente en vigueur au ${day(-chance.whole(200, 900))}` : `Terms of ${day(-chance.whole(200, 900))}`,
    isFrench ? `Modèle FV-12, version du ${day(chance.often(0.5) ? 420 : -700)}` : `Form S-4, rev. ${day(chance.often(0.5) ? 420 : -700)}`,
    isFrench ? `Imprimé le ${day(chance.whole(0, 9))} à 14:02` : `Printed on ${day(chance.whole(0, 9))}`,
  ]);
  return `<div class="small">${account}<div>${form}</div></div>`;
}

function sumPairs(facts: Facts, wording: Wording, chance: Chance, isTaxed: boolean): Pair[] {
  const { branches, excl, incl, rates, deposit, returnables, tax } = facts;
  const isFrench = wording.language === "fr";
  const sum = (value: number) => money(value, facts);
  const total = chance.one(wording.incl);
  if (branches.kind === "statement") return [[isFrench ? "Solde à ce jour" : "Balance", sum(Math.round(excl * 1.2))]];
  const net: Pair = [chance.one(wording.toPay), sum(incl - deposit + returnables)];
  const taxes: Pair[] =
    rates.length > 1 && chance.often(0.5)
      ? rates.map((one): Pair => [`${chance.one(wording.vat)} ${figure(one.rate, one.rate % 1 ? 1 : 0, branches)} %`, sum(one.tax)])
      : [[chance.one(wording.vat), sum(tax)]];
  const discount = Math.round(excl * 0.05);
  const before: Pair[] =
    branches.totals === "discounted"
      ? [
          [isFrench ? "Total brut HT" : "Gross goods", sum(excl + discount)],
          [isFrench ? "Remise" : "Discount", sum(-discount)],
        ]
      : [];
  const after: Pair[] = [
    ...(deposit ? [[isFrench ? chance.one(["Acompte versé", "Acompte", "Déjà réglé"]) : "Deposit paid", sum(-deposit)] as Pair] : []),
    ...(returnables ? [[isFrench ? "Consignes" : "Returnable crates", sum(returnables)] as Pair] : []),
    ...(deposit || returnables || chance.often(0.4) ? [net] : []),
  ];
  // Many tickets print what is to be paid, and the taxes in their own table.
  if (branches.kind === "receipt" && chance.often(0.4)) return [[total, sum(incl)]];
  if (branches.totals === "due only" && !deposit && !returnables)
    return [[chance.one(wording.excl), sum(excl)], ...(isTaxed ? taxes : []), net];
  return [...before, [chance.one(wording.excl), sum(excl)], ...(isTaxed || chance.often(0.4) ? taxes : []), [total, sum(incl)], ...after];
}

/** What each rate applies to and makes; some say too what both make together, begin with a code, or do without the sign of percent. */
function ratesTable(facts: Facts, { language }: Wording, chance: Chance): string {
  const isFrench = language === "fr";
  const [isWhole, isCoded] = [chance.often(0.4), chance.often(0.3)];
  const sign = isCoded && chance.often(0.5) ? "" : " %";
  const heads = isFrench ? ["Taux", "Base HT", "Montant TVA", "TTC"] : ["Rate", "Goods", "VAT", "Gross"];
  const sum = (value: number) => `<td class="n">${money(value, facts, false)}</td>`;
  const rows = facts.rates.map(({ rate, base, tax }, at) => {
    const code = isCoded ? `${"ABC"[at]}${chance.one(["", " "])}` : "";
    const printed = figure(rate, isCoded ? 1 : 2, facts.branches);
    return `<tr><td>${code}${printed}${sign}</td>${sum(base)}${sum(tax)}${isWhole ? sum(base + tax) : ""}</tr>`;
  });
  const shown = heads.slice(0, isWhole ? 4 : 3);
  return `<table style="float:left"><tr>${shown.map((head) => `<th>${head}</th>`).join("")}</tr>${rows.join("")}</table>`;
}

const strip = (pairs: Pair[]) =>
  `<table class="lines"><tr>${pairs.map(([label]) => `<th>${label}</th>`).join("")}</tr><tr>${pairs.map(([, value]) => `<td>${value}</td>`).join("")}</tr></table>`;

const column = (pairs: Pair[], width: number) =>
  `<table style="margin-left:auto;width:${width}mm">${pairs.map(([label, value], at) => `<tr><td>${at === pairs.length - 1 ? `<b>${label}</b>` : label}</td><td class="n">${value}</td></tr>`).join("")}</table>`;
