import { boxBetween, type Row, type Segment } from "./rows";
import type { Box } from "./words";

/** What a label announces. Those that begin with "other" keep what is theirs from being taken for something else. */
export type LabelKind =
  | "invoiceNumber"
  | "otherNumber"
  | "invoiceDate"
  | "dueDate"
  | "otherDate"
  | "exclTax"
  | "vat"
  | "inclTax"
  | "total"
  | "due"
  | "otherAmount"
  | "seller"
  | "buyer"
  | "vatNumber"
  | "siret";

/** A label where it stands. */
export interface Label extends Box {
  kind: LabelKind;
  segment: Segment;
  from: number;
  to: number;
  /** How surely the words mean that, 0 to 1. */
  weight: number;
}

const NO = String.raw`(?:n ?[°o.º*]+ ?|no\.? ?|nr\.? ?|num(?:ero|\.)? ?|number ?|# ?|ref(?:erence|\.)? ?)`;
const DE = `(?:de |du |des |d'|de la |of )?(?:la |l'|the )?`;
const INVOICE = `(?:facture|invoice|rechnung(?:s)?|avoir|credit note|tax invoice|note de credit|gutschrift(?:s)?|releve|bill|ticket|receipt|document)`;
const TAXED = String.raw`(?:t\.? ?t\.? ?c\.?|toutes taxes(?: comprises)?|tva comprise|incl\.?(?:uding|usive)?(?: of)? ?(?:tax(?:es)?|vat|gst|sales tax)?|inc\.? (?:tax|vat|gst))`;
const UNTAXED = String.raw`(?:h\.? ?t\.?(?:v\.?a\.?)?|hors (?:taxes?|tva)|excl\.?(?:uding|usive)?(?: of)? ?(?:tax(?:es)?|vat|gst)?|ex\.? (?:tax|vat|gst)|before (?:tax|vat)|sans tva|without (?:tax|vat))`;
const VAT = String.raw`(?:t\.? ?v\.? ?a\.?|vat|taxes?|gst|sst|sales tax|mwst\.?|ust\.?|umsatzsteuer|mehrwertsteuer)`;
const SUM = `(?:total|totaux|montant|somme|amount|sum|net|sous[- ]total|sub[- ]?total|betrag|gesamt)`;

