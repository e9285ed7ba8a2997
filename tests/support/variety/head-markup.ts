import type { Chance } from "./chance";
import type { Facts } from "./facts";
import { termsOf } from "./due-markup";
import { dateText } from "./writing";
import type { Wording } from "./wordings";
import type { Party } from "./world";

type Pair = [label: string, value: string];

/** Everything above the table: who, to whom, which paper, when. */
export function headOf(facts: Facts, wording: Wording, chance: Chance): string {
  const { seller, branches } = facts;
  const us = sellerBlock(facts, wording, chance, branches.seller === "centre");
  const them = buyerBlocks(facts, wording, chance);
  const meta = metaOf(facts, wording, chance);
  const footer = `<footer>${seller.name} - ${seller.street} - ${seller.town}${seller.siret ? ` - SIRET ${seller.siret} - APE 1039A` : ""}${seller.vat ? ` - ${wording.language === "fr" ? "TVA intracommunautaire" : "VAT No."} ${seller.vat}` : ""}</footer>`;
  if (branches.kind === "receipt") return `<div class="centre">${us}</div><div class="gap"></div>${meta}`;
  const picture = `<svg width="180" height="44"><rect width="180" height="44" rx="9" fill="#678"/><circle cx="30" cy="22" r="15" fill="#fff"/></svg>`;
  const isFirst = chance.often(0.5);
  switch (branches.seller) {
    case "left":
      return isFirst
        ? `<div class="row"><div>${us}</div><div>${them}</div></div><div class="gap"></div>${meta}`
        : `<div class="row"><div>${us}</div><div>${meta}</div></div><div class="gap"></div><div style="margin-left:${chance.one([0, 95])}mm">${them}</div>`;
    case "right": {
      const [beside, under] = isFirst ? [meta, them] : [them, meta];
      return `<div class="row"><div>${beside}</div><div class="${chance.one(["", "right"])}">${us}</div></div><div class="gap"></div>${under}`;
    }
    case "centre":
      return `<div class="centre">${us}</div><div class="gap"></div><div class="row"><div>${meta}</div><div>${them}</div></div>`;
    case "line":
      return `<div class="small">${seller.name} · ${seller.street} · ${seller.town} · ${seller.phone}</div><div class="gap"></div><div class="row"><div>${them}</div><div>${meta}</div></div>${chance.often(0.5) ? footer : legal(seller, wording)}`;
    case "footer":
      return `<div class="row"><div>${meta}</div><div>${them}</div></div>${footer}`;
    case "logo":
      return `<div class="row"><div>${picture}</div><div>${meta}</div></div><div class="gap"></div>${them}${footer}`;
    default:
      return `${them}<div class="gap"></div>${us}<div class="gap"></div>${meta}`;
  }
}

const legal = ({ siret, vat }: Party, { language }: Wording) =>
  `<div class="small">${siret ? `RCS ${siret.slice(0, 9)} ` : ""}${vat ? `${language === "fr" ? "N° TVA" : "VAT Reg. No."} ${vat}` : ""}</div>`;

