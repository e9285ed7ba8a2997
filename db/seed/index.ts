import { eq } from "drizzle-orm";
import {
  calculations,
  clients,
  company,
  counters,
  itemPrices,
  items,
  movements,
  recipes,
  suppliers,
  tariffPrices,
  tariffs,
} from "@/db/business";
import { migrations as businessMigrations } from "@/db/migrations/business";
import { migrations as platformMigrations } from "@/db/migrations/platform";
import { businesses, feedback, productionRequests, userProfile, users } from "@/db/platform";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import { DAY, civilDate } from "@/worker/core/figures/dates";
import { migrate } from "@/worker/engine/upkeep/migrate";
import type { BusinessDatabase, Databases } from "@/worker/engine/ports";
import { hashPassword, QUICK } from "@/worker/modules/business/account/password";
import { calculationRows, requestRows } from "./asked";
import { type Dice, makeDice } from "./dice";
import type { ClientLine } from "./demo/clients/line";
import type { CompanyLine } from "./demo/company";
import { demoFeedback } from "./demo/feedback";
import { type Login, logins, type Supply } from "./logins";
import { withRecipes } from "./recipes";
import { type ItemRow, itemRow } from "./rows";
import { clientRows, priceRows } from "./sales";
import { supplierRows, tariffRows } from "./supply";
import { yearOf } from "./trade/index";
import { booksOf } from "./trade/spending";
import { writeYear } from "./trade/write";

/** What a fresh product is filled with: the demo, a catalogue large enough to measure with, or nothing. */
export type SeedKind = keyof typeof logins;

/** The numbers that some chance comes from, beside the one of each login. */
const FEEDBACK_SEED = 20_260_105;
const SCENARIOS_SEED = 20_260_110;
const REQUESTS_SEED = 20_260_111;
/** Rows written by one statement; SQLite takes 32,766 values at most. */
const ROWS = 1_000;

/**
 * Fills the local databases, once: logins that exist already are left as they are. The same seed makes the same rows;
 * their dates go back from today.
 * @throws Error when the server does not answer
 */
export async function seed(kind: SeedKind, server: { databaseUrl: string; adminUrl: string }): Promise<void> {
  const databases = sqldDatabases(server.databaseUrl, server.adminUrl, { trips: 0, time: 0 });
  await databases.create("platform");
  await migrate(databases.platform, platformMigrations);
  const today = Date.parse(civilDate(Date.now()));
  const added = await Promise.all(logins[kind].map((login) => addLogin(databases, login, makeDice(login.seed), today)));
  if (kind === "demo" && added.some(Boolean)) await addFeedback(databases, makeDice(FEEDBACK_SEED), today);
}

/**
 * Makes one person and their business. The person is written last: a seed that was stopped begins again, and overwrites
 * nothing. @returns false when the person exists
 */
async function addLogin(databases: Databases, login: Login, dice: Dice, today: number): Promise<boolean> {
  const { platform } = databases;
  const [known] = await platform.select({ id: users.id }).from(users).where(eq(users.email, login.email));
  if (known) return false;

  const { email, firstName, lastName, role, business } = login;
  const times = { createdAt: today - 430 * DAY, updatedAt: today - 430 * DAY };
  const userId = dice.id();
  const businessId = business && dice.id();
  const [passwordHash, items] = await Promise.all([
    hashPassword(login.password, QUICK),
    business && fill(databases, business, userId, dice, today),
  ]);
  const person = { firstName, lastName, passwordHash, language: "fr", newsletter: false, termsAcceptedAt: times.createdAt } as const;

  const row = businessId &&
    business && {
      id: businessId,
      name: business.name,
      database: business.database,
      schemaVersion: businessMigrations.length,
      plan: business.plan,
      period: "monthly" as const,
      planStatus: "active" as const,
      trialEndsAt: times.createdAt + 7 * DAY,
      ...times,
    };
  const owner = platform.insert(users).values({ id: userId, email, businessId, confirmedAt: times.createdAt, ...person, ...times });
  const profile = platform.insert(userProfile).values({ id: userId, role });
  const asked =
    business?.requests && businessId
      ? requestRows(business.requests, items ?? [], { businessId, userId }, makeDice(REQUESTS_SEED), today)
      : [];
  const requests = asked.length ? [platform.insert(productionRequests).values(asked)] : [];
  await platform.batch(row ? [platform.insert(businesses).values(row), owner, profile, ...requests] : [owner, profile]);
  return true;
}

