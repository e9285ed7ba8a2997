interface Days {
  from: string;
  to: string;
}

const WRITTEN = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4})/g;
/** What stands between two dates: "du 3/11/2026 au 5/11/2026", "from … to …". */
const BETWEEN = /^(?:\s|-|–|→|\b(?:du|au|le|entre|et|depuis|from|to|on|between|and)\b)*$/i;

/** The days that a search names and nothing else: one date, or the first and the last of several; null otherwise. */
export function daysIn(search: string): Days | null {
  if (!BETWEEN.test(search.replace(WRITTEN, " "))) return null;
  const days = [...search.matchAll(WRITTEN)].map(([, year, month, day, ownDay, ownMonth, ownYear]) =>
    [year ?? ownYear, (month ?? ownMonth ?? "").padStart(2, "0"), (day ?? ownDay ?? "").padStart(2, "0")].join("-"),
  );
  const [from, to = from] = days.sort();
  const isReal = days.every((day) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day));
  return from && to && days.length <= 2 && isReal ? { from, to } : null;
}
