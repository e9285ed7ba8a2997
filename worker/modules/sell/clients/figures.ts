import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { clients } from "@/db/business";
import { departments } from "@/worker/core/trade/departments";
import { regionNames } from "@/worker/core/trade/region-names";
import { departmentsOf } from "@/worker/core/trade/regions";
import { en } from "@/worker/core/words.en";
import { fr } from "@/worker/core/words.fr";
import { en as ownEn } from "./words.en";
import { fr as ownFr } from "./words.fr";
import { type Axis, choicesOf, type Dimension } from "@/worker/engine/figures/measure";

const client: Dimension = {
  names: { fr: ["Client", "clients", "acheteur", "acheteurs"], en: ["Client", "clients", "customer", "customers", "buyer", "buyers"] },
  members: {
    table: clients,
    id: clients.id,
    label: clients.companyName,
    folded: clients.sortName,
    sought: clients.searchText,
    reference: clients.reference,
  },
  path: "/customer/clients/",
};

const clientCategory: Dimension = {
  names: {
    fr: ["Catégorie de client", "type de client", "types de client", "catégories de clients", "canal", "canaux"],
    en: ["Client category", "type of client", "types of clients", "customer type", "client type", "channel", "channels"],
  },
  choices: choicesOf(
    { fr: fr.clientCategories, en: en.clientCategories },
    {
      fr: {
        horeca: [
          "restaurateurs",
          "restaurants",
          "restaurant",
          "CHR",
          "hôtels",
          "horeca",
          "cafés hôtels restaurants",
          "hôtels restaurants",
          "restauration",
        ],
        retailer: ["détaillants", "magasins", "boutiques", "épiceries"],
        particulier: ["particuliers"],
        grossiste: ["grossistes"],
        super_grossiste: ["super-grossistes", "super grossistes"],
      },
      en: {
        horeca: ["restaurants", "restaurant", "hotels", "caterers"],
        retailer: ["retailers", "shops", "stores"],
        particulier: ["private clients", "consumers"],
        grossiste: ["wholesalers"],
        super_grossiste: ["super-wholesalers", "super wholesalers"],
      },
    },
  ),
};

/** What a postcode begins with: three figures overseas and in Corsica. */
const prefix = sql`case when substr(${clients.billingAddress} ->> 'postcode', 1, 2) in ('97', '20')
  then substr(${clients.billingAddress} ->> 'postcode', 1, 3) else substr(${clients.billingAddress} ->> 'postcode', 1, 2) end`;
const country = sql`coalesce(${clients.billingAddress} ->> 'country', 'FR')`;

/** French addresses by department (its first prefix stands for it), others by their country. */
const department: Dimension = {
  names: { fr: ["Département", "départements"], en: ["Department", "departments"] },
  choices: Object.fromEntries(departments.map(({ name, prefixes }) => [prefixes[0] ?? name, { fr: [name], en: [name] }])),
  isAbroad: true,
};
const departmentKey = sql`case when ${country} = 'FR' then ${sql.join(
  [
    sql`case ${prefix}`,
    ...departments.flatMap(({ prefixes: [first = "", ...others] }) => others.map((other) => sql.raw(`when '${other}' then '${first}'`))),
    sql`else ${prefix} end`,
  ],
  sql` `,
)} else ${country} end`;

const region: Dimension = {
  names: { fr: ["Région", "régions"], en: ["Region", "regions", "area"] },
  choices: choicesOf({ fr: regionNames, en: regionNames }),
  isAbroad: true,
};
const postcode = sql`replace(${clients.billingAddress} ->> 'postcode', ' ', '')`;
const regionPrefix = sql`case when substr(${postcode}, 1, 2) = '97' then substr(${postcode}, 1, 3) else substr(${postcode}, 1, 2) end`;
/** As `regionOf` says it, and other countries by their codes (a test keeps them equal). */
const regionKey = sql`case when ${country} <> 'FR' then ${country} when not ${postcode} glob '[0-9][0-9][0-9][0-9][0-9]' then null ${sql.join(
  Object.entries(departmentsOf).map(
    ([name, prefixes]) => sql`when ${regionPrefix} in (${sql.raw(`'${prefixes.split(" ").join("', '")}'`)}) then ${sql.raw(`'${name}'`)}`,
  ),
  sql` `,
)} end`;

const paymentTerms: Dimension = {
  names: {
    fr: ["Délai de paiement accordé", "conditions de paiement", "délais de paiement"],
    en: ["Payment terms", "terms of payment", "agreed payment delay"],
  },
  choices: choicesOf({ fr: ownFr.values.paymentTerms, en: ownEn.values.paymentTerms }),
};

/** What a client divides figures by. @param id where the client's identifier stands */
export function byClient(id: SQLWrapper) {
  const joins = [{ table: clients, on: eq(clients.id, id) }];
  return {
    client: { dimension: client, key: id, label: clients.companyName, joins },
    clientCategory: { dimension: clientCategory, key: clients.category, joins },
    department: { dimension: department, key: departmentKey, joins },
    region: { dimension: region, key: regionKey, joins },
    paymentTerms: { dimension: paymentTerms, key: clients.paymentTerms, joins },
  } satisfies Record<string, Axis>;
}

/** The clients that are counted. @param id where the client's identifier stands */
export const clientRows = (id: SQLWrapper) => ({
  id,
  label: clients.companyName,
  path: "/customer/clients/",
  joins: [{ table: clients, on: eq(clients.id, id) }],
});
