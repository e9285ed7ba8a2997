import type { clients, itemPrices } from "@/db/business";
import { DAY, civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { derive } from "@/worker/modules/sell/clients/rules";
import type { ClientLine, Place } from "./demo/clients/line";
import type { Dice } from "./dice";
import type { ItemRow } from "./rows";
import { sirenOf, siretOf, vatOf } from "./trade-numbers";

export type ClientRow = typeof clients.$inferInsert;
export type PriceRow = typeof itemPrices.$inferInsert;

/** Clients are as old as this at most, in days. */
const OLDEST = 420;
/** The numbers of clients' SIREN begin here: suppliers have those before. */
const FIRST_SIREN = 500;

/** The clients of a business as its database keeps them, numbered as they came. @param today midnight, in UTC milliseconds */
export function clientRows(lines: readonly ClientLine[], dice: Dice, today: number): ClientRow[] {
  const dated = lines.map((line) => ({ line, createdAt: today - ageOf(line, dice) * DAY + dice.between(7, 18) * 3_600_000 }));
  const inOrder = dated.sort((a, b) => a.createdAt - b.createdAt);
  return inOrder.map(({ line, createdAt }, place) => clientRow(line, place, createdAt, dice, today));
}

/** Prospects are recent. */
function ageOf({ status }: ClientLine, dice: Dice): number {
  return status === "prospect" ? dice.between(4, 60) : dice.between(30, OLDEST);
}

function clientRow(line: ClientLine, place: number, createdAt: number, dice: Dice, today: number): ClientRow {
  const isCompany = line.person !== "";
  const isFrench = isCompany && (line.place?.[3] ?? "FR") === "FR";
  const siren = sirenOf(FIRST_SIREN + place);
  const domain = isCompany ? `${slugOf(line.brand ?? line.name)}.example` : "courriel.example";
  const facts = {
    reference: `CLI-${String(place + 1).padStart(4, "0")}`,
    companyName: line.name,
    commercialName: line.brand ?? "",
    contactPerson: line.person,
    email: `${isCompany ? "contact" : slugOf(line.name)}@${domain}`,
    billingAddress: line.place && addressOf(line.place),
    shippingAddress: line.delivery ? addressOf(line.delivery) : null,
  };
  return {
    ...facts,
    ...derive(facts),
    id: dice.id(),
    phone: isFrench || !isCompany ? landline(dice) : null,
    category: line.category,
    status: line.status,
    priceList: line.prices ?? null,
    discount: Math.round((line.discount ?? 0) * RATE_SCALE),
    paymentTerms: line.terms,
    otherAddresses: (line.others ?? []).map(([name, ...other]) => ({ name, ...addressOf(other) })),
    contacts: (line.people ?? []).map(([name, role]) => ({
      name,
      role,
      email: `${slugOf(name)}@${domain}`,
      phone: `+336399800${dice.between(10, 99)}`,
    })),
    minimumShelfLifeDays: line.shelfLifeDays ?? null,
    language: line.language ?? "fr",
    siret: isFrench ? siretOf(siren) : null,
    vatNumber: line.vat ?? (isFrench ? vatOf(siren) : null),
    notes: line.notes ?? "",
    version: 1,
    createdAt,
    updatedAt: Math.max(createdAt, today - dice.between(1, 60) * DAY + dice.between(0, 86_399) * 1_000),
  };
}

function addressOf([postcode, city, street, country = "FR"]: Place): Address {
  return { street, postcode, city, country };
}

/** A number of those that are kept for fiction (ARCEP). */
function landline(dice: Dice): string {
  return `+3353649${dice.between(1000, 9999)}`;
}

/** "L'Épicerie des Cornières" → "epicerie-des-cornieres". */
function slugOf(name: string): string {
  return fold(name)
    .replace(/^(les?|la|l'|sarl|sas|sa|eurl|snc)[ ]?(?=\w)/, "")
    .replace(/\b[dl]'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What each category pays of an item's own price, in percent; private customers pay all of it. */
const shares = { retailer: 75, horeca: 80, grossiste: 65, super_grossiste: 60 } as const;
/** Prices are rounded to five cents, in ten-thousandths of a euro. */
const STEP = 500;
/** Items whose prices have gone up once. */
const RAISED = 12;
/** What they were before, in percent. */
const BEFORE = 95;

/** The prices of what a business makes and sells, by category: since last year, or since a rise for a dozen of them. */
export function priceRows(items: readonly ItemRow[], dice: Dice, today: number): PriceRow[] {
  const start = firstOfMonth(civilDate(today), -11);
  const rise = firstOfMonth(civilDate(today), -4);
  const sold = items.filter(({ kind, status, price, archivedAt }) => kind === "product" && status !== "rnd" && price && !archivedAt);
  return sold.flatMap(({ id: itemId, price }, place) =>
    Object.entries(shares).flatMap(([name, share]) => {
      const category = name as keyof typeof shares;
      const now = rounded((Number(price) * share) / 100);
      const row = (startsOn: string, amount: number) => {
        const at = Date.parse(startsOn) - dice.between(2, 20) * DAY;
        return { id: dice.id(), itemId, category, price: amount, startsOn, version: 1, createdAt: at, updatedAt: at };
      };
      if (place >= RAISED) return [row(start, now)];
      return [row(start, rounded((now * BEFORE) / 100)), row(rise, now)];
    }),
  );
}

function rounded(amount: number): number {
  return Math.round(amount / STEP) * STEP;
}
