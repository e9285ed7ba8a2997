import type { directoryContacts, serviceMessages } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import { demoContacts } from "./demo/contacts";
import type { Service } from "./demo/services";
import { type Dice, makeDice } from "./dice";
import { directoryRows } from "./directory";

/** The numbers that the directory and its messages come from. */
export const DIRECTORY_SEED = 20_261_123;
const CONTACTS_SEED = 20_261_127;
/** The number that the administrator's login comes from: who writes for the provider. */
export const STAFF_SEED = 20_260_108;

const HOUR = 3_600_000;

/** What both sides wrote about requests. @param requests as `serviceRows` made them of the same services */
export function messageRows(
  services: readonly Service[],
  requests: readonly { id?: string; createdAt: number }[],
  { userId }: { userId: string },
  dice: Dice,
): (typeof serviceMessages.$inferInsert)[] {
  const staff = makeDice(STAFF_SEED).id();
  return services.flatMap(({ messages = [] }, place) => {
    const request = requests[place];
    if (!request?.id) return [];
    const { id: requestId, createdAt: begunAt } = request;
    return messages.map(([by, afterDays, text], turn) => {
      const createdAt = begunAt + afterDays * DAY + turn * HOUR;
      const isStaff = by === "staff";
      return { id: dice.id(), requestId, userId: isStaff ? staff : userId, isStaff, text, version: 1, createdAt, updatedAt: createdAt };
    });
  });
}

/** What a business wrote to entries of the directory, and what was answered. @param today midnight, in UTC milliseconds */
export function contactRows(
  { businessId, userId }: { businessId: string; userId: string },
  today: number,
): (typeof directoryContacts.$inferInsert)[] {
  const dice = makeDice(CONTACTS_SEED);
  const entries = directoryRows(makeDice(DIRECTORY_SEED), today);
  return demoContacts.flatMap(({ entry: name, daysAgo, message, answer = "", answeredBy = name, answeredAfter = 1 }) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) return [];
    const createdAt = today - daysAgo * DAY + 10 * HOUR;
    const answeredAt = answer ? createdAt + answeredAfter * DAY : null;
    const reply = answer ? { answer, answeredBy, answeredAt } : {};
    const times = { version: answer ? 2 : 1, createdAt, updatedAt: answeredAt ?? createdAt };
    return [{ id: dice.id(), entryId: entry.id, businessId, userId, message, ...reply, ...times }];
  });
}
