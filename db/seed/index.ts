import { eq, or } from "drizzle-orm";
import { migrations as businessMigrations } from "@/db/migrations/business";
import { migrations as platformMigrations } from "@/db/migrations/platform";
import { businesses, directoryEntries, feedback, productionRequests, undoneJobs, userProfile, users } from "@/db/platform";
import { civilDate, DAY } from "@/worker/core/figures/dates";
import { migrate } from "@/worker/engine/upkeep/migrate";
import type { Databases, PlatformDatabase, Statement } from "@/worker/engine/ports";
import { hashPassword, QUICK } from "@/worker/modules/business/account/password";
import { addConsultancy } from "./consultancy";
import { directoryRows } from "./directory";
import { DIRECTORY_SEED } from "./exchanges";
import { keptAhead, providerStatements } from "./provider";
import { sealingJobs } from "./documents";
import { requestRows, worksSeries } from "./requests";
import { businessPieces } from "./business";
import { type Dice, makeDice } from "./dice";
import { demoFeedback } from "./demo/feedback";
import { type Login, logins } from "./logins";
import { fillInPieces } from "./pieces";
import { patiently } from "./retry";
import type { ItemRow } from "./rows";
import { firstPaidOf, renewalOf, subscriptionOf } from "./subscription";

/** What a fresh product is filled with: the demo, a catalogue large enough to measure with, or nothing. */
export type SeedKind = keyof typeof logins;

/** The numbers that some chance comes from, beside the one of each login. */
const FEEDBACK_SEED = 20_260_105;
const REQUESTS_SEED = 20_260_111;
const SUBSCRIPTION_SEED = 20_260_112;
const SERVICES_SEED = 20_261_125;

/**
 * Fills the local databases, once: logins that exist already are left as they are, and one that was stopped in the middle is
 * finished. The same seed makes the same rows; their dates go back from today.
 * @throws Error when the server does not answer for half a minute
 */
export async function seed(kind: SeedKind, databases: Databases): Promise<void> {
  await patiently(() => databases.create("platform"));
  const { platform } = databases;
  await patiently(() => migrate(platform, platformMigrations));
  const today = Date.parse(civilDate(Date.now()));
  const drawn = logins[kind].map((login) => draw(login));
  const isThere = await Promise.all(drawn.map((drawing) => patiently(() => exists(platform, drawing))));
  const missing = drawn.filter((_, place) => !isThere[place]);
  // Before the people: once they are all there, nothing is added any more.
  if (kind === "demo" && missing.length) await patiently(() => addFeedback(platform, makeDice(FEEDBACK_SEED), today));
  if (kind === "demo" && missing.length) await patiently(() => addDirectory(platform, makeDice(DIRECTORY_SEED), today));
  if (kind === "demo" && missing.length) await patiently(() => addConsultancy(platform, today));
  await Promise.all(missing.map((drawing) => addLogin(databases, drawing, today)));
}

/** A login with the identifiers that its chance gives it, before anything else is drawn. */
interface DrawnLogin {
  login: Login;
  dice: Dice;
  userId: string;
  businessId: string | null;
}

function draw(login: Login): DrawnLogin {
  const dice = makeDice(login.seed);
  const userId = dice.id();
  return { login, dice, userId, businessId: login.business && dice.id() };
}

/** Is the person there, or their business, under whatever name they have since been given? */
async function exists(platform: PlatformDatabase, { login, userId, businessId }: DrawnLogin): Promise<boolean> {
  const [person] = await platform
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, login.email), eq(users.id, userId)));
  if (person || !businessId || !login.business) return Boolean(person);
  const [business] = await platform
    .select({ id: businesses.id })
    .from(businesses)
    .where(or(eq(businesses.id, businessId), eq(businesses.database, login.business.database)));
  return Boolean(business);
}

/** Makes one person and their business. The person is written last: until then, what their database holds is nobody's. */
async function addLogin(databases: Databases, drawn: DrawnLogin, today: number): Promise<void> {
  const { login, dice, userId } = drawn;
  const { business } = login;
  const filled = business && (await businessPieces(business, userId, dice, today));
  const [passwordHash] = await Promise.all([
    hashPassword(login.password, QUICK),
    business && filled && fillInPieces(databases, business.database, businessMigrations, filled.pieces),
  ]);
  await patiently(async (attempt) => {
    if (attempt > 1 && (await exists(databases.platform, drawn))) return;
    await addPerson(databases.platform, drawn, passwordHash, filled?.items ?? [], today);
  });
}

async function addPerson(
  platform: PlatformDatabase,
  { login, userId, businessId }: DrawnLogin,
  passwordHash: string,
  items: ItemRow[],
  today: number,
): Promise<void> {
  const { email, firstName, lastName, role, business } = login;
  const times = { createdAt: today - 430 * DAY, updatedAt: today - 430 * DAY };
  const person = { firstName, lastName, passwordHash, language: "fr", newsletter: false, termsAcceptedAt: times.createdAt } as const;
  const owner = platform.insert(users).values({ id: userId, email, businessId, confirmedAt: times.createdAt, ...person, ...times });
  const profile = platform.insert(userProfile).values({ id: userId, role });
  if (!business || !businessId) {
    await platform.batch([owner, profile]);
    return;
  }
  const own = platform.insert(businesses).values({
    id: businessId,
    name: business.name,
    database: business.database,
    schemaVersion: businessMigrations.length,
    plan: business.plan,
    period: "monthly",
    planStatus: "active",
    trialEndsAt: times.createdAt + 7 * DAY,
    renewsOn: renewalOf(today),
    paidSince: firstPaidOf(today),
    customer: "sim_card",
    ...times,
  });
  const firstWork = business.services?.first ?? 0;
  const requestLines = requestRows(business.requests ?? [], items, { businessId, userId }, makeDice(REQUESTS_SEED), today, firstWork);
  const requests = requestLines.length
    ? [platform.insert(productionRequests).values(requestLines), keptAhead(platform, worksSeries(today), firstWork + requestLines.length)]
    : [];
  const makers =
    Object.values(logins)
      .find((some) => some.includes(login))
      ?.filter((one) => one.business) ?? [];
  const subscriber = {
    businessId,
    userId,
    name: business.name,
    email,
    plan: business.plan,
    place: makers.indexOf(login),
    among: makers.length,
  };
  const paid = subscriptionOf(platform, subscriber, makeDice(SUBSCRIPTION_SEED + login.seed), today);
  const asker = { businessId, userId, businessName: business.name };
  const { lines, first } = business.services ?? { lines: [], first: 0 };
  const services = business.services ? providerStatements(platform, lines, asker, makeDice(SERVICES_SEED + first), today, first) : [];
  const jobs = business.hasDocuments ? [platform.insert(undoneJobs).values(sealingJobs(businessId, today))] : [];
  await platform.batch([own, owner, profile, ...requests, ...paid, ...services, ...jobs] as [Statement, ...Statement[]]);
}

async function addDirectory(platform: PlatformDatabase, dice: Dice, today: number): Promise<void> {
  await platform.insert(directoryEntries).values(directoryRows(dice, today)).onConflictDoNothing();
}

async function addFeedback(platform: PlatformDatabase, dice: Dice, today: number): Promise<void> {
  const rows = demoFeedback.map(({ daysAgo, ...entry }) => {
    const at = today - daysAgo * DAY + dice.between(8, 19) * 3_600_000;
    return { ...entry, id: dice.id(), createdAt: at, updatedAt: at };
  });
  await platform.insert(feedback).values(rows).onConflictDoNothing();
}
