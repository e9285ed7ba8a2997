import { consultancyOffers, experts, providerFiles } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { demoExperts, demoOffers } from "./demo/consultancy";
import { makeDice } from "./dice";
import { portraitKey } from "./portraits";

/** The number that the experts and what they offer come from: whoever books them draws them anew. */
const EXPERTS_SEED = 20_261_124;

/** Those who advise and what one may book. @param today midnight, in UTC milliseconds */
export function consultancyRows(today: number) {
  const dice = makeDice(EXPERTS_SEED);
  const times = { version: 1, createdAt: today - 400 * DAY, updatedAt: today - 400 * DAY };
  const expertRows = demoExperts.map(({ from, to, weekdays, ...expert }) => ({
    ...{ id: dice.id(), ...expert, ...times, active: true, exceptions: [], videoLink: "https://meet.example/cellier" },
    weekly: weekdays.map((weekday) => ({ weekday, from, to })),
  }));
  const offerRows = demoOffers.map((offer) => ({ id: dice.id(), ...offer, active: true, ...times }));
  return { expertRows, offerRows };
}

/** Writes down who advises and what one may book. */
export async function addConsultancy(platform: PlatformDatabase, today: number): Promise<void> {
  const { expertRows, offerRows } = consultancyRows(today);
  const pictures = expertRows.map(({ id, createdAt }, place) => portraitRow(id, createdAt, place));
  await platform.batch([
    platform.insert(providerFiles).values(pictures).onConflictDoNothing(),
    platform.insert(experts).values(expertRows).onConflictDoNothing(),
    platform.insert(consultancyOffers).values(offerRows).onConflictDoNothing(),
  ]);
}

/** The portrait of an expert, which `portraits.ts` draws. */
function portraitRow(expertId: string, createdAt: number, place: number): typeof providerFiles.$inferInsert {
  const file = { fileName: "portrait.png", mediaType: "image/png", size: 0, digest: "", fileKey: portraitKey(place) };
  const times = { version: 1, createdAt, updatedAt: createdAt };
  return { id: `portrait-${expertId}`, subject: "expert", recordId: expertId, userId: "system", isStaff: true, ...file, ...times };
}
