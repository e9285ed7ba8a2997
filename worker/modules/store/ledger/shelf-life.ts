import { addDays } from "@/worker/core/figures/dates";

/** What an item says of the date that its lots bear. */
interface Lasting {
  shelfLifeDays: number | null;
  dateKind: "dlc" | "ddm";
}

/** The dates of a lot that is made or comes on a day, where nobody says them: what its item says of itself, or none. */
export function datesFrom({ shelfLifeDays, dateKind }: Lasting, day: string): { dlc: string | null; ddm: string | null } {
  const none = { dlc: null, ddm: null };
  return shelfLifeDays === null ? none : { ...none, [dateKind]: addDays(day, shelfLifeDays) };
}
