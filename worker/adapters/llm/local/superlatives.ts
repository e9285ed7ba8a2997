import type { Shape } from "@/worker/core/contract/shape";

/** What an adjective orders rows by. */
export type Axis = "price" | "size" | "age" | "speed" | "merit" | "coming";

interface Ways {
  /** Words that alone or after "plus", "most" mean the most of it. */
  most: string;
  /** The same for the least of it. */
  least: string;
}

/** The adjectives that choose or order, without accents, in every form. */
export const adjectives: Record<Axis, Ways> = {
  price: {
    most: "cher chere chers cheres couteux couteuse couteuses onereux onereuse expensive costly priciest dearest pricey",
    least: "cheapest cheap cheaper economique economiques",
  },
  size: {
    most: "gros grosse grosses grand grande grands grandes important importante importants importantes eleve elevee eleves elevees fort forte forts fortes haut haute volumineux biggest largest highest heaviest greatest big large high bigger larger higher",
    least: "petit petite petits petites faible faibles bas basse basses smallest lowest lightest small low smaller lower",
  },
  age: {
    most: "vieux vieille vieilles vieil ancien ancienne anciens anciennes vieillot premier premiere premiers premieres oldest earliest old older first",
    least:
      "recent recente recents recentes dernier derniere derniers dernieres nouveau nouvelle jeune latest newest last recent youngest new newer",
  },
  speed: {
    most: "rapide rapides vite court courte courts fast fastest quick quickest shortest short faster",
    least: "lent lente lents lentes long longue longs longues slow slowest longest slower",
  },
  coming: {
    most: "prochain prochaine prochains prochaines proche proches next upcoming nearest soonest",
    least: "lointain lointaine furthest",
  },
  merit: {
    most: "meilleur meilleure meilleurs meilleures rentable rentables best top profitable strongest",
    least: "pire pires mauvais mauvaise worst weakest",
  },
};

const axisOf = new Map<string, { axis: Axis; isMost: boolean }>();
for (const [axis, { most, least }] of Object.entries(adjectives)) {
  for (const word of most.split(" ")) axisOf.set(word, { axis: axis as Axis, isMost: true });
  for (const word of least.split(" ")) axisOf.set(word, { axis: axis as Axis, isMost: false });
}

/** What an adjective orders by; null for other words. */
export const axisNamed = (word: string) => axisOf.get(word) ?? null;

/** Words that order by themselves: "cheapest", "dernière"; others need "plus" or "most" before them. */
const alone =
  /est$|^(?:dernier|derniere|derniers|dernieres|premier|premiere|last|first|latest|next|prochaine?|top|best|worst|pire|pires|meilleure?s?|plus|priciest)$/;
export const ordersAlone = (word: string) => alone.test(word);

const amounts = ["total", "totalInclTax", "subtotal", "value", "amount", "due", "price", "cost", "unitCost", "unitPrice"];
const prices = ["price", "unitPrice", "cost", "unitCost", "total", "subtotal", "value", "amount"];

/**
 * The fields that an adjective orders the rows of a list by, the likeliest first. "The biggest client" names none: nobody said
 * by what.
 */
export function fieldsFor(axis: Axis, row: Record<string, Shape>): string[] {
  const known = (names: readonly string[], kinds: readonly string[]) => names.filter((name) => kinds.includes(row[name]?.kind ?? ""));
  const isOwnName = "companyName" in row || ("name" in row && !("reference" in row) && !("price" in row) && !("amount" in row));
  if (axis === "price") return known(prices, ["money"]);
  if (axis === "size") return isOwnName ? [] : known(amounts, ["money", "quantity"]);
  if (axis === "merit") return known(["margin", "rating"], ["rate", "number"]);
  if (axis === "coming")
    return known(
      ["dueOn", "expectedOn", "requestedOn", "nextOn", "validUntil", "certificateEndsOn", "startsAt", "expiresOn", "endsOn"],
      ["date", "instant"],
    );
  if (axis === "speed") return known(["leadTimeDays", "labourMinutes", "duration"], ["number"]);
  const dates = Object.keys(row).filter((field) => row[field]?.kind === "date");
  return [
    ...dates.filter((field) => /^(?:orderedOn|issuedOn|shippedOn|bornOn|receivedOn|day|openedOn|invoiceDate)$/.test(field)),
    ...dates,
    ...known(["at", "startedAt", "sentAt", "createdAt"], ["instant"]),
  ];
}
