import { refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { nearest } from "@/worker/core/text/nearest";
import { isGrain } from "./days";
import type { Dimension, Figures, Measure, Source } from "./measure";

/** A measure with where it comes from. */
export interface Found {
  name: string;
  measure: Measure;
  source: Source;
  /** The name of its source. */
  from: string;
}

/** All that can be asked for: measures and dimensions, by their names. */
export interface Catalogue {
  measures: ReadonlyMap<string, Found>;
  dimensions: ReadonlyMap<string, Dimension>;
}

/** Makes one catalogue of what modules declare. A name stands for one thing. */
export function catalogueOf(declared: readonly Figures[]): Catalogue {
  const sources = declared.flatMap((figures) => Object.entries(figures));
  const measures = new Map<string, Found>();
  const dimensions = new Map<string, Dimension>();
  for (const [from, source] of sources) {
    for (const [name, measure] of Object.entries(source.measures)) {
      if (measures.has(name)) throw new Error(`Two measures are called ${name}`);
      measures.set(name, { name, measure, source, from });
    }
    for (const [name, { dimension }] of Object.entries(source.axes)) {
      const known = dimensions.get(name);
      if (known && known !== dimension) throw new Error(`Two dimensions are called ${name}`);
      dimensions.set(name, dimension);
    }
  }
  for (const [, { beside = {} }] of sources)
    for (const name of Object.values(beside).flat()) if (!measures.has(name)) throw new Error(`No measure is called ${name}`);
  return { measures, dimensions };
}

/** @throws Refusal `invalid_input` naming the field and the measure that is meant perhaps */
export function measureNamed({ measures }: Catalogue, name: string, field: string, language: Language): Found {
  const found = measures.get(name);
  if (found) return found;
  const names = [...measures].map(([key, { measure }]) => ({ key, names: [key, ...measure.names[language]] }));
  return refuseUnknown(field, "no_measure", name, names, language === "fr" ? "aucune" : "none");
}

/** Can every one of these measures be told by this? @throws Refusal `invalid_input` naming the field */
export function requireAxis(catalogue: Catalogue, found: readonly Found[], name: string, field: string, language: Language): void {
  const dimension = catalogue.dimensions.get(name);
  if (!dimension && !isGrain(name)) {
    const names = [...catalogue.dimensions].map(([key, { names: own }]) => ({ key, names: [key, ...own[language]] }));
    refuseUnknown(field, "no_dimension", name, names, language === "fr" ? "aucune" : "none");
  }
  for (const { measure, source } of found) {
    const has = isGrain(name) ? source.day : source.axes[name];
    if (!has) refuseField(field, isGrain(name) ? "not_over_time" : "not_by", { name: measure.names[language][0] });
  }
}

function refuseUnknown(field: string, code: string, name: string, known: { key: string; names: readonly string[] }[], none: string): never {
  const near = nearest(
    name,
    known.flatMap(({ names }) => names),
  );
  const key = known.find(({ names }) => near !== null && names.includes(near))?.key;
  refuseField(field, code, { name, nearest: key ?? none });
}

/** Does what stands at the end of a stretch of time not add up over several? */
export const standsOver = ({ isBalance }: Source, by: readonly string[]) => isBalance === true && by.some(isGrain);

/** The measures that this one is computed from, with those of its parts; itself, where it is counted. */
export function partsOf({ source }: Pick<Found, "source">, name: string): string[] {
  const measure = source.measures[name];
  if (!measure) return [];
  return "parts" in measure ? measure.parts.flatMap((part) => partsOf({ source }, part)) : [name];
}
