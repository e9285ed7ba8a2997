import type { Language } from "@/worker/core/language";
import { calendarFile } from "./calendar-file";
import type { Meeting } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

/** An appointment as a calendar file, in the customer's language. @param now UTC milliseconds */
export function calendarOf(
  { row, expertName }: Meeting,
  { language, origin, now }: { language: Language; origin: string; now: number },
): string {
  const title = words[language].calendar.replace("{{offer}}", row.offerName).replace("{{expert}}", expertName);
  const url = row.businessId ? `${origin}/customer/consultancy-appointments/${row.id}` : "";
  const isCancelled = row.status === "cancelled" || row.status === "rescheduled" || row.status === "rejected";
  const times = { startsAt: row.startsAt, endsAt: row.endsAt, at: now };
  return calendarFile([{ id: row.id, sequence: row.version, ...times, title, description: row.subject, url, isCancelled }]);
}