/** Makes a business's database: its catalogue, its recipes, whom it knows, and a year of its trade. @returns its items */
async function fill(
  databases: Databases,
  business: NonNullable<Login["business"]>,
  owner: string,
  dice: Dice,
  today: number,
): Promise<ItemRow[]> {
  await databases.create(business.database);
  const db = databases.business(business.database);
  await migrate(db, businessMigrations);
  const articles = business.articles(dice).map((article) => itemRow(article, dice, today));
  const { items: rows, recipes: versions } = withRecipes(articles, business.recipes ?? [], dice, today);
  for (let start = 0; start < rows.length; start += ROWS) await addItems(db, rows.slice(start, start + ROWS));
  if (versions.length) await db.insert(recipes).values(versions).onConflictDoNothing();
  const scenarios = calculationRows(business.scenarios ?? [], rows, versions, makeDice(SCENARIOS_SEED), today);
  if (scenarios.length) await db.insert(calculations).values(scenarios).onConflictDoNothing();
  if (business.company) await addCompany(db, business.company, today);
  const sold = business.clients && (await addSales(db, business.clients, rows, dice, today));
  const supply = business.supply && (await addSupply(db, business.supply, rows, dice, today));
  const [known] = await db.select({ id: movements.id }).from(movements).limit(1);
  if (known) return rows;
  if (business.load) await business.load(db, rows, owner, dice, today);
  if (!business.trade || !sold || !supply) return rows;
  const beginning = { items: rows, recipes: versions, ...sold, supply, owner };
  const day = civilDate(today);
  const year = yearOf(beginning, business.trade, dice, day);
  await writeYear(db, year, business.company && booksOf(year, business.company, sold.clients, day));
  return rows;
}

/** What a business says of itself on its papers. */
async function addCompany(db: BusinessDatabase, said: CompanyLine, today: number): Promise<void> {
  await db
    .insert(company)
    .values({ ...said, id: "own", updatedAt: today })
    .onConflictDoNothing();
}

/** To whom a business sells and at what prices: all of it at once, or nothing, so that a seed that was stopped finds it whole. */
async function addSales(db: BusinessDatabase, lines: ClientLine[], rows: ItemRow[], dice: Dice, today: number) {
  const buyers = clientRows(lines, dice, today);
  const prices = priceRows(rows, dice, today);
  const [known] = await db.select({ id: clients.id }).from(clients).limit(1);
  if (!known) {
    await db.batch([
      db.insert(clients).values(buyers),
      db.insert(counters).values({ series: "CLI", last: buyers.length }),
      db.insert(itemPrices).values(prices),
    ]);
  }
  return { clients: buyers, prices };
}

/** All of it at once, or nothing: a seed that was stopped finds it whole. */
async function addSupply(db: BusinessDatabase, supply: Supply, rows: ItemRow[], dice: Dice, today: number) {
  const sellers = supplierRows(supply.suppliers, dice, today);
  const { tariffs: asked, prices } = tariffRows(supply.offers, rows, sellers, dice, today);
  const [known] = await db.select({ id: suppliers.id }).from(suppliers).limit(1);
  if (!known) {
    const writes = [
      db.insert(suppliers).values(sellers),
      db.insert(counters).values({ series: "FOU", last: sellers.length }),
      db.insert(tariffs).values(asked),
    ] as const;
    await db.batch(prices.length ? [...writes, db.insert(tariffPrices).values(prices)] : [...writes]);
  }
  return { suppliers: sellers, tariffs: asked, past: prices };
}

async function addItems(db: BusinessDatabase, rows: ItemRow[]): Promise<void> {
  await db.insert(items).values(rows).onConflictDoNothing();
}

async function addFeedback(databases: Databases, dice: Dice, today: number): Promise<void> {
  const rows = demoFeedback.map(({ daysAgo, ...said }) => {
    const at = today - daysAgo * DAY + dice.between(8, 19) * 3_600_000;
    return { ...said, id: dice.id(), createdAt: at, updatedAt: at };
  });
  await databases.platform.insert(feedback).values(rows).onConflictDoNothing();
}