function sellerBlock({ seller, branches }: Facts, wording: Wording, chance: Chance, isCentred: boolean): string {
  const isFrench = wording.language === "fr";
  const more = [
    `${isFrench ? "Tél." : "Tel"} ${seller.phone}`,
    chance.often(0.6) ? `www.${seller.site}` : `contact@${seller.site}`,
    seller.siret && `SIRET ${chance.often(0.5) ? seller.siret.replace(/(\d{3})(\d{3})(\d{3})/, "$1 $2 $3 ") : seller.siret}`,
    seller.vat && `${isFrench ? chance.one(["TVA", "N° TVA intra.", "N° TVA"]) : "VAT No."} ${seller.vat}`,
  ].filter(Boolean);
  const lines = isCentred ? [more.slice(0, 2).join(" - "), more.slice(2).join(" - ")] : more;
  // Over the business stands the name of its shop, or what it is to the customer.
  const over = chance.often(0.12)
    ? `<div class="name">${chance.one(isFrench ? ["LE PANIER FIN", "La Table d'Amont", "Terroirs & Co"] : ["THE LARDER", "Fine & Fresh"])}</div>`
    : chance.often(0.1)
      ? `<div>${isFrench ? chance.one(["Vendeur :", "Émetteur :", "Fournisseur"]) : chance.one(["Seller:", "From:", "Supplier"])}</div>`
      : "";
  // What stands between a name and its address, and how large the name is.
  const trades = isFrench
    ? ["graphiste & photographe", "traiteur", "apiculteur récoltant", "artisan boulanger"]
    : ["web & print design", "beekeeper", "baker"];
  const slogans = isFrench
    ? ["Le goût du vrai depuis 1957", "Épices, thés et cafés", "l'emballage qui vous va", "Producteurs et affineurs"]
    : ["Good things since 1924", "Teas, coffees and spices", "fresh every morning"];
  const beside =
    branches.name === "person"
      ? chance.one([isFrench ? "EI" : "Sole trader", chance.one(trades)])
      : branches.name === "slogan"
        ? chance.one(slogans)
        : branches.name === "trade"
          ? tradeOf(wording, chance)
          : "";
  // What a business deals in reads like a name: it stands under the name, behind it, or over it.
  const place = branches.name === "trade" ? chance.one(["under", "over", "behind"]) : "under";
  const slogan = place === "under" && beside ? `<div class="${chance.one(["", "small"])}"><i>${beside}</i></div>` : "";
  const size = branches.name === "huge" ? ` style="font-size:${chance.one([2.3, 2.8, 3.2])}em"` : "";
  const address =
    branches.name === "one line"
      ? `<div>${seller.street}${chance.one([" - ", ", ", " · "])}${seller.town}</div>`
      : `<div>${seller.street}</div><div>${seller.town}</div>`;
  const name = branches.name === "wide" ? wide(seller.name) : seller.name;
  const above = place === "over" ? `<div class="${chance.one(["", "small"])}">${beside}</div>` : over;
  const named = `<div class="${over ? "" : "name"}"${size}>${name}${place === "behind" ? ` <span style="font-size:9pt">${beside}</span>` : ""}</div>`;
  return `<div>${above}${named}${slogan}${address}${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;
}

/** What a business deals in: "Viandes du Sud-Ouest", "Fournisseur d'énergie". */
function tradeOf({ language }: Wording, chance: Chance): string {
  return language === "fr"
    ? `${chance.one(["Viandes", "Fournisseur", "Spécialiste", "Produits", "Négoce", "Distributeur", "Fabricant", "Artisans", "Solutions"])} ${chance.one(["de l'Ouest", "d'énergie", "de l'emballage", "régionaux", "du Sud-Ouest", "de la Loire", "pour l'alimentaire", "frais et surgelés"])}`
    : `${chance.one(["Suppliers", "Makers", "Specialists", "Purveyors"])} ${chance.one(["of fine foods", "to the trade", "in packaging", "of the West"])}`;
}

/** A name set wide: "M A I S O N   B E R T I N". */
const wide = (name: string) =>
  [...name.toUpperCase()]
    .map((letter) => (letter === " " ? "&nbsp;&nbsp;" : letter))
    .join(" ")
    .replaceAll("' ", "'");

function block(label: string, { name, street, town }: Party, more = ""): string {
  return `<div style="margin-bottom:3mm">${label ? `<div>${label}</div>` : ""}<div>${name}</div><div>${street}</div><div>${town}</div>${more}</div>`;
}

function buyerBlocks({ buyer, other, branches, seed }: Facts, { buyer: words, language }: Wording, chance: Chance): string {
  const isFrench = language === "fr";
  const vat = chance.often(0.3) ? `<div>${isFrench ? "TVA client" : "VAT"} ${buyer.vat}</div>` : "";
  switch (branches.buyer) {
    case "client":
      return block(words.client, buyer, vat);
    case "facturé":
      return block(words.facturé, buyer, vat);
    case "delivered too":
      return `<div class="row">${block(words.delivered, { ...buyer, street: "Quai 3, ZI de l'Océan" })}${block(words.facturé, buyer, vat)}</div>`;
    case "window":
      return `<div class="box">${block("", buyer)}</div>`;
    case "in line":
      return `<div>${chance.one(isFrench ? ["Client : ", "Adressée à : ", "M. ", "Doit : ", "À l'attention de "] : ["Customer: ", "Mr ", "Attn: ", "For: "])}${buyer.name}</div><div>${buyer.street}</div><div>${buyer.town}</div>${vat}`;
    case "agent":
      return `${block(words.client, buyer, vat)}<div>${isFrench ? chance.one(["Représentant", "Transporteur", "Affaire suivie par"]) : "Carrier"} : ${seed % 2 ? other.name : "Camille Roux"}</div>`;
    default:
      return block("", buyer);
  }
}

/** Numbers and dates stay on one line, as programs print them. */
const whole = (text: string) => `<nobr>${text}</nobr>`;

/** The numbers and dates of the head, with what looks like them. */
function metaOf(facts: Facts, wording: Wording, chance: Chance): string {
  const { branches } = facts;
  const title = `<div class="${chance.one(["big", "name"])}">${chance.one(wording.titles[branches.kind])}</div>`;
  const date = whole(dateText(facts.date, branches));
  const day = chance.one(wording.date);
  const number = numberLabel(facts, wording, chance);
  const isTerms = branches.due === "terms";
  const label = isTerms
    ? wording.language === "fr"
      ? chance.one(["Règlement", "Conditions", "Paiement"])
      : chance.one(["Terms", "Payment"])
    : chance.one(wording.due);
  const due: Pair[] =
    facts.due && (branches.due === "pair" || isTerms)
      ? [[label, isTerms ? termsOf(facts, wording, chance) : whole(dateText(facts.due, branches))]]
      : [];
  const pairs: Pair[] = [[number, whole(facts.number)], [day, date], ...due];
  const others = lookalikes(facts, wording, chance);
  const all = chance.often(0.5)
    ? [...pairs, ...others]
    : chance.often(0.5)
      ? [...others, ...pairs]
      : [pairs[0] as Pair, ...others, ...pairs.slice(1)];
  const sign = chance.one(["", " :", ""]);
  const line = ([label, value]: Pair) => `${label}${/[:#]$/.test(label) ? "" : sign} ${value}`;
  switch (branches.meta) {
    case "lines":
      return `<div>${title}${all.map((pair) => `<div>${line(pair)}</div>`).join("")}</div>`;
    case "row":
      return `${title}<table><tr>${all.map(([label]) => `<th>${label}</th>`).join("")}</tr><tr>${all.map(([, value]) => `<td>${value}</td>`).join("")}</tr></table>`;
    case "sentence":
      return `<div><div class="name">${chance.one(wording.titles[branches.kind])} ${wording.language === "fr" ? "n°" : "No."} ${whole(facts.number)} ${wording.language === "fr" ? "du" : "of"} ${date}</div>${[...due, ...others].map((pair) => `<div>${line(pair)}</div>`).join("")}</div>`;
    case "box":
      return `<div><div class="box">${title}${pairs.map((pair) => `<div>${line(pair)}</div>`).join("")}</div>${others.map((pair) => `<div>${line(pair)}</div>`).join("")}</div>`;
    case "grid":
      return `${title}<table>${all.map(([label, value]) => `<tr><td>${label}${sign}</td><td class="${chance.one(["", "n"])}">${value}</td></tr>`).join("")}</table>`;
    default:
      return `<div><div class="right">${wording.language === "fr" ? `${facts.seller.town.replace(/^\S+ /, "")}, le ${date}` : date}</div>${title}<div>${line([number, whole(facts.number)])}</div>${[...due, ...others].map((pair) => `<div>${line(pair)}</div>`).join("")}</div>`;
  }
}

/** On papers that are no invoices, the number is called as they are. */
function numberLabel({ branches }: Facts, wording: Wording, chance: Chance): string {
  const french: Partial<Record<typeof branches.kind, string>> = {
    credit: "Avoir n°",
    proforma: "Proforma n°",
    quote: "Devis n°",
    order: "Commande n°",
    delivery: "BL n°",
    statement: "Relevé n°",
    receipt: "Ticket n°",
  };
  const english: typeof french = {
    credit: "Credit note No.",
    proforma: "Pro forma No.",
    quote: "Quote No.",
    order: "Order No.",
    delivery: "Delivery note No.",
    statement: "Statement No.",
    receipt: "Receipt No.",
  };
  return (wording.language === "fr" ? french : english)[branches.kind] ?? chance.one(wording.number);
}

function lookalikes({ branches, date, buyer }: Facts, wording: Wording, chance: Chance): Pair[] {
  if (branches.kind === "receipt") return [];
  const before = (days: number) => dateText(new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10), branches);
  const isFrench = wording.language === "fr";
  const order: Pair = [
    chance.one(wording.order),
    `${chance.one(["CDE", "PO-", "", "4500"])}${chance.digits(5)}${chance.often(0.5) ? ` ${isFrench ? "du" : "of"} ${before(6)}` : ""}`,
  ];
  const delivery: Pair = [
    chance.one(wording.delivery),
    `${chance.one(["BL", "", "L-"])}${chance.digits(6)}${chance.often(0.5) ? ` ${isFrench ? "du" : "of"} ${before(2)}` : ""}`,
  ];
  const account: Pair = [
    chance.one(wording.customer),
    chance.one([`C${chance.digits(4)}`, chance.digits(6), buyer.name.slice(0, 5).toUpperCase()]),
  ];
  const previous: Pair = [
    isFrench ? "Facture précédente" : "Previous invoice",
    `${chance.digits(6)} ${isFrench ? "du" : "of"} ${before(31)}`,
  ];
  const meters: Pair[] = [
    [isFrench ? "Relevé du" : "Reading of", `${before(30)} : ${chance.digits(5)}`],
    [isFrench ? "Point de livraison" : "Supply point", chance.digits(14)],
  ];
  const delivered: Pair = [isFrench ? "Date de livraison" : "Delivery date", before(1)];
  const origin: Pair = [
    isFrench ? chance.one(["Annule la facture", "Avoir sur facture n°", "Facture d'origine", "Réf. facture"]) : "Original invoice",
    `${chance.one(["FA-", "F", ""])}${chance.digits(6)} ${isFrench ? "du" : "of"} ${before(12)}`,
  ];
  const corrected: Pair[] = branches.kind === "credit" && chance.often(0.7) ? [origin] : [];
  const others: Record<typeof branches.lookalikes, Pair[]> = {
    none: [],
    order: [order],
    delivery: [delivery, delivered],
    previous: [previous, account],
    meters,
    many: [order, delivery, account, delivered, [isFrench ? "Contrat" : "Contract", chance.digits(8)] as Pair],
  };
  return [...corrected, ...others[branches.lookalikes]];
}
