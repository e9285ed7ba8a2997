import { oneOf, chanceFrom, say } from "@/scripts/assistant/grammar";
import type { Language } from "@/worker/core/language";
import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import type { Outcome } from "./judge";

type Row = Record<string, string | number | null>;

/** A question made of the business's own records, with the statement that answers it apart from the product. */
export interface Made {
  module: string;
  language: Language;
  text: string;
  /** What the answer must say, one of each. */
  wanted: string[][];
}

/** One kind of question: whose records, how it is asked, and what of a row answers it. */
interface Kind {
  module: string;
  sql: string;
  /** Sentences with columns of the row in braces; none of these patterns is taught. */
  asks: Record<Language, readonly string[]>;
  wanted(row: Row, language: Language): string[][];
  /** Questions of this kind. */
  most?: number;
}

const money = (value: unknown) => [formatMoney(Number(value ?? 0), 2)];
const date = (value: unknown, language: Language) => [formatDate(String(value), language)];
const text = (value: unknown) => [String(value ?? "")];
const count = (value: unknown) => [String(value ?? 0)];
const fr = "[dis,|alors|bonjour,|salut !|stp|j'aurais besoin de savoir :] ";
const en = "[hey,|so|quick one:|hi there,|could you check] ";

/** Names that only one record has, whole or by their telling words. */
const kinds: readonly Kind[] = [
  {
    module: "items",
    sql: "select name, price, vat_rate / 100.0 as vat, barcode from items where kind = 'product' and price is not null and archived_at is null and status = 'active'",
    asks: {
      fr: [`${fr}(il est à combien|on le vend combien|quel tarif|quel est le prix de vente), {name} ?`, `{name} se vend combien [HT] ?`],
      en: [`${en}what's {name} selling at?`, `what do customers pay for {name}?`],
    },
    wanted: ({ price }) => [money(price)],
  },
  {
    module: "items",
    sql: "select name, barcode from items where kind = 'product' and barcode <> '' and archived_at is null",
    asks: {
      fr: [`${fr}code-barres {name}`, `le code barre pour {name} c'est quoi`],
      en: [`${en}{name} barcode please`, `barcode for {name}`],
    },
    wanted: ({ barcode }) => [text(barcode)],
  },
  {
    module: "clients",
    sql: "select company_name as name, phone, email from clients where phone <> '' and email <> '' and archived_at is null",
    asks: {
      fr: [`${fr}tel de {name}`, `à quel numéro on appelle {name} ?`, `il faut que j'appelle {name}, c'est quoi leur numéro de téléphone`],
      en: [`${en}phone number for {name}?`, `what number do I ring for {name}`],
    },
    wanted: ({ phone }) => [text(phone)],
  },
  {
    module: "clients",
    sql: "select company_name as name, email from clients where email <> '' and archived_at is null",
    asks: {
      fr: [`${fr}l'adresse mail de {name} ?`, `on écrit où à {name}, quel e-mail ?`],
      en: [`${en}email address of {name}`, `what email does {name} use?`],
    },
    wanted: ({ email }) => [text(email)],
  },
  {
    module: "suppliers",
    sql: "select name, lead_time_days as days from suppliers where lead_time_days is not null and archived_at is null",
    asks: {
      fr: [`${fr}{name} livre sous combien de jours, quel délai ?`, `délai chez {name}`],
      en: [`${en}lead time at {name}`, `lead time for {name}, in days?`],
    },
    wanted: ({ days }) => [count(days)],
  },
  {
    module: "suppliers",
    sql: "select name, siret from suppliers where siret <> '' and archived_at is null",
    asks: { fr: [`${fr}SIRET {name} ?`, `il me faut le siret de {name}`], en: [`${en}siret of {name}`, `I need {name}'s SIRET`] },
    wanted: ({ siret }) => [text(siret)],
  },
  {
    module: "orders",
    sql: "select reference, substr(reference, -4) + 0 as number, total, due_on from orders where reference like 'CMD-2026-%' and due_on is not null order by reference desc limit 200",
    asks: {
      fr: [`${fr}la commande {number}, elle fait combien ?`, `montant {reference}`, `{reference} c'est pour quand, et combien ?`],
      en: [`${en}how much is order {number}?`, `total {reference}`],
    },
    wanted: ({ total }) => [money(total)],
  },
  {
    module: "invoices",
    sql: "select number, substr(number, -4) + 0 as short, due_on as due, total from invoices where type = 'client' and number like 'FA-2026-%'",
    asks: {
      fr: [`${fr}la facture {short} est à payer pour quand ?`, `date d'échéance {number}`],
      en: [`${en}when's invoice {short} due`, `due date on {number}`],
    },
    wanted: ({ due }, language) => [date(due, language)],
  },
  {
    module: "orders",
    sql: "select v as bound, (select count(*) from orders where total > v * 10000) as count from (select 300 as v union select 450 union select 620 union select 800 union select 950)",
    asks: {
      fr: [`${fr}combien de commandes dépassent {bound} € ?`, `nombre de commandes au-dessus de {bound} euros`],
      en: [`${en}how many orders are above {bound} euros`, `number of orders over {bound} €`],
    },
    wanted: (row) => [count(row.count)],
    most: 10,
  },
  {
    module: "invoices",
    sql: "select status, case status when 'paid' then 'payées' when 'overdue' then 'en retard' when 'draft' then 'en brouillon' end as fr, case status when 'paid' then 'paid' when 'overdue' then 'overdue' when 'draft' then 'draft' end as en, count(*) as count from invoices where type = 'client' and status in ('paid', 'overdue', 'draft') group by 1",
    asks: {
      fr: [`${fr}on a combien de factures {fr} ?`, `factures {fr}, il y en a combien ?`],
      en: [`${en}how many {en} invoices have we got`, `{en} invoices, how many?`],
    },
    wanted: (row) => [count(row.count)],
    most: 6,
  },
  {
    module: "orders",
    sql: "select status, case status when 'draft' then 'en brouillon' when 'confirmed' then 'confirmées' when 'ready' then 'prêtes' when 'cancelled' then 'annulées' end as fr, case status when 'draft' then 'draft' when 'confirmed' then 'confirmed' when 'ready' then 'ready' when 'cancelled' then 'cancelled' end as en, count(*) as count from orders where status in ('draft', 'confirmed', 'ready', 'cancelled') group by 1",
    asks: {
      fr: [`${fr}combien de commandes sont {fr} ?`, `on a combien de commandes {fr}`],
      en: [`${en}how many orders are {en}?`, `count of {en} orders`],
    },
    wanted: (row) => [count(row.count)],
    most: 8,
  },
  {
    module: "clients",
    sql: "select json_extract(billing_address, '$.city') as city, count(*) as count from clients where archived_at is null group by 1 having count(*) >= 1",
    asks: {
      fr: [`${fr}combien de clients avons-nous à {city} ?`, `nos clients à {city}, ils sont combien ?`],
      en: [`${en}how many customers in {city}?`, `how many clients do we have in {city}`],
    },
    wanted: (row) => [count(row.count)],
    most: 20,
  },
  {
    module: "stock",
    sql: "select i.name, sum(l.amount) / 1000.0 as amount from items i join lots l on l.item_id = i.id where l.stocked = 1 and i.kind = 'product' and i.unit = 'piece' group by 1 having sum(l.amount) > 0",
    asks: {
      fr: [`${fr}il en reste combien, de {name} ?`, `{name} : combien en stock ?`],
      en: [`${en}how many {name} are left in stock?`, `{name}, how many on hand`],
    },
    wanted: ({ amount }, language) => [[Number(amount).toLocaleString(language)]],
    most: 40,
  },
];

