import { and, desc, eq, sql } from "drizzle-orm";
import { appointments, businesses, directoryEntries, experts, productionRequests, serviceRequests } from "@/db/platform";
import { formatMoment } from "@/worker/core/figures/zoned";
import { handle } from "@/worker/engine/handler";
import { holdsTypedWords, holdsWords } from "@/worker/engine/lists/search";
import { knownAs } from "@/worker/modules/provider/consultancy-clients";
import { staffDesk } from "./contract";

/** Of each kind, as many as one looks through. */
const EACH = 8;

/** Whatever the provider knows by these words: businesses, requests, appointments, the directory. Never what a business owns. */
export const search = handle(staffDesk.search, async ({ platform, caller }, { search: words }) => {
  const visitor = ["name", "company", "email"].map((field) => sql`coalesce(json_extract(${appointments.visitor}, ${`$.${field}`}), '')`);
  const meeting = sql`${appointments.reference} || ' ' || ${appointments.offerName} || ' ' || coalesce(${businesses.name}, '') || ' ' || ${sql.join(visitor, sql` || ' ' || `)}`;
  const production = sql`${productionRequests.product} || ' ' || ${businesses.name}`;
  const [firms, requests, meetings, entries, productions] = await platform.batch([
    platform
      .select({ id: businesses.id, title: businesses.name, text: businesses.plan })
      .from(businesses)
      .where(holdsTypedWords(knownAs, words))
      .orderBy(businesses.name)
      .limit(EACH),
    platform
      .select({ id: serviceRequests.id, title: serviceRequests.title, text: serviceRequests.reference })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.isSubmitted, true), holdsWords(serviceRequests.searchText, words)))
      .orderBy(desc(serviceRequests.createdAt))
      .limit(EACH),
    platform
      .select({ id: appointments.id, title: appointments.offerName, startsAt: appointments.startsAt, expert: experts.name })
      .from(appointments)
      .innerJoin(experts, eq(experts.id, appointments.expertId))
      .leftJoin(businesses, eq(businesses.id, appointments.businessId))
      .where(holdsTypedWords(meeting, words))
      .orderBy(desc(appointments.startsAt))
      .limit(EACH),
    platform
      .select({ id: directoryEntries.id, title: directoryEntries.name, text: directoryEntries.products })
      .from(directoryEntries)
      .where(and(eq(directoryEntries.archived, false), holdsWords(directoryEntries.searchText, words)))
      .orderBy(directoryEntries.sortName)
      .limit(EACH),
    platform
      .select({ id: productionRequests.id, title: productionRequests.product, text: businesses.name })
      .from(productionRequests)
      .innerJoin(businesses, eq(businesses.id, productionRequests.businessId))
      .where(holdsTypedWords(production, words))
      .orderBy(desc(productionRequests.createdAt))
      .limit(EACH),
  ]);
  const items = [
    ...firms.map((row) => ({ find: "business" as const, ...row })),
    ...requests.map((row) => ({ find: "serviceRequest" as const, ...row })),
    ...meetings.map(({ id, title, startsAt, expert }) => ({
      find: "appointment" as const,
      id,
      title,
      text: `${formatMoment(startsAt, caller.language)}, ${expert}`,
    })),
    ...productions.map((row) => ({ find: "productionRequest" as const, ...row })),
    ...entries.map(({ id, title, text }) => ({ find: "directory" as const, id, title, text: text.join(", ") })),
  ];
  return { items, nextCursor: null };
});