const definitions: [LabelKind, string, number?][] = [
  ["invoiceNumber", `${NO}${DE}${INVOICE}(?: ${NO})?`],
  ["invoiceNumber", `${INVOICE}(?: d'avoir| client| de vente| proforma)? ?[-:]? ?${NO}`],
  ["invoiceNumber", `rechnung(?:s)?[- ]?(?:nr\\.?|nummer)|gutschrift(?:s)?[- ]?(?:nr\\.?|nummer)|beleg[- ]?(?:nr\\.?|nummer)`],
  ["invoiceNumber", `(?:facture|invoice|avoir|rechnung|gutschrift)(?: de credit| d'avoir)?`, 0.55],
  ["invoiceNumber", `${NO}(?:de )?(?:piece|doc(?:ument)?|ticket)`, 0.8],
  ["invoiceNumber", `numero|number|n ?°|nr\\.`, 0.35],
  [
    "otherNumber",
    `(?:${NO})?(?:${DE})?(?:votre |vos |notre |nos |your |our )?(?:code )?(?:client|customer|account|compte|adherent|kunden?|buyer)(?: ${NO}|[- ]?(?:nr|nummer|id|code)\\.?)?`,
  ],
  [
    "otherNumber",
    `(?:${NO})?${DE}(?:bon (?:de )?(?:commande|livraison|vente|reception)|commande|livraison|order|delivery(?: note)?|purchase order|p\\.?o\\.?|b\\.?l\\.?|contrat|contract|devis|quote|dossier|projet|chantier|tournee|lot|bestell(?:ung)?|auftrag|lieferschein|vertrag)(?: ${NO}|[- ]?(?:nr|nummer|id)\\.?)?`,
    0.9,
  ],
  ["otherNumber", `(?:${NO})${DE}(?:facture associee|facture d'origine|facture initiale|original invoice|preceding invoice)`],
  [
    "otherNumber",
    `(?:facture d'origine|facture associee|sur facture|avoir sur(?: la)? facture|original invoice|related invoice|annule la facture)(?: ${NO})?`,
  ],
  [
    "otherNumber",
    `(?:tel(?:ephone|\\.)?|fax|phone|mobile|portable|iban|bic|swift|rcs|r\\.c\\.s\\.?|ape|naf|rib|gln|ean|gtin|agrement|eori|accise|blz|konto|kto|hrb|capital|cin|service tax|reg|company)(?: ${NO}| no\\.?|:)?`,
  ],
  ["otherNumber", `(?:votre |notre |vos |nos |your |our )?ref(?:erence|\\.)?s?(?: ${NO})?`, 0.7],
  ["otherNumber", `(?:facture|invoice) (?:address|to)|adresse de (?:facturation|livraison)`],
  ["siret", `siren ?/ ?siret|siret|siren|company (?:reg(?:istration)?\\.? )?(?:${NO})|crn|steuer[- ]?nr\\.?|steuernummer`],
  ["vatNumber", `(?:${NO})(?:${DE})?(?:identification )?(?:tva|vat)(?: ${DE}?(?:intracommunautaire|intracom\\.?|intra))?(?: ${NO})?`],
  [
    "vatNumber",
    `(?:tva|vat|gst|ust|mwst)[ .-]*(?:intracommunautaire|intracom\\.?|intra|id(?:ent)?(?:ification)?[ .-]*(?:nr|no|number|nummer)?|reg(?:istration)?\\.?|${NO})(?: ${NO}|[ -]?(?:nr|number)\\.?)?`,
  ],
  ["vatNumber", `id(?:entifiant|ent\\.?)? (?:tva|vat)(?: ${NO})?|umsatzsteuer-?id(?:entifikationsnummer)?`],
  [
    "invoiceDate",
    `date (?:${DE})?(?:facture|facturation|emission|invoice|l'avoir|avoir|piece|document|issue)|(?:invoice|bill(?:ing)?|issue|document|tax) date|date of (?:invoice|issue)|emise? le|etablie? le|facture du|facture le|facture en date du|rechnungs?datum|belegdatum|ausstellungsdatum|dated?(?= ?:)`,
  ],
  ["invoiceDate", `date|datum|le(?= \\d)|du(?= \\d)|vom(?= \\d)|on(?= \\d)`, 0.6],
  [
    "dueDate",
    `date (?:${DE})?(?:echeance|limite(?: de paiement)?|paiement|reglement)|echeances?(?: le| au| du)?|a (?:payer|regler) (?:avant|au plus tard)(?: le)?|(?:payable|reglement|paiement)(?: [a-z]+){0,3} (?:avant|au|le)(?: le)?|a payer (?:pour )?le|due(?: date| on| by)?|payment due(?: date| by)?|date due|pay(?:able)? by|payment date|faellig(?:keit)?(?:sdatum| am)?|fallig(?:keit)?(?:sdatum| am)?|(?:please )?(?:remit|pay|settle)(?: [a-z]+){0,3} (?:until|by|before)|zahlungsziel|zahlbar bis(?: zum)?|bis (?:zum|spatestens)|prelevement(?: automatique)? (?:le|du|au)|(?:sera |seront |est |sont )?(?:preleve|debite)(?:e|s|es)?(?: automatiquement| de votre compte| sur votre compte)? (?:le|du|au)|exigible(?: le| au)?|soit (?:le|au)(?= \\d)|(?:au plus tard|pay(?:able)? (?:on or )?before|no later than)(?: le)?`,
  ],
  [
    "otherDate",
    `date (?:${DE})?(?:livraison|commande|bl|expedition|enlevement|prestation|debut|fin|depart|reception|contrat|retrait|impression|edition|naissance|facture associee|facture d'origine|delivery|order|supply|releve|valeur|abattage|recolte|edition|d\\.l\\.c\\.?|dlc|ddm)(?:[ \\w]{0,20}(?= ?:))?`,
  ],
  [
    "otherDate",
    `(?:delivery|order|ship(?:ping|ped)?|supply|print(?:ed)?|service|period|statement|value) date|livre(?:e)? le|livraison(?: du| le)?|expedie(?:e)? le|commande(?:e)?(?: du| le)?|commande n.{1,20}du|bl n.{1,20}du|bon de livraison.{1,25}du|periode|period|dlc|ddm|dluo|best before|use by|lieferdatum|leistungsdatum|bestelldatum|liefer-? ?und leistungsdatum|leistungszeitraum|imprime(?:e)? le|facture (?:associee|d'origine).{1,20}du|avoir sur.{1,30}du|valable|valid|until|escompte|acompte.{0,20}du`,
  ],
  // "Abonnements du 05/11 au 04/12/2026": what a period ends with is no day of the paper.
  ["otherDate", String.raw`(?:du|from) \d{1,2}(?:er)?(?:[/.-]\d{1,2}| [a-z]{3,9}\.?)(?:[/.-]\d{2,4}| \d{4})? (?:au|to|until)`],
  [
    "exclTax",
    `(?:${SUM} )?(?:${SUM} )?(?:des |de |de la )?(?:general |generaux |facture |marchandises? |produits? |articles? |brut |net )?(?:en )?${UNTAXED}(?: net| total)?`,
  ],
  [
    "exclTax",
    `total ${UNTAXED}(?: \\(?(?:eur|euros?|€)\\)?)?|(?:montant|total|base|net|sous[- ]total) (?:net )?${UNTAXED}|${UNTAXED} (?:total|net)|sub[- ]?total(?! ttc)|net (?:amount|total|value)|total net|nettobetrag|netto(?:summe)?|summe netto|zwischensumme|rechnungssumme ohne ust\\.?|gesamt netto|total goods|goods total|taxable (?:amount|value|total)|base (?:h\\.?t\\.?|imposable|tva|de tva)(?: totale)?`,
  ],
  ["exclTax", "^net(?= ?:?$)", 0.6],
  [
    "vat",
    `(?:total |montant |dont |somme |sum |amount of |amount )?(?:des |de la |de |d'|of |total )?${VAT}(?: total(?:e)?| amount| montant| due| @| a| au taux de| collectee| payable)?(?: ?\\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?`,
  ],
  ["vat", `(?:tax|vat|gst|tva) total|steuerbetrag|ust\\.? gesamt|(?:zzgl\\.?|zuzuglich) (?:\\d+ ?% )?(?:mwst|ust|umsatzsteuer)`],
  [
    "inclTax",
    `(?:${SUM} )?(?:${SUM} )?(?:a payer |net |general |facture |du |de la facture |en |eur |euros? |due )?(?:en )?${TAXED}(?: a payer| net| total)?`,
  ],
  [
    "inclTax",
    `(?:net |grand )?total (?:after |amount )?round(?:ed|ing)|rounded total|bruttosumme|bruttobetrag|brutto|rechnungsbetrag|gesamtbetrag|endbetrag|gesamtsumme|rechnungssumme|grand total|invoice total|total invoice|total (?:de la |de l'|du )?(?:facture|avoir|document)|total for this invoice|montant (?:total )?de la facture|total general|total sales \\(?inclusive(?: of)?(?: gst| sst| tax(?:es)?| vat)?\\)?|total amount|total amt(?: payable)?|nett total|total gross|gross (?:total|amount)`,
  ],
  ["total", `total(?: eur(?:os?)?| €| rm| usd| gbp| \\$| £)?|totaux|gesamt|summe|montant total|total due|amount`, 0.6],
  [
    "due",
    `net a (?:payer|regler|deduire)(?: ttc| en euros?| eur| \\(?€\\)?)*|(?:reste|solde|montant|somme|total) (?:net )?(?:a |du|restant )(?:payer|regler|du|crediter|rembourser)?(?: ttc)?|a (?:payer|regler)(?: ttc)?|(?:total |amount |balance |payment )+(?:due|payable|to pay)(?: on)?|balance|net payable|montant (?:a )?(?:preleve|debite)r?|zahlbetrag|zu zahlen(?:der betrag)?|net a votre (?:credit|debit)`,
  ],
  ["due", `avoir en votre faveur|a votre credit|montant de l'avoir|credit (?:total|amount)|amount credited`, 0.9],
  [
    "otherAmount",
    `acomptes?(?: verses?| percus?| deja regles?)?|deja (?:regle|paye|verse)|deposit|prepaid|paid|remises?|rabais|escompte|ristourne|discount|charges?|frais(?: de port)?|port|shipping|freight|rendu|change|especes|cash|carte(?: bancaire)?|cb|card|visa|mastercard|rounding(?: adj(?:ustment)?)?|arrondi|penalites?|indemnite.{0,60}|capital.{0,20}|anzahlung(?:en)?|zuschlage|abschlage|positionssumme|gesamtbetrag der (?:zuschlage|abschlage)|consigne[s]?|deconsigne[s]?|ecotaxe|eco-?participation|cotisation|poids.{0,12}|total (?:qty|quantity|items?|articles?|colis|poids|kg)|nb (?:articles?|colis)|solde (?:anterieur|precedent)|previous balance|tendered|savings|item\\(?s?\\)?`,
  ],
  [
    "seller",
    `(?:fournisseur|vendeur|emetteur|expediteur|prestataire|seller|supplier|vendor|sold by|from|issued by|service provider|verkaufer|lieferant|verkaeufer|rechnungssteller)(?: ?:|$)`,
  ],
  [
    "buyer",
    `(?:(?:adresse|nom|coordonnees) (?:du |de )?)?(?:client|acheteur|destinataire|buyer|customer|kaufer(?:/leistungsempfanger)?|kunde|rechnungsempfanger|warenempfanger)(?: ?:|$)|adresse (?:de |du )?(?:facturation|livraison|client|facture)|(?:facture|livre|adresse|vendu|expedie)(?:e|s)? a(?: ?:|$)|livraison(?: ?:|$)|(?:bill(?:ed|ing)?|ship(?:ped|ping)?|sold|deliver(?:ed|y)?|invoice(?:d)?)(?: to| address)(?: address)?|pour le compte de|a l'attention de|attn|lieu de livraison|point de livraison|vos (?:identifiants|coordonnees)|your details`,
  ],
];

const compiled = definitions.map(([kind, source, weight = 1]) => ({
  kind,
  weight,
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z])`, "g"),
}));

/** Every label in the rows: where several could be read, the one that says most. */
export function labelsIn(rows: Row[]): Label[] {
  return rows.flatMap(({ segments }) => segments.flatMap(labelsOf));
}

function labelsOf(segment: Segment): Label[] {
  const matches: Omit<Label, keyof Box>[] = [];
  for (const { kind, weight, pattern } of compiled)
    for (const match of segment.folded.matchAll(pattern)) {
      const text = match[0].trimEnd();
      if (text.length > 1) matches.push({ kind, segment, from: match.index, to: match.index + text.length, weight });
    }
  matches.sort((a, b) => b.to - b.from - (a.to - a.from) || b.weight - a.weight);
  const longest: typeof matches = [];
  for (const candidate of matches)
    if (!longest.some((longer) => candidate.from < longer.to && candidate.to > longer.from)) longest.push(candidate);
  return longest.map((label) => ({ ...label, ...boxBetween(segment, label.from, label.to) }));
}
