import type { Language } from "@/worker/core/language";
import type { Operation } from "@/worker/core/contract/operation";
import type { Shape, Shapes } from "@/worker/core/contract/shape";

/** A module in short: what help and completion need before it is loaded. The build writes it down. */
export interface ModuleOutline {
  name: string;
  /** Where its words stand under worker/modules: area and folder. */
  area: string;
  folder: string;
  title: Readonly<Record<Language, string>>;
  /** Who may list its records. */
  listedBy?: Operation["access"]["role"];
  verbs: readonly VerbOutline[];
}

/** A module in short as the build writes it down: of each verb its name and its titles, French first. */
export type StoredOutline = Omit<ModuleOutline, "verbs"> & { verbs: readonly [verb: string, fr: string, en: string][] };

/** Writes it down. */
export const storedOutline = ({ verbs, ...facts }: ModuleOutline): StoredOutline => ({
  ...facts,
  verbs: verbs.map(({ verb, title: { fr, en } }) => [verb, fr, en]),
});

/** Reads it. */
export const restoredOutline = ({ verbs, ...facts }: StoredOutline): ModuleOutline => ({
  ...facts,
  verbs: verbs.map(([verb, fr, en]) => ({ verb, title: { fr, en } })),
});

/** An operation in short: what it is called. */
export interface VerbOutline {
  verb: string;
  title: Readonly<Record<Language, string>>;
}

/**
 * An operation as the terminal knows it: what its contract declares, with shapes in place of schemas, whose library alone takes
 * longer to start than a command.
 */
export interface OperationOutline extends Pick<Operation, "id" | "kind" | "risk" | "scope" | "access" | "columns" | "telling"> {
  input: { shape: Shapes };
  output: Shape;
  /** It answers with a list as a file, or with a paper, a picture or other bytes. */
  answers?: "export" | "sheet";
}

/** What the build writes down for helps. */
export interface StoredExamples {
  /** What one may type for an operation in the demo business, by the names of its fields; by operation. */
  lines: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Which of an operation's phrases a help shows, by their places, where that is not the first ones. */
  phrases: Readonly<Record<Language, Readonly<Record<string, readonly number[]>>>>;
}

/** A module's operations as the build writes them down, every shape once. */
export interface StoredModule {
  shapes: StoredShape[];
  operations: Record<string, StoredOperation>;
}

/** A shape whose inner ones are named by their place among all of the module: they stand before it. */
interface StoredShape extends Partial<Omit<Shape, "fields" | "element" | "kind">> {
  kind: Shape["kind"];
  fields?: Record<string, number>;
  element?: number;
}

/** An operation is called by its module and verb; where it is as most are, that is left out. */
interface StoredOperation extends Partial<Omit<OperationOutline, "id" | "input" | "output">> {
  input: Record<string, number>;
  output: number;
}

/** What most operations are. */
const usual: Pick<OperationOutline, "kind" | "risk" | "scope" | "access"> = {
  kind: "query",
  risk: "reads",
  scope: "business",
  access: { role: "customer" },
};
const isUsual = ([fact, value]: [string, unknown]) => JSON.stringify(usual[fact as keyof typeof usual]) === JSON.stringify(value);

/** Writes operations down. */
export function stored(outlines: Readonly<Record<string, OperationOutline>>): StoredModule {
  const shapes: StoredShape[] = [];
  const places = new Map<string, number>();
  const placeOf = (shape: Shape): number => {
    const { kind, options, fields, names, meanings, element, isOptional, isNullable, mayBeBlank } = shape;
    // The fields of a list's records are its element's.
    const own = element ? {} : fields;
    const one: StoredShape = {
      kind,
      ...(options.length && { options }),
      ...(names.length && { names }),
      ...(meanings && { meanings }),
      ...(Object.keys(own).length && { fields: placesOf(own) }),
      ...(element && { element: placeOf(element) }),
      ...(isOptional && { isOptional }),
      ...(isNullable && { isNullable }),
      ...(mayBeBlank && { mayBeBlank }),
    };
    const text = JSON.stringify(one);
    const place = places.get(text) ?? shapes.push(one) - 1;
    places.set(text, place);
    return place;
  };
  const placesOf = (fields: Shapes) => Object.fromEntries(Object.entries(fields).map(([field, shape]) => [field, placeOf(shape)]));
  const operations = Object.entries(outlines).map(([verb, { id: _, input, output, ...facts }]): [string, StoredOperation] => {
    const own = Object.fromEntries(Object.entries(facts).filter((fact) => !isUsual(fact)));
    return [verb, { ...own, input: placesOf(input.shape), output: placeOf(output) }];
  });
  return { shapes, operations: Object.fromEntries(operations) };
}

/** Reads the operations of a module that were written down. Of two that answer alike, the shape is one. */
export function restored(module: string, { shapes, operations }: StoredModule): Record<string, OperationOutline> {
  const whole: Shape[] = [];
  const fieldsAt = (places: Record<string, number> = {}): Shapes =>
    Object.fromEntries(Object.entries(places).map(([field, place]) => [field, whole[place] as Shape]));
  for (const { fields, element: place, ...shape } of shapes) {
    const element = place === undefined ? undefined : whole[place];
    whole.push({ options: [], names: [], ...shape, ...(element && { element }), fields: element?.fields ?? fieldsAt(fields) });
  }
  return Object.fromEntries(
    Object.entries(operations).map(([verb, { input, output, ...facts }]) => [
      verb,
      { id: `${module}.${verb}`, ...usual, ...facts, input: { shape: fieldsAt(input) }, output: whole[output] as Shape },
    ]),
  );
}
