import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { nearest } from "@/worker/core/text/nearest";
import { businessOf } from "@/worker/engine/actor";
import type { QueryContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { en } from "./words.en";
import { fr } from "./words.fr";

interface Filter {
  dimension: string;
  is: string[];
}

/** The name of the product itself, where no person did it. */
const SYSTEM = "system";
const isIdentifier = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Filters whose people are named by their identifiers: who they are stands with the provider, not beside the figures.
 * @returns the filters, and what those of people are called, by their place
 * @throws Refusal naming the nearest name of those who work here
 */
export async function withPeople(
  context: QueryContext,
  filters: readonly Filter[],
): Promise<{ filters: Filter[]; people: Map<number, string> }> {
  const { platform, figures, caller } = context;
  const people = new Map<number, string>();
  if (!filters.some(({ dimension }) => figures.dimensions.get(dimension)?.isPerson)) return { filters: [...filters], people };
  const team = await platform
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.businessId, businessOf(caller)?.id ?? ""));
  const known = [...team.map(({ id, ...of }) => ({ id, name: `${of.firstName} ${of.lastName}`.trim() })), { id: SYSTEM, name: "Cellier" }];
  const named = filters.map((filter, place) => {
    if (!figures.dimensions.get(filter.dimension)?.isPerson) return filter;
    const found = filter.is.map((text, at) => {
      const one = known.find(({ id, name }) => id === text || fold(name) === fold(text) || fold(name.split(" ")[0] ?? "") === fold(text));
      if (one) return one;
      // Somebody who left, or who looked in for the provider.
      if (isIdentifier.test(text)) return { id: text, name: text };
      const near = nearest(
        text,
        known.map(({ name }) => name),
      );
      return refuseField(`filters.${place}.is.${at}`, "no_member", {
        name: text,
        nearest: near ?? { fr, en }[caller.language].sentence.none,
      });
    });
    people.set(place, found.map(({ name }) => name).join(", "));
    return { ...filter, is: found.map(({ id }) => id) };
  });
  return { filters: named, people };
}

/** Calls the people among groups by their names. @param groups their keys and labels, in the order of what they are told by */
export async function nameThePeople(
  { platform, figures }: QueryContext,
  by: readonly string[],
  groups: Iterable<{ keys: (string | null)[]; labels: (string | null)[] }>,
): Promise<void> {
  const places = by.flatMap((name, place) => (figures.dimensions.get(name)?.isPerson ? [place] : []));
  if (!places.length) return;
  const all = [...groups];
  const names = await namesOf(
    platform,
    all.flatMap(({ keys }) => places.flatMap((place) => keys[place] ?? [])),
  );
  for (const { keys, labels } of all) for (const place of places) labels[place] = names.get(keys[place] ?? "") ?? labels[place] ?? null;
}