/** Questions of one kind at most. */
const MOST = 24;

/** Questions made of the records of a business; the same ones for the same records. */
export async function made(rowsOf: (sql: string) => Promise<Row[]>, seed = 7): Promise<Made[]> {
  const chance = chanceFrom(seed);
  const all: Made[] = [];
  for (const { module, sql, asks, wanted, most = MOST } of kinds) {
    const rows = await rowsOf(sql);
    for (let turn = 0; turn < Math.min(most, rows.length * 2); turn += 1) {
      const row = oneOf(rows, chance);
      const language: Language = turn % 2 ? "en" : "fr";
      const pattern = oneOf(asks[language], chance).replace(/\{(\w+)\}/g, (_, column: string) => `«${column}»`);
      const text = say(pattern, language, chance).text.replace(/«(\w+)»/g, (_, column: string) => String(row[column]));
      all.push({ module, language, text, wanted: wanted(row, language) });
    }
  }
  return all;
}

const bare = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\s]/g, "")
    .toLowerCase();

/** Judges an answer by what a statement on the database said. */
export function judgedMade({ wanted }: Made, { response, choices }: { response: string; choices?: readonly unknown[] }): Outcome {
  const answer = bare(response);
  const holds = (one: string) =>
    /^\d+$/.test(one) ? new RegExp(`(?<![\\d,.-])${one}(?![\\d]|,\\d)`).test(answer) : answer.includes(bare(one));
  if (wanted.every((texts) => texts.some(holds))) return choices?.length ? "asks" : "right";
  if (choices?.length || /laquelle \?|which one/i.test(response)) return "asks";
  if (/compris|ne tient pas|does not keep|understand/i.test(response)) return "refuses";
  return /^(?:aucun|nothing|0 )/i.test(response) ? "nothing" : "other";
}
