import type { Source } from "./measure";

/** What a figure is narrowed to: the keys of a dimension. */
interface Narrowed {
  dimension: string;
  keys: readonly (string | null)[];
}

/**
 * The address of the list that shows the records of a figure and no others; null where no list can: it narrows by other things, or by
 * one value only.
 */
export function listPathOf(
  { source, name }: { source: Source; name: string },
  narrowed: readonly Narrowed[],
  period: { from: string; to: string } | null,
): string | null {
  const measure = source.measures[name];
  const { listed } = source;
  if (!listed || !measure || !("listed" in measure) || !measure.listed) return null;
  const [from, to] = listed.days ?? [];
  if (source.day && period && !(from && to)) return null;
  const params = new Map(Object.entries(measure.listed));
  if (source.day && period && from && to) params.set(from, period.from).set(to, period.to);
  for (const { dimension, keys } of narrowed) {
    const filter = listed.by[dimension];
    const [key, ...others] = keys;
    if (!filter || !key || others.length || (params.get(filter) ?? key) !== key) return null;
    params.set(filter, key);
  }
  return `${listed.path}${listed.path.includes("?") ? "&" : "?"}${new URLSearchParams([...params])}`;
}
